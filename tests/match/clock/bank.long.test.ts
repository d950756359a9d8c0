import './bank.test.ts';
