import './command-line.test.ts';
