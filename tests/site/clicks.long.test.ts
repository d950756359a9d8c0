import './clicks.test.ts';
