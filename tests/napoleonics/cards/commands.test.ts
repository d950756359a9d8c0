import { describe, expect, it } from 'vitest';
import type { Command } from '../../../domain/napoleonics/state/commands.ts';
import type { State } from '../../../domain/napoleonics/state/state.ts';
import { at, drawn, type Ground, leader, type Piece } from '../kit/drawn.ts';
import { asking, refused, standing } from '../kit/kit.ts';
import { attackDice, DONE, fire, go, holding, melee, move, order, playing } from '../kit/played.ts';

// Tactic cards that order, move or restore units in a special way (chapters 14 and 15 of the rules).

describe('Counter-Attack', () => {
  const pieces = [at('g12', 'F-LN'), at('g2', 'F-LN')];

  it('becomes the card the enemy played last, left and right swapped (§14.13)', () => {
    const { state } = playing('COUNTER_ATTACK', pieces, {}, {}, { played: { top: 'ATTACK_LEFT', bottom: 'FORWARD' } });
    expect(state.card).toMatchObject({ card: 'COUNTER_ATTACK', as: 'ATTACK_RIGHT' });
    expect(refused(state, 'bottom', order('F-LN-2'))).toBe('WRONG_SECTION §14.2');
    expect(go(state, [order('F-LN-1')]).state.played.bottom).toBe('ATTACK_RIGHT');
  });

  it('with its full text: command and dice are its own', () => {
    const { state } = playing(
      'COUNTER_ATTACK',
      [at('g6', 'F-GFA'), at('e6', 'B-LN')],
      {},
      {},
      { played: { top: 'BOMBARD' } },
    );
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

describe('La Grande Manoeuvre', () => {
  const track = { top: {}, bottom: { 1: 'FORWARD' } };
  const pieces = [
    at('i6', 'F-LN', { leader: true }),
    at('i7', 'F-FA'),
    at('i9', 'F-LN', { square: 1 }),
    at('d7', 'B-LN'),
  ];
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
    const { state: moving } = go(
      playing('LA_GRANDE_MANOEUVRE', [at('i6', 'F-LN')], {}, { h5: 'FO', h6: 'FO', i5: 'FO', i7: 'FO' }).state,
      [{ type: 'use', use: 'manoeuvre' }, order('F-LN-1')],
    );
    expect(refused(moving, 'bottom', move('F-LN-1', 'g6'))).toBe('WAY_BARRED §16.2');
  });

  it('or one unit by plain rules (§14.19b)', () => {
    const { state: single } = go(state(), [{ type: 'use', use: 'single' }, order('F-LN-2')]);
    expect(single.orders).toEqual({ 'F-LN-2': { ordered: true, plain: true } });
  });
});

describe('Leadership', () => {
  const pieces = [
    at('f6', 'F-LN', { leader: true }),
    leader('g8', 'bottom'),
    at('g9', 'F-LN'),
    at('g4', 'F-LN'),
    at('e6', 'B-LN'),
  ];

  it('orders all leaders, and the units of those who stay, which have a die more (§14.20a, §14.20b, §15.7)', () => {
    const { state } = playing('LEADERSHIP', pieces);
    expect(state.orders).toEqual({
      'F-LD-1': { ordered: true },
      'F-LD-2': { ordered: true },
      'F-LN-1': { ordered: true },
    });
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
  const play = (pieces: readonly Piece[], ground: Ground = {}): State =>
    playing('SHORT_SUPPLY', pieces, {}, ground).state;

  it('any unit but a square goes back to a free hex of its baseline in its section, as its owner says (§14.22a, §10.9)', () => {
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
    const state = go(play([at('a2', 'B-LC'), at('a1', 'B-LN'), at('a3', 'B-LN')]), [
      { type: 'supply', unit: 'B-LC-1' },
    ]).state;
    expect(state.frames.at(-1)).toMatchObject({ to: ['a2', 'a4'] });
  });
});

describe('First Strike in one’s own turn', () => {
  it('is played only when nothing else is held, and orders nothing (§14.16a)', () => {
    const pieces = [at('g6', 'F-LN')];
    const two = holding(
      'FIRST_STRIKE',
      pieces,
      {},
      { hands: { bottom: ['FIRST_STRIKE', 'PROBE_LEFT'], top: ['FORWARD'] } },
    );
    expect(refused(two, 'bottom', { type: 'play', card: 'FIRST_STRIKE' })).toBe('REACTION_ONLY §14.16a');
    expect(refused(two, 'bottom', { type: 'play', card: 'BOMBARD' })).toBe('NOT_IN_HAND §4.0a');
    const { state } = playing('FIRST_STRIKE', pieces, { deck: ['BOMBARD'] });
    expect(asking(state)).toBe('top command');
    expect([state.discard, state.hands.bottom]).toEqual([['FIRST_STRIKE'], ['BOMBARD']]);
  });
});
