import { describe, expect, it } from 'vitest';
import type { Side } from '../../../domain/napoleonics/army/sides.ts';
import type { CardId, State } from '../../../domain/napoleonics/state/state.ts';
import { at, drawn } from '../kit/drawn.ts';
import { after, asking, eventsOf, type Fate, refused, standing } from '../kit/kit.ts';

// Phase 5 (§4.3). Nobody stands where these cards order, so a card that is played leads to the draw at once (§4.0b).

const POSITION = drawn({}, [at('i7', 'F-LN'), at('a7', 'B-LN')]);

const holding = (card: CardId, facts: Partial<State> = {}): State =>
  standing(POSITION, { hands: { bottom: [card, 'RALLY'], top: ['FORWARD'] }, ...facts });

const play = (card: CardId, fate: Fate, facts: Partial<State> = {}) =>
  after(holding(card, facts), 'bottom', { type: 'play', card }, fate);

describe('the draw', () => {
  it('the card is discarded, one is drawn, sealed to its owner (§4.3a), and the enemy’s turn begins (§4.0a)', () => {
    const happened = play('PROBE_LEFT', { deck: ['BOMBARD'] });
    expect(happened.state).toMatchObject({
      discard: ['PROBE_LEFT'],
      hands: { bottom: ['BOMBARD', 'RALLY'] },
      turn: 2,
      active: 'top',
      orders: {},
    });
    expect(happened.state.card).toBeUndefined();
    expect(eventsOf(happened, 'drew')).toEqual([
      { type: 'drew', side: 'bottom', sealed: { to: ['bottom'], topic: 'card/1', value: 'BOMBARD' } },
    ]);
    expect(asking(happened.state)).toBe('top command');
  });

  it('a Scout draws two, keeps one, discards the other (§4.3b)', () => {
    const { state } = play('SCOUT_LEFT', { deck: ['BOMBARD', 'ELAN'] });
    expect(asking(state)).toBe('bottom scout');
    expect(state.scouted).toEqual(['BOMBARD', 'ELAN']);
    expect(refused(state, 'bottom', { type: 'keep', card: 'RALLY' })).toBe('NOT_DRAWN §4.3b');
    const { state: kept } = after(state, 'bottom', { type: 'keep', card: 'ELAN' });
    expect(kept).toMatchObject({
      scouted: [],
      discard: ['SCOUT_LEFT', 'BOMBARD'],
      hands: { bottom: ['ELAN', 'RALLY'] },
      active: 'top',
    });
  });

  it('two of a kind: one of them stays', () => {
    const { state } = play('SCOUT_LEFT', { deck: ['BOMBARD', 'BOMBARD'] });
    expect(after(state, 'bottom', { type: 'keep', card: 'BOMBARD' }).state).toMatchObject({
      discard: ['SCOUT_LEFT', 'BOMBARD'],
      hands: { bottom: ['BOMBARD', 'RALLY'] },
    });
  });

  it('a Scout draws no differently when it is copied (§14.13)', () => {
    const { state } = play('COUNTER_ATTACK', { deck: ['BOMBARD', 'ELAN'] }, { played: { top: 'SCOUT_RIGHT' } });
    expect(asking(state)).toBe('bottom scout');
  });

  it('the user of First Strike draws first (§4.3c)', () => {
    const happened = play('PROBE_LEFT', { deck: ['BOMBARD', 'ELAN'] }, { owed: { top: 1, bottom: 0 } });
    expect(eventsOf(happened, 'drew').map(({ side, sealed }): [Side, CardId] => [side, sealed.value])).toEqual([
      ['top', 'BOMBARD'],
      ['bottom', 'ELAN'],
    ]);
    expect(happened.state.owed).toEqual({ top: 0, bottom: 0 });
  });
});

describe('an empty draw pile', () => {
  it('the discards become a new one, the card just played among them (§4.3d)', () => {
    const { state, events } = play(
      'PROBE_LEFT',
      { deck: ['PROBE_LEFT'], shuffled: ['ELAN', 'PROBE_LEFT'] },
      { pile: [], discard: ['ELAN'] },
    );
    expect(events).toContainEqual({ type: 'reshuffled', rule: '§4.3d' });
    expect(state).toMatchObject({ pile: ['ELAN'], discard: [], hands: { bottom: ['PROBE_LEFT', 'RALLY'] } });
  });

  it('a Scout takes the last card, then the discards are shuffled for the second', () => {
    const { state } = play(
      'SCOUT_LEFT',
      { deck: ['BOMBARD', 'SCOUT_LEFT'], shuffled: ['ELAN', 'SCOUT_LEFT'] },
      { pile: ['BOMBARD'], discard: ['ELAN'] },
    );
    expect(state).toMatchObject({ scouted: ['BOMBARD', 'SCOUT_LEFT'], pile: ['ELAN'], discard: [] });
  });

  it('one card in all: the Scout keeps it, without a choice', () => {
    const { state } = play('SCOUT_LEFT', { deck: ['SCOUT_LEFT'], shuffled: ['SCOUT_LEFT'] }, { pile: [], discard: [] });
    expect(asking(state)).toBe('top command');
    expect(state.hands.bottom).toEqual(['RALLY', 'SCOUT_LEFT']);
  });

  it('no card at all: none is drawn, and a side without cards only draws', () => {
    const { state } = play(
      'PROBE_LEFT',
      { deck: ['PROBE_LEFT'], shuffled: ['PROBE_LEFT'] },
      { pile: [], hands: { bottom: ['PROBE_LEFT'], top: [] }, owed: { top: 1, bottom: 0 } },
    );
    // The one card went to the top side for its First Strike; the bottom side drew none.
    expect(state.hands).toEqual({ top: ['PROBE_LEFT'], bottom: [] });
  });

  it('a side without cards in hand draws, and the turn passes', () => {
    const { state } = play('PROBE_LEFT', { deck: ['BOMBARD', 'ELAN'] }, { hands: { bottom: ['PROBE_LEFT'], top: [] } });
    expect(state).toMatchObject({ turn: 3, active: 'bottom', hands: { bottom: ['BOMBARD'], top: ['ELAN'] } });
  });
});
