import { type Battle, fightersOf, SIDES, type Side } from '../../../domain/kutuzov/battle/battle.ts';
import { battleDice } from '../../../domain/kutuzov/battle/dice.ts';
import { armyOf, besiegerDice, fortressDice, isCaptured, strengthOf } from '../../../domain/kutuzov/battle/siege.ts';
import type { Frame, FrameOf } from '../../../domain/kutuzov/frames/frames.ts';
import { spOf } from '../../../domain/kutuzov/pieces/pieces.ts';
import type { Position } from '../../../domain/kutuzov/state/state.ts';
import type { EventOf } from '../../../domain/kutuzov/table/events.ts';
import { CAMPS, type Camp, campOf, otherCamp } from '../../../domain/kutuzov/terms/nations.ts';
import type { Troop } from '../../../domain/kutuzov/terms/schemas.ts';
import { diceText } from '../../../domain/kutuzov/words/describe/battle.ts';
import { camp, capital, counted, leader, listed, nation, pieces, place, rounded, sixes } from './names.ts';
import type { Step } from './record.ts';

/* A battle and a siege in a few sentences. */

/** What is told of a fight: in full, and in a few words. */
interface Told {
  readonly text: string;
  readonly brief: string;
}

/** The steps of a frame that the first of these steps enters: up to the one that leaves it, or the end of the game. */
export function within(steps: readonly Step[]): readonly Step[] {
  const depth = steps[0]!.before.frames.length;
  const left = steps.findIndex(({ before, event }) => event.type === 'left' && before.frames.length === depth + 1);
  return left < 0 ? steps : steps.slice(0, left + 1);
}

const frameIn = <K extends Frame['is']>({ frames }: Position, is: K): FrameOf<K> | undefined =>
  frames.findLast((frame): frame is FrameOf<K> => frame.is === is);

type Roll = EventOf<'rolled'>;
const rollsIn = (steps: readonly Step[], ...why: readonly string[]) =>
  steps.flatMap(({ before, event }) =>
    event.type === 'rolled' && why.includes(event.why) ? [{ before, roll: event as Roll }] : [],
  );

/** How far from the mean hits are worth a word. */
const NOTABLE = 2;
/** A third of the dice of a battle hit (§12.5). */
export function hitsText(hits: number, dice: number): string {
  const mean = dice / 3;
  const luck = Math.abs(hits - mean) < NOTABLE ? '' : ` (${rounded(mean)} on average)`;
  return `${counted(hits, 'hit')}${luck}`;
}

/** What each Camp has lost, by where it went: `French North 2 SP and Ney`. */
export function lossesIn(steps: readonly Step[]): {
  readonly [camp in Camp]: { readonly dead: string; readonly regrouped: string };
} {
  const dead = { imperial: [] as Troop[], tsarist: [] as Troop[] };
  const away = { imperial: [] as Troop[], tsarist: [] as Troop[] };
  const leaders = {
    imperial: { dead: [] as string[], away: [] as string[] },
    tsarist: { dead: [] as string[], away: [] as string[] },
  };
  for (const { before, event } of steps) {
    if (event.type === 'lost')
      for (const troop of event.troops) (event.to === 'pool' ? dead : away)[campOf(troop.of)].push(troop);
    if (event.type === 'leader-put' && event.at.startsWith('@')) {
      const lost = leaders[campOf(before.leaders[event.leader]!.of)];
      (event.at === '@regroup' ? lost.away : lost.dead).push(event.leader);
    }
  }
  const both = (troops: readonly Troop[], ids: readonly string[]): string =>
    listed([
      ...Object.entries(spOf(troops)).map(([of, sp]) => `${nation(of as Troop['of'])} ${sp} SP`),
      ...ids.map(leader),
    ]);
  const of = (each: Camp) => ({
    dead: both(dead[each], leaders[each].dead),
    regrouped: both(away[each], leaders[each].away),
  });
  return { imperial: of('imperial'), tsarist: of('tsarist') };
}

/** `The Imperials lose Prussia 2 SP, to the Regroup Box French North 1 SP; the Tsarists lose Barclay de Tolly.` */
function lossesText(steps: readonly Step[]): string {
  const losses = lossesIn(steps);
  const said = CAMPS.flatMap((each) => {
    const { dead, regrouped } = losses[each];
    const parts = [...(dead === '' ? [] : [dead]), ...(regrouped === '' ? [] : [`to the Regroup Box ${regrouped}`])];
    return parts.length === 0 ? [] : [`the ${camp(each)} lose ${parts.join(', ')}`];
  });
  return said.length === 0 ? 'Nobody is lost.' : `${capital(said.join('; '))}.`;
}

