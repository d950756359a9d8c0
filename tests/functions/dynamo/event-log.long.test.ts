import './event-log.test.ts';
