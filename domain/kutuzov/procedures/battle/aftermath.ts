import { type Battle, SIDES, type Side, strengthOf, survivorsOf } from '../../battle/battle.ts';
import { settleCommand } from '../../deeds/pieces/groups.ts';
import { eventOf } from '../../effects/events.ts';
import { effectOf } from '../../effects/index.ts';
import { leaderOf } from '../../pieces/pieces.ts';
import { modifiers, type Outcome } from '../../state/lasting.ts';
import { roll, type Table } from '../../table/table.ts';
import { type Camp, campOf } from '../../terms/nations.ts';
import { openWindow } from '../hands/window.ts';

/* What cards make of the end of a battle or siege. */

/** What follows from an outcome for a Camp, once, by cards that were played in the battle (§12.1): it asks nobody. */
export function followOutcome(table: Table, camp: Camp, outcome: Outcome): void {
  for (const effect of modifiers(table.state, 'onOutcome')) {
    if (effect.camp !== camp || !effect.outcomes.includes(outcome)) continue;
    table.emit({ type: 'effect-ended', effect, rule: '§12.1' });
    for (const op of effect.ops)
      effectOf(op).run(table, eventOf(table.state, effect.by, effect.card), op, { openWindow });
  }
}

/**
 * Cards attached to Napoleon leave the game with him when he, the last of all (§12.51), is eliminated in a battle; not
 * by attrition alone (§5.72).
 */
export function loseAttached(table: Table, frame: Battle): void {
  const isWiped = (side: Side) => frame[side].napoleon && strengthOf(survivorsOf(table.state, frame, side)) === 0;
  if (!SIDES.some(isWiped)) return;
  for (const { card, leader } of table.state.attached)
    if (leader === 'napoleon' && leaderOf(table.state, leader).at === '@eliminated')
      table.emit({ type: 'card-put', card, to: 'removed', rule: '§5.72' });
}

/** Wounded leaders who are still on the map leave it on a 6 (#71). Napoleon stays. */
export function tendWounded(table: Table): void {
  for (const { leader, by, wounded } of modifiers(table.state, 'leaderRating')) {
    const { at, of } = leaderOf(table.state, leader);
    if (!wounded || leader === 'napoleon' || at.startsWith('@')) continue;
    if (roll(table, by, 1, { why: 'event', rule: '§5.1', space: at }).total < 6) continue;
    table.emit({ type: 'leader-put', leader, at: '@regroup', rule: '§5.1' });
    settleCommand(table, at, campOf(of), table.state.impulse.power ?? by);
  }
}
