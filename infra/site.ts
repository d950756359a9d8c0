import { resolve } from 'node:path';
import { build } from 'vite';

/** Builds the site into a folder: static files, as they are served here and in the cloud. */
export async function buildSite(folder: string): Promise<void> {
  await build({ configFile: 'site/vite.config.ts', build: { outDir: resolve(folder), emptyOutDir: true }, logLevel: 'warn' });
}
