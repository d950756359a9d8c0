import './verifier.test.ts';
