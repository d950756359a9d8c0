import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

// The site is static files: no server of its own, nothing from another host, no script in the page.
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  resolve: { alias: { '@fieldpost/client': fileURLToPath(new URL('../client/src/index.ts', import.meta.url)) } },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false }, reportCompressedSize: false },
  // `vite` alone serves the sources while they are written, with the API of `npm start` behind it.
  server: { proxy: { '/v1': { target: 'http://127.0.0.1:8080', ws: true } } },
});
