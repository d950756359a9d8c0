import './audit.test.ts';
