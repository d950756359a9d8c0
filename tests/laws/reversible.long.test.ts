import './reversible.test.ts';
