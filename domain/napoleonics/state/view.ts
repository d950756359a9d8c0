import * as z from 'zod';
import type { Viewer } from '../../lib/ids.ts';
import { FACES } from '../army/dice.ts';
import { SIDES, type Side } from '../army/sides.ts';
import { slotSchema } from '../cards/schema.ts';
import { hexSchema, sectionSchema } from '../field/hexes.ts';
import { battleSchema } from '../scenarios/schema.ts';
import { bannerSchema, ROLLS } from './events.ts';
import { frameSchema } from './frames.ts';
import type { State } from './state.ts';
import { publicOf } from './table.ts';

const side = z.enum(SIDES);
const piece = z.string();
const card = z.string();
const flag = z.literal(true).exactOptional();
const bySide = <T extends z.ZodType>(value: T) => z.strictObject({ top: value, bottom: value });

const unitSchema = z.strictObject({
  id: piece,
  side,
  type: z.string().meta({ description: 'A row of the unit tables: `B-LN`.' }),
  hex: hexSchema,
  blocks: z.int(),
  square: z.int().exactOptional().meta({ description: 'The number of its counter while it stands in square (§10.2).' }),
});
const leaderSchema = z.strictObject({
  id: piece,
  side,
  name: z.strictObject({ en: z.string(), ko: z.string() }),
  hex: hexSchema,
});

const ordersSchema = z.strictObject({
  ordered: flag.meta({ description: 'It has an order (§4.1a).' }),
  plain: flag.meta({ description: 'Fights by the basic rules, without the bonus of the card (§14.7).' }),
  moved: z.int().exactOptional().meta({ description: 'Hexes moved this turn.' }),
  joined: flag.meta({ description: 'A leader has joined it: it does not move again (§4.2i).' }),
  leftSquare: flag,
  carried: flag.meta({ description: 'A leader who has moved along with his unit (§4.1c).' }),
  fought: flag.meta({ description: 'It has battled (§6.0).' }),
  advanced: flag.meta({
    description: 'It moved on after its melee and may still make its bonus melee (§13.2, §13.4).',
  }),
});

const cardInPlaySchema = z.strictObject({
  card,
  as: card
    .nullable()
    .meta({ description: 'The card that it acts as; null if a Counter-Attack has nothing to copy (§14.13).' }),
  command: z.int(),
  section: sectionSchema.exactOptional(),
  use: z.enum(['manoeuvre', 'single']).exactOptional(),
  slots: z.array(slotSchema).readonly().meta({ description: 'Each order, and its possible targets (§4.1).' }),
});

const rollSchema = z.strictObject({
  by: side,
  why: z.enum(ROLLS),
  faces: z.array(z.enum(FACES)).readonly(),
  hits: z.int(),
  flags: z.int(),
});
const lastSchema = z.strictObject({
  kind: z.enum(['ranged', 'melee']),
  attacker: piece,
  target: piece,
  from: hexSchema,
  at: hexSchema,
  artillery: z.array(piece).readonly(),
  rolls: z.array(rollSchema).readonly(),
});

const cardsBySide = z.strictObject({
  top: z.array(card).readonly().exactOptional(),
  bottom: z.array(card).readonly().exactOptional(),
});
const trackSchema = z.record(z.string(), card);

export const viewSchema = z.strictObject({
  battle: battleSchema,
  units: z.array(unitSchema).readonly(),
  leaders: z.array(leaderSchema).readonly(),
  turn: z.int(),
  active: side,
  banners: bySide(z.array(bannerSchema).readonly()),
  held: bySide(z.int()).meta({ description: 'Cards in each hand.' }),
  pile: z.int(),
  looked: z.int().meta({ description: 'Cards that a Scout chooses from (§4.3b).' }),
  discard: z.array(card).readonly(),
  played: z.strictObject({ top: card.exactOptional(), bottom: card.exactOptional() }),
  card: cardInPlaySchema.exactOptional(),
  orders: z.record(z.string(), ordersSchema),
  owed: bySide(z.int()).meta({ description: 'Cards to draw for First Strikes at the end of the turn (§4.3c).' }),
  frames: z.array(frameSchema).readonly().meta({ description: 'The state of the procedure. The last frame asks.' }),
  last: lastSchema.exactOptional(),
  beat: z.int(),
  over: z.strictObject({ winner: side, how: z.literal('banners') }).exactOptional(),
  hands: cardsBySide.meta({ description: 'The hands of the seats of the viewer.' }),
  track: z
    .strictObject({ top: trackSchema.exactOptional(), bottom: trackSchema.exactOptional() })
    .meta({ description: "The cards on the square track of the viewer's seats, by slot (§10.2)." }),
  scouted: z
    .array(card)
    .readonly()
    .exactOptional()
    .meta({ description: 'The cards of his own Scout that the viewer chooses from (§4.3b).' }),
});
export type View = z.infer<typeof viewSchema>;

/**
 * The battle as `viewer` may see it: all that is public, and for the viewer's own seats the hand, the cards on the
 * square track, and those of a Scout.
 */
export function view(state: State, viewer: Viewer): View {
  const own = SIDES.filter((each) => viewer.includes(each));
  const ofOwn = <T>(of: { readonly [each in Side]: T }): { top?: T; bottom?: T } =>
    Object.fromEntries(own.map((each) => [each, of[each]]));
  return {
    ...publicOf(state),
    hands: ofOwn(state.hands),
    track: ofOwn(state.track),
    ...(own.includes(state.active) && state.scouted.length > 0 && { scouted: state.scouted }),
  };
}
