import * as z from 'zod';
import type { Deck } from '../../contract/deck.ts';
import type { Answer } from '../frames/commands.ts';
import { checkSchema, frameSchema } from '../frames/frames.ts';
import { EDITION_IDS } from '../terms/editions.ts';
import { MORALE_LEVELS } from '../terms/levels.ts';
import type { ByCamp, ByPower, Power } from '../terms/nations.ts';
import {
  attritionLevel,
  byCamp,
  byPower,
  camp,
  card,
  count,
  leaderId,
  leaderSchema,
  list,
  moraleLevel,
  nation,
  object,
  power,
  rule,
  space,
  spSchema,
  troopSchema,
} from '../terms/schemas.ts';
import { effectSchema } from './lasting.ts';
import type { Reach } from './plans.ts';

const places = <T extends z.ZodType>(of: T) => z.record(space, of).readonly();

/** A Camp's morale (§9): its level, and two kinds of markers, one of them always 0. */
const moraleSchema = object({ level: moraleLevel, loss: count, gain: count });

/** The Imperial attrition track (§14.4). */
const attritionSchema = object({ level: attritionLevel, loss: count, gain: count });

/** A To the Bridges marker on a river line (§PB4.1): the river is clear for Imperials. */
const bridgeSchema = object({ owner: power, a: space, b: space, permanent: z.boolean() });
export type Bridge = z.infer<typeof bridgeSchema>;

/** The events of the impulse under way, or of the steps between impulses: forgotten when the next one begins. */
export const impulseFields = {
  power: power.nullable().meta({ description: 'The active Power; `null` between impulses.' }),
  preemptive: z.boolean(),
  played: z.boolean().meta({ description: 'A card without "+" was played (§5.6).' }),
  plus: z.boolean().meta({ description: 'The "+" was used, by a card or a purchase (§4.2).' }),
  mustPlayed: z
    .boolean()
    .meta({ description: 'A Must Play was played. It does not count as the card of the impulse (§5.6).' }),
  moved: z.boolean().meta({ description: 'A formation was moved: no more Entrenchments by resource (§16.56).' }),
  convoyed: z.boolean(),
  series: z
    .enum(['none', 'open', 'closed'])
    .meta({ description: 'The series of resources against Attrition Loss (§16.51).' }),
  scorchings: count.meta({ description: 'Scorched Earth markers placed by resource (§16.57).' }),
  builtOnScorched: list(space).meta({ description: 'Scorched Keys with new builds (§6.31).' }),
  landings: list(space).meta({
    description: 'Places where pieces were built or regrouped among enemies that they must still fight (§6.34).',
  }),
  shelled: object({ space, eliminations: count, disruptions: count }).nullable().meta({
    description: 'Losses by coast batteries of pieces that landed at a fortress. They count in the siege (§15.3).',
  }),
  besieged: list(space).meta({ description: 'Fortresses that were besieged in this impulse (§13.21).' }),
  morale: byCamp(object({ start: moraleLevel, drops: count })).meta({
    description: 'The level at which each Camp began, and the number of its drops (§9).',
  }),
  attrition: object({ drops: count, risen: z.boolean() }),
  met: list(leaderId).meta({
    description: 'Leaders who came under the partner’s command on its way. They may refuse to go along (§10.61).',
  }),
  refusing: list(leaderId).meta({ description: 'Leaders who refused to go along with the partner (§10.61).' }),
  due: list(checkSchema).meta({
    description: 'Checks that wait for the end of the present procedure, oldest first.',
  }),
};

/** The events that count for the whole game, or since a turn began. */
export const factsFields = {
  kutuzovHasAppeared: z.boolean(),
  austriaNeutral: z.boolean(),
  prussiaRevolted: z.boolean(),
  willToFight: list(z.enum(MORALE_LEVELS)).meta({ description: 'The places of Will to Fight markers (§19.81).' }),
  willResources: count.meta({ description: 'Resources of the Imperials from these markers (§19.81).' }),
  retreat: z.enum(['closed', 'open', 'refused', 'chosen']).meta({ description: 'The Imperial change of aim (§19.7).' }),
  withdrawn: list(power).meta({
    description: 'Imperial Powers that have left Moscow, St. Petersburg and Kiev (§19.722).',
  }),
  conquestRolls: count.meta({ description: 'Conquest rolls that could have conquered Russia (§19.22).' }),
  firstImpulseDone: list(power).meta({ description: 'Powers that have had an impulse (§PB4.1).' }),
  bridgesUsed: list(power).meta({ description: 'Powers that have placed their To the Bridges marker (§PB4.1).' }),
  dmcPlaced: byPower(count).meta({ description: 'Depot markers placed in the game, and lost (§17.2).' }),
  dmcLost: byPower(count),
  handLimit: byPower(count).meta({ description: 'Non-Home cards that a Power may hold (§17.43).' }),
  owed: spSchema.meta({ description: 'SP that a nation owes (§5.12).' }),
  solo: object({ camp, stage: z.enum(['first', 'second', 'rest', 'apart']) })
    .nullable()
    .meta({
      description:
        'In the single-hand game: the only Camp with cards left (§PB6.10). It plays its first or second additional ' +
        'impulse, must divide the rest, or has separate hands of its Powers.',
    }),
  winterCards: list(card).meta({
    description: 'Must Plays with a used event. They now only bring winter (§14.62).',
  }),
};

const rollSchema = object({
  why: z.string(),
  power,
  dice: list(z.int()),
  total: z.int(),
  rule,
  space: space.exactOptional(),
});

