import { describe, expect, it } from 'vitest';
import type { Command } from '../../../domain/napoleonics/state/commands.ts';
import type { CardId, State } from '../../../domain/napoleonics/state/state.ts';
import { at, drawn, type Ground, leader, type Piece } from '../kit/drawn.ts';
import { after, afterAll, asking, refused, standing } from '../kit/kit.ts';

// Who may be ordered, by which card, and how often (§4.1, §14.1-§14.4). The French are at the bottom: their left is the
// board's left.

const FAR = at('a13', 'B-LN');

/** The French are about to play this card; the British hold one of each. */
const holding = (card: CardId, pieces: readonly Piece[], ground: Ground = {}, more: readonly CardId[] = []): State =>
  standing(drawn(ground, [...pieces, FAR]), { hands: { bottom: [card, ...more], top: ['PROBE_LEFT'] } });

const played = (card: CardId, pieces: readonly Piece[], ground: Ground = {}, more: readonly CardId[] = []): State =>
  after(holding(card, pieces, ground, more), 'bottom', { type: 'play', card }).state;

const order = (piece: string): Command => ({ type: 'order', piece });
const DONE: Command = { type: 'done' };

describe('sections', () => {
  const LINE = [at('h2', 'F-LN'), at('i3', 'F-LN'), at('g7', 'F-LN'), at('h11', 'F-LN')];

  it('a section card orders pieces in its section (§14.2), those beyond the pieces there are lost (§4.1b)', () => {
    const state = played('ATTACK_LEFT', LINE);
    expect(state.card?.slots).toHaveLength(3);
    expect(refused(state, 'bottom', order('F-LN-3'))).toBe('WRONG_SECTION §14.2');
    const both = afterAll(state, ['bottom', order('F-LN-1')], ['bottom', order('F-LN-2')]);
    expect(asking(both.state)).toBe('bottom movement');
    expect(Object.keys(both.state.orders)).toEqual(['F-LN-1', 'F-LN-2']);
  });

  it('left and right are seen from one’s own side (§1.4)', () => {
    const state = standing(drawn({}, [at('b2', 'B-LN'), at('b12', 'B-LN'), at('i1', 'F-LN')]), {
      active: 'top',
      hands: { top: ['PROBE_LEFT'], bottom: [] },
    });
    const left = after(state, 'top', { type: 'play', card: 'PROBE_LEFT' }).state;
    expect(refused(left, 'top', order('B-LN-1'))).toBe('WRONG_SECTION §14.2');
    expect(after(left, 'top', order('B-LN-2')).state.orders).toEqual({ 'B-LN-2': { ordered: true } });
  });

  it('a piece on a section line takes the order of either section, never two (§1.2, §4.1a)', () => {
    // f4 is cut by the line between left and center; the card has one order for each section.
    const state = played('RECON_IN_FORCE', [
      at('f4', 'F-LN'),
      at('g2', 'F-LN'),
      at('g7', 'F-LN'),
      at('g8', 'F-LN'),
      at('h11', 'F-LN'),
    ]);
    const first = after(state, 'bottom', order('F-LN-1')).state;
    expect(refused(first, 'bottom', order('F-LN-1'))).toBe('ALREADY_ORDERED §4.1a');
    // It takes the one or the other, as the next order needs; then neither is left.
    for (const [next, late] of [
      ['F-LN-2', 'F-LN-3'],
      ['F-LN-3', 'F-LN-2'],
    ] as const) {
      const both = after(first, 'bottom', order(next)).state;
      expect(refused(both, 'bottom', order(late))).toBe('NO_ORDER_LEFT §4.0c');
      expect(asking(after(both, 'bottom', order('F-LN-5')).state)).toBe('bottom movement');
    }
  });

  it.each([
    ['SCOUT_LEFT', 1],
    ['PROBE_CENTER', 2],
    ['ATTACK_RIGHT', 3],
    ['RECON_IN_FORCE', 3],
    ['COORDINATED_ADVANCE', 4],
    ['FLANK_ATTACK', 4],
    ['FORWARD', 6],
  ])('%s has %i orders (§14.2, §14.3)', (card, orders) => {
    expect(played(card, [at('h2', 'F-LN'), at('g7', 'F-LN'), at('h11', 'F-LN')]).card?.slots).toHaveLength(orders);
  });

  it('an Assault has as many as cards were in hand with it (§2.2, §14.4)', () => {
    const state = played('ASSAULT_CENTER', [at('g7', 'F-LN')], {}, ['PROBE_LEFT', 'PROBE_LEFT', 'FORWARD']);
    expect(state.card).toMatchObject({
      command: 4,
      slots: [1, 2, 3, 4].map(() => ({ section: 'CENTER', units: [{}], leaders: true })),
    });
  });

  it('cards on the square track do not count for command (§2.2)', () => {
    const pieces = [at('g7', 'F-LN', { square: 1 }), at('g5', 'F-LN')];
    const state = {
      ...holding('ASSAULT_CENTER', pieces, {}, ['FORWARD']),
      track: { top: {}, bottom: { 1: 'BOMBARD' } },
    };
    expect(after(state, 'bottom', { type: 'play', card: 'ASSAULT_CENTER' }).state.card?.command).toBe(2);
  });
});

