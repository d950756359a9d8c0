import './bot.test.ts';
