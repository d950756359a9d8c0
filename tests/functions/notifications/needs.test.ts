import { describe, expect, it } from 'vitest';
import { type Need, needsIn, type Seen, stillStands } from '../../../functions/features/notifications/needs.ts';
import { type Half, momentsOf } from '../../../functions/features/notifications/reminders.ts';
import type { Listed } from '../../../functions/platform/ports/ports.ts';
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
  let halves: readonly Half[] = [];
  let version = 0;
  return {
    now: () => seen,
    at(
      minutes: number,
      more: Partial<Listed> & { waits?: readonly string[] },
      finders: readonly string[] = [],
    ): readonly Need[] {
      const found = needsIn(listed({ version: ++version, at: NOON + minutes * MINUTE, held, ...more }), finders, seen);
      seen = found.seen;
      halves = found.halves;
      return found.needs;
    },
    halves: () => halves,
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
    // The same need, and so the same notification.
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
    { gives: HOUR, before: 10 * MINUTE },
    { gives: 90 * MINUTE, before: 15 * MINUTE },
  ])('of $gives ms is told of $before ms before it', ({ gives, before }) => {
    expect(momentsOf(NOON, NOON + gives)).toEqual([{ at: NOON + gives - before }]);
  });

  it('of less than an hour is not told of, even to people who want it', () => {
    expect(momentsOf(NOON, NOON + HOUR - 1)).toEqual([]);
    expect(momentsOf(NOON, NOON + 30 * MINUTE, [600])).toEqual([]);
    const game = following();
    game.at(0, { waits: ['red'], due: NOON + 59 * MINUTE });
    expect(game.halves()).toEqual([]);
  });

  it.each([
    { remind: [3_600, 600], at: [23 * HOUR, 23 * HOUR + 50 * MINUTE] },
    { remind: [20 * 3_600, 1_800], at: [23.5 * HOUR] },
    { remind: [20 * 3_600], at: [20 * HOUR] },
    { remind: [12 * 3_600], at: [12 * HOUR] },
    { remind: [], at: [20 * HOUR] },
  ])('of a day is told of to people who want it by $remind, in its second half', ({ remind, at }) => {
    expect(momentsOf(NOON, NOON + 24 * HOUR, remind).map((moment) => moment.at - NOON)).toEqual(at);
  });

  const half = (who: string, due: number, at: number): Half => ({ game: 'g1', who, due, at });

  it('is looked at when half of its time is over, for each who is waited for, and again when it moves', () => {
    const game = following();
    const due = NOON + 24 * HOUR;
    game.at(0, { waits: ['red', 'blue'], due });
    expect(game.halves()).toEqual([half(ANNA, due, NOON + 12 * HOUR), half(BERT, due, NOON + 12 * HOUR)]);
    game.at(1, { asks: asks('1', 'blue'), due });
    expect(game.halves()).toEqual([half(BERT, due, NOON + 12 * HOUR + MINUTE / 2)]);
    game.at(2, { asks: asks('1', 'blue'), due: due + HOUR });
    expect(game.halves()).toEqual([half(BERT, due + HOUR, NOON + 12.5 * HOUR + MINUTE / 2)]);
    game.at(3, { asks: asks('1', 'blue'), due: due + HOUR });
    expect(game.halves()).toEqual([]);
  });

  const asks = (name: string, ...seats: readonly string[]) =>
    seats.map((seat) => ({ seat, ask: name, kind: 'orders' })) as unknown as Listed['asks'];
  const answered = (name: string, seat: string) =>
    [{ seat, ask: name, kind: 'orders', answered: true }] as unknown as Listed['asks'];

  it('is told only to those who have not answered, though they are not ready', () => {
    const game = following();
    const due = NOON + 24 * HOUR;
    const [turn] = turns(game.at(0, { asks: asks('1', 'red'), due }));
    const need: Need = { reason: 'deadline', game: 'g1', who: ANNA, of: 1, due, at: due };
    expect([stillStands(need, game.now()), stillStands(turn as Need, game.now())]).toEqual([true, true]);
    game.at(1, { asks: answered('1', 'red'), due });
    expect([stillStands(need, game.now()), stillStands(turn as Need, game.now())]).toEqual([false, false]);
    // The next question is told of, though nobody said that they were ready for the last.
    expect(turns(game.at(24 * 60, { asks: asks('2', 'red'), due: due + 24 * HOUR })).map(({ of }) => of)).toEqual([3]);
  });

  it('that has moved is another one', () => {
    const game = following();
    const due = NOON + 24 * HOUR;
    game.at(0, { asks: asks('1', 'red'), due });
    const need: Need = { reason: 'deadline', game: 'g1', who: ANNA, of: 1, due, at: due };
    game.at(1, { asks: asks('1', 'red'), due: due + HOUR });
    expect([stillStands(need, game.now()), stillStands({ ...need, due: due + HOUR }, game.now())]).toEqual([
      false,
      true,
    ]);
  });

  it.each([
    { what: 'a slow game', minutes: 24 * 60, told: [1, 2, 3] },
    { what: 'a quick one', minutes: 5, told: [1] },
  ])('that a seat misses in $what is told of as $told', ({ minutes, told }) => {
    const game = following();
    const found = [0, 1, 2].flatMap((n) =>
      turns(game.at(n * minutes, { asks: asks(String(n), 'red') })).map(({ of }) => of),
    );
    expect(found).toEqual(told);
  });
});

