import { cardOf, cardsOf } from './cards/card.ts';
import { isPlayable } from './cards/effects/index.ts';
import { expire } from './cards/expiry.ts';
import { editionOf } from './editions.ts';
import { win } from './ending.ts';
import { isImperialDefeat } from './endings.ts';
import type { FrameOf } from './frames.ts';
import { campOf, nextPower, POWERS, type Power } from './nations.ts';
import { beginWithdrawal, endWithdrawal } from './procedures/withdrawal.ts';
import { hasSiege } from './siege.ts';
import type { State } from './state.ts';
import { enter, go, leave, type Table } from './table.ts';
import { limitGain } from './tracks.ts';
import { mustWithdraw } from './withdrawal.ts';

/* Whose impulse is next (§4.2). */

/** Cards that a Power can play in an impulse. */
const hasCards = (state: State, power: Power): boolean =>
  cardsOf(state.hands[power]).some((card) => cardOf(state, card).cp !== undefined || isPlayable(cardOf(state, card)));
const withCards = (state: State): readonly Power[] => POWERS.filter((power) => hasCards(state, power));

/** Cards held, of both kinds; resources do not count (§4.22). */
const held = (state: State, power: Power): number => cardsOf(state.hands[power]).length;

/** The Power that may pre-empt the one at the impulse marker (§4.22): the one with most cards, alone, not twice in a row. */
export function preemptor(state: State): Power | undefined {
  const { marker, last, turn, round } = state;
  const { rules } = editionOf(state).scenario.get(state.scenario)!;
  if (turn === 1 && round === 1 && rules.includes('no-preemption-in-round-1')) return undefined;
  if (last === null && rules.includes('no-preemption-before-first-impulse')) return undefined;
  if (last?.preemptive || !hasCards(state, marker)) return undefined;
  const most = Math.max(...POWERS.map((power) => held(state, power)));
  const [power, ...others] = POWERS.filter((each) => held(state, each) === most);
  return power === undefined || others.length > 0 || power === marker || power === last?.power || !hasCards(state, power)
    ? undefined
    : power;
}

/** Goes on to the next impulse, or to the question whether somebody pre-empts it; false when the impulses of the turn are over (§4.24). */
export function nextImpulse(table: Table): boolean {
  if (withCards(table.state).length === 0) return false;
  const { marker } = table.state;
  const power = preemptor(table.state);
  if (power !== undefined) enter(table, { is: 'preemption', power });
  else if (mayAct(table.state, marker)) beginImpulse(table, marker, false, enter);
  else passOn(table, marker);
  return true;
}

/** A Power without cards still has its place in the order if it has resources, a siege to make (§4.23) or a retreat (§19.722). */
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

/** The end of an impulse: the marker moves on after a scheduled one (§4.2); after an Imperial one 14 Tsarist Keys end the game (§19.3). A Power that had no card and played none has passed (§4.23). */
export function endImpulse(table: Table, { power, preemptive, lone, passing }: FrameOf<'impulse'>): void {
  leave(table);
  limitGain(table);
  endWithdrawal(table, power);
  if (!passing || table.state.impulse.played || table.state.impulse.mustPlayed) {
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

/** The impulses of the turn are over: unused Home cards are discarded, and cards that lay face up go back (§4.1, §4.21). */
export function closeImpulses(table: Table): void {
  for (const power of POWERS) {
    const { home } = table.state.hands[power];
    for (const card of home) {
      table.emit({ type: 'card-played', power, card, as: 'unused', rule: '§5.4' });
      table.emit({ type: 'card-put', card, to: 'home', power, rule: '§5.4' });
    }
    for (const card of table.state.faceUp[power]) {
      expire(table, ['faceUp'], '§4.21', (effect) => effect.card === card);
      table.emit({
        type: 'card-put',
        card,
        to: cardOf(table.state, card).deck.startsWith('home') ? 'home' : 'discard',
        power,
        rule: '§4.21',
      });
    }
  }
  expire(table, ['round'], '§5.1');
  go(table, { is: 'turn', stage: 'attrition' });
}
