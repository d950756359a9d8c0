import './print.test.ts';
