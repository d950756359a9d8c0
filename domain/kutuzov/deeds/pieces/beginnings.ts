import type { FrameOf } from '../../frames/frames.ts';
import { hasFormation, isZone } from '../../map/ground.ts';
import type { Step } from '../../movement/contact.ts';
import { chooserOf } from '../../pieces/losses.ts';
import { leadersIn, minus, troopsIn } from '../../pieces/pieces.ts';
import { enter, type Table } from '../../table/table.ts';
import type { Cause } from '../../terms/causes.ts';
import { type Camp, campOf, otherCamp, type Power } from '../../terms/nations.ts';
import type { Formation, Troop } from '../../terms/schemas.ts';

/* How steps and attrition rolls begin: as frames, which their procedures take on. */

const NOBODY: Formation = { troops: [], leaders: [] };

/** A formation that goes. It attacks the enemies it finds: in a zone only if `attack` says so (§10.71). */
type Going = Pick<Step, 'power' | 'from' | 'to' | 'how' | 'troops' | 'leaders' | 'attack'>;

/**
 * Begins a step that has been paid for (§11.11): as a frame over the last one, which goes on when all that follows is
 * over. Pieces that are in `to` already attack where they stand (`from` is `to`).
 */
export function beginStep(table: Table, going: Going): void {
  const { state } = table;
  const { power, from, to, troops, leaders } = going;
  const camp = campOf(power);
  const attack = hasFormation(state, to, otherCamp(camp)) && (going.attack || !isZone(state, to));
  const here = { troops: troopsIn(state, to, camp), leaders: leadersIn(state, to, camp) };
  const apart =
    from === to
      ? { troops: minus(here.troops, troops), leaders: here.leaders.filter((id) => !leaders.includes(id)) }
      : here;
  const evasions = { army: false, counters: {}, failures: 0, gone: [], spared: NOBODY };
  enter(table, { is: 'step', ...going, attack, camp, apart, stage: 'march', tries: [], interceptors: [], evasions });
}

/**
 * An event takes the enemy flag off a duchy (§11.1): the enemy may intercept as if a piece had moved there. Pieces that
 * come stay, after the attrition of their way (§11.5), and keep the flag.
 */
export function beginFlag(table: Table, power: Power, space: string): void {
  const evasions = { army: false, counters: {}, failures: 0, gone: [], spared: NOBODY };
  const there = { from: space, to: space, apart: NOBODY, ...NOBODY, attack: false } as const;
  enter(table, {
    is: 'step',
    power,
    camp: campOf(power),
    ...there,
    how: 'flag',
    stage: 'contact',
    tries: [],
    interceptors: [],
    evasions,
  });
}

/** Pieces of a Camp in a space suffer attrition for these causes (§14.3); the commander first among the leaders. */
export function sufferAttrition(
  table: Table,
  camp: Camp,
  space: string,
  troops: readonly Troop[],
  leaders: readonly string[],
  causes: readonly Cause[],
  how: Pick<FrameOf<'attrition'>, 'wintry' | 'unhalved'> = {},
): void {
  const power = chooserOf(table.state, troops, leaders);
  enter(table, {
    is: 'attrition',
    power,
    camp,
    space,
    troops,
    leaders,
    causes,
    halvings: 0,
    stage: 'resources',
    ...how,
  });
}
