import { constant, fields, type Legal } from '../../../contract/legal.ts';
import { sure } from '../../../lib/sure.ts';
import { formationIn } from '../../battle/battle.ts';
import { sail, voyages } from '../../deeds/pieces/voyages.ts';
import { placeFlag } from '../../deeds/tracks/flagging.ts';
import type { FrameOf } from '../../frames/frames.ts';
import { marchOf, neighboursOf } from '../../map/ground.ts';
import { voyageRefusal } from '../../movement/convoy.ts';
import { FLAG_CHOICES, type FlagChoice, flagAfter, flagRefusal } from '../../movement/flags.ts';
import type { OperationOf } from '../../operations/index.ts';
import { moveChoices } from '../../orders/orders.ts';
import { chooserOf } from '../../pieces/losses.ts';
import { commandOf, leaderOf, spIn } from '../../pieces/pieces.ts';
import type { Position } from '../../state/state.ts';
import { enter, roll, type Table } from '../../table/table.ts';
import { type Camp, campOf, NATIONS_OF, nationsOf, otherCamp, type Power, powerOf } from '../../terms/nations.ts';
import { BY_EVENT, type EffectOn, type EventFrame, instead, noEffect, noTarget } from '../kit/effect.ts';

/* What armies do by event besides marching with CP (§10, §7). */

const NOBODY = { troops: [], leaders: [] } as const;

type Marching = OperationOf<'moveFormation'>;

/**
 * The march before it begins; undefined: nobody came, or died on arrival. A stack is led by the Power of the leader who
 * came.
 */
function marchFrom(
  position: Position,
  { power, card, placed }: EventFrame,
  op: Marching,
): FrameOf<'free-march'> | undefined {
  const { op: _, target, spaces, ...terms } = op;
  const frame = {
    is: 'free-march',
    power,
    card,
    spaces,
    at: null,
    apart: NOBODY,
    single: target === 'ownArmy',
    ...terms,
  } as const;
  if (target !== 'sameStack') return frame;
  if (placed === undefined) return undefined;
  const { of, at } = leaderOf(position, placed);
  return at.startsWith('@') ? undefined : { ...frame, power: powerOf(of), at };
}

export const moveFormation: EffectOn<'moveFormation'> = {
  idle(position, frame, op) {
    const march = marchFrom(position, frame, op);
    return march === undefined || moveChoices(position, march.power, march).length === 0 ? noEffect : undefined;
  },
  run(table, frame, op) {
    const march = marchFrom(table.state, frame, op);
    if (march !== undefined) enter(table, march);
  },
};

function freeFlags(position: Position, power: Power): readonly Legal[] {
  const ends = Object.values(position.leaders).filter(
    ({ of, at, marched }) => nationsOf(power).includes(of) && marched > 0 && !at.startsWith('@'),
  );
  return [...new Set(ends.map(({ at }) => at))].flatMap((space) =>
    FLAG_CHOICES.filter((flag) => flagRefusal(position, power, space, flag) === undefined).map((flag) =>
      flagOf(space, flag),
    ),
  );
}
const flagOf = (space: string, flag: FlagChoice): Legal =>
  fields({ type: constant('flag'), space: constant(space), flag: constant(flag) });

export const freeFlag: EffectOn<'freeFlag'> = {
  idle: (position, { power }) => (freeFlags(position, power).length === 0 ? noEffect : undefined),
  asks: (position, { power }) => (freeFlags(position, power).length > 0 ? [power] : []),
  legal: (view, _, __, power) => [fields({ type: constant('done') }), ...freeFlags(view, power)],
  against: (view, _, __, power, command) =>
    command.type === 'flag' ? flagRefusal(view, power, command.space, command.flag) : undefined,
  act(table, frame, _, command, power) {
    if (command.type === 'flag')
      placeFlag(
        table,
        power,
        command.space,
        sure(flagAfter(table.state, power, command.space, command.flag), 'flag after this'),
        BY_EVENT,
      );
    else instead(table, frame, []);
  },
  run: () => {},
};

type Firing = OperationOf<'skirmish'>;

/** The dice of a leader's army (§1.62). */
function diceOf(position: Position, leader: string, { dicePer, max }: Firing): number {
  const { of, at } = leaderOf(position, leader);
  return Math.min(max, Math.ceil(Math.min(spIn(position, at, [of]), commandOf(position, leader)) / dicePer));
}

/** A Power's armies, each with the spaces it can fire at: not over a river. */
const shots = (
  position: Position,
  power: Power,
  op: Firing,
): readonly { readonly leader: string; readonly space: string }[] =>
  Object.entries(position.leaders).flatMap(([leader, { of, at }]) => {
    if (!nationsOf(power).includes(of) || at.startsWith('@') || diceOf(position, leader, op) === 0) return [];
    const enemy = otherCamp(campOf(of));
    return neighboursOf(position, at)
      .filter(
        (space) => spIn(position, space, NATIONS_OF[enemy]) > 0 && marchOf(position, at, space, campOf(of)) !== 'river',
      )
      .map((space) => ({ leader, space }));
  });

export const skirmish: EffectOn<'skirmish'> = {
  idle: (position, { power }, op) => (shots(position, power, op).length === 0 ? noTarget : undefined),
  asks: (position, { power }, op) => (shots(position, power, op).length > 0 ? [power] : []),
  legal: (view, _, op, power) =>
    shots(view, power, op).map(({ leader, space }) =>
      fields({ type: constant('target'), space: constant(space), leader: constant(leader) }),
    ),
  act(table, frame, op, command, power) {
    if (command.type !== 'target') return;
    const space = sure(command.space, 'space named');
    const leader = sure(command.leader, 'leader named');
    instead(table, frame, []);
    const count = (faces: readonly number[]) => faces.filter((face) => face >= op.eliminateOn).length;
    const { total } = roll(table, power, diceOf(table.state, leader, op), {
      why: 'event',
      rule: BY_EVENT,
      space,
      count,
    });
    eliminate(table, otherCamp(campOf(power)), space, total);
  },
  run: () => {},
};

/** SP of a Camp in a space are eliminated, as it chooses; its leaders are spared. */
function eliminate(table: Table, camp: Camp, space: string, sp: number): void {
  const { troops, leaders } = formationIn(table.state, space, NATIONS_OF[camp], NOBODY);
  const pool = Math.min(
    sp,
    troops.reduce((sum, troop) => sum + troop.sp, 0),
  );
  const power = chooserOf(table.state, troops, leaders);
  if (pool > 0)
    enter(table, {
      is: 'losses',
      power,
      camp,
      space,
      troops,
      leaders: [],
      pool,
      regroup: 0,
      shared: true,
      taken: {},
      rule: BY_EVENT,
    });
}

type Assaulting = OperationOf<'amphibiousAssault'>;
const assaults = (position: Position, { pieces }: Assaulting): readonly Legal[] => voyages(position, 'assault', pieces);

export const amphibiousAssault: EffectOn<'amphibiousAssault'> = {
  idle: (position, _, op) => (assaults(position, op).length === 0 ? noTarget : undefined),
  asks: (position, { power }, op) => (assaults(position, op).length > 0 ? [power] : []),
  legal: (view, _, op) => assaults(view, op),
  against: (view, _, __, ___, command) =>
    command.type === 'convoy' ? voyageRefusal(view, 'assault', command.from, command.to, command) : undefined,
  act(table, frame, _, command, power) {
    if (command.type !== 'convoy') return;
    instead(table, frame, []);
    sail(table, power, command);
  },
  run: () => {},
};
