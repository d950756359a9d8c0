import { describe, expect, it } from 'vitest';
import { DIE } from '../../../domain/napoleonics/army/dice.ts';
import { typeOf } from '../../../domain/napoleonics/army/units.ts';
import { asks } from '../../../domain/napoleonics/asks.ts';
import { jointDice, orderedDice } from '../../../domain/napoleonics/combat/attack-dice.ts';
import type { Command } from '../../../domain/napoleonics/commands.ts';
import { decide } from '../../../domain/napoleonics/decide.ts';
import { unitOf } from '../../../domain/napoleonics/field/position.ts';
import type { CardId, Side, State } from '../../../domain/napoleonics/state.ts';
import { publicOf } from '../../../domain/napoleonics/table.ts';
import { at, drawn, type Ground, leader, type Piece } from '../kit/drawn.ts';
import { after, asking, type Fate, type Happened, refused, standing } from '../kit/kit.ts';

// What each tactic card does (chapters 14 and 15 of the rules). The French play it; a British unit stands far off.

const FAR = at('a13', 'P-LN');

const holding = (card: CardId, pieces: readonly Piece[], ground: Ground = {}, facts: Partial<State> = {}): State =>
  standing(drawn(ground, [...pieces, FAR]), { hands: { bottom: [card], top: ['PROBE_LEFT'] }, ...facts });

const playing = (card: CardId, pieces: readonly Piece[], fate: Fate = {}, ground: Ground = {}, facts: Partial<State> = {}): Happened =>
  after(holding(card, pieces, ground, facts), 'bottom', { type: 'play', card }, fate);

/** Commands of whoever is asked; what the last one brings is stated. */
function go(state: State, commands: readonly Command[], fate: Fate = {}): Happened {
  let so: Happened = { state, events: [] };
  commands.forEach((command, i) => {
    const { state: next, events } = after(so.state, asks(so.state)[0]!.seat as Side, command, i === commands.length - 1 ? fate : {});
    so = { state: next, events: [...so.events, ...events] };
  });
  return so;
}

const order = (piece: string): Command => ({ type: 'order', piece });
const move = (piece: string, to: string): Command => ({ type: 'move', piece, to });
const melee = (unit: string, target: string, artillery: readonly string[] = []): Command => ({ type: 'melee', unit, target, artillery });
const fire = (unit: string, target: string): Command => ({ type: 'fire', unit, target });
const DONE: Command = { type: 'done' };

/** The dice of an attack, of which every one shows ART: only their number counts. */
function attackDice(state: State, attack: Command): number {
  const quiet = { ...state, hands: { top: [], bottom: state.hands.bottom } };
  const decided = decide(quiet, 'bottom', attack, { draw: (stream) => (stream === 'dice' ? DIE.indexOf('ART') : 0) });
  if (!decided.ok) throw new Error(`${decided.error.code} ${decided.error.rule}`);
  return decided.value.find((event) => event.type === 'rolled')?.faces.length ?? 0;
}

/** Phase 4, these units ordered by a card. */
const battlingAs = (
  card: CardId,
  pieces: readonly Piece[],
  ordered: readonly string[],
  ground: Ground = {},
  facts: Partial<State> = {},
): State =>
  standing(drawn(ground, [...pieces, FAR]), {
    hands: { bottom: [], top: [] },
    card: { card, as: card, command: 4, slots: [] },
    orders: Object.fromEntries(ordered.map((id) => [id, { ordered: true }])),
    frames: [{ is: 'combat' }],
    ...facts,
  });

