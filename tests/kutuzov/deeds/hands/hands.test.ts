import { describe, expect, it } from 'vitest';
import { sizeOf } from '../../../../domain/contract/deck.ts';
import { kutuzov } from '../../../../domain/kutuzov/index.ts';
import type { State } from '../../../../domain/kutuzov/state/state.ts';
import { byPower, POWERS, type Power } from '../../../../domain/kutuzov/terms/nations.ts';
import { after, asking, drawn, events, framed, refused, scenario, standing } from '../../kit/kit.ts';

/** Draws the first of the cards that are left. */
const first = { draw: () => 0 };
const noCards = byPower(() => ({ home: [], other: [] }) as State['hands'][Power]);
/** The cards of the next turn, once all Powers have deployed; FS made the last impulse, so that R2 comes first. */
const dealing = (hands: Partial<State['hands']>, change: Partial<State> = {}): State => {
  const base = scenario(1);
  const held = [...Object.values(hands).flatMap(({ home, other }) => [...home, ...other]), ...(change.discard ?? [])];
  const rest = [...base.draw.rest, ...[25, 26, 27, 28, 29, 30, 32, 33, 34, 36, 37, 40]]
    .filter((card) => !held.includes(card))
    .sort((a, b) => a - b);
  const state = drawn('', {
    hands: { ...noCards, ...hands },
    draw: { known: [], rest },
    resources: byPower(() => 0),
    ...change,
  });
  return framed(
    { ...state, last: { power: 'FS', preemptive: false }, marker: 'R2' },
    [
      { is: 'turn', stage: 'interphase' },
      { is: 'interphase', before: state.turn + 1, stage: 'deal', order: ['R2', 'FN', 'R1', 'FS'] },
    ],
    first,
  );
};
const keepAll = (state: State): State => {
  let now = state;
  while (asking(now)[0]?.endsWith('mulligan'))
    now = after(now, asking(now)[0]!.split(' ')[0]!.toUpperCase() as Power, { type: 'keep' }, first);
  return now;
};
const hand = (other: readonly number[]) => ({ home: [], other });

describe('the deal (§17.41)', () => {
  it('all but Home cards are shuffled, discards too, and five dealt to each in order; a Mulligan each (§17.42)', () => {
    const start = dealing({}, { discard: [50, 60] });
    expect(sizeOf(start.draw)).toEqual(86 - 20);
    expect(start.discard).toEqual([]);
    expect(asking(start)).toEqual(['r2 mulligan']);
    expect(POWERS.map((power) => start.hands[power].other.length)).toEqual([5, 5, 5, 5]);
    // the lowest numbers first, as the draws are: R2 was dealt before FN
    expect(start.hands.R2.other).toEqual([25, 26, 27, 28, 29]);
    expect(start.hands.FN.other).toEqual([30, 31, 32, 33, 34]);
  });

  it('the Mulligan is of the new cards: those left over are kept apart, and hidden like the hand (§2.7)', () => {
    const start = dealing({ R2: hand([84, 99]) });
    expect(start.hands.R2.other.length).toBe(5);
    expect(start.aside.R2).toEqual([84, 99]);
    const [own, partner] = [kutuzov.view(start, ['r2']), kutuzov.view(start, ['r1'])];
    expect(own.aside).toEqual({ R2: [84, 99] });
    expect(partner.aside).toEqual({ R1: [] });
    expect(partner.held.R2).toEqual({ home: 0, other: 5, aside: 2 });
    const fresh = dealing(
      { R2: hand([84, 99]) },
      { draw: { known: [], rest: Array.from({ length: 30 }, (_, i) => 41 + i) } },
    );
    const redrawn = after(fresh, 'R2', { type: 'redraw' }, first);
    expect(redrawn.hands.R2.other.length).toBe(4);
    expect(redrawn.aside.R2).toEqual([84, 99]);
    expect(redrawn.discard).toEqual([41, 42, 43, 44, 45]);
  });

  it.each([
    [1, [26, 28, 29]],
    [2, [29]],
    [3, []],
  ])('after turn %i special Must Plays come back for the winter, except %j (§14.62)', (turn, out) => {
    const state = dealing({}, { turn, winter: [26, 28, 29], draw: { known: [], rest: scenario(1).draw.rest } });
    expect(state.winter).toEqual(out);
    const inPlay = [...POWERS.flatMap((power) => state.hands[power].other), ...state.draw.rest];
    expect([26, 28, 29].filter((card) => !inPlay.includes(card))).toEqual(out);
  });
});

