import './standing.test.ts';
