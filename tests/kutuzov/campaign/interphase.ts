import type { EventOf } from '../../../domain/kutuzov/table/events.ts';
import { POWERS, type Power, powerOf } from '../../../domain/kutuzov/terms/nations.ts';
import { lossesIn } from './fights.ts';
import { type Arrival, arrivals, arrive } from './happenings.ts';
import { leader, nation, place } from './names.ts';
import type { Passage, Step } from './record.ts';

/* The interphase of a turn (§17), a line for each Power: who is built where, and who is deployed whither. */

interface Way {
  readonly of: string;
  readonly sp: number;
  readonly from: string;
  to: string;
}

/** `**French North** builds 8 SP in Warsaw; deploys Warsaw → Lublin: Napoleon, 7 SP; DMC in Lublin.` */
export const interphaseOf = ({ steps }: Passage): readonly string[] =>
  POWERS.flatMap((power) => {
    const own = steps.filter((step) => isOf(step, power));
    const parts = [...built(own), ...deployed(own), ...centres(own), ...lost(own, power)];
    return parts.length === 0 ? [] : [`**${nation(power)}**: ${parts.join('; ')}.`];
  });

/** The owner of the pieces that an event is about. */
function isOf({ before, event }: Step, power: Power): boolean {
  switch (event.type) {
    case 'placed':
      return powerOf(event.of) === power;
    case 'leader-put':
      return powerOf(before.leaders[event.leader]!.of) === power;
    case 'moved':
    case 'lost': {
      const of = event.troops[0]?.of ?? (event.type === 'moved' ? before.leaders[event.leaders[0]!]!.of : undefined);
      return of !== undefined && powerOf(of) === power;
    }
    case 'dmc-set':
      return event.power === power;
    case 'entered':
      return event.frame.is === 'transit';
    default:
      return false;
  }
}

function built(steps: readonly Step[]): readonly string[] {
  const placed: Arrival[] = [];
  for (const { event } of steps) {
    if (event.type === 'placed') arrive(placed, nation(event.of), event.space, event.sp);
    if (event.type === 'leader-put' && !event.at.startsWith('@')) arrive(placed, leader(event.leader), event.at);
  }
  return placed.length === 0 ? [] : [`new ${arrivals(placed)}`];
}

/** Deployments by way: those of one piece after the other over the same way are one. */
function deployed(steps: readonly Step[]): readonly string[] {
  const ways: Way[] = [];
  let under: Way[] = [];
  for (const { event } of steps) {
    if (event.type === 'entered') under = [];
    if (event.type !== 'moved') continue;
    if (under.length > 0 && event.how === 'deploy') for (const way of under) way.to = event.to;
    else {
      under = [...partsOf(event)];
      ways.push(...under);
    }
  }
  const by = Map.groupBy(ways, ({ from, to }) => `${place(from)} → ${place(to)}`);
  return [...by].map(([way, going]) => {
    const kinds = Map.groupBy(going, ({ of }) => of);
    const who = [...kinds].map(([of, each]) =>
      each[0]!.sp === 0 ? of : `${of} ${each.reduce((sum, { sp }) => sum + sp, 0)} SP`,
    );
    return `${way} ${who.join(', ')}`;
  });
}

const partsOf = ({ from, to, leaders, troops }: EventOf<'moved'>): readonly Way[] => [
  ...leaders.map((id) => ({ of: leader(id), sp: 0, from, to })),
  ...troops.map(({ of, sp }) => ({ of: nation(of), sp, from, to })),
];

const centres = (steps: readonly Step[]): readonly string[] => {
  const there = steps.flatMap(({ event }) => (event.type === 'dmc-set' ? [place(event.space)] : []));
  return there.length === 0 ? [] : [`DMC in ${there.join(', ')}`];
};

function lost(steps: readonly Step[], power: Power): readonly string[] {
  const losses = lossesIn(steps);
  const { dead, regrouped } = losses[power === 'R1' || power === 'R2' ? 'tsarist' : 'imperial'];
  return [
    ...(dead === '' ? [] : [`lost on the way ${dead}`]),
    ...(regrouped === '' ? [] : [`to the Regroup Box ${regrouped}`]),
  ];
}
