import './auditor.test.ts';
