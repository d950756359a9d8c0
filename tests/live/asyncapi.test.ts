import { readFileSync } from 'node:fs';
import official from '@asyncapi/specs/schemas/3.0.0-without-$id.json' with { type: 'json' };
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { parse, parseDocument } from 'yaml';
import { ENGINE } from '../../domain/lib/release.ts';
import { LIVE } from '../../functions/features/live/contract.ts';
import { clientMessageSchema, serverMessageSchema } from '../../functions/features/live/messages.ts';

// asyncapi.yaml beside the code: its schemas are those that the handlers parse with (`npm run describe -- openapi`
// writes them; openapi.test.ts compares), its shape is AsyncAPI 3, its references lead somewhere, its examples are what
// it says, its words name the limits.

interface Message {
  readonly name: string;
  readonly payload: { readonly $ref: string };
  readonly examples: readonly { readonly payload: { readonly type: string } }[];
}
interface Operation {
  readonly action: 'send' | 'receive';
  readonly messages: readonly { readonly $ref: string }[];
  readonly reply?: { readonly messages: readonly { readonly $ref: string }[] };
}
interface Api {
  readonly info: { readonly version: string; readonly description: string };
  readonly operations: { readonly [id: string]: Operation };
  readonly components: {
    readonly messages: { readonly [id: string]: Message };
    readonly schemas: { readonly [id: string]: object };
  };
}

const text = readFileSync('asyncapi.yaml', 'utf8');
const api = parse(text) as Api;
const ajv = new Ajv({ strict: false, validateFormats: false, logger: false });

it.each(['1.1', '1.2'] as const)('reads in YAML %s without an error, and alike', (version) => {
  const { errors, warnings } = parseDocument(text, { version, strict: true, uniqueKeys: true });
  expect([...errors, ...warnings]).toEqual([]);
  expect(parseDocument(text, { version }).toJS()).toEqual(api);
});

it('is AsyncAPI 3 by the official schema, which finds what is not', () => {
  const validate = ajv.compile(official);
  expect(validate(api) ? [] : validate.errors).toEqual([]);
  expect(validate({ ...api, channels: { live: { messages: [] } } })).toBe(false);
  expect(validate({ ...api, operations: { tell: { action: 'shout', channel: { $ref: '#/channels/live' } } } })).toBe(
    false,
  );
});

it('is of the release that it describes', () => {
  expect(`fieldpost@${api.info.version}`).toBe(ENGINE);
});

const at = (ref: string): unknown =>
  ref
    .slice(2)
    .split('/')
    .reduce<unknown>((part, step) => (part as Record<string, unknown>)[step], api);

it('every reference leads somewhere, and every message is used', () => {
  const refs = [...text.matchAll(/\$ref: '?([^'}\s]+)/g)].map(([, ref]) => ref ?? '');
  expect(refs.length).toBeGreaterThan(40);
  expect(refs.filter((ref) => !ref.startsWith('#/') || at(ref) === undefined)).toEqual([]);
  const used = Object.values(api.operations).flatMap(({ messages, reply }) => [
    ...messages,
    ...(reply?.messages ?? []),
  ]);
  expect(new Set(used.map(({ $ref }) => $ref.split('/').at(-1)))).toEqual(
    new Set(Object.keys(api.components.messages)),
  );
});

describe('each side sends what the code has, and nothing else', () => {
  const schemaOf = (action: Operation['action']) => (action === 'receive' ? clientMessageSchema : serverMessageSchema);
  const sent = (wanted: Operation['action']): ReadonlySet<string> =>
    new Set(
      Object.values(api.operations).flatMap(({ action, messages, reply }) =>
        (action === wanted ? messages : wanted === 'send' ? (reply?.messages ?? []) : []).map(
          ({ $ref }) => $ref.split('/').at(-1) ?? '',
        ),
      ),
    );
  it.each(['receive', 'send'] as const)('the operations of the service for %s', (action) => {
    expect([...sent(action)].sort()).toEqual(
      schemaOf(action)
        .options.map(({ shape }) => shape.type.value)
        .sort(),
    );
  });

  it.each(Object.entries(api.components.messages))(
    '%s: its example is one by both',
    (id, { name, payload, examples }) => {
      expect([name, examples.length > 0]).toEqual([id, true]);
      const described = ajv.compile(at(payload.$ref) as object);
      for (const { payload: example } of examples) {
        expect(example.type).toBe(id);
        expect(described(example) ? [] : described.errors).toEqual([]);
        const isFromClient = sent('receive').has(id);
        const schema = schemaOf(isFromClient ? 'receive' : 'send');
        expect(schema.parse(example)).toMatchObject(example);
        // A later release may send more, so clients must admit it. The code itself has what is described.
        expect(schema.safeParse({ ...example, more: 1 }).success).toBe(false);
        expect(described({ ...example, more: 1 })).toBe(!isFromClient);
      }
    },
  );
});

it('its words name the limits that the code has', () => {
  const { description } = api.info;
  const said = [LIVE.connections, LIVE.games, LIVE.bytes, LIVE.idleMs, LIVE.lifeMs];
  expect(said).toEqual([10, 100, 16 * 1024, 10 * 60_000, 2 * 3600_000]);
  for (const words of ['A person has ten connections', 'a hundred games', '16 KB', 'ten minutes', 'two hours'])
    expect(description.replaceAll('\n', ' ')).toContain(words);
});
