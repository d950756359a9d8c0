import './exports.test.ts';
