import './drafts.test.ts';
