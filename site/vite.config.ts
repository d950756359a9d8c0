import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { GAMES } from '../domain/games/games.ts';
import { LOCALES } from '../domain/lib/text.ts';
import { browserHashes } from './browser-hashes.ts';

/** Serves LOG.md as a page of plain text. Its first character marks it as UTF-8. */
const logPage = (): Plugin => ({
  name: 'the page about the log',
  generateBundle() {
    const source = `\uFEFF${readFileSync(new URL('../LOG.md', import.meta.url), 'utf8')}`;
    this.emitFile({ type: 'asset', fileName: 'log.txt', source });
  },
});

/** Writes the words of each game in each language into a file: a visit to a table needs no request for them. */
const gameWords = (): Plugin => ({
  name: 'the words of the games',
  async generateBundle() {
    for (const [of, load] of Object.entries(GAMES)) {
      const { names } = await load();
      for (const locale of LOCALES) {
        const source = JSON.stringify(names?.(locale) ?? {});
        this.emitFile({ type: 'asset', fileName: `names/${of}.${locale}.json`, source });
      }
    }
  },
});

// The site is static files: no separate server, nothing from another host, no script in the page.
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  resolve: { alias: { '@fieldpost/client': fileURLToPath(new URL('../client/src/index.ts', import.meta.url)) } },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [logPage(), gameWords()],
  define: { WORDED: JSON.stringify(Object.keys(GAMES)) },
  worker: { plugins: () => [browserHashes()] },
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false }, reportCompressedSize: false },
  // `vite` alone serves the sources while they are written, with the API of `npm start` behind it.
  server: { proxy: { '/v1': { target: 'http://127.0.0.1:8080', ws: true } } },
});
