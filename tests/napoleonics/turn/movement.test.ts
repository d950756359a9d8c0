import { describe, expect, it } from 'vitest';
import { hinted } from '../../../domain/napoleonics/hints.ts';
import { legal } from '../../../domain/napoleonics/legal.ts';
import { mayFire, mayMelee } from '../../../domain/napoleonics/orders/allowance.ts';
import { pieceOf } from '../../../domain/napoleonics/pieces/position.ts';
import type { Command } from '../../../domain/napoleonics/state/commands.ts';
import type { State } from '../../../domain/napoleonics/state/state.ts';
import { publicOf } from '../../../domain/napoleonics/state/table.ts';
import { view } from '../../../domain/napoleonics/state/view.ts';
import { reachOf } from '../../../domain/napoleonics/turn/reach.ts';
import { at, drawn, type Ground, leader, type Piece } from '../kit/drawn.ts';
import { after, afterAll, asking, refused, standing } from '../kit/kit.ts';

// Phase 3 (§4.2), the ground (§16.2-§16.4), leaving square (§10.7). A piece far off keeps the phases open.

const KEEPS = [at('i13', 'F-FA'), at('a1', 'B-LN')];

/** Phase 3, these French pieces ordered by a section card. */
const moving = (
  pieces: readonly Piece[],
  ordered: readonly string[],
  ground: Ground = {},
  facts: Partial<State> = {},
): State =>
  standing(drawn(ground, [...pieces, ...KEEPS]), {
    card: { card: 'ATTACK_CENTER', as: 'ATTACK_CENTER', command: 5, slots: [] },
    orders: Object.fromEntries([...ordered, 'F-FA-1'].map((id) => [id, { ordered: true }])),
    frames: [{ is: 'movement' }],
    ...facts,
  });

const move = (piece: string, to: string): Command => ({ type: 'move', piece, to });
const DONE: Command = { type: 'done' };

/** How far a piece can go in the open, in hexes. */
const farthest = (state: State, id: string): number =>
  Math.max(...[...reachOf(publicOf(state), pieceOf(state, id)).values()].map((way) => way.length));

describe('how far', () => {
  it.each([
    { type: 'F-LN', most: 1, rule: '§4.2l' },
    { type: 'F-GR', most: 1, rule: '§4.2l' },
    { type: 'F-OG', most: 1, rule: '§4.2l' },
    { type: 'F-MI', most: 1, rule: '§4.2l' },
    { type: 'F-LT', most: 2, rule: '§4.2m' },
    { type: 'F-YG', most: 2, rule: '§4.2m' },
    { type: 'F-LC', most: 3, rule: '§4.2n' },
    { type: 'F-HC', most: 2, rule: '§4.2n' },
    { type: 'F-CU', most: 2, rule: '§4.2n' },
    { type: 'F-HA', most: 2, rule: '§4.2p' },
  ])('$type moves up to $most ($rule)', ({ type, most, rule }) => {
    const state = moving([at('f7', type)], [`${type}-1`]);
    expect(farthest(state, `${type}-1`)).toBe(most);
    // f3 is four hexes away.
    expect(refused(state, 'bottom', move(`${type}-1`, 'f3'))).toBe(`TOO_FAR ${rule}`);
  });

  it('foot artillery moves 1 (§4.2o)', () => {
    const state = moving([at('f7', 'F-GFA')], ['F-GFA-1']);
    expect(refused(state, 'bottom', move('F-GFA-1', 'f5'))).toBe('TOO_FAR §4.2o');
    expect(after(state, 'bottom', move('F-GFA-1', 'f6')).state.orders['F-GFA-1']).toEqual({ ordered: true, moved: 1 });
  });

  it('a leader moves up to 3 (§4.2g)', () => {
    const state = moving([leader('f7', 'bottom')], ['F-LD-1']);
    expect(farthest(state, 'F-LD-1')).toBe(3);
    expect(refused(state, 'bottom', move('F-LD-1', 'f3'))).toBe('TOO_FAR §4.2g');
  });

  it('a piece moves at most once, in any order, and need not move (§4.2a)', () => {
    const state = moving([at('f7', 'F-LC'), at('f5', 'F-LN')], ['F-LC-1', 'F-LN-1']);
    const { state: once } = after(state, 'bottom', move('F-LC-1', 'f8'));
    expect(refused(once, 'bottom', move('F-LC-1', 'f9'))).toBe('HAS_MOVED §4.2a');
    expect(refused(state, 'bottom', move('F-LC-1', 'f7'))).toBe('ALREADY_THERE §4.2a');
    expect(asking(after(once, 'bottom', move('F-LN-1', 'f4')).state)).toBe('bottom movement');
  });

  it('section lines are crossed freely (§4.2e)', () => {
    expect(after(moving([at('g5', 'F-LC')], ['F-LC-1']), 'bottom', move('F-LC-1', 'g2')).state.units[0]?.hex).toBe(
      'g2',
    );
  });
});

