import './piles.test.ts';
