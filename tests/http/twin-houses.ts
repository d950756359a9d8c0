import type { Game } from '../../domain/contract/game.ts';
import { sample } from '../../domain/contract/sampling.ts';
import type { BotRegistry } from '../../domain/games/bots.ts';
import { sha256 } from '../../domain/lib/hash.ts';
import type { Json, JsonObject } from '../../domain/lib/json.ts';
import { canonical } from '../../domain/log/canonical.ts';
import type { Commitment } from '../../domain/log/commit.ts';
import { cursorAt, START } from '../../functions/features/live/cursor.ts';
import { IS_LONG } from '../kit/long.ts';
import { random } from '../kit/random.ts';
import {
  type Actions,
  type Answer,
  asked,
  BOTS_UNDER_TEST,
  GAMES_UNDER_TEST,
  type House,
  type Lobby,
  open,
  type Sent,
  started,
} from './kit.ts';

// Two servers with the same seeds, clock, ids and public commands, but other secrets: a viewer who may not know the
// secrets gets the same bytes from both. Commitments and signatures, which differ by their nature, are made of what is
// public alone.

const commitment: Commitment = (salt) => sha256(salt);
const sign = async (payload: object): Promise<string> => `signed.${sha256(canonical(payload as JsonObject))}`;

export interface Twins {
  readonly houses: readonly [House, House];
  close(): Promise<void>;
}

/**
 * Two houses, with a game in the first, and in the second one of the same id that deals other secrets, or has other
 * bots.
 */
export async function twinHouses(game: Game, other: Game, bots: BotRegistry = {}): Promise<Twins> {
  const having = (of: Game, its: BotRegistry) =>
    open({
      games: { ...GAMES_UNDER_TEST, [of.id]: async () => of },
      bots: { ...BOTS_UNDER_TEST, ...its },
      commitment,
      sign,
    });
  const houses = [await having(game, {}), await having(other, bots)] as const;
  return {
    houses,
    async close() {
      for (const house of houses) await house.close();
    },
  };
}

/** Sends the same to both, or what is the same to the eyes of others; both must take it. */
export async function both(
  { houses }: Twins,
  send: (house: House, which: 0 | 1) => Promise<Answer<unknown>>,
): Promise<void> {
  for (const which of [0, 1] as const) {
    const { status, bytes } = await send(houses[which], which);
    if (status >= 400) throw new Error(`house ${which}: ${bytes}`);
  }
}

let keys = 0;
export const newKey = (): Sent => ({ 'idempotency-key': `key-${++keys}` });

/** Answers a seat's open question in both houses: with `commands[0]` in one, `commands[1]` in the other. */
export async function answer(
  pair: Twins,
  path: string,
  seat: string,
  commands: readonly [Json, Json],
  named?: string,
): Promise<void> {
  const key = newKey();
  const ask = named ?? (await asked(pair.houses[0].as(seat), path)).ask;
  await both(pair, (house, which) => house.as(seat).post(`${path}/actions`, { ask, command: commands[which] }, key));
}

export const same = (command: Json): readonly [Json, Json] => [command, command];

export const GETS = [
  '',
  '/table',
  '/state',
  '/state?as=spectator',
  '/actions',
  '/lapse',
  '/standing-orders',
  '/events',
  '/board.svg',
  '/audit',
  '/log',
  '/story',
  '/story?frames=1&boards=1',
  '/phases',
  '/series',
  '/export?format=saved-game',
  '/export?format=text',
  '/people',
  // Parts and other pages of what stands above.
  ...(IS_LONG
    ? [
        '?version=3',
        '/events?after=4&limit=3',
        '/story?after=4&limit=3',
        '/story?frames=1',
        '/story?after=4&limit=3&frames=1',
      ]
    : []),
];

/** How far back the reader looks, and everybody. */
const BACK = IS_LONG ? [1, 2, 3] : [1];
const BACK_IN_PUBLIC = IS_LONG ? [0, 1, 3] : [1];

/**
 * What a reader is answered otherwise by one house than by the other: what was asked, and both answers. `wrong`:
 * commands of the game that are refused now.
 */
