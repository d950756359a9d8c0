import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packClient } from '../../infra/local/scripts/client-pack.ts';
import { bundledForBrowsers } from './bundled.ts';

it('packed, it pleases publint and attw, has no dependency, and runs where there is no Node', async () => {
  await mkdir('.build', { recursive: true });
  const folder = await mkdtemp('.build/client-');
  try {
    expect(await packClient(folder)).toBe(0);
    const manifest = JSON.parse(await readFile(join(folder, 'package/package.json'), 'utf8')) as {
      readonly dependencies?: object;
    };
    expect(manifest.dependencies).toBeUndefined();
    await bundledForBrowsers(join(folder, 'package/dist/index.js'));
  } finally {
    await rm(folder, { recursive: true });
  }
});
