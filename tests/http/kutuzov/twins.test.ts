import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chanceOf } from '../../../domain/contract/chance.ts';
import { admits } from '../../../domain/contract/legal.ts';
import { isHomeCard, isMustPlay } from '../../../domain/kutuzov/edition/card.ts';
import { kutuzov } from '../../../domain/kutuzov/index.ts';
import type { View } from '../../../domain/kutuzov/state/view.ts';
import type { Event } from '../../../domain/kutuzov/table/events.ts';
import { type Camp, campOf, type Power } from '../../../domain/kutuzov/terms/nations.ts';
import type { Json } from '../../../domain/lib/json.ts';
import { eager } from '../../kit/eager.ts';
import { IS_LONG, sampleSize } from '../../kit/long.ts';
import { type Below, oneOf, random, seedOf } from '../../kit/random.ts';
import { asked, firstAsked, type House, SEATS } from '../kit.ts';
import { answer, differences, same, startedAlike, type Twins, twinHouses } from '../twin-houses.ts';

// Campaigns in twin houses: one Power is dealt other cards in the second, so hand and draw decks differ. The other
// Powers and all who watch get the same bytes.

type Game = typeof kutuzov;
type Seat = (typeof SEATS.kutuzov)[number];
const powerOf = (seat: Seat): Power => seat.toUpperCase() as Power;

/**
 * The game, but of some cards that a Camp is dealt a part are other ones of their kind, which stay in the deck instead.
 */
const otherCards = (game: Game, camp: Camp, isMeant: (event: Event) => boolean): Game => ({
  ...game,
  setup(start, chance) {
    const events = game.setup(start, chance);
    const { draw, homeDraw } = events.reduce(game.evolve, start);
    const left = [...draw.rest, ...homeDraw[camp].rest].filter((card) => !isMustPlay(start, card));
    const instead = (card: number): number => {
      const at = left.findIndex((other) => isHomeCard(start, other) === isHomeCard(start, card));
      return isMustPlay(start, card) || at < 0 ? card : left.splice(at, 1)[0]!;
    };
    return events.map((event) => {
      if ((event.type !== 'drew' && event.type !== 'chits-dealt') || !isMeant(event)) return event;
      return {
        ...event,
        sealed: { ...event.sealed, value: event.sealed.value.map((card, i) => (i % 2 === 0 ? instead(card) : card)) },
      };
    });
  },
});

const otherHand = (game: Game, power: Power): Game =>
  otherCards(game, campOf(power), (event) => event.type === 'drew' && event.power === power);
const otherChits = (game: Game, camp: Camp): Game =>
  otherCards(game, camp, (event) => event.type === 'chits-dealt' && event.camp === camp);

const viewIn = async (house: House, path: string, seat: string): Promise<View> =>
  (await house.as(seat).get<{ view: View }>(`${path}/state`)).body.view;
const views = ({ houses }: Twins, path: string, seat: string): Promise<readonly View[]> =>
  Promise.all(houses.map((house) => viewIn(house, path, seat)));
const isAlike = (one: unknown, two: unknown): boolean => JSON.stringify(one) === JSON.stringify(two);

/**
 * Plays a campaign on both servers, up to this number of commands, or to the first that cannot be given alike: a card
 * of one hand that the other does not hold. Nobody draws a card: from another deck another Power would draw another
 * one.
 */
async function playAlike(
  pair: Twins,
  path: string,
  below: Below,
  most: number,
  seats: readonly string[] = SEATS.kutuzov,
): Promise<void> {
  for (let commands = 0; commands < most; commands++) {
    const seat = await firstAsked(pair.houses[0], path, seats);
    if (seat === undefined) return;
    const [one, two] = await Promise.all(pair.houses.map((house) => asked(house.as(seat), path)));
    const isSafe = (each: Json): boolean =>
      admits(two!.legal, each) && !DRAWING.some((part) => JSON.stringify(each).includes(part));
    const command = Array.from({ length: 20 }, () => eager(one!.legal, below)!).find(isSafe);
    if (command === undefined) return;
    await answer(pair, path, seat, same(command), one!.ask);
  }
}

