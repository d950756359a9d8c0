import './description.test.ts';
