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

/** seat, orders, code, rule */
type Row = readonly [seat: string, orders: Sheet, code: string, rule: string];

describe('a sheet for a movement phase is refused', () => {
  it.each<Row>([
    ['france', { ber: { order: 'hold' } }, 'NOT_YOUR_UNIT', '§7.8'],
    ['france', { bur: { order: 'hold' } }, 'NOT_YOUR_UNIT', '§7.8'],
    ['france', { xyz: { order: 'hold' } }, 'NOT_YOUR_UNIT', '§7.8'],
    ['france', { ber: { order: 'void', written: 'A ber to Mars' } }, 'NOT_YOUR_UNIT', '§7.8'],
    ['france', { par: { order: 'disband' } }, 'WRONG_PHASE', '§5.2'],
    ['france', { par: { order: 'retreat', to: 'bur' } }, 'WRONG_PHASE', '§5.2'],
    ['france', { par: { order: 'build', unit: 'A' } }, 'WRONG_PHASE', '§5.2'],
    ['france', { par: { order: 'move', to: 'mar' } }, 'NOT_ADJACENT', '§8.2'],
    ['france', { par: { order: 'move', to: 'par' } }, 'SAME_PROVINCE', '§8.1'],
    ['france', { mar: { order: 'move', to: 'lyo' } }, 'ARMY_AT_SEA', '§8.2'],
    ['france', { mar: { order: 'move', to: 'spa/sc' } }, 'NOT_EXACT', '§7.4'],
    ['france', { mar: { order: 'move', to: 'spa', via: 'convoy' } }, 'NO_ROUTE', '§11.7'],
    ['france', { bre: { order: 'move', to: 'par' } }, 'FLEET_INLAND', '§8.4'],
    ['russia', { stp: { order: 'move', to: 'bar' } }, 'NOT_ADJACENT', '§8.4'],
    ['france', { par: { order: 'support', of: 'bur' } }, 'NO_UNIT', '§9.9'],
    ['france', { par: { order: 'support', of: 'mar' } }, 'SUPPORT_OUT_OF_REACH', '§9.6'],
    ['france', { par: { order: 'support', of: 'mar', to: 'pic' } }, 'SUPPORT_OF_IMPOSSIBLE_MOVE', '§9.11'],
    ['france', { par: { order: 'convoy', of: 'mar', to: 'spa' } }, 'CONVOY_BY_ARMY', '§7.9'],
    ['france', { bre: { order: 'convoy', of: 'mar', to: 'spa' } }, 'CONVOY_FROM_COAST', '§10.6'],
  ])('%s %o: %s', (seat, orders, code, rule) => {
    expect(refused(start, seat, sheet(orders))).toMatchObject({ code, rule, detail: expect.stringMatching(/./) });
  });

  it('as a whole, though other orders on it are good', () => {
    expect(refused(start, 'france', sheet({ par: { order: 'hold' }, mar: { order: 'move', to: 'lon' } })).code).toBe('NOT_ADJACENT');
  });
});

describe('a sheet for retreats is refused', () => {
  it.each<Row>([
    ['germany', {}, 'NOT_ASKED', '§7.8'],
    ['france', { par: { order: 'disband' } }, 'NOT_YOUR_UNIT', '§7.8'],
    ['france', { bur: { order: 'hold' } }, 'WRONG_PHASE', '§12.6'],
    ['france', { bur: { order: 'void', written: 'A bur R moon' } }, 'UNREADABLE', '§7.3'],
    ['france', { bur: { order: 'retreat', to: 'par' } }, 'OCCUPIED', '§12.4a'],
    ['france', { bur: { order: 'retreat', to: 'mun' } }, 'ATTACKER_CAME_FROM', '§12.4b'],
    ['france', { bur: { order: 'retreat', to: 'tyr' } }, 'NOT_ADJACENT', '§12.3'],
  ])('%s %o: %s', (seat, orders, code, rule) => {
    expect(refused(retreats, seat, sheet(orders))).toMatchObject({ code, rule });
  });
});

describe('a sheet for adjustments is refused', () => {
  it.each<Row>([
    ['austria', {}, 'NOT_ASKED', '§7.8'],
    ['france', { bre: { order: 'hold' } }, 'NOT_YOUR_UNIT', '§7.8'],
    ['france', { par: { order: 'hold' } }, 'WRONG_PHASE', '§5.2'],
    ['france', { bel: { order: 'build', unit: 'A' } }, 'NOT_HOME', '§13.6'],
    ['france', { edi: { order: 'build', unit: 'A' } }, 'NOT_HOME', '§13.6'],
    ['france', { par: { order: 'build', unit: 'A' } }, 'OCCUPIED', '§13.6'],
    ['russia', { mos: { order: 'build', unit: 'A' } }, 'NOT_CONTROLLED', '§13.6'],
    ['russia', { stp: { order: 'build', unit: 'F' } }, 'COAST_AMBIGUOUS', '§13.9'],
    ['russia', { war: { order: 'build', unit: 'F' } }, 'FLEET_INLAND', '§13.9'],
    ['russia', { stp: { order: 'build', unit: 'A', coast: 'nc' } }, 'NOT_EXACT', '§7.4'],
    ['france', { par: { order: 'disband' } }, 'NO_REMOVALS', '§13.5'],
  ])('%s %o: %s', (seat, orders, code, rule) => {
    expect(refused(builds, seat, sheet(orders))).toMatchObject({ code, rule });
  });

  it('with more builds or removals than are due (§13.5, §13.6)', () => {
    const two = game('F1901A', { france: 'A bel, A spa' }, { centres: { france: 'par bre mar' } });
    const build = { order: 'build', unit: 'A' } as const;
    expect(refused(two, 'france', sheet({ par: build, mar: build }))).toMatchObject({ code: 'TOO_MANY_BUILDS', rule: '§13.6' });
    const disband = { order: 'disband' } as const;
    expect(refused(removals, 'france', sheet({ par: disband, mar: disband }))).toMatchObject({ code: 'TOO_MANY_REMOVALS', rule: '§13.5' });
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
