import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withStreams } from '../../infra/local/scripts/log-doc.ts';

const text = readFileSync('LOG.md', 'utf8');

it('docs/log-chance.md has the table of streams as the games have it (npm run describe -- log-doc)', async () => {
  const page = readFileSync('docs/log-chance.md', 'utf8');
  expect(page).toBe(await withStreams(page));
});

it('LOG.md has a sentence for each code that the auditor or verify.py reports, and for no other', () => {
  const table = [...text.matchAll(/^\| `([A-Z_]+)` \| .+ \|$/gm)].map(([, code]) => code);
  const house = readFileSync('domain/log/finding.ts', 'utf8');
  const union = [
    ...house.slice(house.indexOf('readonly code:'), house.indexOf('readonly detail')).matchAll(/'([A-Z_]+)'/g),
  ];
  const verify = [...readFileSync('tests/verifier/verify.py', 'utf8').matchAll(/"((?:[A-Z]+_)+[A-Z]+)"/g)];
  const codes = [...union, ...verify].map(([, code]) => code);
  expect(codes.length).toBeGreaterThan(30);
  expect([...new Set(codes)].sort()).toEqual([...table].sort());
});

it('LOG.md has a row for each type of event of the match', () => {
  const types = readFileSync('domain/match/state/events.ts', 'utf8').matchAll(/readonly type: '(match\/[a-z-]+)'/g);
  const rows = [...text.matchAll(/^\| (`match\/[^|]*) \| (?:1 2|2) \|/gm)].flatMap(
    ([, row = '']) => row.match(/match\/[a-z-]+/g) ?? [],
  );
  expect([...new Set([...types].map(([, type]) => type))].sort()).toEqual([...new Set(rows)].sort());
});
