import { isBesieged, isInRussia, isZone } from '../../map/ground.ts';
import { buildSites, hasLeft, regroupSites, tracedSites } from '../../map/sites.ts';
import type { Place, WhichNation } from '../../operations/pieces.ts';
import { owedBy } from '../../pieces/pieces.ts';
import type { Position } from '../../state/state.ts';
import { campOf, type Nation, powerOf } from '../../terms/nations.ts';
import type { EventFrame } from './effect.ts';

/* The owner of the pieces that come by event, and where to (§5.11, §6). */

export const nationOf = (frame: Pick<EventFrame, 'power'>, of: WhichNation): Nation =>
  of === 'self' ? frame.power : of;

export function sitesOf(position: Position, of: Nation, where: Place, isBesiegedToo: boolean): readonly string[] {
  const home = buildSites(position, of).filter((id) => isBesiegedToo || !isBesieged(position, id));
  const keys = home.filter((id) => !isZone(position, id));
  if (where === 'home') return home;
  if (where === 'homeKeys') return keys;
  if (where === 'normal') return regroupSites(position, of);
  if (where === 'homeOrTracedFlag') {
    const isOurs = (id: string) => isInRussia(position, id) && !isBesieged(position, id) && position.flags[id] === of;
    return [...new Set([...home, ...tracedSites(position, campOf(of)).filter(isOurs)])];
  }
  if ('among' in where) return home.filter((id) => where.among.includes(id));
  const [leader, sites] = 'homeOr' in where ? [where.homeOr, home] : [where.homeKeysOr, keys];
  const at = position.leaders[leader]?.at;
  return at === undefined || at.startsWith('@') || sites.includes(at) ? sites : [...sites, at];
}

/** Whether nothing of a nation comes onto the map: it has left the war (§9.3), or its Power owes SP (§5.12). */
export const isBarred = (position: Position, of: Nation): boolean =>
  hasLeft(position, of) || owedBy(position, powerOf(of)) > 0;