/** `Davout, 6 SP: 16 dice (SP 6, …), 10 hits` */
function sideText(position: Position, battle: Battle, side: Side, { dice, total }: Roll): string {
  const { leaders, troops } = fightersOf(position, battle, side);
  const parts = diceText(battleDice(position, battle, side), 'en');
  return `${pieces(leaders, troops)}: ${parts}, ${hitsText(total, dice.length)}`;
}

/** A battle, of the steps from the one that enters it to the one that leaves it (§12). */
export function battleTold(steps: readonly Step[]): Told {
  const first = steps[0]!.event as Extract<Step['event'], { type: 'entered' }>;
  const { space, attackers, defenders } = first.frame as Battle;
  const rounds = rollsIn(steps, 'battle').map(({ before, roll }) => {
    const battle = frameIn(before, 'battle')!;
    const side = SIDES.find((each) => battle[each].camp === campOf(roll.power))!;
    const said = sideText(before, battle, side, roll);
    return side === 'attackers' ? `${battle.round > 1 ? `Round ${battle.round}: ` : ''}${said}` : said;
  });
  const last = steps.findLast(({ before }) => frameIn(before, 'battle') !== undefined)?.before;
  const end = last === undefined ? undefined : frameIn(last, 'battle');
  const winner = end?.loser == null ? undefined : end[end.loser === 'attackers' ? 'defenders' : 'attackers'].camp;
  const routed = end?.loser != null && end[end.loser].routed;
  const retreats = steps.flatMap(({ event }) =>
    event.type === 'moved' && event.how === 'retreat'
      ? [`${pieces(event.leaders, event.troops)} to ${place(event.to)}`]
      : [],
  );
  const result =
    winner === undefined
      ? 'Nobody wins.'
      : `The ${camp(winner)} win${routed ? `; the ${camp(otherCamp(winner))} are routed` : ''}.`;
  const text = [
    `**Battle of ${place(space)}**, the ${camp(attackers.camp)} attack${end?.entrenched ? ' an Entrenchment' : ''}.`,
    ...(rounds.length === 0 ? [] : [`${rounds.join('; ')}.`]),
    result,
    lossesText(steps),
    ...(retreats.length === 0 ? [] : [`Retreat: ${retreats.join('; ')}.`]),
  ];
  const how = winner === undefined ? 'has no winner' : `is won by the ${camp(winner)}`;
  return {
    text: text.join(' '),
    brief: `the battle of ${place(space)} ${how}${sizeText(attackers, defenders, steps)}`,
  };
}

/** ` (Tsarists lose Russian First Army 8 SP)` */
function sizeText(attackers: Battle['attackers'], defenders: Battle['defenders'], steps: readonly Step[]): string {
  const losses = lossesIn(steps);
  const dead = [attackers, defenders].flatMap(({ camp: each }) =>
    losses[each].dead === '' ? [] : [`${camp(each)} lose ${losses[each].dead}`],
  );
  return dead.length === 0 ? '' : ` (${dead.join('; ')})`;
}

/** A siege, of the steps from the one that enters it to the one that leaves it (§13.3). */
export function siegeTold(steps: readonly Step[]): Told {
  const { before, event } = steps[0]!;
  const { space, camp: by } = (event as Extract<Step['event'], { type: 'entered' }>).frame as FrameOf<'siege'>;
  const rolls = rollsIn(steps, 'siege', 'fortress').map(({ before: now, roll }) => {
    const siege = frameIn(now, 'siege')!;
    if (roll.why === 'fortress') return `the fortress ${fortressDice(now, siege)} dice, ${counted(roll.total, 'hit')}`;
    const { leaders, troops } = armyOf(now, siege);
    return `${siege.round > 1 ? `round ${siege.round}: ` : ''}${pieces(leaders, troops)}: ${diceText(besiegerDice(now, siege), 'en')}, ${sixes(roll.total)}`;
  });
  const { before: last, event: closing } = steps.at(-1)!;
  const siege = frameIn(last, 'siege');
  const isTaken = siege !== undefined && isCaptured(last, siege);
  const isBegun = rolls.length > 0;
  const fallen = isTaken
    ? `${place(space)} **falls**`
    : closing.type === 'ended'
      ? 'The game ends'
      : `${place(space)} holds out`;
  const strength = strengthOf(before, space);
  const text = `**Siege of ${place(space)}** (${sixes(strength)} needed). ${isBegun ? `${rolls.join('; ')}. ${fallen}. ${lossesText(steps)}` : 'It comes to nothing.'}`;
  return {
    text,
    brief: isTaken ? `${place(space)} falls to the ${camp(by)}` : `${place(space)} holds out against a siege`,
  };
}
