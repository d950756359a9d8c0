import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { descriptionAsJson } from '../../functions/platform/http/description.ts';
import { madeOnce } from '../kit/built.ts';
import { type Api, breakingChanges, mistold, released, rowOf, type Schema } from './changes.ts';

// Clients that were written for the last release go on working, or the changelog says what they trip over.

const now = JSON.parse(await madeOnce('description', descriptionAsJson)) as Api;
const last = released();
const changelog = readFileSync('CHANGELOG.md', 'utf8');

it('each breaking change of the description since the last release has its row in CHANGELOG.md, and each row is such a change', async () => {
  expect(mistold(await breakingChanges(last, now), changelog)).toEqual({ untold: [], untrue: [] });
});

it('it is compared with the newest release that the changelog has', () => {
  const [, version] = /^## (\d+\.\d+\.\d+)$/m.exec(changelog) ?? [];
  expect(last.info.version).toBe(version);
});

describe('mistold', () => {
  const change = { operation: 'GET /a', kind: 'gone', what: 'removed `b/c` for the status `200`' };
  const row = '- `GET /a` `gone` `b/c`:';
  const texts = (breaking: string, older = '') =>
    `# Changelog\n\n## Unreleased\n\n- New.\n\n### Breaking\n\n${breaking}\n\n## 0.1.0\n\n### Breaking\n${older}`;

  it.each([
    { what: 'a row with a reason', text: texts(`${row} nobody used it.`), untold: 0, untrue: 0 },
    { what: 'a row without a reason', text: texts(row), untold: 1, untrue: 0 },
    { what: 'a row of an older release', text: texts('', `\n${row} nobody used it.\n`), untold: 1, untrue: 0 },
    {
      what: 'a row that is not under "Breaking"',
      text: `## Unreleased\n\n${row} nobody used it.\n`,
      untold: 1,
      untrue: 0,
    },
    { what: 'a row of another change', text: texts('- `GET /a` `gone` `b`: nobody used it.'), untold: 1, untrue: 1 },
  ])('$what', ({ text, untold, untrue }) => {
    expect(rowOf(change)).toBe(row);
    expect(mistold([change], text)).toEqual({
      untold: Array(untold).fill(row),
      untrue: Array(untrue).fill('- `GET /a` `gone` `b`:'),
    });
  });
});

/** A small description, and the same with something changed. */
const object = (properties: object, required: readonly string[] = Object.keys(properties)): Schema => ({
  type: 'object',
  properties,
  required,
});
const text = { type: 'string' };
const move = object({ is: { type: 'string', const: 'move' }, to: text });
const hold = object({ is: { type: 'string', const: 'hold' } });
const small = {
  answer: object({ n: text, kind: { type: 'string', enum: ['a', 'b'] } }),
  request: object({ kind: { type: 'string', enum: ['a', 'b'] } }),
  parameters: [{ name: 'q', in: 'query', schema: text }] as readonly object[],
  status: '200',
  path: '/things',
};
const described = ({ answer, request, parameters, status, path }: typeof small): Api => {
  const content = (schema: Schema) => ({ 'application/json': { schema } });
  const responses = { [status]: { description: '', content: content({ $ref: '#/components/schemas/Answer' }) } };
  const post = {
    operationId: 'make',
    parameters,
    requestBody: { required: true, content: content(request) },
    responses,
  };
  return {
    openapi: '3.1.0',
    info: { title: '', version: '1' },
    paths: { [path]: { post } },
    components: { schemas: { Answer: answer } },
  };
};
const kindsFrom = async (before: Partial<typeof small>, after: Partial<typeof small>): Promise<readonly string[]> =>
  (await breakingChanges(described({ ...small, ...before }), described({ ...small, ...after }))).map((each) =>
    [each.operation, each.kind, /`([^`]+)`/.exec(each.what)?.[1]].join(' ').trim(),
  );

describe('changes that break a client', () => {
  it.each([
    {
      what: 'an operation is gone',
      after: { path: '/stuff' },
      kinds: ['POST /things api-path-removed-without-deprecation'],
    },
    { what: 'a parameter is gone', after: { parameters: [] }, kinds: ['POST /things request-parameter-removed query'] },
    {
      what: 'a parameter is needed',
      after: { parameters: [...small.parameters, { name: 'r', in: 'query', required: true, schema: text }] },
      kinds: ['POST /things new-required-request-parameter query'],
    },
    { what: 'a status is gone', after: { status: '201' }, kinds: ['POST /things response-success-status-removed 200'] },
    {
      what: 'a field of an answer is gone',
      after: { answer: object({ kind: { type: 'string', enum: ['a', 'b'] } }) },
      kinds: ['POST /things response-required-property-removed n'],
    },
    {
      what: 'a field is needed',
      after: { request: object({ kind: { type: 'string', enum: ['a', 'b'] }, m: text }) },
      kinds: ['POST /things new-required-request-property m'],
    },
    {
      what: 'a value is not taken any more',
      after: { request: object({ kind: { type: 'string', enum: ['a'] } }) },
      kinds: ['POST /things request-property-enum-value-removed b'],
    },
    {
      what: 'a type is narrower',
      before: { request: object({ kind: text }) },
      after: { request: object({ kind: { type: 'integer' } }) },
      kinds: ['POST /things request-property-type-changed kind'],
    },
    {
      what: 'a variant is not taken any more',
      before: { request: { oneOf: [move, hold] } },
      after: { request: { oneOf: [move, object({ is: { type: 'string', const: 'wait' } })] } },
      kinds: ['POST /things request-property-enum-value-removed hold', 'POST /things request-property-removed is=hold'],
    },
    {
      what: 'a variant has lost a field',
      before: { answer: { oneOf: [move, hold] } },
      after: { answer: { oneOf: [hold, object({ is: { type: 'string', const: 'move' } })] } },
      kinds: ['POST /things response-required-property-removed is=move/to'],
    },
    {
      what: 'an object becomes a union, one of which has not its fields',
      before: { answer: move },
      after: { answer: { oneOf: [move, hold] } },
      kinds: ['POST /things response-required-property-removed to'],
    },
  ])('$what', async ({ before = {}, after, kinds }) => {
    expect((await kindsFrom(before, after)).toSorted()).toEqual(kinds);
  });

  it.each([
    {
      what: 'a value more in an answer',
      after: { answer: object({ n: text, kind: { type: 'string', enum: ['a', 'b', 'c'] } }) },
    },
    {
      what: 'a variant more in an answer',
      before: { answer: { oneOf: [move, hold] } },
      after: { answer: { oneOf: [hold, object({ is: { type: 'string', const: 'wait' } }), move] } },
    },
    {
      what: 'an object that becomes a union of such objects',
      before: { answer: object({ is: text }) },
      after: { answer: { oneOf: [move, hold] } },
    },
    {
      what: 'a field that may be left out',
      after: { request: object({ kind: { type: 'string', enum: ['a', 'b'] }, m: text }, ['kind']) },
    },
  ])('but not $what', async ({ before = {}, after }) => {
    expect(await kindsFrom(before, after)).toEqual([]);
  });
});
