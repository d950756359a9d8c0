import * as z from 'zod';
import { NATIONS } from '../army/nations.ts';
import { SIDES } from '../army/sides.ts';
import { DIRECTIONS, hexSchema, ROWS } from './hexes.ts';

// A battle in writing: what a scenario is, and what people send who make their own.

const MOST_PIECES = 60;

const textOf = (max: number) =>
  z.strictObject({ en: z.string().min(1).max(max), ko: z.string().min(1).max(max) }).readonly();
const text = textOf(200);
const slug = z
  .string()
  .regex(/^[A-Za-z0-9](?:[A-Za-z0-9-]{0,38}[A-Za-z0-9])?$/, 'letters, digits and hyphens, 1 to 40 of them');
const side = z.enum(SIDES);
const nation = z.enum(NATIONS);
const hexes = z.array(hexSchema).min(1).max(20).readonly();
const bySide = <T extends z.ZodType>(value: T) => z.strictObject({ top: value, bottom: value }).readonly();

const army = z
  .strictObject({
    army: text,
    nations: z.array(nation).min(1).max(NATIONS.length).readonly(),
    commander: text,
    /** Command cards (§2.4). */
    hand: z.int().min(2).max(8),
  })
  .readonly();

const holding = z
  .strictObject({
    kind: z.literal('hold'),
    id: slug,
    side,
    hexes,
    /** For each of the hexes. */
    banners: z.int().min(1).max(3),
    gain: z.enum(['immediate', 'own-turn-start']),
    lasts: z.enum(['temporary', 'permanent']),
    text,
  })
  .readonly()
  .meta({
    description:
      'Banners for units of this side in these hexes (§3.3). A temporary one is lost when none of them is left there.',
  });

const exit = z
  .strictObject({
    kind: z.literal('exit'),
    id: slug,
    side,
    hexes,
    /** For each unit and each leader that leaves. */
    banners: z.int().min(1).max(3),
    edge: side.meta({ description: 'The edge of the board where they leave.' }),
    text: textOf(400),
  })
  .readonly()
  .meta({
    description:
      'Banners for pieces of this side that leave the board from these hexes, in their movement, for one hex of it (§1.6).',
  });

const water = z
  .strictObject({ kind: z.literal('water'), id: slug, text })
  .readonly()
  .meta({ description: 'The names of waters of this battle. The board lists their hexes.' });
const noSupply = z
  .strictObject({ kind: z.literal('no-short-supply'), id: slug, side, hexes, text })
  .readonly()
  .meta({ description: 'Short Supply puts no unit of this side into these hexes.' });

/** How a river lies in its hex, which has no other ground (§16.5); in play only its kind counts (the ruling G11). */
const TILES = [
  'RIVER',
  'RIVER_BEND',
  'RIVER_END',
  'RIVER_Y',
  'RIVER_Y_RIGHT',
  'RIVER_Y_LEFT',
  'RIVER_BRIDGE',
  'RIVER_BEND_BRIDGE',
] as const;

const sourced = z
  .strictObject({
    status: z.enum(['published', 'reconstructed']),
    note: z.string().min(1).max(400).exactOptional(),
    detail: z.record(z.string().min(1).max(40), z.string().min(1).max(200)).readonly().exactOptional(),
  })
  .readonly();

const unit = z.strictObject({ side, type: z.string().min(1).max(8), hex: hexSchema }).readonly();
const counts = z.record(z.string().min(1).max(24), z.int().min(0).max(113)).readonly();

const fields = {
  id: slug.meta({ description: 'The number of a scenario, or a name that you choose.' }),
  slug,
  label: z
    .enum(['reconstruction', 'custom'])
    .meta({ description: '`reconstruction`: a published battle with a redrawn map. `custom`: your own.' }),
  name: text,
  date: z.string().min(1).max(40),
  notes: textOf(1000).meta({ description: 'The history of the battle.' }),
  sides: bySide(army),
  first: side.meta({ description: 'The side that starts (§2.6).' }),
  banners: bySide(z.int().min(1).max(9)).meta({ description: 'The victory banners that win (§3.1).' }),
  objectives: z
    .array(z.discriminatedUnion('kind', [holding, exit]))
    .max(10)
    .readonly(),
  specialRules: z
    .array(z.discriminatedUnion('kind', [water, noSupply]))
    .max(10)
    .readonly(),
  board: z
    .array(z.string().min(1).max(80))
    .length(ROWS)
    .readonly()
    .meta({ description: 'Nine rows of two-letter codes, 13 and 12 in turn: .. FO HI RH TO WM FW RV ST BR SQ.' }),
  water: z
    .array(
      z
        .strictObject({
          hex: hexSchema,
          tile: z.enum(TILES),
          sides: z.array(z.enum(DIRECTIONS)).min(1).max(3).readonly(),
        })
        .readonly(),
    )
    .max(113)
    .readonly()
    .meta({ description: 'Every hex of river, ford or bridge, with the sides the water runs through.' }),
  fieldWorks: z
    .array(z.strictObject({ hex: hexSchema, sides: z.array(z.enum(DIRECTIONS)).min(1).max(6).readonly() }).readonly())
    .max(20)
    .readonly()
    .meta({ description: 'Every hex of field works, with the sides they cover (§16.12a).' }),
  places: z
    .array(z.strictObject({ hex: hexSchema, name: text }).readonly())
    .max(40)
    .readonly(),
  units: z
    .array(unit)
    .min(2)
    .max(MOST_PIECES)
    .readonly()
    .meta({ description: '`type` is a row of the unit tables: `B-LN`.' }),
  leaders: z
    .array(z.strictObject({ side, nation, name: text, hex: hexSchema }).readonly())
    .max(MOST_PIECES)
    .readonly()
    .meta({ description: 'A leader in the hex of a unit of the same side is attached to it (§1.7).' }),
  nationNames: z
    .partialRecord(nation, text)
    .readonly()
    .exactOptional()
    .meta({ description: 'Troops that fight under the tables of another nation.' }),
  counts: z
    .strictObject({ units: z.partialRecord(nation, counts).readonly(), tiles: counts })
    .readonly()
    .exactOptional()
    .meta({ description: 'The expected pieces and tiles, compared with the board.' }),
  provenance: z
    .record(z.string().min(1).max(40), sourced)
    .readonly()
    .exactOptional()
    .meta({ description: 'Which facts are published and which are reconstructed.' }),
};
/** The shape of a battle, before the checks of `validateBattle`. */
export const battleShape = z.strictObject(fields).readonly();

/** A battle in the making: of the right shape, but perhaps with fewer units than play requires. */
export const draftSchema = z.strictObject({ ...fields, units: z.array(unit).max(MOST_PIECES).readonly() }).readonly();

/** A scenario: the ground, the armies, the hands and what wins. */
export type Battle = z.infer<typeof battleShape>;
export type Objective = Battle['objectives'][number];
