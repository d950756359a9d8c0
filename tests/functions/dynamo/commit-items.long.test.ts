import './commit-items.test.ts';
