import { describe, expect, it } from 'vitest';
import { type Need, needsIn, type Seen, stillStands, waitedFor } from '../../../functions/lib/notices/needs.ts';
import type { Listed } from '../../../functions/lib/ports.ts';
import { listed, NOON } from './kit.ts';

// What people are to be told of a game, as it goes on.

const ANNA = `p${'a'.repeat(20)}`;
const BERT = `p${'b'.repeat(20)}`;
const CARL = 'c'.repeat(43);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const held = { [ANNA]: ['red'], [BERT]: ['blue'] };

/** A game that is followed: each step gives what is new. */
function following() {
  let seen: Seen | undefined;
  let version = 0;
  return {
    now: () => seen,
    at(minutes: number, more: Partial<Listed> & { waits?: readonly string[] }, finders: readonly string[] = []): readonly Need[] {
      const found = needsIn(listed({ version: ++version, at: NOON + minutes * MINUTE, held, ...more }), finders, seen);
      seen = found.seen;
      return found.needs;
    },
  };
}
const turns = (needs: readonly Need[]) => needs.filter(({ reason }) => reason === 'your-turn');

describe('it is your turn', () => {
  it('is told 90 seconds after the question, under the version that put it', () => {
    const game = following();
    game.at(0, {});
    expect(turns(game.at(1, { waits: ['red'] }))).toEqual([
      { reason: 'your-turn', game: 'g1', who: ANNA, of: 2, at: NOON + MINUTE + 90_000 },
    ]);
    expect(turns(game.at(2, { waits: ['red'] }))).toEqual([]);
  });

  it('stands as long as the question is open', () => {
    const game = following();
    const [need] = turns(game.at(0, { waits: ['red'] }));
    expect(stillStands(need as Need, game.now())).toBe(true);
    game.at(1, {});
    expect(stillStands(need as Need, game.now())).toBe(false);
  });

  it('is one need in a sitting, and another one after it', () => {
    const game = following();
    expect(turns(game.at(0, { waits: ['red'] })).map(({ of }) => of)).toEqual([1]);
    const again: (readonly number[])[] = [];
    for (const minute of [1, 2, 3]) {
      game.at(minute, {});
      again.push(turns(game.at(minute + 0.5, { waits: ['red'] })).map(({ of }) => of));
    }
    // The same need, and so the same notice.
    expect(again).toEqual([[1], [1], [1]]);
    game.at(4, {});
    expect(turns(game.at(15, { waits: ['red'] })).map(({ of }) => of)).toEqual([9]);
  });

  it('is told of no question that is settled, and of bytes for the dice', () => {
    const game = following();
    const settled = [{ seat: 'red', ask: 'a', kind: 'orders', settled: true }] as unknown as Listed['asks'];
    expect(turns(game.at(0, { asks: settled }))).toEqual([]);
    const entropy = { awaited: ['blue'] } as unknown as NonNullable<Listed['entropy']>;
    expect(turns(game.at(1, { status: 'lobby', asks: [], entropy })).map(({ who }) => who)).toEqual([BERT]);
  });
});

describe('a deadline', () => {
  it.each([
    { gives: 24 * HOUR, before: 4 * HOUR },
    { gives: 7 * 24 * HOUR, before: 12 * HOUR },
    { gives: 30 * MINUTE, before: 10 * MINUTE },
    { gives: 5 * MINUTE, before: 5 * MINUTE },
  ])('of $gives ms is told of $before ms before it', ({ gives, before }) => {
    const due = NOON + gives;
    const needs = following().at(0, { waits: ['red'], due });
    expect(needs.find(({ reason }) => reason === 'deadline')).toEqual({ reason: 'deadline', game: 'g1', of: due, at: due - before });
  });

  it('is told once, to whoever is waited for then, unless it was moved', () => {
    const game = following();
    const due = NOON + 24 * HOUR;
    const [need] = game.at(0, { waits: ['red', 'blue'], due }).filter(({ reason }) => reason === 'deadline');
    expect(game.at(1, { waits: ['blue'], due }).filter(({ reason }) => reason === 'deadline')).toEqual([]);
    expect([stillStands(need as Need, game.now()), waitedFor(game.now())]).toEqual([true, [BERT]]);
    game.at(2, { waits: ['blue'], due: due + HOUR });
    expect(stillStands(need as Need, game.now())).toBe(false);
  });
});

