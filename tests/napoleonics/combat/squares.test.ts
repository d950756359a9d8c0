import { describe, expect, it } from 'vitest';
import type { State } from '../../../domain/napoleonics/state/state.ts';
import { at, type Ground, leader, type Piece } from '../kit/drawn.ts';
import {
  advance,
  back,
  bannersOf,
  fight,
  fire,
  form,
  hands,
  ignore,
  melee,
  react,
  retire,
  rolls,
  where,
} from '../kit/fights.ts';
import { afterAll, asking, eventsOf, refused } from '../kit/kit.ts';

const HAND = ['FORWARD', 'PROBE_LEFT', 'SCOUT_CENTER'];
const CAVALRY = at('e5', 'F-LC');
const LINE = at('d5', 'B-LN');
const SQUARE = at('d5', 'B-LN', { square: 1 });
const ON_TRACK = { track: { top: { 1: 'RALLY' }, bottom: {} } } as const;
const NO_STRIKE = ['top', react(null)] as const;

/** French cavalry attacks, and no First Strike is played: where the question of the square is, or is not. */
const charged = (ground: Ground, pieces: readonly Piece[], facts: Partial<State> = hands(HAND)): State =>
  afterAll(fight(ground, pieces, ['F-LC-1'], facts), ['bottom', melee('F-LC-1', 'B-LN-1')]).state;

