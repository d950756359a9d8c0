import * as z from 'zod';
import { KINDS, type Legal } from '../../domain/contract/legal.ts';
import { jsonSchema } from '../../domain/log/json-schema.ts';

// The grammar of choices in answers.

const text = z.string();

/** What a value names, so that clients find it on the board. */
export const legalKindSchema = z.enum(KINDS);

const hints = {
  label: text.exactOptional().meta({ description: 'For people; never sent.' }),
  kind: legalKindSchema
    .exactOptional()
    .meta({ description: 'What the values name; for a `map`, what its keys name. A hint.' }),
  rare: z.literal(true).exactOptional().meta({ description: 'Rarely wanted: offer it last. A hint.' }),
  reversible: z.literal(true).exactOptional().meta({ description: 'You can take the command back.' }),
  default: z.literal(true).exactOptional().meta({ description: 'The plain meaning of subject and target. A hint.' }),
  spent: z.literal(true).exactOptional().meta({ description: 'The piece then does nothing more this turn. A hint.' }),
  key: text.exactOptional().meta({ description: 'A letter that chooses the row. A hint.' }),
};
const node = <Is extends Legal['is'], Shape extends z.ZodRawShape>(is: Is, shape: Shape) =>
  z.strictObject({ is: z.literal(is), ...shape, ...hints });
const legal = z.lazy((): z.ZodType<Legal> => legalSchema);
const least = z.int().min(0);

export const legalNodes = {
  LegalConst: node('const', { value: jsonSchema }),
  LegalOneOf: node('oneOf', { of: z.array(legal) }),
  LegalFields: node('fields', {
    fields: z.record(text, legal),
    optional: z.array(text).exactOptional().meta({ description: 'Names of optional fields.' }),
    order: z.array(text).exactOptional().meta({
      description:
        'The order of several fields in speech. A field that is missing here says what the command is. A hint.',
    }),
  }),
  LegalPick: node('pick', { values: z.array(jsonSchema), min: least, max: least }),
  LegalInt: node('int', {
    min: z.int(),
    max: z.int(),
    start: z.int().exactOptional().meta({ description: 'The number to show first. A hint.' }),
  }),
  LegalMap: node('map', {
    entries: z.record(text, legal),
    min: least,
    max: least,
    groups: z
      .array(z.strictObject({ keys: z.array(text), max: least }))
      .exactOptional()
      .meta({ description: 'Limits on some of the keys: at most `max` of `keys`. Each key is in at most one group.' }),
  }),
  LegalText: node('text', { max: least }),
};

export const legalSchema: z.ZodType<Legal> = z.discriminatedUnion('is', [
  legalNodes.LegalConst,
  legalNodes.LegalOneOf,
  legalNodes.LegalFields,
  legalNodes.LegalPick,
  legalNodes.LegalInt,
  legalNodes.LegalMap,
  legalNodes.LegalText,
]);
