import { formationIn } from '../../battle/battle.ts';
import { isLimited, type Way } from '../../map/building.ts';
import { hasFormation, isScorched, isZone } from '../../map/ground.ts';
import { isInterphase } from '../../map/sites.ts';
import { leaderOf } from '../../pieces/pieces.ts';
import type { Position } from '../../state/state.ts';
import { enter, type Table } from '../../table/table.ts';
import { type Camp, campOf, NATIONS_OF, otherCamp, type Power } from '../../terms/nations.ts';
import type { Piece } from '../../terms/schemas.ts';
import { beginStep, sufferAttrition } from './beginnings.ts';
import { settleCommand } from './groups.ts';

/**
 * A piece comes onto the map, paid for: on scorched ground it suffers attrition (§6.31, §10.45); among enemies it will
 * have to fight (§6.33, §6.34); Kutuzov's first arrival raises the Tsarists' spirits (§6.35). Regrouped in the
 * interphase it does not deploy (§17.35).
 */
export function raise(table: Table, power: Power, way: Way, piece: Piece, space: string): void {
  const camp = campOf(power);
  const quiet = isInterphase(table.state);
  const lands = isLanding(table.state, camp, space);
  const rests = (quiet && way === 'regroup') || lands;
  const stopped = rests ? ({ stopped: true } as const) : {};
  const rule = way === 'build' ? '§6.1' : '§6.2';
  if ('leader' in piece) {
    table.emit({ type: 'leader-put', leader: piece.leader, at: space, ...stopped, rule });
    settleCommand(table, space, camp, power);
  } else {
    table.emit({
      type: 'placed',
      space,
      of: piece.nation,
      sp: piece.sp,
      from: way === 'build' ? 'pool' : 'regroup',
      ...stopped,
      rule,
    });
  }
  const { builtOnScorched, landings } = table.state.impulse;
  if (way === 'build' && isLimited(table.state, space))
    table.emit({ type: 'noted', impulse: { builtOnScorched: [...builtOnScorched, space] }, rule: '§6.31' });
  if (lands && !landings.includes(space))
    table.emit({ type: 'noted', impulse: { landings: [...landings, space] }, rule: '§6.34' });
  if ('leader' in piece && piece.leader === 'kutuzov' && !table.state.facts.kutuzovHasAppeared) {
    table.emit({ type: 'noted', facts: { kutuzovHasAppeared: true }, rule: '§6.35' });
    enter(table, { is: 'arrival', power: 'R1' });
  }
  if (!isScorched(table.state, space)) return;
  const troops =
    'nation' in piece ? [{ of: piece.nation, sp: piece.sp, marched: 0, stopped: rests, marked: false }] : [];
  sufferAttrition(table, camp, space, troops, 'leader' in piece ? [piece.leader] : [], ['scorched']);
}

/**
 * Whether pieces that come to a space have to fight there: enemies stand in it, and in a zone no friends to join
 * (§6.33, §6.34).
 */
const isLanding = (position: Position, camp: Camp, space: string): boolean =>
  position.impulse.landings.includes(space) ||
  (hasFormation(position, space, otherCamp(camp)) && !(isZone(position, space) && hasFormation(position, space, camp)));

/**
 * Pieces that were placed among enemies attack them, who may evade (§6.33, §6.34): those of the Power's Camp in one of
 * the spaces that `isDue`, which is then settled. Beaten, they have nowhere to go back to. False: there are none, or a
 * move or a fight is under way.
 */
export function sally(table: Table, power: Power, isDue: (space: string) => boolean): boolean {
  const camp = campOf(power);
  const { landings } = table.state.impulse;
  if (table.state.frames.some(({ is }) => is === 'battle' || is === 'siege' || is === 'step')) return false;
  const space = landings.find((each) => isDue(each) && hasLanded(table.state, camp, each));
  if (space === undefined) return false;
  table.emit({ type: 'noted', impulse: { landings: landings.filter((each) => each !== space) }, rule: '§6.34' });
  const { troops, leaders } = formationIn(table.state, space, NATIONS_OF[camp], { troops: [], leaders: [] });
  if (troops.length + leaders.length > 0 && hasFormation(table.state, space, otherCamp(camp)))
    beginStep(table, { power, from: space, to: space, how: 'march', troops, leaders, attack: true });
  return true;
}

/** Whether it was this Camp that placed pieces in a space: they are stopped there. */
function hasLanded(position: Position, camp: Camp, space: string): boolean {
  const { troops, leaders } = formationIn(position, space, NATIONS_OF[camp], { troops: [], leaders: [] });
  return troops.some(({ stopped }) => stopped) || leaders.some((id) => leaderOf(position, id).stopped);
}
