import { sure } from '../../../lib/sure.ts';
import {
  type Battle,
  beatenIn,
  type Fighter,
  fightersOf,
  isBrokenOff,
  otherSide,
  powerOfFighters,
  powerOfSide,
  SIDES,
  type Side,
  strengthOf,
  survivorsOf,
} from '../../battle/battle.ts';
import { expire } from '../../deeds/hands/expiry.ts';
import { settleEntrenchment } from '../../deeds/pieces/entrenchment.ts';
import { placeChosen } from '../../deeds/tracks/flagging.ts';
import { moveMorale } from '../../deeds/tracks/tracks.ts';
import type { FlagChoice } from '../../movement/flags.ts';
import { leaderOf } from '../../pieces/pieces.ts';
import { modifiers } from '../../state/lasting.ts';
import type { Position } from '../../state/state.ts';
import { enter, leave, type Table } from '../../table/table.ts';
import { campOf, type Power } from '../../terms/nations.ts';
import type { Formation } from '../../terms/schemas.ts';
import { lossByMishap, type Mishap } from '../../tracks/morale.ts';
import { followOutcome, loseAttached, tendWounded } from './aftermath.ts';

/* The consequences of a battle (§12.52, §12.7-§12.10): marks, morale, loot, flags. */

/**
 * The end: marks, Morale Loss, the flag of an overrun, an Entrenchment that nobody holds any more; and loot (§12.52,
 * §12.8-§12.10).
 */
export function closeBattle(table: Table, frame: Battle, flag: FlagChoice | undefined): void {
  const { space, loser } = frame;
  leave(table);
  if (isBrokenOff(frame)) breakUp(table, frame, beatenIn(frame));
  else if (loser === null) for (const side of SIDES) suffersOutcome(table, frame, side, 'overrun');
  else decided(table, frame, loser, flag);
  loseAttached(table, frame);
  tendWounded(table);
  settleEntrenchment(table, space);
  expire(table, ['battleRound', 'battle'], '§12.1');
}

/** The winners are marked and look for loot; the losers have their Morale Loss; then a flag may be placed. */
function decided(table: Table, frame: Battle, loser: Side, flag: FlagChoice | undefined): void {
  const { space } = frame;
  const { state } = table;
  const winners = fightersOf(state, frame, otherSide(loser));
  const mishap = mishapOf(state, frame, loser);
  if (mishap !== 'overrun') {
    mark(table, space, winners);
    scorchBehind(table, frame, loser);
  }
  if (mishap === 'overrun' || mishap === 'rout') enterLoot(table, frame, loser);
  followOutcome(table, frame[otherSide(loser)].camp, 'won');
  suffersOutcome(table, frame, loser, mishap);
  const power = powerOfFighters(state, winners);
  if (flag !== undefined) placeChosen(table, power, space, flag, '§12.9');
}

/** A battle without a winner: both sides are marked, and who has gone may have scorched the earth (#74). */
function breakUp(table: Table, frame: Battle, gone: Side): void {
  mark(table, frame.space, fightersOf(table.state, frame, otherSide(gone)));
  scorchBehind(table, frame, gone);
}

/**
 * Defenders who meant to scorch the earth when a card ended the battle do so as they go; where it went on by another
 * card only if the side that played that one had the better of the first round.
 */
function scorchBehind(table: Table, { space, opening, broken, ...sides }: Battle, gone: Side): void {
  if (broken === null || !broken.scorched || gone !== 'defenders') return;
  const hasBetter = (power: Power) => opening !== null && opening !== 'nobody' && sides[opening].camp === campOf(power);
  if (broken.resumed === null || hasBetter(broken.resumed))
    table.emit({ type: 'scorched-set', space, scorched: true, rule: '§5.1' });
}

/** The winning commander's Power searches the field of an army, unless it fights for the same Camp (§12.10, §9.3). */
export function enterLoot(table: Table, frame: Battle, loser: Side): void {
  const { camp, army, eliminated } = frame[loser];
  const power = powerOfSide(table.state, frame, otherSide(loser));
  if (army !== 'none' && campOf(power) !== camp)
    enter(table, { is: 'loot', power, space: frame.space, loser: camp, eliminated });
}

/** The worst that befell the loser (§12.82); nothing if it stays in a zone. */
function mishapOf(position: Position, frame: Battle, loser: Side): Mishap | undefined {
  if (strengthOf(survivorsOf(position, frame, loser)) === 0) return 'overrun';
  if (frame[loser].routed) return 'rout';
  return sure(frame.ways ?? undefined, 'retreat').some(({ to }) => to !== frame.space) ? 'retreat' : undefined;
}

/** What befell a side costs it morale, and more by cards. */
function suffersOutcome(table: Table, frame: Battle, side: Side, mishap: Mishap | undefined): void {
  if (mishap === 'rout') followOutcome(table, frame[side].camp, 'routed');
  if (mishap === 'overrun') followOutcome(table, frame[side].camp, 'overrun');
  if (mishap !== undefined) blame(table, frame[side], mishap);
}

/**
 * The Morale Loss of an army or group, the worst of the battle once (§9.11, §12.82), or what a card leaves of it; how
 * much it is in all.
 */
export function blame(table: Table, { camp, army, napoleon, blamed }: Fighter, mishap: Mishap): number {
  if (army === 'none') return 0;
  const spared = modifiers(table.state, 'loseMoraleReduce').reduce(
    (sum, effect) => (effect.camp === camp ? sum + effect.n : sum),
    0,
  );
  const due = lossByMishap(mishap, { group: army === 'group', napoleon }) - (mishap === 'overrun' ? 0 : spared);
  const loss = Math.max(blamed, due);
  moveMorale(table, camp, { loss: loss - blamed }, '§9.11');
  return loss;
}

/** Battle markers for those who have none yet (§12.52). */
export function mark(table: Table, space: string, { troops, leaders }: Formation): void {
  const unmarked = {
    troops: troops.filter(({ marked }) => !marked),
    leaders: leaders.filter((id) => !leaderOf(table.state, id).marked),
  };
  if (strengthOf(unmarked) > 0) table.emit({ type: 'marked', space, ...unmarked, rule: '§12.52' });
}
