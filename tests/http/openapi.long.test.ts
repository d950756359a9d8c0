import './openapi.test.ts';
