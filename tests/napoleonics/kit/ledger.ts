import { enemyOf, SIDES, type Side } from '../../../domain/napoleonics/army/sides.ts';
import { typeOf } from '../../../domain/napoleonics/army/units.ts';
import type { Battle } from '../../../domain/napoleonics/field/battle.ts';
import { startOf } from '../../../domain/napoleonics/pieces/start.ts';
import type { Event } from '../../../domain/napoleonics/state/events.ts';
import type { PieceId, State } from '../../../domain/napoleonics/state/state.ts';

/** What became of every piece, told by the events; a state is compared with it. */
interface Ledger {
  enter(events: readonly Event[]): void;
  /** Where a state disagrees about pieces, blocks and banners. */
  against(state: State): readonly string[];
}

/** The ledger of a battle before its first event. It counts by itself, and asks neither `evolve` nor any procedure. */
export function ledgerOf(battle: Battle): Ledger {
  const { units, leaders } = startOf(battle);
  const blocks = new Map(units.map((unit): [PieceId, number] => [unit.id, typeOf(unit).blocks]));
  const sideOf = new Map([...units, ...leaders].map(({ id, side }): [PieceId, Side] => [id, side]));
  const standing = new Set(sideOf.keys());
  const unitsLost = { top: 0, bottom: 0 };
  const leadersLost = { top: 0, bottom: 0 };
  const exits = { top: 0, bottom: 0 };

  function lose(id: PieceId, count?: { top: number; bottom: number }): void {
    if (!standing.delete(id)) throw new Error(`${id} is gone twice`);
    if (count !== undefined) count[sideOf.get(id)!]++;
  }
  function enter(event: Event): void {
    if (event.type === 'blocks-lost') blocks.set(event.unit, blocks.get(event.unit)! - event.blocks);
    if (event.type === 'regained') blocks.set(event.unit, blocks.get(event.unit)! + event.blocks);
    if (event.type === 'eliminated') lose(event.unit, unitsLost);
    if (event.type === 'leader-lost') lose(event.leader, leadersLost);
    if (event.type === 'leader-left') lose(event.leader);
    if (event.type === 'exited') for (const id of [event.unit, event.leader]) if (id !== undefined) lose(id, exits);
  }

  const bannersAgainst = ({ banners, over }: State): readonly string[] =>
    // The banner that wins may be one of several due at that moment: the rest are never given (§3.1).
    (over === undefined ? SIDES : SIDES.filter((side) => side !== over.winner)).flatMap((side) => {
      const perExit =
        battle.objectives.find((objective) => objective.kind === 'exit' && objective.side === side)?.banners ?? 0;
      const due = { unit: unitsLost[enemyOf(side)], leader: leadersLost[enemyOf(side)], exit: exits[side] * perExit };
      return Object.entries(due).flatMap(([what, count]) => {
        const held = banners[side].filter((banner) => banner.for === what).length;
        return held === count ? [] : [`${side} holds ${held} banners for ${what}, not ${count}`];
      });
    });

  return {
    enter: (events) => events.forEach(enter),
    against: (state) => [
      ...(ids(state) === [...standing].sort().join() ? [] : [`on the board: ${ids(state)}`]),
      ...state.units
        .filter((unit) => blocks.get(unit.id) !== unit.blocks)
        .map(({ id }) => `${id} has not ${blocks.get(id)} blocks`),
      ...bannersAgainst(state),
      ...objectivesAgainst(state),
    ],
  };
}

const ids = ({ units, leaders }: State): string =>
  [...units, ...leaders]
    .map(({ id }) => id)
    .sort()
    .join();

/**
 * A temporary banner stands over a unit of its side, one that counts at once over every such unit; and each hex has all
 * of its banners or none (§3.3). They are counted when nobody is on his way back.
 */
const objectivesAgainst = ({ battle, units, banners, over, frames }: State): readonly string[] =>
  over !== undefined || frames.some(({ is }) => is === 'retreat')
    ? []
    : battle.objectives.flatMap((objective) => {
        if (objective.kind === 'exit') return [];
        return objective.hexes.flatMap((hex) => {
          const about = `${objective.id}/${hex}`;
          const held = banners[objective.side].filter((banner) => banner.about === about).length;
          const own = units.some((unit) => unit.hex === hex && unit.side === objective.side);
          return [
            ...(held === 0 || held === objective.banners ? [] : [`${held} banners for ${about}`]),
            ...(held > 0 && !own && objective.lasts === 'temporary' ? [`a banner for ${about}, and nobody there`] : []),
            ...(held === 0 && own && objective.gain === 'immediate' ? [`no banner for ${about}`] : []),
          ];
        });
      });
