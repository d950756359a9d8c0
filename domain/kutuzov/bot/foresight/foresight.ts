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
import { imagined } from './imagined.ts';
import { LEARNED } from './learned.ts';
import { type Scales, traitsOf } from './traits.ts';
import { after } from './trial.ts';

/* What commands lead to, and how likely a Camp wins from there: counted by what played games have taught (learned.ts). */

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
 * The commands that are worth most, silence among them, with the chance that their Camp wins after them. Undefined: there is nothing
 * that this Camp counts by in this scenario, or nothing is spent now.
 */
export function foreseen(view: View, seat: SeatId, [silence, ...others]: readonly Weighed[]): readonly Weighed[] | undefined {
  const now = choosing(view, seat);
  if (now === undefined || silence === undefined || others.length === 0 || !SPENDING.includes(now.frame.is)) return undefined;
  const camp = campOf(now.power);
  const scales = scalesOf(view.scenario, camp);
  if (scales === undefined) return undefined;
  const state = imagined(view);
  const best = others
    .filter((each) => !isIdle(each) && !same(jsonOf(each.command), jsonOf(silence.command)))
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, TRIED);
  return [silence, ...best].map(({ command, worth }) => {
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
      chances.push(winChance(end, view.held, camp, scales));
    }
    const chance = chances.reduce((sum, each) => sum + each, 0) / chances.length;
    return { command, worth: chance + BY_ITSELF * Math.min(MOST, Math.max(LEAST, worth)) };
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
function winChance(state: State, held: View['held'], camp: Camp, scales: Scales): number {
  if (state.over !== null) return Number(state.over.camp === camp);
  const imperial = imperialChance(state, held, scales);
  return camp === 'imperial' ? imperial : 1 - imperial;
}

/**
 * Close to the logistic function of the traits by their weights, by a square root, which all engines round alike. Throws where a weight
 * is of no trait.
 */
export function imperialChance(position: Position, held: View['held'], { bias, weights }: Scales): number {
  const traits = traitsOf(position, held);
  const sum = Object.entries(weights).reduce((total, [name, weight]) => total + weight * sure(traits[name], name), bias);
  return (1 + sum / Math.sqrt(sum * sum + 4)) / 2;
}
