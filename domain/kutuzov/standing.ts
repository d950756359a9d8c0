import * as z from 'zod';
import type { SeatId } from '../lib/ids.ts';
import type { Command } from './commands.ts';
import type { Frame, FrameKind, FrameOf } from './frames.ts';
import { POINTS } from './hands/points.ts';
import { choosing, lapse } from './legal.ts';
import { hasFormation, within } from './map/ground.ts';
import { campOf, nationsOf, otherCamp, type Power } from './map/nations.ts';
import { leaderOf, leadersIn, spIn } from './pieces/pieces.ts';
import { count, list, space } from './schemas.ts';
import type { Position } from './state.ts';
import type { View } from './view.ts';

/*
 * What a seat leaves behind, so that nobody waits for it. Whether an order answers depends on public facts alone, so the time of an answer
 * reveals nothing of a hand.
 */

/** What a seat wants to be asked about in spite of its order. */
const triggerSchema = z.discriminatedUnion('if', [
  z
    .strictObject({ if: z.literal('battle'), space: space.exactOptional() })
    .meta({ description: 'A battle is fought, or one in this space.' }),
  z
    .strictObject({ if: z.literal('siege'), space: space.exactOptional() })
    .meta({ description: 'A siege is made, or that of this fortress.' }),
  z
    .strictObject({ if: z.literal('move'), within: z.int().min(0).max(10), of: space.exactOptional() })
    .meta({ description: 'Enemies move or attack within so many lines of one’s own formations, or of a space.' }),
  z.strictObject({ if: z.literal('moment'), at: z.enum(POINTS) }).meta({ description: 'A moment for reactions, by its name.' }),
  z.strictObject({ if: z.literal('preemption') }).meta({ description: 'An extra impulse may be taken (§4.22).' }),
]);
type Trigger = z.infer<typeof triggerSchema>;

/** An order as it is given. `{}`, the plainest one: no reaction, and outside one’s own impulses what silence would do. */
export const standingSchema = z.strictObject({
  askIf: list(triggerSchema).exactOptional().meta({ description: 'Ask nevertheless when one of these is true.' }),
  choices: z.enum(['silence', 'ask']).exactOptional().meta({
    description:
      'Whatever is asked outside one’s own impulses, such as losses and retreats, except reactions: answered as silence would, or asked.',
  }),
  until: z.literal('my-impulse').exactOptional().meta({ description: 'The order ends when an impulse of one’s own begins.' }),
  since: count.exactOptional().meta({ description: 'The `beat` at which it was given: set by the game.' }),
});
export type Standing = z.infer<typeof standingSchema>;

/** An order as it is kept: with the moment at which it is given. */
export const stand = ({ beat }: View, _: SeatId, standing: Standing): Standing => ({ ...standing, since: beat });

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

const isPlan = (frame: Frame): boolean => PLANS.includes(frame.is) || (frame.is === 'window' && frame.point === 'auction');

/** The answer of a standing order, if it answers what is asked: that of silence. */
export function answer(view: View, seat: SeatId, standing: Standing): Command | undefined {
  const now = choosing(view, seat);
  if (now === undefined || isPlan(now.frame) || isServed(view, seat, standing)) return undefined;
  if (now.frame.is !== 'window' && now.frame.is !== 'preemption' && (standing.choices === 'ask' || isOwnImpulse(view, seat)))
    return undefined;
  return standing.askIf?.some((trigger) => isSo(view, now.power, trigger)) ? undefined : lapse(view, seat);
}

const isOwnImpulse = ({ seats, impulse }: View, seat: SeatId): boolean =>
  impulse.power !== null && seats[seat]?.includes(impulse.power) === true;

/** An impulse of the seat has begun since the order was given. */
const isServed = ({ seats, began }: View, seat: SeatId, { until, since = 0 }: Standing): boolean =>
  until === 'my-impulse' && seats[seat]?.some((power) => began[power] > since) === true;

function isSo(position: Position, power: Power, trigger: Trigger): boolean {
  const frames = <K extends FrameKind>(kind: K) => position.frames.filter((frame): frame is FrameOf<K> => frame.is === kind);
  const isHere = (at: string) => !('space' in trigger) || trigger.space === undefined || trigger.space === at;
  switch (trigger.if) {
    case 'battle':
    case 'siege':
      return frames(trigger.if).some((frame) => isHere(frame.space));
    case 'move':
      return frames('step').some(
        ({ camp, to }) =>
          camp === otherCamp(campOf(power)) &&
          within(position, to, trigger.within).some((at) => isWatched(position, power, at, trigger.of)),
      );
    case 'moment':
      return frames('window').some(({ point }) => point === trigger.at);
    case 'preemption':
      return frames('preemption').length > 0;
  }
}

/** The space that is watched, or, where none is named, one where the Power has pieces. */
function isWatched(position: Position, power: Power, at: string, watched: string | undefined): boolean {
  if (watched !== undefined) return at === watched;
  const camp = campOf(power);
  const nations = nationsOf(power);
  return (
    hasFormation(position, at, camp) &&
    (spIn(position, at, nations) > 0 || leadersIn(position, at, camp).some((id) => nations.includes(leaderOf(position, id).of)))
  );
}
