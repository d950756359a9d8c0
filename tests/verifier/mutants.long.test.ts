import './mutants.test.ts';
