import './frames.test.ts';
