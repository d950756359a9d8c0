import './horizon.test.ts';
