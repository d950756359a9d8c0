import type { Command } from '../../frames/commands.ts';
import { controlOf } from '../../map/ground.ts';
import { costOf } from '../../movement/movement.ts';
import { leaderOf, leadersIn, totalOf } from '../../pieces/pieces.ts';
import { NATIONS, type Nation, nationsOf, otherCamp } from '../../terms/nations.ts';
import type { Sp } from '../../terms/schemas.ts';
import type { Weighed } from '../favourite.ts';
import { fightOf } from '../fights/fights.ts';
import { type Force, striking } from '../fights/forces.ts';
import type { Outlook } from '../outlook.ts';
import { placesToTake } from '../worth.ts';
import { cpLeft } from './means.ts';
import { ARMY, type Moving, type Objective } from './objectives.ts';
import { type Route, riskOf, routesTo } from './routes.ts';

/* An army that marches on a place: step by step with its flags behind it, so that it is never ambushed (§10.43). */

/** What a die of the army is worth against CP of its way. */
const DIE = 1;
/** How likely the army must be to beat those who are in the place. */
const HOPE = 0.3;
/** Spaces that an army goes without attrition in an impulse (§10.42). */
export const FRESH = 3;

/** An army that goes for a place, and its way. */
interface Advance {
  readonly from: string;
  readonly place: string;
  readonly force: Force;
  readonly route: Route;
}

/**
 * The army that takes a place of the objective soonest; in the last turn by a way that costs, dangers counted, no more
 * CP than are left. Undefined: there is none, or no hope.
 */
export function advanceOn(o: Outlook, { does, places, within }: Objective): Advance | undefined {
  const { view, camp } = o;
  const risk = riskOf(o);
  const armies = o.held
    .map((from) => ({ from, force: striking(o.own(from)) }))
    .filter(({ force }) => force.led && force.sp >= ARMY);
  const means = view.turn === view.lastTurn ? cpLeft(o) : Number.POSITIVE_INFINITY;
  const open = does === 'seize' ? places : placesToTake(view, camp).filter((place) => places.includes(place));
  const [best] = open
    .flatMap((place) => {
      const routes = routesTo(o, place, risk);
      return armies.flatMap(({ from, force }) => {
        const route = routes.get(from);
        return route === undefined || route.cost >= within || route.cost > means ? [] : [{ from, place, force, route }];
      });
    })
    .sort((a, b) => a.route.cost - DIE * a.force.dice - (b.route.cost - DIE * b.force.dice));
  return best === undefined || !isHopeful(o, best) ? undefined : best;
}

function isHopeful({ view, camp, force }: Outlook, advance: Advance): boolean {
  const there = force(advance.place, otherCamp(camp));
  return advance.from === advance.place || there.size === 0 || fightOf(view, advance.force, there, camp).chance >= HOPE;
}

/**
 * Of the choices that a Power has for its CP those that its advance leaves: the next step or flag of the army, or all
 * but to send it elsewhere. A place that is seized is flagged from beside it, too (§7.13); where a raid leaves one of
 * its places empty, a SP stays. `isPossible`: whether a command is legal.
 */
export function advancing(
  o: Outlook,
  { does, places }: Objective,
  advance: Advance,
  choices: readonly Weighed[],
  isPossible: (command: Command) => boolean,
): readonly Weighed[] {
  const { view, camp } = o;
  const { from, place, route } = advance;
  const flags = (space: string | undefined): readonly Weighed[] =>
    choices.filter(({ command }) => command.type === 'flag' && command.space === space);
  const others = choices.filter(({ command }) => !(command.type === 'move' && command.from === from));
  if (from === place && controlOf(view, place) === camp) return others;
  const [here] = [...(does === 'seize' ? flags(place) : []), ...flags(from)];
  if (here !== undefined) return [here];
  const steps = choices.filter(
    (each): each is Moving =>
      each.command.type === 'move' &&
      each.command.from === from &&
      each.command.to === route.next &&
      each.command.leaders.length > 0 &&
      totalOf(each.command.sp) >= ARMY,
  );
  const perCp = ({ command }: Moving): number =>
    totalOf(command.sp) / (costOf(view, command, command.to) ?? Number.POSITIVE_INFINITY);
  const [step] = steps.toSorted((a, b) => perCp(b) - perCp(a));
  if (step !== undefined && (marched(o, from) < FRESH || route.next === place))
    return [does === 'raid' && places.includes(from) && isAll(o, step) ? leaving(step, isPossible) : step];
  const [ahead] = flags(route.next);
  return ahead === undefined ? others : [ahead];
}

/** Whether nobody of the Camp stays where a step begins. */
const isAll = ({ camp, force }: Outlook, { command }: Moving): boolean =>
  force(command.from, camp).sp === totalOf(command.sp);

/**
 * Returns the same step without one SP, if enough go that an army is left: an occupied place cannot just be flagged
 * (§7.13).
 */
function leaving(step: Moving, isPossible: (command: Command) => boolean): Weighed {
  const { command } = step;
  if (totalOf(command.sp) <= ARMY) return step;
  const fewer = nationsIn(command.sp).map((nation) => ({
    ...command,
    sp: { ...command.sp, [nation]: (command.sp[nation] ?? 0) - 1 },
  }));
  const left = fewer.find(isPossible);
  return left === undefined ? step : { ...step, command: left };
}
const nationsIn = (sp: Sp): readonly Nation[] => NATIONS.filter((nation) => (sp[nation] ?? 0) > 1);

/** How far the leaders of a Power in a space have marched in this impulse. */
const marched = ({ view, camp, power }: Outlook, space: string): number =>
  Math.max(
    0,
    ...leadersIn(view, space, camp)
      .map((id) => leaderOf(view, id))
      .filter(({ of }) => nationsOf(power).includes(of))
      .map((leader) => leader.marched),
  );
