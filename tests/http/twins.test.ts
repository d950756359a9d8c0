import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Game } from '../../domain/game.ts';
import { sample } from '../../domain/legal.ts';
import { sha256 } from '../../domain/lib/hash.ts';
import type { Json, JsonObject } from '../../domain/lib/json.ts';
import { canonical } from '../../domain/log/canonical.ts';
import type { Commitment } from '../../domain/log/commit.ts';
import { duel } from '../kit/duel/index.ts';
import { CARDS, STANCES } from '../kit/duel/state.ts';
import { type Below, oneOf, random, shuffled } from '../kit/random.ts';
import { type Actions, type Answer, asked, GAMES_UNDER_TEST, type House, open, SEATS, type Sent, started } from './kit.ts';

// Two houses with the same seeds, clock, ids and public commands, but other secrets: whoever may not know the secrets gets the
// same bytes from both. Commitments and signatures, which differ by their nature, are made of what is public alone.

const commitment: Commitment = (salt) => sha256(salt);
const sign = async (payload: object): Promise<string> => `signed.${sha256(canonical(payload as JsonObject))}`;
type Duel = typeof duel;

/** The duel, but blue is dealt two cards that are in nobody's hand otherwise. */
const otherHand = (game: Duel): Duel => ({
  ...game,
  setup(state, chance) {
    const events = game.setup(state, chance);
    const dealt = events.flatMap((event) => (event.type === 'dealt' ? event.sealed.value : []));
    const cards = CARDS.filter((card) => !dealt.includes(card)).slice(0, 2);
    return events.map((event) =>
      event.type === 'dealt' && event.seat === 'blue' ? { ...event, sealed: { ...event.sealed, value: cards } } : event,
    );
  },
});

interface Twins {
  readonly houses: readonly [House, House];
  close(): Promise<void>;
}

async function twins(game: Duel = duel): Promise<Twins> {
  const having = (of: Game) => open({ games: { ...GAMES_UNDER_TEST, duel: async () => of }, commitment, sign });
  const houses = [await having(game), await having(otherHand(game))] as const;
  return {
    houses,
    async close() {
      for (const house of houses) await house.close();
    },
  };
}

/** Sends the same to both, or what is the same to the eyes of others; both must take it. */
async function both({ houses }: Twins, send: (house: House, which: 0 | 1) => Promise<Answer<unknown>>): Promise<void> {
  for (const which of [0, 1] as const) {
    const { status, bytes } = await send(houses[which], which);
    if (status >= 400) throw new Error(`house ${which}: ${bytes}`);
  }
}

let keys = 0;
const newKey = (): Sent => ({ 'idempotency-key': `key-${++keys}` });

/** Answers a seat's open question in both houses: with `commands[0]` in one, `commands[1]` in the other. */
async function answer(pair: Twins, path: string, seat: string, commands: readonly [Json, Json], named?: string): Promise<void> {
  const key = newKey();
  const ask = named ?? (await asked(pair.houses[0].as(seat), path)).ask;
  await both(pair, (house, which) => house.as(seat).post(`${path}/actions`, { ask, command: commands[which] }, key));
}

const same = (command: Json): readonly [Json, Json] => [command, command];

const GETS = [
  '',
  '?version=3',
  '/state',
  '/state?as=spectator',
  '/actions',
  '/lapse',
  '/standing-orders',
  '/events',
  '/events?after=4&limit=3',
  '/board.svg',
  '/audit',
  '/log',
  '/phases',
  '/export?format=saved-game',
  '/export?format=text',
];

