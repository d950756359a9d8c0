import { z } from 'zod';
import { effectSchema } from './cards/lasting.ts';
import { commandSchema } from './commands.ts';
import { frameSchema as frame } from './frames.ts';
import {
  attritionLevel,
  camp,
  card,
  count,
  leaderId,
  list,
  moraleLevel,
  nation,
  power,
  rule,
  seal,
  space,
  troopSchema as troop,
} from './schemas.ts';
import { factsFields, impulseFields, overSchema } from './state.ts';

/*
 * Small facts that any procedure can tell its story with. Each says what is so afterwards, or which pieces went where, never a rule
 * to be worked out; `rule` cites the one that was at work.
 */

const event = <K extends string, T extends z.core.$ZodLooseShape>(type: K, fields: T) =>
  z.strictObject({ type: z.literal(type), ...fields });

/** The procedure: a frame is put on the stack, takes the place of the last one, or is left. */
const flow = [event('entered', { frame }), event('went', { frame }), event('left', {})] as const;

const seating = [
  event('seated', { seats: z.record(z.string(), list(power)).readonly(), rule }).meta({ description: 'Who plays what (§2.34).' }),
] as const;

const time = [
  event('turn-began', { turn: z.int() }),
  event('round-began', { round: z.int() }),
  event('impulse-began', {
    power: power.nullable(),
    preemptive: z.boolean(),
    morale: z.strictObject({ imperial: moraleLevel, tsarist: moraleLevel }),
  }).meta({
    description: 'Everything that counts by the impulse starts anew; nobody’s: the steps between impulses.',
  }),
  event('impulse-ended', { power: power, preemptive: z.boolean(), marker: power }).meta({
    description: 'All Battle and Failed Intercept markers come off; where the impulse marker stands now (§4.2).',
  }),
  event('passed', { power, marker: power }).meta({ description: 'A Power without cards (§4.23).' }),
  event('noted', {
    impulse: z.strictObject(impulseFields).partial().exactOptional(),
    facts: z.strictObject(factsFields).partial().exactOptional(),
    rule,
  }).meta({
    description: 'What is to be remembered of the impulse, or of the game.',
  }),
  event('ended', overSchema.unwrap().shape),
] as const;

/** Where a card goes that leaves a hand or the deck face up. */
export const CARD_PLACES = ['discard', 'home', 'face-up', 'removed', 'winter', 'deck', 'attached'] as const;
const cards = [
  event('drew', {
    power,
    from: z.enum(['deck', 'home']),
    count,
    aside: z.literal(true).exactOptional(),
    sealed: seal(list(card)),
    rule,
  }).meta({
    description: '`aside`: to the cards that are left over.',
  }),
  event('chits-dealt', { camp, from: z.enum(['deck', 'home']), count, sealed: seal(list(card)), rule }).meta({
    description: 'Chits of a Camp, which nobody sees (§PB6).',
  }),
  event('chits-taken', { power, home: count, other: count, sealed: seal(list(card)), rule }).meta({
    description: 'Chits go to the hand of the Camp (§PB6.5).',
  }),
  event('hand-split', { power, count, sealed: seal(list(card)), rule }).meta({
    description: 'Of the hand of its Camp the Power keeps these cards, and its partner the others (§PB6.10).',
  }),
  event('hands-joined', { camp, rule }).meta({ description: 'The hands of its Powers are one again (§PB6.2).' }),
  event('dealt', { power, cards: list(card), rule }).meta({ description: 'Cards that everyone knows go to a hand.' }),
  event('threw', { power, count, top: card.nullable(), sealed: seal(list(card)), rule }).meta({
    description: 'Cards of a hand are discarded, of which only the top one is seen (§2.8).',
  }),
  event('card-played', { power, card, as: z.enum(['cp', 'event', 'unused']), rule }),
  event('card-put', { card, to: z.enum(CARD_PLACES), power: power.exactOptional(), leader: leaderId.exactOptional(), rule }).meta({
    description: 'A card that is in nobody’s hand goes to a place; `power`: by whom it lies; `leader`: to whom it is attached.',
  }),
  event('set-aside', { power, count, rule }).meta({
    description: 'Non-Home cards that are left over are kept apart from the new ones (§17.42).',
  }),
  event('returned', { power, count, sealed: seal(list(card)), rule }).meta({
    description: 'Some of them go back into the draw deck, unseen.',
  }),
  event('taken-up', { power, rule }).meta({ description: 'The others join the hand.' }),
  event('home-shuffled', { camp, rule }).meta({ description: 'The Home cards that were used can be drawn again (§17.44).' }),
  event('picked', { power, sealed: seal(card), rule }).meta({ description: 'A card is drawn at random out of a hand, not seen yet.' }),
  event('turned-up', { power, card, opens: list(z.strictObject({ topic: z.string() })), rule }).meta({
    description: 'It is shown to everyone; where it goes the next events tell, and none if it stays in the hand.',
  }),
  event('took', { power, from: power, sealed: seal(card), rule }).meta({ description: 'A Power takes a card out of another hand.' }),
  event('peeked', {
    of: z.union([power, z.literal('deck')]),
    to: list(power),
    count,
    sealed: seal(list(card)),
    rule,
  }).meta({ description: 'Some Powers look at cards of a hand, or at the top of the draw deck.' }),
  event('peek-ended', {}).meta({ description: 'Those cards are out of sight again.' }),
  event('deck-ordered', { count, sealed: seal(list(card)), rule }).meta({
    description: 'Cards are put on top of the draw deck in an order of choice.',
  }),
  event('effect-began', { effect: effectSchema, rule }).meta({ description: 'A card changes something for a while (§5.1).' }),
  event('effect-ended', { effect: effectSchema, rule }),
  event('shuffled', { discards: z.boolean(), rule }).meta({ description: 'The draw deck is shuffled, with the discards or without them.' }),
] as const;

