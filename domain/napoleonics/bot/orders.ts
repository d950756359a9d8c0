import { sure } from '../../lib/sure.ts';
import { enemyOf } from '../army/sides.ts';
import { armOf } from '../army/units.ts';
import { distance } from '../field/hexes.ts';
import { isOrdered } from '../orders/in-play.ts';
import { slotted } from '../orders/slots.ts';
import { pieceOf, unitOf, unitsOfSide } from '../pieces/position.ts';
import type { Known } from '../state/known.ts';
import type { PieceId, Public } from '../state/state.ts';
import { exitOf } from '../turn/exit.ts';
import { reachOf } from '../turn/reach.ts';
import { type Appraisal, foreign } from './appraisal.ts';
import { blockWorth } from './cards.ts';
import { outlookOf } from './outlook.ts';
import { bannerWorth } from './worth.ts';

/** What must be gained at least for an order or a move to be given. */
const LEAST = 0.01;
/** What a line is worth over a square with no cavalry about, and how near that is. */
const IN_LINE = 0.5;
const CAVALRY_NEAR = 4;

/** Returns the appraisal of orders (§4.1): the pieces that promise most. */
export function ordering({ p }: Known): Appraisal {
  const outlook = outlookOf(p);
  return (command) => {
    if (command.type === 'done') return LEAST;
    return command.type === 'order'
      ? outlook.promise(withOrder(p, command.piece), pieceOf(p, command.piece))
      : foreign(command);
  };
}

/** The facts after one more order, if the piece has none. */
function withOrder(p: Public, id: PieceId): Public {
  if (isOrdered(p, id)) return p;
  const isPlain = slotted(p, p.card?.slots ?? [], [pieceOf(p, id)])?.[0]?.plain;
  return { ...p, orders: { ...p.orders, [id]: { ...p.orders[id], ordered: true, ...(isPlain && { plain: true }) } } };
}

/** Chooses the unit that gets a block back (§14.21a), and is ordered by that. */
export function rallying({ p }: Known): Appraisal {
  const outlook = outlookOf(p);
  return (command) => {
    if (command.type === 'done') return 0;
    if (command.type !== 'rally') return foreign(command);
    const unit = unitOf(p, command.unit);
    return blockWorth(p, unit) + outlook.promise(withOrder(p, unit.id), unit);
  };
}

/** Returns the appraisal of moves (§4.2): the one that gains most over staying. */
export function moving({ p, seat }: Known): Appraisal {
  const outlook = outlookOf(p);
  const known = new Map<PieceId, { readonly stays: number; readonly ways: ReturnType<typeof reachOf> }>();
  const prospects = (id: PieceId) => {
    const piece = pieceOf(p, id);
    const found = known.get(id) ?? { stays: outlook.after(p, piece, piece.hex, 0), ways: reachOf(p, piece) };
    known.set(id, found);
    return { piece, ...found };
  };
  return (command) => {
    switch (command.type) {
      case 'done':
        return LEAST;
      case 'move': {
        const { piece, stays, ways } = prospects(command.piece);
        return outlook.after(p, piece, command.to, sure(ways.get(command.to), 'way of the move').length) - stays;
      }
      case 'leave-square':
        return isCavalryNear(p, command.unit) ? 0 : IN_LINE;
      case 'exit':
        return sure(exitOf(p, pieceOf(p, command.unit)), 'way off the board').banners * bannerWorth(p, seat);
      default:
        return foreign(command);
    }
  };
}

function isCavalryNear(p: Public, id: PieceId): boolean {
  const { side, hex } = unitOf(p, id);
  return unitsOfSide(p, enemyOf(side)).some(
    (enemy) => armOf(enemy) === 'CAV' && distance(enemy.hex, hex) <= CAVALRY_NEAR,
  );
}
