import { type Battle, otherSide, type Side, strengthOf as sizeOf } from '../battle/battle.ts';
import { battleDice, diceOf } from '../battle/dice.ts';
import { lossesAhead, verdictAhead } from '../battle/foreseen.ts';
import { causesOfRetreat } from '../battle/retreats.ts';
import { besiegerDice, strengthOf } from '../battle/siege.ts';
import { cardOf } from '../edition/card.ts';
import type { CommandOf } from '../frames/commands.ts';
import type { Frame, FrameOf } from '../frames/frames.ts';
import { controlOf, hasFormation, marchOf } from '../map/ground.ts';
import { causesFor, type Step } from '../movement/contact.ts';
import { causesOfEvasion } from '../movement/evasion.ts';
import { threatsTo } from '../movement/interception.ts';
import { leaderOf, totalOf } from '../pieces/pieces.ts';
import type { Cause } from '../terms/causes.ts';
import { type Camp, otherCamp } from '../terms/nations.ts';
import type { RecordedOperation } from '../terms/schemas.ts';
import { fightOf } from './fights/fights.ts';
import { sixes } from './fights/odds.ts';
import {
  attritionWorth,
  easedGain,
  evadedCost,
  evadeWorth,
  interceptedCost,
  interceptWorth,
  suffered,
  threatCost,
} from './marches.ts';
import { type Outlook, TRIED } from './outlook.ts';
import { CP, controlWorth, lossWorth, markerWorth, rollWorth, SP } from './worth.ts';

/*
 * What response and battle cards are worth (§5.2, §5.3): what they bring now, less the CP that they could be used for.
 */

/** A card played at a window over a frame. Undefined: the bot cannot judge it there. */
export function reactWorth(o: Outlook, below: Frame, card: number): number | undefined {
  const { cp = 0, ops } = cardOf(o.view, card);
  const gain = gainOf(o, below, ops as readonly RecordedOperation[]);
  return gain === undefined ? undefined : gain - cp * CP;
}

function gainOf(o: Outlook, below: Frame, ops: readonly RecordedOperation[]): number | undefined {
  switch (below.is) {
    case 'battle':
      return below.stage === 'struck' ? afterDiceGain(o, below, ops) : battleGain(o, below, ops);
    case 'siege':
      return siegeGain(o, below, ops);
    case 'attrition':
      return below.camp === o.camp ? attritionGain(o, below) : undefined;
    case 'step':
      return ops.reduce(
        (sum, op) => sum + (below.camp === o.camp ? ownStepGain(o, below, op) : stepGain(o, below, op)),
        0,
      );
    case 'retreat':
      return ops.reduce((sum, op) => sum + retreatGain(o, below, op), 0);
    case 'losses':
      return lossesGain(o, below, ops);
    case 'event':
      return COUNTERED;
    default:
      return undefined;
  }
}

/** A battle card of the enemy that does nothing. */
const COUNTERED = 1.2;

/** What a roll will cost (§14). */
const attritionGain = ({ view }: Outlook, { camp, troops, leaders, causes }: FrameOf<'attrition'>): number =>
  causes.length * (troops.reduce((sum, { sp }) => sum + sp, 0) + leaders.length) * rollWorth(view, camp);

/** What an operation is called: one that lasts by its effect. */
const nameOf = ({ op, id }: RecordedOperation): string => (op === 'lastingEffect' ? String(id) : op);

/** How much of an attack an operation averts. */
const AVERTS: { readonly [op: string]: number } = {
  autoEvade: 1,
  stopMovement: 1,
  blockLine: 0.7,
  splitGroup: 0.4,
  setLeaderRating: 0.3,
};
/** How much of a try of the enemy’s an operation averts. */
const STOPS: { readonly [op: string]: number } = {
  cancelIntercept: 1,
  blockLine: 1,
  splitGroup: 0.4,
  setLeaderRating: 0.5,
};

/**
 * Values a card against an enemy who comes, which keeps him away from the pieces that he attacks; and help for pieces
 * that try to intercept or evade (§11.4, §11.8).
 */