describe('obstacles', () => {
  it('units enter no hex with a unit or an enemy leader (§4.2b), nor pass it, nor merge (§4.2d)', () => {
    const pieces = [at('f5', 'F-LC'), at('f6', 'F-LN'), at('e5', 'B-LN'), leader('f4', 'top')];
    const state = moving(pieces, ['F-LC-1']);
    for (const to of ['f6', 'e5', 'f4']) expect(refused(state, 'bottom', move('F-LC-1', to))).toBe('HEX_TAKEN §4.2b');
    // The row is closed between two walls of units: f7 cannot be had within three hexes.
    const shut = moving(
      [at('i5', 'F-LC'), at('h4', 'F-LN'), at('h5', 'F-LN'), at('i6', 'F-LN'), at('i4', 'F-LN')],
      ['F-LC-1'],
    );
    expect(refused(shut, 'bottom', move('F-LC-1', 'g5'))).toBe('WAY_BARRED §16.2');
  });

  it('a unit that meets a lone friendly leader stops and takes him in (§4.2c)', () => {
    const state = moving([at('f5', 'F-LC'), leader('f6', 'bottom')], ['F-LC-1']);
    expect(farthest(state, 'F-LC-1')).toBe(3);
    const { state: met } = after(state, 'bottom', move('F-LC-1', 'f6'));
    expect(met.orders['F-LC-1']).toEqual({ ordered: true, moved: 1 });
    expect(met.leaders).toMatchObject([{ hex: 'f6' }]);
  });

  it('not with another leader: one to a hex (§1.7)', () => {
    const state = moving([at('f5', 'F-LC', { leader: true }), leader('f6', 'bottom')], ['F-LC-1']);
    expect(refused(state, 'bottom', move('F-LC-1', 'f6'))).toBe('TWO_LEADERS §1.7');
  });

  it('nobody enters impassable ground (§4.2f, §16.4, §16.10, §16.13), artillery no sand (§16.16)', () => {
    const ground = { e6: 'RH', e7: 'RV', f7: 'SQ' };
    const state = moving(
      [at('f6', 'F-HA'), leader('g7', 'bottom'), at('g6', 'F-LN')],
      ['F-HA-1', 'F-LD-1', 'F-LN-1'],
      ground,
    );
    for (const to of ['e6', 'e7', 'f7']) expect(refused(state, 'bottom', move('F-HA-1', to))).toBe('IMPASSABLE §4.2f');
    expect(refused(state, 'bottom', move('F-LD-1', 'e7'))).toBe('IMPASSABLE §4.2f');
    expect(after(state, 'bottom', move('F-LD-1', 'f7')).state.leaders).toMatchObject([{ hex: 'f7' }]);
  });

  it.each(['FO', 'TO', 'WM', 'ST', 'SQ', 'FW'])('%s stops a move, of units and leaders (§16.2)', (code) => {
    const ground = { f6: code, e6: 'RH', g6: 'RH', g7: 'RH', e7: 'RH' };
    const state = moving([at('f5', 'F-LC'), leader('g5', 'bottom')], ['F-LC-1', 'F-LD-1'], ground);
    expect(refused(state, 'bottom', move('F-LC-1', 'f7'))).toBe('WAY_BARRED §16.2');
    expect(refused(state, 'bottom', move('F-LD-1', 'f7'))).toBe('WAY_BARRED §16.2');
    expect(after(state, 'bottom', move('F-LC-1', 'f6')).state.units[0]?.hex).toBe('f6');
  });

  it.each(['HI', 'BR'])('%s does not (§16.6, §16.15)', (code) => {
    expect(
      after(moving([at('f5', 'F-LC')], ['F-LC-1'], { f6: code, e6: 'RH', g6: 'RH' }), 'bottom', move('F-LC-1', 'f7'))
        .state.units[0]?.hex,
    ).toBe('f7');
  });

  it('a leader passes friends, with leaders or alone, and ends on none with a leader nor on an enemy (§4.2g)', () => {
    const pieces = [
      leader('f5', 'bottom'),
      at('f6', 'F-LN', { leader: true }),
      leader('f7', 'bottom'),
      at('e5', 'B-LN'),
      leader('e6', 'top'),
    ];
    const state = moving(pieces, ['F-LD-1']);
    expect(refused(state, 'bottom', move('F-LD-1', 'f6'))).toBe('TWO_LEADERS §4.2g');
    expect(refused(state, 'bottom', move('F-LD-1', 'f7'))).toBe('TWO_LEADERS §4.2g');
    expect(refused(state, 'bottom', move('F-LD-1', 'e5'))).toBe('HEX_TAKEN §4.2g');
    expect(refused(state, 'bottom', move('F-LD-1', 'e6'))).toBe('HEX_TAKEN §4.2g');
    expect(after(state, 'bottom', move('F-LD-1', 'f8')).state.leaders[0]?.hex).toBe('f8');
  });
});

