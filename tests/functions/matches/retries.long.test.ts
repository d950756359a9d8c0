import './retries.test.ts';
