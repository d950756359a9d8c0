import './grey.test.ts';