/** Commands by which cards may be drawn or shown. */
const DRAWING = ['"redraw"', '"buy"', '"event"', '"chit"'];

const WRONG: readonly Json[] = [
  { type: 'play', card: 99, as: 'event' },
  { type: 'play', card: 1, as: 'cp' },
  { type: 'end' },
  { type: 'buy' },
  { type: 'recover', card: 58 },
  { type: 'give-up', card: 99 },
  { type: 'move', from: 'warsaw', to: 'moscow', leaders: [], sp: { FN: 1 } },
];

describe.each(IS_LONG ? (['fn', 'r2'] as const) : (['fn'] as const))('the hand of %s shows nowhere', (secret) => {
  // Separate servers: a campaign that went apart would show in the lists of the next one.
  let pair: Twins;
  beforeEach(async () => {
    pair = await twinHouses(kutuzov, otherHand(kutuzov, powerOf(secret)));
  });
  afterEach(() => pair.close());

  it.each(IS_LONG ? [1, 2, 3, 4] : [3])('in scenario %i', async (scenario) => {
    const below = random(10 * scenario + SEATS.kutuzov.indexOf(secret));
    const path = await startedAlike(pair, 'kutuzov', { scenario });
    await playAlike(pair, path, below, sampleSize(6, 30));
    const [here, there] = await views(pair, path, secret);
    expect(isAlike(here!.hands, there!.hands)).toBe(false);
    const others = SEATS.kutuzov.filter((seat) => seat !== secret);
    for (const reader of [oneOf(below, others), oneOf(below, ['watcher', undefined])]) {
      expect(await differences(pair, path, reader, secret, WRONG)).toEqual([]);
    }
  });
});

it.each(IS_LONG ? (['imperial', 'tsarist'] as const) : (['tsarist'] as const))(
  'the chits of a Camp are unknown to everybody, its own seat too: %s (§PB6)',
  async (camp) => {
    const other = otherChits(kutuzov, camp);
    const start = kutuzov.initial({ scenario: 4, seating: 'two-single' });
    const chits = [kutuzov, other].map(
      (game) => game.setup(start, chanceOf(seedOf(1), {})).reduce(game.evolve, start).chits[camp],
    );
    expect(isAlike(chits[0], chits[1])).toBe(false);

    const pair = await twinHouses(kutuzov, other);
    const path = await startedAlike(pair, 'kutuzov', { scenario: 4, seating: 'two-single' });
    await playAlike(pair, path, random(7), sampleSize(5, 25), ['imperial', 'tsarist']);
    const wrong = [
      { type: 'chit', kind: 'none' },
      { type: 'divide', cards: [99] },
    ];
    for (const reader of ['imperial', 'tsarist', undefined].slice(sampleSize(1, 0)))
      expect(await differences(pair, path, reader, reader === 'tsarist' ? 'imperial' : 'tsarist', wrong)).toEqual([]);
    await pair.close();
  },
);

// The comparison must be able to find what it looks for.
describe('a leak is found', () => {
  const LEAKS: { readonly [where: string]: (game: Game) => Game } = {
    'in the view': (game) => ({
      ...game,
      view: (state, viewer) => ({
        ...game.view(state, viewer),
        drawCount: state.hands.FN.other.reduce((sum, card) => sum + card, 0),
      }),
    }),
    'in the public part of an event': (game) => ({
      ...game,
      setup: (state, chance) =>
        game
          .setup(state, chance)
          .map((event) => (event.type === 'drew' ? { ...event, count: event.sealed.value[0]! } : event)),
    }),
  };

  it.each(IS_LONG ? Object.keys(LEAKS) : ['in the view'])('%s', async (where) => {
    const leak = LEAKS[where]!;
    const pair = await twinHouses(leak(kutuzov), leak(otherHand(kutuzov, 'FN')));
    const path = await startedAlike(pair, 'kutuzov', { scenario: 4 });
    expect(await differences(pair, path, 'r1', 'fn')).not.toEqual([]);
    await pair.close();
  });
});