it('start and end are told once to all who sit there', () => {
  const game = following();
  const reasons = (needs: readonly Need[]) => needs.map(({ reason, who }) => `${reason} ${who === ANNA ? 'anna' : 'bert'}`);
  expect(reasons(game.at(0, { status: 'lobby' }))).toEqual([]);
  expect(reasons(game.at(1, {}))).toEqual(['started anna', 'started bert']);
  expect(reasons(game.at(2, {}))).toEqual([]);
  expect(reasons(game.at(3, { status: 'over', waits: [] }))).toEqual(['over anna', 'over bert']);
  expect(game.now()?.turns).toEqual({});
});

it('whoever is invited is told once, while it is a lobby, and not where the invitation was taken back', () => {
  const game = following();
  const invited = (needs: readonly Need[]) => needs.map(({ reason, who }) => [reason, who]);
  expect(invited(game.at(0, { status: 'lobby' }, [CARL, ANNA]))).toEqual([['invited', CARL]]);
  expect(invited(game.at(1, { status: 'lobby' }, [CARL, ANNA]))).toEqual([]);
  expect(invited(game.at(2, { status: 'lobby' }, []))).toEqual([]);
  expect(stillStands({ reason: 'invited', game: 'g1', who: CARL, of: 0, at: NOON }, game.now())).toBe(false);
});

it('users of games of form 1, and seats without people, are told nothing', () => {
  const { needs, seen } = needsIn(listed({ version: 1, at: NOON, held: { anna: ['red'] }, waits: ['red'] }), [], undefined);
  expect([needs, seen.turns]).toEqual([[], {}]);
});

describe('a seat that nobody has any more', () => {
  const seats = (...taken: readonly string[]) =>
    ['red', 'blue'].map((seat) => ({ seat, ...(taken.includes(seat) && { holder: { kind: 'user', user: seat } }) })) as Listed['seats'];
  const offered = (needs: readonly Need[]) => needs.filter(({ reason }) => reason === 'seat-offered').map(({ who, of }) => [who, of]);

  it('is told to all at the table, and to whoever sat there, once', () => {
    const game = following();
    game.at(0, { seats: seats('red', 'blue') });
    expect(offered(game.at(1, { seats: seats('red'), held: { [ANNA]: ['red'] } }))).toEqual([
      [ANNA, 2],
      [BERT, 2],
    ]);
    expect(offered(game.at(2, { seats: seats('red'), held: { [ANNA]: ['red'] } }))).toEqual([]);
  });

  it('is not told of once somebody sits there, nor of a lobby that begins without somebody', () => {
    const game = following();
    expect(offered(game.at(0, { status: 'lobby', seats: seats('red') }))).toEqual([]);
    expect(offered(game.at(1, { seats: seats('red') }))).toEqual([]);
    game.at(2, { seats: seats('red', 'blue') });
    const [need] = game.at(3, { seats: seats('blue'), held: { [BERT]: ['blue'] } }).filter(({ reason }) => reason === 'seat-offered');
    expect([need?.at, stillStands(need as Need, game.now())]).toEqual([NOON + 3 * MINUTE + 90_000, true]);
    game.at(4, { seats: seats('red', 'blue') });
    expect(stillStands(need as Need, game.now())).toBe(false);
  });
});

it('whoever plays with themselves is told nothing', () => {
  const game = following();
  const sandbox = { settings: { sandbox: true } as Listed['settings'], held: { [ANNA]: ['red', 'blue'] } };
  expect(game.at(0, { ...sandbox, waits: ['red'] })).toEqual([]);
  expect(game.at(5, { ...sandbox, status: 'over' })).toEqual([]);
});
