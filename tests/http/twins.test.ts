import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sample } from '../../domain/legal.ts';
import type { Json, JsonObject } from '../../domain/lib/json.ts';
import { duel } from '../kit/duel/index.ts';
import { CARDS, STANCES } from '../kit/duel/state.ts';
import { type Below, oneOf, random, shuffled } from '../kit/random.ts';
import { type Actions, SEATS } from './kit.ts';
import { answer, both, differ, differences, newKey, same, startedAlike, type Twins, twinHouses } from './twin-houses.ts';

// Duels and games of Diplomacy in twin houses.

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

describe('secrets do not show, in no answer to no one who may not know them', () => {
  let pair: Twins;
  beforeAll(async () => {
    pair = await twinHouses(duel, otherHand(duel));
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
    const leak = LEAKS[where]!;
    const pair = await twinHouses(leak(duel), leak(otherHand(duel)));
    const path = await secretiveDuel(pair, random(3));
    expect(await differences(pair, path, 'red', 'blue')).not.toEqual([]);
    await pair.close();
  });
});
