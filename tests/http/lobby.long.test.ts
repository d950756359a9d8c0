import './lobby.test.ts';
