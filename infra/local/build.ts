import { readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { stop } from 'esbuild';
import { sure } from '../../domain/lib/sure.ts';
import { bundleServer } from '../bundle.ts';
import { siteOf } from '../bundles.ts';
import { buildSite, compressSite } from '../site.ts';

// Bundles the server into the named folder. The folder is whole or absent, even if other processes build at the same
// time.

/** Number of kept bundles. A running server may still load a part of an older one. */
const KEPT = 10;

const folder = sure(process.argv[2], 'folder');
const fresh = `${folder}.${process.pid}`;
await bundleServer(fresh);
await buildSite(siteOf(fresh));
compressSite(siteOf(fresh));
await stop();
try {
  renameSync(fresh, folder);
} catch (caught) {
  // Another process has built the same.
  if (!['ENOTEMPTY', 'EEXIST', 'EPERM'].includes((caught as NodeJS.ErrnoException).code ?? '')) throw caught;
  rmSync(fresh, { recursive: true });
}
const built = readdirSync(dirname(folder)).filter(
  (name) => /^server-[0-9a-f]{20}$/.test(name) && name !== basename(folder),
);
const byAge = built
  .map((name) => join(dirname(folder), name))
  .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
for (const old of byAge.slice(KEPT - 1)) rmSync(old, { recursive: true });
