import './spectators.test.ts';