describe('leaders and their units', () => {
  it('a leader goes along with his unit (§4.1c) and moves no more that turn', () => {
    const state = moving([at('f5', 'F-LN', { leader: true })], ['F-LN-1']);
    expect(refused(state, 'bottom', move('F-LD-1', 'f4'))).toBe('NOT_DETACHING §4.2j');
    const { state: gone, events } = after(state, 'bottom', move('F-LN-1', 'e5'));
    expect(events[0]).toEqual({ type: 'moved', piece: 'F-LN-1', how: 'order', path: ['e5'], leader: 'F-LD-1' });
    expect(gone.leaders[0]?.hex).toBe('e5');
  });

  // E4: grenadiers with a leader, and heavy cavalry; three orders.
  const grenadiers = () =>
    moving([at('f5', 'F-GR', { leader: true }), at('f7', 'F-HC'), at('e9', 'B-LN')], ['F-GR-1', 'F-HC-1', 'F-LD-1']);

  it('order A: the cavalry moves to an enemy, the leader joins it there, the grenadiers move (§4.1d, §4.1e, §4.2i)', () => {
    const { state } = afterAll(
      grenadiers(),
      ['bottom', move('F-HC-1', 'e8')],
      ['bottom', move('F-LD-1', 'e8')],
      ['bottom', move('F-GR-1', 'e5')],
    );
    expect(state.leaders[0]?.hex).toBe('e8');
    const { state: fight } = after(state, 'bottom', DONE);
    expect(asking(fight)).toBe('bottom combat');
    expect(
      after(
        fight,
        'bottom',
        { type: 'melee', unit: 'F-HC-1', target: 'B-LN-1', artillery: [] },
        { dice: 'ART ART ART ART ART' },
      ).state.last?.attacker,
    ).toBe('F-HC-1');
  });

  // E5
  it('order B: the grenadiers leave him (§4.2h), he joins the cavalry, which does not move again (§4.2i); neither does he (§4.2j)', () => {
    const { state } = afterAll(grenadiers(), ['bottom', move('F-GR-1', 'e5')], ['bottom', move('F-LD-1', 'f7')]);
    expect(state.leaders[0]?.hex).toBe('f7');
    expect(refused(state, 'bottom', move('F-HC-1', 'e8'))).toBe('JOINED §4.2i');
    expect(refused(state, 'bottom', move('F-LD-1', 'f8'))).toBe('HAS_MOVED §4.2a');
    expect(state.orders['F-HC-1']).toEqual({ ordered: true, joined: true });
  });

  it('a leader taken in by a unit may still move himself, if he is ordered (§4.2h)', () => {
    const { state } = afterAll(moving([at('f5', 'F-LN'), leader('f6', 'bottom')], ['F-LN-1', 'F-LD-1']), [
      'bottom',
      move('F-LN-1', 'f6'),
    ]);
    expect(after(state, 'bottom', move('F-LD-1', 'f8')).state.leaders[0]?.hex).toBe('f8');
  });

  it('joining a unit does not order it (§4.1g)', () => {
    const { state } = after(
      moving([at('f5', 'F-LN'), leader('f6', 'bottom')], ['F-LD-1']),
      'bottom',
      move('F-LD-1', 'f5'),
    );
    expect(state.orders['F-LN-1']).toEqual({ joined: true });
    expect(refused(state, 'bottom', move('F-LN-1', 'f4'))).toBe('NOT_ORDERED §4.1a');
  });
});

