import './first-time.test.ts';
