import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { packClient } from '../../infra/local/scripts/client-pack.ts';

it('packed, it pleases publint and attw, has no dependency, and runs where there is no Node', async () => {
  await mkdir('.build', { recursive: true });
  const folder = await mkdtemp('.build/client-');
  try {
    expect(await packClient(folder)).toBe(0);
    const manifest = JSON.parse(await readFile(join(folder, 'package/package.json'), 'utf8')) as {
      readonly dependencies?: object;
    };
    expect(manifest.dependencies).toBeUndefined();
    const { outputFiles, errors, warnings } = await build({
      entryPoints: [join(folder, 'package/dist/index.js')],
      bundle: true,
      minify: true,
      write: false,
      format: 'esm',
      platform: 'browser',
    });
    expect([...errors, ...warnings]).toEqual([]);
    const [{ text }] = outputFiles as [(typeof outputFiles)[0]];
    expect(text).not.toMatch(/\b(process|Buffer|require)\b/);
  } finally {
    await rm(folder, { recursive: true });
  }
});
