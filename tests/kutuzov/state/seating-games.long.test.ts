import './seating-games.test.ts';
