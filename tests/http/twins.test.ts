import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { duel } from '../kit/duel/index.ts';
import { IS_LONG } from '../kit/long.ts';
import { oneOf, random } from '../kit/random.ts';
import { SEATS } from './kit.ts';
import { type Duel, otherHand, secretiveDiplomacy, secretiveDuel } from './secretive.ts';
import { differ, differences, type Twins, twinHouses } from './twin-houses.ts';

// Duels and games of Diplomacy in twin houses.

describe('secrets do not show, in no answer to no one who may not know them', () => {
  let pair: Twins;
  beforeAll(async () => {
    pair = await twinHouses(duel, otherHand(duel));
  });
  afterAll(() => pair.close());

  const [DUELS, GAMES] = IS_LONG ? [32, 20] : [1, 1];
  it(`in ${DUELS} pairs of duels: the hand, the stance, the card face down, the standing order`, async () => {
    const below = random(32);
    for (let n = 0; n < DUELS; n++) {
      const path = await secretiveDuel(pair, below);
      expect(await differ(pair, path, ['blue'])).toBe(true);
      for (const reader of ['red', oneOf(below, ['watcher', undefined])])
        expect(await differences(pair, path, reader, 'blue')).toEqual([]);
    }
  });

  it(`in ${GAMES} pairs of games of Diplomacy: the orders of the others`, async () => {
    const below = random(20);
    let secrets = 0;
    for (let n = 0; n < GAMES; n++) {
      const reader = oneOf(below, SEATS.diplomacy);
      const path = await secretiveDiplomacy(pair, reader, below);
      const others = SEATS.diplomacy.filter((seat) => seat !== reader);
      if (await differ(pair, path, others)) secrets++;
      for (const eyes of [reader, oneOf(below, ['watcher', undefined])]) {
        expect(await differences(pair, path, eyes, others[0]!)).toEqual([]);
      }
    }
    expect(secrets).toBeGreaterThan(GAMES * 0.75 - 1);
  });
});

// The comparison must be able to find what it looks for.
describe('a leak is found', () => {
  const LEAKS: { readonly [where: string]: (game: Duel) => Duel } = {
    'in the view': (game) => ({
      ...game,
      view: (state, viewer) => ({
        ...game.view(state, viewer),
        rest: state.rest.length + Number(state.hands.blue[0]?.at(-1)),
      }),
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
        return decided.ok
          ? decided
          : { ok: false, error: { ...decided.error, detail: `${state.hands.blue.join()} beats that` } };
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

  // One that is looked for in answers, and one in the log.
  it.each(IS_LONG ? Object.keys(LEAKS) : ['in the view', 'in the public part of an event'])('%s', async (where) => {
    const leak = LEAKS[where]!;
    const pair = await twinHouses(leak(duel), leak(otherHand(duel)));
    const path = await secretiveDuel(pair, random(3));
    expect(await differences(pair, path, 'red', 'blue')).not.toEqual([]);
    await pair.close();
  });
});
