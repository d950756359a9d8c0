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
    .meta({ description: 'Bids so many SP for the choice of Powers (§2.34).' }),
  z
    .strictObject({ type: z.literal('claim'), powers: list(power) })
    .meta({ description: 'Takes these Powers (§2.34).' }),
  z
    .strictObject({ type: z.literal('assign'), to: z.partialRecord(power, z.int().min(0)) })
    .meta({ description: 'How many free resources each Power gets.' }),
  z.strictObject({ type: z.literal('shift') }).meta({ description: 'Passes one resource to the partner.' }),
  z.strictObject({ type: z.literal('redraw') }).meta({ description: 'The mulligan: new cards, one fewer (§2.8).' }),
  z.strictObject({ type: z.literal('keep') }).meta({ description: 'Keeps what there is.' }),
] as const;

const impulse = [
  z
    .strictObject({ type: z.literal('preempt'), power: power.exactOptional() })
    .meta({ description: 'Takes the extra impulse (§4.22); `power`: where both Powers of a Camp could (§PB6.7).' }),
  z.strictObject({ type: z.literal('wait') }).meta({ description: 'Declines it.' }),
  z
    .strictObject({ type: z.literal('play'), card, as: z.enum(['cp', 'event']) })
    .meta({ description: 'Plays a card (§5.1).' }),
  z.strictObject({ type: z.literal('buy') }).meta({ description: 'Two resources for a card (§16.3).' }),
  z.strictObject({ type: z.literal('end') }).meta({ description: 'Ends the impulse.' }),
  z
    .strictObject({ type: z.literal('chit'), kind: z.enum(['home', 'other']) })
    .meta({ description: 'Takes a chit to the hand, a Home card or another one (§PB6.5).' }),
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
    .meta({ description: 'Flags a duchy; `none` takes an enemy flag off a home duchy of the partner for him (§7).' }),
  z
    .strictObject({ type: z.literal('command'), space, leader: leaderId })
    .meta({ description: 'Names a commander (§10.54).' }),
  z.strictObject({ type: z.literal('done') }).meta({ description: 'Goes on: CP that are left are lost.' }),
] as const;

const places = [
  z
    .strictObject({ type: z.literal('siege'), space, ...partySchema.unwrap().shape })
    .meta({ description: 'This army besieges the fortress in its space; the first leader commands (§13.2).' }),
  z
    .strictObject({ type: z.literal('press'), fresh: z.int().min(0) })
    .meta({ description: 'Another round of the siege, so many SP replaced from armies beside it (§13.33, §13.36).' }),
  z.strictObject({ type: z.literal('lift') }).meta({ description: 'Ends the siege.' }),
  z
    .strictObject({ type: z.literal('convoy'), from: space, to: space, ...partySchema.unwrap().shape })
    .meta({ description: 'Pieces of Russia 1 go over the sea from port to port; the first leader commands (§15.2).' }),
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
    .meta({ description: 'These pieces try to intercept the enemies who move (§11.1); the first leader commands.' }),
  z
    .strictObject({
      type: z.literal('evade'),
      to: space,
      counter: spSchema.exactOptional(),
      plan: planSchema.exactOptional(),
    })
    .meta({
      description:
        'The army or group that is to be attacked tries to evade to a space, or one counter that belongs to no army does (§11.6).',
    }),
] as const;

const agreements = [
  z
    .strictObject({ type: z.literal('agree') })
    .meta({ description: 'One’s leaders go along with the partner’s (§10.61).' }),
  z.strictObject({ type: z.literal('refuse') }).meta({ description: 'One’s leaders do not go along in this impulse.' }),
] as const;