describe('forming square', () => {
  it('one of three cards goes unseen to the track; hand and command fall to 2 (§10.1, §10.2, §2.2)', () => {
    const open = afterAll(charged({}, [CAVALRY, LINE]), NO_STRIKE).state;
    expect(asking(open)).toBe('top form-square');
    const so = afterAll(open, ['top', form(true), { taken: ['PROBE_LEFT'], dice: 'CAV INF' }]);
    expect(where(so.state, 'B-LN-1')).toBe('d5 3');
    expect(so.state.units.find(({ id }) => id === 'B-LN-1')?.square).toBe(1);
    expect(so.state.hands.top).toEqual(['FORWARD', 'SCOUT_CENTER']);
    expect(so.state.track.top).toEqual({ 1: 'PROBE_LEFT' });
    const [formed] = eventsOf(so, 'square-formed');
    expect(formed).toMatchObject({ slot: 1, side: 'top', sealed: { to: ['top'], value: 'PROBE_LEFT' } });
    expect(formed?.sealed.topic).not.toContain('PROBE');
  });

  it('the square rolls first, then the cavalry, one die each; it does not battle back (§10.3a, §10.3c, §10.3d)', () => {
    const so = afterAll(charged({}, [CAVALRY, LINE]), NO_STRIKE, [
      'top',
      form(true),
      { taken: ['FORWARD'], dice: 'CAV SABER' },
    ]);
    expect(rolls(so)).toEqual(['square B-LN-1 F-LC-1: CAV', 'melee F-LC-1 B-LN-1: SABER']);
    expect(where(so.state, 'F-LC-1')).toBe('e5 3');
    expect(where(so.state, 'B-LN-1')).toBe('d5 3');
    expect(asking(so.state)).toBe('bottom combat');
  });

  it('infantry that declines is attacked with all dice, and battles back with all (§10.1)', () => {
    const so = afterAll(
      charged({}, [CAVALRY, LINE]),
      NO_STRIKE,
      ['top', form(false), { dice: 'INF CAV CAV CAV' }],
      ['top', back(true), { dice: 'CAV CAV INF' }],
    );
    expect(where(so.state, 'B-LN-1')).toBe('d5 3');
    expect(where(so.state, 'F-LC-1')).toBe('e5 2');
  });

  const dice = 'CAV CAV CAV CAV';
  it.each<{
    readonly what: string;
    readonly ground: Ground;
    readonly pieces: readonly Piece[];
    readonly facts: Partial<State>;
    readonly faces: string;
  }>([
    { what: 'two cards in hand', ground: {}, pieces: [LINE], facts: hands(['FORWARD', 'FORWARD']), faces: dice },
    { what: 'a town', ground: { d5: 'TO' }, pieces: [LINE], facts: hands(HAND), faces: 'CAV' },
    { what: 'field works', ground: { d5: 'FW' }, pieces: [LINE], facts: hands(HAND), faces: 'CAV CAV' },
    {
      what: 'four squares already',
      ground: {},
      pieces: [LINE, ...[1, 2, 3, 4].map((square) => at(`a${square + 6}`, 'B-LN', { square }))],
      facts: { ...hands(HAND), track: { top: { 1: 'RALLY', 2: 'ELAN', 3: 'FORWARD', 4: 'BOMBARD' }, bottom: {} } },
      faces: dice,
    },
  ])('is not asked: $what, and who asks is told so (§10.1)', ({ ground, pieces, facts, faces }) => {
    const { state } = afterAll(charged(ground, [CAVALRY, ...pieces], facts), ['top', react(null), { dice: faces }]);
    expect(asking(state)).toBe('top battle-back');
    expect(refused(state, 'top', form(true))).toBe('NO_SQUARE §10.1');
    expect(refused(state, 'top', retire(true))).toBe('NO_RETIRING §9.1');
  });

  it('a player who could have formed one, and declined, is told the current question', () => {
    const { state } = afterAll(charged({}, [CAVALRY, LINE]), NO_STRIKE, [
      'top',
      form(false),
      { dice: 'INF CAV CAV CAV' },
    ]);
    expect(refused(state, 'top', form(true))).toBe('NOT_NOW §7.5');
  });

  it('cavalry that battles back, or plays First Strike, meets no square (§10.1)', () => {
    const pieces = [at('e5', 'F-LN'), at('d5', 'B-LC')];
    const facts = hands(['FIRST_STRIKE', 'FORWARD', 'FORWARD'], HAND);
    const so = afterAll(
      fight({ c5: 'RH', c6: 'RH' }, pieces, ['F-LN-1'], facts),
      ['bottom', melee('F-LN-1', 'B-LC-1')],
      ['top', react('FIRST_STRIKE'), { dice: 'CAV CAV CAV INF INF INF INF' }],
      ['top', back(true), { dice: 'CAV CAV CAV' }],
    );
    expect(rolls(so).map((roll) => roll.split(' ')[0])).toEqual(['first-strike', 'melee', 'battle-back']);
  });

  it('a square that stands takes no further card and rolls first (§10.10)', () => {
    const so = afterAll(charged({}, [CAVALRY, SQUARE], { ...hands(HAND), ...ON_TRACK }), [
      'top',
      react(null),
      { dice: 'INF CAV' },
    ]);
    expect(rolls(so)).toEqual(['square B-LN-1 F-LC-1: INF', 'melee F-LC-1 B-LN-1: CAV']);
    expect(so.state.hands.top).toHaveLength(3);
  });

  it('the lowest free slot is taken (§10.2)', () => {
    const pieces = [CAVALRY, LINE, at('a8', 'B-LT', { square: 1 })];
    const { state } = afterAll(charged({}, pieces, { ...hands(HAND), ...ON_TRACK }), NO_STRIKE, [
      'top',
      form(true),
      { taken: ['FORWARD'], dice: 'INF CAV' },
    ]);
    expect(state.track.top).toEqual({ 1: 'RALLY', 2: 'FORWARD' });
  });
});

