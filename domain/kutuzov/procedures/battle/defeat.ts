import { sure } from '../../../lib/sure.ts';
import {
  type Battle,
  beatenIn,
  fightersOf,
  formationIn,
  isBrokenOff,
  strengthOf,
  survivorsOf,
} from '../../battle/battle.ts';
import { afterRout } from '../../battle/hits.ts';
import { isRouted, routToll } from '../../battle/verdict.ts';
import { hasLeft } from '../../battle/withdrawal.ts';
import { go, type Table } from '../../table/table.ts';
import { followOutcome } from './aftermath.ts';
import { blame, enterLoot, mark } from './outcome.ts';
import { beginRetreat } from './retreat.ts';
import { nextRound, regroupWithheld, takeLosses } from './round.ts';

/* What becomes of the loser of a battle: a rout, and the retreat (§12.6, §12.7). */

/** Nobody answers the result any more: a rout takes its toll before the retreat (§12.7). */
export function judge(table: Table, frame: Battle): void {
  const loser = beatenIn(frame);
  const beaten: Battle = { ...frame, stage: 'retreat' };
  if (!isBrokenOff(frame) && isRouted(table.state, frame, loser)) rout(table, beaten);
  else regroupWithheld(table, beaten, loser);
}

/** Disruptions of the loser become eliminations (§12.7). */
function rout(table: Table, frame: Battle): void {
  const loser = beatenIn(frame);
  const pieces = fightersOf(table.state, frame, loser);
  const toll = routToll(table.state, frame, loser);
  go(table, { ...frame, [loser]: afterRout(frame[loser], toll, strengthOf(pieces)) });
  takeLosses(table, frame.space, pieces, { pool: toll }, '§12.7');
}

/**
 * Between the rounds of a battle that goes on by a card: a rout is carried out at once, with its loot (§12.7, §12.10).
 */
export function pause(table: Table, frame: Battle): void {
  const { loser } = frame;
  const { state } = table;
  if (loser === null) nextRound(table, frame);
  else if (strengthOf(fightersOf(state, frame, loser)) === 0) go(table, { ...frame, stage: 'spoils' });
  else if (frame[loser].routed) {
    followOutcome(table, frame[loser].camp, 'routed');
    const blamed = blame(table, frame[loser], 'rout');
    nextRound(table, { ...frame, [loser]: { ...frame[loser], routed: false, blamed } });
    enterLoot(table, frame, loser);
  } else if (isRouted(state, frame, loser)) rout(table, frame);
  else nextRound(table, frame);
}

/** The loser is marked and sent away, if anybody is left of it (§12.6). */
export function fallBack(table: Table, frame: Battle): void {
  const { space, origins } = frame;
  const loser = beatenIn(frame);
  const isGone = strengthOf(fightersOf(table.state, frame, loser)) === 0;
  mark(table, space, fightersOf(table.state, frame, loser));
  go(table, { ...frame, stage: isGone ? 'spoils' : 'retreated' });
  if (isGone) return;
  const pieces = fightersOf(table.state, frame, loser);
  const { camp } = frame[loser];
  const active = loser === 'attackers' && !hasLeft(table.state, camp, origins);
  beginRetreat(table, { camp, space, active, origins, pieces });
}

/**
 * The losses of the retreat may have made it a rout: then the disruptions fall on those who got away (§12.62, §12.7).
 */
export function reckon(table: Table, frame: Battle): void {
  const loser = beatenIn(frame);
  const left = strengthOf(survivorsOf(table.state, frame, loser));
  const isNews = !isBrokenOff(frame) && !frame[loser].routed && left > 0 && isRouted(table.state, frame, loser);
  const toll = isNews ? routToll(table.state, frame, loser) : 0;
  const spoils: Battle = { ...frame, stage: 'spoils' };
  go(table, isNews ? { ...spoils, [loser]: afterRout(frame[loser], toll, left) } : spoils);
  let due = toll;
  for (const { to, apart } of sure(frame.ways ?? undefined, 'retreat')) {
    const pieces = formationIn(table.state, to, frame[loser].nations, apart);
    const part = Math.min(due, strengthOf(pieces));
    takeLosses(table, to, pieces, { pool: part }, '§12.7');
    due -= part;
  }
}