it('start and end are told once to all who sit there', () => {
  const game = following();
  const reasons = (needs: readonly Need[]) =>
    needs.map(({ reason, who }) => `${reason} ${who === ANNA ? 'anna' : 'bert'}`);
  expect(reasons(game.at(0, { status: 'lobby' }))).toEqual([]);
  expect(reasons(game.at(1, {}))).toEqual(['started anna', 'started bert']);
  expect(reasons(game.at(2, {}))).toEqual([]);
  expect(reasons(game.at(3, { status: 'over', waits: [] }))).toEqual(['over anna', 'over bert']);
  expect(game.now()?.turns).toEqual({});
});

it('a seat lost by the commit that ends the game is told as the end', () => {
  const game = following();
  game.at(0, {});
  const needs = game.at(1, { status: 'over', waits: [], held: {}, lost: { [ANNA]: 'missed' } });
  const holding = needs.filter((need) => stillStands(need, game.now()));
  expect(holding.map(({ reason, who }) => [reason, who])).toEqual([['over', ANNA]]);
});

it('an invited person is told once, while it is a lobby, and not after the invitation was revoked', () => {
  const game = following();
  const invited = (needs: readonly Need[]) => needs.map(({ reason, who }) => [reason, who]);
  expect(invited(game.at(0, { status: 'lobby' }, [CARL, ANNA]))).toEqual([['invited', CARL]]);
  expect(invited(game.at(1, { status: 'lobby' }, [CARL, ANNA]))).toEqual([]);
  expect(invited(game.at(2, { status: 'lobby' }, []))).toEqual([]);
  expect(stillStands({ reason: 'invited', game: 'g1', who: CARL, of: 0, at: NOON }, game.now())).toBe(false);
});

it('users of games of form 1, and seats without people, are told nothing', () => {
  const { needs, seen } = needsIn(
    listed({ version: 1, at: NOON, held: { anna: ['red'] }, waits: ['red'] }),
    [],
    undefined,
  );
  expect([needs, seen.turns]).toEqual([[], {}]);
});

