import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const OF_NODE = /[\\/]domain[\\/]lib[\\/]hash\.ts$/;
const FOR_BROWSERS = fileURLToPath(new URL('src/auditor/hash.ts', import.meta.url));

/**
 * What the page shares with the service hashes there by Node, and here by a library for browsers: one module takes the
 * other's place.
 */
export const browserHashes = (): Plugin => ({
  name: 'hashes for browsers',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!source.endsWith('hash.ts')) return undefined;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found !== null && OF_NODE.test(found.id) ? FOR_BROWSERS : found;
  },
});