describe('the bounce', () => {
  it('a FLAG of the square cannot be ignored: by leader, type or support (§10.3b, §11.5f, §15.4)', () => {
    const pieces = [at('e5', 'F-CU', { leader: true }), SQUARE, at('e4', 'F-LN'), at('e6', 'F-LN')];
    const so = afterAll(fight({ f4: 'RH' }, pieces, ['F-CU-1'], ON_TRACK), [
      'bottom',
      melee('F-CU-1', 'B-LN-1'),
      { dice: 'FLAG' },
    ]);
    expect(where(so.state, 'F-CU-1')).toBe('f5 4');
    expect(where(so.state, 'F-LD-1')).toBe('f5');
    expect(rolls(so)).toHaveLength(1);
    expect(eventsOf(so, 'moved').map(({ how }) => how)).toEqual(['bounce']);
  });

  it('cavalry that the first die eliminates does not roll (§10.3c)', () => {
    const so = afterAll(fight({}, [at('e5', 'F-LC', { blocks: 1 }), SQUARE], ['F-LC-1'], ON_TRACK), [
      'bottom',
      melee('F-LC-1', 'B-LN-1'),
      { dice: 'SABER' },
    ]);
    expect(rolls(so)).toHaveLength(1);
    expect(bannersOf(so.state, 'top')).toEqual(['F-LC-1']);
  });

  it('terrain takes the one die away (§10.3a)', () => {
    const so = afterAll(fight({ e5: 'HI' }, [CAVALRY, at('d5', 'B-LN', { square: 1 })], ['F-LC-1'], ON_TRACK), [
      'bottom',
      melee('F-LC-1', 'B-LN-1'),
    ]);
    expect(rolls(so)).toEqual(['square B-LN-1 F-LC-1: ', 'melee F-LC-1 B-LN-1: ']);
  });
});

