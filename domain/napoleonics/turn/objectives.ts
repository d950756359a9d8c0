import { unitAt } from '../position.ts';
import type { Objective } from '../scenarios/schema.ts';
import { type Public, SIDES, type Side } from '../state.ts';
import { award, type Table } from '../table.ts';

/** The name of the banners of one hex of an objective: `baseline-hills/i4`. */
const aboutHex = ({ id }: Objective, hex: string): string => `${id}/${hex}`;

const isHeld = (p: Public, side: Side, about: string): boolean => p.banners[side].some((banner) => banner.about === about);

/** Lone leaders never hold an objective. */
const stands = (p: Public, side: Side, hex: string): boolean => unitAt(p, hex)?.side === side;

/**
 * After units have moved, left or died: temporary banners of a hex without an own unit are lost, those that count at once are gained
 * (§3.3). `starting`: its turn begins now, so what is gained then is gained too.
 */
export function settleObjectives(table: Table, starting?: Side): void {
  for (const side of SIDES) {
    for (const objective of table.state.battle.objectives) {
      if (objective.kind !== 'hold' || objective.side !== side) continue;
      for (const hex of objective.hexes) {
        const about = aboutHex(objective, hex);
        const held = isHeld(table.now, side, about);
        const own = stands(table.now, side, hex);
        if (held && !own && objective.lasts === 'temporary') table.emit({ type: 'banner-lost', side, about });
        if (!held && own && (objective.gain === 'immediate' || starting === side)) {
          for (let i = 0; i < objective.banners; i++) award(table, side, { for: 'objective', about });
        }
      }
    }
  }
}
