import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { admits } from '../../../domain/contract/legal.ts';
import type { Json, JsonObject } from '../../../domain/lib/json.ts';
import type { Side } from '../../../domain/napoleonics/army/sides.ts';
import { DECK } from '../../../domain/napoleonics/cards/rows.ts';
import { napoleonics } from '../../../domain/napoleonics/index.ts';
import type { CardId } from '../../../domain/napoleonics/state/state.ts';
import type { View } from '../../../domain/napoleonics/state/view.ts';
import { eager } from '../../kit/eager.ts';
import { sampleSize } from '../../kit/long.ts';
import { type Below, oneOf, random } from '../../kit/random.ts';
import { fray } from '../../napoleonics/kit/fray.ts';
import { asked, firstAsked, type House, SEATS } from '../kit.ts';
import { answer, both, differences, newKey, same, startedAlike, type Twins, twinHouses } from '../twin-houses.ts';

// Battles in twin houses: one side is dealt other cards in the second, so hand and draw pile differ. The enemy and all
// who watch get the same bytes.

type Game = typeof napoleonics;

/**
 * The game, but of the cards dealt to a side some are other ones: such as come next in the order of the deck, so that
 * few draws change.
 */
const otherHand = (game: Game, side: Side): Game => ({
  ...game,
  setup(state, chance) {
    const events = game.setup(state, chance);
    const dealt = events.flatMap((event) => (event.type === 'dealt' ? event.sealed.value : []));
    const left = [...DECK];
    for (const card of dealt) left.splice(left.indexOf(card), 1);
    const nextTo = (card: CardId): CardId => {
      const at = left.findIndex((other) => other > card);
      return at < 0 ? card : left.splice(at, 1)[0]!;
    };
    return events.map((event) => {
      if (event.type !== 'dealt' || event.side !== side) return event;
      const value = event.sealed.value.map((card, i) => (i % 2 === 0 ? nextTo(card) : card));
      return { ...event, sealed: { ...event.sealed, value } };
    });
  },
});

const viewIn = async (house: House, path: string, seat: Side): Promise<View> =>
  (await house.as(seat).get<{ view: View }>(`${path}/state`)).body.view;
const views = ({ houses }: Twins, path: string, seat: Side): Promise<readonly View[]> =>
  Promise.all(houses.map((house) => viewIn(house, path, seat)));
const isAlike = (one: unknown, two: unknown): boolean => JSON.stringify(one) === JSON.stringify(two);

/**
 * Plays a battle on both servers, up to this number of commands, or to the first that cannot be given alike: a card of
 * one hand that the other does not hold, a choice between other cards. False: the enemy has drawn another card on one
 * server, so that all is different.
 */
async function playAlike(pair: Twins, path: string, secret: Side, below: Below, most: number): Promise<boolean> {
  for (let commands = 0; commands < most; commands++) {
    const seat = await firstAsked(pair.houses[0], path, SEATS.napoleonics);
    if (seat === undefined) return true;
    const [one, two] = await Promise.all(pair.houses.map((house) => asked(house.as(seat), path)));
    if (seat !== secret) {
      const [here, there] = await views(pair, path, seat);
      if (!isAlike([here!.hands, here!.scouted, here!.track], [there!.hands, there!.scouted, there!.track]))
        return false;
    } else if (one!.kind === 'scout') return true;
    const command = Array.from({ length: 20 }, () => eager(one!.legal, below)!).find((each) =>
      admits(two!.legal, each),
    );
    if (command === undefined) return true;
    await answer(pair, path, seat, same(command), one!.ask);
  }
  return true;
}

const WRONG: readonly Json[] = [
  { type: 'play', card: 'FIRST_STRIKE' },
  { type: 'react', card: 'FIRST_STRIKE' },
  { type: 'keep', card: 'PROBE_LEFT' },
  { type: 'form-square', form: true },
  { type: 'move', piece: 'B-LN-1', to: 'e5' },
];

/**
 * A battle brought to a moment at which a side has secrets: its hand, what it draws, its squares, its standing order.
 */
async function secretive(pair: Twins, secret: Side, below: Below): Promise<string | undefined> {
  const path = await startedAlike(pair, 'napoleonics', { battle: fray as unknown as JsonObject });
  if (!(await playAlike(pair, path, secret, below, 4 + below(50)))) return undefined;
  const [reader] = SEATS.napoleonics.filter((seat) => seat !== secret);
  const [here, there] = await views(pair, path, reader!);
  if (!isAlike(here!.hands, there!.hands)) return undefined;
  const key = newKey();
  const orders = [
    { standing: { firstStrike: 'play', retire: true } },
    { standing: { firstStrike: 'pass', formSquare: false } },
  ];
  if (below(2) === 0)
    await both(pair, (house, which) => house.as(secret).put(`${path}/standing-orders`, orders[which], key));
  return path;
}

describe.each(SEATS.napoleonics.slice(0, sampleSize(1, 2)))('the hand of the %s side shows nowhere', (secret) => {
  const enemy = SEATS.napoleonics.find((seat) => seat !== secret)!;
  let pair: Twins;
  beforeAll(async () => {
    pair = await twinHouses(napoleonics, otherHand(napoleonics, secret));
  });
  afterAll(() => pair.close());

  const battles = sampleSize(1, 7);
  it(`in ${battles} pairs of battles`, async () => {
    const below = random(SEATS.napoleonics.indexOf(secret));
    let compared = 0;
    for (let n = 0; n < battles; n++) {
      const path = await secretive(pair, secret, below);
      if (path === undefined) continue;
      const [here, there] = await views(pair, path, secret);
      expect(isAlike(here!.hands, there!.hands)).toBe(false);
      for (const reader of [enemy, oneOf(below, ['watcher', undefined])]) {
        expect(await differences(pair, path, reader, secret, WRONG)).toEqual([]);
      }
      compared++;
    }
    expect(compared).toBeGreaterThan(battles / 2);
  });
});

// The comparison must be able to find what it looks for.
describe('a leak is found', () => {
  const LEAKS: { readonly [where: string]: (game: Game) => Game } = {
    'in the view': (game) => ({
      ...game,
      view: (state, viewer) => ({ ...game.view(state, viewer), pile: state.hands.top.join().length }),
    }),
    'in the choices': (game) => ({
      ...game,
      view: (state, viewer) => ({ ...game.view(state, viewer), hands: state.hands }),
      legal: (view) => ({ is: 'const', value: [...(view.hands.top ?? [])] }),
    }),
    'in the drawn board': (game) => ({
      ...game,
      view: (state, viewer) => ({ ...game.view(state, viewer), played: { top: state.hands.top.join() } }),
    }),
    'in the public part of an event': (game) => ({
      ...game,
      setup: (state, chance) =>
        game
          .setup(state, chance)
          .map((event) => (event.type === 'dealt' ? { ...event, count: event.sealed.value.join().length } : event)),
    }),
  };

  it.each(Object.keys(LEAKS).slice(0, sampleSize(2, 9)))('%s', async (where) => {
    const leak = LEAKS[where]!;
    const pair = await twinHouses(leak(napoleonics), leak(otherHand(napoleonics, 'top')));
    const path = await startedAlike(pair, 'napoleonics', { battle: fray as unknown as JsonObject });
    expect(await differences(pair, path, 'bottom', 'top')).not.toEqual([]);
    await pair.close();
  });
});
