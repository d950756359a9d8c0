import { among, constant, fields, type Legal } from '../../contract/legal.ts';
import type { Refusal } from '../../contract/refusal.ts';
import { at } from '../../lib/sure.ts';
import type { Answer, CommandOf } from '../frames/commands.ts';
import type { FrameOf } from '../frames/frames.ts';
import { countersIn, isShowable, leaderOf } from '../pieces/pieces.ts';
import { refusal } from '../refusals.ts';
import { modifiers } from '../state/lasting.ts';
import type { Position } from '../state/state.ts';
import type { Cause } from '../terms/causes.ts';
import {
  type Camp,
  type Nation,
  nationsOf,
  otherCamp,
  POWERS,
  POWERS_OF,
  type Power,
  powerOf,
} from '../terms/nations.ts';
import type { Formation, Leader, Party, Sp, Troop } from '../terms/schemas.ts';
import { armyIn, evasionBar, looseIn, refuges } from './evasion.ts';
import { interceptionBar, isCalledOff, threatsOf } from './interception.ts';
import { partyChoices, shift } from './march.ts';
import { causesOfEntry, causesOfMarch, movable, nationsIn } from './movement.ts';

/* What the inactive Camp may do when enemies move or attack (§11, §11.11): intercept and evade, in any order. */

export type Step = FrameOf<'step'>;

const enemyOf = ({ camp }: Step): Camp => otherCamp(camp);

/** The causes of attrition for one of those who go (§10.4): forced marches count for a march by CP alone. */
export const causesFor = (
  position: Position,
  { camp, from, to, how }: Step,
  piece: Troop | Leader,
): readonly Cause[] =>
  how === 'march' ? causesOfMarch(position, camp, piece, from, to) : causesOfEntry(position, camp, from, to);

/** The Powers that could intercept or evade, by public facts alone (§11.11). */
export const contactPowers = (position: Position, step: Step): readonly Power[] =>
  POWERS_OF[enemyOf(step)].filter(
    (power) => threats(position, step, power).length > 0 || evasionChoices(position, step, power).length > 0,
  );

/** From where a Power's leaders could intercept; those who have just evaded do not (§11.6). */
const threats = (position: Position, step: Step, power: Power): readonly string[] =>
  isInterceptable(position, step) ? threatsOf(position, step.to, power, step.evasions.gone) : [];

/**
 * Whether there is anything to be intercepted (§11.1): a move, or a flag that an event takes off; not an attack inside
 * a zone.
 */
const isCrossing = ({ from, to, how }: Step): boolean => from !== to || how === 'flag';

/** Whether enemies may intercept the step at hand. */
export const isInterceptable = (position: Position, step: Step): boolean => isCrossing(step) && !isHidden(position);

/** Whether nobody can intercept the move under way: an event cancels it outright (§11.4). */
const isHidden = (position: Position): boolean => modifiers(position, 'noIntercept').length > 0;

/** Whether nobody can evade the formation under way, by event (§11.8). */
export const isSudden = (position: Position): boolean => modifiers(position, 'noEvade').length > 0;

/** The pieces in a space that a Power could send to intercept. */
function able(position: Position, step: Step, power: Power, from: string): Formation {
  const { leaders, troops } = movable(position, power, from);
  return { leaders: leaders.filter((id) => !step.evasions.gone.includes(id) && !isCalledOff(position, id)), troops };
}

/** What a Power may answer, besides a pass. */
export const contactChoices = (position: Position, step: Step, power: Power): readonly Legal[] => [
  ...interceptionChoices(position, step, power),
  ...evasionChoices(position, step, power),
];

/** All interceptions of a Power: from each space every party that its leaders can lead (§11.51). */
function interceptionChoices(position: Position, step: Step, power: Power): readonly Legal[] {
  const { to } = step;
  return threats(position, step, power).flatMap((from) =>
    partyChoices(position, {
      power,
      from,
      cp: Number.POSITIVE_INFINITY,
      ...able(position, step, power, from),
      ends: (nations) => (interceptionBar(position, enemyOf(step), nations, from, to) === undefined ? [to] : []),
      command: (_, leaders, sp) => [
        fields({ type: constant('intercept'), from: constant(from), leaders: constant(leaders), sp }),
      ],
    }),
  );
}

/** Whether those in the space may still evade: they are attacked, and nobody has come to their help (§11.4). */
export const isEvasionOpen = ({ attack, interceptors }: Step): boolean => attack && interceptors.length === 0;

/** All evasions of a Power (§11.6): that of the army or group it commands, and those of its counters of no army. */
function evasionChoices(position: Position, step: Step, power: Power): readonly Legal[] {
  if (!isEvasionOpen(step) || isSudden(position)) return [];
  const army = evadingArmy(position, step, power);
  const counters = nationsOf(power).flatMap((nation) =>
    evadingCounters(position, step, nation).map((sp) => ({ sp: { [nation]: sp }, nations: [nation] })),
  );
  return [
    ...(army === undefined ? [] : evasionsOf(position, step, army.sp, nationsIn(position, army))),
    ...counters.flatMap(({ sp, nations }) => evasionsOf(position, step, sp, nations, { counter: constant(sp) })),
  ];
}

