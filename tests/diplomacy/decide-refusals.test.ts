import { describe, expect, it } from 'vitest';
import { diplomacy } from '../../domain/diplomacy/index.ts';
import { fold, game, refused, type Sheet, sheet } from './kit/kit.ts';

const start = diplomacy.initial({ rulings: 'rulebook' });
const retreats = game(
  'S1902R',
  { germany: 'A bur', france: 'A par' },
  { dislodged: [{ unit: { power: 'france', type: 'A', loc: 'bur' }, from: 'mun', retreats: ['gas', 'mar'] }] },
);
const builds = game(
  'F1901A',
  { france: 'A par, A mar, F lon' },
  { centres: { france: 'par bre mar lon bel', england: 'edi', russia: 'stp war' } },
);
const removals = game('F1901A', { france: 'A par, A mar, F lon' }, { centres: { france: 'par bre' } });

interface Row {
  readonly seat: string;
  readonly orders: Sheet;
  readonly code: string;
  readonly rule: string;
}

describe('a sheet for a movement phase is refused', () => {
  it.each<Row>([
    { seat: 'france', orders: { ber: { order: 'hold' } }, code: 'NOT_YOUR_UNIT', rule: '§7.8' },
    { seat: 'france', orders: { bur: { order: 'hold' } }, code: 'NOT_YOUR_UNIT', rule: '§7.8' },
    { seat: 'france', orders: { xyz: { order: 'hold' } }, code: 'NOT_YOUR_UNIT', rule: '§7.8' },
    {
      seat: 'france',
      orders: { ber: { order: 'void', written: 'A ber to Mars' } },
      code: 'NOT_YOUR_UNIT',
      rule: '§7.8',
    },
    { seat: 'france', orders: { par: { order: 'disband' } }, code: 'WRONG_PHASE', rule: '§5.2' },
    { seat: 'france', orders: { par: { order: 'retreat', to: 'bur' } }, code: 'WRONG_PHASE', rule: '§5.2' },
    { seat: 'france', orders: { par: { order: 'build', unit: 'A' } }, code: 'WRONG_PHASE', rule: '§5.2' },
    { seat: 'france', orders: { par: { order: 'move', to: 'mar' } }, code: 'NOT_ADJACENT', rule: '§8.2' },
    { seat: 'france', orders: { par: { order: 'move', to: 'par' } }, code: 'SAME_PROVINCE', rule: '§8.1' },
    { seat: 'france', orders: { mar: { order: 'move', to: 'lyo' } }, code: 'ARMY_AT_SEA', rule: '§8.2' },
    { seat: 'france', orders: { mar: { order: 'move', to: 'spa/sc' } }, code: 'NOT_EXACT', rule: '§7.4' },
    { seat: 'france', orders: { mar: { order: 'move', to: 'spa', via: 'convoy' } }, code: 'NO_ROUTE', rule: '§11.7' },
    { seat: 'france', orders: { bre: { order: 'move', to: 'par' } }, code: 'FLEET_INLAND', rule: '§8.4' },
    { seat: 'russia', orders: { stp: { order: 'move', to: 'bar' } }, code: 'NOT_ADJACENT', rule: '§8.4' },
    { seat: 'france', orders: { par: { order: 'support', of: 'bur' } }, code: 'NO_UNIT', rule: '§9.9' },
    { seat: 'france', orders: { par: { order: 'support', of: 'mar' } }, code: 'SUPPORT_OUT_OF_REACH', rule: '§9.6' },
    {
      seat: 'france',
      orders: { par: { order: 'support', of: 'mar', to: 'pic' } },
      code: 'SUPPORT_OF_IMPOSSIBLE_MOVE',
      rule: '§9.11',
    },
    {
      seat: 'france',
      orders: { par: { order: 'convoy', of: 'mar', to: 'spa' } },
      code: 'CONVOY_BY_ARMY',
      rule: '§7.9',
    },
    {
      seat: 'france',
      orders: { bre: { order: 'convoy', of: 'mar', to: 'spa' } },
      code: 'CONVOY_FROM_COAST',
      rule: '§10.6',
    },
  ])('$seat $orders: $code', ({ seat, orders, code, rule }) => {
    expect(refused(start, seat, sheet(orders))).toMatchObject({ code, rule, detail: expect.stringMatching(/./) });
  });

  it('as a whole, though other orders on it are good', () => {
    expect(refused(start, 'france', sheet({ par: { order: 'hold' }, mar: { order: 'move', to: 'lon' } })).code).toBe(
      'NOT_ADJACENT',
    );
  });
});

