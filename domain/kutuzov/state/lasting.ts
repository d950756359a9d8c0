import * as z from 'zod';
import { camp, card, count, leaderId, list, nation, operationSchema, power, space } from '../terms/schemas.ts';

/*
 * What a card changes for a while (§5.1): effects are rows of the position that predicates consult by name. To add one:
 * its line here, `modifiers(position, id)` where the rule is, and an operation `lastingEffect` with its id and fields
 * in the card's row.
 */

/** How long an effect lasts. `faceUp`: until its card goes back to its deck (§4.21). */
export const UNTIL = [
  'roll',
  'step',
  'battleRound',
  'battle',
  'impulse',
  'round',
  'faceUp',
  'turn',
  'nextInterphase',
  'game',
] as const;
export type Until = (typeof UNTIL)[number];

/** The possible results of a battle for a side. */
const OUTCOMES = ['won', 'routed', 'overrun'] as const;
export type Outcome = (typeof OUTCOMES)[number];

const line = { a: space, b: space };
const lasting = <K extends string, T extends z.core.$ZodLooseShape>(id: K, fields: T) =>
  z.strictObject({
    id: z.literal(id),
    card,
    by: power.meta({ description: 'The Power that played the card.' }),
    until: z.enum(UNTIL),
    ...fields,
  });

export const effectSchema = z.discriminatedUnion('id', [
  /** More or fewer reinforcement CP for each of these Powers (§17.2). */
  lasting('reinforcementCP', { powers: list(power), n: z.int() }),
  /** Operations that a Power carries out when its reinforcement begins (§17.2). */
  lasting('atReinforcement', { of: power, ops: list(operationSchema) }),
  lasting('dieModifier', { roll: z.enum(['conquest', 'cossack']), amount: z.int() }),
  /** The attrition roll that is due is not made (§14). */
  lasting('attritionCancelled', {}),
  lasting('noPeaceDie', {}),
  /** CP more for each army or counter that moves into Russia (§10.1). */
  lasting('moveSurcharge', { n: count }),
  /** Artillery does not move by CP: what goes must be shown without it (§1.5). */
  lasting('artilleryImmobile', {}),
  /** The move under way is not intercepted (§11.4). */
  lasting('noIntercept', {}),
  /** A Power's march is forced this many spaces later (§10.42). */
  lasting('forceMarchAllowance', { power, n: count }),
  /** Rough lines are clear for a Power's formations, and marsh costs Imperials no attrition (§1.22, §10.41). */
  lasting('easyRoads', { power }),
  /** River lines are rough in these turns (§11.4, §12.41). */
  lasting('frozenRivers', { turns: list(z.int()) }),
  /** How an ally stands (§7.1, §9.31); if a leader is named, only his army. */
  lasting('allyStance', { nation, as: z.enum(['hesitant', 'willing', 'french']), leader: leaderId.exactOptional() }),
  /** The first Scorched Earth marker of each scheduled impulse of a Camp costs no resource (§16.57). */
  lasting('freeScorch', { camp }),
  /** A Power may halve one of its attrition rolls in each impulse free (§16.4); and it has done so in this one. */
  lasting('freeHalving', { power }),
  lasting('halvedFree', {}),
  /** The next attrition roll of a Power is not made (§14). */
  lasting('nextAttritionCancelled', { power }),
  /** A leader may take soldiers of these nations into his army (§10.2). */
  lasting('mixedArmy', { leader: leaderId, nations: list(nation) }),
  /** Enemies who flag this duchy find it scorched. */
  lasting('burning', { space }),
  /** A leader who comes late may be built with CP (§6.36). */
  lasting('unlocked', { leader: leaderId }),
  /**
   * Formations of a Camp are called into the battle (§11.2); `soldiers`: one army, or this many SP without a leader.
   */
  lasting('call', { camp, range: z.int(), soldiers: z.strictObject({ rating: count, sp: count }).exactOptional() }),
  /** Dice more for a Camp in a battle or siege (§12.1). */
  lasting('extraDice', { camp, n: count }),
  /** Disruptions by the enemy's dice that a Camp does not suffer in the round (§12.5). */
  lasting('cancelHits', { camp, disruptions: count }),
  /** Disruptions that a Camp suffers besides those of the enemy's dice (§12.5). */
  lasting('battleHits', { camp, disruptions: count }),
  /** 5s eliminate as 6s do, on both sides (§12.5). */
  lasting('disruptionsAreEliminations', {}),
  /** Low morale regroups none of a Camp's disruptions (§12.54). */
  lasting('ignorePoorMorale', { camp }),
  /** Ties make another round after the second one too (§12.52). */
  lasting('fightToDecision', {}),
  /** A second round is fought after every result of the first one (§12.52). */
  lasting('forceSecondRound', {}),
  /** One more round is fought instead of the end (§12.52). */
  lasting('extraRound', {}),
  /**
   * The battle ends without dice and winner; the Tsarist defenders go, and scorch the earth behind them, or the
   * attackers go back.
   */
  lasting('battleEnded', { scorched: z.boolean() }),
  /** A rout is a retreat (§12.7). */
  lasting('routAsRetreat', {}),
  /** A Camp is routed only by this many hits more (§12.7). */
  lasting('routMargin', { camp, n: count }),
  /** Of a Camp's disruptions a part becomes eliminations in a rout, rounded up (§12.7). */
  lasting('routDisruptions', { camp, fraction: z.number() }),
  /** SP that a Camp loses besides in a rout (§12.7). */
  lasting('routToll', { camp, n: count }),
  /** Morale Loss that a Camp is spared for a retreat or rout (§9.11). */
  lasting('loseMoraleReduce', { camp, n: count }),
  /** What follows when this befalls a Camp in the battle: operations that ask nobody. */
  lasting('onOutcome', { camp, outcomes: list(z.enum(OUTCOMES)), ops: list(operationSchema) }),
  /** 6s against a fortress before the first round (§13.31). */
  lasting('siegeSixes', { n: count }),
  /** The besieger goes away without more dice (§13.34). */
  lasting('siegeRaised', {}),
  /** This many losses of the attrition roll are not taken (§14.1). */
  lasting('lossesCancelled', { n: count }),
  /** This many SP that are to be eliminated go to the Regroup Box (§6.2). */
  lasting('lossesSaved', { n: count }),
  /**
   * A leader has other ratings (§1.6): what is named is set, then `delta` counts on his battle rating, never below 0.
   */
  lasting('leaderRating', {
    leader: leaderId,
    battle: count.exactOptional(),
    command: count.exactOptional(),
    delta: z.int().exactOptional(),
    /** After the battle or siege he may have to leave the map, by a die (#71). */
    wounded: z.literal(true).exactOptional(),
  }),
  /** A river line is clear for Imperials (§1.22). */
  lasting('riverOpened', line),
  /** A Camp may not use a line of march. */
  lasting('lineBlocked', { camp, ...line }),
  /** Leaders who stay behind in the current step. */
  lasting('halted', { leaders: list(leaderId) }),
  /** Nobody evades the step at hand (§11.8). */
  lasting('noEvade', {}),
  /** A Power's next interception may cross a river, with `n` more (§11.3, §11.4). */
  lasting('overRiver', { n: count }),
  /** These leaders do not intercept in the step at hand: their try was called off. */
  lasting('calledOff', { leaders: list(leaderId) }),
  /** The try that a Power has announced counts `n` more, and its failure gives the attackers no die (§11.4, §11.8). */
  lasting('tryAided', { of: power, n: count }),
  /** The army in the space evades without dice (§11.6). */
  lasting('slipsAway', { to: space }),
  /**
   * A formation of a Camp that marches, evades or retreats suffers no attrition for it; a river helps the defenders
   * against it by 1 (§10.4, §12.43).
   */
  lasting('guided', { camp, way: z.enum(['march', 'evasion', 'retreat']) }),
]);
export type Effect = z.infer<typeof effectSchema>;
export type EffectId = Effect['id'];
export type EffectOf<K extends EffectId> = Extract<Effect, { id: K }>;

