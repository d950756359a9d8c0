import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { GAMES } from '../../domain/games/games.ts';
import { MEANINGS, PROBLEM_CODES } from '../../functions/platform/http/problems/index.ts';
import { COMPONENTS } from '../../infra/local/description/components.ts';
import { componentsOf } from '../../infra/local/description/of-games.ts';
import { API, at, DESCRIBED, OPEN_SCHEMAS, type Part } from './conformance.ts';

// What generators of clients need. It stands in for those of Kotlin, Swift and Dart, which need more than Node.

const SCHEMAS = Object.entries(OPEN_SCHEMAS);
const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;
const idOf = ({ $ref = '' }: Part): string | undefined => /^#\/components\/schemas\/(\w+)$/.exec($ref)?.[1];
const variantsOf = ({ oneOf, anyOf }: Part): readonly Part[] => (oneOf ?? anyOf ?? []) as readonly Part[];
const resolved = (part: Part): Part => {
  const id = idOf(part);
  return id === undefined ? part : resolved(OPEN_SCHEMAS[id]!);
};
const isObject = (part: Part): boolean => {
  const { properties, type } = resolved(part);
  return isPart(properties) || type === 'object';
};

/** Every part of a value, with the pointer to it; examples are none. */
function* within(value: unknown, pointer = ''): Generator<readonly [pointer: string, part: Part]> {
  if (!isPart(value)) return;
  yield [pointer, value];
  for (const [key, each] of Object.entries(value))
    if (key !== 'example' && key !== 'examples' && key !== 'discriminator') yield* within(each, `${pointer}/${key}`);
}

/** The ids of the schemas that a part of the description leads to. */
function reached(from: readonly unknown[]): ReadonlySet<string> {
  const found = new Set<string>();
  const follow = (value: unknown): void => {
    for (const [, part] of within(value)) {
      const id = idOf(part);
      if (id === undefined) {
        if (part.$ref !== undefined) follow(at(part.$ref.slice(1)).part);
      } else if (!found.has(id)) {
        found.add(id);
        follow(OPEN_SCHEMAS[id]);
      }
    }
  };
  for (const each of from) follow(each);
  return found;
}

const own = (await Promise.all(Object.values(GAMES).map((load) => load()))).flatMap(componentsOf);
const ofGames = (as: string) =>
  own.flatMap((each) => (each.as === as ? [{ $ref: `#/components/schemas/${each.id}` }] : []));
const { webhooks } = API as unknown as { readonly webhooks: object };
const answered = reached([...DESCRIBED.map(({ operation }) => operation.responses), webhooks, ...ofGames('answer')]);
const sent = reached([...DESCRIBED.map(({ operation }) => operation.requestBody), ...ofGames('request')]);
/** The ids of schemas with an object that admits, or refuses, fields that it does not name. */
const having = (refusal: boolean): readonly string[] =>
  SCHEMAS.flatMap(([id, schema]) =>
    [...within(schema)].some(
      ([, part]) =>
        isPart(part.properties) && (part.additionalProperties === false) === refusal && part.type === 'object',
    )
      ? [id]
      : [],
  );

describe('fields that a schema does not name', () => {
  it('are admitted in every answer', () => {
    expect(answered.size).toBeGreaterThan(300);
    expect(having(true).filter((id) => answered.has(id))).toEqual([]);
  });

  it('are refused in every request; in what answers contain too, by the code', () => {
    expect(sent.size).toBeGreaterThan(100);
    expect(having(false).filter((id) => sent.has(id) && !answered.has(id))).toEqual([]);
    const both = [...Object.values(COMPONENTS).flat(), ...own].filter(({ as }) => as === 'both');
    expect(both.length).toBeGreaterThan(5);
    const open = both.flatMap(({ id, schema }) =>
      [...within(z.toJSONSchema(schema, { unrepresentable: 'any' }))]
        .filter(([, part]) => part.type === 'object' && isPart(part.properties) && part.additionalProperties !== false)
        .map(([pointer]) => `${id} ${pointer}`),
    );
    expect(open).toEqual([]);
  });
});

/** Words that Kotlin, Swift, Dart, Java, C#, TypeScript, Python, Go or Rust do not take as a name. */
const RESERVED = new Set(
  `abstract and any as assert associatedtype async await base bool boolean break byte case catch chan char checked class
  const continue covariant crate debugger decimal def default defer deferred deinit del delegate delete do double dynamic
  elif else enum event except explicit export extends extension extern external factory fallthrough false file fileprivate
  final finally fixed float fn for foreach from func function get global go goto guard if impl implements implicit import
  in init inout int interface internal is lambda late let library lock long loop map match mixin mod module move mut
  namespace native new nil none nonlocal not null object on open operator or out override package params part pass private
  protected protocol public raise range readonly ref rethrow return sbyte sealed select self set short show sizeof stackalloc
  static strictfp string struct subscript super switch sync synchronized this throw throws trait transient true try type
  typealias typeof uint ulong unchecked unsafe unsigned use ushort using val var virtual void volatile when where while with
  yield`.split(/\s+/),
);
/** Types that come with these languages; a class of this name would hide them. */
const TAKEN = new Set(
  `any array bool boolean byte char data date datetime dictionary double error exception float function future int integer
  iterable list long map never nothing number object optional promise record set string symbol type uint unit url uuid
  void`.split(/\s+/),
);