/** What a reader is answered otherwise by one house than by the other: what was asked, and both answers. */
async function differences({ houses }: Twins, path: string, reader: string | undefined, other: string): Promise<readonly string[]> {
  const { body } = await houses[0].as(reader).get<Actions>(`${path}/actions`);
  const version = body.version;
  const [question] = body.actions;
  const ask = question?.ask ?? 'b1';
  const below = random(version);
  const command = question === undefined ? { type: 'rest' } : (sample(question.legal, below) ?? {});
  const refused = { type: 'orders', orders: { par: { order: 'move', to: 'mos' } } };
  const past = [version - 1, version - 2, version - 3].flatMap((v) => [`/state?version=${v}`, `/board.svg?version=${v}`]);
  const requests: readonly (readonly [string, string, unknown?, Sent?])[] = [
    ...[...GETS, ...past].map((at) => ['GET', path + at] as const),
    ['GET', `${path}/events`, undefined, { accept: 'application/x-ndjson' }],
    ['GET', `${path}/board.svg`, undefined, { 'accept-language': 'ko' }],
    ['GET', `${path}/state?as=${other}`],
    ['GET', '/v1/games?limit=2'],
    ['GET', '/v1/me/games?limit=2'],
    ['POST', `${path}/dry-runs`, { ask, command }],
    ['POST', `${path}/dry-runs`, { ask, command: refused }],
    ['POST', `${path}/actions`, { ask, command: refused }],
    ['POST', `${path}/actions`, { ask, command: { type: 'step', to: 9 } }],
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
      houses.map((house) => house.as(reader).send(method, at, sent, { ...headers, 'idempotency-key': `${path}/${found.length}` })),
    );
    const [one, two] = answers.map(({ status, headers, bytes }) =>
      JSON.stringify([status, [...headers].filter(([name]) => name !== 'date'), bytes]),
    );
    if (one !== two) found.push(`${reader}: ${method} ${at}\n${one}\n${two}`);
  }
  return found;
}

/** A duel brought to a moment at which blue has secrets: its hand, and a stance, a standing order or a card face down. */
async function secretiveDuel(pair: Twins, below: Below): Promise<string> {
  const path = await startedAlike(pair, 'duel');
  const [mine, theirs] = shuffled(below, ['card', 'pass', null]);
  const stand = newKey();
  const orders = [mine, theirs].map((react) => ({ standing: react === null ? null : { react } }));
  await both(pair, (house, which) => house.as('blue').put(`${path}/standing-orders`, orders[which], stand));
  const choose = (stance: string): Json => ({ type: 'choose', stance });
  const moment = below(3);
  if (moment === 0) {
    const [one, two] = shuffled(below, STANCES);
    await answer(pair, path, 'blue', [choose(one!), choose(two!)]);
    return path;
  }
  const first = moment === 1 ? 'red' : 'blue';
  await answer(pair, path, 'red', same(choose('low')));
  await answer(pair, path, 'blue', same(choose(first === 'red' ? 'low' : 'high')));
  if (below(2) === 0) {
    const step = first === 'red' ? [0, 1] : [3, 2];
    for (const to of step) await answer(pair, path, first, same({ type: 'step', to }));
  }
  if (first === 'red') return path;
  if (below(2) === 0) await answer(pair, path, 'blue', same({ type: 'look', count: 1 + below(2) }));
  if (below(2) === 0) await answer(pair, path, 'blue', same({ type: 'draw' }));
  else await answer(pair, path, 'blue', [{ type: 'attack', card: null }, await faceDown(pair, path)]);
  return path;
}

/** An attack with a card of the hand that blue holds in the second house. */
async function faceDown({ houses }: Twins, path: string): Promise<Json> {
  const { body } = await houses[1].as('blue').get<{ view: { hands: { blue: readonly string[] } } }>(`${path}/state`);
  return { type: 'attack', card: body.view.hands.blue[0]! };
}

const startedAlike = async ({ houses }: Twins, of: 'duel' | 'diplomacy'): Promise<string> => {
  const key = `game-${++keys}`;
  const paths: string[] = [];
  for (const house of houses) paths.push(await started(house, { of, key, settings: { deadlines: { default: 3600 } } }));
  expect(paths[0]).toBe(paths[1]);
  return paths[0]!;
};

/** A game of Diplomacy some phases on, in which all but `reader` have written other orders in one house than in the other. */
async function secretiveDiplomacy(pair: Twins, reader: string, below: Below): Promise<string> {
  const path = await startedAlike(pair, 'diplomacy');
  for (let phases = below(3); phases > 0; phases--) {
    for (const { seat, ask, legal } of await waited(pair, path)) await answer(pair, path, seat, same(orders(legal, below)), ask);
  }
  const standing = [{ retreats: 'disband' }, { adjustments: 'waive' }];
  const open = await waited(pair, path);
  const others = open.filter(({ seat }) => seat !== reader);
  // Somebody stays silent, so that the phase stays open.
  for (const { seat, ask, legal } of others.slice(others.length === open.length ? 1 : 0)) {
    const key = newKey();
    if (below(3) === 0) {
      await both(pair, (house, which) => house.as(seat).put(`${path}/standing-orders`, { standing: standing[which] }, key));
    }
    await answer(pair, path, seat, [orders(legal, below), orders(legal, below)], ask);
  }
  return path;
}

