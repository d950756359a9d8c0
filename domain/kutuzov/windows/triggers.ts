import * as z from 'zod';
import { fightersOf, powersIn, SIDES, strengthOf } from '../battle/battle.ts';
import type { FrameKind, FrameOf } from '../frames/frames.ts';
import { hasFormation, within } from '../map/ground.ts';
import { contactPowers, type Step } from '../movement/contact.ts';
import { leaderOf, leadersIn, spIn, totalOf } from '../pieces/pieces.ts';
import type { Position } from '../state/state.ts';
import { campOf, nationsOf, otherCamp, type Power, partnerOf } from '../terms/nations.ts';
import { momentsOf, POINTS, type Point } from '../terms/points.ts';
import { space } from '../terms/schemas.ts';
import { diceOfRoll } from '../tracks/attrition.ts';

/*
 * When a seat wants to be asked in spite of its standing order: by public facts alone, so that being asked tells
 * nothing of a hand.
 */

const round = z.int().min(1).max(9).exactOptional();

export const triggerSchema = z.discriminatedUnion('if', [
  z.strictObject({ if: z.literal('contact'), able: z.literal(true).exactOptional() }).meta({
    description:
      'Enemies move where your Power could intercept or evade, or they attack your Camp: before they depart, and ' +
      'before they arrive. `able`: after a try to intercept or evade, only if your Power still could.',
  }),
  z.strictObject({ if: z.literal('intercepted'), strength: z.int().min(1).max(99).exactOptional() }).meta({
    description:
      'Enemies try to intercept a move of your Camp (§11.4), before they roll. `strength`: only if they have this ' +
      'number of SP and leaders, or more.',
  }),
  z.strictObject({ if: z.literal('tries'), strength: z.int().min(1).max(99).exactOptional() }).meta({
    description:
      'Your Power tries to intercept or evade, before it rolls (§11.8). `strength`: only while the interceptors ' +
      'of your Camp, including you, have this number of SP and leaders, or more.',
  }),
  z.strictObject({ if: z.literal('partner'), strength: z.int().min(1).max(99).exactOptional() }).meta({
    description:
      'The partner of your Power attacks, before it departs. `strength`: only with this number of SP and leaders, ' +
      'or more. In the single-hand game there is no partner.',
  }),
  z
    .strictObject({
      if: z.literal('battle'),
      space: space.exactOptional(),
      round,
      after: z.literal(true).exactOptional(),
      mine: z.literal(true).exactOptional(),
      strength: z.int().min(1).max(99).exactOptional(),
    })
    .meta({
      description:
        'A battle is fought, or one in this space. `round`: only before the dice of that round. `after`: only after ' +
        'the dice of `round`, or of any round. `mine`: only with a piece of your Power. `strength`: only while both ' +
        'Camps together have this number of SP and leaders, or more.',
    }),
  z
    .strictObject({
      if: z.literal('siege'),
      space: space.exactOptional(),
      round,
      ours: z.literal(true).exactOptional(),
    })
    .meta({
      description:
        'A siege happens, or the siege of this fortress. `round`: only before the dice of that round. `ours`: only ' +
        'if your Camp is besieged.',
    }),
  z
    .strictObject({ if: z.literal('move'), within: z.int().min(0).max(10), of: space.exactOptional() })
    .meta({ description: 'Enemies move or attack within this number of lines of your own formations, or of a space.' }),
  z.strictObject({ if: z.literal('roll'), dice: z.int().min(1).max(99), ours: z.literal(true).exactOptional() }).meta({
    description:
      'Attrition is rolled for your Power with this number of dice or more (§16.4). `ours`: also for the partner.',
  }),
  z
    .strictObject({ if: z.literal('moment'), at: z.enum(POINTS) })
    .meta({ description: 'A moment for reactions, by its name.' }),
  z.strictObject({ if: z.literal('preemption') }).meta({ description: 'An extra impulse may be taken (§4.22).' }),
]);
export type Trigger = z.infer<typeof triggerSchema>;

const BEFORE_DICE: { readonly [kind in 'battle' | 'siege']: readonly Point[] } = {
  battle: ['battle-active', 'battle-inactive'],
  siege: ['siege-active', 'siege-inactive'],
};

