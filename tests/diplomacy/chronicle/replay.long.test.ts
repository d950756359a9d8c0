import './replay.test.ts';
