import type { CommandOf } from '../../commands.ts';
import { controlOf } from '../../map/ground.ts';
import { nationsOf, otherCamp } from '../../map/nations.ts';
import { costOf } from '../../movement/movement.ts';
import { leaderOf, leadersIn, totalOf } from '../../pieces/pieces.ts';
import type { Weighed } from '../favourite.ts';
import { fightOf } from '../fights/fights.ts';
import { type Force, striking } from '../fights/forces.ts';
import type { Outlook } from '../outlook.ts';
import type { Objective } from './objectives.ts';
import { type Route, riskOf, routesTo } from './routes.ts';

/* An army that marches on a place: step by step with its flags behind it, so that it is never ambushed (§10.43), and there it stays. */

/** An army has so many SP at least. */
const ARMY = 4;
/** What a die of the army is worth against CP of its way. */
const DIE = 1;
/** How likely the army must be to beat those who are in the place. */
const HOPE = 0.3;
/** Spaces that an army goes without attrition in an impulse (§10.42). */
export const FRESH = 3;

/** An army, the place that it goes for, and its way. */
export interface March {
  readonly from: string;
  readonly place: string;
  readonly force: Force;
  readonly route: Route;
}

/** The army that takes a place of the objective soonest. Undefined: there is none, or no hope. */
export function marchOn(o: Outlook, { places, within }: Objective): March | undefined {
  const { view, camp } = o;
  const risk = riskOf(o);
  const armies = o.held.map((from) => ({ from, force: striking(o.own(from)) })).filter(({ force }) => force.led && force.sp >= ARMY);
  const open = places.length === 1 ? places : places.filter((place) => controlOf(view, place) !== camp);
  const [best] = open
    .flatMap((place) => {
      const routes = routesTo(o, place, risk);
      return armies.flatMap(({ from, force }) => {
        const route = routes.get(from);
        return route === undefined || route.cost >= within ? [] : [{ from, place, force, route }];
      });
    })
    .sort((a, b) => a.route.cost - DIE * a.force.dice - (b.route.cost - DIE * b.force.dice));
  return best === undefined || !isHopeful(o, best) ? undefined : best;
}

function isHopeful({ view, camp, force }: Outlook, march: March): boolean {
  const there = force(march.place, otherCamp(camp));
  return march.from === march.place || there.size === 0 || fightOf(view, march.force, there, camp).chance >= HOPE;
}

type Moving = Weighed & { readonly command: CommandOf<'move'> };

/** Of the choices that a Power has for its CP those that its march leaves: the next step or flag of the army, or all but to send it elsewhere. */
export function marching(o: Outlook, { places }: Objective, march: March, choices: readonly Weighed[]): readonly Weighed[] {
  const { view, camp } = o;
  const { from, place, force, route } = march;
  const flags = (space: string | undefined): readonly Weighed[] =>
    choices.filter(({ command }) => command.type === 'flag' && command.space === space);
  const others = choices.filter(({ command }) => !((command.type === 'move' || command.type === 'convoy') && command.from === from));
  if (from === place && controlOf(view, place) === camp) return others;
  const [here] = [...(places.length === 1 ? flags(place) : []), ...flags(from)];
  if (here !== undefined) return [here];
  const steps = choices.filter(
    (each): each is Moving =>
      each.command.type === 'move' &&
      each.command.from === from &&
      each.command.to === route.next &&
      each.command.leaders.length > 0 &&
      totalOf(each.command.sp) >= Math.min(force.sp, ARMY),
  );
  const perCp = ({ command }: Moving): number => totalOf(command.sp) / (costOf(view, command, command.to) ?? Number.POSITIVE_INFINITY);
  const [step] = steps.toSorted((a, b) => perCp(b) - perCp(a));
  if (step !== undefined && (marchedOf(o, from) < FRESH || route.next === place)) return [step];
  const [ahead] = flags(route.next);
  return ahead === undefined ? others : [ahead];
}

/** How far the leaders of a Power in a space have marched in this impulse. */
const marchedOf = ({ view, camp, power }: Outlook, space: string): number =>
  Math.max(
    0,
    ...leadersIn(view, space, camp)
      .map((id) => leaderOf(view, id))
      .filter(({ of }) => nationsOf(power).includes(of))
      .map(({ marched }) => marched),
  );
