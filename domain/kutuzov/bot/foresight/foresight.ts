import { forked } from '../../../chance.ts';
import type { SeatId } from '../../../lib/ids.ts';
import { jsonOf, same } from '../../../lib/json.ts';
import { sure } from '../../../lib/sure.ts';
import type { FrameKind } from '../../frames.ts';
import { choosing } from '../../legal.ts';
import { type Camp, campOf } from '../../map/nations.ts';
import type { Position, State } from '../../state.ts';
import type { View } from '../../view.ts';
import type { Weighed } from '../favourite.ts';
import type { Pursuit } from '../objectives/objectives.ts';
import { COURSES } from './courses.ts';
import { imagined } from './imagined.ts';
import { LEARNED } from './learned.ts';
import type { Traits } from './lie.ts';
import { cardsLeft, prospectsOf } from './prospects.ts';
import { type Course, type Part, type Scales, traitsOf } from './traits.ts';
import { after } from './trial.ts';

/* What commands lead to, and how likely a Camp wins from there: counted by what played games have taught (learned.ts, courses.ts). */

/** Where a Power chooses what to spend its CP on, or where its new pieces go. */
const SPENDING: readonly FrameKind[] = ['card', 'grant', 'deployment'];
/** Scenarios in which a Camp for which nothing was learned counts by what the other one has learned. */
const SHARED: readonly number[] = [4];
/** So many commands are tried, those that are worth most by themselves. */
const TRIED = 14;
/** How often one is tried that dice decide. */
const TRIALS = 2;
/** What a command is worth by itself, in chances of winning for each victory point; more counts no more. */
const BY_ITSELF = 0.12;
const LEAST = -2;
const MOST = 3;

/**
 * The commands that are worth most, silence among them, with the chance that their Camp wins after them: of those that an objective
 * leaves, or, where it leaves one step alone and what was learned tells the stages of a turn apart, of all, that step among them.
 * Undefined: there is nothing that this Camp counts by in this scenario, or nothing is spent now.
 */
export function foreseen(view: View, seat: SeatId, choices: readonly Weighed[], pursuit?: Pursuit): readonly Weighed[] | undefined {
  const now = choosing(view, seat);
  if (now === undefined || !SPENDING.includes(now.frame.is)) return undefined;
  const camp = campOf(now.power);
  const course = COURSES.find(({ scenario, side }) => scenario === view.scenario && side === camp);
  const scales = course === undefined ? scalesOf(view.scenario, camp) : undefined;
  const left = pursuit?.left ?? choices;
  const [only, another] = pursuit?.left ?? [];
  const aim = course !== undefined && another === undefined && only !== choices[0] ? only : undefined;
  const [silence, ...others] = aim === undefined ? left : choices;
  if (silence === undefined || others.length === 0) return undefined;
  const imperial =
    course === undefined ? scales && ((end: State) => imperialChance(end, view.held, scales)) : (end: State) => chanceIn(end, view, course);
  if (imperial === undefined) return undefined;
  const state = imagined(view);
  const best = others
    .filter((each) => each !== aim && !isIdle(each) && !same(jsonOf(each.command), jsonOf(silence.command)))
    .toSorted((a, b) => b.worth - a.worth);
  const tried = [silence, ...(aim === undefined ? [] : [aim]), ...best].slice(0, TRIED + 1);
  return tried.map((each) => {
    const { command, worth } = each;
    let hasDrawn = false;
    const chances: number[] = [];
    for (let trial = 0; trial < TRIALS && (trial === 0 || hasDrawn); trial++) {
      const dice = forked(Uint8Array.of(trial), `${view.beat}`);
      const end = after(state, now.power, command, {
        draw(stream, below) {
          hasDrawn ||= below > 1;
          return dice.draw(stream, below);
        },
      });
      chances.push(winChance(end, camp, imperial));
    }
    const chance = chances.reduce((sum, each) => sum + each, 0) / chances.length;
    const itself = (course?.itself ?? BY_ITSELF) * Math.min(MOST, Math.max(LEAST, worth));
    return { command, worth: chance + itself + (course !== undefined && each === aim ? course.aim : 0) };
  });
}

/** What a Camp counts by in a scenario. Undefined: nothing was learned. */
const scalesOf = (scenario: number, camp: Camp): Scales | undefined => {
  const learned = LEARNED.filter((each) => each.scenario === scenario);
  return learned.find(({ side }) => side === camp) ?? (SHARED.includes(scenario) ? learned[0] : undefined);
};

/** Another commander who is no better: it costs nothing, so that whoever would rather keep its CP could change him to and fro for ever. */
const isIdle = ({ command, worth }: Weighed): boolean => command.type === 'command' && worth <= 0;

/** How likely a Camp wins from a position. */
function winChance(state: State, camp: Camp, imperialIn: (state: State) => number): number {
  if (state.over !== null) return Number(state.over.camp === camp);
  const imperial = imperialIn(state);
  return camp === 'imperial' ? imperial : 1 - imperial;
}

/** How likely the Imperials win by the traits of a position. Throws where a weight is of no trait. */
export const imperialChance = (position: Position, held: View['held'], scales: Part): number =>
  chanceOf(sumOf(scales, traitsOf(position, held)));

/** Cards that are left in the middle of a turn, and from which on few are. */
const MIDDLE = 0.5;
const FEW = 0.35;

/** How likely the Imperials win a position by what was learned of the stages of a turn; `view`: that of who counts. */
export function chanceIn(position: Position, { held, hands }: Pick<View, 'held' | 'hands'>, { always, early, late }: Course): number {
  const traits = { ...traitsOf(position, held), ...prospectsOf(position, held, hands) };
  const cards = cardsLeft(position, held);
  const few = 5 * Math.max(0, FEW - cards);
  return chanceOf(sumOf(always, traits) + 2 * (cards - MIDDLE) * sumOf(early, traits) + (few === 0 ? 0 : few * sumOf(late, traits)));
}

const sumOf = ({ bias, weights }: Part, traits: Traits): number =>
  Object.entries(weights).reduce((total, [name, weight]) => total + weight * sure(traits[name], name), bias);

/** Close to the logistic function, by a square root, which all engines round alike. */
const chanceOf = (sum: number): number => (1 + sum / Math.sqrt(sum * sum + 4)) / 2;
