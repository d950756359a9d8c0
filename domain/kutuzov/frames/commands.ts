import * as z from 'zod';
import { SCOPES } from '../terms/points.ts';
import {
  camp,
  card,
  count,
  leaderId,
  list,
  nation,
  partySchema,
  pieceSchema,
  planSchema,
  power,
  space,
  spSchema,
} from '../terms/schemas.ts';

/* One small step each; which of them are possible now, and with what, the grammar of choices tells. */

const preparation = [
  z
    .strictObject({ type: z.literal('bid'), sp: count })
    .meta({ description: 'Bids this number of SP for the choice of Powers (§2.34).' }),
  z
    .strictObject({ type: z.literal('claim'), powers: list(power) })
    .meta({ description: 'Takes these Powers (§2.34).' }),
  z
    .strictObject({ type: z.literal('assign'), to: z.partialRecord(power, z.int().min(0)) })
    .meta({ description: 'The number of free resources for each Power.' }),
  z.strictObject({ type: z.literal('shift') }).meta({ description: 'Passes one resource to the partner.' }),
  z.strictObject({ type: z.literal('redraw') }).meta({ description: 'The mulligan: new cards, one fewer (§2.8).' }),
  z.strictObject({ type: z.literal('keep') }).meta({ description: 'Keeps the present state.' }),
] as const;

const impulse = [
  z.strictObject({ type: z.literal('preempt'), power: power.exactOptional() }).meta({
    description: 'Takes the extra impulse (§4.22). `power`: needed if both Powers of a Camp could take it (§PB6.7).',
  }),
  z.strictObject({ type: z.literal('wait') }).meta({ description: 'Declines it.' }),
  z
    .strictObject({ type: z.literal('play'), card, as: z.enum(['cp', 'event']) })
    .meta({ description: 'Plays a card (§5.1).' }),
  z.strictObject({ type: z.literal('buy') }).meta({ description: 'Two resources for a card (§16.3).' }),
  z.strictObject({ type: z.literal('end') }).meta({ description: 'Ends the impulse.' }),
  z
    .strictObject({ type: z.literal('chit'), kind: z.enum(['home', 'other']) })
    .meta({ description: 'Takes a chit, a Home card or another one, into the hand (§PB6.5).' }),
  z
    .strictObject({ type: z.literal('divide'), cards: list(card) })
    .meta({ description: 'The cards of the Camp’s hand that its first Power keeps (§PB6.10).' }),
] as const;

/** Marches and attacks with CP. */
export const marches = [
  z
    .strictObject({
      type: z.literal('move'),
      from: space,
      to: space,
      ...partySchema.unwrap().shape,
      attack: z.literal(true).exactOptional().meta({ description: 'Attacks the enemies in a zone (§10.71).' }),
      plan: planSchema.exactOptional(),
    })
    .meta({ description: 'Moves these pieces one space; the first leader commands (§10.1).' }),
  z
    .strictObject({ type: z.literal('attack'), space, ...partySchema.unwrap().shape, plan: planSchema.exactOptional() })
    .meta({ description: 'Attacks the enemies in the zone where these pieces stand (§10.72).' }),
] as const;

const cp = [
  ...marches,
  z
    .strictObject({ type: z.literal('flag'), space, flag: z.enum(['own', 'ally', 'none']) })
    .meta({ description: 'Flags a duchy. `none` removes an enemy flag from a home duchy of the partner (§7).' }),
  z
    .strictObject({ type: z.literal('command'), space, leader: leaderId })
    .meta({ description: 'Names a commander (§10.54).' }),
  z.strictObject({ type: z.literal('done') }).meta({ description: 'Continues. Unused CP are lost.' }),
] as const;

const places = [
  z
    .strictObject({ type: z.literal('siege'), space, ...partySchema.unwrap().shape })
    .meta({ description: 'This army besieges the fortress in its space; the first leader commands (§13.2).' }),
  z.strictObject({ type: z.literal('press'), fresh: z.int().min(0) }).meta({
    description: 'Another round of the siege. This number of SP is replaced from armies beside it (§13.33, §13.36).',
  }),
  z.strictObject({ type: z.literal('lift') }).meta({ description: 'Ends the siege.' }),
  z.strictObject({ type: z.literal('convoy'), from: space, to: space, ...partySchema.unwrap().shape }).meta({
    description: 'Moves pieces of Russia 1 over the sea from port to port. The first leader commands (§15.2).',
  }),
] as const;

