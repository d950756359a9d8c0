import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

/** Builds the site into a folder: static files, as they are served here and in the cloud. */
export async function buildSite(folder: string): Promise<void> {
  await build({
    configFile: 'site/vite.config.ts',
    build: { outDir: resolve(folder), emptyOutDir: true },
    logLevel: 'warn',
  });
}

/** What is not text is small already. */
const TEXT = /\.(?:css|html|js|json|svg|webmanifest)$/;

/**
 * Puts a compressed copy beside each text of a built site; a server sends it to browsers that accept it. In the cloud
 * CloudFront does.
 */
export function compressSite(folder: string): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => TEXT.test(file));
  for (const file of files.map((each) => join(folder, each)))
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
}
