import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { GAMES } from '../../domain/games/games.ts';
import { DESCRIPTION_FILES, operations } from '../../functions/platform/http/description.ts';
import { MEANINGS } from '../../functions/platform/http/problems/index.ts';
import { schemas } from '../../infra/local/description/schemas.ts';
import { madeOnce } from '../kit/built.ts';
import { duel } from '../kit/duel/index.ts';

/** An object of openapi.yaml, or a reference to one. */
export interface Part {
  readonly $ref?: string;
  readonly [key: string]: unknown;
}
type Parts = { readonly [key: string]: Part };

/** An operation as openapi.yaml has it, and where. */
interface Described {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly pointer: string;
  readonly operation: Part & {
    readonly security?: readonly object[];
    readonly requestBody?: Part;
    readonly responses: Parts;
  };
}

type Api = {
  readonly paths: { readonly [path: string]: Parts };
  readonly components: { readonly [kind: string]: Parts };
} & Part;

const [core = '', ...others] = ['openapi.yaml', ...DESCRIPTION_FILES].map((file) => readFileSync(file, 'utf8'));
// References into other files are made by the text of the whole: all are within, as where the description is served.
const { components, ...rest } = JSON.parse(
  await madeOnce('operations', () => JSON.stringify(operations(core, others)).replaceAll(/[\w./]+\.yaml#\//g, '#/')),
) as Api;
const made = await madeOnce('schemas', async () => JSON.stringify(await schemas({ ...GAMES, duel: async () => duel })));

/** The schemas of the description, as clients read them: those of answers admit fields that they do not name. */
export const OPEN_SCHEMAS: Parts = Object.assign({}, ...Object.values(JSON.parse(made) as Parts));

/** The same schema without such fields: the service itself sends what is described, and nothing else. */
function closed(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(closed);
  if (typeof part !== 'object' || part === null) return part;
  const shape = Object.fromEntries(Object.entries(part).map(([keyword, value]) => [keyword, closed(value)]));
  const isObject = shape.type === 'object' && !('additionalProperties' in shape);
  return isObject ? { ...shape, additionalProperties: false } : shape;
}

/** The description, parsed, of a house that also hosts the game of the tests; its schemas are closed. */
export const API: Api = {
  ...rest,
  components: { ...components, schemas: closed(OPEN_SCHEMAS) as Parts },
};

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const step = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

/** Every operation of openapi.yaml, in its order. */
export const DESCRIBED: readonly Described[] = Object.entries(API.paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([method]) => METHODS.includes(method))
    .map(([method, part]) => ({
      id: String(part.operationId),
      method: method.toUpperCase(),
      path,
      pointer: `/paths/${step(path)}/${method}`,
      operation: part as Described['operation'],
    })),
);

interface Found {
  readonly part: Part;
  readonly pointer: string;
}

/** What was looked up before: every answer of every test asks for the same few dozen pointers. */
const looked = new Map<string, Found>();

/** What a pointer into openapi.yaml points to, references followed; and the pointer to it. */
export function at(pointer: string): Found {
  const found = looked.get(pointer) ?? foundAt(pointer);
  looked.set(pointer, found);
  return found;
}

function foundAt(pointer: string): Found {
  let part: unknown = API;
  let here = '';
  for (const name of pointer.split('/').slice(1)) {
    const key = name.replaceAll('~1', '/').replaceAll('~0', '~');
    part = (part as { readonly [key: string]: unknown } | undefined)?.[key];
    here += `/${name}`;
    const ref = (part as Part | undefined)?.$ref;
    if (ref !== undefined) ({ part, pointer: here } = at(ref.slice(1)));
  }
  if (part === undefined) throw new Error(`openapi.yaml has nothing at ${pointer}`);
  return { part: part as Part, pointer: here };
}

const ajv = new Ajv2020({ strict: false, discriminator: true });
// The mapping says what `const` of the tag says already, and ajv does not read it.
const withoutMapping = (key: string, value: Part): unknown =>
  key === 'discriminator' ? { propertyName: value.propertyName } : value;
ajv.addSchema(JSON.parse(JSON.stringify(API), withoutMapping), 'openapi.yaml', false, false);
const validators = new Map<string, ValidateFunction>();

/** What is wrong with a value by the schema at a pointer into openapi.yaml; nothing: it validates. */
export function faultsOf(pointer: string, value: unknown): readonly string[] {
  const validate =
    validators.get(pointer) ??
    ajv.compile({ $ref: `openapi.yaml#${pointer.split('/').map(encodeURIComponent).join('/')}` });
  validators.set(pointer, validate);
  if (validate(value)) return [];
  return (validate.errors ?? []).slice(0, 8).map(({ instancePath, message, params }) => {
    const which = Object.values(params).filter((each) => typeof each === 'string');
    return `${instancePath || 'it'} ${message}${which.length === 0 ? '' : ` (${which.join(', ')})`}`;
  });
}

/**
 * The operation that a request is for: `GET`, `/v1/games/g0/state?version=3`; undefined where openapi.yaml has none.
 */
export function operationAt(method: string, path: string): string | undefined {
  const steps = path.split('?')[0]!.split('/');
  const fits = (template: string): boolean => {
    const parts = template.split('/');
    return parts.length === steps.length && parts.every((part, i) => part.startsWith('{') || part === steps[i]);
  };
  return DESCRIBED.find((each) => each.method === method && fits(each.path))?.id;
}

/** What came over the wire: its status, all of its headers, and its body as text. */
export interface OnTheWire {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

/**
 * Throws unless openapi.yaml describes this answer of an operation: its status, its headers, its `Content-Type`, and
 * its body. `HEAD`: the same without a body.
 */
export function conforms(operationId: string, { status, headers, body }: OnTheWire, isHead = false): void {
  const contentType = headers.get('content-type') ?? undefined;
  const answer = `${operationId} answers ${status} ${contentType ?? 'without content'}`;
  const described = DESCRIBED.find(({ id }) => id === operationId);
  if (described === undefined) throw new Error(`${answer}: openapi.yaml has no such operation`);
  const statuses = Object.keys(described.operation.responses);
  const documented =
    statuses.find((each) => each === String(status)) ??
    statuses.find((each) => each === `${Math.floor(status / 100)}XX`);
  if (documented === undefined) throw new Error(`${answer}: openapi.yaml knows ${statuses.join(', ')}`);
  const { part, pointer } = at(`${described.pointer}/responses/${documented}`);
  const content = (part.content ?? {}) as Parts;
  const type = contentType?.replace(/\s*;.*/, '');
  const strange = faultsOfHeaders(`${pointer}/headers`, headers);
  if (strange.length > 0)
    throw new Error(`${answer}, with other headers than openapi.yaml has:\n  ${strange.join('\n  ')}`);
  if (type === undefined || Object.keys(content).length === 0) {
    if (type !== undefined || body !== '' || Object.keys(content).length > 0) {
      throw new Error(
        `${answer}, ${body.length} characters: openapi.yaml has ${Object.keys(content).join(', ') || 'no content'}`,
      );
    }
    return;
  }
  const medium = content[type];
  // What the gateway of the cloud says for itself is described beside the problems; nothing here may answer like that.
  if (medium === undefined || (status >= 400 && type !== 'application/problem+json'))
    throw new Error(`${answer}: openapi.yaml has ${Object.keys(content).join(', ')}`);
  if (isHead && body === '') return;
  if (type === 'application/problem+json') explained(parsed(body) as { readonly code: string; readonly type: string });
  const faults = faultsOfContent(`${pointer}/content/${step(type)}`, type, medium, body);
  if (faults.length > 0)
    throw new Error(`${answer}, not as openapi.yaml has it:\n  ${faults.join('\n  ')}\n${body.slice(0, 600)}`);
}

/** What the game of the tests refuses with: it is not hosted, so nobody looks it up. */
const OF_DUEL: readonly string[] = [
  'CHOOSE_A_STANCE',
  'DECK_EMPTY',
  'NOT_IN_HAND',
  'NOT_YOUR_TURN',
  'NO_LOOK',
  'NO_STEP',
  'NO_SUCH_SEAT',
  'OVER',
  'REACT',
  'TOO_FAR',
  'YOUR_TURN',
];

/** Throws unless it can be read somewhere what a problem means. */
function explained({ code, type }: { readonly code: string; readonly type: string }): void {
  if (type !== `/problems/${code}` || !(MEANINGS.has(code) || OF_DUEL.includes(code)))
    throw new Error(`${code} has the type ${type}, which nobody explains`);
}

/** Headers of the transport, which no description lists; and of content, which the description has elsewhere. */
const TRANSPORT = ['connection', 'content-length', 'content-type', 'date', 'keep-alive', 'transfer-encoding'];

/** Headers that are sent and not described, described as always sent and not sent, or not as they are described. */
function faultsOfHeaders(pointer: string, headers: Headers): readonly string[] {
  const names = Object.keys(at(pointer).part);
  const unknown = [...headers.keys()].filter(
    (name) => !TRANSPORT.includes(name) && !names.some((each) => each.toLowerCase() === name),
  );
  return [
    ...unknown.map((name) => `${name} is not described`),
    ...names.flatMap((name) => {
      const header = at(`${pointer}/${name}`);
      const value = headers.get(name);
      if (value !== null) return faultsOf(`${header.pointer}/schema`, value).map((fault) => `${name}: ${fault}`);
      return header.part['x-sent'] === 'always' ? [`${name} is not sent`] : [];
    }),
  ];
}

/**
 * Throws unless an answer at a path of no operation is as the description says of all answers: its headers, and, if
 * refused, a problem.
 */
export function conformsElsewhere(method: string, { status, headers, body }: OnTheWire): void {
  const known = Object.keys(at('/components/responses/MethodNotAllowed/headers').part);
  const isPreflight = method === 'OPTIONS' && status === 204;
  const always = known.filter(
    (name) => at(`/components/responses/MethodNotAllowed/headers/${name}`).part['x-sent'] === 'always',
  );
  const needed = always.filter(
    (name) => (name !== 'Allow' || status === 405) && (name !== 'Content-Language' || !isPreflight),
  );
  const also = isPreflight
    ? ['access-control-allow-methods', 'access-control-allow-headers', 'access-control-max-age']
    : [];
  const missing = needed.filter((name) => !headers.has(name));
  const names = [...known.map((name) => name.toLowerCase()), ...TRANSPORT, ...also];
  const unknown = [...headers.keys()].filter((name) => !names.includes(name));
  const faults = method === 'HEAD' || isPreflight ? [] : faultsOf('/components/schemas/Problem', parsed(body));
  if (missing.length + unknown.length + faults.length > 0)
    throw new Error(`${method} answers ${status}: without ${missing}, with ${unknown}, ${faults.join(', ')}`);
}

function faultsOfContent(pointer: string, type: string, medium: Part, body: string): readonly string[] {
  if (type.endsWith('json') && medium['x-item-schema'] === undefined)
    return faultsOf(`${pointer}/schema`, parsed(body));
  const whole = faultsOf(`${pointer}/schema`, body);
  if (medium['x-item-schema'] === undefined) return whole;
  if (body !== '' && !body.endsWith('\n')) return [...whole, 'the last line is not ended'];
  const lines = body.split('\n').slice(0, -1);
  return [
    ...whole,
    ...lines.flatMap((line, i) =>
      faultsOf(`${pointer}/x-item-schema`, parsed(line)).map((fault) => `line ${i + 1}: ${fault}`),
    ),
  ];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (caught) {
    throw new Error(`not JSON: ${(caught as Error).message}: ${text.slice(0, 200)}`);
  }
}
