import './legal.test.ts';