/** All that holds the effects in force: any position. */
interface InForce {
  readonly effects: readonly Effect[];
}

/** The effects of a name that are in force, oldest first: if two contradict each other, the later one counts (§5.1). */
export const modifiers = <K extends EffectId>({ effects }: InForce, id: K): readonly EffectOf<K>[] =>
  effects.filter((effect): effect is EffectOf<K> => effect.id === id);

/** Whether Imperials use a river line as a clear one by event (§1.22). */
export const isOpened = (position: InForce, from: string, to: string): boolean =>
  modifiers(position, 'riverOpened').some((line) => isLine(line, from, to));

/** Whether a Camp may not use a line by event. */
export const isBlocked = (position: InForce, of: EffectOf<'lineBlocked'>['camp'], from: string, to: string): boolean =>
  modifiers(position, 'lineBlocked').some((line) => line.camp === of && isLine(line, from, to));

const isLine = ({ a, b }: { readonly a: string; readonly b: string }, from: string, to: string): boolean =>
  (a === from && b === to) || (a === to && b === from);

/** Whether pieces of a Camp on such a way suffer no attrition for it, by event (§10.4). */
export const isGuided = (position: InForce, of: EffectOf<'guided'>['camp'], on: EffectOf<'guided'>['way']): boolean =>
  modifiers(position, 'guided').some((each) => each.camp === of && each.way === on);

/** What cards add to a die. */
export const dieBonus = (position: InForce, roll: EffectOf<'dieModifier'>['roll']): number =>
  modifiers(position, 'dieModifier').reduce((sum, effect) => (effect.roll === roll ? sum + effect.amount : sum), 0);
