import './forks.test.ts';
