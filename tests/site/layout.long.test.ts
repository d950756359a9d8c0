import './layout.test.ts';
