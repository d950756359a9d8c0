import { scopeOf } from '../../../functions/features/auth/scopes.ts';
import { OPERATIONS } from '../../../functions/operations/index.ts';
import type { AnyOperation } from '../../../functions/platform/http/request.ts';

/** The texts of the description, by file. */
export type Texts = { readonly [file: string]: string };

const CORE = 'openapi.yaml';

/**
 * Returns the files of the description with a draft for each missing operation. People then write words and examples.
 */
export const withDrafts = (texts: Texts): Texts =>
  OPERATIONS.reduce(
    (described, of, i) => (isDescribed(described, of) ? described : inserted(described, of, OPERATIONS.slice(i + 1))),
    texts,
  );

const isDescribed = (texts: Texts, of: AnyOperation): boolean =>
  Object.values(texts).some((text) => text.includes(`\n      operationId: ${of.id}\n`));

/**
 * Adds a draft at the end of the operation's path, or a path for it in openapi.yaml before that of the next operation.
 */
function inserted(texts: Texts, of: AnyOperation, later: readonly AnyOperation[]): Texts {
  const file = Object.keys(texts).find((name) => isIn(texts[name] ?? '', of.path)) ?? CORE;
  const lines = (texts[file] ?? '').split('\n');
  const drafted = (...parts: readonly (readonly string[])[]): Texts => ({ ...texts, [file]: parts.flat().join('\n') });
  const own = operationLines(of).map((line) => (file === CORE ? line : line.replace("'#/", "'../../openapi.yaml#/")));
  const start = lines.indexOf(`  ${of.path}:`);
  if (start >= 0) {
    const end = lines.findIndex((line, i) => i > start && /^( {2})?\S/.test(line));
    const last = lines[end - 1] === '' ? end - 1 : end;
    return drafted(lines.slice(0, last), own, lines.slice(last));
  }
  const next =
    later.map(({ path }) => lines.indexOf(`  ${path}:`)).find((line) => line >= 0) ?? lines.indexOf('  /openapi.yaml:');
  const named = [...of.path.matchAll(/\{(\w+)\}/g)].map(
    ([, name]) => `      - $ref: '#/components/parameters/${name}'`,
  );
  const path = [`  ${of.path}:`, ...(named.length > 0 ? ['    parameters:', ...named] : []), ...own, ''];
  return drafted(lines.slice(0, next), path, lines.slice(next));
}

/** Returns whether a file describes a path itself rather than naming another file. */
const isIn = (text: string, path: string): boolean =>
  text.includes(`\n  ${path}:\n`) && !text.includes(`\n  ${path}:\n    $ref: `);

function operationLines(of: AnyOperation): readonly string[] {
  const schema = (name: string): string => `  schema: {$ref: '#/components/schemas/${name}'}`;
  const noun = of.id.replace(/^[a-z]+/, '');
  const body = [
    '      requestBody:',
    '        required: true',
    '        content:',
    '          application/json:',
    `          ${schema(noun)}`,
  ];
  const answered = [
    "        '200':",
    "          description: ''",
    ...(isTagged(of) ? ["          headers: {ETag: {$ref: '#/components/headers/ETag'}}"] : []),
    '          content:',
    '            application/json:',
  ];
  return [
    `    ${of.method.toLowerCase()}:`,
    `      operationId: ${of.id}`,
    "      tags: ['']",
    "      summary: ''",
    "      description: ''",
    `      security: [${of.access === 'anyone' ? '{}, ' : ''}{bearer: [${scopeOf(of) ?? ''}]}]`,
    '      parameters:',
    ...parametersOf(of).map((name) => `        - $ref: '#/components/parameters/${name}'`),
    ...(of.body === undefined ? [] : body),
    '      responses:',
    ...(commits(of)
      ? [`        '200': {$ref: '#/components/responses/${of.represents === true ? 'Represented' : 'Receipt'}'}`]
      : [...answered, `            ${schema(`${noun}Answer`)}`]),
    ...problemsOf(of).map(([status, name]) => `        '${status}': {$ref: '#/components/responses/${name}'}`),
  ];
}

/**
 * Parameters have the same names in the query and in `components.parameters`. Headers follow from the operation's
 * rights.
 */
function parametersOf(of: AnyOperation): readonly string[] {
  const query = of.query as { readonly shape?: object; readonly in?: { readonly shape: object } } | undefined;
  const asked = Object.keys(query?.shape ?? query?.in?.shape ?? {});
  const headers = [
    ...(commits(of)
      ? ['idempotencyKey', 'ifMatch']
      : of.method === 'POST' && of.permission !== 'read'
        ? ['idempotencyKey']
        : []),
    ...(of.represents === true ? ['prefer'] : []),
    ...(isTagged(of) ? ['ifNoneMatch'] : []),
  ];
  return [...asked, ...headers, 'acceptLanguage', 'requestId'];
}

/** Whether it adds to the log of a game. Invitations are outside the log; a rematch and a fork begin another log. */
export const commits = ({ permission, path }: Pick<AnyOperation, 'permission' | 'path'>): boolean =>
  permission === 'write' && path.startsWith('/v1/games') && !/\/(invitations|links|hooks|rematch|forks)\b/.test(path);

/** The header of an answer about a game: a tag of its version. */
const isTagged = (of: AnyOperation): boolean =>
  of.cache?.by === 'everybody' ||
  of.cache?.by === 'content' ||
  (of.method === 'GET' && of.path.includes('{game}') && of.cache?.by !== 'nothing');

/** The refusals of an operation, besides those in `x-everywhere` of openapi.yaml. */
const problemsOf = (of: AnyOperation): readonly (readonly [status: number, response: string])[] => {
  const writes = commits(of);
  const problems: readonly (readonly [status: number, response: string, when: boolean])[] = [
    [304, 'NotModified', isTagged(of)],
    [400, 'BadRequest', true],
    [401, 'Unauthorized', true],
    [409, 'Conflict', writes],
    [412, 'MovedOn', writes],
    [413, 'TooLarge', of.body !== undefined],
    [415, 'NotJson', of.body !== undefined],
    [422, 'KeyReused', writes],
  ];
  return problems.flatMap(([status, name, when]) => (when ? [[status, name] as const] : []));
};
