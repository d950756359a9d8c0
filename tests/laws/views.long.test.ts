import './views.test.ts';
