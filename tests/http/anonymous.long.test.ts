import './anonymous.test.ts';
