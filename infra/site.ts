import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

/** Builds the site into a folder of static files, for local servers and for the cloud. */
export async function buildSite(folder: string): Promise<void> {
  await build({
    configFile: 'site/vite.config.ts',
    build: { outDir: resolve(folder), emptyOutDir: true },
    logLevel: 'warn',
  });
}

/** Other files are compressed already. */
const TEXT = /\.(?:css|html|js|json|svg|webmanifest)$/;

/**
 * Puts a compressed copy beside each text of a built site. A local server sends it to browsers that accept it; in the
 * cloud, CloudFront compresses.
 */
export function compressSite(folder: string): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => TEXT.test(file));
  for (const file of files.map((each) => join(folder, each)))
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
}