describe('leaving square', () => {
  const track = { top: {}, bottom: { 2: 'BOMBARD' } };
  const square = at('f5', 'F-LN', { square: 2 });

  it('a square does not move (§10.6a) before it is left, by an order, at once (§10.7): the card comes back', () => {
    const state = moving([square], ['F-LN-1'], {}, { track });
    expect(refused(state, 'bottom', move('F-LN-1', 'f6'))).toBe('IN_SQUARE §10.6a');
    const { state: line } = after(state, 'bottom', { type: 'leave-square', unit: 'F-LN-1' });
    expect(line.hands.bottom).toEqual(['BOMBARD']);
    expect(line.track.bottom).toEqual({});
    expect(line.orders['F-LN-1']).toEqual({ ordered: true, leftSquare: true });
    expect(after(line, 'bottom', move('F-LN-1', 'f6')).state.units[0]).toEqual({
      id: 'F-LN-1',
      side: 'bottom',
      type: 'F-LN',
      hex: 'f6',
      blocks: 4,
    });
  });

  it('not without an order, nor with enemy cavalry beside it (§10.7)', () => {
    const free = moving([square, at('g5', 'F-LN')], ['F-LN-2'], {}, { track });
    expect(refused(free, 'bottom', { type: 'leave-square', unit: 'F-LN-1' })).toBe('NOT_ORDERED §10.7');
    expect(refused(free, 'bottom', { type: 'leave-square', unit: 'F-LN-2' })).toBe('NOT_IN_SQUARE §10.7');
    const watched = moving([square, at('f6', 'B-LC')], ['F-LN-1'], {}, { track });
    expect(refused(watched, 'bottom', { type: 'leave-square', unit: 'F-LN-1' })).toBe('CAVALRY_BESIDE §10.7');
  });
});