describe('a seat that nobody has any more', () => {
  const seats = (...taken: readonly string[]) =>
    ['red', 'blue'].map((seat) => ({
      seat,
      ...(taken.includes(seat) && { holder: { kind: 'user', user: seat } }),
    })) as Listed['seats'];
  const offered = (needs: readonly Need[]) =>
    needs.filter(({ reason }) => reason === 'seat-offered').map(({ who, of }) => [who, of]);

  it('is told to all at the table, and to the former player, once', () => {
    const game = following();
    game.at(0, { seats: seats('red', 'blue') });
    expect(offered(game.at(1, { seats: seats('red'), held: { [ANNA]: ['red'] } }))).toEqual([
      [ANNA, 1],
      [BERT, 1],
    ]);
    expect(offered(game.at(2, { seats: seats('red'), held: { [ANNA]: ['red'] } }))).toEqual([]);
  });

  it('is not told of once a player sits there, nor of a lobby that begins with a vacant seat', () => {
    const game = following();
    expect(offered(game.at(0, { status: 'lobby', seats: seats('red') }))).toEqual([]);
    expect(offered(game.at(1, { seats: seats('red') }))).toEqual([]);
    game.at(2, { seats: seats('red', 'blue') });
    const [need] = game
      .at(3, { seats: seats('blue'), held: { [BERT]: ['blue'] } })
      .filter(({ reason }) => reason === 'seat-offered');
    expect([need?.at, stillStands(need as Need, game.now())]).toEqual([NOON + 3 * MINUTE + 90_000, true]);
    game.at(4, { seats: seats('red', 'blue') });
    expect(stillStands(need as Need, game.now())).toBe(false);
  });
});

it('a person who plays all seats is told nothing', () => {
  const game = following();
  const sandbox = { settings: { sandbox: true } as Listed['settings'], held: { [ANNA]: ['red', 'blue'] } };
  expect(game.at(0, { ...sandbox, waits: ['red'] })).toEqual([]);
  expect(game.at(5, { ...sandbox, status: 'over' })).toEqual([]);
});

describe('a vote', () => {
  const offers = (kind: string, by: string, needs: string) => ({
    offers: [{ kind, by: [by], needs: [needs] }] as never,
  });
  const votes = (needs: readonly Need[]) => needs.filter(({ reason }) => reason === 'vote');

  it('that waits for others is told to them after 90 seconds, once for each kind and stretch', () => {
    const game = following();
    game.at(0, {});
    const [need] = votes(game.at(1, offers('draw', 'red', 'blue')));
    expect(need).toEqual({
      reason: 'vote',
      game: 'g1',
      who: BERT,
      of: 1,
      kind: 'draw',
      at: NOON + MINUTE + 90_000,
    });
    expect(votes(game.at(2, offers('draw', 'red', 'blue')))).toEqual([]);
    expect(stillStands(need as Need, game.now())).toBe(true);
    game.at(3, {});
    expect(stillStands(need as Need, game.now())).toBe(false);
    // Taken back and given again in the same stretch: the same need, and so the same notification.
    expect(votes(game.at(4, offers('draw', 'red', 'blue')))).toMatchObject([{ of: 1, kind: 'draw' }]);
    expect(votes(game.at(5, offers('pause', 'red', 'blue')))).toMatchObject([{ of: 1, kind: 'pause' }]);
  });

  it('does not wait for the people who gave theirs', () => {
    const game = following();
    game.at(0, {});
    const both = { offers: [{ kind: 'draw', by: ['red', 'blue'], needs: ['green'] }] as never };
    expect(votes(game.at(1, both))).toEqual([]);
  });
});

describe('a pause', () => {
  const paused = (needs: readonly Need[]) => needs.filter(({ reason }) => reason === 'paused');
  const kinds = (needs: readonly Need[]) =>
    paused(needs).map(({ who, kind }) => `${who === ANNA ? 'anna' : 'bert'} ${kind}`);

  it('is told when it begins and when it ends', () => {
    const game = following();
    game.at(0, {});
    const begun = paused(game.at(1, { paused: {} }));
    expect(kinds(begun)).toEqual(['anna paused', 'bert paused']);
    expect(paused(game.at(2, { paused: {} }))).toEqual([]);
    expect(stillStands(begun[0] as Need, game.now())).toBe(true);
    const ended = paused(game.at(60, {}));
    expect(kinds(ended)).toEqual(['anna resumed', 'bert resumed']);
    expect([begun[0], ended[0]].map((need) => stillStands(need as Need, game.now()))).toEqual([false, true]);
  });

  it('of less than 90 seconds is told of neither', () => {
    const game = following();
    game.at(0, {});
    const [begun] = paused(game.at(1, { paused: {} }));
    expect(paused(game.at(2, {}))).toEqual([]);
    expect(stillStands(begun as Need, game.now())).toBe(false);
  });

  it('and time that the server gave back is told at once, once for each time', () => {
    const game = following();
    game.at(0, {});
    const given = paused(game.at(1, { spared: 1 }));
    expect(kinds(given)).toEqual(['anna given', 'bert given']);
    expect(given[0]?.at).toBe(NOON + MINUTE);
    expect(paused(game.at(2, { spared: 1 }))).toEqual([]);
    expect(kinds(game.at(3, { spared: 2 }))).toHaveLength(2);
  });
});

