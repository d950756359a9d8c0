import { LEADER, typeOf } from '../army/units.ts';
import { isClosed, terrainAt } from '../field/field.ts';
import { type Hex, neighbours } from '../field/hexes.ts';
import { moveOf } from '../orders/allowance.ts';
import { ordersWithLeader, useOf } from '../orders/in-play.ts';
import { attachedLeader, isUnit, leaderAt, unitAt } from '../pieces/position.ts';
import type { Leader, Public, Unit } from '../state/state.ts';

/** Where a piece can go, with the shortest way there: the hexes entered, the last one included. */
type Reach = ReadonlyMap<Hex, readonly Hex[]>;

/** What a piece finds in a hex: it cannot enter, may only pass, may end there and must, or may do either. */
type Entry = 'closed' | 'pass' | 'end' | 'free';

/**
 * Returns the leader who moves along with a unit: he is attached without a separate order, or is the one who orders it
 * (§4.1c, §4.1e).
 */
export function leaderAlong(p: Public, unit: Unit): Leader | undefined {
  const leader = attachedLeader(p, unit);
  return leader === undefined || (p.orders[leader.id]?.ordered && !ordersWithLeader(p)) ? undefined : leader;
}

/** The most hexes of an ordered leader's move (§4.2g), as the card in play changes it. */
const leaderMoveOf = (p: Public): number => (p.card && useOf(p.card).leaderMove) ?? LEADER.move;

/** The most hexes an ordered piece may move. */
export const allowanceOf = (p: Public, piece: Unit | Leader): number =>
  isUnit(piece) ? moveOf(p, piece) : leaderMoveOf(p);

/** Where an ordered piece that has not moved can go; section lines are nothing to it (§4.2e). */
export function reachOf(p: Public, piece: Unit | Leader): Reach {
  const entry = isUnit(piece) ? unitEntry(p, piece) : leaderEntry(p, piece);
  const ways = new Map<Hex, readonly Hex[]>([[piece.hex, []]]);
  const ends = new Map<Hex, readonly Hex[]>();
  let front: readonly Hex[] = [piece.hex];
  for (let moved = 0; moved < allowanceOf(p, piece); moved++) {
    const next: Hex[] = [];
    for (const from of front) {
      const gone = ways.get(from) ?? [];
      for (const to of neighbours(from)) {
        if (ways.has(to)) continue;
        const found = entry(to);
        if (found === 'closed') continue;
        const way = [...gone, to];
        ways.set(to, way);
        if (found !== 'pass') ends.set(to, way);
        if (found !== 'end') next.push(to);
      }
    }
    front = next;
  }
  return ends;
}

/** Units enter no occupied hex but that of a lone friendly leader, and never merge (§4.2b-§4.2d, §4.2f, §16.2). */
function unitEntry(p: Public, unit: Unit): (hex: Hex) => Entry {
  const { arm } = typeOf(unit);
  const isLed = leaderAlong(p, unit) !== undefined;
  return (hex) => {
    if (isClosed(p.battle, hex, arm) || unitAt(p, hex) !== undefined) return 'closed';
    const leader = leaderAt(p, hex);
    if (leader !== undefined) return leader.side !== unit.side || isLed ? 'closed' : 'end';
    return stops(p, hex) ? 'end' : 'free';
  };
}

/** §4.2g, §4.2f, §16.2 */
function leaderEntry(p: Public, { side }: Leader): (hex: Hex) => Entry {
  return (hex) => {
    const isMet = [unitAt(p, hex), leaderAt(p, hex)].some((piece) => piece !== undefined && piece.side !== side);
    if (isMet || isClosed(p.battle, hex)) return 'closed';
    const isTaken = leaderAt(p, hex) !== undefined;
    if (stops(p, hex)) return isTaken ? 'closed' : 'end';
    return isTaken ? 'pass' : 'free';
  };
}

/** Whether a move ends in such a hex (§16.2), by any card (§15.5). */
export const stops = (p: Public, hex: Hex): boolean => terrainAt(p.battle, hex).entry === 'stop';
