import './ended.test.ts';
