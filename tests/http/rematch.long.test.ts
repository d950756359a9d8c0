import './rematch.test.ts';