describe('a lost seat', () => {
  const without = { held: { [ANNA]: ['red'] } };
  const removed = (needs: readonly Need[]) => needs.filter(({ reason }) => reason === 'removed');

  it.each(['missed', 'host', 'moderator'] as const)('is told at once to the player who lost it: %s', (how) => {
    const game = following();
    game.at(0, {});
    const needs = game.at(1, { ...without, lost: { [BERT]: how } });
    expect(removed(needs)).toEqual([
      { reason: 'removed', game: 'g1', who: BERT, of: 1, kind: how, v: 2, at: NOON + MINUTE },
    ]);
    expect(removed(game.at(2, { ...without, lost: { [BERT]: how } }))).toEqual([]);
    expect(stillStands(removed(needs)[0] as Need, game.now())).toBe(true);
    game.at(3, {});
    expect(stillStands(removed(needs)[0] as Need, game.now())).toBe(false);
  });

  it('is still told after the end, unless the player came back or lost it by the end', () => {
    const lost = { ...without, lost: { [BERT]: 'missed' as const } };
    const over = { ...lost, status: 'over' as const };
    const game = following();
    game.at(0, {});
    const [need] = removed(game.at(1, lost));
    expect(game.at(2, over).map(({ reason, who }) => `${reason} ${who}`)).toEqual([`over ${ANNA}`]);
    expect(stillStands(need as Need, game.now())).toBe(true);

    const back = following();
    back.at(0, {});
    const [before] = removed(back.at(1, lost));
    back.at(2, {});
    back.at(3, { status: 'over' });
    expect(stillStands(before as Need, back.now())).toBe(false);

    const ended = following();
    ended.at(0, {});
    const needs = ended.at(1, over);
    expect(needs.filter(({ who }) => who === BERT).map(({ reason }) => reason)).toEqual(['over']);
  });

  it('is told instead of the start and of a pause, until the player comes back', () => {
    const game = following();
    game.at(0, { status: 'lobby' });
    const ofBert = ({ who, reason }: Need) => who === BERT && (reason === 'started' || reason === 'paused');
    const before = [...game.at(1, {}), ...game.at(2, { spared: 1 })].filter(ofBert);
    const stand = () => before.map((need) => [need.reason, stillStands(need, game.now())]);
    expect(stand()).toEqual([
      ['started', true],
      ['paused', true],
    ]);
    game.at(3, { ...without, spared: 1, lost: { [BERT]: 'missed' } });
    expect(stand()).toEqual([
      ['started', false],
      ['paused', false],
    ]);
    game.at(4, { spared: 1 });
    expect(stand()).toEqual([
      ['started', true],
      ['paused', true],
    ]);
  });

  it('is not told to a player who left', () => {
    const game = following();
    game.at(0, {});
    expect(removed(game.at(1, without))).toEqual([]);
  });

  it('is told to a player who did not confirm in time, and not to one who left before', () => {
    const check = { awaited: ['blue'] } as unknown as NonNullable<Listed['check']>;
    for (const { minutes, told } of [
      { minutes: 5, told: [{ who: BERT, kind: 'late' }] },
      { minutes: 3, told: [] },
    ]) {
      const game = following();
      game.at(0, { status: 'lobby', check, due: NOON + 5 * MINUTE });
      const needs = removed(game.at(minutes, { status: 'lobby', ...without }));
      expect(needs).toMatchObject(told);
      expect(needs).toHaveLength(told.length);
    }
  });
});
