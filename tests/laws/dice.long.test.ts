import './dice.test.ts';
