import './inspect.test.ts';
