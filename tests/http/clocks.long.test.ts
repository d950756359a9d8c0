import './clocks.test.ts';
