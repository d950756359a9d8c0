import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '../../domain/lib/json.ts';
import { OPERATIONS } from '../../functions/operations/index.ts';
import type { ProblemBody } from '../../functions/platform/http/problem-schema.ts';
import type { AnyOperation } from '../../functions/platform/http/request.ts';
import { IS_LONG } from '../kit/long.ts';
import { conforms, type OnTheWire } from './conformance.ts';
import { hostileBody, hostileHeaders, hostileQuery, hostileText } from './hostile.ts';
import { act, asked, type House, open, started, tokenOf } from './kit.ts';

const SEED = 1812;
const CASES = IS_LONG ? 1_000 : 6;
/** Of each operation, over the wire. */
const WIRED = IS_LONG ? 25 : 3;

let house: House;
/** A duel on red's turn, and a game of Diplomacy in its first phase. */
let games: { readonly red: string; readonly france: string };
beforeAll(async () => {
  house = await open();
  const [duel, diplomacy] = [await started(house, { of: 'duel' }), await started(house, { of: 'diplomacy' })];
  for (const seat of ['red', 'blue']) await act(house.as(seat), duel, { type: 'choose', stance: 'low' });
  games = { red: duel.slice('/v1/games/'.length), france: diplomacy.slice('/v1/games/'.length) };
});
afterAll(() => house.close());

type User = 'red' | 'france' | 'mallory';
const SETTINGS = { visibility: 'private', invited: ['bob'], deadlines: { default: 60 }, lobbyExpires: 600 };
const SHEET = { type: 'orders', orders: { par: { order: 'move', to: 'bur' }, bre: { order: 'hold' } }, ready: false };
const POSITIONS: readonly Json[] = [
  {
    season: 'spring',
    year: 1901,
    phase: 'movement',
    unitsBefore: { france: ['A par', 'F bre'], germany: ['A mun'] },
    centresBefore: { france: ['par', 'bre'] },
    orders: { france: ['A par - bur', 'F bre H'], germany: ['A mun - bur'] },
  },
  {
    season: 'fall',
    year: 1901,
    phase: 'adjustment',
    unitsBefore: { italy: ['A rom'] },
    centresBefore: { italy: ['rom', 'nap'] },
  },
];

/** Good bodies of an operation, for its user to spoil. `ask`: the question open to the user. */
function goodBodies(id: string, user: User, ask: string): readonly Json[] {
  const duelling = user === 'red';
  const seat = duelling ? 'red' : 'france';
  switch (id) {
    case 'createGame':
      return [
        { of: 'duel', title: 'A duel', options: { hits: 3 }, settings: SETTINGS },
        { of: 'diplomacy', options: { rulings: 'datc' } },
      ];
    case 'takeSeat':
      return [{ seat, kind: 'user' }, { kind: 'bot' }];
    case 'castVote':
      return [{ vote: true, seat }, { vote: false }];
    case 'postAction':
    case 'postDryRun':
      if (duelling) return [{ ask, seat, command: { type: 'step', to: 0 } }];
      return [
        { ask, command: SHEET },
        { ask, seat, written: { orders: ['A par - bur', 'F bre - mao'], ready: false } },
      ];
    case 'postTakeback':
      return [{ seat }, {}];
    case 'putContribution':
      return [{ seat, contribution: 'A'.repeat(43) }];
    case 'postReveal':
      return [{ bytes: 'A'.repeat(43) }];
    case 'putStandingOrders':
    case 'postForecast':
      return [{ seat, standing: duelling ? { react: 'pass' } : { retreats: 'disband' } }, { standing: null }];
    default:
      return POSITIONS;
  }
}

/** One request to an operation, before it is put on the wire. */
interface Case {
  readonly params: { readonly [name: string]: string };
  readonly query: { readonly [name: string]: string };
  readonly headers: { readonly [name: string]: string };
  readonly body: Uint8Array | undefined;
  readonly user: User;
}

const GOOD_PARAMS: { readonly [name: string]: string } = { kind: 'cancel', seat: 'blue', rules: 'duel' };

