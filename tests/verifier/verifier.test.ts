import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../domain/games.ts';
import { at } from '../../domain/lib/sure.ts';
import { type Commit, seenBy } from '../../domain/log/commit.ts';
import { auditLines } from '../../infra/local/commands/audit.ts';
import { duel } from '../kit/duel/index.ts';
import { ENGINE_OF_TESTS } from '../kit/engine.ts';
import { type Below, oneOf, random } from '../kit/random.ts';
import { ENTRIES } from '../kit/registry.ts';
import { copied, type Forger } from './forger.ts';
import { lineOf, spliced, WITH_A_RECEIPT, WITH_THE_ENGINE, WITHOUT_RULES } from './forgeries.ts';
import { linesOf, type Played, playedLog } from './logs.ts';
import { hasPython, type Said, verifier } from './python.ts';

// A second verifier, in another language, written from LOG.md alone: it must agree with the house on honest logs, and both must find every
// forgery that can be found without the rules of a game.

if (!hasPython) console.info('python3 is not here: verify.py was not run, only the audit of the house');

const games = { ...GAMES, duel: async () => duel };
const TIMES = 5;

/** How many logs of each game, and how many commits they have at most. */
type Sizes = { readonly [game: string]: readonly [logs: number, most: number] };
const LONG: Sizes = { duel: [6, 90], diplomacy: [3, 30], napoleonics: [3, 70], kutuzov: [3, 50] };
/** For forgers: each of their logs is read some 80 times. */
const SHORT: Sizes = { duel: [9, 36], diplomacy: [2, 18], napoleonics: [3, 24], kutuzov: [3, 20] };

const played = (sizes: Sizes): readonly Played[] =>
  ENTRIES.flatMap((entry) => {
    const [many = 0, most = 0] = sizes[entry.game.id] ?? [];
    return Array.from({ length: many }, (_, i) => playedLog(entry, i + 1, most));
  });
const long = played(LONG);
const short = played(SHORT);

/** What the house finds without an engine: the codes, in order. */
async function houseCodes(log: string, whole = true): Promise<readonly string[]> {
  const { findings } = await auditLines(log.trimEnd().split('\n'), whole, { games, engines: async () => undefined });
  return findings.map(({ code }) => code).filter((code) => code !== 'NOT_REPEATABLE');
}

const codesOf = ({ findings }: Said): readonly string[] => findings.map(([, code]) => code);

describe('honest logs', () => {
  it('hold: golden ones, and random ones of each game, whole and as each seat and a spectator see them in the middle', async () => {
    const folder = new URL('../golden/', import.meta.url);
    const golden = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ndjson'));
    const whole = [...golden.map((file) => readFileSync(new URL(file, folder), 'utf8')), ...long.map(({ commits }) => linesOf(commits))];
    const partial = long.flatMap(({ commits, middle, seats }) =>
      [[], ...seats.map((seat) => [seat])].map((viewer) => linesOf(commits.slice(0, middle).map((commit) => seenBy(commit, viewer)))),
    );
    const python = hasPython ? verifier() : undefined;
    for (const log of whole) python?.give(log);
    for (const log of partial) python?.give(log, ['--partial']);
    for (const log of whole.slice(golden.length)) expect(await houseCodes(log)).toEqual([]);
    for (const log of partial) expect(await houseCodes(log, false)).toEqual([]);
    const said = (await python?.said()) ?? [];
    expect(said.flatMap(({ findings }) => findings)).toEqual([]);
    expect(said.map(({ verdict, holds }) => [verdict, holds])).toEqual(said.map((_, i) => ['unchecked', i < whole.length]));
  });

  it('have everything in them that the forgeries need', () => {
    const commits = short.flatMap((log) => log.commits);
    const types = new Set(commits.flatMap(({ envelope }) => envelope.events.map(({ type }) => type)));
    expect([...types]).toEqual(expect.arrayContaining(['match/dealt', 'match/restored', 'match/preferred', 'match/stood']));
    expect(commits.every(({ envelope }) => envelope.engine === ENGINE_OF_TESTS)).toBe(true);
  });
});

