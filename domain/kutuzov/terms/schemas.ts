import * as z from 'zod';
import { ATTRITION_LEVELS, MORALE_LEVELS } from './levels.ts';
import { CAMPS, NATIONS, POWERS } from './nations.ts';

/* The small shapes that state, view, frames, events and commands share. */

export const power = z.enum(POWERS);
export const nation = z.enum(NATIONS);
export const camp = z.enum(CAMPS);
export const count = z.int().min(0);
/** A duchy or a zone. */
export const space = z.string();
export const leaderId = z.string();
/** The number of a card. */
export const card = z.int().min(1);
export const rule = z.string().regex(/^§/).meta({ description: 'The rule for this.' });
export const moraleLevel = z.enum(MORALE_LEVELS);
export const attritionLevel = z.enum(ATTRITION_LEVELS);

export const object = <T extends z.core.$ZodLooseShape>(fields: T) => z.strictObject(fields).readonly();
export const list = <T extends z.ZodType>(of: T) => z.array(of).readonly();
export const byPower = <T extends z.ZodType>(of: T) => object({ FN: of, R1: of, FS: of, R2: of });
export const byCamp = <T extends z.ZodType>(of: T) => object({ imperial: of, tsarist: of });
export const seal = <T extends z.ZodType>(value: T) =>
  z.strictObject({ to: z.array(z.string()).readonly(), topic: z.string(), value });

/** What a piece has done in the impulse. */
const doings = {
  marched: count.meta({ description: 'Spaces paid with CP in this impulse (§10.42).' }),
  stopped: z
    .boolean()
    .meta({ description: 'No further move by CP in this impulse: in a zone (§10.51), or by sea (§15.2).' }),
  marked: z
    .boolean()
    .meta({ description: 'Under a Battle or Failed Intercept marker: no move, no interception (§12.52).' }),
};

/**
 * Soldiers of a nation in a space, in SP. Infantry, cavalry and artillery change into each other at any time within the
 * counter limits (§1.5), so SP are all there is; `isShowable` (pieces/pieces.ts) tells whether the counters suffice.
 * What they did in the impulse tells soldiers of one space apart: those who did the same are one row.
 */
export const troopSchema = object({ of: nation, sp: z.int().min(1), ...doings });
export type Troop = z.infer<typeof troopSchema>;

/**
 * Where a leader is when he is not on the map: to be built again, to be regrouped, not available yet, or out of the
 * game.
 */
export const OFF_MAP = ['@eliminated', '@regroup', '@unavailable', '@removed'] as const;
export const leaderSchema = object({
  of: nation,
  at: z.string().meta({ description: `A space, or ${OFF_MAP.join(', ')}.` }),
  ...doings,
});
export type Leader = z.infer<typeof leaderSchema>;

/** SP by nation. */
export const spSchema = z.partialRecord(nation, z.int().min(1)).readonly();
export type Sp = z.infer<typeof spSchema>;

/** The unit of building, regrouping or deploying: SP of a nation, or a leader. */
export const soldiersSchema = z.strictObject({ nation, sp: z.int().min(1) });
export const leaderPieceSchema = z.strictObject({ leader: leaderId });
export const pieceSchema = z.union([soldiersSchema, leaderPieceSchema]).readonly();
export type Piece = z.infer<typeof pieceSchema>;

/** Pieces chosen in a space: leaders, and SP by nation. */
export const partySchema = object({ leaders: list(leaderId), sp: spSchema });
export type Party = z.infer<typeof partySchema>;

/** The fields of pieces as they stand in a space. */
export const standing = { troops: list(troopSchema), leaders: list(leaderId) };

/** Pieces as they stand in a space, the commander first among the leaders. */
export const formationSchema = object(standing);
export type Formation = z.infer<typeof formationSchema>;

/** What dice did to a formation. */
export const struck = object({ eliminations: count, disruptions: count });

/** An operation of a card as it is recorded, with any parameters; `Operation` (operations/) is the language of rows. */
export const operationSchema = z.looseObject({ op: z.string() }).readonly();
export type RecordedOperation = z.infer<typeof operationSchema>;

/** A fact: an event's name and its fields. */
export const fact = <K extends string, T extends z.core.$ZodLooseShape>(type: K, fields: T) =>
  z.strictObject({ type: z.literal(type), ...fields });

/**
 * Cards for the move and the first round of the battle that it may lead to, in the order in which they are played;
 * none: nothing is.
 */
export const planSchema = list(card).meta({
  description:
    'Cards for round 1 of the battle. Also, one after the other, cards before it: for your attack as it ' +
    'departs, or for tries of your Camp. Impossible cards are left out. `[]`: none are played.',
});
