import './visits.test.ts';
