import './runtime.test.ts';
