import './kutuzov-table.test.ts';
