import { afterAll, beforeAll, expect, it } from 'vitest';
import { tokenOf } from '../http/kit.ts';
import { skirmish } from '../napoleonics/kit/skirmish.ts';
import { type LiveHouse, openLive } from './house.ts';
import { playWhole, type Whole } from './whole-games.ts';

// A game of each kind, played to its end by clients that hear of changes over live connections. A proxy between them
// loses, delays and doubles requests, answers and messages, and breaks connections. No move is lost, and none is made
// twice. `npm run play-many -- client:games` plays longer ones, against a server in a separate process.

let house: LiveHouse;
beforeAll(async () => {
  house = await openLive();
});
afterAll(() => house.close());

const GAMES: readonly (readonly [what: string, whole: Whole])[] = [
  [
    'Diplomacy for three, drawn in 1902',
    {
      new: { of: 'diplomacy', options: { players: 3 } },
      seats: ['austria-england-germany', 'italy-russia', 'france-turkey'],
      drawnIn: '1902',
      wrongIn: 2,
      messagesIn: 3,
    },
  ],
  [
    'a battle of Napoleonics',
    { new: { of: 'napoleonics', options: { battle: skirmish } } as never, seats: ['top', 'bottom'] },
  ],
  ['a campaign of Kutuzov', { new: { of: 'kutuzov', options: { scenario: 4 } }, seats: ['fn', 'r1', 'fs', 'r2'] }],
];

/** How often each thing went wrong, in all games: how many messages a short one hears is a matter of time. */
const happened = new Map<string, number>();

it.each(GAMES)('%s', async (_, whole) => {
  const { game: __, faults, ...played } = await playWhole({ url: house.direct, token: tokenOf }, whole, 3);
  expect(played).toMatchObject({ verdict: 'holds', wrong: [] });
  expect(played.how).toMatch(/agreed-draw|banners|points/);
  expect(Math.max(...Object.values(faults))).toBeGreaterThan(0);
  for (const [fault, times] of Object.entries(faults)) happened.set(fault, (happened.get(fault) ?? 0) + times);
});

it('and everything that can go wrong on the way went wrong', () => {
  expect([...happened].filter(([, times]) => times === 0)).toEqual([]);
  expect(happened.size).toBe(10);
});
