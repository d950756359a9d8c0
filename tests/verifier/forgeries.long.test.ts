import './forgeries.test.ts';
