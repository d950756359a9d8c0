import * as z from 'zod';
import { ATTRITION_LEVELS, MORALE_LEVELS } from '../terms/levels.ts';
import { CAMPS, NATIONS, POWERS } from '../terms/nations.ts';
import { MARCHES } from './edition.ts';

// What an edition may be. Its data are read by this schema in the tests, not when the game is loaded: that would take
// longer than all else.

const text = z.strictObject({ en: z.string().min(1), ko: z.string().min(1) });
const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const nation = z.enum(NATIONS);
const power = z.enum(POWERS);
const camp = z.enum(CAMPS);
const count = z.int().min(0);
const card = z.int().min(1);
const list = <T extends z.ZodType>(of: T) => z.array(of).readonly();

const provenanceSchema = z.enum(['rulebook', 'reconstructed', 'publisher', 'deduced', 'place', 'partly']).meta({
  description:
    'The source of a fact. `place`: its place is documented, its strength is not. `partly`: some of it is documented.',
});
const provenances = z.record(z.string(), provenanceSchema);

const space = z.strictObject({
  id,
  name: text,
  kind: z.enum(['duchy', 'zone']).default('duchy'),
  /** The printed colour. `RU`: the green that both Russian Powers share (§1.21). */
  home: z.enum([...NATIONS, 'RU']),
  key: z.boolean().default(false),
  /** Its strength; 0: no fortress. */
  fortress: z.union([z.literal(0), z.literal(2), z.literal(4)]).default(0),
  depot: z.boolean().default(false),
  capital: z.boolean().default(false),
  port: z.boolean().default(false),
  /** One of the duchies counted around Pinsk (§20.3). */
  pripyat: z.boolean().default(false),
  /** The Power that builds here (§6.31). */
  producers: list(nation).default([]),
  edge: z.enum(['N', 'E', 'S', 'W']).exactOptional(),
  /** A zone to which regrouped pieces are traced (§6.32). */
  regroupSource: z.boolean().default(false),
  x: z.int(),
  y: z.int(),
  label: z.enum(['above', 'right']).exactOptional(),
  provenance: provenanceSchema,
});

const link = z.strictObject({
  a: id,
  b: id,
  march: z.enum(MARCHES),
  provenance: provenanceSchema,
  /** Of the kind of march, where it differs from that of the line. */
  marchProvenance: provenanceSchema.exactOptional(),
});

const leader = z.strictObject({
  id,
  name: text,
  nation,
  battle: count,
  command: z.int().min(1),
  provenance: provenances,
});

const counters = z.strictObject({ infantry: count, cavalry: count, artillery: count });

const limits = z.strictObject({
  soldiers: z.strictObject({ FN: counters, R1: counters, FS: counters, R2: counters, PR: counters, AU: counters }),
  flags: z.strictObject({ french: count, russian: count, allied: count }),
  markers: z.strictObject({ scorched: count, entrenched: count, sacked: count, dmc: count }),
  provenance: provenances,
});

const CARD_FLAGS = [
  'response',
  'battle',
  'plus',
  'siege',
  'face-up',
  'removed',
  'returns-on-turn-1',
  'winter',
  'reminder',
  'follow-on',
] as const;
/**
 * An operation of a card: its name and parameters. The language is that of operations/, in which `CardData` is written.
 */
const operation = z.looseObject({ op: z.string() });
export const cardSchema = z.strictObject({
  number: card,
  name: text,
  deck: z.enum(['home-imperial', 'home-tsarist', 'must-play', 'main']),
  /** The Power to which it always goes (§1.10). */
  owner: power.exactOptional(),
  /** Absent: a Must Play, which has none. */
  cp: z.int().min(1).exactOptional(),
  flags: list(z.enum(CARD_FLAGS)).default([]),
  reshuffle: z.enum(['none', 'deck-only', 'discard-and-reshuffle']).default('none'),
  /** The Powers that may use its event, and when. */
  who: z.enum(['any', ...CAMPS, ...POWERS]),
  when: z.enum(['impulse', 'impulse-or-before-attrition', 'battle', 'siege-round', 'response']),
  text,
  ops: list(operation),
  /** Which of its fields the rulebook gives, wholly or in part; the others are reconstructed. */
  rulebook: list(z.string()),
  partly: list(z.string()).default([]),
});

