import { sure } from '../../../lib/sure.ts';
import type { Position, State } from '../../state/state.ts';
import type { View } from '../../state/view.ts';
import { type Camp, campOf, type Power } from '../../terms/nations.ts';
import { COURSES } from './courses.ts';
import { LEARNED } from './learned.ts';
import type { Traits } from './lie.ts';
import { cardsLeft, prospectsOf } from './prospects.ts';
import { type Course, type Part, traitsOf } from './traits.ts';

/* How likely a Camp wins from a position: counted by what played games have taught (learned.ts, courses.ts). */

/** Scenarios in which a Camp for which nothing was learned counts by what the other one has learned. */
const SHARED: readonly number[] = [4];

/** By what a Power counts. */
interface Counting {
  /** The learned weights of the stages of a turn, if there are any. */
  readonly course: Course | undefined;
  /** How likely its Camp wins. */
  chance(state: State): number;
}

/** Returns what a Power counts by in its own view; `undefined` if nothing was learned for its Camp in this scenario. */
export function countingOf(view: View, power: Power): Counting | undefined {
  const camp = campOf(power);
  const course = COURSES.find(({ scenario, side }) => scenario === view.scenario && side === camp);
  const learned = LEARNED.filter(({ scenario }) => scenario === view.scenario);
  const scales = learned.find(({ side }) => side === camp) ?? (SHARED.includes(view.scenario) ? learned[0] : undefined);
  if (course !== undefined)
    return { course, chance: (state) => winChance(state, camp, (now) => chanceIn(now, view, course)) };
  return (
    scales && { course, chance: (state) => winChance(state, camp, (now) => imperialChance(now, view.held, scales)) }
  );
}

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
export function chanceIn(
  position: Position,
  { held, hands }: Pick<View, 'held' | 'hands'>,
  { always, early, late }: Course,
): number {
  const traits = { ...traitsOf(position, held), ...prospectsOf(position, held, hands) };
  const cards = cardsLeft(position, held);
  const few = 5 * Math.max(0, FEW - cards);
  return chanceOf(
    sumOf(always, traits) + 2 * (cards - MIDDLE) * sumOf(early, traits) + (few === 0 ? 0 : few * sumOf(late, traits)),
  );
}

const sumOf = ({ bias, weights }: Part, traits: Traits): number =>
  Object.entries(weights).reduce((total, [name, weight]) => total + weight * sure(traits[name], name), bias);

/** Close to the logistic function, by a square root, which all engines round alike. */
const chanceOf = (sum: number): number => (1 + sum / Math.sqrt(sum * sum + 4)) / 2;
