import './answers.test.ts';
