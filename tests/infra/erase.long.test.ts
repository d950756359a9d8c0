import './erase.test.ts';
