import * as z from 'zod';
import { FACES } from '../army/dice.ts';
import { SIDES } from '../army/sides.ts';
import { slotSchema } from '../cards/schema.ts';
import { hexSchema, sectionSchema } from '../field/hexes.ts';
import { frameSchema as frame } from './frames.ts';

const side = z.enum(SIDES);
const piece = z.string();
const card = z.string();
const rule = z.string();
const seal = <T extends z.ZodType>(value: T) =>
  z.strictObject({ to: z.array(side).readonly(), topic: z.string(), value });

export const bannerSchema = z.strictObject({ for: z.enum(['unit', 'leader', 'objective', 'exit']), about: z.string() });

/** The procedure: a frame is put on the stack, takes the place of the last one, or is left. */
const entered = z.strictObject({ type: z.literal('entered'), frame });
const went = z.strictObject({ type: z.literal('went'), frame });
const left = z.strictObject({ type: z.literal('left') });

/** Cards: which card a side gets is sealed to it; a card that is played or discarded is public. */
const dealt = z.strictObject({
  type: z.literal('dealt'),
  side,
  count: z.int(),
  sealed: seal(z.array(card).readonly()),
});
const cardPlayed = z
  .strictObject({ type: z.literal('card-played'), side, card, as: card.nullable(), command: z.int() })
  .meta({ description: 'The command card of a turn (§4.1a). `as`: the card that it acts as (§14.13).' });
const reacted = z
  .strictObject({ type: z.literal('reacted'), side, card: card.nullable() })
  .meta({ description: 'First Strike, or no card, at a melee (§14.16a).' });
const drew = z
  .strictObject({ type: z.literal('drew'), side, sealed: seal(card) })
  .meta({ description: 'One card of the draw pile (§4.3a).' });
const scouted = z
  .strictObject({ type: z.literal('scouted'), side, sealed: seal(card) })
  .meta({ description: 'One of the cards a Scout chooses from (§4.3b).' });
const kept = z
  .strictObject({ type: z.literal('kept'), side, discarded: card.nullable(), sealed: seal(card) })
  .meta({ description: 'The card a Scout keeps; the other one is discarded (§4.3b).' });
const discarded = z
  .strictObject({ type: z.literal('discarded'), card })
  .meta({ description: 'The command card goes to the discards (§4.3a).' });
const reshuffled = z
  .strictObject({ type: z.literal('reshuffled'), rule })
  .meta({ description: 'All discards go into the draw pile (§4.3d, §4.3e).' });

/** The turn. */
const turnBegan = z.strictObject({ type: z.literal('turn-began'), side });
const chose = z
  .strictObject({
    type: z.literal('chose'),
    section: sectionSchema.exactOptional(),
    use: z.enum(['manoeuvre', 'single']).exactOptional(),
    unit: piece.exactOptional(),
  })
  .meta({
    description: 'A choice that a card offers: a section (§14.17a), a use (§14.19), the unit out of supply (§14.22a).',
  });
const slotsOpened = z
  .strictObject({ type: z.literal('slots-opened'), slots: z.array(slotSchema).readonly() })
  .meta({ description: 'The orders that the card gives its side. Each slot takes one piece (§4.1).' });
const ordered = z.strictObject({ type: z.literal('ordered'), piece, plain: z.literal(true).exactOptional() });
const unordered = z
  .strictObject({ type: z.literal('unordered'), piece })
  .meta({ description: 'The leader who would have ordered it with him leaves it (§14.20c).' });
const joined = z
  .strictObject({ type: z.literal('joined'), unit: piece })
  .meta({ description: 'An ordered leader has joined it (§4.2i).' });
const moved = z
  .strictObject({
    type: z.literal('moved'),
    piece,
    how: z.enum(['order', 'retreat', 'retire', 'bounce', 'advance', 'supply']),
    path: z.array(hexSchema).min(1).readonly(),
    leader: piece.exactOptional(),
  })
  .meta({ description: 'A piece goes along these hexes, with the leader who is attached to it.' });
const exited = z.strictObject({ type: z.literal('exited'), unit: piece, leader: piece.exactOptional() });
const squareFormed = z
  .strictObject({ type: z.literal('square-formed'), unit: piece, side, slot: z.int(), sealed: seal(card) })
  .meta({ description: 'A random card of its hand goes to the track, hidden from the enemy (§10.2).' });
const squareLeft = z
  .strictObject({ type: z.literal('square-left'), unit: piece, side, slot: z.int(), rule })
  .meta({ description: 'The card returns to the hand (§10.7, §10.8).' });
const regained = z.strictObject({ type: z.literal('regained'), unit: piece, blocks: z.int() });

/** Combat. */
const combatBegan = z.strictObject({
  type: z.literal('combat-began'),
  kind: z.enum(['ranged', 'melee']),
  unit: piece,
  target: piece,
  from: hexSchema,
  at: hexSchema,
  artillery: z.array(piece).readonly(),
  /** The second melee of cavalry (§13.4a). */
  bonus: z.literal(true).exactOptional(),
});
export const ROLLS = [
  'ranged',
  'melee',
  'first-strike',
  'square',
  'battle-back',
  'retire',
  'leader-check',
  'escape',
  'elan',
  'rally',
] as const;
const rolled = z
  .strictObject({
    type: z.literal('rolled'),
    by: side,
    why: z.enum(ROLLS),
    /** The roller, and the target: absent where a side rolls for itself. */
    piece: piece.exactOptional(),
    target: piece.exactOptional(),
    /** How the number of dice came about; `piece`: those of artillery that joins in (§8.2). */
    parts: z.array(z.strictObject({ why: z.string(), dice: z.int(), rule, piece: piece.exactOptional() })).readonly(),
    faces: z.array(z.enum(FACES)).readonly(),
    hits: z.int(),
    flags: z.int(),
    rule,
  })
  .meta({ description: 'Dice, and their effect on the target.' });
const blocksLost = z.strictObject({ type: z.literal('blocks-lost'), unit: piece, blocks: z.int(), rule });
const eliminated = z.strictObject({ type: z.literal('eliminated'), unit: piece, rule });
const leaderLost = z.strictObject({ type: z.literal('leader-lost'), leader: piece, rule });
const leaderLeft = z
  .strictObject({ type: z.literal('leader-left'), leader: piece, rule })
  .meta({ description: 'Over his own baseline, out of the battle (§12.3e).' });
const ignored = z.strictObject({
  type: z.literal('flags-ignored'),
  unit: piece,
  flags: z.int(),
  ignored: z.int(),
  rule,
});

/** Banners, and the end. */
const bannerGained = z.strictObject({ type: z.literal('banner-gained'), side, banner: bannerSchema });
const bannerLost = z.strictObject({ type: z.literal('banner-lost'), side, about: z.string() });
const won = z.strictObject({ type: z.literal('won'), winner: side, how: z.literal('banners') });

export const eventSchema = z.discriminatedUnion('type', [
  entered,
  went,
  left,
  dealt,
  cardPlayed,
  reacted,
  drew,
  scouted,
  kept,
  discarded,
  reshuffled,
  turnBegan,
  chose,
  slotsOpened,
  ordered,
  unordered,
  joined,
  moved,
  exited,
  squareFormed,
  squareLeft,
  regained,
  combatBegan,
  rolled,
  blocksLost,
  eliminated,
  leaderLost,
  leaderLeft,
  ignored,
  bannerGained,
  bannerLost,
  won,
]);
export type Event = z.infer<typeof eventSchema>;
