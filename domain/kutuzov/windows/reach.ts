import { constant, type Legal, pick } from '../../contract/legal.ts';
import type { Refusal } from '../../contract/refusal.ts';
import type { SeatId } from '../../lib/ids.ts';
import { last } from '../../lib/sure.ts';
import { cardsOf } from '../edition/card.ts';
import type { Command, CommandOf } from '../frames/commands.ts';
import type { FrameOf } from '../frames/frames.ts';
import type { Deed } from '../operations/index.ts';
import { leaderOf } from '../pieces/pieces.ts';
import { refusal } from '../refusals.ts';
import { handSeen } from '../state/held.ts';
import type { Reach } from '../state/plans.ts';
import type { Position, State } from '../state/state.ts';
import type { View } from '../state/view.ts';
import type { EventOf } from '../table/events.ts';
import { sealFor, type Table } from '../table/table.ts';
import { campOf, type Power, powerOf } from '../terms/nations.ts';
import { momentsOf, SCOPES, type Scope } from '../terms/points.ts';
import { isFor } from './reactions.ts';
import { isSo, type Trigger } from './triggers.ts';
import { WINDOWS } from './windows.ts';

/*
 * What an answer says about windows to come: a pass for the rest of the move or of the impulse, a plan for the battle
 * and what comes before it. It is under the seal of its Power, in a separate event that comes with every answer, and no
 * event opens it: others see later answers that come at once, as by a standing order. It ends by public facts alone,
 * and what was given back unopened where a card was played never held.
 */

/** What a Power that has passed for the move or the impulse is asked about nevertheless. */
const UNLESS: readonly Trigger[] = [
  { if: 'contact', able: true },
  { if: 'intercepted', strength: 3 },
  { if: 'battle', round: 1, mine: true },
  { if: 'roll', dice: 8 },
];

const stepsIn = ({ frames }: Position): readonly FrameOf<'step'>[] => frames.filter((frame) => frame.is === 'step');

/** Withdraws the answers in advance of each Power of a seat, with or without any: nobody learns which. */
export const withdrawn = ({ seats }: State, seat: SeatId): readonly EventOf<'withdrawn'>[] =>
  (seats[seat] ?? []).map((power) => ({ type: 'withdrawn', power }));

/** How far a pass at a window may reach now. */
export const scopesOf = (position: Position): readonly Scope[] =>
  position.impulse.power === null
    ? []
    : stepsIn(position).length > 0
      ? SCOPES
      : SCOPES.filter((scope) => scope !== 'move');

/**
 * What cards of a plan do for the Power's attack before it goes, and for tries of its Camp; others are for the dice of
 * the battle.
 */
const DEPARTURE: readonly Deed[] = ['noContact', 'guide', 'openRiver'];
const TRIES: readonly Deed[] = ['aidTry', 'guide'];

/**
 * What cards do that a Power may plan now: for its own attack, for one that it may meet, or once its Camp’s is under
 * way.
 */
function planned(position: Position, power: Power): readonly (readonly Deed[])[] {
  const steps = stepsIn(position);
  const before = steps.length === 0 ? [DEPARTURE] : steps.some(({ camp }) => camp !== campOf(power)) ? [TRIES] : [];
  return [WINDOWS['battle-inactive'].reacts, ...before];
}
const isPlannable = (position: Position, power: Power, card: number): boolean =>
  planned(position, power).some((deeds) => isFor(position, deeds, card));

/** The cards in the hand of a Power that may be part of a plan. */
const planCards = (view: View, power: Power): readonly number[] =>
  cardsOf(handSeen(view, power)).filter((card) => isPlannable(view, power, card));

/** The plans that a Power may add to a command. */
export function planChoices(view: View, power: Power): Legal {
  const cards = planCards(view, power);
  return cards.length === 0 ? constant([]) : pick(cards, 0, cards.length);
}

/** The plans with which a Power may pass: no card at all, or some. */
export function plansOfPass(view: View, power: Power): readonly Legal[] {
  const cards = planCards(view, power);
  return [constant([]), ...(cards.length === 0 ? [] : [pick(cards, 1, cards.length)])];
}

