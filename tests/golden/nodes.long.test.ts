import './nodes.test.ts';
