import './game-hooks.test.ts';