describe('Bayonet Charge', () => {
  const PIECES = [at('g6', 'F-LN'), at('g7', 'F-OG'), at('g9', 'F-FA'), at('e7', 'B-LN')];
  const state = () => playing('BAYONET_CHARGE', PIECES).state;

  it('orders up to 4 infantry units (§14.10a)', () => {
    expect(state().card?.slots).toEqual([1, 2, 3, 4].map(() => ({ units: [{ arms: ['INF'] }] })));
    expect(refused(state(), 'bottom', order('F-FA-1'))).toBe('NOT_BY_THIS_CARD §14.10a');
  });

  it('2 hexes and melee, no fire (§14.10a); guard infantry has a die more, others not (§14.10b)', () => {
    const { state: fight } = go(state(), [order('F-LN-1'), order('F-OG-1'), move('F-LN-1', 'e6'), move('F-OG-1', 'f7')]);
    expect(asking(fight)).toBe('bottom combat');
    expect(refused(fight, 'bottom', fire('F-OG-1', 'B-LN-1'))).toBe('CARD_BARS_FIRE §14.10a');
    expect(attackDice(fight, melee('F-LN-1', 'B-LN-1'))).toBe(5);
    expect(attackDice(fight, melee('F-OG-1', 'B-LN-1'))).toBe(7);
  });

  it('they may also move away from the enemy (§15.6), no further than 2', () => {
    const { state: moving } = go(state(), [order('F-LN-1'), order('F-OG-1')]);
    expect(refused(moving, 'bottom', move('F-LN-1', 'g3'))).toBe('TOO_FAR §14.10a');
    expect(go(moving, [move('F-LN-1', 'i6')]).state.units[0]?.hex).toBe('i6');
  });

  it('without infantry it orders any one unit by plain rules (§14.7, §15.1)', () => {
    const { state: instead } = playing('BAYONET_CHARGE', [at('g9', 'F-FA'), at('g7', 'F-FA'), at('e9', 'B-LN')]);
    expect(instead.card?.slots).toEqual([{ units: [{}], plain: true }]);
    const { state: moving } = go(instead, [order('F-FA-1')]);
    expect(moving.orders).toEqual({ 'F-FA-1': { ordered: true, plain: true } });
    expect(refused(moving, 'bottom', move('F-FA-1', 'e8'))).toBe('TOO_FAR §4.2o');
    expect(attackDice(go(moving, [DONE]).state, fire('F-FA-1', 'B-LN-1'))).toBe(3);
  });
});

describe('Bombard', () => {
  it('artillery moves up to 3 and does not battle, or stays and has 2 dice more, the guard 3 (§14.11a, §14.11b)', () => {
    const pieces = [at('g6', 'F-FA'), at('g7', 'F-GFA'), at('h5', 'F-HA'), at('g8', 'F-LN'), at('e6', 'B-LN'), at('f8', 'B-LN')];
    const { state } = playing('BOMBARD', pieces);
    expect(refused(state, 'bottom', order('F-LN-1'))).toBe('NOT_BY_THIS_CARD §14.11a');
    const { state: moving } = go(state, [order('F-FA-1'), order('F-GFA-1'), order('F-HA-1')]);
    expect(refused(moving, 'bottom', move('F-HA-1', 'h1'))).toBe('TOO_FAR §14.11a');
    const { state: fight } = go(moving, [move('F-HA-1', 'e5'), DONE]);
    expect(refused(fight, 'bottom', melee('F-HA-1', 'B-LN-1'))).toBe('MOVED_TOO_FAR §14.11a');
    expect(attackDice(fight, fire('F-FA-1', 'B-LN-1'))).toBe(5);
  });

  it.each([
    ['F-FA', 6],
    ['F-GFA', 8],
  ])('unmoved in melee a %s has %i dice', (type, count) => {
    expect(attackDice(battlingAs('BOMBARD', [at('f6', type), at('e6', 'B-LN')], [`${type}-1`]), melee(`${type}-1`, 'B-LN-1'))).toBe(count);
  });

  it('horse artillery fires 3 dice at range 3 (§14.11b)', () => {
    expect(attackDice(battlingAs('BOMBARD', [at('f6', 'F-HA'), at('f9', 'B-LN')], ['F-HA-1']), fire('F-HA-1', 'B-LN-1'))).toBe(3);
  });
});