describe('a square in battle', () => {
  const battling = {
    units: [at('e5', 'F-LN', { square: 1 }), at('d5', 'B-LC')],
    ...{ track: { top: {}, bottom: { 1: 'RALLY' } } },
  } as const;
  const square = (pieces: readonly Piece[] = battling.units, facts: Partial<State> = {}) =>
    fight({}, pieces, ['F-LN-1'], { track: battling.track, ...facts });

  it('it fires with one die (§10.4a)', () => {
    const so = afterAll(square([at('f5', 'F-LN', { square: 1 }), LINE]), [
      'bottom',
      fire('F-LN-1', 'B-LN-1'),
      { dice: 'INF' },
    ]);
    expect(where(so.state, 'B-LN-1')).toBe('d5 3');
  });

  it('cavalry that stands against a square battles back with one die (§10.4b)', () => {
    const so = afterAll(
      square(),
      ['bottom', melee('F-LN-1', 'B-LC-1')],
      ['top', retire(false), { dice: 'CAV' }],
      ['top', back(true), { dice: 'INF' }],
    );
    expect(where(so.state, 'B-LC-1')).toBe('d5 2');
    expect(where(so.state, 'F-LN-1')).toBe('e5 3');
  });

  it('its FLAG bounces cavalry, with any support (§10.4b)', () => {
    const so = afterAll(
      square([...battling.units, at('d4', 'B-LT'), at('d6', 'B-LT'), at('c6', 'B-LT')]),
      ['bottom', melee('F-LN-1', 'B-LC-1')],
      ['top', retire(false), { dice: 'FLAG' }],
    );
    expect(where(so.state, 'B-LC-1')).toBe('c5 3');
  });

  it('it takes no ground (§10.4a)', () => {
    const so = afterAll(
      square([at('e5', 'F-LN', { square: 1 }), at('d5', 'B-LC', { blocks: 1 })]),
      ['bottom', melee('F-LN-1', 'B-LC-1')],
      ['top', retire(false), { dice: 'SABER' }],
    );
    expect(bannersOf(so.state, 'bottom')).toEqual(['B-LC-1']);
    expect(asking(so.state)).toBe('bottom combat');
  });

  it('First Strike of cavalry against the attack of a square: one die (§10.4c)', () => {
    const so = afterAll(
      square(battling.units, hands(['FIRST_STRIKE'])),
      ['bottom', melee('F-LN-1', 'B-LC-1')],
      ['top', react('FIRST_STRIKE'), { dice: 'INF' }],
      ['top', retire(false), { dice: 'INF' }],
    );
    expect(rolls(so)).toEqual(['first-strike B-LC-1 F-LN-1: INF', 'melee F-LN-1 B-LC-1: INF']);
  });

  it('infantry attacks it with all dice, and it battles back with one, with an ordinary flag (§10.5)', () => {
    const so = afterAll(
      fight({}, [at('e5', 'F-LN'), SQUARE, at('e4', 'F-LT'), at('e6', 'F-LT')], ['F-LN-1'], ON_TRACK),
      ['bottom', melee('F-LN-1', 'B-LN-1'), { dice: 'INF CAV CAV CAV CAV' }],
      ['top', back(true), { dice: 'FLAG' }],
      ['bottom', ignore(1)],
    );
    expect(where(so.state, 'F-LN-1')).toBe('e5 4');
    expect(where(so.state, 'B-LN-1')).toBe('d5 3');
  });

  it('it ignores flags by type and leader, not by support; it supports its neighbours (§10.6b)', () => {
    const grenadiers = at('d5', 'B-GR', { square: 1, leader: true });
    const so = afterAll(
      fight({}, [at('e5', 'F-LN'), grenadiers, at('d4', 'B-LT'), at('d6', 'B-LT')], ['F-LN-1'], ON_TRACK),
      ['bottom', melee('F-LN-1', 'B-GR-1'), { dice: 'FLAG FLAG FLAG CAV CAV' }],
    );
    expect(refused(so.state, 'top', ignore(3))).toBe('TOO_MANY_FLAGS §11.5a');
    const kept = afterAll(so.state, ['top', ignore(2), { dice: 'CAV CAV' }]);
    expect(where(kept.state, 'B-GR-1')).toBe('d5 3');
    const neighbours = fight(
      {},
      [at('e5', 'F-LN'), LINE, at('d4', 'B-LT', { square: 1 }), leader('d6', 'top')],
      ['F-LN-1'],
      ON_TRACK,
    );
    const supported = afterAll(neighbours, ['bottom', melee('F-LN-1', 'B-LN-1'), { dice: 'FLAG CAV CAV CAV CAV' }]);
    expect(asking(supported.state)).toBe('top ignore');
  });

  it('a flag costs a square of militia one block, not three (§10.6a)', () => {
    const militia = at('d5', 'P-MI', { square: 1 });
    const so = afterAll(fight({}, [at('e5', 'F-LN'), militia], ['F-LN-1'], ON_TRACK), [
      'bottom',
      melee('F-LN-1', 'P-MI-1'),
      { dice: 'FLAG CAV CAV CAV CAV' },
    ]);
    expect(where(so.state, 'P-MI-1')).toBe('d5 3');
  });

  it('the card of a square that is eliminated comes back to the hand at once (§10.8)', () => {
    const so = afterAll(
      fight({}, [at('e5', 'F-LN'), at('d5', 'B-LN', { blocks: 1, square: 1 })], ['F-LN-1'], ON_TRACK),
      ['bottom', melee('F-LN-1', 'B-LN-1'), { dice: 'INF CAV CAV CAV CAV' }],
    );
    expect(so.state.hands.top).toEqual(['RALLY']);
    expect(so.state.track.top).toEqual({});
    expect(eventsOf(so, 'square-left').map(({ rule }) => rule)).toEqual(['§10.8']);
  });

  it('cavalry that eliminates the square may break through (§10.3d)', () => {
    const so = afterAll(
      fight({}, [CAVALRY, at('d5', 'B-LN', { blocks: 1, square: 1 })], ['F-LC-1'], ON_TRACK),
      ['bottom', melee('F-LC-1', 'B-LN-1'), { dice: 'INF SABER' }],
      ['bottom', advance('d5')],
    );
    expect(where(so.state, 'F-LC-1')).toBe('d5 4');
    expect(asking(so.state)).toBe('bottom advance');
  });

  it('the dice of a card do not lift the one die (§14.9)', () => {
    const card = { card: { card: 'CAVALRY_CHARGE', as: 'CAVALRY_CHARGE', command: 5, slots: [] } };
    const so = afterAll(fight({}, [CAVALRY, SQUARE], ['F-LC-1'], { ...ON_TRACK, ...card }), [
      'bottom',
      melee('F-LC-1', 'B-LN-1'),
      { dice: 'INF CAV' },
    ]);
    expect(rolls(so)).toHaveLength(2);
  });
});