function stepGain(o: Outlook, step: Step, op: RecordedOperation): number {
  const name = nameOf(op);
  if (step.stage !== 'announced') {
    const isAttack = step.attack && hasFormation(o.view, step.to, o.camp);
    return isAttack ? (AVERTS[name] ?? 0) * suffered(o, step) : 0;
  }
  const own = step.tries.map(({ command }) => {
    if (name === 'guide') return command.type === 'evade' ? guidedGain(o, step, command) : 0;
    if (name !== 'aidTry') return 0;
    return tryWorth(o, step, command, countOf(op)) - tryWorth(o, step, command, 0);
  });
  return Math.max(0, ...own);
}

const countOf = ({ n }: RecordedOperation): number => (typeof n === 'number' ? n : 0);

const tryWorth = (o: Outlook, step: Step, command: Step['tries'][number]['command'], more: number): number =>
  command.type === 'intercept' ? interceptWorth(o, step, command, more) : evadeWorth(o, step, command, more);

/** The attrition that guides spare those who evade (§11.9). */
const guidedGain = (o: Outlook, step: Step, { to, counter }: CommandOf<'evade'>): number => {
  const size = counter === undefined ? o.force(step.to, o.camp).size : totalOf(counter);
  return attritionWorth(o, size, causesOfEvasion(o.view, o.camp, step.to, to).length) / 2;
};

/** One’s own march: what it meets on its way, and those who try to intercept or evade it. */
function ownStepGain(o: Outlook, step: Step, op: RecordedOperation): number {
  const name = nameOf(op);
  if (step.stage === 'announced') {
    const costs = step.tries.map(({ command }) =>
      command.type === 'intercept'
        ? interceptedCost(o, step, command)
        : name === 'blockLine'
          ? evadedCost(o, step, command)
          : 0,
    );
    return (STOPS[name] ?? 0) * Math.max(0, ...costs);
  }
  const { view } = o;
  const isOverRiver = step.attack && marchOf(view, step.from, step.to, step.camp) === 'river';
  switch (name) {
    case 'noContact':
      return (
        TRIED * threatsTo(view, step.to, otherCamp(step.camp)).reduce((sum, near) => sum + threatCost(o, step, near), 0)
      );
    case 'openRiver':
      return isOverRiver ? easedGain(o, step, 3) : 0;
    case 'guide':
      return marchCost(o, step) + (isOverRiver ? easedGain(o, step, 1) : 0);
    default:
      return 0;
  }
}

/** The attrition of a march that has been ordered (§10.4). */
function marchCost(o: Outlook, step: Step): number {
  const causes = (piece: Parameters<typeof causesFor>[2]): number => causesFor(o.view, step, piece).length;
  const soldiers = step.troops.reduce((sum, troop) => sum + troop.sp * causes(troop), 0);
  const all = step.leaders.reduce((sum, id) => sum + causes(leaderOf(o.view, id)), soldiers);
  return attritionWorth(o, 1, all);
}

/**
 * Beaten pieces on their way (§12.6): what guides or an open river spare them, and what a closed line costs the enemy.
 */
function retreatGain(o: Outlook, { camp, space, ways }: FrameOf<'retreat'>, op: RecordedOperation): number {
  const name = nameOf(op);
  const away = ways.filter(({ to }) => to !== space);
  const rolls = (isSpared: (cause: Cause) => boolean): number =>
    away.reduce(
      (sum, way) => sum + sizeOf(way) * causesOfRetreat(o.view, camp, space, way.to).filter(isSpared).length,
      0,
    );
  if (camp !== o.camp) return name === 'blockLine' ? CLOSED * away.reduce((sum, way) => sum + sizeOf(way), 0) : 0;
  const spared = name === 'guide' ? rolls(() => true) : name === 'openRiver' ? rolls((cause) => cause === 'river') : 0;
  return attritionWorth(o, 1, spared);
}
/** Pieces on a closed line go another way, or to the Regroup Box. */
const CLOSED = 0.4 * SP;

const lossesGain = (
  o: Outlook,
  { camp, pool }: FrameOf<'losses'>,
  ops: readonly RecordedOperation[],
): number | undefined =>
  camp === o.camp ? ops.reduce((sum, op) => sum + sparedBy(op, pool), 0) * lossWorth(o.view, o.camp) : undefined;

/** After the dice: what is spared of the losses, and what changes the result. */
function afterDiceGain(o: Outlook, battle: Battle, ops: readonly RecordedOperation[]): number {
  const spared = lossesAhead(o.view, battle).reduce((sum, losses) => sum + (lossesGain(o, losses, ops) ?? 0), 0);
  const verdict = verdictAhead(o.view, battle);
  return spared + (verdict === undefined ? 0 : battleGain(o, verdict, ops));
}

