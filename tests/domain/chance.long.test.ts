import './chance.test.ts';
