import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../domain/contract/game.ts';
import { sha256 } from '../../domain/lib/hash.ts';
import type { Json } from '../../domain/lib/json.ts';
import { canonical } from '../../domain/log/canonical.ts';
import { type Before, type Commit, commitOf, eventsOf, hashOf, seenBy } from '../../domain/log/commit.ts';
import { formOf } from '../../domain/log/forms.ts';
import { seedOf } from '../kit/random.ts';

const SEED = seedOf(1);
const { commitment, salt: saltIn } = formOf(1);
const saltOf = (seed: Uint8Array, v: number, place: string): string => saltIn(seed, { game: 'g', v, nonce: '', place });
const NOTHING_BEFORE: Before = { seals: {}, head: '' };

type Looked = GameEvent & { readonly seat?: string };
const sealed = (to: readonly string[], topic: string, value: Json): Looked => ({
  type: 'sealed',
  seat: 'red',
  sealed: { to, topic, value },
});

/** A commit of these events, by red unless another is named. */
const commit = (events: readonly GameEvent[], { before = NOTHING_BEFORE, v = 1, by = 'seat:red' } = {}): Commit =>
  commitOf(
    {
      game: 'g',
      v,
      at: 0,
      by,
      cmdId: `c${v}`,
      rules: 'duel@1',
      engine: 'test',
      draws: {},
      events,
      command: { secret: 'order' },
    },
    before,
    SEED,
  );

/** What the match remembers of a commit's seals. */
const after = ({ envelope, secrets, hash }: Commit): Before => ({
  head: hash,
  seals: Object.fromEntries(
    secrets.seals.map(({ e, value, salt }) => [
      (envelope.events[e]!.sealed as { topic: string }).topic,
      { v: envelope.v, e, value, salt },
    ]),
  ),
});

describe('a sealed value', () => {
  const made = commit([sealed(['red'], 'card', 'lunge-1')]);

  it('stands in the envelope as a commitment only', () => {
    expect(made.envelope.events).toEqual([
      {
        type: 'sealed',
        seat: 'red',
        sealed: { to: ['red'], topic: 'card', commitment: commitment(saltOf(SEED, 1, '0'), 'lunge-1') },
      },
    ]);
    expect(canonical(made.envelope as unknown as Json)).not.toContain('lunge');
  });

  it('is known to those it is sealed to', () => {
    expect(seenBy(made, ['red']).secrets.seals).toEqual([{ e: 0, value: 'lunge-1', salt: saltOf(SEED, 1, '0') }]);
    expect(seenBy(made, ['blue', 'red']).secrets.seals).toHaveLength(1);
    expect(seenBy(made, ['blue']).secrets.seals).toEqual([]);
    expect(seenBy(made, []).secrets.seals).toEqual([]);
  });

  it('may be sealed to nobody', () => {
    const cut = commit([sealed([], 'top', 'feint-1')], { by: 'clock' });
    for (const viewer of [[], ['red'], ['red', 'blue']]) expect(seenBy(cut, viewer).secrets.seals).toEqual([]);
  });

  // Two equal values must not look equal, and a value must not be found by trying all of them.
  it('has a separate salt', () => {
    const two = commit([sealed(['red'], 'a', 'x'), sealed(['red'], 'b', 'x')]);
    const [first, second] = two.envelope.events.map((event) => (event.sealed as { commitment: string }).commitment);
    expect(first).not.toBe(second);
    expect(saltOf(SEED, 1, '0')).toMatch(/^[\w-]{43}$/);
    expect(commitment('salt', { b: 1, a: 2 })).toBe(sha256('salt{"a":2,"b":1}'));
  });
});

describe('the command', () => {
  it('of a seat is that seat’s to read', () => {
    const made = commit([]);
    expect(seenBy(made, ['red']).secrets.command!.value).toEqual({ secret: 'order' });
    expect(seenBy(made, ['blue']).secrets).not.toHaveProperty('command');
    expect(seenBy(made, []).secrets).not.toHaveProperty('command');
    expect(made.envelope.command).toBe(commitment(saltOf(SEED, 1, 'command'), { secret: 'order' }));
  });

  it('of a bot is its seat’s to read, and in form 1, where no seat is named, nobody’s', () => {
    const named = commit([], { by: 'bot:red' });
    expect(seenBy(named, ['red']).secrets.command!.value).toEqual({ secret: 'order' });
    expect(seenBy(named, ['blue']).secrets).not.toHaveProperty('command');
    expect(seenBy(commit([], { by: 'bots' }), ['red', 'blue']).secrets).not.toHaveProperty('command');
  });

  it.each(['user:ann', 'clock'])('of %s is everyone’s to read', (by) => {
    expect(seenBy(commit([], { by }), []).secrets.command!.value).toEqual({ secret: 'order' });
  });
});

