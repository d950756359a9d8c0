import './golden.test.ts';
