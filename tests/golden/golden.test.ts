import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, it, vi } from 'vitest';
import { diplomacy } from '../../domain/diplomacy/index.ts';
import { GAMES } from '../../domain/games/games.ts';
import type { Commit } from '../../domain/log/commit.ts';
import { audit } from '../../domain/match/audit/audit.ts';
import { fold, NOTHING } from '../../domain/match/fold/evolve.ts';
import { AT_LEISURE } from '../../functions/platform/engines/bounds.ts';
import { enginesIn } from '../../functions/platform/engines/engines.ts';
import { KEPT } from '../../infra/engines/keep.ts';
import { sampleSize } from '../kit/long.ts';
import { open } from '../kit/table.ts';

// Finished games, for each way to end: after every change of the code they fold to the end they had. The engine that
// played them decides every command again, byte for byte.

/** The released engines. */
const ENGINES = enginesIn([KEPT], AT_LEISURE);

const FOLDER = new URL('./', import.meta.url);
const logs = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ndjson'));
/** How each ends that 0.1.0 played. */
const HOW: { readonly [log: string]: string } = {
  'diplomacy/solo.ndjson': 'solo',
  'diplomacy/agreed-draw.ndjson': 'agreed-draw',
  'diplomacy/cancelled.ndjson': 'agreed',
  'diplomacy/abandoned.ndjson': 'abandoned',
  'diplomacy/lapses-and-a-bot.ndjson': 'agreed-draw',
  'diplomacy/last-year-of-two.ndjson': 'end-year',
  'diplomacy/masked-win-of-two.ndjson': 'centres',
  'diplomacy/expired-lobby.ndjson': 'expired',
  'napoleonics/own-turn.ndjson': 'banners',
  'napoleonics/battle-back.ndjson': 'banners',
  'napoleonics/objective.ndjson': 'banners',
  'napoleonics/leader.ndjson': 'banners',
  'napoleonics/exit.ndjson': 'banners',
  'napoleonics/resignation.ndjson': 'resignation',
  'napoleonics/agreed-draw.ndjson': 'agreed-draw',
  'napoleonics/lapses.ndjson': 'banners',
  'napoleonics/rally-and-supply.ndjson': 'banners',
  'napoleonics/bounce-and-leave.ndjson': 'banners',
  'napoleonics/leadership-and-retiring.ndjson': 'banners',
  'kutuzov/imperial-morale.ndjson': 'morale',
  'kutuzov/tsarist-morale.ndjson': 'morale',
  'kutuzov/both-capitals.ndjson': 'both-capitals',
  'kutuzov/third-conquest-roll.ndjson': 'third-conquest-roll',
  'kutuzov/no-keys.ndjson': 'no-keys',
  'kutuzov/fourteen-keys.ndjson': 'fourteen-keys',
  'kutuzov/conquest.ndjson': 'conquest',
  'kutuzov/defeat.ndjson': 'defeat',
  'kutuzov/peace.ndjson': 'peace',
  'kutuzov/will-to-fight.ndjson': 'will-to-fight',
  'kutuzov/points.ndjson': 'points',
  'kutuzov/points-in-retreat.ndjson': 'points',
  'kutuzov/resignation.ndjson': 'resignation',
  'kutuzov/lapses.ndjson': 'defeat',
  'kutuzov/single-hands.ndjson': 'points',
  'kutuzov/events.ndjson': 'points',
  'kutuzov/more-events.ndjson': 'peace',
};

const KINDS: { readonly [log: string]: string } = {
  fork: 'closed',
  'fork-of-a-fork': 'closed',
  'joint-dice': 'agreed-draw',
  'ready-check': 'agreed-draw',
  restored: 'agreed-draw',
  outages: 'agreed-draw',
  moderated: 'closed',
  bots: 'agreed',
};

/** How each ends that 0.2.0 played: the same ends, and each kind of game. */
const HOW_OF_2: typeof HOW = {
  ...HOW,
  'kutuzov/lapses.ndjson': 'fourteen-keys',
  'kutuzov/more-events.ndjson': 'points',
  ...Object.fromEntries(
    ['diplomacy', 'napoleonics', 'kutuzov'].flatMap((game) =>
      Object.entries(KINDS).map(([kind, how]) => [`${game}/${kind}.ndjson`, how]),
    ),
  ),
  'napoleonics/moderated.ndjson': 'resignation',
  'napoleonics/bots.ndjson': 'banners',
};

const ENDS: typeof HOW = {
  ...HOW,
  ...Object.fromEntries(Object.entries(HOW_OF_2).map(([log, how]) => [`0.2.0/${log}`, how])),
};

it('of each log it is known how it ends', () => {
  expect([...logs].sort()).toEqual(Object.keys(ENDS).sort());
});

/** The logs that `npm test` folds: all of the first release, and a third of the next. */
const folded = logs.toSorted().filter((file, i) => !file.startsWith('0.2.0/') || i % sampleSize(3, 1) === 0);
/** The logs that `npm test` decides again: one of each game and release. */
const redecided = logs
  .toSorted()
  .filter((file, i, all) => sampleSize(1, 0) === 0 || dirname(file) !== dirname(all[i - 1] ?? ''));

const commitsIn = (file: string): readonly Commit[] =>
  readFileSync(new URL(file, FOLDER), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Commit);
const gameOf = (file: string) => GAMES[basename(dirname(file))]!();

it.each(folded)('%s folds to the end it had, every event in its schema, and its turn never falls', async (file) => {
  const commits = commitsIn(file);
  const game = await gameOf(file);
  const turns: number[] = [];
  const match = commits.reduce((at, commit) => {
    const next = fold(game, at, commit);
    if (next.state !== undefined) turns.push(game.turn(next.state));
    return next;
  }, NOTHING);
  // A fork begins at an earlier turn.
  if (!file.startsWith('0.2.0/')) {
    expect(turns.every((turn) => Number.isInteger(turn) && turn >= 1)).toBe(true);
    expect(turns).toEqual(turns.toSorted((a, b) => a - b));
  }
  expect(match.outcome?.how).toBe(ENDS[file]);
  expect(match.head).toBe(commits.at(-1)!.hash);
});

it.each(redecided)('%s passes the audit', async (file) => {
  const commits = commitsIn(file);
  const report = await audit(await gameOf(file), commits, true, { engines: ENGINES });
  expect(report.findings).toEqual([]);
  expect(report).toMatchObject({ verdict: 'holds', ok: true, complete: true, checks: { redecided: commits.length } });
});

it('a rewritten log names the engine of this code, not that of the tests', () => {
  vi.stubEnv('FIELDPOST_OWN_ENGINES', JSON.stringify({ diplomacy: 'this-code' }));
  try {
    const { commits } = open(diplomacy).join('bob', 'italy');
    expect(commits.map(({ envelope }) => envelope.engine)).toEqual(['this-code', 'this-code']);
  } finally {
    vi.unstubAllEnvs();
  }
});
