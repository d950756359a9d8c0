import { type Battle, otherSide, type Side } from '../battle/battle.ts';
import { battleDice, diceOf } from '../battle/dice.ts';
import { lossesAhead, verdictAhead } from '../battle/foreseen.ts';
import { besiegerDice, strengthOf } from '../battle/siege.ts';
import { cardOf } from '../cards/card.ts';
import type { Frame, FrameOf } from '../frames.ts';
import { controlOf, hasFormation } from '../map/ground.ts';
import { type Camp, otherCamp } from '../map/nations.ts';
import type { RecordedOperation } from '../schemas.ts';
import { fightWorth } from './fights.ts';
import { suffered } from './marches.ts';
import { sixes, winChance } from './odds.ts';
import type { Outlook } from './outlook.ts';
import { CP, controlWorth, lossWorth, markerWorth, rollWorth, SP } from './worth.ts';

/* What response and battle cards are worth (§5.2, §5.3): what they bring now, less the CP that they could be used for. */

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
      return below.camp === o.camp ? undefined : stepGain(o, below, ops);
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
const AVERTS: { readonly [op: string]: number } = { autoEvade: 1, stopMovement: 1, blockLine: 0.7, splitGroup: 0.4 };

/** An enemy who comes, and is kept away from those he attacks. */
const stepGain = (o: Outlook, step: FrameOf<'step'>, ops: readonly RecordedOperation[]): number | undefined =>
  step.attack && hasFormation(o.view, step.to, o.camp)
    ? ops.reduce((sum, op) => sum + (AVERTS[nameOf(op)] ?? 0), 0) * suffered(o, step)
    : undefined;

const lossesGain = (o: Outlook, { camp, pool }: FrameOf<'losses'>, ops: readonly RecordedOperation[]): number | undefined =>
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

/** In dice of one's own, what an operation does for the round at hand. */
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
    const chance = winChance(attackers, defenders);
    const place = controlOf(view, battle.space) === battle.attackers.camp ? 0 : controlWorth(view, battle.space);
    const force = (dice: number, who: Battle['attackers']) => {
      const size = o.force(battle.space, who.camp).size;
      return { dice, size, sp: size, room: size, led: who.army !== 'none' };
    };
    const gain =
      chance * place +
      fightWorth(view, force(attackers, battle.attackers), force(defenders, battle.defenders), chance, battle.attackers.camp);
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
    return markerWorth(view, camp) * (behind >= 3 && behind < 5 ? 2 : 1) + (behind >= 3 && behind < 5 ? battle[side].disruptions * SP : 0);
  },
};

function siegeGain(o: Outlook, siege: FrameOf<'siege'>, ops: readonly RecordedOperation[]): number {
  const { view, camp } = o;
  const strength = strengthOf(view, siege.space);
  const rounds = strength - siege.round + 1;
  const dice = diceOf(besiegerDice(view, siege));
  const chance = (more: number): number => sixes(dice * Math.min(rounds, 1.5) + more, Math.max(0, strength - siege.sixes));
  const prize = controlWorth(view, siege.space) + strength * markerWorth(view, otherCamp(siege.camp));
  if (siege.camp === camp) return (chance(ops.reduce((sum, op) => sum + diceFor(op, strength), 0)) - chance(0)) * prize;
  const raised = ops.some(({ op }) => op === 'siegeRetreat');
  return (raised ? chance(0) : chance(0) - chance(-ops.reduce((sum, op) => sum + diceFor(op, dice), 0) / 2)) * prize;
}
