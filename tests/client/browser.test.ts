import { build } from 'esbuild';
import { expect, it } from 'vitest';

it('bundled for a browser, the client is small and needs nothing of Node', async () => {
  const { outputFiles, errors, warnings } = await build({
    entryPoints: ['client/src/index.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
  });
  expect([...errors, ...warnings]).toEqual([]);
  const [{ text, contents }] = outputFiles as [(typeof outputFiles)[0]];
  expect(text).not.toMatch(/\b(process|Buffer|require)\b/);
  // Two fifths of it are the table of operations: some 50 bytes for each.
  expect(contents.length).toBeLessThan(17_700);
});
