import './histories.test.ts';
