import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withStreams } from '../../infra/local/log-doc.ts';

it('LOG.md has the table of streams as the games have it (npm run log-doc)', async () => {
  const text = readFileSync('LOG.md', 'utf8');
  expect(text).toBe(await withStreams(text));
});
