import type { Side } from '../army/sides.ts';
import type { Battle, Objective } from '../field/battle.ts';
import type { Hex } from '../field/hexes.ts';
import { unitAt } from '../pieces/position.ts';
import type { Public } from '../state/state.ts';
import { award, type Table } from '../state/table.ts';

/** A hex to hold, and the name of its banners: `baseline-hills/i4`. */
type Place = Extract<Objective, { kind: 'hold' }> & { readonly hex: Hex; readonly about: string };

const placesOf = ({ objectives }: Battle): readonly Place[] =>
  objectives.flatMap((objective) =>
    objective.kind === 'hold'
      ? objective.hexes.map((hex) => ({ ...objective, hex, about: `${objective.id}/${hex}` }))
      : [],
  );

const isHeld = (p: Public, { side, about }: Place): boolean => p.banners[side].some((banner) => banner.about === about);

/** Lone leaders never hold an objective. */
const isTaken = (p: Public, { side, hex }: Place): boolean => unitAt(p, hex)?.side === side;

/**
 * After units have moved, left or died: temporary banners of a hex without a unit of their side are lost, then those
 * that count at once are gained (§3.3), so that nobody wins by a place he has just left (§3.1). `starting`: its turn
 * begins now, so what is gained then is gained too.
 */
export function settleObjectives(table: Table, starting?: Side): void {
  const places = placesOf(table.state.battle);
  for (const place of places) {
    const { side, about, lasts } = place;
    if (lasts === 'temporary' && isHeld(table.now, place) && !isTaken(table.now, place))
      table.emit({ type: 'banner-lost', side, about });
  }
  for (const place of places) {
    const { side, about, banners, gain } = place;
    if (isHeld(table.now, place) || !isTaken(table.now, place) || (gain !== 'immediate' && starting !== side)) continue;
    for (let i = 0; i < banners; i++) award(table, side, { for: 'objective', about });
  }
}
