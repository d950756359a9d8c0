import './lobby-twins.test.ts';