/** Where pieces of these nations may evade to, and the counters can show them (§1.5). */
export const evasionEnds = (position: Position, step: Step, sp: Sp, nations: readonly Nation[]): readonly string[] =>
  refuges(position, enemyOf(step), nations, step.to, step.from).filter((end) =>
    (Object.keys(sp) as Nation[]).every((nation) => isShowable(position, nation, shift(step.to, end, sp[nation] ?? 0))),
  );

function evasionsOf(
  position: Position,
  step: Step,
  sp: Sp,
  nations: readonly Nation[],
  counter: { readonly [field: string]: Legal } = {},
): readonly Legal[] {
  const ends = evasionEnds(position, step, sp, nations);
  return ends.length === 0 ? [] : [fields({ type: constant('evade'), to: among(ends), ...counter })];
}

/** The army or group that a Power commands in the space, unless it has tried already (§11.8). */
export function evadingArmy(position: Position, step: Step, power: Power): Party | undefined {
  if (step.evasions.army) return undefined;
  const army = armyIn(position, step.to, enemyOf(step));
  return army !== undefined && powerOf(leaderOf(position, at(army.leaders, 0)).of) === power ? army : undefined;
}

/** The counters of a nation that no leader commands and that have not tried yet, by their SP (§11.6). */
function evadingCounters(position: Position, { to, camp, evasions }: Step, nation: Nation): readonly number[] {
  const loose = (looseIn(position, to, otherCamp(camp))[nation] ?? 0) - (evasions.counters[nation] ?? 0);
  return loose <= 0 ? [] : countersIn(position, to, nation).filter((sp) => sp <= loose);
}

/** Why an interception or an evasion is not possible. */
export function contactBar(
  position: Position,
  step: Step,
  power: Power,
  command: CommandOf<'intercept'> | CommandOf<'evade'>,
): Refusal | undefined {
  return command.type === 'intercept'
    ? barOfInterception(position, step, power, command)
    : barOfEvasion(position, step, power, command);
}

function barOfInterception(
  position: Position,
  step: Step,
  power: Power,
  { from, leaders, sp }: CommandOf<'intercept'>,
): Refusal | undefined {
  if (!isCrossing(step))
    return refusal(
      'NOBODY_MOVES',
      { en: 'an attack inside a zone is not intercepted', ko: '구역 안의 공격은 차단할 수 없습니다.' },
      '§11.1',
    );
  if (isHidden(position))
    return refusal(
      'NOT_INTERCEPTED',
      { en: 'this move cannot be intercepted', ko: '이 이동은 차단할 수 없습니다.' },
      '§11.4',
    );
  if (leaders.length === 0)
    return refusal(
      'NO_LEADER',
      { en: 'soldiers alone do not intercept', ko: '병사만으로는 차단할 수 없습니다.' },
      '§11.3',
    );
  const going = able(position, step, power, from).leaders;
  if (!leaders.every((id) => going.includes(id)))
    return refusal(
      'NOT_ABLE',
      {
        en: 'these leaders are not yours there, or are marked, or have just evaded',
        ko: '그곳의 아군 리더가 아니거나, 마커가 놓여 있거나, 방금 회피했습니다.',
      },
      '§11.3',
    );
  return interceptionBar(position, enemyOf(step), nationsIn(position, { leaders, sp }), from, step.to);
}

function barOfEvasion(
  position: Position,
  step: Step,
  power: Power,
  { to, counter }: CommandOf<'evade'>,
): Refusal | undefined {
  if (isSudden(position))
    return refusal(
      'SUDDEN',
      { en: 'an event forbids evasion of this move', ko: '이벤트로 회피할 수 없는 이동입니다.' },
      '§11.8',
    );
  if (!isEvasionOpen(step))
    return refusal(
      'NOT_ATTACKED',
      {
        en: 'only an attacked formation without interceptors may evade',
        ko: '공격받지 않거나 차단한 아군이 합류한 진형은 회피할 수 없습니다.',
      },
      '§11.6',
    );
  const army = evadingArmy(position, step, power);
  const nations = counter !== undefined ? (Object.keys(counter) as Nation[]) : army && nationsIn(position, army);
  if (nations === undefined)
    return refusal(
      'NO_ARMY_TO_EVADE',
      { en: 'no army of yours is there that may still try', ko: '그곳에 아직 시도하지 않은 아군 군이 없습니다.' },
      '§11.6',
    );
  return evasionBar(position, enemyOf(step), nations, step.to, to, step.from);
}

/**
 * Answers in the order in which they are tried: in impulse order (§1.3), but a Power that leaves a group to intercept
 * before the group (§10.65), and evasions last: where interceptors have come they are void (§11.4).
 */
export function inTurn(position: Position, answers: readonly Answer[]): Step['tries'] {
  const tries = answers.flatMap(({ power, command }) =>
    command.type === 'intercept' || command.type === 'evade' ? [{ power, command }] : [],
  );
  const rank = ({ power, command }: Step['tries'][number]): number =>
    command.type === 'evade' ? 2 : Number(command.leaders.some((id) => powerOf(leaderOf(position, id).of) !== power));
  return tries.toSorted((a, b) => rank(a) - rank(b) || POWERS.indexOf(a.power) - POWERS.indexOf(b.power));
}
