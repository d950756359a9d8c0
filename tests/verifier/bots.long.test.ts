import { expect, it } from 'vitest';
import { sure } from '../../domain/lib/sure.ts';
import { audit } from '../../domain/match/audit/audit.ts';
import { meansOf } from '../kit/engine.ts';
import { ENTRIES } from '../kit/registry.ts';
import { playedByBots } from './bot-logs.ts';
import { linesOf } from './logs.ts';
import { verifier } from './python.ts';

// Whole games between bots: every answer is decided again, and the verifier finds nothing wrong.

const WHOLE = [
  { of: 'duel', options: { hits: 3 } },
  { of: 'diplomacy', options: { players: 7, endYear: 1904 } },
  { of: 'diplomacy', options: { players: 3, endYear: 1904 } },
  { of: 'napoleonics', options: {} },
  { of: 'kutuzov', options: { scenario: 4 } },
  { of: 'kutuzov', options: { scenario: 4, seating: 'two-single' } },
] as const;

it.each(WHOLE)('$of with $options between bots holds', { timeout: 1_200_000 }, async ({ of, options }) => {
  const entry = sure(
    ENTRIES.find(({ game }) => game.id === of),
    of,
  );
  const { commits, match, game } = playedByBots(entry, options);
  expect(match.status).toBe('over');
  const report = await audit(game, commits, true, meansOf(game));
  expect(report).toMatchObject({ verdict: 'holds', findings: [], checks: { redecided: commits.length } });
  expect(commits.filter(({ envelope }) => envelope.by.startsWith('bot:')).length).toBe(
    commits.length - match.chairs.length - 2,
  );
  const python = verifier();
  python.give(linesOf(commits));
  for (const { findings } of await python.said()) expect(findings).toEqual([]);
});