describe('after the move', () => {
  const battleAfter = (type: string, from: string, to: string, blocks?: number, ground: Ground = {}): string => {
    const state = moving(
      [at(from, type, blocks ? { blocks } : {}), at('d7', 'B-LN'), at('f1', 'F-LN'), at('e1', 'B-LN')],
      [`${type}-1`, 'F-LN-1'],
      ground,
    );
    const { state: fight } = afterAll(state, ['bottom', move(`${type}-1`, to)], ['bottom', DONE]);
    return refused(fight, 'bottom', { type: 'melee', unit: `${type}-1`, target: 'B-LN-1', artillery: [] });
  };

  it.each(['F-LT', 'F-YG'])('%s that moved 2 does not battle (§4.2m)', (type) => {
    expect(battleAfter(type, 'g7', 'e7')).toBe('MOVED_TOO_FAR §4.2m');
  });

  it('foot artillery that moved does not battle (§4.2o), horse artillery not after 2 (§4.2p), nor with one block after any (§7.3e)', () => {
    expect(battleAfter('F-GFA', 'f7', 'e7')).toBe('MOVED_TOO_FAR §4.2o');
    expect(battleAfter('F-HA', 'g7', 'e7')).toBe('MOVED_TOO_FAR §4.2p');
    expect(battleAfter('F-HA', 'f7', 'e7', 1)).toBe('LAST_GUN_MOVED §7.3e');
  });

  it('neither does one that entered a town, a windmill or a forest this turn (§16.3), but light infantry battles in a forest (§16.8)', () => {
    expect(battleAfter('F-GR', 'f7', 'e7', undefined, { e7: 'TO' })).toBe('NO_BATTLE_ON_ENTRY §16.3');
    expect(battleAfter('F-LC', 'f7', 'e7', undefined, { e7: 'WM' })).toBe('NO_BATTLE_ON_ENTRY §16.3');
    expect(battleAfter('F-GR', 'f7', 'e7', undefined, { e7: 'FO' })).toBe('NO_BATTLE_ON_ENTRY §16.8');
    const state = moving([at('f7', 'F-LT'), at('d7', 'B-LN'), at('e10', 'F-LN')], ['F-LT-1'], { e7: 'FO' });
    const { state: fight } = after(state, 'bottom', move('F-LT-1', 'e7'));
    const { state: fought } = afterAll(
      fight,
      ['bottom', DONE],
      ['bottom', { type: 'melee', unit: 'F-LT-1', target: 'B-LN-1', artillery: [] }, { dice: 'ART ART ART ART' }],
    );
    expect(fought.last?.rolls).toHaveLength(1);
  });

  it.each([
    { type: 'F-LT', spent: 12 },
    { type: 'F-GFA', spent: 6 },
    { type: 'F-HA', spent: 12 },
    { type: 'F-GR', spent: 1 },
    { type: 'F-LC', spent: 1 },
  ])('the grammar marks where $type would battle no more', ({ type, spent }) => {
    const id = `${type}-1`;
    const state = moving([at('f7', type)], [id], { e7: 'TO' });
    const legalNow = hinted(legal(view(state, ['bottom']), 'bottom'), publicOf(state));
    const rows = legalNow.is === 'oneOf' ? legalNow.of : [];
    const to = rows.flatMap((row) =>
      row.is === 'fields' && JSON.stringify(row.fields.piece ?? null).includes(id) && row.fields.to?.is === 'oneOf'
        ? row.fields.to.of
        : [],
    );
    const wrong = to.flatMap((each) => {
      if (each.is !== 'const') return ['no hex'];
      const moved = publicOf(after(state, 'bottom', move(id, String(each.value))).state);
      const battles = mayFire(moved, id) === undefined || mayMelee(moved, id) === undefined;
      return battles === (each.spent === true) ? [String(each.value)] : [];
    });
    expect(wrong).toEqual([]);
    expect(to.filter((each) => each.spent === true)).toHaveLength(spent);
  });

  it('leaders and units without an order do not battle (§4.2k, §4.1a)', () => {
    const state = moving(
      [leader('e7', 'bottom'), at('e6', 'F-LN'), at('d7', 'B-LN'), at('f1', 'F-LN'), at('e1', 'B-LN')],
      ['F-LD-1', 'F-LN-2'],
    );
    const { state: fight } = after(state, 'bottom', DONE);
    expect(refused(fight, 'bottom', { type: 'melee', unit: 'F-LD-1', target: 'B-LN-1', artillery: [] })).toBe(
      'LEADERS_DO_NOT_BATTLE §4.2k',
    );
    expect(refused(fight, 'bottom', { type: 'melee', unit: 'F-LN-1', target: 'B-LN-1', artillery: [] })).toBe(
      'NOT_ORDERED §4.1a',
    );
  });
});
