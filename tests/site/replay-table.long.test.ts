import './replay-table.test.ts';
