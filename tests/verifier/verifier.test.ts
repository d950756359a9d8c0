import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../domain/games/games.ts';
import { type Commit, seenBy } from '../../domain/log/commit.ts';
import { auditLines } from '../../infra/local/audit/audit.ts';
import { duel } from '../kit/duel/index.ts';
import { ENGINE_OF_TESTS } from '../kit/engine.ts';
import { IS_LONG, sampleSize } from '../kit/long.ts';
import { ENTRIES } from '../kit/registry.ts';
import { copied, remade } from './forger.ts';
import { linesOf, type Played, playedLog } from './logs.ts';
import { hasPython, verifier } from './python.ts';

// A second verifier, in another language, written from LOG.md alone: it must agree with the auditor on honest logs, and
// both must find every forgery that can be found without the rules of a game.

if (!hasPython) console.info('python3 is not here: verify.py was not run, only the audit of the house');

const games = { ...GAMES, duel: async () => duel };

/** How many logs of each game, and how many commits they have at most. */
type Sizes = { readonly [game: string]: readonly [logs: number, most: number] };
const LONG: Sizes = { duel: [6, 90], diplomacy: [3, 30], napoleonics: [3, 70], kutuzov: [3, 50] };

const played = (sizes: Sizes): readonly Played[] =>
  ENTRIES.flatMap((entry) => {
    const [many = 0, most = 0] = sizes[entry.game.id] ?? [];
    return Array.from({ length: many }, (_, i) => playedLog(entry, i + 1, most));
  });
const SHORT: Sizes = { duel: [3, 90], diplomacy: [1, 30], napoleonics: [2, 50], kutuzov: [1, 40] };
const long = played(IS_LONG ? LONG : SHORT);

/** What the auditor finds without an engine: the codes, in order. */
async function houseCodes(log: string, whole = true): Promise<readonly string[]> {
  const { findings } = await auditLines(log.trimEnd().split('\n'), whole, { games, engines: async () => undefined });
  return findings.map(({ code }) => code).filter((code) => code !== 'NOT_REPEATABLE');
}

/**
 * The same draws of cards, each run of several in two; `off`: how far the second one's number of outcomes is from the
 * right one.
 */
function inTwoRuns(of: Played, off: number): readonly Commit[] | undefined {
  const log = copied(of.commits);
  let isDone = false;
  for (const { envelope } of log) {
    envelope.draws = envelope.draws.flatMap((run) => {
      if (run.from === undefined || run.k < 2 || (off !== 0 && isDone)) return [run];
      isDone ||= envelope.v <= of.middle;
      return [
        { ...run, k: 1 },
        { ...run, i: run.i + 1, n: run.n - 1 + off, k: run.k - 1 },
      ];
    });
  }
  return isDone ? (remade(log, of.seed) as unknown as readonly Commit[]) : undefined;
}

describe('honest logs', () => {
  it('hold: golden ones, and random ones of each game, whole and as each seat and a spectator see them in the middle', async () => {
    const folder = new URL('../golden/', import.meta.url);
    const golden = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ndjson'))
      .toSorted()
      .filter((_, i) => i % sampleSize(5, 1) === 0);
    const whole = [
      ...golden.map((file) => readFileSync(new URL(file, folder), 'utf8')),
      ...long.map(({ commits }) => linesOf(commits)),
    ];
    const partial = long.flatMap(({ commits, middle, seats }) =>
      [[], ...seats.map((seat) => [seat])].map((viewer) =>
        linesOf(commits.slice(0, middle).map((commit) => seenBy(commit, viewer))),
      ),
    );
    const python = hasPython ? verifier() : undefined;
    for (const log of whole) python?.give(log);
    for (const log of partial) python?.give(log, ['--partial']);
    for (const log of whole.slice(golden.length)) expect(await houseCodes(log)).toEqual([]);
    for (const log of partial) expect(await houseCodes(log, false)).toEqual([]);
    const said = (await python?.said()) ?? [];
    expect(said.flatMap(({ findings }) => findings)).toEqual([]);
    expect(said.map(({ verdict, holds }) => [verdict, holds])).toEqual(
      said.map((_, i) => ['unchecked', i < whole.length]),
    );
  });

  it('may draw the cards of an event in several runs, each from what the one before has left', async () => {
    const python = verifier();
    const wanted: (readonly string[])[] = [];
    const house: (readonly string[])[] = [];
    for (const of of long) {
      for (const [off, whole] of [
        [0, true],
        [0, false],
        [1, true],
        [1, false],
        [-1, false],
      ] as const) {
        const log = inTwoRuns(of, off);
        if (log === undefined) continue;
        const lines = linesOf(
          (whole ? log : log.slice(0, of.middle).map((each) => seenBy(each, []))) as readonly Commit[],
        );
        wanted.push(off === 0 ? [] : ['WRONG_DRAWS']);
        python.give(lines, whole ? [] : ['--partial']);
        house.push([...new Set(await houseCodes(lines, whole))]);
      }
    }
    expect(wanted.length).toBeGreaterThan(IS_LONG ? 20 : 10);
    expect(house).toEqual(wanted);
    const said = (await python.said()).map(({ findings }) => [...new Set(findings.map(([, code]) => code))]);
    expect(said).toEqual(hasPython ? wanted : []);
  });

  it('have everything in them that the forgeries need', () => {
    const commits = long.flatMap((log) => log.commits);
    const types = new Set(commits.flatMap(({ envelope }) => envelope.events.map(({ type }) => type)));
    expect([...types]).toEqual(
      expect.arrayContaining(['match/dealt', 'match/restored', 'match/preferred', 'match/stood']),
    );
    expect(commits.every(({ envelope }) => envelope.engine === ENGINE_OF_TESTS)).toBe(true);
  });
});
