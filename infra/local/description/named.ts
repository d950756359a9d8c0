import { sure } from '../../../domain/lib/sure.ts';

/** The file of the components of all games. */
export const CORE = 'core';

/** A JSON Schema. */
export type JsonSchema = { readonly [keyword: string]: unknown };
type Schemas = { readonly [id: string]: JsonSchema };

/**
 * Returns components in which every object has a name. Nested objects, members of lists and variants of unions become
 * separate components, named after their place (`leaders` of `NapoleonicsView`: `NapoleonicsViewLeader`). A union gets
 * a `discriminator` if a property distinguishes its variants. Equal objects are one component, but the file of a game
 * (`fileOf`) never refers to another game's. Throws if one name would mean two things.
 */
export function named(components: Schemas, fileOf: (id: string) => string): Schemas {
  const ids = new Map(Object.entries(components).map(([id, schema]) => [`${fileOf(id)} ${keyOf(schema)}`, id]));
  const made: Record<string, JsonSchema> = {};
  const refTo = (id: string): JsonSchema => ({ $ref: `#/components/schemas/${id}` });

  /** Returns a reference to a component with this content. The description stays at the reference. */
  function component(schema: JsonSchema, name: string): JsonSchema {
    const { description, ...shape } = schema;
    const own = `${fileOf(name)} ${keyOf(schema)}`;
    const id = ids.get(own) ?? ids.get(`${CORE} ${keyOf(schema)}`) ?? name;
    if (id === name) {
      if (id in made || id in components) throw new Error(`${id} would mean two things`);
      ids.set(own, id);
      made[id] = {};
      made[id] = titled(id, inside(shape, id));
    }
    return { ...(description !== undefined && { description }), ...refTo(id) };
  }

  const place = (schema: JsonSchema, name: string): JsonSchema =>
    isNamed(schema) ? component(schema, name) : inside(schema, name);

  /** Returns a schema whose inner objects have names with its prefix. */
  function inside(schema: JsonSchema, name: string): JsonSchema {
    const parts = Object.entries(schema).map(([keyword, value]): [string, unknown] => {
      if (keyword === 'properties')
        return [keyword, mapped(value as Schemas, (each, key) => place(each, name + pascal(key)))];
      if (keyword === 'items' && isSchema(value)) return [keyword, place(value, singular(name))];
      if (keyword === 'prefixItems')
        return [keyword, (value as JsonSchema[]).map((each, i) => place(each, `${name}${i + 1}`))];
      if (keyword === 'additionalProperties' && isSchema(value)) return [keyword, place(value, singular(name))];
      return [keyword, value];
    });
    const { oneOf, anyOf, ...rest } = Object.fromEntries(parts) as JsonSchema;
    const union = (oneOf ?? anyOf) as readonly JsonSchema[] | undefined;
    return union === undefined ? rest : { ...rest, ...united(union, oneOf === undefined ? 'anyOf' : 'oneOf', name) };
  }

  function united(variants: readonly JsonSchema[], keyword: 'oneOf' | 'anyOf', name: string): JsonSchema {
    const seen = variants.map((each) =>
      typeof each.$ref === 'string' ? sure(components[lastOf(each.$ref)], each.$ref) : each,
    );
    const tag = tagOf(seen);
    const isAlone = seen.filter(isNamed).length === 1 && !(name in components);
    const refs = variants.map((each, i) => {
      const shape = sure(seen[i], 'variant');
      const own = joined(name, tag === undefined ? ownKeys(shape, seen) : tagged(tagsOf(shape, tag)));
      return isNamed(each) ? component(each, isAlone ? name : own) : inside(each, own);
    });
    if (tag === undefined) return { [keyword]: refs };
    const mapping = refs.flatMap(({ $ref }, i) => tagsOf(sure(seen[i], 'variant'), tag).map((value) => [value, $ref]));
    return { oneOf: refs, discriminator: { propertyName: tag, mapping: Object.fromEntries(mapping) } };
  }

  for (const [id, { description, ...shape }] of Object.entries(components)) {
    made[id] = titled(id, { ...(description !== undefined && { description }), ...inside(shape, id) });
  }
  return made;
}

const titled = (title: string, schema: JsonSchema): JsonSchema => ({ title, ...schema });

/** Compares two schemas without their descriptions. */
const keyOf = ({ description: _, title: __, ...shape }: JsonSchema): string => JSON.stringify(shape);

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const propertiesOf = (schema: JsonSchema): Schemas => (schema.properties ?? {}) as Schemas;
const lastOf = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);

/** Returns whether a schema gets a name: objects with fields, and unions of them. */
function isNamed(schema: JsonSchema): boolean {
  const variants = (schema.oneOf ?? schema.anyOf) as readonly JsonSchema[] | undefined;
  return (
    Object.keys(propertiesOf(schema)).length > 0 ||
    (variants?.filter((each) => isNamed(each) || '$ref' in each).length ?? 0) > 1
  );
}

/** Returns the values of a property that names a variant. They must be texts. */
function tagsOf(schema: JsonSchema, property: string): readonly string[] {
  const { const: value, enum: values } = propertiesOf(schema)[property] ?? {};
  const all = value === undefined ? (values as readonly unknown[] | undefined) : [value];
  return all?.every((each) => typeof each === 'string') ? (all as readonly string[]) : [];
}

/** Returns the required property that distinguishes all variants; `undefined` if there is none. */
function tagOf(variants: readonly JsonSchema[]): string | undefined {
  const isTag = (property: string): boolean => {
    const values = variants.map((each) =>
      ((each.required ?? []) as readonly string[]).includes(property) ? tagsOf(each, property) : [],
    );
    return values.every((each) => each.length > 0) && new Set(values.flat()).size === values.flat().length;
  };
  return variants.length < 2 ? undefined : Object.keys(propertiesOf(sure(variants[0], 'variant'))).find(isTag);
}

/** Returns the fields that only one variant requires, if no property distinguishes the variants. */
function ownKeys(variant: JsonSchema, all: readonly JsonSchema[]): string {
  const keys = Object.keys(propertiesOf(variant));
  const others = all.filter((each) => each !== variant);
  const own = keys.filter((key) => !others.some((each) => key in propertiesOf(each)));
  return `With${(own.length > 0 ? own : keys).map(pascal).join('')}`;
}

/** Returns the name of a variant by its tag, or by the first of several tags. */
const tagged = ([first, ...more]: readonly string[]): string =>
  pascal(sure(first, 'tag')) + (more.length > 0 ? 'Etc' : '');

/** Joins a name and its continuation, without repeating a word: `MatchEvent` and `MatchCreated`. */
function joined(name: string, own: string): string {
  const [word = ''] = /^[A-Z][a-z]+/.exec(name) ?? [];
  return name + (own.startsWith(word) ? own.slice(word.length) : own);
}

const mapped = (schemas: Schemas, map: (schema: JsonSchema, key: string) => JsonSchema): Schemas =>
  Object.fromEntries(Object.entries(schemas).map(([key, schema]) => [key, map(schema, key)]));

const pascal = (text: string): string =>
  text
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => (/^[A-Z]{3,}$/.test(word) ? word.toLowerCase() : word))
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** Returns the singular: `Leaders` gives `Leader`, `Hexes` gives `Hex`. Other names get a suffix. */
const singular = (name: string): string => {
  if (/(ss|x|ch|sh)es$/.test(name)) return name.slice(0, -2);
  if (/ies$/.test(name)) return `${name.slice(0, -3)}y`;
  return /[^s]s$/.test(name) ? name.slice(0, -1) : `${name}Item`;
};
