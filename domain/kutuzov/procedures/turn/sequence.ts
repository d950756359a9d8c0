import { hasSiege } from '../../battle/siege.ts';
import { mustWithdraw } from '../../battle/withdrawal.ts';
import { hasCards, withCards } from '../../cards/hands.ts';
import { putHome } from '../../deeds/hands/dealing.ts';
import { expire } from '../../deeds/hands/expiry.ts';
import { areSpent, concludeImpulse, leadingPowers, playOut } from '../../deeds/hands/single-hand.ts';
import { win } from '../../deeds/tracks/ending.ts';
import { limitGain } from '../../deeds/tracks/tracks.ts';
import { isHomeCard } from '../../edition/card.ts';
import { scenarioOf } from '../../edition/editions.ts';
import type { FrameOf } from '../../frames/frames.ts';
import { heldBy, total } from '../../state/held.ts';
import type { State } from '../../state/state.ts';
import { enter, go, leave, type Table } from '../../table/table.ts';
import { campOf, nextPower, POWERS, type Power } from '../../terms/nations.ts';
import { isImperialDefeat } from '../../tracks/endings.ts';
import { beginWithdrawal, endWithdrawal } from '../movement/withdrawal.ts';

/* The next impulse (§4.2): that of a Power, in the single-hand game too (§PB6.4). */

/** The Power with most cards of both kinds, if it is alone; resources do not count (§4.22). */
function richest(state: State): readonly Power[] {
  const held = (power: Power): number => total(heldBy(state, power));
  const most = Math.max(...POWERS.map(held));
  const powers = POWERS.filter((power) => held(power) === most);
  return powers.length === 1 ? powers : [];
}

/**
 * The Power that may pre-empt the one at the impulse marker, not twice in a row (§4.22); in the single-hand game both
 * of a Camp may be able to (§PB6.7).
 */
export function preemptors(state: State): readonly Power[] {
  const { marker, last, turn, round } = state;
  const { rules } = scenarioOf(state);
  if (turn === 1 && round === 1 && rules.includes('no-preemption-in-round-1')) return [];
  if (last === null && rules.includes('no-preemption-before-first-impulse')) return [];
  if (last?.preemptive || !hasCards(state, marker)) return [];
  const able = state.singleHand && state.facts.solo?.stage !== 'apart' ? leadingPowers(state) : richest(state);
  return able.filter((power) => power !== marker && power !== last?.power && hasCards(state, power));
}

/**
 * Goes on to the next impulse, or to the question whether a Power pre-empts it; false when the impulses of the turn are
 * over (§4.24).
 */
export function nextImpulse(table: Table): boolean {
  if (table.state.singleHand) {
    const next = playOut(table);
    if (next !== 'on') return next === 'asks';
  }
  if (areSpent(table.state)) return false;
  const { marker } = table.state;
  const [power, or] = preemptors(table.state);
  if (power !== undefined) enter(table, { is: 'preemption', power, ...(or === undefined ? {} : { or }) });
  else if (mayAct(table.state, marker)) beginImpulse(table, marker, false, enter);
  else {
    passOn(table, marker);
    concludeImpulse(table, marker, true);
  }
  return true;
}

/**
 * A Power without cards still has its place in the order if it has resources, a siege to make (§4.23) or a retreat
 * (§19.722).
 */
const mayAct = (state: State, power: Power): boolean =>
  hasCards(state, power) || state.resources[power] > 0 || hasSiege(state, power) || mustWithdraw(state, power);

export function beginImpulse(table: Table, power: Power, preemptive: boolean, next: typeof enter): void {
  const { morale } = table.state;
  const lone = withCards(table.state).every((each) => each === power) && hasCards(table.state, power);
  const start = { imperial: morale.imperial.level, tsarist: morale.tsarist.level };
  table.emit({ type: 'impulse-began', power, preemptive, morale: start });
  next(table, { is: 'impulse', power, preemptive, lone, passing: !hasCards(table.state, power), stage: 'play' });
  beginWithdrawal(table, power);
}

/**
 * The end of an impulse: the marker moves on after a scheduled one (§4.2); after an Imperial one 14 Tsarist Keys end
 * the game (§19.3). A Power that had no card and played none has passed (§4.23).
 */
export function endImpulse(table: Table, { power, preemptive, lone, passing }: FrameOf<'impulse'>): void {
  leave(table);
  limitGain(table);
  endWithdrawal(table, power);
  const passed = passing && !table.state.impulse.played && !table.state.impulse.mustPlayed;
  if (!passed) {
    const { marker, facts } = table.state;
    if (!facts.firstImpulseDone.includes(power))
      table.emit({ type: 'noted', facts: { firstImpulseDone: [...facts.firstImpulseDone, power] }, rule: '§PB4.1' });
    expire(table, ['impulse'], '§5.1');
    table.emit({ type: 'impulse-ended', power, preemptive, marker: preemptive ? marker : nextPower(power) });
    if (!preemptive) {
      if (campOf(power) === 'imperial' && isImperialDefeat(table.state)) win(table, 'tsarist', 'fourteen-keys');
      newRound(table, power);
    }
  } else passOn(table, power);
  if (lone && withCards(table.state).every((each) => each === power)) closeImpulses(table);
  else concludeImpulse(table, power, passed);
}

function passOn(table: Table, power: Power): void {
  expire(table, ['impulse'], '§5.1');
  table.emit({ type: 'passed', power, marker: nextPower(power) });
  newRound(table, power);
}

/** After R2 a round ends (§4.2). */
function newRound(table: Table, power: Power): void {
  if (nextPower(power) !== POWERS[0]) return;
  expire(table, ['round'], '§5.1');
  table.emit({ type: 'round-began', round: table.state.round + 1 });
}

/**
 * The impulses of the turn are over: unused Home cards are discarded, and cards that lay face up go back (§4.1, §4.21).
 */
export function closeImpulses(table: Table): void {
  for (const power of POWERS) {
    const { home } = table.state.hands[power];
    for (const card of home) {
      table.emit({ type: 'card-played', power, card, as: 'unused', rule: '§5.4' });
      putHome(table, power, card, '§5.4');
    }
    for (const card of table.state.faceUp[power]) {
      expire(table, ['faceUp'], '§4.21', (effect) => effect.card === card);
      if (isHomeCard(table.state, card)) putHome(table, power, card, '§4.21');
      else table.emit({ type: 'card-put', card, to: 'discard', power, rule: '§4.21' });
    }
  }
  expire(table, ['round'], '§5.1');
  go(table, { is: 'turn', stage: 'attrition' });
}
