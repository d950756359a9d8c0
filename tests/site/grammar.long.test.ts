import './grammar.test.ts';