describe('Cavalry Charge', () => {
  it('orders cavalry and horse artillery (§14.12a)', () => {
    const { state } = playing('CAVALRY_CHARGE', [at('g6', 'F-LC'), at('g7', 'F-HA'), at('g8', 'F-FA')]);
    expect(refused(state, 'bottom', order('F-FA-1'))).toBe('NOT_BY_THIS_CARD §14.12a');
    expect(Object.keys(go(state, [order('F-LC-1'), order('F-HA-1')]).state.orders)).toEqual(['F-LC-1', 'F-HA-1']);
  });

  it('cavalry a die more, guard cavalry 2, horse artillery none (§14.12a, §14.6)', () => {
    const at3 = [at('f6', 'F-LC'), at('f7', 'F-GHC'), at('d6', 'F-HA'), at('e7', 'B-FA')];
    const fight = battlingAs('CAVALRY_CHARGE', at3, ['F-LC-1', 'F-GHC-1', 'F-HA-1']);
    expect(attackDice(fight, melee('F-LC-1', 'B-FA-1'))).toBe(5);
    expect(attackDice(fight, melee('F-GHC-1', 'B-FA-1'))).toBe(7);
    expect(attackDice(fight, melee('F-HA-1', 'B-FA-1'))).toBe(3);
  });

  it('and battles after 3 (§14.12b), which it does not without the card (§4.2n)', () => {
    const { state } = go(playing('CAVALRY_CHARGE', [at('h6', 'F-CU'), at('d6', 'B-FA')]).state, [order('F-CU-1'), move('F-CU-1', 'e6')]);
    expect(attackDice(state, melee('F-CU-1', 'B-FA-1'))).toBe(6);
  });

  it('no die more into a town (§14.12c, §16.11)', () => {
    const fight = battlingAs('CAVALRY_CHARGE', [at('f6', 'F-LC'), at('e6', 'B-LN')], ['F-LC-1'], { e6: 'TO' });
    expect(attackDice(fight, melee('F-LC-1', 'B-LN-1'))).toBe(1);
  });
});

describe('Counter-Attack', () => {
  const pieces = [at('g12', 'F-LN'), at('g2', 'F-LN')];

  it('becomes the card the enemy played last, left and right swapped (§14.13)', () => {
    const { state } = playing('COUNTER_ATTACK', pieces, {}, {}, { played: { top: 'ATTACK_LEFT', bottom: 'FORWARD' } });
    expect(state.card).toMatchObject({ card: 'COUNTER_ATTACK', as: 'ATTACK_RIGHT' });
    expect(refused(state, 'bottom', order('F-LN-2'))).toBe('WRONG_SECTION §14.2');
    expect(go(state, [order('F-LN-1')]).state.played.bottom).toBe('ATTACK_RIGHT');
  });

  it('with its full text: command and dice are its own', () => {
    const { state } = playing('COUNTER_ATTACK', [at('g6', 'F-GFA'), at('e6', 'B-LN')], {}, {}, { played: { top: 'BOMBARD' } });
    expect(attackDice(go(state, [order('F-GFA-1'), DONE]).state, fire('F-GFA-1', 'B-LN-1'))).toBe(6);
  });

  it('a Counter-Attack that stood for a card is copied as that card', () => {
    const first = playing('COUNTER_ATTACK', pieces, {}, {}, { played: { top: 'PROBE_LEFT' } });
    expect(first.state.played.bottom).toBe('PROBE_RIGHT');
  });

  it('nothing played yet: one unit by plain rules', () => {
    const { state } = playing('COUNTER_ATTACK', pieces);
    expect(state.card).toMatchObject({ as: null, slots: [{ units: [{}], plain: true }] });
    expect(go(state, [order('F-LN-2')]).state.orders).toEqual({ 'F-LN-2': { ordered: true, plain: true } });
  });
});