describe('names', () => {
  const isUnique = (names: readonly string[]): boolean =>
    new Set(names.map((each) => each.toLowerCase())).size === names.length;

  it('no parameter of a path is a reserved word', () => {
    const names = DESCRIBED.flatMap(({ path }) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name));
    expect(names.length).toBeGreaterThan(50);
    expect(names.filter((name) => RESERVED.has(name.toLowerCase()))).toEqual([]);
  });

  it('each operation and each schema has a name of its own, also where case does not count', () => {
    const hooks = [...within(webhooks)].flatMap(([, { operationId }]) =>
      operationId === undefined ? [] : [String(operationId)],
    );
    const operations = [...DESCRIBED.map(({ id }) => id), ...hooks];
    expect(operations.filter((id) => !/^[a-z][A-Za-z0-9]*$/.test(id) || RESERVED.has(id))).toEqual([]);
    const ids = SCHEMAS.map(([id]) => id);
    expect(ids.filter((id) => !/^[A-Z][A-Za-z0-9]*$/.test(id) || TAKEN.has(id.toLowerCase()))).toEqual([]);
    expect([isUnique(operations), isUnique(ids)]).toEqual([true, true]);
  });

  it('the fields of an object differ also where case and signs do not count', () => {
    const plain = (name: string): string => name.replaceAll(/[^A-Za-z0-9]/g, '');
    const alike = SCHEMAS.filter(
      ([, { properties }]) => isPart(properties) && !isUnique(Object.keys(properties).map(plain)),
    );
    expect(alike.map(([id]) => id)).toEqual([]);
  });
});

describe('classes', () => {
  const places = [
    ...within(OPEN_SCHEMAS),
    ...[...within(API.paths)].map(([pointer, part]) => [`paths ${pointer}`, part] as const),
  ];
  const isNamed = (pointer: string): boolean => /^\/\w+$/.test(pointer);

  it('each object with fields, and each union of objects, has a name', () => {
    const anonymous = places.filter(
      ([pointer, part]) =>
        !isNamed(pointer) &&
        ((part.type === 'object' && isPart(part.properties)) || variantsOf(part).filter(isObject).length > 1),
    );
    expect(anonymous.map(([pointer]) => pointer)).toEqual([]);
  });

  it('a `oneOf` has a discriminator that leads to each of its variants', () => {
    const unions = places.filter(([, { oneOf }]) => oneOf !== undefined);
    expect(unions.length).toBeGreaterThan(20);
    for (const [pointer, part] of unions) {
      const { mapping } = part.discriminator as { readonly mapping: { readonly [tag: string]: string } };
      expect(new Set(Object.values(mapping)), pointer).toEqual(new Set(variantsOf(part).map(({ $ref }) => $ref)));
    }
  });

  it('a field of the grammar of choices has one type, whichever node has it', () => {
    const types = new Map<string, Set<string>>();
    for (const variant of variantsOf(OPEN_SCHEMAS.Legal!)) {
      for (const [name, field] of Object.entries(resolved(variant).properties as { readonly [name: string]: Part })) {
        const { description: _, const: __, minimum: ___, ...type } = field;
        types.set(name, (types.get(name) ?? new Set()).add(JSON.stringify(type)));
      }
    }
    expect([...types].filter(([, each]) => each.size > 1)).toEqual([]);
  });
});

describe('codes of problems', () => {
  it('are known values of a text', () => {
    expect((OPEN_SCHEMAS.Problem!.properties as { readonly code: unknown }).code).toMatchObject({
      anyOf: [{ $ref: '#/components/schemas/ProblemCode' }, { type: 'string' }],
    });
    expect(OPEN_SCHEMAS.ProblemCode!.enum).toEqual(PROBLEM_CODES);
  });

  it('each example of a problem has a known code, and its title', () => {
    const examples = [
      ...within(API.components.responses),
      ...within(API.components.examples),
      ...within(API.paths),
    ].flatMap(([, part]) => [
      part.example,
      part.value,
      ...Object.values((part.examples ?? {}) as { readonly [name: string]: Part }).map(({ value }) => value),
    ]);
    const problems = examples.filter(
      (each): each is Part => isPart(each) && String(each.type).startsWith('/problems/'),
    );
    expect(problems.length).toBeGreaterThan(15);
    for (const { type, code, title } of problems)
      expect([type, title]).toEqual([`/problems/${code}`, MEANINGS.get(String(code))?.means.en]);
  });
});
