import './launcher.test.ts';
