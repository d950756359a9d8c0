import { fightersOf, SIDES } from '../../battle/battle.ts';
import type { Step } from '../../movement/contact.ts';
import type { OperationOf } from '../../operations/index.ts';
import { battleOf, commanderIn, leaderOf, leadersIn } from '../../pieces/pieces.ts';
import type { Position } from '../../state/state.ts';
import { go, type Table } from '../../table/table.ts';
import {
  ALLIES,
  type Ally,
  type Camp,
  campOf,
  type Nation,
  nationsOf,
  otherCamp,
  partnerOf,
  powerOf,
} from '../../terms/nations.ts';
import { answered, BY_EVENT, type EffectOn, type EventFrame, isFreeMoment, noTarget } from '../kit/effect.ts';
import { onLeader } from '../kit/one-target.ts';

/* Leaders by event. */

export const attach: EffectOn<'attach'> = {
  run(table, frame, { leader }) {
    table.emit({ type: 'card-put', card: frame.card, to: 'attached', leader, rule: BY_EVENT });
    go(table, { ...frame, away: true });
  },
};

type Mixing = OperationOf<'mixedArmy'>;
const isAlly = (of: Nation): of is Ally => (ALLIES as readonly Nation[]).includes(of);
const mixers = (position: Position, { power }: EventFrame, { of }: Mixing): readonly string[] =>
  Object.entries(position.leaders).flatMap(([id, leader]) =>
    !leader.at.startsWith('@') && campOf(leader.of) === campOf(power) && (of === 'camp' || isAlly(leader.of))
      ? [id]
      : [],
  );
function mix(table: Table, { card, power: by }: EventFrame, { of, until }: Mixing, leader: string): void {
  const { of: nation } = leaderOf(table.state, leader);
  const own = powerOf(nation);
  const nations = of === 'allies' ? [own] : nationsOf(partnerOf(own));
  table.emit({ type: 'effect-began', effect: { id: 'mixedArmy', card, by, until, leader, nations }, rule: BY_EVENT });
  if (of === 'allies')
    table.emit({
      type: 'effect-began',
      effect: { id: 'allyStance', card, by, until, leader, nation, as: 'willing' },
      rule: BY_EVENT,
    });
}
const mixing: EffectOn<'mixedArmy'> = onLeader(mixers, mix);
export const mixedArmy: EffectOn<'mixedArmy'> = {
  ...mixing,
  /** Its card may do something else besides. */
  bar: () => undefined,
  idle: (position, frame, op) => (mixers(position, frame, op).length === 0 ? noTarget : undefined),
};

type Rating = OperationOf<'setLeaderRating'>;

/** Returns the possible leaders. */
function leadersFor(position: Position, { power }: EventFrame, op: Rating): readonly string[] {
  if (op.leader !== undefined) return [op.leader];
  const enemy = otherCamp(campOf(power));
  const isMeant = (id: string) =>
    battleOf(position, id) > (op.battle ?? 0) && campOf(leaderOf(position, id).of) === enemy;
  if (op.target === 'enemyLeader') return enemyLeaders(position, enemy).filter(isMeant);
  const commander = enemyCommander(position, power);
  return commander === undefined ? [] : [commander];
}

/**
 * Returns the leaders of a Camp with ratings that matter to what an event answers; without a trigger all on the map.
 */
function enemyLeaders(position: Position, enemy: Camp): readonly string[] {
  const frame = answered(position);
  if (isFreeMoment(frame))
    return Object.keys(position.leaders).filter((id) => !leaderOf(position, id).at.startsWith('@'));
  switch (frame?.is) {
    case 'step':
      if (frame.stage === 'march') return frame.from === frame.to ? [] : frame.leaders;
      return frame.stage === 'announced' ? frame.tries.flatMap(({ command }) => triedBy(position, frame, command)) : [];
    case 'battle':
      return leadersIn(position, frame.space, enemy);
    case 'siege':
      return [frame.commander];
    default:
      return [];
  }
}
/** Returns the leader with the rating that counts in a try (§11.4, §11.8). */
function triedBy(position: Position, { to, camp }: Step, command: Step['tries'][number]['command']): readonly string[] {
  if (command.type === 'intercept') return command.leaders.slice(0, 1);
  const commander = command.counter === undefined ? commanderIn(position, to, otherCamp(camp)) : undefined;
  return commander === undefined ? [] : [commander];
}

/** Returns the commander of a Power's enemies in the battle or the siege that an event answers. */
function enemyCommander(position: Position, power: EventFrame['power']): string | undefined {
  const enemy = otherCamp(campOf(power));
  const frame = answered(position);
  if (frame?.is === 'siege') return frame.camp === enemy ? frame.commander : undefined;
  if (frame?.is !== 'battle') return undefined;
  const side = SIDES.find((each) => frame[each].camp === enemy);
  return side === undefined ? undefined : fightersOf(position, frame, side).leaders[0];
}

function rate(table: Table, { card, power }: EventFrame, op: Rating, leader: string): void {
  const { op: _, target, ...ratings } = op;
  table.emit({
    type: 'effect-began',
    effect: { ...ratings, id: 'leaderRating', card, by: power, leader },
    rule: BY_EVENT,
  });
}

export const setLeaderRating: EffectOn<'setLeaderRating'> = onLeader(leadersFor, rate);
