import { expect, it } from 'vitest';
import { bundledForBrowsers } from './bundled.ts';

it('bundled for a browser, the client is small and needs nothing of Node', async () => {
  const { length } = await bundledForBrowsers('client/src/index.ts');
  // Two fifths of it are the table of operations: some 50 bytes for each.
  expect(length).toBeLessThan(17_700);
});
