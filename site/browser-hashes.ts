import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const OF_NODE = /[\\/]domain[\\/]lib[\\/]hash\.ts$/;
const FOR_BROWSERS = fileURLToPath(new URL('src/auditor/hash.ts', import.meta.url));

/**
 * Replaces one module in the page's build: code shared with the service hashes with a browser library instead of Node.
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