/** The ways in which a game ends (§19, §20). */
const ENDINGS = [
  'morale',
  'both-capitals',
  'third-conquest-roll',
  'no-keys',
  'fourteen-keys',
  'conquest',
  'defeat',
  'will-to-fight',
  'peace',
  'points',
  'resignation',
] as const;
export type Ending = (typeof ENDINGS)[number];

export const overSchema = object({
  camp,
  powers: list(power).meta({
    description: 'The Powers of the seat with most points in the winning Camp (§20.5).',
  }),
  how: z.enum(ENDINGS),
  points: byPower(z.number()),
});

/** The fields of a position: what everyone may know, the common part of state and view, and all that rules look at. */
export const positionFields = {
  edition: z.enum(EDITION_IDS),
  scenario: z.int(),
  seats: z.record(z.string(), list(power)).readonly().meta({ description: 'The Powers of each seat (§2.1).' }),
  openHands: z.boolean().meta({ description: 'Partners see each other’s hands (§2.21, §2.22, §2.33).' }),
  merged: z.boolean().meta({
    description:
      'Consecutive moments form one window: the approach of enemies, the time before the dice, the time after them.',
  }),
  singleHand: z
    .boolean()
    .meta({ description: 'The Powers of a Camp share one hand, and it has chits besides (§2.32).' }),

  turn: z.int(),
  lastTurn: z.int(),
  round: z.int(),
  marker: power.meta({ description: 'The position of the impulse marker. It stays from turn to turn (§4.9).' }),
  last: object({ power, preemptive: z.boolean() })
    .nullable()
    .meta({ description: 'The last impulse of any Power (§4.22).' }),
  began: byPower(count).meta({
    description: 'The beat at which the last impulse of each Power began; 0 before its first one.',
  }),
  impulse: object(impulseFields),
  facts: object(factsFields),

  troops: places(list(troopSchema)),
  leaders: z.record(leaderId, leaderSchema).readonly(),
  commanders: places(z.partialRecord(camp, leaderId).readonly()).meta({
    description: 'The commander of each Camp in a space where it has two leaders or more (§10.54).',
  }),
  regroup: spSchema.meta({ description: 'SP in the Regroup Box (§6.2).' }),

  flags: places(nation),
  scorched: list(space),
  sacked: list(space),
  entrenched: places(camp),
  dmc: places(power),
  trains: z.partialRecord(camp, space).readonly(),
  bridges: list(bridgeSchema),

  morale: byCamp(moraleSchema),
  attrition: attritionSchema,
  resources: byPower(count),

  beside: byPower(list(card)).meta({
    description: 'Used Home cards beside their Power: #1 by FN, #9 by FS (§4.21).',
  }),
  faceUp: byPower(list(card)).meta({
    description: 'Used cards beside a Power until the impulses of the turn are over (§4.21).',
  }),
  removed: list(card),
  winter: list(card).meta({ description: 'Must Plays set aside for the winter (§14.62).' }),
  attached: list(object({ card, leader: leaderId })),
  effects: list(effectSchema).meta({ description: 'Temporary effects of cards, oldest first (§5.1).' }),

  frames: list(frameSchema).meta({ description: 'The state of the procedure. The last frame asks.' }),
  lastRoll: rollSchema.nullable(),
  beat: count.meta({ description: 'The number of events so far. It names the questions.' }),
  over: overSchema.nullable(),
};
const positionSchema = object(positionFields);
export type Position = z.infer<typeof positionSchema>;
export type Facts = Position['facts'];

/** A Power's cards (§1.10), each kind in order. */
export const handSchema = object({ home: list(card), other: list(card) });
export type Hand = z.infer<typeof handSchema>;

/** Cards shown to some Powers: those of a Power's hand, or the top of the draw deck in the order in which they lie. */
export const peekSchema = object({ of: z.union([power, z.literal('deck')]), to: list(power), cards: list(card) });
type Peek = z.infer<typeof peekSchema>;

/** A played game. What it adds to the position is secret, wholly or in part. */
export interface State extends Position {
  /** Powers that share a hand have it both (§2.32). */
  readonly hands: ByPower<Hand>;
  /** Cards of the Camps that nobody has seen yet (§PB6). */
  readonly chits: ByCamp<Hand>;
  /** Non-Home cards left over from the last turn, kept apart from the new ones while those are dealt (§17.42). */
  readonly aside: ByPower<readonly number[]>;
  readonly draw: Deck<number>;
  /** Face up, oldest first; only the last one is seen (§4.21). */
  readonly discard: readonly number[];
  /** Used Home cards of the Camps, face up, oldest first; only the last one is seen (§4.21). */
  readonly homeUsed: ByCamp<readonly number[]>;
  /** Home cards that nobody holds or has used (§5.4). */
  readonly homeDraw: ByCamp<Deck<number>>;
  /** Cards that some Powers are looking at, of a hand or on top of the deck, while an event goes on. */
  readonly peek: Peek | null;
  /** Gathered answers, by topic, until their window closes. */
  readonly answers: { readonly [topic: string]: Answer };
  /**
   * What the answers of Powers have said about windows to come, and the topic of the answer with which it came
   * (windows/reach.ts).
   */
  readonly reach: { readonly [power in Power]?: Reach & { readonly topic?: string | undefined } };
  /** Names the seals. */
  readonly seals: number;
}

/** How a file records its facts: a function for each, which copies what the fact says. */
export type Records<F extends { readonly type: string }> = {
  readonly [K in F['type']]: (state: State, fact: Extract<F, { type: K }>) => State;
};