/** What pieces may do when enemies approach (§11). */
export const contacts = [
  z
    .strictObject({
      type: z.literal('intercept'),
      from: space,
      ...partySchema.unwrap().shape,
      plan: planSchema.exactOptional(),
    })
    .meta({ description: 'These pieces try to intercept the moving enemies (§11.1). The first leader commands.' }),
  z
    .strictObject({
      type: z.literal('evade'),
      to: space,
      counter: spSchema.exactOptional(),
      plan: planSchema.exactOptional(),
    })
    .meta({
      description:
        'The target of an attack tries to evade to a space: an army, a group, or one counter without an army (§11.6).',
    }),
] as const;

const agreements = [
  z
    .strictObject({ type: z.literal('agree') })
    .meta({ description: 'Your leaders go along with the partner’s (§10.61).' }),
  z.strictObject({ type: z.literal('refuse') }).meta({ description: 'Your leaders do not go along in this impulse.' }),
] as const;

const surprise = [
  z
    .strictObject({ type: z.literal('bridge'), a: space, b: space })
    .meta({ description: 'Places the To the Bridges marker (§PB4.1).' }),
  z.strictObject({ type: z.literal('bring-up'), from: space, ...partySchema.unwrap().shape, group: z.boolean() }).meta({
    description:
      'Brings pieces of the Power to the bridge, with or without the partner’s pieces in their group (§PB4.1).',
  }),
] as const;

const windows = [
  ...contacts,
  z
    .strictObject({
      type: z.literal('pass'),
      for: z.enum(SCOPES).exactOptional(),
      both: z.literal(true).exactOptional(),
      plan: planSchema.exactOptional(),
    })
    .meta({
      description:
        'Does nothing at this moment. `for`: also for the rest of the move or of the impulse, unless one of these ' +
        'happens. You could react to a move or are attacked. Enemies of 3 or more SP and leaders try to intercept a ' +
        'move of your Camp. A battle with one of your pieces begins. You roll 8 or more dice. `all`: for the rest ' +
        'of the impulse, without exceptions. `both`: for both Powers of the seat, if both have the question. ' +
        '`plan`: what to play on tries of your Camp, and in a battle that the move causes.',
    }),
  z.strictObject({ type: z.literal('halve'), resources: z.int().min(0), free: z.literal(true).exactOptional() }).meta({
    description: 'Resources that halve an attrition roll, each once, and a card that does so for free (§16.4).',
  }),
] as const;

const losses = [
  z
    .strictObject({ type: z.literal('lose'), nation: nation.exactOptional(), leader: leaderId.exactOptional() })
    .meta({ description: 'The next loss: an SP of a nation, or a leader (§12.51).' }),
] as const;

const battles = [
  z
    .strictObject({ type: z.literal('cancel'), hit: z.enum(['elimination', 'disruption']) })
    .meta({ description: 'The hit that an Entrenchment cancels (§12.45).' }),
  z.strictObject({ type: z.literal('retreat'), to: space, ...partySchema.unwrap().shape }).meta({
    description: 'Beaten pieces go to a space. If they are in a zone, that zone means that they stay (§12.6).',
  }),
] as const;

const tracks = [
  z
    .strictObject({ type: z.literal('morale-dice'), pay: z.enum(['cp', 'resource']) })
    .meta({ description: 'A die for a CP, or eight for a resource, against Morale Loss (§9.52, §16.54).' }),
  z
    .strictObject({ type: z.literal('attrition-dice'), pay: z.enum(['cp', 'resource']) })
    .meta({ description: 'A die for a CP, or eight for a resource, against Attrition Loss (§14.46, §16.51).' }),
  z
    .strictObject({ type: z.literal('recover'), card: card.exactOptional() })
    .meta({ description: 'A card for its CP, or else a resource, that averts a drop (§5.23).' }),
  z.strictObject({ type: z.literal('rise') }).meta({ description: 'Tries to raise morale (§9.53).' }),
  z
    .strictObject({ type: z.literal('will'), now: z.boolean() })
    .meta({ description: 'Rolls the eight dice now, or at the end of the impulse (§19.82).' }),
] as const;