describe('Élan', () => {
  const pieces = [at('g6', 'F-LN'), at('g7', 'F-LC'), at('g8', 'F-FA', { leader: true }), at('e7', 'B-LN')];
  const facts = { hands: { bottom: ['ELAN', 'FORWARD', 'FORWARD', 'PROBE_LEFT', 'PROBE_LEFT'], top: [] } };

  it('COMMAND dice: a unit of an arm for each symbol, a leader or any unit for a flag, nothing for a saber (§14.14a)', () => {
    const { state } = playing('ELAN', pieces, { dice: 'INF CAV FLAG SABER SABER' }, {}, facts);
    expect(state.card?.slots).toEqual([{ units: [{ arms: ['INF'] }] }, { units: [{ arms: ['CAV'] }] }, { units: [{}], leaders: true }]);
    // The flag goes to the gun or to its leader, who may detach (§4.1d), not to both.
    const { state: gun } = go(state, [order('F-FA-1')]);
    expect(refused(gun, 'bottom', order('F-LD-1'))).toBe('NO_ORDER_LEFT §4.0c');
    expect(go(state, [order('F-LD-1')]).state.orders).toEqual({ 'F-LD-1': { ordered: true } });
  });

  it('they have a die more in every attack (§14.14b)', () => {
    const { state } = playing('ELAN', pieces, { dice: 'INF ART SABER SABER SABER' }, {}, facts);
    const { state: fight } = go(state, [order('F-LN-1'), order('F-FA-1'), DONE]);
    expect(attackDice(fight, fire('F-FA-1', 'B-LN-1'))).toBe(4);
    expect(attackDice(fight, fire('F-LN-1', 'B-LN-1'))).toBe(5);
  });

  it('all sabers: nothing is ordered; before the draw the discards and the card itself are shuffled in (§4.3e)', () => {
    const rare = { hands: { ...facts.hands, top: ['FORWARD'] }, pile: ['BOMBARD'], discard: ['RALLY'] };
    const fate = { dice: 'SABER SABER SABER SABER SABER', deck: ['ELAN'], shuffled: ['BOMBARD', 'RALLY', 'ELAN'] };
    const { state, events } = playing('ELAN', pieces, fate, {}, rare);
    expect(events.find(({ type }) => type === 'reshuffled')).toEqual({ type: 'reshuffled', rule: '§4.3e' });
    expect([state.pile, state.discard]).toEqual([['BOMBARD', 'RALLY'], []]);
    expect(asking(state)).toBe('top command');
  });
});

describe('Fire and Hold', () => {
  const pieces = [at('g6', 'F-LN'), at('g8', 'F-FA'), at('d3', 'F-LN'), at('d4', 'B-LN'), at('e7', 'B-LN')];

  it('orders infantry and artillery beside no enemy unit: a die more in fire, no move, no melee (§14.15a, §14.15b)', () => {
    const { state } = playing('FIRE_AND_HOLD', pieces);
    expect(refused(state, 'bottom', order('F-LN-2'))).toBe('NOT_BY_THIS_CARD §14.15a');
    const { state: fight } = go(state, [order('F-LN-1'), order('F-FA-1')]);
    expect(asking(fight)).toBe('bottom combat');
    expect(attackDice(fight, fire('F-LN-1', 'B-LN-2'))).toBe(5);
    expect(attackDice(fight, fire('F-FA-1', 'B-LN-2'))).toBe(4);
  });

  it('a square may be left (§14.15b)', () => {
    const square = [at('g6', 'F-LN', { square: 1 }), at('e7', 'B-LN')];
    const track = { top: {}, bottom: { 1: 'FORWARD' } };
    const { state } = go(playing('FIRE_AND_HOLD', square, {}, {}, { track }).state, [
      order('F-LN-1'),
      { type: 'leave-square', unit: 'F-LN-1' },
    ]);
    expect(attackDice(state, fire('F-LN-1', 'B-LN-1'))).toBe(5);
  });

  it('an ordered unit that an enemy has come to touch does not battle (§15.2)', () => {
    const fight = battlingAs(
      'FIRE_AND_HOLD',
      [at('g6', 'F-LN'), at('g9', 'F-LN'), at('f6', 'B-LN'), at('e8', 'B-LN')],
      ['F-LN-1', 'F-LN-2'],
    );
    expect(refused(fight, 'bottom', melee('F-LN-1', 'B-LN-1'))).toBe('CARD_BARS_MELEE §14.15a');
    expect(refused(fight, 'bottom', fire('F-LN-1', 'B-LN-2'))).toBe('BESIDE_ENEMY §6.2');
  });
});

