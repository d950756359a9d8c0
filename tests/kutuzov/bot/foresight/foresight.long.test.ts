import './foresight.test.ts';