describe('a sheet for retreats is refused', () => {
  it.each<Row>([
    { seat: 'germany', orders: {}, code: 'NOT_ASKED', rule: '§7.8' },
    { seat: 'france', orders: { par: { order: 'disband' } }, code: 'NOT_YOUR_UNIT', rule: '§7.8' },
    { seat: 'france', orders: { bur: { order: 'hold' } }, code: 'WRONG_PHASE', rule: '§12.6' },
    { seat: 'france', orders: { bur: { order: 'void', written: 'A bur R moon' } }, code: 'UNREADABLE', rule: '§7.3' },
    { seat: 'france', orders: { bur: { order: 'retreat', to: 'par' } }, code: 'OCCUPIED', rule: '§12.4a' },
    { seat: 'france', orders: { bur: { order: 'retreat', to: 'mun' } }, code: 'ATTACKER_CAME_FROM', rule: '§12.4b' },
    { seat: 'france', orders: { bur: { order: 'retreat', to: 'tyr' } }, code: 'NOT_ADJACENT', rule: '§12.3' },
  ])('$seat $orders: $code', ({ seat, orders, code, rule }) => {
    expect(refused(retreats, seat, sheet(orders))).toMatchObject({ code, rule });
  });
});

describe('a sheet for adjustments is refused', () => {
  it.each<Row>([
    { seat: 'austria', orders: {}, code: 'NOT_ASKED', rule: '§7.8' },
    { seat: 'france', orders: { bre: { order: 'hold' } }, code: 'NOT_YOUR_UNIT', rule: '§7.8' },
    { seat: 'france', orders: { par: { order: 'hold' } }, code: 'WRONG_PHASE', rule: '§5.2' },
    { seat: 'france', orders: { bel: { order: 'build', unit: 'A' } }, code: 'NOT_HOME', rule: '§13.6' },
    { seat: 'france', orders: { edi: { order: 'build', unit: 'A' } }, code: 'NOT_HOME', rule: '§13.6' },
    { seat: 'france', orders: { par: { order: 'build', unit: 'A' } }, code: 'OCCUPIED', rule: '§13.6' },
    { seat: 'russia', orders: { mos: { order: 'build', unit: 'A' } }, code: 'NOT_CONTROLLED', rule: '§13.6' },
    { seat: 'russia', orders: { stp: { order: 'build', unit: 'F' } }, code: 'COAST_AMBIGUOUS', rule: '§13.9' },
    { seat: 'russia', orders: { war: { order: 'build', unit: 'F' } }, code: 'FLEET_INLAND', rule: '§13.9' },
    { seat: 'russia', orders: { stp: { order: 'build', unit: 'A', coast: 'nc' } }, code: 'NOT_EXACT', rule: '§7.4' },
    { seat: 'france', orders: { par: { order: 'disband' } }, code: 'NO_REMOVALS', rule: '§13.5' },
  ])('$seat $orders: $code', ({ seat, orders, code, rule }) => {
    expect(refused(builds, seat, sheet(orders))).toMatchObject({ code, rule });
  });

  it('with more builds or removals than are due (§13.5, §13.6)', () => {
    const two = game('F1901A', { france: 'A bel, A spa' }, { centres: { france: 'par bre mar' } });
    const build = { order: 'build', unit: 'A' } as const;
    expect(refused(two, 'france', sheet({ par: build, mar: build }))).toMatchObject({
      code: 'TOO_MANY_BUILDS',
      rule: '§13.6',
    });
    const disband = { order: 'disband' } as const;
    expect(refused(removals, 'france', sheet({ par: disband, mar: disband }))).toMatchObject({
      code: 'TOO_MANY_REMOVALS',
      rule: '§13.5',
    });
    expect(refused(removals, 'france', sheet({ bre: build })).code).toBe('NO_BUILDS');
  });
});

describe('nothing is accepted', () => {
  it('from a seat that is not there, or without units', () => {
    expect(refused(start, 'sweden', sheet({})).code).toBe('NOT_ASKED');
    expect(refused(game('S1902M', { france: 'A par' }), 'italy', sheet({})).code).toBe('NOT_ASKED');
  });

  it('when the game is won', () => {
    expect(refused(fold(start, [{ type: 'won', power: 'italy' }]), 'france', sheet({})).code).toBe('NOT_ASKED');
  });
});