describe('Force March', () => {
  const pieces = [
    at('g6', 'F-LN'),
    at('g7', 'F-GR'),
    at('h7', 'F-LN', { leader: true }),
    at('g8', 'F-LC'),
    at('g2', 'F-LT'),
    at('d7', 'B-LN'),
  ];

  it('all infantry of a section of your choice (§14.17a)', () => {
    const { state } = playing('FORCE_MARCH', pieces);
    expect(asking(state)).toBe('bottom section');
    expect(refused(state, 'bottom', { type: 'section', section: 'RIGHT' })).toBe('NOBODY_THERE §14.17a');
    const { state: moving } = go(state, [{ type: 'section', section: 'CENTER' }]);
    expect(Object.keys(moving.orders)).toEqual(['F-LN-1', 'F-GR-1', 'F-LN-2']);
    expect(moving.card?.section).toBe('CENTER');
  });

  it('is not asked where only one section has any', () => {
    expect(asking(playing('FORCE_MARCH', [at('g2', 'F-LT')]).state)).toBe('bottom movement');
  });

  it('2 hexes: grenadiers and the like, and those with a leader, battle then; others do not (§14.17b)', () => {
    const { state } = go(playing('FORCE_MARCH', [...pieces, at('f9', 'B-LN')]).state, [
      { type: 'section', section: 'CENTER' },
      move('F-LN-1', 'e7'),
      move('F-GR-1', 'e8'),
      move('F-LN-2', 'f7'),
    ]);
    expect(asking(state)).toBe('bottom combat');
    expect(refused(state, 'bottom', melee('F-LN-1', 'B-LN-1'))).toBe('MOVED_TOO_FAR §14.17b');
    expect(attackDice(state, melee('F-GR-1', 'B-LN-1'))).toBe(5);
    expect(attackDice(state, fire('F-LN-2', 'B-LN-2'))).toBe(2);
  });

  it('a leader counts who is with the infantry when it battles, also one it met on its march (§14.17b)', () => {
    const { state } = go(playing('FORCE_MARCH', [at('g6', 'F-LN'), leader('e6', 'bottom'), at('d6', 'B-LN')]).state, [
      move('F-LN-1', 'e6'),
    ]);
    expect(attackDice(state, melee('F-LN-1', 'B-LN-1'))).toBe(5);
  });
});

describe('Give Them the Cold Steel', () => {
  const pieces = [
    at('f6', 'F-LN'),
    at('f7', 'F-FA'),
    at('f5', 'F-LN', { square: 1 }),
    at('h7', 'F-LN'),
    at('e6', 'B-LN'),
    at('e8', 'B-LN'),
    at('e7', 'B-LN'),
  ];

  it('all units beside an enemy, as they stand when it is played: no move, no fire, a die more in melee (§14.18a)', () => {
    const { state } = playing('COLD_STEEL', pieces, {}, {}, { track: { top: {}, bottom: { 1: 'FORWARD' } } });
    expect(Object.keys(state.orders)).toEqual(['F-LN-1', 'F-FA-1', 'F-LN-2']);
    // The square may be left: that is no movement (§10.7).
    expect(asking(state)).toBe('bottom movement');
    expect(refused(state, 'bottom', move('F-LN-1', 'g6'))).toBe('TOO_FAR §14.18a');
    const { state: fight } = go(state, [DONE]);
    expect(refused(fight, 'bottom', fire('F-FA-1', 'B-LN-1'))).toBe('CARD_BARS_FIRE §14.18a');
    expect(attackDice(fight, melee('F-LN-1', 'B-LN-1'))).toBe(6);
    expect(attackDice(fight, melee('F-LN-2', 'B-LN-1'))).toBe(1);
  });

  it('artillery beside the target that joins has a die more too (§15.3)', () => {
    const fight = battlingAs('COLD_STEEL', pieces.slice(0, 2).concat(at('e7', 'B-LN')), ['F-LN-1', 'F-FA-1']);
    expect(attackDice(fight, melee('F-LN-1', 'B-LN-1', ['F-FA-1']))).toBe(11);
  });
});