describe('cards left over (§17.42, §17.43)', () => {
  it('four of FN: two replaced, then two discarded for two resources, one given up (ruling 11)', () => {
    const start = dealing({ FN: hand([96, 97, 98, 99]) });
    const r2 = after(start, 'R2', { type: 'keep' }, first);
    const kept = events(r2, 'FN', { type: 'keep' }, first);
    expect(
      kept.flatMap((event) =>
        event.type === 'returned' || event.type === 'drew' ? [[event.type, event.power, event.count]] : [],
      ),
    ).toEqual([
      ['returned', 'FN', 2],
      ['drew', 'FN', 2],
    ]);
    const limited = keepAll(r2);
    expect(asking(limited)).toEqual(['fn excess']);
    expect(limited.resources.FN).toBe(2);
    expect(limited.hands.FN.other.length).toBe(7);
    expect(limited.aside.FN).toEqual([]);
    const done = after(limited, 'FN', { type: 'give-up', card: limited.hands.FN.other.at(-1)! }, first);
    expect(done.hands.FN.other.length).toBe(6);
    expect(done.discard.length).toBe(1);
  });

  it.each([
    { left: 1, held: 6, resources: 0 },
    { left: 2, held: 6, resources: 2 },
    { left: 3, held: 6, resources: 2 },
    { left: 4, held: 7, resources: 2 },
    { left: 5, held: 7, resources: 2 },
    { left: 6, held: 8, resources: 2 },
  ])('$left left over: $held in the hand, $resources resources', ({ left, held, resources }) => {
    const start = dealing({ R2: hand([94, 95, 96, 97, 98, 99].slice(0, left)) });
    const limited = keepAll(start);
    expect(limited.hands.R2.other.length).toEqual(held);
    expect(limited.resources.R2).toEqual(resources);
  });

  it('after a Mulligan for fewer there may be room for all of them', () => {
    const rest = [41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65];
    const start = dealing({ R2: hand([98, 99]) }, { draw: { known: [], rest } });
    const redrawn = after(start, 'R2', { type: 'redraw' }, first);
    const limited = keepAll(redrawn);
    expect(limited.hands.R2.other.length).toBe(6);
    expect(limited.resources.R2).toBe(0);
  });

  it('the limit stays 6 until the hand falls to 5: no card is bought with 6, nor with 5', () => {
    const frames = [
      { is: 'turn', stage: 'impulses' },
      { is: 'impulse', power: 'R2', preemptive: false, lone: false, passing: false, stage: 'play' },
    ] as const;
    const state = drawn('', {
      hands: { ...noCards, R2: hand([94, 95, 96, 97, 98, 99]) },
      resources: { FN: 0, R1: 0, FS: 0, R2: 4 },
      frames,
    });
    const active = { ...state, impulse: { ...state.impulse, power: 'R2' as const } };
    expect(refused(active, 'R2', { type: 'buy' })).toBe('HAND_FULL §16.3');
    const played = after(after(active, 'R2', { type: 'play', card: 94, as: 'cp' }), 'R2', { type: 'done' });
    expect(refused(played, 'R2', { type: 'buy' })).toBe('HAND_FULL §16.3');
  });
});

