import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleSize } from '../kit/long.ts';
import { at, DESCRIBED, type Part } from './conformance.ts';
import { type Client, clientOf, type House, lobby, open, started } from './kit.ts';

// Who may call what: every operation of the description by every kind of caller, with tokens for one thing alone, on
// every kind of game. What is expected comes from the description: who needs a token, and which scope it must have.

const GAMES = [
  'a public lobby',
  'a public game',
  'a private lobby',
  'a private game',
  'an anonymous game',
  'a private game that is over',
] as const;
type Kind = (typeof GAMES)[number];
const isPrivate = (kind: Kind): boolean => kind.includes('private');

/**
 * Who: `red` sits in every game, `ann` owns it, `stranger` does neither; with a sign-in, or with a token for one scope.
 * A guest is a stranger with a token for everything; `mod` a stranger who is named a moderator.
 */
const CALLERS = [
  { who: undefined, scope: undefined },
  { who: 'guest', scope: 'everything' },
  ...['stranger', 'red', 'ann'].flatMap((who) =>
    [undefined, 'games:read', 'games:play', 'press:read', 'press:write', 'me', 'moderate'].map((scope) => ({
      who,
      scope,
    })),
  ),
  ...[undefined, 'games:play', 'moderate'].map((scope) => ({ who: 'mod', scope })),
];

let house: House;
const tokens = new Map<string, string>();
beforeAll(async () => {
  house = await open();
  for (const { who, scope } of CALLERS) {
    if (who === undefined || scope === undefined || who === 'guest') continue;
    const made = await house.as(who).post<{ token: string }>('/v1/me/tokens', { name: 'for a test', scopes: [scope] });
    tokens.set(`${who} ${scope}`, made.body.token);
  }
  tokens.set('guest everything', (await house.as(undefined).post<{ token: string }>('/v1/guests')).body.token);
});
afterAll(() => house.close());

const clientFor = ({ who, scope }: (typeof CALLERS)[number]): Client =>
  scope === undefined ? house.as(who) : clientOf(house.url, who, async () => tokens.get(`${who} ${scope}`) ?? 'none');

/** The path of a new game of a kind. */
async function game(kind: Kind): Promise<string> {
  const settings = {
    ...(isPrivate(kind) && { visibility: 'private', invited: ['red', 'blue'] }),
    ...(kind.includes('anonymous') && { anonymous: true }),
  };
  const how = { of: 'duel', owner: 'ann', settings } as const;
  if (kind.includes('lobby')) {
    const path = await lobby(house, how);
    await house.as('red').post(`${path}/seats`, { seat: 'red' });
    return path;
  }
  const path = await started(house, how);
  if (kind.includes('over'))
    for (const user of ['red', 'blue']) await house.as(user).put(`${path}/votes/draw`, { vote: true });
  return path;
}

type Operation = (typeof DESCRIBED)[number];

/** The example of a body that the description shows first. */
function bodyOf({ operation, pointer }: Operation): unknown {
  if (operation.requestBody === undefined) return undefined;
  const { example, examples } = at(`${pointer}/requestBody/content/application~1json`).part;
  const [name] = Object.keys((examples ?? {}) as Part);
  return name === undefined
    ? example
    : at(`${pointer}/requestBody/content/application~1json/examples/${name}`).part.value;
}

const FILLED: { readonly [name: string]: string } = {
  '{seat}': 'red',
  '{kind}': 'ready',
  '{rules}': 'duel',
  '{setup}': 'none',
  '{token}': 'tnone',
  '{bot}': 'none',
  '{channel}': 'none',
  '{hook}': 'none',
  '{block}': 'none',
  '{caseId}': 'none',
  '{notification}': 'none',
  '{link}': 'none',
  '{invitation}': 'none',
  '{invited}': 'none',
  '{handle}': 'none',
  '{day}': '2026-01-01',
};
/** What an operation cannot do without. */
const QUERIES: { readonly [id: string]: string } = {
  getSight: '?from=any',
  getFacts: '?of=any',
  getExport: '?format=any',
  getPublicState: '?version=1',
  getPublicBoard: '?version=1',
  getPublicPhases: '?version=1',
};
const pathOf = ({ id, path }: Operation, here: string): string =>
  path
    .replace('/v1/games/{game}', here)
    .replace('{game}', here.slice('/v1/games/'.length))
    .replaceAll(/\{\w+\}/g, (name) => FILLED[name] ?? name) + (QUERIES[id] ?? '');

/** What the description says of an operation. */
const needsToken = ({ operation }: Operation): boolean =>
  !(operation.security ?? []).some((each) => Object.keys(each).length === 0);