describe('La Grande Manoeuvre', () => {
  const track = { top: {}, bottom: { 1: 'FORWARD' } };
  const pieces = [at('i6', 'F-LN', { leader: true }), at('i7', 'F-FA'), at('i9', 'F-LN', { square: 1 }), at('d7', 'B-LN')];
  const state = () => playing('LA_GRANDE_MANOEUVRE', pieces, {}, {}, { track }).state;

  it('up to 4 pieces move up to 4 hexes and do not battle; leaders may detach, squares are not ordered (§14.19a, §10.9)', () => {
    expect(asking(state())).toBe('bottom use');
    const { state: moving } = go(state(), [{ type: 'use', use: 'manoeuvre' }]);
    expect(moving.card?.slots).toHaveLength(4);
    expect(refused(moving, 'bottom', order('F-LN-2'))).toBe('NO_SQUARES §10.9');
    const { state: ordered } = go(moving, [order('F-LN-1'), order('F-LD-1'), order('F-FA-1')]);
    expect(refused(ordered, 'bottom', move('F-FA-1', 'i12'))).toBe('TOO_FAR §14.19a');
    const moves = [move('F-FA-1', 'e7'), move('F-LN-1', 'f6'), move('F-LD-1', 'h9')];
    const { state: gone } = go(ordered, [...moves, { type: 'done' }], { deck: ['FORWARD'] });
    expect(gone.units.map(({ hex }) => hex)).toEqual(expect.arrayContaining(['e7', 'f6']));
    // The gun stands beside an enemy, and the turn is over: nobody battles.
    expect(asking(gone)).toBe('top command');
  });

  it('ground stops it as ever (§15.5, §14.5)', () => {
    const { state: moving } = go(playing('LA_GRANDE_MANOEUVRE', [at('i6', 'F-LN')], {}, { h5: 'FO', h6: 'FO', i5: 'FO', i7: 'FO' }).state, [
      { type: 'use', use: 'manoeuvre' },
      order('F-LN-1'),
    ]);
    expect(refused(moving, 'bottom', move('F-LN-1', 'g6'))).toBe('WAY_BARRED §16.2');
  });

  it('or one unit by plain rules (§14.19b)', () => {
    const { state: single } = go(state(), [{ type: 'use', use: 'single' }, order('F-LN-2')]);
    expect(single.orders).toEqual({ 'F-LN-2': { ordered: true, plain: true } });
  });
});

describe('Leadership', () => {
  const pieces = [at('f6', 'F-LN', { leader: true }), leader('g8', 'bottom'), at('g9', 'F-LN'), at('g4', 'F-LN'), at('e6', 'B-LN')];

  it('orders all leaders, and the units of those who stay, which have a die more (§14.20a, §14.20b, §15.7)', () => {
    const { state } = playing('LEADERSHIP', pieces);
    expect(state.orders).toEqual({ 'F-LD-1': { ordered: true }, 'F-LD-2': { ordered: true }, 'F-LN-1': { ordered: true } });
    expect(attackDice(go(state, [DONE]).state, melee('F-LN-1', 'B-LN-1'))).toBe(6);
  });

  it('a leader goes along with his unit', () => {
    const { state } = go(playing('LEADERSHIP', pieces).state, [move('F-LN-1', 'f5')]);
    expect(state.leaders[0]?.hex).toBe('f5');
    expect(refused(state, 'bottom', move('F-LD-1', 'f4'))).toBe('MOVED_ALONG §4.1c');
  });

  it('he may detach: neither the unit he leaves nor the one he joins is ordered by that (§14.20c)', () => {
    const { state } = go(playing('LEADERSHIP', pieces).state, [move('F-LD-1', 'g4')]);
    expect(state.orders['F-LN-1']).toEqual({});
    expect(refused(state, 'bottom', move('F-LN-1', 'f5'))).toBe('NOT_ORDERED §4.1a');
    expect(refused(state, 'bottom', move('F-LN-3', 'g3'))).toBe('NOT_ORDERED §4.1a');
  });

  it('a leader in a square stays; his square may be left and act (§4.1f)', () => {
    const square = [at('f6', 'F-LN', { leader: true, square: 1 }), at('e6', 'B-LN')];
    const { state } = playing('LEADERSHIP', square, {}, {}, { track: { top: {}, bottom: { 1: 'FORWARD' } } });
    expect(refused(state, 'bottom', move('F-LD-1', 'f7'))).toBe('IN_SQUARE §4.1f');
    const { state: line } = go(state, [{ type: 'leave-square', unit: 'F-LN-1' }]);
    expect(refused(line, 'bottom', move('F-LD-1', 'f7'))).toBe('IN_SQUARE §4.1f');
    expect(attackDice(go(line, [DONE]).state, melee('F-LN-1', 'B-LN-1'))).toBe(6);
  });

  it('without a leader on the board: any one unit by plain rules (§14.7)', () => {
    expect(playing('LEADERSHIP', [at('g9', 'F-LN')]).state.card?.slots).toEqual([{ units: [{}], plain: true }]);
  });
});

