import './unable.test.ts';