describe('a card given up (§17.43)', () => {
  const giving = (cards: readonly number[], over: number, pieces = '', change: Partial<State> = {}): State =>
    framed(
      drawn(pieces, {
        turn: 2,
        hands: { ...noCards, FN: hand(cards) },
        regroup: { FN: 2 },
        resources: byPower(() => 3),
        ...change,
      }),
      [
        { is: 'turn', stage: 'interphase' },
        { is: 'interphase', before: 3, stage: 'limit', order: ['R1'] },
        { is: 'excess', power: 'FN', over, cp: 0, magazines: {} },
      ],
    );
  const build = (sp: number, space: string) => ({ type: 'build', piece: { nation: 'FN', sp }, space }) as const;
  const regroup = (sp: number, space: string) => ({ type: 'regroup', piece: { nation: 'FN', sp }, space }) as const;

  it('of a 5-CP card two SP are built; the fifth CP regroups or rolls, else it is lost', () => {
    const five = after(giving([84, 99], 1), 'FN', { type: 'give-up', card: 84 });
    const built = after(five, 'FN', build(2, 'masuria'));
    expect(standing(built, 'masuria')).toBe('FN 2');
    expect(asking(built)).toEqual(['fn excess']);
    expect(refused(built, 'FN', build(1, 'masuria'))).toBe('NOT_ENOUGH_CP §6.1');
    expect(standing(after(built, 'FN', regroup(1, 'masuria'), first), 'masuria')).toBe('FN 3');
    const rolled = events(
      built,
      'FN',
      { type: 'morale-dice', pay: 'cp' },
      { draw: (stream) => (stream === 'dice' ? 4 : 0) },
    );
    expect(rolled).toContainEqual(expect.objectContaining({ type: 'morale-set', camp: 'imperial', gain: 1 }));
    const lost = after(built, 'FN', { type: 'done' }, first);
    expect(lost.frames.some(({ is }) => is === 'excess')).toBe(false);
    expect(lost.discard.includes(84)).toBe(true);
  });

  it('all of it at one home Key or zone, nowhere else, and not with resources', () => {
    const five = after(
      giving([84, 99], 1, '', { dmc: { vilna: 'FN' }, flags: { grodno: 'FS', lida: 'FS', vilna: 'FN' } }),
      'FN',
      {
        type: 'give-up',
        card: 84,
      },
    );
    expect(refused(five, 'FN', regroup(1, 'vilna'))).toBe('NOT_A_HOME_SITE §6.31');
    const one = after(five, 'FN', regroup(1, 'warsaw'));
    expect(refused(one, 'FN', build(1, 'masuria'))).toBe('ONE_MAGAZINE §17.2');
    expect(refused(one, 'FN', { type: 'morale-dice', pay: 'resource' })).toMatch(/§16.54$/);
  });

  it('each card for itself, and no Must Play while there are others', () => {
    const start = giving([31, 84, 99], 2);
    expect(refused(start, 'FN', { type: 'give-up', card: 31 })).toBe('NOT_TO_BE_GIVEN_UP §17.43');
    const next = after(after(start, 'FN', { type: 'give-up', card: 84 }), 'FN', { type: 'done' });
    expect(asking(next)).toEqual(['fn excess']);
    expect(next.frames.at(-1)).toEqual({ is: 'excess', power: 'FN', over: 1, cp: 0, magazines: {} });
    expect(kutuzov.lapse(kutuzov.view(next, ['fn']), 'fn')).toEqual({ type: 'give-up', card: 99 });
  });

  it('nothing but Must Plays: one of them goes, for nothing', () => {
    const start = giving([31, 35], 1);
    const gone = after(start, 'FN', { type: 'give-up', card: 31 }, first);
    expect(gone.hands.FN.other.includes(31)).toBe(false);
    expect(gone.discard.includes(31)).toBe(true);
    expect(gone.frames.some(({ is }) => is === 'excess')).toBe(false);
  });
});

describe('Home cards (§17.44)', () => {
  it.each([
    [1, { FN: 3, R1: 2, FS: 3, R2: 2 }],
    [2, { FN: 3, R1: 2, FS: 3, R2: 2 }],
    [3, { FN: 3, R1: 3, FS: 3, R2: 3 }],
  ])('after turn %i: %j, with #1 for FN and #9 for FS (§1.10)', (turn, sizes) => {
    const end = keepAll(
      dealing(
        {},
        {
          turn,
          homeUsed: { imperial: [2, 3, 4], tsarist: [13, 14] },
          beside: { FN: [1], R1: [], FS: [9], R2: [] },
          homeDraw: { imperial: { known: [], rest: [5, 6, 7] }, tsarist: { known: [], rest: [15, 16, 17, 18, 19] } },
        },
      ),
    );
    expect(Object.fromEntries(POWERS.map((power) => [power, end.hands[power].home.length]))).toEqual(sizes);
    expect(end.hands.FN.home.includes(1)).toBe(true);
    expect(end.hands.FS.home.includes(9)).toBe(true);
    expect(end.homeUsed).toEqual({ imperial: [], tsarist: [] });
    expect(end.beside).toEqual({ FN: [], R1: [], FS: [], R2: [] });
    expect(end.turn).toEqual(turn + 1);
    expect(end.round).toBe(1);
  });

  it('#1 not once it is out of the game', () => {
    const end = keepAll(
      dealing(
        {},
        {
          removed: [1],
          homeUsed: { imperial: [], tsarist: [] },
          homeDraw: { imperial: { known: [], rest: [2, 3, 4, 5, 9] }, tsarist: { known: [], rest: [15, 16, 17, 18] } },
        },
      ),
    );
    expect(end.hands.FN.home.length).toBe(2);
    expect(end.hands.FS.home.includes(9)).toBe(true);
  });
});
