import './authorization.test.ts';