const scopeOf = ({ operation }: Operation): string | undefined =>
  (operation.security ?? []).flatMap((each) => (each as { readonly bearer?: readonly string[] }).bearer ?? [])[0];
const isForSignIns = ({ operation }: Operation): boolean => String(operation.description).includes('403 SIGN_IN');

/** The answer that a cell of the table must have: one of these, or none of them. */
function verdictOf(of: Operation, { who, scope }: (typeof CALLERS)[number], kind: Kind | undefined): string {
  if (who === undefined && needsToken(of)) return '401 UNAUTHORIZED';
  const needed = scopeOf(of);
  if (scope !== undefined && scope !== 'everything' && needed !== undefined && needed !== scope)
    return '403 INSUFFICIENT_SCOPE';
  if (needed === 'moderate' && who !== 'mod') return '403 INSUFFICIENT_SCOPE';
  if (scope !== undefined && needsToken(of) && isForSignIns(of)) return '403 SIGN_IN';
  if (kind !== undefined && isPrivate(kind) && of.path.startsWith('/v1/public/')) return '404 NO_SUCH_GAME';
  if (
    kind !== undefined &&
    isPrivate(kind) &&
    (who === undefined || who === 'stranger' || who === 'guest' || who === 'mod') &&
    needed !== 'moderate'
  )
    return '404 NO_SUCH_GAME';
  if (who === 'guest' && of.id === 'createGame') return '403 GUESTS_PLAY_ALONE';
  if (who === 'guest' && of.id === 'takeSeat') return '403 GUEST_NOT_INVITED';
  return 'admitted';
}

const VERDICTS = [
  '401 UNAUTHORIZED',
  '403 INSUFFICIENT_SCOPE',
  '403 SIGN_IN',
  '404 NO_SUCH_GAME',
  '403 GUESTS_PLAY_ALONE',
  '403 GUEST_NOT_INVITED',
];

const operations = DESCRIBED.filter(({ path }) => path.startsWith('/v1'));

describe.each([undefined, ...GAMES])('on %s', (kind) => {
  const here = operations.filter(({ path }) => path.includes('{game}') === (kind !== undefined));

  // By default each operation is called on one of the six kinds, the kinds in turn.
  const turn = kind === undefined ? -1 : GAMES.indexOf(kind);
  const called = here.filter((_, i) => turn < 0 || i % sampleSize(6, 1) === turn % sampleSize(6, 1));
  it.each(called.map((of) => ({ id: of.id, of })))('$id', async ({ of }) => {
    // By default a third of the callers, the thirds in turn: each caller calls many operations.
    const third = operations.indexOf(of) % sampleSize(3, 1);
    const wanted: string[] = [];
    const found: string[] = [];
    let path = kind === undefined ? '' : await game(kind);
    for (const caller of CALLERS.filter((_, i) => i % sampleSize(3, 1) === third)) {
      const verdict = verdictOf(of, caller, kind);
      const { status, body } = await clientFor(caller).send<{ code?: string } | undefined>(
        of.method,
        pathOf(of, path),
        bodyOf(of),
      );
      const answer = `${status} ${body?.code ?? ''}`.trim();
      const cell = `${caller.who ?? 'nobody'} ${caller.scope ?? 'signed in'}`;
      wanted.push(`${cell}: ${verdict}`);
      // Out of games, an example names things that do not exist: an answer that says so shows that the caller was let
      // in.
      const isRefused = VERDICTS.includes(answer) && (kind !== undefined || status !== 404);
      found.push(`${cell}: ${isRefused ? answer : 'admitted'}`);
      // Who is not let in has changed nothing; who is may have.
      if (verdict !== 'admitted') expect(status, cell).toBeGreaterThanOrEqual(400);
      else if (of.method !== 'GET' && status < 300 && kind !== undefined) path = await game(kind);
    }
    expect(found).toEqual(wanted);
  });
});

it('a stranger changes no game of others', async () => {
  for (const kind of ['a public game', 'a private game', 'an anonymous game', 'a private game that is over'] as const) {
    const path = await game(kind);
    const commands = operations.filter(
      ({ method, path: each, id }) =>
        method !== 'GET' && each.includes('{game}') && !['postDryRun', 'postForecast'].includes(id),
    );
    const before = (await house.as('red').get<{ version: number }>(path)).body.version;
    for (const of of commands) {
      const { status } = await house.as('stranger').send(of.method, pathOf(of, path), bodyOf(of));
      expect(status, `${of.id} on ${kind}`).toBeGreaterThanOrEqual(400);
    }
    expect((await house.as('red').get<{ version: number }>(path)).body.version).toBe(before);
  }
});
