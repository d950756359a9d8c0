import { describe, expect, it } from 'vitest';
import { GAMES } from '../../domain/games/games.ts';
import type { Json } from '../../domain/lib/json.ts';
import { at, sure } from '../../domain/lib/sure.ts';
import { type Commit, seenBy } from '../../domain/log/commit.ts';
import { formOf } from '../../domain/log/forms.ts';
import type { Engines } from '../../domain/match/audit/deciders.ts';
import { auditLines, linesOfLog } from '../../infra/local/audit/audit.ts';
import { duel } from '../kit/duel/index.ts';
import { ENGINE_OF_TESTS, enginesOfTests, RELEASE_OF_TESTS } from '../kit/engine.ts';
import { oneOf, random } from '../kit/random.ts';
import { PLAYED, TIMES } from './forged.ts';
import { copied, type Draft, remade } from './forger.ts';
import { lineOf } from './forgeries.ts';
import type { Played } from './logs.ts';
import { mutantOf } from './mutants.ts';
import { verifier } from './python.ts';

// verify.py and the auditor read every log alike, with any change in it: "broken" for both, or for neither.

const games = { ...GAMES, duel: async () => duel };
const NONE: Engines = async () => undefined;

/** A changed log, as bytes; `whole`: of a game that is over. */
interface Given {
  readonly what: string;
  readonly bytes: string;
  readonly whole: boolean;
}

/** The codes that both find in each log; none for verify.py where there is no Python. */
async function bothOf(given: readonly Given[], engines = NONE) {
  const running = verifier();
  const house: (readonly string[])[] = [];
  for (const { bytes, whole } of given) {
    const number = running.give(bytes, whole ? [] : ['--partial']);
    const { findings } = await auditLines(await linesOfLog(running.fileOf(number)), whole, { games, engines });
    house.push([...new Set(findings.map(({ code }) => code))].sort());
  }
  const said = await running.said();
  return given.map((each, i) => ({
    ...each,
    house: at(house, i),
    python: said.length === 0 ? at(house, i) : [...new Set(at(said, i).findings.map(([, code]) => code))].sort(),
  }));
}

const bytesOf = (log: readonly unknown[]): string => log.map((line) => `${lineOf(line)}\n`).join('');

/** A log with something changed at random; undefined where it cannot be written, or nothing changed. */
function randomly(below: (n: number) => number): Given | undefined {
  const played = oneOf(below, PLAYED);
  const whole = below(3) > 0;
  const viewer = below(2) === 0 ? played.seats.slice(0, 1) : [];
  const seen = (log: readonly unknown[]): readonly unknown[] =>
    whole ? log : log.map((commit) => seenBy(commit as Commit, viewer));
  const honest = whole ? played.commits : played.commits.slice(0, played.middle);
  const { log, kind } = mutantOf({ played, log: copied(honest), below });
  try {
    const bytes = bytesOf(seen(log));
    return bytes === bytesOf(seen(honest))
      ? undefined
      : { what: `${played.game.id}, ${whole ? 'whole' : 'cut'}: ${kind}`, bytes, whole };
  } catch {
    return undefined;
  }
}

it(`agree on ${TIMES * 6} logs in which anything was changed`, async () => {
  const below = random(Number(process.env.MUTANTS_FROM ?? 1));
  const given: Given[] = [];
  while (given.length < TIMES * 6) given.push(...[randomly(below)].filter((each) => each !== undefined));
  const unlike = (await bothOf(given)).filter(({ house, python }) => house.length > 0 !== python.length > 0);
  expect(unlike.map(({ what, house, python }) => ({ what, house, python }))).toEqual([]);
}, 3_000_000);

const created = (log: readonly Draft[]): Record<string, Json> => sure(log[0]?.envelope.events[0], 'creation');
const eventOf = (log: readonly Draft[], type: string): Record<string, Json> =>
  sure(
    log.flatMap(({ envelope }) => envelope.events).find((event) => event.type === type),
    type,
  );
const chairsOf = (log: readonly Draft[]): Json[] => created(log).chairs as Json[];

/** A log rewritten in form 1, under the name of an engine: all that a forger knows who has the seed. */
function lowered({ commits, seed }: Played, engine: string): Draft[] {
  const made = copied(commits).map(({ envelope, secrets, hash }) => {
    const { form: _, epoch: _1, nonce: _2, moves: _3, stock: _4, piles: _5, arrived: _6, draws, ...kept } = envelope;
    const { piles: _7, ...shown } = secrets;
    const counters = Object.fromEntries(draws.map(({ s, i, k }) => [s, i + k]));
    return { envelope: { ...kept, engine, draws: counters }, secrets: shown, hash };
  });
  // Commits of another form than drafts are.
  const log = made as unknown as Draft[];
  Object.assign(created(log), { seedCommitment: formOf(1).seedCommitment(seed) });
  return remade(log, seed, formOf(1));
}