const surprise = [
  z
    .strictObject({ type: z.literal('bridge'), a: space, b: space })
    .meta({ description: 'Places the To the Bridges marker (§PB4.1).' }),
  z.strictObject({ type: z.literal('bring-up'), from: space, ...partySchema.unwrap().shape, group: z.boolean() }).meta({
    description:
      'Brings pieces of the Power up to the bridge, with or without the partner’s who are grouped with them (§PB4.1).',
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
        'Does nothing at this moment. `for`: nor in the rest of the move or of the impulse, unless one could try to meet a move or is ' +
        'attacked, enemies of 3 SP and leaders or more try to intercept a move of one’s Camp, a battle with a piece of one’s own begins, ' +
        'or a roll of one’s own has 8 dice or more; `all`: nor in the rest of the impulse, whatever happens. `both`: for both Powers of ' +
        'the seat, where both are asked. `plan`: what to play on tries of one’s Camp and in the battle that the move may lead to.',
    }),
  z
    .strictObject({ type: z.literal('halve'), resources: z.int().min(0), free: z.literal(true).exactOptional() })
    .meta({ description: 'Resources that halve an attrition roll, each once, and a card that does so free (§16.4).' }),
] as const;

const losses = [
  z
    .strictObject({ type: z.literal('lose'), nation: nation.exactOptional(), leader: leaderId.exactOptional() })
    .meta({ description: 'Who is lost next: an SP of a nation, or a leader (§12.51).' }),
] as const;

const battles = [
  z
    .strictObject({ type: z.literal('cancel'), hit: z.enum(['elimination', 'disruption']) })
    .meta({ description: 'The hit that an Entrenchment takes away (§12.45).' }),
  z
    .strictObject({ type: z.literal('retreat'), to: space, ...partySchema.unwrap().shape })
    .meta({ description: 'Beaten pieces go to a space; in a zone to that zone itself: they stay (§12.6).' }),
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
    .meta({ description: 'A card for its CP, or without one a resource, to avert a drop (§5.23).' }),
  z.strictObject({ type: z.literal('rise') }).meta({ description: 'Tries to raise morale (§9.53).' }),
  z
    .strictObject({ type: z.literal('will'), now: z.boolean() })
    .meta({ description: 'Rolls the eight dice now, or when the impulse ends (§19.82).' }),
] as const;

const turnEnd = [
  z
    .strictObject({ type: z.literal('aim'), retreat: z.boolean() })
    .meta({ description: 'Goes on with the war in Russia, or chooses the Retreat from Moscow (§19.72).' }),
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
    .meta({ description: 'Brings them back from the Regroup Box (§6.2).' }),
  z
    .strictObject({ type: z.literal('rally'), how: z.enum(['halve', 'gain']) })
    .meta({ description: 'Kutuzov arrives: half of the Tsarist Morale Loss goes, or 4 Gain come (§6.35).' }),
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
    .meta({ description: 'From the magazine by the best way, on which attrition has so many causes (§17.31).' }),
  z
    .strictObject({ type: z.literal('recall'), leader: leaderId })
    .meta({ description: 'Takes one of the Power’s leaders off the map, to build him again (§17.36).' }),
  z
    .strictObject({ type: z.literal('give-up'), card })
    .meta({ description: 'Discards a card above the limit for its CP (§17.43).' }),
] as const;

/** What the event of a card asks. */
const cardEvents = [
  z
    .strictObject({ type: z.literal('react'), card })
    .meta({ description: 'Plays a card that answers what happens (§5.2, §5.3).' }),
  z
    .strictObject({
      type: z.literal('target'),
      power: power.exactOptional(),
      camp: camp.exactOptional(),
      space: space.exactOptional(),
      leader: leaderId.exactOptional(),
      to: space.exactOptional().meta({ description: 'The other end of the line that begins in `space`.' }),
    })
    .meta({ description: 'Names what the card is used on.' }),
  z
    .strictObject({ type: z.literal('option'), option: z.int().min(0) })
    .meta({ description: 'One of the things the card leaves open.' }),
  z
    .strictObject({ type: z.literal('discard'), cards: list(card) })
    .meta({ description: 'Throws these cards of the hand away.' }),
  z
    .strictObject({ type: z.literal('take'), card: card.exactOptional() })
    .meta({ description: 'Takes a card that is shown, or none of them; some cards say that it is discarded instead.' }),
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
