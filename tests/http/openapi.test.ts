import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { admits } from '../../domain/contract/legal.ts';
import { GAMES } from '../../domain/games/games.ts';
import type { Json } from '../../domain/lib/json.ts';
import { ENGINE } from '../../domain/lib/release.ts';
import { scopeOf } from '../../functions/features/auth/scopes.ts';
import { OPERATIONS } from '../../functions/operations/index.ts';
import { DESCRIPTION_FILES } from '../../functions/platform/http/description.ts';
import { commits, type Texts, withDrafts } from '../../infra/local/description/drafts.ts';
import { componentsOf } from '../../infra/local/description/of-games.ts';
import { description } from '../../infra/local/description/openapi.ts';
import { schemas } from '../../infra/local/description/schemas.ts';
import { duel } from '../kit/duel/index.ts';
import { itLong } from '../kit/it-long.ts';
import { sampleSize } from '../kit/long.ts';
import { matchesOf, positionsOf } from '../kit/matches.ts';
import { random } from '../kit/random.ts';
import { ENTRIES } from '../kit/registry.ts';
import { API, at, conforms, DESCRIBED, faultsOf, operationAt, type Part } from './conformance.ts';

const STATIC = ['GET /openapi.yaml', 'GET /openapi.json', 'GET /asyncapi.yaml', 'GET /asyncapi.json', 'GET /docs'];
/** What the gateway of the cloud may answer to any request; `401` where a token may come, `413` where a body may. */
const AT_THE_GATEWAY = ['403', '404', '429', '500', '503'];
const routeOf = ({ method, path }: { readonly method: string; readonly path: string }): string => `${method} ${path}`;

it('the schemas in openapi.yaml and beside it are those of the code: `npm run describe -- openapi`', async () => {
  for (const [file, text] of Object.entries(await description())) expect(await readFile(file, 'utf8'), file).toBe(text);
});

it('it is of the release that it describes', () => {
  expect(`fieldpost@${(API.info as { version: string }).version}`).toBe(ENGINE);
});

itLong('types for clients can be made of it', async () => {
  const types = astToString(await openapiTS(new URL('../../openapi.yaml', import.meta.url)));
  for (const { id } of DESCRIBED) expect(types).toContain(`operations["${id}"]`);
});

