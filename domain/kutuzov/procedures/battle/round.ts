import {
  atDice,
  type Battle,
  fightersOf,
  otherSide,
  powerOfSide,
  SIDES,
  type Side,
  strengthOf,
} from '../../battle/battle.ts';
import { battleDice, diceOf } from '../../battle/dice.ts';
import { afterHits } from '../../battle/foreseen.ts';
import { afterRegrouping, type Hit, type Struck, struckBy, together, without } from '../../battle/hits.ts';
import { loserOf, openingOf } from '../../battle/verdict.ts';
import { expire } from '../../deeds/hands/expiry.ts';
import { lossesIn, settledLosses } from '../../pieces/losses.ts';
import { modifiers } from '../../state/lasting.ts';
import type { Position } from '../../state/state.ts';
import { enter, go, roll, type Table } from '../../table/table.ts';
import type { Formation } from '../../terms/schemas.ts';

/*
 * A round of a battle (§12.5): both sides roll, an Entrenchment cancels a hit, the losses are taken, and then there is
 * a loser or another round.
 */

/** Both sides roll, at once (§12.5). */
export function fight(table: Table, frame: Battle): void {
  const { attackers, defenders } = frame;
  const now = atDice(table.state, frame);
  const attack = hitsOf(table, now, 'attackers');
  const defence = hitsOf(table, now, 'defenders');
  const isCancelled = now.entrenched && now.round === 1 && attack.eliminations + attack.disruptions > 0;
  go(table, {
    ...now,
    attackers: { ...attackers, struck: together(attackers.struck, defence) },
    defenders: { ...defenders, struck: attack },
    stage: isCancelled ? 'cancel' : stageOfHits(table),
  });
}

/** The hits of a side's dice on the other one. */
function hitsOf(table: Table, frame: Battle, side: Side): Struck {
  const dice = diceOf(battleDice(table.state, frame, side));
  const count = (faces: readonly number[]) => faces.filter((face) => face >= 5).length;
  const power = powerOfSide(table.state, frame, side);
  const { faces } = roll(table, power, dice, { why: 'battle', rule: '§12.5', space: frame.space, count });
  return struckBy(table.state, frame[otherSide(side)].camp, faces);
}

/** An Entrenchment takes one hit away (§12.45). */
export function cancel(table: Table, frame: Battle, hit: Hit): void {
  const { defenders } = frame;
  go(table, {
    ...frame,
    defenders: { ...defenders, struck: without(defenders.struck, hit) },
    stage: stageOfHits(table),
  });
}

/** If one question covers all cards after the dice, it comes before the losses (windows/merged.ts). */
const stageOfHits = ({ state: { merged } }: Table): Battle['stage'] => (merged ? 'struck' : 'losses');

/** What the hits of a round cost both sides (battle/foreseen.ts). */
export function suffer(table: Table, frame: Battle): void {
  const { state } = table;
  const { battle, due } = afterHits(state, frame);
  go(table, battle);
  for (const side of SIDES)
    takeLosses(table, frame.space, fightersOf(state, frame, side), due[side], '§12.51', state.merged);
  expire(table, ['roll'], '§5.21', ({ id }) => id === 'lossesSaved');
}

/** A side was not routed after all: what it withheld is regrouped (§12.54). */
export function regroupWithheld(table: Table, frame: Battle, side: Side): void {
  const { withheld } = frame[side];
  go(table, { ...frame, [side]: afterRegrouping(frame[side]) });
  takeLosses(table, frame.space, fightersOf(table.state, frame, side), { pool: 0, regroup: withheld }, '§12.54');
}

/** Losses of pieces, to the pool and to the Regroup Box; `asked`: the cards that answer them have been played. */
export function takeLosses(
  table: Table,
  space: string,
  formation: Formation,
  due: { readonly pool: number; readonly regroup?: number },
  rule: string,
  asked = false,
): void {
  const losses = lossesIn(table.state, space, formation, due, rule);
  if (losses !== undefined) enter(table, asked ? settledLosses(table.state, losses) : { ...losses, open: true });
}

/** The sides that have nobody left (§12.52): by hits, or before a round by what was regrouped or by an event. */
export const goneIn = (position: Position, frame: Battle): readonly Side[] =>
  SIDES.filter((side) => strengthOf(fightersOf(position, frame, side)) === 0);

/** After a round (§12.52): one side is wiped out, or both, there is a loser by hits, or another round. */
export function settle(table: Table, frame: Battle): void {
  expire(table, ['battleRound'], '§12.1');
  const { state } = table;
  const gone = goneIn(state, frame);
  // A side with more hits is not routed if the enemy is wiped out: it has won.
  const spared = gone.map(otherSide).find((side) => frame[side].withheld > 0);
  if (spared !== undefined) {
    regroupWithheld(table, frame, spared);
    return;
  }
  const loser = loserOf(state, frame);
  const next: Battle = { ...frame, opening: frame.opening ?? openingOf(frame) };
  const [first, second] = gone;
  if (first !== undefined) go(table, { ...next, loser: second === undefined ? first : null, stage: 'spoils' });
  else if (frame.round === 1 && modifiers(state, 'forceSecondRound').length > 0)
    go(table, { ...next, loser: loser ?? null, stage: 'interlude' });
  else if (loser === undefined) nextRound(table, next);
  else go(table, { ...next, loser, stage: 'verdict' });
}

/** Starts another round, with the remaining pieces (§12.52). */
export function nextRound(table: Table, { loser, answered: _, ...frame }: Battle): void {
  const next: Battle = { ...frame, round: frame.round + 1, loser: null, stage: 'active' };
  if (loser === null) go(table, next);
  else regroupWithheld(table, next, loser);
}
