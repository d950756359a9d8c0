import { forked } from '../../../contract/chance.ts';
import type { SeatId } from '../../../lib/ids.ts';
import { jsonOf, same } from '../../../lib/json.ts';
import { imagined } from '../../ahead/imagined.ts';
import type { FrameKind } from '../../frames/frames.ts';
import { choosing } from '../../legal.ts';
import type { State } from '../../state/state.ts';
import { type View, view as viewOf } from '../../state/view.ts';
import type { Power } from '../../terms/nations.ts';
import { type Weighed, weighed } from '../favourite.ts';
import type { Pursuit } from '../objectives/objectives.ts';
import { countingOf } from './chances.ts';
import { after } from './trial.ts';

/* What commands lead to, each tried in a game that is imagined. */

/** Where a Power chooses what to spend its CP on, or where its new pieces go. */
const SPENDING: readonly FrameKind[] = ['card', 'grant', 'deployment'];
/** At most this many commands are tried, those that are worth most by themselves. */
const TRIED = 14;
/** How often one is tried that dice decide. */
const TRIALS = 2;
/**
 * This many of those that are worth most then are followed by a second one: the default answer and as many others, once
 * each.
 */
const FOLLOWED = 3;
const SECOND = 6;
/** What a command is worth by itself, in chances of winning for each victory point; more counts no more. */
const BY_ITSELF = 0.12;
const LEAST = -2;
const MOST = 3;

/**
 * A command, its worth with the chance that its Camp wins after it, and the game to which it has led in the first
 * trial.
 */
interface Outcome extends Weighed {
  readonly end: State;
}

/**
 * Returns the commands that are worth most, the default answer among them, with the chance that their Camp wins after
 * them. They are those that an objective leaves. Where it leaves one step alone, and what was learned tells the stages
 * of a turn apart, they are all commands, with that step among them. A Power that counts by such stages has only a few,
 * each with what the best second command of the same Power adds to it. `undefined`: there is nothing that this Camp
 * counts by in this scenario, or nothing is spent now.
 */
export function foreseen(
  view: View,
  seat: SeatId,
  choices: readonly Weighed[],
  pursuit?: Pursuit,
): readonly Weighed[] | undefined {
  const power = spenderAt(view, seat);
  const counting = power && countingOf(view, power);
  if (power === undefined || counting === undefined) return undefined;
  const { course, chance } = counting;
  const left = pursuit?.left ?? choices;
  const [only, another] = pursuit?.left ?? [];
  const aim = course !== undefined && another === undefined && only !== choices[0] ? only : undefined;
  const open = aim === undefined ? left : choices;
  if (open.length < 2) return undefined;

  const outcomeOf = (from: State, { command, worth }: Weighed, most: number): Outcome => {
    const ends: State[] = [];
    let hasDrawn = false;
    for (let trial = 0; trial < most && (trial === 0 || hasDrawn); trial++) {
      const dice = forked(Uint8Array.of(trial), `${view.beat}`);
      const noted = {
        draw(stream: string, below: number): number {
          hasDrawn ||= below > 1;
          return dice.draw(stream, below);
        },
      };
      ends.push(after(from, power, command, noted));
    }
    const [end = from] = ends;
    const itself = (course?.itself ?? BY_ITSELF) * Math.min(MOST, Math.max(LEAST, worth));
    return { command, worth: ends.reduce((sum, each) => sum + chance(each), 0) / ends.length + itself, end };
  };

  /**
   * What the best second command adds, tried with the dice of the first trial: less than nothing, too, and nothing
   * where none is asked.
   */
  const addedBySecond = (end: State): number => {
    const seen = viewOf(end, [seat]);
    if (spenderAt(seen, seat) !== power) return 0;
    const seconds = promising(weighed(seen, seat), SECOND).map((each) => outcomeOf(end, each, 1).worth);
    return Math.max(...seconds) - chance(end);
  };

  const state = imagined(view);
  const outcomes = promising(open, TRIED, aim).map((each): Outcome => {
    const outcome = outcomeOf(state, each, TRIALS);
    return each === aim ? { ...outcome, worth: outcome.worth + (course?.aim ?? 0) } : outcome;
  });
  if (course === undefined) return outcomes;
  const furthest = outcomes.toSorted((a, b) => b.worth - a.worth).slice(0, FOLLOWED);
  return furthest.map(({ command, worth, end }) => ({ command, worth: worth + addedBySecond(end) }));
}

/** The Power of a seat that is asked what to spend on. */
function spenderAt(view: View, seat: SeatId): Power | undefined {
  const now = choosing(view, seat);
  return now && SPENDING.includes(now.frame.is) ? now.power : undefined;
}

/**
 * Returns the first of the choices, an aim, and of the others those that are worth most by themselves: this many with
 * the aim.
 */
function promising([first, ...others]: readonly Weighed[], most: number, aim?: Weighed): readonly Weighed[] {
  if (first === undefined) return [];
  const best = others
    .filter((each) => each !== aim && !isIdle(each) && !same(jsonOf(each.command), jsonOf(first.command)))
    .toSorted((a, b) => b.worth - a.worth);
  return [first, ...(aim === undefined ? [] : [aim]), ...best].slice(0, most + 1);
}

/**
 * Another commander who is no better: it costs nothing, so a Power that saves its CP could change him to and fro for
 * ever.
 */
const isIdle = ({ command, worth }: Weighed): boolean => command.type === 'command' && worth <= 0;