it.each<{ what: string; needs?: string; change: (log: Draft[]) => unknown; found: readonly string[] }>([
  { what: 'no chairs', change: (log) => Object.assign(created(log), { chairs: 5 }), found: ['BAD_SHAPE'] },
  { what: 'a chair that is none', change: (log) => chairsOf(log).splice(0, 1, null), found: ['BAD_SHAPE'] },
  {
    what: 'a chair that holds nothing',
    change: (log) => Object.assign(chairsOf(log)[0] ?? {}, { holds: null }),
    found: ['BAD_SHAPE'],
  },
  {
    what: 'a seed in a list',
    change: (log) => Object.assign(eventOf(log, 'match/ended'), { seed: [eventOf(log, 'match/ended').seed] }),
    found: ['WRONG_SEED'],
  },
  {
    what: 'bytes in a list',
    needs: 'match/revealed',
    change: (log) => Object.assign(eventOf(log, 'match/revealed'), { bytes: [eventOf(log, 'match/revealed').bytes] }),
    found: ['WRONG_CONTRIBUTION'],
  },
  {
    what: 'a contribution in a list',
    needs: 'match/contributed',
    change: (log) =>
      Object.assign(eventOf(log, 'match/contributed'), {
        contribution: [eventOf(log, 'match/contributed').contribution],
      }),
    found: ['WRONG_CONTRIBUTION'],
  },
  { what: 'a game that nobody here knows', change: (log) => Object.assign(created(log), { of: '../duel' }), found: [] },
])('both find $found in $what', async ({ what, needs, change, found }) => {
  const has = ({ commits }: { commits: readonly Commit[] }) =>
    commits.some((c) => c.envelope.events.some(({ type }) => type === needs));
  const played = sure(
    PLAYED.find((each) => needs === undefined || has(each)),
    'a log',
  );
  const log = copied(played.commits);
  change(log);
  const [row] = await bothOf([{ what, bytes: bytesOf(remade(log, played.seed)), whole: true }]);
  for (const codes of [row?.house, row?.python])
    expect(found.length === 0 ? codes : codes?.filter((each) => found.includes(each))).toEqual(found);
});

it('a player who sits down without a name is nobody, for both, when seats are dealt', async () => {
  const given = PLAYED.flatMap((played): readonly Given[] => {
    const log = copied(played.commits);
    const isDealt = log.some(({ envelope }) => envelope.events.some(({ type }) => type === 'match/dealt'));
    const joined = log
      .flatMap(({ envelope }) => envelope.events)
      .find(({ type, holder }) => type === 'match/joined' && holder);
    if (!isDealt || joined === undefined) return [];
    delete joined.holder;
    return [{ what: played.game.id, bytes: bytesOf(remade(log, played.seed)), whole: true }];
  });
  expect(given.length).toBeGreaterThan(0);
  const rows = await bothOf(given);
  // Where all wishes come true, the queue may come out the same.
  expect(rows.map(({ house }) => house)).toContainEqual(['WRONG_DRAWS']);
  expect(rows.map(({ python }) => python)).toEqual(rows.map(({ house }) => house));
});

describe('a log of form 2 that is wholly rewritten in form 1', () => {
  const logs = PLAYED.filter(({ id }, i) => i % 3 === 0 && id !== '');
  const given = (name: string): readonly Given[] =>
    logs.map((played) => ({ what: played.game.id, bytes: bytesOf(lowered(played, name)), whole: true }));

  it('is found where it names an engine that has a file, as all of form 2 do: none of them began a game in form 1', async () => {
    for (const { house, python } of await bothOf(given(ENGINE_OF_TESTS)))
      expect([house, python]).toEqual([['BAD_SHAPE'], ['BAD_SHAPE']]);
  });

  it('is unchecked where it names a release that is not at hand, and said to be of form 1', async () => {
    for (const { house, python } of await bothOf(given('fieldpost@9.9.9'))) expect([house, python]).toEqual([[], []]);
    const said = await auditLines(
      bytesOf(lowered(at(logs, 0), 'fieldpost@9.9.9'))
        .trimEnd()
        .split('\n'),
      true,
      { games, engines: NONE },
    );
    expect([said.verdict, 'says' in said && said.says.some(({ en }) => en.startsWith('The log is of form 1'))]).toEqual(
      ['unchecked', true],
    );
  });

  it('is found by the engine of the release that it names: other dice were drawn in form 1', async () => {
    for (const played of logs.filter(({ commits }) =>
      commits.some((commit) => commit.envelope.form === 2 && commit.envelope.draws.length > 0),
    )) {
      const lines = bytesOf(lowered(played, RELEASE_OF_TESTS)).trimEnd().split('\n');
      const { findings } = await auditLines(lines, true, { games, engines: enginesOfTests(games) });
      expect(findings.map(({ code }) => code)).toEqual(['NOT_REPEATABLE']);
    }
  });
});