const moraleLevel = z.enum(MORALE_LEVELS);
const attritionLevel = z.enum(ATTRITION_LEVELS);

const hand = z.strictObject({ fixed: list(card), home: count, nonHome: count });
const unit = z.strictObject({
  nation,
  space: id,
  leaders: list(id).default([]),
  infantry: count.default(0),
  cavalry: count.default(0),
  artillery: count.default(0),
  provenance: provenanceSchema,
});

const SCENARIO_RULES = [
  'surprise',
  'no-preemption-in-round-1',
  'no-preemption-before-first-impulse',
  'leader-withdrawal',
  'retreat-from-moscow',
  'starts-at-reinforcement',
] as const;

const scenario = z.strictObject({
  id: z.int().min(1),
  name: text,
  turn: z.int().min(1).max(4),
  lastTurn: z.int().min(1).max(4),
  /** The last turn if all agree on it before play. */
  lastTurnIfAgreed: z.int().min(1).max(4).exactOptional(),
  /** Where the impulse marker stands. */
  first: power,
  rules: list(z.enum(SCENARIO_RULES)),
  hands: z.strictObject({ FN: hand, R1: hand, FS: hand, R2: hand }),
  deck: z.strictObject({
    /** Out of the deck for the deal, shuffled in after it. */
    heldBack: list(card).default([]),
    /** Out of the deck as played before; of them this many, at random, are in it as winter cards (§14.62). */
    removed: list(card).default([]),
    returned: count.default(0),
  }),
  attached: list(z.strictObject({ card, leader: id })).default([]),
  imperial: z.strictObject({ morale: moraleLevel, loss: count, attrition: attritionLevel, attritionLoss: count }),
  tsarist: z.strictObject({ morale: moraleLevel, loss: count, willToFight: list(moraleLevel), keys: count }),
  resources: z.strictObject({ FN: count, R1: count, FS: count, R2: count }),
  /** Resources of a Camp that its first Power assigns before play. */
  freeResources: z.strictObject({ camp, number: count }).exactOptional(),
  /** A Power may pass one of its resources to its partner before play. */
  shifts: list(z.strictObject({ from: power, to: power })).default([]),
  kutuzovHasAppeared: z.boolean(),
  entrenched: z.record(id, camp),
  scorched: list(id),
  sacked: list(id),
  /** Bridges that are never removed (§PB4.2). */
  bridges: list(z.strictObject({ owner: power, a: id, b: id })),
  flags: z.partialRecord(nation, list(id)),
  /** Leaders that may not be built yet, and leaders that may. */
  unavailable: list(id),
  buildable: list(id),
  singleHand: z
    .strictObject({
      tsarist: z.strictObject({ extraFixed: list(card) }),
      imperial: z.strictObject({ home: list(card), fixedNonHome: list(card), randomNonHome: count, total: count }),
    })
    .exactOptional(),
  provenance: provenances,
  units: list(unit),
});

/** Moves of the conquest die by the number of Tsarist Keys (§19.5): the first row that reaches the number. */
const surrender = list(z.strictObject({ keys: count, plus: count, provenance: provenanceSchema }));

export const editionSchema = z.strictObject({
  id,
  name: text,
  canvas: z.strictObject({
    width: z.int(),
    height: z.int(),
    spaceRadius: z.int(),
    zoneWidth: z.int(),
    zoneHeight: z.int(),
  }),
  spaces: list(space),
  links: list(link),
  leaders: list(leader),
  limits,
  cards: list(cardSchema),
  surrender,
  scenarios: list(scenario),
});
