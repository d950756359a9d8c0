import { among, constant, fields, type Legal } from '../../../contract/legal.ts';
import { sure } from '../../../lib/sure.ts';
import { editionOf } from '../../edition/editions.ts';
import type { CommandOf } from '../../frames/commands.ts';
import { hasFormation } from '../../map/ground.ts';
import { CONVOY_SIZE, isGoalOf, isHarbour, shippable, type Voyage } from '../../movement/convoy.ts';
import { shift, subsets } from '../../movement/march.ts';
import { chosen, hasSpareCounters, isShowable } from '../../pieces/pieces.ts';
import type { Position } from '../../state/state.ts';
import type { Table } from '../../table/table.ts';
import type { Power } from '../../terms/nations.ts';
import { beginStep } from './beginnings.ts';

/* The pieces that may put to sea, and their targets (§15.1-§15.3): with the CP of a convoy, or by event. */

/** Returns all voyages of this many SP and leaders. */
export function voyages(position: Position, voyage: Voyage, cp: number): readonly Legal[] {
  if (position.impulse.convoyed) return [];
  const ports = editionOf(position).spaces.flatMap(({ id, port }) => (port ? [id] : []));
  const goals = ports.filter((id) => isGoalOf(voyage, position, id));
  return ports.flatMap((from) => {
    const others = isHarbour(position, from) ? goals.filter((to) => to !== from) : [];
    if (others.length === 0) return [];
    const { leaders, troops } = shippable(position, from);
    const able = troops.reduce((sum, { sp }) => sum + sp, 0);
    const parties = [[], ...subsets(leaders)].filter((party) => party.length <= Math.min(cp, CONVOY_SIZE));
    return parties.flatMap((party) => {
      const room = Math.min(able, Math.min(cp, CONVOY_SIZE) - party.length);
      return headed(party).flatMap((ordered) => loads(position, from, others, ordered, room));
    });
  });
}

/** The same leaders, once for each who may command them. */
const headed = (party: readonly string[]): readonly (readonly string[])[] =>
  party.length === 0 ? [party] : party.map((head) => [head, ...party.filter((id) => id !== head)]);

/** The SP that may go with these leaders, or without any, to the ports where the counters can show them (§1.5). */
function loads(
  position: Position,
  from: string,
  ports: readonly string[],
  leaders: readonly string[],
  room: number,
): readonly Legal[] {
  const least = leaders.length === 0 ? 1 : 0;
  const sizes = Array.from({ length: room + 1 - least }, (_, i) => i + least);
  const isFree = hasSpareCounters(position, 'R1');
  return sizes.flatMap((sp) => {
    const to = isFree ? ports : ports.filter((end) => isShowable(position, 'R1', shift(from, end, sp)));
    const load = constant(sp === 0 ? {} : { R1: sp });
    return to.length === 0
      ? []
      : [
          fields({
            type: constant('convoy'),
            from: constant(from),
            to: among(to),
            leaders: constant(leaders),
            sp: load,
          }),
        ];
  });
}

/** Pieces put to sea, and fight where they land among enemies (§15.2, §15.3). */
export function sail(table: Table, power: Power, { from, to, leaders, sp }: CommandOf<'convoy'>): void {
  const { state } = table;
  const troops = sure(chosen(shippable(state, from).troops, sp), 'soldiers of the convoy');
  table.emit({ type: 'noted', impulse: { moved: true, convoyed: true }, rule: '§15.2' });
  beginStep(table, { power, from, to, how: 'convoy', troops, leaders, attack: hasFormation(state, to, 'imperial') });
}
