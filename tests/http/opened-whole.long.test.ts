import './opened-whole.test.ts';
