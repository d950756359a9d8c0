import './stretches.test.ts';