export async function differences(
  { houses }: Twins,
  path: string,
  reader: string | undefined,
  other: string,
  wrong: readonly Json[] = [],
): Promise<readonly string[]> {
  const { body } = await houses[0].as(reader).get<Partial<Actions>>(`${path}/actions`);
  // A viewer who may not see the game is told of no version and no question.
  const { version = 1, actions: [question] = [] } = body;
  const ask = question?.ask ?? 'b1';
  const below = random(version);
  const command = question === undefined ? { type: 'rest' } : (sample(question.legal, below) ?? {});
  const refused = { type: 'orders', orders: { par: { order: 'move', to: 'mos' } } };
  const past = BACK.flatMap((back) => ['state', 'board.svg'].map((what) => `/${what}?version=${version - back}`));
  const everybodys = BACK_IN_PUBLIC.flatMap((back) =>
    ['state', 'board.svg', 'phases'].map(
      (what) => `${path.replace('/games/', '/public/games/')}/${what}?version=${version - back}`,
    ),
  );
  const requests: readonly (readonly [string, string, unknown?, Sent?])[] = [
    ...[...GETS, ...past].map((at) => ['GET', path + at] as const),
    ...everybodys.map((at) => ['GET', at] as const),
    ['GET', `${path}/events`, undefined, { accept: 'application/x-ndjson' }],
    ['GET', `${path}/board.svg`, undefined, { 'accept-language': 'ko' }],
    ['GET', `${path}/story`, undefined, { 'accept-language': 'ko' }],
    ['GET', `${path}/state?as=${other}`],
    ['GET', '/v1/games?limit=2'],
    ['GET', '/v1/me/games?limit=2'],
    ['GET', '/v1/me/events'],
    ['GET', `/v1/me/events?limit=3&after=${cursorAt(reader ?? '', START)}`],
    ['GET', '/v1/me/games?awaiting=true&fields=id,version,seat,ask,deadline&limit=2'],
    ['POST', `${path}/dry-runs`, { ask, command }],
    ['POST', `${path}/dry-runs`, { ask, command: refused }],
    ['POST', `${path}/actions`, { ask, command: refused }],
    ['POST', `${path}/actions`, { ask, command: { type: 'step', to: 9 } }],
    ...wrong.flatMap((each) =>
      ['dry-runs', 'actions'].map((to) => ['POST', `${path}/${to}`, { ask, command: each }] as const),
    ),
    ['POST', `${path}/actions`, { ask: 'late', command }],
    ['POST', `${path}/actions`, { ask, seat: other, command }],
    ['POST', `${path}/actions`, { ask, written: { orders: 'A par - mos' }, seat: other }],
    ['POST', `${path}/seats`, { seat: other }],
    ['PUT', `${path}/standing-orders`, { standing: { react: 'run' } }],
    ['DELETE', `${path}/seats/${other}`],
  ];
  const found: string[] = [];
  for (const [method, at, sent, headers] of requests) {
    const answers = await Promise.all(
      houses.map((house) =>
        house.as(reader).send(method, at, sent, { ...headers, 'idempotency-key': `${path}/${found.length}` }),
      ),
    );
    const [one, two] = answers.map(({ status, headers, bytes }) =>
      JSON.stringify([status, [...headers].filter(([name]) => name !== 'date'), bytes]),
    );
    if (one !== two) found.push(`${reader}: ${method} ${at}\n${one}\n${two}`);
  }
  return found;
}

/** The path of a game that has started in both. */
export const startedAlike = async (
  { houses }: Twins,
  of: Lobby['of'],
  options?: Json,
  settings: object = {},
): Promise<string> => {
  const key = `game-${++keys}`;
  const paths: string[] = [];
  for (const house of houses)
    paths.push(
      await started(house, {
        of,
        key,
        settings: { deadlines: { default: 3600 }, ...settings },
        ...(options !== undefined && { options }),
      }),
    );
  if (paths[0] !== paths[1]) throw new Error(`not the same game: ${paths}`);
  return paths[0]!;
};

/** Whether the two houses do hold different secrets, as their holder sees them. */
export async function differ({ houses }: Twins, path: string, seats: readonly string[]): Promise<boolean> {
  for (const seat of seats) {
    const [one, two] = await Promise.all(houses.map((house) => house.as(seat).get(`${path}/state`)));
    if (one!.bytes !== two!.bytes) return true;
  }
  return false;
}
