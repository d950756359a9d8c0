import { z } from 'zod';
import { card, leaderId, nation, partySchema, power, space } from './schemas.ts';

/* One small step each; which of them are possible now, and with what, the grammar of choices tells. */

const preparation = [
  z
    .strictObject({ type: z.literal('assign'), to: z.partialRecord(power, z.int().min(0)) })
    .meta({ description: 'How many free resources each Power gets.' }),
  z.strictObject({ type: z.literal('shift') }).meta({ description: 'Passes one resource to the partner.' }),
  z.strictObject({ type: z.literal('redraw') }).meta({ description: 'The mulligan: new cards, one fewer (§2.8).' }),
  z.strictObject({ type: z.literal('keep') }).meta({ description: 'Leaves it as it is.' }),
] as const;

const impulse = [
  z.strictObject({ type: z.literal('preempt') }).meta({ description: 'Takes the extra impulse (§4.22).' }),
  z.strictObject({ type: z.literal('wait') }).meta({ description: 'Does without it.' }),
  z.strictObject({ type: z.literal('play'), card, as: z.enum(['cp', 'event']) }).meta({ description: 'Plays a card (§5.1).' }),
  z.strictObject({ type: z.literal('buy') }).meta({ description: 'Two resources for a card (§16.3).' }),
  z.strictObject({ type: z.literal('end') }).meta({ description: 'Ends the impulse.' }),
] as const;

const cp = [
  z
    .strictObject({ type: z.literal('move'), from: space, to: space, ...partySchema.unwrap().shape })
    .meta({ description: 'Moves these pieces one space; the first leader commands (§10.1).' }),
  z
    .strictObject({ type: z.literal('flag'), space, flag: z.enum(['own', 'ally', 'none']) })
    .meta({ description: 'Flags a duchy; `none` takes an enemy flag off a home duchy of the partner for him (§7).' }),
  z.strictObject({ type: z.literal('command'), space, leader: leaderId }).meta({ description: 'Names a commander (§10.54).' }),
  z.strictObject({ type: z.literal('done') }).meta({ description: 'Lets the CP that are left go.' }),
] as const;

const windows = [
  z.strictObject({ type: z.literal('pass') }).meta({ description: 'Does nothing at this moment.' }),
  z
    .strictObject({ type: z.literal('halve'), resources: z.int().min(1) })
    .meta({ description: 'Resources that halve an attrition roll, each once (§16.4).' }),
] as const;

const losses = [
  z
    .strictObject({ type: z.literal('lose'), nation: nation.exactOptional(), leader: leaderId.exactOptional() })
    .meta({ description: 'Who is lost next: an SP of a nation, or a leader (§12.51).' }),
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

export const commandSchema = z.discriminatedUnion('type', [...preparation, ...impulse, ...cp, ...windows, ...losses, ...tracks]);
export type Command = z.infer<typeof commandSchema>;
export type CommandOf<K extends Command['type']> = Extract<Command, { type: K }>;
