import { describe, expect, it } from 'vitest';
import { toBase64url } from '../../domain/lib/hash.ts';
import type { Json, JsonObject } from '../../domain/lib/json.ts';
import { at } from '../../domain/lib/sure.ts';
import { hashOf, seenBy } from '../../domain/log/commit.ts';
import type { Commit } from '../../domain/log/envelope.ts';
import { audit } from '../../domain/match/audit/audit.ts';
import { meansOf } from '../kit/engine.ts';
import type { Entry } from '../kit/entry.ts';
import { sampleSize } from '../kit/long.ts';
import { seedOf } from '../kit/random.ts';
import { ENTRIES } from '../kit/registry.ts';
import type { Table } from '../kit/table.ts';
import { chained, copied, type Draft, remade } from './forger.ts';
import { forksOf } from './forks.ts';
import { linesOf } from './logs.ts';
import { hasPython, verifier } from './python.ts';

// Forks: their logs begin with commits of another game. Honest ones hold, and every forgery in them is found, by the
// auditor and by verify.py, which was written from LOG.md.

/** The codes that the auditor and verify.py find in each log. */
async function codesIn(entry: Entry, logs: readonly (readonly Commit[])[], whole = true) {
  const running = verifier();
  for (const log of logs) running.give(Buffer.from(linesOf(log)), whole ? [] : ['--partial']);
  const said = await running.said();
  const house = [];
  for (const log of logs) {
    const { findings, verdict } = await audit(entry.game, log, whole, meansOf(entry.game));
    house.push({ verdict, codes: findings.map(({ code }) => code) });
  }
  return house.map((each, i) => ({
    ...each,
    python: hasPython ? said[i]?.findings.map(([, code]) => code) : each.codes,
  }));
}

describe.each(ENTRIES)('forks of $game.id', (entry) => {
  it('hold, also forks of forks, with joint dice, cards on the way and restores before', async () => {
    const logs = [2, 3]
      .slice(0, sampleSize(1, 2))
      .flatMap((seed) => forksOf(entry, seed))
      .map(({ commits }) => commits);
    for (const each of await codesIn(entry, logs)) expect(each).toEqual({ verdict: 'holds', codes: [], python: [] });
  });

  it('hold as far as their owner, or a spectator, may know them while they go on', async () => {
    const [table] = forksOf(entry, 3);
    const commits = table?.commits.slice(0, -1) ?? [];
    const seats = table?.match.chairs.map(({ seat }) => seat) ?? [];
    for (const viewer of [seats, []]) {
      const [found] = await codesIn(entry, [commits.map((commit) => seenBy(commit, viewer))], false);
      expect(found).toEqual({ verdict: 'unchecked', codes: [], python: [] });
    }
  });
});

const entry = at(ENTRIES, 0);
const honest = forksOf(entry, 3)[0] as Table;
const forkIn = (log: readonly Draft[]): Draft =>
  log.find(({ envelope }) => envelope.events[0]?.type === 'match/forked') as Draft;
const eventOf = (log: readonly Draft[]): Record<string, Json> => forkIn(log).envelope.events[0] ?? {};
const originOf = (log: readonly Draft[]): Record<string, Json> => eventOf(log).origin as Record<string, Json>;
/** The chain recomputed from a commit on; what a fork says of its origin stays. */
function relinked(log: Draft[]): Draft[] {
  let prev = '';
  for (const commit of log) {
    commit.envelope.prev = prev;
    commit.hash = prev = hashOf(commit.envelope);
  }
  return log;
}

const FORGERIES: { readonly [what: string]: (log: Draft[]) => Draft[] } = {
  'another origin': (log) => {
    originOf(log).game = 'g00000000000000000000';
    return chained(log);
  },
  'another version of the origin': (log) => {
    originOf(log).v = Number(originOf(log).v) - 1;
    return chained(log);
  },
  'another hash of the origin': (log) => {
    originOf(log).hash = hashOf(at(log, 0).envelope);
    return relinked(log);
  },
  'another seed of the origin': (log) => {
    originOf(log).seed = toBase64url(seedOf(4));
    return chained(log);
  },
  'another seed of the origin, with all salts made anew': (log) => {
    originOf(log).seed = toBase64url(seedOf(4));
    return remade(log, honest.seed);
  },
  'the id of the origin': (log) => {
    const { game } = at(log, 0).envelope;
    for (const { envelope } of log) envelope.game = game;
    return remade(log, honest.seed);
  },
  'a fork by somebody else than its owner': (log) => {
    forkIn(log).envelope.by = 'user:eve';
    return chained(log);
  },
  'a fork that is no sandbox': (log) => {
    (eventOf(log).settings as Record<string, Json>).sandbox = false;
    return chained(log);
  },
  'a commit of the origin left out': (log) => {
    const i = log.indexOf(forkIn(log));
    const less = [...log.slice(0, i - 1), ...log.slice(i)];
    for (const [v, { envelope }] of less.entries()) envelope.v = v + 1;
    originOf(less).v = i - 1;
    return remade(less, honest.seed);
  },
  'a fork in the middle of a commit': (log) => {
    const fork = forkIn(log);
    fork.envelope.events = [{ type: 'match/clock' }, ...fork.envelope.events];
    return chained(log);
  },
  'a second fork without another game': (log) => {
    const i = log.indexOf(forkIn(log));
    const again = structuredClone(at(log, i));
    const more = [...log.slice(0, i + 1), again, ...log.slice(i + 1)];
    for (const [v, { envelope }] of more.entries()) envelope.v = v + 1;
    Object.assign(again.envelope.events[0]?.origin as JsonObject, { v: i + 1, game: at(log, i).envelope.game });
    return remade(more, honest.seed);
  },
  'draws that go on where the origin stopped': (log) => {
    const own = log.slice(log.indexOf(forkIn(log)) + 1).find(({ envelope }) => envelope.draws.length > 0);
    if (own === undefined) throw new Error('nothing is drawn in the fork');
    own.envelope.draws = own.envelope.draws.map((run) => ({ ...run, i: run.i + 5 }));
    return chained(log);
  },
  'a die of the origin turned': (log) => {
    const drawn = log.find(
      ({ envelope }) => envelope.draws.length > 0 && !envelope.events.some(({ type }) => type === 'match/dealt'),
    );
    const event = drawn?.envelope.events[drawn.envelope.draws[0]?.e ?? 0] ?? {};
    const [name = ''] = Object.keys(event).filter((key) => key !== 'type');
    event[name] = typeof event[name] === 'number' ? Number(event[name]) + 1 : 'other';
    return remade(log, honest.seed);
  },
  'a value sealed before the fork exchanged': (log) => {
    const sealing = log.slice(0, log.indexOf(forkIn(log))).find(({ secrets }) => secrets.seals.length > 0);
    const [seal] = sealing?.secrets.seals ?? [];
    if (seal === undefined) throw new Error('nothing is sealed before the fork');
    seal.value = 'other';
    return remade(log, honest.seed);
  },
};

it('every forgery in a fork is found', async () => {
  const logs = Object.values(FORGERIES).map((forge) => forge(copied(honest.commits)) as unknown as readonly Commit[]);
  const found = await codesIn(entry, logs);
  const missed = Object.keys(FORGERIES).filter((_, i) => {
    const { codes = [], python = [] } = found[i] ?? {};
    // What takes the rules verify.py does not find.
    return codes.length === 0 || (codes.some((code) => code !== 'NOT_REPEATABLE') && python.length === 0);
  });
  expect(missed).toEqual([]);
});