function casesOf(of: AnyOperation, asks: { readonly [user in User]: string }): fc.Arbitrary<Case> {
  const named = [...of.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  const often = of.query === undefined ? 15 : 1;
  return fc.constantFrom<User>('red', 'red', 'france', 'france', 'mallory').chain((user) =>
    fc
      .record({
        user: fc.constant(user),
        body: of.body === undefined ? fc.constant(undefined) : hostileBody(goodBodies(of.id, user, asks[user])),
        params: fc.tuple(
          ...named.map(() =>
            fc.oneof({ weight: 15, arbitrary: fc.constant('') }, { weight: 1, arbitrary: hostileText }),
          ),
        ),
        query: fc.oneof({ weight: often, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: hostileQuery }),
        headers: hostileHeaders,
      })
      .map(({ params, ...rest }): Case => {
        const game = user === 'france' ? games.france : games.red;
        // A seat of one's own would be left, and the game would end.
        const good = (name: string): string => GOOD_PARAMS[name] ?? game;
        const given = named.map((name, i) => [name, params[i] === '' || params[i] === user ? good(name) : params[i]!]);
        return { ...rest, params: Object.fromEntries(given) };
      }),
  );
}

/** Straight to the function, as the gateway would call it. */
async function called(of: AnyOperation, { params, query, headers, body, user }: Case): Promise<OnTheWire> {
  const event: Partial<APIGatewayProxyEventV2> = {
    requestContext: {
      timeEpoch: Date.now(),
      http: { sourceIp: '192.0.2.1' },
    } as APIGatewayProxyEventV2['requestContext'],
    routeKey: `${of.method} ${of.path}`,
    rawQueryString: new URLSearchParams(query).toString(),
    queryStringParameters: query,
    pathParameters: params,
    headers: { ...headers, authorization: `Bearer ${await tokenOf(user)}` },
    ...(body && { body: Buffer.from(body).toString('base64'), isBase64Encoded: true }),
  };
  const result = await house.functions[of.permission](event as APIGatewayProxyEventV2, {} as Context);
  return {
    status: result.statusCode!,
    headers: new Headers(result.headers as Record<string, string>),
    body: result.body ?? '',
  };
}

/** The same over HTTP. */
async function wired(of: AnyOperation, { params, query, headers, body, user }: Case): Promise<OnTheWire> {
  const path = of.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name]!));
  const search = new URLSearchParams(query).toString();
  const answer = await house.as(user).send(of.method, search === '' ? path : `${path}?${search}`, body, headers);
  return { status: answer.status, headers: answer.headers, body: answer.bytes };
}

/** Codes of bad requests that are about no place in the body. */
const ELSEWHERE = ['BAD_IDEMPOTENCY_KEY', 'BAD_QUERY', 'BAD_CURSOR', 'BAD_PATH', 'NO_NOTATION', 'WHICH_SEAT'];

function judge({ status, headers, body }: OnTheWire): void {
  expect(status, body).toBeLessThan(500);
  if (status < 400) return;
  const problem = JSON.parse(body) as ProblemBody;
  expect(headers.get('content-type')).toBe('application/problem+json');
  expect(problem).toMatchObject({
    type: `/problems/${problem.code}`,
    status,
    code: expect.stringMatching(/^[A-Z_]+$/),
  });
  if (status !== 400 || ELSEWHERE.includes(problem.code)) return;
  expect(problem.errors, body).not.toHaveLength(0);
  for (const { pointer } of problem.errors!) expect(pointer).toMatch(/^\??(\/.*)?$/su);
}

const openTo = async (user: 'red' | 'france'): Promise<string> =>
  (await asked(house.as(user), `/v1/games/${games[user]}`)).ask;

/** All commits of both games, as they are kept. */
const logs = async (): Promise<readonly string[]> => {
  const kept = await Promise.all(Object.values(games).map((game) => house.service.log.read(game, 0)));
  return kept.flat().map((commit) => JSON.stringify(commit));
};

describe.each(OPERATIONS)('bad input to $id', (of) => {
  it(`is answered with what is wrong with it, ${CASES} times, and changes nothing that it does not say`, async () => {
    const before = new Set(await logs());
    const committed = new Set<string>();
    const note = ({ status, body }: OnTheWire): void => {
      if (status === 200 && of.permission === 'write' && body.startsWith('{'))
        committed.add((JSON.parse(body) as { hash: string }).hash);
    };
    const [red, france] = [await openTo('red'), await openTo('france')];
    const cases = casesOf(of, { red, france, mallory: france });
    await fc.assert(
      fc.asyncProperty(cases, async (each) => {
        const answered = await called(of, each);
        judge(answered);
        if (answered.status !== 304) conforms(of.id, answered);
        note(answered);
      }),
      { numRuns: CASES, seed: SEED },
    );
    for (const each of fc.sample(cases, { numRuns: WIRED, seed: SEED + 1 })) {
      const answered = await wired(of, each);
      judge(answered);
      note(answered);
    }
    const after = await logs();
    expect(after.filter((commit) => before.has(commit))).toHaveLength(before.size);
    const added = after
      .filter((commit) => !before.has(commit))
      .map((commit) => (JSON.parse(commit) as { hash: string }).hash);
    expect(added.filter((hash) => !committed.has(hash))).toEqual([]);
  });
});

describe('after all that', () => {
  it('the games go on, and their logs are whole', async () => {
    house.wait(60);
    for (const [seat, game] of Object.entries(games)) {
      const { body } = await house.as(seat).get<{ verdict: string; findings: unknown[] }>(`/v1/games/${game}/audit`);
      expect(body).toMatchObject({ verdict: 'unchecked', findings: [] });
      expect((await house.as(seat).get(`/v1/games/${game}/actions`)).bytes).toContain('"legal"');
    }
    expect((await act(house.as('france'), `/v1/games/${games.france}`, { type: 'orders', orders: {} })).status).toBe(
      200,
    );
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });
});
