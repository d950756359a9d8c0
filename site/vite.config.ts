import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { browserHashes } from './browser-hashes.ts';

/** Serves LOG.md as a page of plain text. Its first character marks it as UTF-8. */
const logPage = (): Plugin => ({
  name: 'the page about the log',
  generateBundle() {
    const source = `\uFEFF${readFileSync(new URL('../LOG.md', import.meta.url), 'utf8')}`;
    this.emitFile({ type: 'asset', fileName: 'log.txt', source });
  },
});

// The site is static files: no separate server, nothing from another host, no script in the page.
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  resolve: { alias: { '@fieldpost/client': fileURLToPath(new URL('../client/src/index.ts', import.meta.url)) } },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [logPage()],
  worker: { plugins: () => [browserHashes()] },
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false }, reportCompressedSize: false },
  // `vite` alone serves the sources while they are written, with the API of `npm start` behind it.
  server: { proxy: { '/v1': { target: 'http://127.0.0.1:8080', ws: true } } },
});