describe('operations', () => {
  it('are all described under their names, and nothing else is', () => {
    const described = DESCRIBED.filter((each) => !STATIC.includes(routeOf(each))).map(
      (each) => `${each.id}: ${routeOf(each)}`,
    );
    expect(described.toSorted()).toEqual(OPERATIONS.map((each) => `${each.id}: ${routeOf(each)}`).toSorted());
    expect(DESCRIBED.map(routeOf)).toEqual(expect.arrayContaining(STATIC));
  });

  it.each(OPERATIONS.map((of) => [of.id, of] as const))('%s: who may call it, and what it takes', (id, of) => {
    const { operation, path, pointer } = DESCRIBED.find((each) => each.id === id)!;
    const bearer = [scopeOf(of) ?? []].flat();
    expect(operation.security).toEqual(of.access === 'anyone' ? [{}, { bearer }] : [{ bearer }]);
    expect(operation.requestBody !== undefined).toBe(of.body !== undefined);
    const mayBeEmpty = of.access === 'people' && of.method === 'POST' && of.body?.safeParse({}).success === true;
    if (of.body !== undefined) expect(at(`${pointer}/requestBody`).part.required === true).toBe(!mayBeEmpty);

    const own = ((operation.parameters ?? []) as unknown[]).map((_, i) => at(`${pointer}/parameters/${i}`).part);
    const shared = ((API.paths[path]!.parameters ?? []) as unknown as unknown[]).map(
      (_, i) => at(`${pointer.slice(0, pointer.lastIndexOf('/'))}/parameters/${i}`).part,
    );
    const named = (where: string): unknown[] =>
      [...shared, ...own].filter((each) => each.in === where).map(({ name }) => name);
    expect(named('path')).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
    expect(named('query').toSorted()).toEqual(queryNames(of.query).toSorted());
    expect(named('header').includes('Idempotency-Key')).toBe(
      commits(of) || (of.permission !== 'read' && of.method === 'POST'),
    );
    expect(named('header').includes('If-Match')).toBe(commits(of));
    expect(named('header').includes('If-None-Match')).toBe('304' in operation.responses);
    const by = of.cache?.by ?? (of.method === 'GET' && path.includes('{game}') ? 'version' : 'nothing');
    const isTagged = by !== 'nothing';
    expect('304' in operation.responses).toBe(isTagged);
  });

  it('those that are deprecated are so since when, and until when, the code says; each answer of theirs has the headers', () => {
    const told = DESCRIBED.filter(({ operation }) => 'deprecated' in operation || 'x-sunset' in operation).map(
      ({ id, operation }) => {
        const { deprecated, 'x-deprecated-since': since, 'x-sunset': sunset } = operation;
        return { id, deprecated, since, sunset };
      },
    );
    const known = OPERATIONS.flatMap(({ id, deprecated }) =>
      deprecated === undefined ? [] : [{ id, deprecated: true, ...deprecated }],
    );
    expect(told.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(known.toSorted((a, b) => (a.id < b.id ? -1 : 1)));
    for (const { id, pointer, operation } of DESCRIBED) {
      for (const status of Object.keys(operation.responses)) {
        const names = Object.keys((at(`${pointer}/responses/${status}`).part.headers ?? {}) as object);
        const said = ['Deprecation', 'Sunset'].filter((name) => names.includes(name));
        expect(said, `${id} ${status}`).toEqual(known.some((each) => each.id === id) ? ['Deprecation', 'Sunset'] : []);
      }
    }
  });

  it.each(OPERATIONS.map((of) => [of.id, of] as const))('%s: what it may refuse with', (id, of) => {
    const { responses } = DESCRIBED.find((each) => each.id === id)!.operation;
    const always = ['400', '401', ...AT_THE_GATEWAY];
    const withBody = of.body === undefined ? [] : ['413', '415'];
    const onCommits = commits(of) ? ['409', '412', '422', '507'] : [];
    expect(Object.keys(responses)).toEqual(expect.arrayContaining([...always, ...withBody, ...onCommits]));
  });
});

describe('a draft of an operation that is not described yet (`npm run describe -- openapi`)', () => {
  const texts: Texts = Object.fromEntries(
    ['openapi.yaml', ...DESCRIPTION_FILES].map((file) => [file, readFileSync(file, 'utf8')]),
  );
  type Paths = readonly (readonly [path: string, item: { readonly [method: string]: Part }])[];
  const parsedPaths = new Map<string, Paths>();
  /** The paths of a file; what was read before is not read again. */
  const own = (text: string): Paths => {
    const part = text.slice(text.indexOf('\npaths:'), text.indexOf('\ncomponents:'));
    const paths =
      parsedPaths.get(part) ??
      Object.entries((parse(part) as { paths: { [path: string]: { [method: string]: Part } } | null }).paths ?? {});
    parsedPaths.set(part, paths);
    return paths;
  };
  /** The paths of the description, each from the file that it is in; all else is left unread, for it is long. */
  const pathsIn = ({ 'openapi.yaml': core = '', ...others }: Texts): Paths => {
    const elsewhere = new Map(Object.values(others).flatMap(own));
    return own(core).map(([path, item]) => [path, '$ref' in item ? elsewhere.get(path)! : item]);
  };
  const written = pathsIn(texts);
  /** Without an operation; its path goes too when it is the only one there. */
  const without = ({ id, path }: { readonly id: string; readonly path: string }): Texts => {
    const isAlone = OPERATIONS.filter((each) => each.path === path).length === 1;
    const body = isAlone ? `  ${path.replaceAll(/[.{}]/g, '\\$&')}:\\n` : ` {4}\\w+:\\n {6}operationId: ${id}\\n`;
    const end = isAlone ? '(?=^ {2}/|^\\w)' : '(?=^ {4}\\w+:$|^\\n {2}/|^\\n\\w)';
    const gone = new RegExp(`^${body}[^]*?${end}`, 'm');
    return Object.fromEntries(Object.entries(texts).map(([file, text]) => [file, text.replace(gone, '')]));
  };
  /** What a draft must have as people wrote it. Responses: those that an operation of its kind may always give. */
  const frame = ({ operationId, security, requestBody, responses }: Part) => ({
    operationId,
    security,
    hasBody: requestBody !== undefined,
    statuses: Object.keys(responses as object),
  });
  /** Names of parameters; `pageLimit` and `pageAfter` are those of a list. Every operation takes a language. */
  const parametersIn = (part: Part): readonly string[] =>
    ((part.parameters ?? []) as readonly Part[])
      .map(({ $ref, name }) =>
        ($ref?.replace(/.*\//, '') ?? String(name)).replace(/^page(Limit|After)$/, (_, part) =>
          String(part).toLowerCase(),
        ),
      )
      .filter((name) => name !== 'acceptLanguage' && name !== 'requestId')
      .sort();

  /** Names of the headers of an answer with `200`; undefined for one that several operations share. */
  const headersIn = ({ responses }: Part): readonly string[] | undefined => {
    const answer = (responses as { readonly [status: string]: Part })['200'];
    return answer?.$ref === undefined ? Object.keys(answer?.headers ?? {}) : undefined;
  };

  it('is not made of one that is described', () => {
    expect(withDrafts(texts)).toEqual(texts);
  });

  // Each draft reads the whole description again.
  const tried = OPERATIONS.filter((_, at) => at % sampleSize(20, 1) === 0);
  it.each(tried.map((of) => [of.id, of] as const))(
    '%s: stands among the paths, with its parameters and problems',
    (id, of) => {
      const method = of.method.toLowerCase();
      const drafted = pathsIn(withDrafts(without(of)));

      expect(drafted.map(([path]) => path).toSorted()).toEqual(written.map(([path]) => path).toSorted());
      const [draft, hand] = [drafted, written].map((paths) => new Map(paths).get(of.path)?.[method]);
      if (draft === undefined || hand === undefined) throw new Error(`${id} is nowhere`);
      expect([draft.summary, draft.tags]).toEqual(['', ['']]);
      const { statuses, ...rest } = frame(draft);
      const { statuses: known, ...same } = frame(hand);
      expect(rest).toEqual(same);
      expect(parametersIn(draft)).toEqual(parametersIn(hand));
      const tags = headersIn(draft) ?? [];
      expect(headersIn(hand) ?? tags).toEqual(expect.arrayContaining([...tags]));
      expect(statuses).toEqual(expect.arrayContaining(['400', '401']));
      expect(known).toEqual(expect.arrayContaining(statuses.filter((status) => status !== '200')));
    },
  );
});

/** The query parameters that an operation reads, from its schema. */
function queryNames(query: unknown): string[] {
  if (query === undefined) return [];
  const object = query as { readonly shape?: object; readonly in?: { readonly shape: object } };
  return Object.keys(object.shape ?? object.in!.shape);
}

/** Every example of openapi.yaml with the schema it stands for: bodies sent and answered, parameters, headers. */
function examples(): readonly { readonly where: string; readonly schema: string; readonly value: unknown }[] {
  const found: (readonly [string, string, unknown])[] = [];
  const seen = new Set<string>();
  const visit = (raw: string): void => {
    const { part, pointer } = at(raw);
    if (seen.has(pointer) || typeof part !== 'object' || part === null) return;
    seen.add(pointer);
    if (part.schema !== undefined && !pointer.includes('ndjson')) {
      if (part.example !== undefined) found.push([pointer, `${pointer}/schema`, part.example]);
      for (const name of Object.keys((part.examples ?? {}) as object)) {
        found.push([`${pointer} ${name}`, `${pointer}/schema`, at(`${pointer}/examples/${name}`).part.value]);
      }
      return;
    }
    for (const key of Object.keys(part))
      if (key !== 'schemas') visit(`${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
  };
  visit('/paths');
  visit('/components');
  return found.map(([where, schema, value]) => ({ where, schema: at(schema).pointer, value }));
}

describe('examples', () => {
  it.each(examples())('$where', ({ schema, value }) => {
    expect(faultsOf(schema, value)).toEqual([]);
  });

  it('every operation with content shows some', () => {
    const bare = DESCRIBED.filter((each) => !STATIC.includes(routeOf(each))).flatMap(({ id, pointer, operation }) =>
      [
        ...Object.keys(operation.responses).map((status) => `responses/${status}`),
        ...(operation.requestBody ? ['requestBody'] : []),
      ]
        .map((name) => [`${id} ${name}`, at(`${pointer}/${name}`).part] as const)
        .filter(([, { content }]) =>
          Object.values((content ?? {}) as Part).some(
            (each) => !('example' in (each as Part)) && !('examples' in (each as Part)),
          ),
        )
        .map(([name]) => name),
    );
    expect(bare).toEqual([]);
  });

  it('those of Diplomacy are Diplomacy', () => {
    const view = (name: string) => (at(`/components/examples/${name}`).part.value as { view: unknown }).view;
    expect(faultsOf('/components/schemas/DiplomacyView', view('DiplomacyState'))).toEqual([]);
    expect(faultsOf('/components/schemas/DiplomacyView', view('DryRun'))).toEqual([]);
    const { command } = at('/components/examples/Command').part.value as { command: unknown };
    expect(faultsOf('/components/schemas/DiplomacyCommand', command)).toEqual([]);
    const { written } = at('/components/examples/Written').part.value as { written: unknown };
    expect(faultsOf('/components/schemas/DiplomacyWritten', written)).toEqual([]);
  });
});

describe('headers', () => {
  it('each says when it is sent, and the description of no answer leaves out what every answer has', () => {
    const headers = Object.entries((API.components as { headers: Part }).headers) as [string, Part][];
    for (const [name, header] of headers) expect(String(header['x-sent']), name).toMatch(/^(always|when |unless |in )/);
    for (const { id, pointer, operation } of DESCRIBED) {
      for (const status of Object.keys(operation.responses)) {
        const { part } = at(`${pointer}/responses/${status}`);
        // The gateway alone limits how many requests come: no function answers that.
        const isGateways = status === '429' && !('application/problem+json' in ((part.content ?? {}) as object));
        const always = ['X-Request-Id', 'Cache-Control', 'Vary', 'Access-Control-Allow-Origin'];
        // Who has an answer has these headers with it.
        if (status !== '304') always.push('X-Content-Type-Options', 'Access-Control-Expose-Headers');
        const own = part.content === undefined ? [] : ['Content-Language', 'Content-Encoding'];
        const expected = isGateways ? ['Apigw-Requestid'] : [...always, ...own, 'Apigw-Requestid'];
        expect(Object.keys((part.headers ?? {}) as object), `${id} ${status}`).toEqual(
          expect.arrayContaining(expected),
        );
      }
      const sent = ((operation.parameters ?? []) as unknown[]).map(
        (_, i) => at(`${pointer}/parameters/${i}`).part.name,
      );
      expect(
        sent.filter((name) => name === 'X-Request-Id'),
        id,
      ).toEqual(['X-Request-Id']);
    }
  });

  it.each(DESCRIBED.map((each) => [each.id, each] as const))(
    '%s: what the gateway of the cloud may answer, in its own words',
    (_, each) => {
      const { pointer, operation } = each;
      const takesTokens = operation.security?.length !== 0;
      const own = [
        ...AT_THE_GATEWAY,
        ...(takesTokens ? ['401'] : []),
        ...(operation.requestBody === undefined ? [] : ['413']),
      ];
      for (const status of own) {
        const { content } = at(`${pointer}/responses/${status}`).part as { content: Part };
        expect((content['application/json'] as Part).schema, status).toEqual({
          $ref: '#/components/schemas/GatewayMessage',
        });
      }
      expect('413' in operation.responses).toBe(operation.requestBody !== undefined);
    },
  );
});

describe('schemas', () => {
  it('each is used in an operation, or is a game’s own', async () => {
    const games = [duel, ...(await Promise.all(Object.values(GAMES).map((load) => load())))];
    const own = games.flatMap(componentsOf).map(({ id }) => id);
    const named = ['DiplomacyWritten'];
    const all = await schemas({ ...GAMES, duel: async () => duel });
    const used = new Set<string>();
    const follow = (value: unknown): void => {
      for (const [, id] of JSON.stringify(value).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)) {
        if (used.has(id!)) continue;
        used.add(id!);
        follow(at(`/components/schemas/${id}`).part);
      }
    };
    const { components, paths } = API as { components: { responses: unknown; requestBodies: unknown }; paths: unknown };
    follow([paths, components.responses, components.requestBodies]);
    follow([...own, ...named].map((id) => ({ $ref: `#/components/schemas/${id}` })));
    expect(Object.keys(Object.assign({}, ...Object.values(all))).filter((id) => !used.has(id))).toEqual([]);
  });

  it.each(ENTRIES.map((entry) => [entry.game.id, entry] as const))(
    '%s: commits and grammars of real games validate',
    (_, entry) => {
      const [table] = matchesOf(entry, 1);
      for (const commit of table!.commits) expect(faultsOf('/components/schemas/Commit', commit)).toEqual([]);
      for (const match of positionsOf(table!).slice(0, 40)) {
        for (const { seat } of entry.game.asks(match.state)) {
          expect(
            faultsOf('/components/schemas/Legal', entry.game.legal(entry.game.view(match.state, [seat]), seat)),
          ).toEqual([]);
        }
      }
    },
  );
});

it.each(ENTRIES.map((entry) => [entry.game.id, entry] as const))(
  '%s: who samples as the description says is understood',
  (_, entry) => {
    const [, code] = /```js\n(.*?)```/s.exec(String(at('/components/schemas/Legal').part.description))!;
    // biome-ignore lint/security/noGlobalEval: it is our own text, which readers are told to copy
    const sample = eval(`(${code})`) as (node: unknown, below: (n: number) => number) => Json;
    const below = random(7);
    for (const match of positionsOf(matchesOf(entry, 1)[0]!).slice(0, 40)) {
      for (const { seat } of entry.game.asks(match.state)) {
        const legal = entry.game.legal(entry.game.view(match.state, [seat]), seat);
        expect(admits(legal, sample(legal, below))).toBe(true);
      }
    }
  },
);

describe('conforms', () => {
  const receipt = { game: 'g0', version: 1, hash: 'h', at: 1 };
  const problem = { type: '/problems/STALE_ASK', title: 'Closed', status: 409, code: 'STALE_ASK', detail: '' };

  const ALWAYS = {
    'x-request-id': 'r1',
    'cache-control': 'no-store',
    vary: 'authorization',
    'access-control-allow-origin': '*',
  };
  const UNLESS_KEPT = { 'access-control-expose-headers': 'etag', 'x-content-type-options': 'nosniff' };
  const WITH_BODY = { 'content-language': 'en' };
  const TAG = { etag: `"${'a'.repeat(27)}"` };
  const answered = (
    id: string,
    status: number,
    type: string | undefined,
    body: string,
    more: Record<string, string | undefined> = {},
  ) => {
    const own = type === undefined ? {} : { ...WITH_BODY, 'content-type': type };
    const headers = { ...ALWAYS, ...(status !== 304 && UNLESS_KEPT), ...own, ...more };
    const sent = Object.entries(headers).filter((each): each is [string, string] => each[1] !== undefined);
    conforms(id, { status, headers: new Headers(sent), body });
  };
  const begun = JSON.stringify(receipt);

  it('passes what is described', () => {
    answered('startGame', 200, 'application/json', begun);
    answered('startGame', 200, 'application/json', begun, { 'idempotent-replayed': 'true', 'content-encoding': 'br' });
    answered('startGame', 409, 'application/problem+json', JSON.stringify(problem));
    answered('getState', 304, undefined, '', TAG);
    answered('getEvents', 200, 'application/x-ndjson', '', TAG);
    answered('getBoard', 200, 'image/svg+xml; charset=utf-8', '<svg xmlns="">', TAG);
  });

  it.each([
    {
      what: 'an operation nobody knows',
      answer: () => answered('endGame', 200, 'application/json', '{}'),
      message: 'no such operation',
    },
    {
      what: 'another status',
      answer: () => answered('getHealth', 418, 'application/json', '{}'),
      message: 'openapi.yaml knows 200',
    },
    {
      what: 'another type',
      answer: () => answered('getHealth', 200, 'text/html', '<p>'),
      message: 'has application/json',
    },
    {
      what: 'no content',
      answer: () => answered('getHealth', 200, undefined, '', { 'content-language': 'en' }),
      message: 'has application/json',
    },
    {
      what: 'content where none belongs',
      answer: () => answered('getState', 304, 'application/json', '{}', { ...TAG, 'content-language': undefined }),
      message: 'no content',
    },
    {
      what: 'the gateway’s words',
      answer: () => answered('startGame', 429, 'application/json', '{"message":"Too Many Requests"}', {}),
      message: 'is not described',
    },
    {
      what: 'the gateway’s words for a refusal',
      answer: () => answered('startGame', 404, 'application/json', '{"message":"Not Found"}'),
      message: 'has application/problem',
    },
    {
      what: 'a header too many',
      answer: () => answered('startGame', 200, 'application/json', begun, { 'x-powered-by': 'us' }),
      message: 'x-powered-by is not described',
    },
    {
      what: 'a header too few',
      answer: () => answered('startGame', 200, 'application/json', begun, { vary: undefined }),
      message: 'Vary is not sent',
    },
    {
      what: 'a header with another value',
      answer: () => answered('startGame', 200, 'application/json', begun, { 'content-language': 'fr' }),
      message: 'Content-Language',
    },
    {
      what: 'a field too many',
      answer: () => answered('startGame', 200, 'application/json', JSON.stringify({ ...receipt, x: 1 })),
      message: 'additional properties',
    },
    {
      what: 'a field too few',
      answer: () => answered('startGame', 200, 'application/json', '{"game":"g0"}'),
      message: 'version',
    },
    {
      what: 'what is not JSON',
      answer: () => answered('startGame', 200, 'application/json', '{'),
      message: 'not JSON',
    },
    {
      what: 'a line that is no commit',
      answer: () => answered('getLog', 200, 'application/x-ndjson', '{}\n', TAG),
      message: 'line 1',
    },
    {
      what: 'a picture that is none',
      answer: () => answered('getBoard', 200, 'image/svg+xml', 'Diplomacy', TAG),
      message: 'pattern',
    },
  ])('throws on $what', ({ answer, message }) => {
    expect(answer).toThrow(message);
  });

  it('knows which operation a request is for', () => {
    expect(operationAt('GET', '/v1/games/g0/state?version=3')).toBe('getState');
    expect(operationAt('POST', '/v1/rules/diplomacy/adjudications')).toBe('adjudicateDiplomacy');
    expect(operationAt('GET', '/v2')).toBeUndefined();
  });
});