describe('Rally', () => {
  const pieces = [
    at('f6', 'F-LN', { blocks: 1 }),
    at('f3', 'F-LN'),
    at('g8', 'F-LC', { blocks: 3 }),
    at('g9', 'F-FA', { blocks: 1 }),
    at('e6', 'B-LN'),
  ];
  const facts = { hands: { bottom: ['RALLY', 'FORWARD', 'FORWARD', 'FORWARD', 'FORWARD'], top: [] } };
  const rally = (unit: string): Command => ({ type: 'rally', unit });

  it('each symbol gives a block back to a unit of its arm, never above full strength (§14.21a); these units are ordered (§14.21b)', () => {
    const { state } = playing('RALLY', pieces, { dice: 'INF INF CAV FLAG SABER' }, {}, facts);
    expect(state.frames).toEqual([{ is: 'rally', blocks: { INF: 2, CAV: 1, ART: 0 } }]);
    expect(refused(state, 'bottom', rally('F-LN-2'))).toBe('AT_FULL_STRENGTH §14.21a');
    expect(refused(state, 'bottom', rally('F-FA-1'))).toBe('NOT_ROLLED §14.21a');
    expect(refused(state, 'bottom', rally('B-LN-1'))).toBe('NOT_YOURS §4.1a');
    const { state: rallied } = go(state, [rally('F-LN-1'), rally('F-LC-1'), rally('F-LN-1')]);
    expect(rallied.units.map(({ blocks }) => blocks).slice(0, 3)).toEqual([3, 4, 4]);
    expect(rallied.orders).toEqual({ 'F-LN-1': { ordered: true }, 'F-LC-1': { ordered: true } });
    expect(asking(rallied)).toBe('bottom movement');
    expect(attackDice(go(rallied, [DONE]).state, melee('F-LN-1', 'B-LN-1'))).toBe(4);
  });

  it('results without a reduced unit of the arm are lost', () => {
    const { state } = playing(
      'RALLY',
      [at('f3', 'F-LN')],
      { dice: 'INF INF CAV ART ART', deck: ['BOMBARD'] },
      {},
      { hands: { ...facts.hands, top: ['FORWARD'] } },
    );
    expect(asking(state)).toBe('top command');
  });
});

describe('Short Supply', () => {
  const play = (pieces: readonly Piece[], ground: Ground = {}): State => playing('SHORT_SUPPLY', pieces, {}, ground).state;

  it('any unit but a square goes back to a free hex of its own baseline in its section, as its owner says (§14.22a, §10.9)', () => {
    const state = play([at('e2', 'B-LC', { leader: true }), at('a1', 'B-LN'), at('f6', 'F-LN', { square: 1 })]);
    expect(refused(state, 'bottom', { type: 'supply', unit: 'F-LN-1' })).toBe('IN_SQUARE §10.9');
    const { state: asked } = go(state, [{ type: 'supply', unit: 'B-LC-1' }]);
    expect(asking(asked)).toBe('top supply-to');
    expect(asked.frames).toEqual([{ is: 'supply-to', unit: 'B-LC-1', to: ['a2', 'a3', 'a4'] }]);
    expect(refused(asked, 'top', { type: 'supply-to', hex: 'a1' })).toBe('NOT_ITS_BASELINE §14.22a');
    const { state: back } = go(asked, [{ type: 'supply-to', hex: 'a3' }], { deck: ['FORWARD'] });
    expect(back.units[0]).toMatchObject({ id: 'B-LC-1', hex: 'a3' });
    expect(back.leaders[0]).toMatchObject({ hex: 'a3' });
    // It may not battle this turn (§14.22b): nobody is ordered, the turn is over.
    expect(asking(back)).toBe('top command');
  });

  it('on a section line either section will do; ground it cannot enter is not free', () => {
    const state = go(play([at('d4', 'B-FA')], { a1: 'RH', a2: 'SQ' }), [{ type: 'supply', unit: 'B-FA-1' }]).state;
    expect(state.frames.at(-1)).toMatchObject({ to: ['a3', 'a4', 'a5', 'a6', 'a7', 'a8', 'a9'] });
  });

  it('the baseline is full: the row before it', () => {
    const state = go(play([at('e2', 'B-LC'), at('a1', 'B-LN'), at('a2', 'B-LN'), leader('a3', 'top')], { a4: 'RV' }), [
      { type: 'supply', unit: 'B-LC-1' },
    ]).state;
    expect(state.frames.at(-1)).toMatchObject({ to: ['b1', 'b2', 'b3', 'b4'] });
  });

  it('hexes that the scenario excludes are not free', () => {
    const text = { en: 'Not there.', ko: '안 된다.' };
    const position = drawn({}, [at('e2', 'B-LC'), at('f6', 'F-LN')], {
      specialRules: [{ kind: 'no-short-supply', id: 'far-bank', side: 'top', hexes: ['a1', 'a2', 'a3'], text }],
    });
    const state = standing(position, { hands: { bottom: ['SHORT_SUPPLY'], top: ['FORWARD'] } });
    const { state: back } = go(
      state,
      [
        { type: 'play', card: 'SHORT_SUPPLY' },
        { type: 'supply', unit: 'B-LC-1' },
      ],
      { deck: ['FORWARD'] },
    );
    expect(back.units[0]?.hex).toBe('a4');
  });

  it('a unit on its baseline may stay there', () => {
    const state = go(play([at('a2', 'B-LC'), at('a1', 'B-LN'), at('a3', 'B-LN')]), [{ type: 'supply', unit: 'B-LC-1' }]).state;
    expect(state.frames.at(-1)).toMatchObject({ to: ['a2', 'a4'] });
  });
});

