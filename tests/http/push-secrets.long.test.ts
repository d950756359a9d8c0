import './push-secrets.test.ts';
