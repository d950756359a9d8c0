import './chapters.test.ts';