describe('First Strike in one’s own turn', () => {
  it('is played only when nothing else is held, and orders nothing (§14.16a)', () => {
    const pieces = [at('g6', 'F-LN')];
    const two = holding('FIRST_STRIKE', pieces, {}, { hands: { bottom: ['FIRST_STRIKE', 'PROBE_LEFT'], top: ['FORWARD'] } });
    expect(refused(two, 'bottom', { type: 'play', card: 'FIRST_STRIKE' })).toBe('REACTION_ONLY §14.16a');
    expect(refused(two, 'bottom', { type: 'play', card: 'BOMBARD' })).toBe('NOT_IN_HAND §4.0a');
    const { state } = playing('FIRST_STRIKE', pieces, { deck: ['BOMBARD'] });
    expect(asking(state)).toBe('top command');
    expect([state.discard, state.hands.bottom]).toEqual([['FIRST_STRIKE'], ['BOMBARD']]);
  });
});

describe('dice of a card', () => {
  it('guard units take the guard number instead (§14.6, E17)', () => {
    const pieces = [at('f6', 'F-LC'), at('f7', 'F-GLC'), at('e7', 'B-FA')];
    const fight = battlingAs('CAVALRY_CHARGE', pieces, ['F-LC-1', 'F-GLC-1']);
    expect([attackDice(fight, melee('F-LC-1', 'B-FA-1')), attackDice(fight, melee('F-GLC-1', 'B-FA-1'))]).toEqual([5, 6]);
  });

  it('no card lifts the one die of a square (§14.9)', () => {
    const fight = battlingAs('ELAN', [at('f6', 'F-LN', { square: 1 }), at('e6', 'B-LN')], ['F-LN-1']);
    expect(attackDice(fight, melee('F-LN-1', 'B-LN-1'))).toBe(1);
  });

  it('count in a bonus melee only for the entire turn (§14.8): Cavalry Charge and Élan, not Leadership', () => {
    const fight = (card: CardId) => battlingAs(card, [at('f6', 'F-LC')], ['F-LC-1']);
    const bonus = (card: CardId) => {
      const p = publicOf(fight(card));
      return orderedDice(p, unitOf(p, 'F-LC-1'), 'e6', 'bonus-melee').dice - typeOf(unitOf(p, 'F-LC-1')).blocks;
    };
    expect(['CAVALRY_CHARGE', 'ELAN', 'LEADERSHIP', 'COLD_STEEL'].map(bonus)).toEqual([1, 1, 0, 0]);
  });

  it('of artillery that joins a bonus melee count: it is its only attack (§8.6, §15.3)', () => {
    const fight = battlingAs('COLD_STEEL', [at('f6', 'F-LC'), at('f7', 'F-FA'), at('e7', 'B-FA')], ['F-LC-1', 'F-FA-1']);
    const { dice } = jointDice(publicOf(fight), unitOf(publicOf(fight), 'F-LC-1'), ['F-FA-1'], 'e7', 'bonus-melee');
    expect(dice).toBe(4 + 5);
  });
});
