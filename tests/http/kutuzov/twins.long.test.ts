import './twins.test.ts';