type Question = Actions['actions'][number];
const orders = (legal: Question['legal'], below: Below): Json => ({ ...(sample(legal, below) as JsonObject), ready: true });

async function waited({ houses: [house] }: Twins, path: string): Promise<readonly Question[]> {
  const found: Question[] = [];
  for (const seat of SEATS.diplomacy) {
    const { body } = await house.as(seat).get<Actions>(`${path}/actions`);
    found.push(...body.actions.filter(({ settled }) => !settled));
  }
  return found;
}

/** Whether the two houses do hold different secrets, as their holder sees them. */
async function differ({ houses }: Twins, path: string, seats: readonly string[]): Promise<boolean> {
  for (const seat of seats) {
    const [one, two] = await Promise.all(houses.map((house) => house.as(seat).get(`${path}/state`)));
    if (one!.bytes !== two!.bytes) return true;
  }
  return false;
}

describe('secrets do not show, in no answer to no one who may not know them', () => {
  let pair: Twins;
  beforeAll(async () => {
    pair = await twins();
  });
  afterAll(() => pair.close());

  it('in 64 pairs of duels: the hand, the stance, the card face down, the standing order', async () => {
    const below = random(64);
    for (let n = 0; n < 64; n++) {
      const path = await secretiveDuel(pair, below);
      expect(await differ(pair, path, ['blue'])).toBe(true);
      for (const reader of ['red', oneOf(below, ['watcher', undefined])]) expect(await differences(pair, path, reader, 'blue')).toEqual([]);
    }
  });

  it('in 36 pairs of games of Diplomacy: the orders of the others', async () => {
    const below = random(36);
    let secrets = 0;
    for (let n = 0; n < 36; n++) {
      const reader = oneOf(below, SEATS.diplomacy);
      const path = await secretiveDiplomacy(pair, reader, below);
      const others = SEATS.diplomacy.filter((seat) => seat !== reader);
      if (await differ(pair, path, others)) secrets++;
      for (const eyes of [reader, oneOf(below, ['watcher', undefined])]) {
        expect(await differences(pair, path, eyes, others[0]!)).toEqual([]);
      }
    }
    expect(secrets).toBeGreaterThan(30);
  });
});

// The comparison must be able to find what it looks for.
describe('a leak is found', () => {
  const LEAKS: { readonly [where: string]: (game: Duel) => Duel } = {
    'in the view': (game) => ({
      ...game,
      view: (state, viewer) => ({ ...game.view(state, viewer), rest: state.rest.length + Number(state.hands.blue[0]?.at(-1)) }),
    }),
    'in the drawn board': (game) => ({
      ...game,
      view: (state, viewer) => ({ ...game.view(state, viewer), hands: state.hands }),
      board: (view) => `<svg xmlns="http://www.w3.org/2000/svg"><desc>${view.hands.blue?.join()}</desc></svg>`,
    }),
    'in a refusal': (game) => ({
      ...game,
      decide(state, seat, command, chance) {
        const decided = game.decide(state, seat, command, chance);
        return decided.ok ? decided : { ok: false, error: { ...decided.error, detail: `${state.hands.blue.join()} beats that` } };
      },
    }),
    'in the public part of an event': (game) => ({
      ...game,
      setup: (state, chance) =>
        game.setup(state, chance).map((event) => {
          if (event.type !== 'dealt') return event;
          return { ...event, sealed: { ...event.sealed, topic: `${event.sealed.topic}/${event.sealed.value[0]}` } };
        }),
    }),
  };

  it.each(Object.keys(LEAKS))('%s', async (where) => {
    const having = (of: Game) => open({ games: { ...GAMES_UNDER_TEST, duel: async () => of }, commitment, sign });
    const leak = LEAKS[where]!;
    const houses = [await having(leak(duel)), await having(leak(otherHand(duel)))] as const;
    const pair: Twins = { houses, close: async () => void (await Promise.all(houses.map((house) => house.close()))) };
    const path = await secretiveDuel(pair, random(3));
    expect(await differences(pair, path, 'red', 'blue')).not.toEqual([]);
    await pair.close();
  });
});
