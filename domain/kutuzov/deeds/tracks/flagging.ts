import { editionOf } from '../../edition/editions.ts';
import { controlOf, hasFormation, isFortress, isScorched, spaceOf } from '../../map/ground.ts';
import { type FlagChoice, flagAfter } from '../../movement/flags.ts';
import { modifiers } from '../../state/lasting.ts';
import type { Position } from '../../state/state.ts';
import { roll, type Table } from '../../table/table.ts';
import { type Camp, campOf, type Nation, otherCamp, type Power } from '../../terms/nations.ts';
import { lossByFlag } from '../../tracks/morale.ts';
import { moveMorale, offerRise } from './tracks.ts';

/**
 * A Power puts a flag on a duchy, or takes the enemy's off (`null`), with all that follows when it takes the duchy from
 * the other Camp: the Morale Loss of a Depot, an Imperial home or a fortress (§7.2, §9.11, §13.51), an enemy Depot
 * marker gone (§12.11), and the opportunity of a rise (§9.53). Whether it may be placed is the caller's question
 * (movement/flags.ts).
 */
export function placeFlag(table: Table, power: Power, space: string, flag: Nation | null, rule: string): void {
  const camp = campOf(power);
  const loser = otherCamp(camp);
  const before = table.state;
  table.emit({ type: 'flag-set', space, flag, rule });
  if (controlOf(before, space) !== loser) return;
  if (before.trains[loser] === space && !hasFormation(before, space, loser))
    table.emit({ type: 'trains-set', camp: loser, space: null, rule: '§6.32' });
  if (isBurning(before, camp, space)) table.emit({ type: 'scorched-set', space, scorched: true, rule: '§5.1' });
  const isMarkerTaken = takeDepotMarker(table, power, space, loser);
  if (isFortress(before, space)) moveMorale(table, camp, { gain: 1 }, '§13.51');
  const loss = lossByFlag(before, space, loser);
  if (loss > 0) moveMorale(table, loser, { loss }, isFortress(before, space) ? '§13.51' : '§7.2');
  if (isMarkerTaken || isFortress(before, space) || spaceOf(before, space).depot) offerRise(table, camp);
}

/** The same for a flag that the Power has chosen among those it may place (§7). */
export function placeChosen(table: Table, power: Power, space: string, choice: FlagChoice, rule: string): void {
  const flag = flagAfter(table.state, power, space, choice);
  if (flag === undefined) throw new Error(`${power} has no flag ${choice} for ${space}`);
  placeFlag(table, power, space, flag, rule);
}

/** Whether a duchy is scorched when a Camp flags it: by event. */
const isBurning = (position: Position, camp: Camp, space: string): boolean =>
  modifiers(position, 'burning').some((effect) => effect.space === space && campOf(effect.by) !== camp) &&
  !isScorched(position, space) &&
  position.scorched.length < editionOf(position).limits.markers.scorched;

/**
 * An enemy Depot marker is removed; outside fortresses (their sack counts it), a 6 brings a resource (§12.11). False:
 * there is none.
 */
function takeDepotMarker(table: Table, power: Power, space: string, loser: Camp): boolean {
  const { dmc, facts } = table.state;
  const owner = dmc[space];
  if (owner === undefined || campOf(owner) !== loser) return false;
  table.emit({ type: 'dmc-set', space, power: null, rule: '§12.11' });
  table.emit({
    type: 'noted',
    facts: { dmcLost: { ...facts.dmcLost, [owner]: facts.dmcLost[owner] + 1 } },
    rule: '§12.11',
  });
  if (isFortress(table.state, space)) return true;
  const { total } = roll(table, power, 1, { why: 'depot-marker', rule: '§12.11', space });
  if (total === 6) table.emit({ type: 'resources-set', power, to: table.state.resources[power] + 1, rule: '§12.11' });
  return true;
}
