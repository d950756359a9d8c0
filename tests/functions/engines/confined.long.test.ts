import './confined.test.ts';
