import './words.test.ts';