/** How many SP that would be lost an operation saves; those in the Regroup Box cost half as much as new ones. */
function sparedBy({ op, n }: RecordedOperation, pool: number): number {
  const most = typeof n === 'number' ? Math.min(n, pool) : 0;
  return op === 'cancelLosses' ? most : op === 'eliminatedToRegroup' ? most / 2 : 0;
}

/** Values, in own dice, what an operation does for the current round. */
function diceFor(op: RecordedOperation, enemyDice: number): number {
  const n = typeof op.n === 'number' ? op.n : typeof op.max === 'number' ? op.max - 1 : 0;
  switch (nameOf(op)) {
    case 'extraBattleDice':
    case 'siegeDice':
      return n;
    case 'setLeaderRating':
      return 2;
    case 'cancelHits':
      return 3 * Math.min(2, enemyDice / 6);
    case 'battleHits':
    case 'entrench':
      return 3;
    default:
      return 0;
  }
}

const sideOf = ({ attackers }: Battle, camp: Camp): Side => (attackers.camp === camp ? 'attackers' : 'defenders');

function battleGain(o: Outlook, battle: Battle, ops: readonly RecordedOperation[]): number {
  const { view, camp } = o;
  const side = sideOf(battle, camp);
  const mine = diceOf(battleDice(view, battle, side));
  const theirs = diceOf(battleDice(view, battle, otherSide(side)));
  const worth = (more: number): number => {
    const [attackers, defenders] = side === 'attackers' ? [mine + more, theirs] : [theirs, mine + more];
    const place = controlOf(view, battle.space) === battle.attackers.camp ? 0 : controlWorth(view, battle.space);
    const force = (dice: number, { camp: of, army }: Battle['attackers']) => ({
      ...o.force(battle.space, of),
      dice,
      led: army !== 'none',
    });
    const { chance, worth: fight } = fightOf(
      view,
      force(attackers, battle.attackers),
      force(defenders, battle.defenders),
      battle.attackers.camp,
    );
    const gain = chance * place + fight;
    return side === 'attackers' ? gain : -gain;
  };
  const now = worth(0);
  const dice = ops.reduce((sum, op) => sum + diceFor(op, theirs), 0);
  const others = ops.reduce((sum, op) => sum + (BATTLE_OPS[nameOf(op)]?.(o, battle, now) ?? 0), 0);
  return worth(dice) - now + others;
}

/** What operations do besides dice, where the battle as it stands is worth so much. */
const BATTLE_OPS: { readonly [op: string]: (o: Outlook, battle: Battle, now: number) => number } = {
  endBattle: (_, __, now) => -now,
  forceSecondRound: (_, __, now) => now / 2,
  fightToDecision: (_, __, now) => now / 2,
  extraRound: (_, __, now) => now / 3,
  disruptionsAreEliminations: (_, __, now) => now / 3,
  routMargin({ view, camp }, battle) {
    const side = sideOf(battle, camp);
    const behind = battle[side].hits - battle[otherSide(side)].hits;
    if (behind <= 0) return 0;
    return (
      markerWorth(view, camp) * (behind >= 3 && behind < 5 ? 2 : 1) +
      (behind >= 3 && behind < 5 ? battle[side].disruptions * SP : 0)
    );
  },
};

function siegeGain(o: Outlook, siege: FrameOf<'siege'>, ops: readonly RecordedOperation[]): number {
  const { view, camp } = o;
  const strength = strengthOf(view, siege.space);
  const rounds = strength - siege.round + 1;
  const dice = diceOf(besiegerDice(view, siege));
  const chance = (more: number): number =>
    sixes(dice * Math.min(rounds, 1.5) + more, Math.max(0, strength - siege.sixes));
  const prize = controlWorth(view, siege.space) + strength * markerWorth(view, otherCamp(siege.camp));
  if (siege.camp === camp) return (chance(ops.reduce((sum, op) => sum + diceFor(op, strength), 0)) - chance(0)) * prize;
  const raised = ops.some(({ op }) => op === 'siegeRetreat');
  return (raised ? chance(0) : chance(0) - chance(-ops.reduce((sum, op) => sum + diceFor(op, dice), 0) / 2)) * prize;
}
