import './bundles.test.ts';
