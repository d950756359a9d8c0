import { describe, expect, it } from 'vitest';
import { type Commit, commitOf } from '../../../domain/log/commit.ts';
import type { OpenSeal } from '../../../domain/log/envelope.ts';
import { NOTHING } from '../../../domain/match/fold/evolve.ts';
import { sealsAfter } from '../../../domain/match/fold/evolve-log.ts';
import type { Match } from '../../../domain/match/state/state.ts';
import { seedOf } from '../../kit/random.ts';

type Event = {
  readonly type: string;
  readonly sealed?: object;
  readonly opens?: readonly { readonly topic: string }[];
};

const sealing = (topic: string) => ({ type: 'sealed', sealed: { to: ['red'], topic, value: topic } });
const topics = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => `seal/${from + i}`);

/** A match in which something is sealed under each of these topics. */
function withSeals(names: readonly string[]): Match {
  const seal = (topic: string): OpenSeal => ({ v: 1, e: 0, value: topic, salt: '' });
  return { ...NOTHING, seals: Object.fromEntries(names.map((topic) => [topic, seal(topic)])) };
}

/** A commit of these events, the second of its match. */
function commit(match: Match, events: readonly Event[]): Commit {
  const draft = {
    form: 1,
    game: 'g0',
    v: 2,
    at: 0,
    by: 'seat:red',
    cmdId: 'c',
    rules: 'r',
    engine: 'e',
    draws: {},
  } as const;
  return commitOf({ ...draft, events, command: null } as unknown as Parameters<typeof commitOf>[0], match, seedOf(1));
}

const after = (match: Match, events: readonly Event[]) =>
  sealsAfter(match, commit(match, events), events as Parameters<typeof sealsAfter>[2]);

describe('the open seals of a match', () => {
  it('stand in the order in which they were sealed, without those that were opened to everyone', () => {
    const match = withSeals(['a', 'b', 'c']);
    const events = [sealing('d'), { type: 'opened', opens: [{ topic: 'b' }] }, sealing('a'), sealing('b')];
    expect(Object.keys(after(match, events))).toEqual(['a', 'c', 'd', 'b']);
    expect(after(match, events).a).toMatchObject({ v: 2, e: 2, value: 'a' });
    expect(Object.keys(match.seals)).toEqual(['a', 'b', 'c']);
  });

  it('are the same ones after a commit that seals and opens nothing', () => {
    const match = withSeals(['a']);
    expect(after(match, [{ type: 'moved' }])).toBe(match.seals);
  });

  // Copied for each of the events, 40 million seals would be copied, which takes half a minute.
  it('are copied once a commit, however many of its events seal something', () => {
    const match = withSeals(topics(0, 40_000));
    const events = topics(40_000, 41_000).map(sealing);
    expect(Object.keys(after(match, events))).toEqual(topics(0, 41_000));
  });
});