/** A forged log of some game, and the log it was made of. */
interface Forged {
  readonly log: string;
  readonly of: Played;
}

/** Forges at random places of random games, until it is done `TIMES` times. */
function forged(kind: string, forge: (forger: Forger, below: Below) => readonly unknown[] | undefined): readonly Forged[] {
  const below = random([...kind].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7));
  const done: Forged[] = [];
  for (let tries = 0; done.length < TIMES && tries < TIMES * 20; tries++) {
    const of = oneOf(below, short);
    const made = forge({ played: of, log: copied(of.commits), below }, below);
    if (made !== undefined) done.push({ of, log: `${made.map((line) => (typeof line === 'string' ? line : lineOf(line))).join('\n')}\n` });
  }
  expect(done.length, kind).toBe(TIMES);
  return done;
}

const others = (of: Played): readonly Played[] => short.filter(({ game, id }) => game === of.game && id !== of.id);

const withoutRules = {
  ...WITHOUT_RULES,
  spliced: (forger: Forger) => {
    const other = oneOf(forger.below, others(forger.played));
    return spliced(forger, { ...forger, played: other, log: copied(other.commits) });
  },
};

/** The codes of many findings, the most frequent first. */
function tally(codes: readonly (readonly string[])[]): string {
  const counts = new Map<string, number>();
  for (const code of codes.flatMap((each) => [...new Set(each)])) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([code, count]) => `${code} ${count}`)
    .join(', ');
}

describe('forgeries', () => {
  it(`are found without rules, each kind ${TIMES} times, by verify.py and by the house`, async () => {
    const python = hasPython ? verifier() : undefined;
    const found = new Map<string, { readonly house: readonly (readonly string[])[]; readonly numbers: readonly number[] }>();
    for (const [kind, forge] of Object.entries(withoutRules)) {
      const made = forged(kind, forge);
      const numbers = made.map(({ log }) => python?.give(log) ?? 0);
      const house: (readonly string[])[] = [];
      for (const { log } of made) house.push(await houseCodes(log));
      found.set(kind, { house, numbers });
    }
    const said = (await python?.said()) ?? [];
    const rows = [...found].map(([kind, { house, numbers }]) => {
      const theirs = numbers.flatMap((n) => (said[n] === undefined ? [] : [codesOf(at(said, n))]));
      const missed = {
        house: house.filter((codes) => codes.length === 0).length,
        python: theirs.filter((codes) => codes.length === 0).length,
      };
      return { kind, missed, words: `${kind}\n    verify.py: ${tally(theirs)}\n    the house: ${tally(house)}` };
    });
    console.info(rows.map(({ words }) => words).join('\n'));
    expect(rows.filter(({ missed }) => missed.house + missed.python > 0).map(({ kind, missed }) => ({ kind, ...missed }))).toEqual([]);
  }, 120_000);

  it('that take the rules are unchecked, and never hold', async () => {
    const python = hasPython ? verifier() : undefined;
    for (const [kind, forge] of Object.entries(WITH_THE_ENGINE)) for (const { log } of forged(kind, forge)) python?.give(log);
    const said = (await python?.said()) ?? [];
    expect(new Set(said.map(({ verdict, findings }) => `${verdict} ${findings.join()}`))).toEqual(new Set(hasPython ? ['unchecked '] : []));
  });

  it('that are a whole new history are found by a receipt, and by nothing else', async () => {
    const python = hasPython ? verifier() : undefined;
    for (const [kind, forge] of Object.entries(WITH_A_RECEIPT)) {
      for (const { log, of } of forged(kind, forge)) {
        const { envelope, hash } = of.commits.at(-1) as Commit;
        python?.give(log, ['--partial']);
        python?.give(log, ['--partial', '--receipt', `${of.id}:${envelope.v}:${hash}`]);
      }
    }
    const said = (await python?.said()) ?? [];
    expect(new Set(said.map((each, i) => `${i % 2 ? 'with' : 'without'}: ${codesOf(each).join()}`))).toEqual(
      new Set(hasPython ? ['without: ', 'with: NOT_AS_KEPT'] : []),
    );
  });
});