/** Why a plan is none, or why a pass is not for both Powers. */
export function reachBar(view: View, power: Power, command: Command): Refusal | undefined {
  if ('both' in command && command.both)
    return refusal(
      'NOT_BOTH',
      'plan' in command
        ? {
            en: 'a plan is of one Power: pass for each of the two',
            ko: '계획은 한 강국의 것이므로 두 강국이 따로 패스해야 합니다.',
          }
        : { en: 'only one Power of this seat has to answer now', ko: '지금 이 자리에서는 한 강국만 답할 차례입니다.' },
      '§5.22',
    );
  if (!('plan' in command) || command.plan === undefined) return undefined;
  const hand = cardsOf(handSeen(view, power));
  const isHeld = command.plan.every((card) => hand.includes(card));
  if (!isHeld)
    return refusal(
      'NOT_IN_HAND',
      { en: 'a card of the plan is not in your hand', ko: '계획에 핸드에 없는 카드가 있습니다.' },
      '§5.2',
    );
  if (command.plan.every((card) => isPlannable(view, power, card))) return undefined;
  return refusal(
    'NOT_NOW',
    { en: 'a card of the plan is for none of its moments', ko: '계획에 그 어느 때에도 내지 못하는 카드가 있습니다.' },
    '§5.22',
  );
}

/** A command without what it says about windows to come, and that. */
export function parted<C extends Command>(command: C): { readonly said: C; readonly reach: Reach } {
  const { plan, for: scope, both: _, ...said } = command as Partial<CommandOf<'pass'>>;
  return {
    said: said as unknown as C,
    reach: { ...(scope !== undefined && { for: scope }), ...(plan !== undefined && { plan }) },
  };
}

/** Notes what a command says about windows to come; always the same event. */
export const look = (table: Table, power: Power, reach: Reach): void =>
  table.emit({ type: 'reached', power, sealed: sealFor(table, power, reach) });

/**
 * The answer that a Power has given before to what the last frame asks it; `possible`: whether it is one of its choices
 * now.
 */
export function foretold(view: View, power: Power, possible: (command: Command) => boolean): Command | undefined {
  const reach = view.reach[power];
  if (reach === undefined || last(view.frames).is !== 'window') return undefined;
  const deeds = reach.plan && plannedAt(view, power);
  if (reach.plan !== undefined && deeds !== undefined) {
    const cards = reach.plan.filter((card) => isFor(view, deeds, card));
    const played = cards.map((card) => ({ type: 'react', card }) as const).find(possible);
    return played ?? { type: 'pass' };
  }
  if (reach.for === undefined || (reach.for === 'move' && stepsIn(view).length === 0)) return undefined;
  return reach.for !== 'all' && UNLESS.some((trigger) => isSo(view, power, trigger)) ? undefined : { type: 'pass' };
}

/**
 * Returns what cards of a plan do at the open window, if they answer there: before the Power's attack goes, at tries of
 * its Camp, before the dice of round 1.
 */
function plannedAt(view: View, power: Power): readonly Deed[] | undefined {
  const [below, window] = view.frames.slice(-2);
  const [step, another] = stepsIn(view);
  if (window?.is !== 'window' || step === undefined || another !== undefined) return undefined;
  if (below === step) {
    if (window.point === 'approach') return step.power === power ? DEPARTURE : undefined;
    return window.point === 'tries' && step.camp !== campOf(power) ? TRIES : undefined;
  }
  const isIts =
    below?.is === 'battle' &&
    below.round === 1 &&
    !momentsOf(window.point).includes('verdict') &&
    isUnjoined(view, power, step);
  return isIts ? WINDOWS['battle-inactive'].reacts : undefined;
}

/** Whether no interceptors have come other than a Power's own (§12.1). */
const isUnjoined = (view: View, power: Power, { interceptors }: FrameOf<'step'>): boolean =>
  interceptors.length === 0 ||
  interceptors.some(
    ({ troops, leaders }) =>
      troops.some(({ of }) => powerOf(of) === power) || leaders.some((id) => powerOf(leaderOf(view, id).of) === power),
  );
