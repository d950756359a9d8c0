import './notification-secrets.test.ts';
