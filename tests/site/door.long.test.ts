import './door.test.ts';
