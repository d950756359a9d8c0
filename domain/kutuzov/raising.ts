import { isLimited, type Way } from './building.ts';
import { hasFormation, isScorched } from './ground.ts';
import { settleCommand } from './groups.ts';
import { campOf, otherCamp, type Power } from './nations.ts';
import { sufferAttrition } from './procedures/attrition.ts';
import type { Piece } from './schemas.ts';
import { isInterphase } from './sites.ts';
import { enter, type Table } from './table.ts';

/**
 * A piece comes onto the map, paid for: on scorched ground it suffers attrition (§6.31, §10.45); among enemies it will have to fight
 * (§6.33, §6.34); Kutuzov's first arrival raises the Tsarists' spirits (§6.35). Regrouped in the interphase it does not deploy (§17.35).
 */
export function raise(table: Table, power: Power, way: Way, piece: Piece, space: string): void {
  const camp = campOf(power);
  const quiet = isInterphase(table.state);
  const amongEnemies = hasFormation(table.state, space, otherCamp(camp));
  const rests = (quiet && way === 'regroup') || amongEnemies;
  const stopped = rests ? ({ stopped: true } as const) : {};
  const rule = way === 'build' ? '§6.1' : '§6.2';
  if ('leader' in piece) {
    table.emit({ type: 'leader-put', leader: piece.leader, at: space, ...stopped, rule });
    settleCommand(table, space, camp, power);
  } else {
    table.emit({ type: 'placed', space, of: piece.nation, sp: piece.sp, from: way === 'build' ? 'pool' : 'regroup', ...stopped, rule });
  }
  const { builtOnScorched, landings } = table.state.impulse;
  if (way === 'build' && isLimited(table.state, space))
    table.emit({ type: 'noted', impulse: { builtOnScorched: [...builtOnScorched, space] }, rule: '§6.31' });
  if (amongEnemies && !landings.includes(space)) table.emit({ type: 'noted', impulse: { landings: [...landings, space] }, rule: '§6.34' });
  if ('leader' in piece && piece.leader === 'kutuzov' && !table.state.facts.kutuzovHasAppeared) {
    table.emit({ type: 'noted', facts: { kutuzovHasAppeared: true }, rule: '§6.35' });
    enter(table, { is: 'arrival', power: 'R1' });
  }
  if (!isScorched(table.state, space)) return;
  const troops = 'nation' in piece ? [{ of: piece.nation, sp: piece.sp, marched: 0, stopped: rests, marked: false }] : [];
  sufferAttrition(table, camp, space, troops, 'leader' in piece ? [piece.leader] : [], ['scorched']);
}
