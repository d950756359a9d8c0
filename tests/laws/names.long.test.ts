import './names.test.ts';