export const MOVES = ['march', 'event', 'intercept', 'evade', 'retreat', 'convoy', 'deploy', 'bridge'] as const;
const pieces = [
  event('moved', {
    from: space,
    to: space,
    troops: list(troop).meta({ description: 'As they stood in `from`.' }),
    leaders: list(leaderId),
    how: z.enum(MOVES),
    /** Spaces to be added to what each has marched. */
    marched: count,
    stopped: z.boolean(),
    rule,
  }),
  event('placed', {
    space,
    of: nation,
    sp: z.int().min(1),
    from: z.enum(['pool', 'regroup']),
    stopped: z.literal(true).exactOptional(),
    rule,
  }),
  event('lost', { space, troops: list(troop), to: z.enum(['pool', 'regroup']), rule }).meta({
    description: 'SP are eliminated, or go to the Regroup Box.',
  }),
  event('regroup-set', { of: nation, sp: count, rule }),
  event('leader-put', { leader: leaderId, at: z.string(), stopped: z.literal(true).exactOptional(), rule }),
  event('marked', { space, troops: list(troop), leaders: list(leaderId), rule }).meta({
    description: 'They get a Battle or Failed Intercept marker; `troops` as they stood before.',
  }),
  event('halted', { space, troops: list(troop), leaders: list(leaderId), rule }).meta({
    description: 'They may not move by CP or intercept any more in this impulse; `troops` as they stood before.',
  }),
  event('freed', { space, troops: list(troop), leaders: list(leaderId), rule }).meta({
    description: 'They may move again by CP although they had to stop; `troops` as they stood before.',
  }),
  event('commander-named', { space, camp, leader: leaderId.nullable(), rule }),
] as const;

const ground = [
  event('flag-set', { space, flag: nation.nullable(), rule }),
  event('scorched-set', { space, scorched: z.boolean(), rule }),
  event('sacked', { space, rule }),
  event('entrenched-set', { space, camp: camp.nullable(), rule }),
  event('dmc-set', { space, power: power.nullable(), rule }),
  event('trains-set', { camp, space: space.nullable(), rule }),
  event('bridge-set', { owner: power, a: space, b: space, permanent: z.boolean(), there: z.boolean(), rule }),
] as const;

const tracks = [
  event('morale-set', { camp, level: moraleLevel, loss: count, gain: count, rule }),
  event('attrition-set', { level: attritionLevel, loss: count, gain: count, rule }),
  event('resources-set', { power, to: count, rule }),
  event('cp-spent', { cp: count, left: count, rule }),
  event('rolled', { why: z.string(), power, dice: list(z.int().min(1).max(6)), total: z.int(), rule, space: space.exactOptional() }).meta({
    description: '`total`: the sum with all modifiers, or the number of dice that count, as the rule asks.',
  }),
] as const;

/** What a Power answered at a window. */
export const answerSchema = z.strictObject({ power, command: commandSchema });
export type Answer = z.infer<typeof answerSchema>;
const windows = [
  event('answered', { power, sealed: seal(commandSchema) }).meta({
    description: 'A gathered answer: that it was given is public, what it says is not yet.',
  }),
  event('opened', { opens: list(z.strictObject({ topic: z.string() })), answers: list(answerSchema) }).meta({
    description: 'All answers of a window, at once.',
  }),
] as const;

export const eventSchema = z.discriminatedUnion('type', [
  ...flow,
  ...seating,
  ...time,
  ...cards,
  ...pieces,
  ...ground,
  ...tracks,
  ...windows,
]);
export type Event = z.infer<typeof eventSchema>;
export type EventOf<K extends Event['type']> = Extract<Event, { type: K }>;
