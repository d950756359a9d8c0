import * as z from 'zod';
import { admits } from '../contract/legal.ts';
import type { Foreseen } from '../contract/shown.ts';
import type { SeatId } from '../lib/ids.ts';
import { jsonOf } from '../lib/json.ts';
import { spendable } from './deeds/tracks/halving.ts';
import type { Command } from './frames/commands.ts';
import type { Frame, FrameKind } from './frames/frames.ts';
import { choosing, lapse, legal } from './legal.ts';
import type { View } from './state/view.ts';
import type { Power } from './terms/nations.ts';
import { count, list } from './terms/schemas.ts';
import { diceOfRoll } from './tracks/attrition.ts';
import { foretold } from './windows/reach.ts';
import { isSo, triggerSchema } from './windows/triggers.ts';

/*
 * What a seat leaves behind, so that nobody waits for it. Whether an order answers depends on public facts alone, so
 * the time of an answer reveals nothing of a hand.
 */

/**
 * An order as it is given. `{}`, the plainest one: no reaction, and outside the seat's own impulses the default answer.
 */
export const standingSchema = z.strictObject({
  askIf: list(triggerSchema).exactOptional().meta({ description: 'Ask me after all if one of these is true.' }),
  choices: z
    .enum(['silence', 'ask'])
    .exactOptional()
    .meta({
      description:
        'Questions outside your own impulses, such as losses and retreats, except reactions. The default answer is ' +
        'given, or you are asked.',
    }),
  halve: z
    .strictObject({ from: z.int().min(1).max(99), spend: z.int().min(1).max(20), keep: z.int().min(0).max(99) })
    .exactOptional()
    .meta({
      description:
        'Halve attrition rolls of your own Power with `from` or more dice. Spend this number of resources while at ' +
        'least `keep` remain (§16.4).',
    }),
  until: z.literal('my-impulse').exactOptional().meta({
    description:
      'The order ends when your own next impulse begins. If it takes effect at that moment, it answers nothing.',
  }),
  since: count.exactOptional().meta({ description: 'The `beat` at which it was given. The game sets it.' }),
});
export type Standing = z.infer<typeof standingSchema>;

/** An order as it is kept: with the moment at which it is given. */
export const stand = ({ beat }: View, _: SeatId, standing: Standing): Standing => ({ ...standing, since: beat });

/** The order with which every seat begins: to be asked where most is at stake, so that the game waits for few. */
export const BY_MAIL: Standing = {
  askIf: [
    { if: 'contact', able: true },
    { if: 'intercepted', strength: 3 },
    { if: 'tries', strength: 6 },
    { if: 'partner', strength: 10 },
    { if: 'battle', round: 1, mine: true },
    { if: 'battle', after: true, mine: true, strength: 12 },
    { if: 'siege', round: 1, ours: true },
    { if: 'moment', at: 'counter' },
    { if: 'roll', dice: 5, ours: true },
    { if: 'preemption' },
  ],
  choices: 'ask',
};

/** What no order answers. */
const PLANS: readonly FrameKind[] = [
  'auction',
  'assign',
  'shift',
  'mulligan',
  'impulse',
  'card',
  'grant',
  'withdrawal',
  'bridgehead',
  'aim',
  'arrival',
  'reinforcement',
  'deployment',
  'transit',
  'recall',
  'excess',
];

const isPlan = (frame: Frame): boolean =>
  PLANS.includes(frame.is) || (frame.is === 'window' && frame.point === 'auction');

/**
 * Returns the answer for a seat: its earlier word about windows to come, or its standing order, if that covers the
 * question: a halving that it names, else the default answer.
 */
export function answer(view: View, seat: SeatId, standing: Standing | undefined): Command | undefined {
  const now = choosing(view, seat);
  if (now === undefined) return undefined;
  const said = foretold(view, now.power, (command) => admits(legal(view, seat), jsonOf(command)));
  if (said !== undefined) return said;
  if (standing === undefined || isServed(view, seat, standing) || isLeft(view, seat, now, standing)) return undefined;
  return halving(view, now.power, standing) ?? lapse(view, seat);
}

/** Whether an order leaves to its seat what is asked. */
function isLeft(
  view: View,
  seat: SeatId,
  { frame, power }: NonNullable<ReturnType<typeof choosing>>,
  standing: Standing,
): boolean {
  if (isPlan(frame)) return true;
  if (frame.is !== 'window' && frame.is !== 'preemption' && (standing.choices === 'ask' || isOwnImpulse(view, seat)))
    return true;
  return standing.askIf?.some((trigger) => isSo(view, power, trigger)) === true;
}

/**
 * What an order would do about the window that is open to a seat, as if it stood at all times; `view`: a spectator’s,
 * without a hand.
 */
export function foresee(view: View, seat: SeatId, standing: Standing): Foreseen | undefined {
  const now = choosing(view, seat);
  if (now?.frame.is !== 'window' || isPlan(now.frame)) return undefined;
  return { isAsked: isLeft(view, seat, now, standing), isOwn: isOwnImpulse(view, seat) };
}

/** The halving of a roll that the order asks for, if it can be paid (§16.4). */
function halving(view: View, power: Power, { halve }: Standing): Command | undefined {
  const [below, window] = view.frames.slice(-2);
  if (halve === undefined || below?.is !== 'attrition' || window?.is !== 'window' || below.power !== power)
    return undefined;
  const isPaid = spendable(view, below, power) - halve.spend >= halve.keep;
  return isPaid && diceOfRoll(view, below) >= halve.from ? { type: 'halve', resources: halve.spend } : undefined;
}

const isOwnImpulse = ({ seats, impulse }: View, seat: SeatId): boolean =>
  impulse.power !== null && seats[seat]?.includes(impulse.power) === true;

/** An impulse of the seat has begun since the order was given. */
const isServed = ({ seats, began }: View, seat: SeatId, { until, since = 0 }: Standing): boolean =>
  until === 'my-impulse' && seats[seat]?.some((power) => began[power] > since) === true;
