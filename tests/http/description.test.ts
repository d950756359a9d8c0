import { readFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { DESCRIPTION_FILES, description, MADE } from '../../functions/platform/http/description.ts';
import { withSchemas } from '../../infra/local/description/files.ts';
import { itLong } from '../kit/it-long.ts';
import { IS_LONG, sampleSize } from '../kit/long.ts';
import { type House, open } from './kit.ts';

// The description of the API as tools read it: every reader of YAML, generators of typed clients, people who read one
// file.

interface Schema {
  readonly [keyword: string]: unknown;
}
interface Described {
  readonly paths: object;
  readonly components: { readonly schemas: { readonly [id: string]: Schema } };
}

let house: House;
let api: Described;
beforeAll(async () => {
  house = await open();
  api = (await served('1.2')).toJS() as Described;
});
afterAll(() => house.close());

/** What is served. */
const whole = description();

type Version = '1.1' | '1.2';
const strictly = (text: string, version: Version) => parseDocument(text, { version, strict: true, uniqueKeys: true });
const documents = new Map<Version, ReturnType<typeof strictly>>();

/** What is served, read by a version of YAML. It is long: each version reads it once. */
async function served(version: Version): Promise<ReturnType<typeof strictly>> {
  const document = documents.get(version) ?? strictly(await whole, version);
  documents.set(version, document);
  return document;
}

const isObject = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

/** Every schema and what is inside it, with the place where it stands. */
function* within(value: unknown, at: string): Generator<readonly [at: string, schema: Schema]> {
  if (!isObject(value)) return;
  if (!Array.isArray(value)) yield [at, value];
  for (const [key, each] of Object.entries(value)) yield* within(each, `${at}/${key}`);
}
const inSchemas = () => [...within(api.components.schemas, '')];

const at = (pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (part, step) => (part as Schema | undefined)?.[step.replaceAll('~1', '/').replaceAll('~0', '~')],
      api,
    );

it.each<'1.1' | '1.2'>(IS_LONG ? ['1.1', '1.2'] : ['1.2'])(
  'a strict reader of YAML %s reads every file of it, and what is served, without a remark',
  async (version) => {
    const { readFile } = await import('node:fs/promises');
    const texts = await Promise.all(['openapi.yaml', ...DESCRIPTION_FILES].map((file) => readFile(file, 'utf8')));
    for (const { errors, warnings } of [...texts.map((text) => strictly(text, version)), await served(version)]) {
      expect([...errors, ...warnings]).toEqual([]);
    }
  },
);

itLong('both versions of YAML read the same in it', async () => {
  expect((await served('1.1')).toJS()).toEqual((await served('1.2')).toJS());
});

it('is served in one, as YAML and as JSON, and every reference in it leads somewhere', async () => {
  const yaml = await house.as(undefined).get('/openapi.yaml');
  const json = await house.as(undefined).get<unknown>('/openapi.json');
  expect([yaml.status, json.status, json.headers.get('content-type')]).toEqual([
    200,
    200,
    'application/json; charset=utf-8',
  ]);
  expect(JSON.parse(json.bytes)).toEqual(api);
  expect(yaml.bytes).toBe(await whole);
  const refs = [...within(api, '')].flatMap(([, { $ref }]) => (typeof $ref === 'string' ? [$ref] : []));
  expect(refs.length).toBeGreaterThan(1000);
  expect(refs.filter((ref) => !ref.startsWith('#/') || at(ref.slice(1)) === undefined)).toEqual([]);
});

it('the description of the live channel is served as it is kept, and as JSON; the page of the API names it', async () => {
  const yaml = await house.as(undefined).get('/asyncapi.yaml');
  const json = await house.as(undefined).get<unknown>('/asyncapi.json');
  expect(yaml.bytes).toBe(readFileSync('asyncapi.yaml', 'utf8'));
  expect(json.body).toEqual(parseDocument(yaml.bytes).toJS());
  expect((await house.as(undefined).get('/docs')).bytes).toContain('href="/asyncapi.yaml"');
});

it('a schema that moves to another file is found there: references by hand follow it', () => {
  const text = `components:\n  responses:\n    A: {$ref: '#/components/schemas/Here'}\n    B: {$ref: 'history.yaml#/components/schemas/There'}\n${MADE.slice(1)}    Old: {}\n`;
  const written = withSchemas('people', text, { core: { There: {} }, people: { Here: {} }, history: {} });
  expect(written).toContain("A: {$ref: '#/components/schemas/Here'}");
  expect(written).toContain("B: {$ref: '../../openapi.yaml#/components/schemas/There'}");
  expect(written).toContain('    Here: {}\n');
  expect(written).not.toContain('Old');
});

it('what everybody reads first is short: the operations of a game, and what is said of all', () => {
  expect(readFileSync('openapi.yaml', 'utf8').split('\n').length).toBeLessThan(4000);
});

it('what is said of all operations and answers stands in openapi.yaml once, and at each of them where it is served', async () => {
  const kept = ['openapi.yaml', ...DESCRIPTION_FILES].map((file) => readFileSync(file, 'utf8')).join('\n');
  const text = await whole;
  const count = (of: string, what: string) => of.split(what).length - 1;
  expect(text).not.toContain('x-everywhere');
  for (const rule of [
    "    X-Request-Id: {$ref: '#/components/headers/XRequestId'}",
    "    '500': {$ref: '#/components/responses/Fault'}",
  ]) {
    expect(count(kept, rule)).toBe(1);
    expect(count(text, rule.trim())).toBeGreaterThan(70);
  }
});

it.each([...DESCRIPTION_FILES, 'openapi.yaml'].slice(0, sampleSize(1, 99)))('%s can be read alone', async (file) => {
  const types = astToString(await openapiTS(new URL(`../../${file}`, import.meta.url)));
  expect(types).toContain('export interface components');
});

describe('every type has a name', () => {
  it('an object with fields is a component, titled as it is called', () => {
    const unnamed = inSchemas().filter(
      ([where, schema]) => where.split('/').length > 2 && isObject(schema.properties) && !where.endsWith('/properties'),
    );
    expect(unnamed.map(([where]) => where)).toEqual([]);
    for (const [id, { title }] of Object.entries(api.components.schemas)) expect(title, id).toBe(id);
  });

  it('a union is of components, and says by which property they are told apart, where one does', () => {
    const unions = inSchemas().filter(([, { oneOf }]) => Array.isArray(oneOf));
    expect(unions.length).toBeGreaterThan(20);
    for (const [where, schema] of unions) {
      const variants = (schema.oneOf as readonly Schema[]).map(({ $ref }) => String($ref));
      const { propertyName, mapping } = schema.discriminator as {
        readonly propertyName: string;
        readonly mapping: { readonly [tag: string]: string };
      };
      expect(new Set(Object.values(mapping)), where).toEqual(new Set(variants));
      for (const [tag, ref] of Object.entries(mapping)) {
        const { properties, required } = at(ref.slice(1)) as {
          readonly properties: { readonly [name: string]: Schema };
          readonly required: readonly string[];
        };
        const { const: value, enum: values = [value] } = properties[propertyName] ?? {};
        expect(required, where).toContain(propertyName);
        expect(values, `${where} ${tag}`).toContain(tag);
      }
    }
  });

  it('nothing stands in it twice', () => {
    const gameOf = (id: string) => /^(Diplomacy|Kutuzov|Napoleonics)/.exec(id)?.[0] ?? '';
    const shapes = Object.entries(api.components.schemas).map(
      ([id, { title: _, description: __, ...shape }]) => [`${gameOf(id)} ${JSON.stringify(shape)}`, id] as const,
    );
    const seen = new Map<string, string>();
    const twice = shapes.filter(([shape, id]) => {
      const isAgain = seen.has(shape) && shape.includes('"properties"');
      seen.set(shape, id);
      return isAgain;
    });
    expect(twice.map(([shape, id]) => [id, seen.get(shape)])).toEqual([]);
  });

  it('what has a default may be left out in generated types', async () => {
    expect(inSchemas().filter(([where, schema]) => 'default' in schema && !where.endsWith('/properties'))).toEqual([]);
    const types = astToString(await openapiTS(api as never));
    const fields = /\n {8}DiplomacyNewGame: \{([\s\S]*?)\n {8}\};/.exec(types)?.[1] ?? '';
    expect(fields).toMatch(/\n {12}of: "diplomacy";/);
    for (const field of ['title', 'options', 'settings']) expect(fields).toContain(`\n            ${field}?: `);
  });
});
