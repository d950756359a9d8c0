import { isInRussia, spaceOf } from '../../map/ground.ts';
import { isHesitant } from '../../movement/movement.ts';
import { leadersIn } from '../../pieces/pieces.ts';
import type { Position } from '../../state/state.ts';
import type { Table } from '../../table/table.ts';
import { ALLIES, campOf, type Nation, powerOf } from '../../terms/nations.ts';
import { settleEntrenchment } from './entrenchment.ts';
import { settleCommand } from './groups.ts';

/* What low Imperial morale, or a card, does to the allies (§9.3, §9.31). */

interface Fate {
  readonly soldiers: 'pool' | 'regroup';
  readonly leaders: '@removed' | '@regroup';
  readonly rule: string;
}
const regrouped = (rule: string): Fate => ({ soldiers: 'regroup', leaders: '@regroup', rule });

/**
 * Returns what becomes of a nation's pieces in a space. Austrians are gone once Austria is neutral, and pieces on her
 * ground are regrouped. Hesitant allies are regrouped in Russia where no flag of the Camp flies. `undefined`: they
 * stay.
 */
function fateOf(position: Position, nation: Nation, space: string): Fate | undefined {
  if (position.facts.austriaNeutral) {
    if (nation === 'AU') return { soldiers: 'pool', leaders: '@removed', rule: '§9.3' };
    if (spaceOf(position, space).home === 'AU') return regrouped('§9.3');
  }
  const flag = position.flags[space];
  const isForeign = isInRussia(position, space) && (flag === undefined || campOf(flag) === 'tsarist');
  return isForeign && isHesitant(position, nation, leadersIn(position, space, campOf(nation)))
    ? regrouped('§9.31')
    : undefined;
}

/** Takes pieces of nations that no longer fight off the map. False: all may stay. */
export function settleAllies(table: Table): boolean {
  const { state } = table;
  if (!state.facts.austriaNeutral && !ALLIES.some((ally) => isHesitant(state, ally))) return false;
  for (const [space, here] of Object.entries(state.troops)) {
    for (const troop of here) {
      const fate = fateOf(state, troop.of, space);
      if (fate !== undefined) table.emit({ type: 'lost', space, troops: [troop], to: fate.soldiers, rule: fate.rule });
    }
    settleEntrenchment(table, space);
  }
  for (const [leader, { of, at }] of Object.entries(state.leaders)) {
    const fate = at.startsWith('@') ? undefined : fateOf(state, of, at);
    if (fate === undefined) continue;
    table.emit({ type: 'leader-put', leader, at: fate.leaders, rule: fate.rule });
    settleEntrenchment(table, at);
    settleCommand(table, at, campOf(of), state.impulse.power ?? powerOf(of));
  }
  return table.state.beat > state.beat;
}

/**
 * Austria leaves the war for good (§9.3): nobody may enter, her flags are gone, and her pieces leave as soon as the
 * action is over.
 */
export function neutralAustria(table: Table): void {
  const rule = '§9.3';
  table.emit({ type: 'noted', facts: { austriaNeutral: true }, rule });
  for (const [space, flag] of Object.entries(table.state.flags))
    if (flag === 'AU') table.emit({ type: 'flag-set', space, flag: null, rule });
  if (table.state.regroup.AU !== undefined) table.emit({ type: 'regroup-set', of: 'AU', sp: 0, rule });
  for (const [leader, { of, at }] of Object.entries(table.state.leaders))
    if (of === 'AU' && at.startsWith('@') && at !== '@removed')
      table.emit({ type: 'leader-put', leader, at: '@removed', rule });
}