const turnEnd = [
  z
    .strictObject({ type: z.literal('aim'), retreat: z.boolean() })
    .meta({ description: 'Continues the war in Russia, or chooses the Retreat from Moscow (§19.72).' }),
] as const;

const groundworks = [
  z
    .strictObject({ type: z.literal('entrench'), space })
    .meta({ description: 'A resource for an Entrenchment (§16.56).' }),
  z.strictObject({ type: z.literal('scorch'), space }).meta({ description: 'A resource for Scorched Earth (§16.57).' }),
] as const;

/** New and regrouped pieces (§6), and what the interphase asks (§17). */
const raising = [
  z
    .strictObject({ type: z.literal('build'), piece: pieceSchema, space })
    .meta({ description: 'Builds a leader, or SP of a nation (§6.1).' }),
  z
    .strictObject({ type: z.literal('regroup'), piece: pieceSchema, space })
    .meta({ description: 'Returns them from the Regroup Box (§6.2).' }),
  z
    .strictObject({ type: z.literal('rally'), how: z.enum(['halve', 'gain']) })
    .meta({ description: 'Kutuzov arrives: halves the Tsarist Morale Loss, or gives 4 Gain (§6.35).' }),
  z.strictObject({ type: z.literal('establish'), space }).meta({ description: 'Places a DMC (§17.2).' }),
  z
    .strictObject({
      type: z.literal('deploy'),
      piece: pieceSchema,
      from: space,
      to: space,
      by: z.enum(['land', 'sea']),
      causes: z.int().min(0),
    })
    .meta({ description: 'From the magazine by the best way, which has this number of causes of attrition (§17.31).' }),
  z
    .strictObject({ type: z.literal('recall'), leader: leaderId })
    .meta({ description: 'Removes one of the Power’s leaders from the map, to build him again (§17.36).' }),
  z
    .strictObject({ type: z.literal('give-up'), card })
    .meta({ description: 'Discards a card above the limit for its CP (§17.43).' }),
] as const;

/** What the event of a card asks. */
const cardEvents = [
  z.strictObject({ type: z.literal('react'), card }).meta({ description: 'Plays a card as a reaction (§5.2, §5.3).' }),
  z
    .strictObject({
      type: z.literal('target'),
      power: power.exactOptional(),
      camp: camp.exactOptional(),
      space: space.exactOptional(),
      leader: leaderId.exactOptional(),
      to: space.exactOptional().meta({ description: 'The other end of the line that begins in `space`.' }),
    })
    .meta({ description: 'Names the target of the card.' }),
  z
    .strictObject({ type: z.literal('option'), option: z.int().min(0) })
    .meta({ description: 'One of the choices that the card offers.' }),
  z
    .strictObject({ type: z.literal('discard'), cards: list(card) })
    .meta({ description: 'Discards these cards of the hand.' }),
  z
    .strictObject({ type: z.literal('take'), card: card.exactOptional() })
    .meta({ description: 'Takes a shown card, or none. Some cards let you discard it instead.' }),
  z
    .strictObject({ type: z.literal('order'), cards: list(card) })
    .meta({ description: 'Puts these cards back on the draw deck, the first on top.' }),
  z
    .strictObject({ type: z.literal('remove'), space, nation, sp: z.int().min(1) })
    .meta({ description: 'SP that leave the map because of a card.' }),
] as const;

export const commandSchema = z.discriminatedUnion('type', [
  ...preparation,
  ...impulse,
  ...cp,
  ...raising,
  ...places,
  ...agreements,
  ...surprise,
  ...windows,
  ...losses,
  ...battles,
  ...tracks,
  ...turnEnd,
  ...groundworks,
  ...cardEvents,
]);
export type Command = z.infer<typeof commandSchema>;
export type CommandOf<K extends Command['type']> = Extract<Command, { type: K }>;

/** What a Power answered at a window. */
export const answerSchema = z.strictObject({ power, command: commandSchema });
export type Answer = z.infer<typeof answerSchema>;