/** Whether a Power wants to be asked what is asked now. */
export function isSo(position: Position, power: Power, trigger: Trigger): boolean {
  const frames = <K extends FrameKind>(kind: K) =>
    position.frames.filter((frame): frame is FrameOf<K> => frame.is === kind);
  const isAt = (...points: readonly Point[]) =>
    frames('window').some(
      ({ point }) => momentsOf(point).some((moment) => points.includes(moment)) || points.includes(point),
    );
  switch (trigger.if) {
    case 'contact':
      return (
        isAt('march', 'contact') && frames('step').some((step) => isMet(position, power, step, trigger.able === true))
      );
    case 'intercepted':
      return (
        isAt('tries') &&
        frames('step').some((step) => step.camp === campOf(power) && strengthOfTries(step) >= (trigger.strength ?? 1))
      );
    case 'tries':
      return (
        isAt('tries') &&
        frames('step').some(
          (step) =>
            step.tries.some((each) => answersFor(position, power, each.power)) &&
            strengthOfTries(step) >= (trigger.strength ?? 0),
        )
      );
    case 'partner':
      return (
        isAt('march') &&
        frames('step').some(
          (step) =>
            step.attack &&
            step.power === partnerOf(power) &&
            !position.singleHand &&
            strengthOf(step) >= (trigger.strength ?? 1),
        )
      );
    case 'battle':
    case 'siege': {
      const { space: where, round: which } = trigger;
      const isAfter = trigger.if === 'battle' && trigger.after === true;
      const isTime = isAfter ? isAt('verdict') : which === undefined || isAt(...BEFORE_DICE[trigger.if]);
      const isIts = ({ space: at, round: now }: FrameOf<'battle' | 'siege'>) =>
        (where === undefined || where === at) && (which === undefined || which === now) && isTime;
      return trigger.if === 'battle'
        ? frames('battle').some(
            (frame) =>
              isIts(frame) &&
              (!trigger.mine || fights(position, power, frame)) &&
              (trigger.strength === undefined || strengthOfBattle(position, frame) >= trigger.strength),
          )
        : frames('siege').some((frame) => isIts(frame) && (!trigger.ours || frame.camp !== campOf(power)));
    }
    case 'move':
      return frames('step').some(
        ({ camp, to }) =>
          camp === otherCamp(campOf(power)) &&
          within(position, to, trigger.within).some((at) =>
            trigger.of === undefined ? isPresent(position, power, at) : at === trigger.of,
          ),
      );
    case 'roll': {
      const isIts = ({ power: roller }: FrameOf<'attrition'>) =>
        trigger.ours ? campOf(roller) === campOf(power) : roller === power;
      return (
        isAt('halve-attrition') &&
        frames('attrition').some((roll) => isIts(roll) && diceOfRoll(position, roll) >= trigger.dice)
      );
    }
    case 'moment':
      return isAt(trigger.at);
    case 'preemption':
      return frames('preemption').length > 0;
  }
}

/**
 * Whether enemies that move may be met by a Power, or attack its Camp; after the first try, its Camp only where it
 * stands itself, or no more.
 */
function isMet(position: Position, power: Power, step: Step, isAble: boolean): boolean {
  if (step.camp === campOf(power)) return false;
  if (contactPowers(position, step).includes(power)) return true;
  if (!step.attack) return false;
  if (!step.tried) return hasFormation(position, step.to, campOf(power));
  return !isAble && isPresent(position, power, step.to);
}

/** Whether a Power that owes an answer also answers for another: in the single-hand game for both of a Camp (§2.32). */
const answersFor = ({ singleHand }: Position, power: Power, other: Power): boolean =>
  other === power || (singleHand && other === partnerOf(power));

/** SP and leaders of all who have announced that they try to intercept. */
const strengthOfTries = ({ tries }: Step): number =>
  tries.reduce(
    (sum, { command }) => sum + (command.type === 'intercept' ? totalOf(command.sp) + command.leaders.length : 0),
    0,
  );

/** SP and leaders that still fight in a battle, of both Camps. */
const strengthOfBattle = (position: Position, battle: FrameOf<'battle'>): number =>
  SIDES.reduce((sum, side) => sum + strengthOf(fightersOf(position, battle, side)), 0);

/** Whether a Power has a piece in a battle. */
const fights = (position: Position, power: Power, battle: FrameOf<'battle'>): boolean =>
  SIDES.some((side) => battle[side].camp === campOf(power) && powersIn(position, battle, side).includes(power));

/** Whether a Power has pieces in a formation of its Camp in a space. */
function isPresent(position: Position, power: Power, at: string): boolean {
  const camp = campOf(power);
  const nations = nationsOf(power);
  return (
    hasFormation(position, at, camp) &&
    (spIn(position, at, nations) > 0 ||
      leadersIn(position, at, camp).some((id) => nations.includes(leaderOf(position, id).of)))
  );
}