describe('an opening', () => {
  const first = commit([sealed(['red'], 'card', 'lunge-1')]);
  const salt = saltOf(SEED, 1, '0');
  const where = { topic: 'card', v: 1, e: 0 };

  it('to everyone shows value and salt in the envelope', () => {
    const opened = commit([{ type: 'opened', opens: [{ topic: 'card' }] }], { before: after(first), v: 2 });
    expect(opened.envelope.events).toEqual([{ type: 'opened', opens: [{ ...where, value: 'lunge-1', salt }] }]);
    expect(opened.secrets.opened).toEqual([]);
    expect(commitment(salt, 'lunge-1')).toBe((first.envelope.events[0]!.sealed as { commitment: string }).commitment);
  });

  it('to some shows it to them alone', () => {
    const opened = commit([{ type: 'shown', opens: [{ topic: 'card', to: ['blue'] }] }], {
      before: after(first),
      v: 2,
    });
    expect(opened.envelope.events).toEqual([{ type: 'shown', opens: [{ ...where, to: ['blue'] }] }]);
    expect(seenBy(opened, ['blue']).secrets.opened).toEqual([{ e: 0, o: 0, value: 'lunge-1', salt }]);
    expect(seenBy(opened, ['red']).secrets.opened).toEqual([]);
    expect(seenBy(opened, []).secrets.opened).toEqual([]);
  });

  it('keeps apart several openings of one event', () => {
    const before = after(commit([sealed(['red'], 'a', 1), sealed(['blue'], 'b', 2), sealed([], 'c', 3)]));
    const opens = [{ topic: 'b', to: ['red'] }, { topic: 'c' }, { topic: 'a', to: ['blue'] }];
    const opened = commit([{ type: 'shown', opens }], { before, v: 2 });
    expect(seenBy(opened, ['red']).secrets.opened).toMatchObject([{ e: 0, o: 0, value: 2 }]);
    expect(seenBy(opened, ['blue']).secrets.opened).toMatchObject([{ e: 0, o: 2, value: 1 }]);
    expect(opened.envelope.events[0]!.opens).toMatchObject([{ e: 1 }, { e: 2, value: 3 }, { e: 0 }]);
  });

  it('finds what was sealed earlier in the same commit', () => {
    const both = commit([sealed([], 'top', 'feint-1'), { type: 'burned', opens: [{ topic: 'top' }] }]);
    expect(both.envelope.events[1]!.opens).toMatchObject([{ topic: 'top', v: 1, e: 0, value: 'feint-1' }]);
  });

  it('of what was never sealed is a bug', () => {
    expect(() => commit([{ type: 'opened', opens: [{ topic: 'card' }] }])).toThrow(/nothing is sealed under card/);
  });

  // A cached or audited page of the log must stay true: opening a secret never changes the commit that sealed it.
  it('does not change what anyone saw of the commit before', () => {
    const seen = [['red'], ['blue'], []].map((viewer) => JSON.stringify(seenBy(first, viewer)));
    commit([{ type: 'opened', opens: [{ topic: 'card' }] }], { before: after(first), v: 2 });
    expect([['red'], ['blue'], []].map((viewer) => JSON.stringify(seenBy(first, viewer)))).toEqual(seen);
  });
});

describe('a commit', () => {
  it('has the hash of its canonical envelope, and names the one before', () => {
    const first = commit([]);
    const second = commit([], { before: after(first), v: 2 });
    expect(first.hash).toBe(sha256(canonical(first.envelope as unknown as Json)));
    expect(second.envelope.prev).toBe(first.hash);
    expect(hashOf({ ...second.envelope, at: 1 })).not.toBe(second.hash);
  });

  it('gives back the events that went in', () => {
    const events: GameEvent[] = [
      { type: 'plain' },
      sealed(['red'], 'a', null),
      sealed([], 'b', { deep: [1, { x: false }] }),
      { type: 'opened', opens: [{ topic: 'a' }, { topic: 'b', to: ['blue'] }] },
    ];
    const made = JSON.parse(JSON.stringify(commit(events))) as Commit;
    expect(eventsOf(made)).toStrictEqual(events);
  });

  it('has the same envelope for every viewer', () => {
    const made = commit([sealed(['red'], 'card', 'lunge-1')]);
    for (const viewer of [['red'], ['blue'], []])
      expect(seenBy(made, viewer)).toMatchObject({ envelope: made.envelope, hash: made.hash });
  });
});
