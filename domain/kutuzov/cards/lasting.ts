import { z } from 'zod';
import { card, count, list, nation, power, space } from '../schemas.ts';
import type { Position } from '../state.ts';

/*
 * What a card changes for a while (§5.1): effects are rows of the position that predicates consult by name. To add one: its line here,
 * `modifiers(position, id)` where the rule is, and an operation `lastingEffect` with its id and fields in the card's row.
 */

/** How long an effect lasts. `faceUp`: until its card goes back to its deck (§4.21). */
export const UNTIL = ['roll', 'step', 'battleRound', 'battle', 'impulse', 'round', 'faceUp', 'turn', 'nextInterphase', 'game'] as const;
export type Until = (typeof UNTIL)[number];

const lasting = <K extends string, T extends z.core.$ZodLooseShape>(id: K, fields: T) =>
  z.strictObject({ id: z.literal(id), card, by: power.meta({ description: 'Who played the card.' }), until: z.enum(UNTIL), ...fields });

export const effectSchema = z.discriminatedUnion('id', [
  lasting('reinforcementCP', { powers: list(power), n: z.int() }),
  lasting('removeAtReinforcement', { of: power, sp: count }),
  lasting('bucharest', {}),
  lasting('dieModifier', { roll: z.enum(['conquest', 'cossack']), amount: z.int() }),
  lasting('noPeaceDie', {}),
  lasting('moveSurcharge', { n: count }),
  lasting('artilleryImmobile', {}),
  lasting('frozenRivers', { turns: list(z.int()) }),
  lasting('zoneControl', { zone: space, nation }),
  lasting('unlocked', { leader: z.string() }),
]);
export type Effect = z.infer<typeof effectSchema>;
export type EffectId = Effect['id'];
export type EffectOf<K extends EffectId> = Extract<Effect, { id: K }>;

/** The effects of a name that are in force, oldest first: of two that contradict the later one counts (§5.1). */
export const modifiers = <K extends EffectId>({ effects }: Pick<Position, 'effects'>, id: K): readonly EffectOf<K>[] =>
  effects.filter((effect): effect is EffectOf<K> => effect.id === id);