describe('ordering', () => {
  it('an enemy, a piece that is gone, and a stranger are not ordered (§4.1a)', () => {
    const state = played('PROBE_CENTER', [at('g7', 'F-LN')]);
    expect(refused(state, 'bottom', order('B-LN-1'))).toBe('NOT_YOURS §4.1a');
    expect(refused(state, 'bottom', order('F-LN-9'))).toBe('NO_SUCH_PIECE §4.1a');
    expect(refused(state, 'top', order('F-LN-1'))).toBe('NOT_YOUR_CHOICE §4.0a');
    expect(refused(state, 'bottom', { type: 'move', piece: 'F-LN-1', to: 'f7' })).toBe('NOT_NOW §4.1a');
  });

  it('fewer orders may be given than the card has (§4.0c)', () => {
    const state = played('PROBE_CENTER', [at('g7', 'F-LN'), at('g6', 'F-LN')]);
    const happened = afterAll(state, ['bottom', order('F-LN-1')], ['bottom', DONE]);
    expect(asking(happened.state)).toBe('bottom movement');
    expect(refused(happened.state, 'bottom', { type: 'move', piece: 'F-LN-2', to: 'f6' })).toBe('NOT_ORDERED §4.1a');
  });

  it('a card that can order nothing goes on to the draw (§4.0b)', () => {
    const { state, events } = after(
      holding('PROBE_LEFT', [at('g7', 'F-LN')]),
      'bottom',
      { type: 'play', card: 'PROBE_LEFT' },
      { deck: ['FORWARD'] },
    );
    expect(events.map(({ type }) => type)).toContain('drew');
    expect(asking(state)).toBe('top command');
  });

  it('orders beyond the pieces available are lost (§4.1b)', () => {
    const state = played('FORWARD', [at('g7', 'F-LN')]);
    expect(asking(after(state, 'bottom', order('F-LN-1')).state)).toBe('bottom movement');
  });
});

describe('leaders', () => {
  const LED = at('g7', 'F-GR', { leader: true });

  it('a unit with its leader takes one order (§4.1c)', () => {
    const state = played('SCOUT_CENTER', [LED]);
    const ordered = after(state, 'bottom', order('F-GR-1')).state;
    const moved = after(ordered, 'bottom', { type: 'move', piece: 'F-GR-1', to: 'f7' }).state;
    expect(moved.leaders).toMatchObject([{ id: 'F-LD-1', hex: 'f7' }]);
  });

  it('an order to a leader alone covers leaving and moving, and does not order the unit (§4.1d, §4.1g)', () => {
    const state = played('PROBE_CENTER', [LED, at('g5', 'F-LN')]);
    const { state: moving } = afterAll(state, ['bottom', order('F-LD-1')], ['bottom', DONE]);
    expect(refused(moving, 'bottom', { type: 'move', piece: 'F-GR-1', to: 'f7' })).toBe('NOT_ORDERED §4.1a');
    const { state: gone } = after(moving, 'bottom', { type: 'move', piece: 'F-LD-1', to: 'g5' });
    expect(gone.leaders).toMatchObject([{ hex: 'g5' }]);
    expect(gone.units).toContainEqual(expect.objectContaining({ id: 'F-GR-1', hex: 'g7' }));
  });

  it('the other orders may go to the unit he leaves (§4.1h)', () => {
    const { state } = afterAll(played('PROBE_CENTER', [LED]), ['bottom', order('F-LD-1')], ['bottom', order('F-GR-1')]);
    expect(state.orders).toEqual({ 'F-LD-1': { ordered: true }, 'F-GR-1': { ordered: true } });
  });

  it('an attached leader detaches only with a card with the hat, a lone one is not ordered by a card for units (§4.1d, §4.0c)', () => {
    const state = played('BAYONET_CHARGE', [LED, at('g5', 'F-LN'), leader('h7', 'bottom')]);
    expect(refused(state, 'bottom', order('F-LD-1'))).toBe('NO_LEADERS §4.1d');
    expect(refused(state, 'bottom', order('F-LD-2'))).toBe('NO_LEADERS §4.0c');
  });

  it('a lone leader is ordered like a unit (§4.0c)', () => {
    const { state } = after(played('PROBE_CENTER', [leader('h7', 'bottom')]), 'bottom', order('F-LD-1'));
    expect(asking(state)).toBe('bottom movement');
  });

  it('he does not leave a square (§4.1f); when the unit leaves it, he may, with a separate order', () => {
    const pieces = [at('g7', 'F-LN', { square: 1, leader: true }), at('g5', 'F-LN')];
    const start = {
      ...holding('ATTACK_CENTER', pieces, {}, ['FORWARD']),
      track: { top: {}, bottom: { 1: 'BOMBARD' } },
    };
    const state = after(start, 'bottom', { type: 'play', card: 'ATTACK_CENTER' }).state;
    expect(refused(state, 'bottom', order('F-LD-1'))).toBe('IN_SQUARE §4.1f');
    const { state: both } = afterAll(state, ['bottom', order('F-LN-1')], ['bottom', order('F-LD-1')], ['bottom', DONE]);
    expect(refused(both, 'bottom', { type: 'move', piece: 'F-LD-1', to: 'f7' })).toBe('IN_SQUARE §4.1f');
    const { state: line } = after(both, 'bottom', { type: 'leave-square', unit: 'F-LN-1' });
    expect(after(line, 'bottom', { type: 'move', piece: 'F-LD-1', to: 'f7' }).state.leaders).toMatchObject([
      { hex: 'f7' },
    ]);
  });
});
