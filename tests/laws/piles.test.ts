import { expect, it } from 'vitest';
import { sample } from '../../domain/contract/sampling.ts';
import { OPEN_SEATINGS, SEATING_IDS } from '../../domain/kutuzov/state/seating.ts';
import type { Json } from '../../domain/lib/json.ts';
import { sure } from '../../domain/lib/sure.ts';
import { BATTLE_IDS } from '../../domain/napoleonics/scenarios/index.ts';
import { eager } from '../kit/eager.ts';
import { IS_LONG } from '../kit/long.ts';
import { strayVersions } from '../kit/piles.ts';
import { playRandom } from '../kit/play.ts';
import { ENTRIES } from '../kit/registry.ts';

// Random play of every scenario and seating in form 2 of the log: no command throws, and the log says where every card
// is. The long test plays whole games.

interface Row {
  readonly of: string;
  readonly options: Json;
  readonly seed: number;
}

/** Commits of a match in `npm test`; the long tests play to the end. */
const MOST = IS_LONG ? 4_000 : 60;
/** Commits of a match of Diplomacy: its end is far away, and it has no cards. */
const MOST_OF_DIPLOMACY = 200;

/** In `npm test` one scenario for each seating. */
const KUTUZOV: readonly Row[] = SEATING_IDS.flatMap((seating, at) =>
  (IS_LONG ? [1, 2, 3, 4] : [1 + (at % 4)]).map((scenario) => ({
    of: 'kutuzov',
    options: {
      scenario,
      seating,
      windows: (at + Math.floor(scenario / 2)) % 2 === 0 ? 'merged' : 'single',
      powersBy: sure(['seat', 'die', 'auction'][(at + scenario) % 3], 'choice'),
      openHands: OPEN_SEATINGS.includes(seating) && scenario % 2 === 0,
    },
    seed: scenario,
  })),
);
const NAPOLEONICS: readonly Row[] = BATTLE_IDS.map((scenario) => ({
  of: 'napoleonics',
  options: { scenario },
  seed: 1,
}));
const DIPLOMACY: readonly Row[] = [2, 3, 4, 5, 6, 7].map((players) => ({
  of: 'diplomacy',
  options: { players, disorder: players % 2 === 0 ? 'round' : 'phase' },
  seed: players,
}));
const DUEL: readonly Row[] = [1, 2, 3].map((hits) => ({ of: 'duel', options: { hits }, seed: hits }));

const OTHERS = [NAPOLEONICS, DIPLOMACY, DUEL].flatMap((rows) => (IS_LONG ? rows : rows.slice(0, 1)));

/** Plays a match at random: every other seat chooses what does something. */
function played({ of, options, seed }: Row, maxCommits: number) {
  const { game, standing } = sure(
    ENTRIES.find((entry) => entry.game.id === of),
    of,
  );
  const seats = game.seats(game.schemas.options.parse(options)).map(({ seat }) => seat);
  return playRandom(game, seed, {
    options,
    maxCommits,
    standing,
    choose: (legal, below, seat) => (seats.indexOf(seat) % 2 === 0 ? eager : sample)(legal, below),
  });
}

it.each([...KUTUZOV, ...OTHERS])('$of with $options: every card is where the log says', (row) => {
  const table = played(row, row.of === 'diplomacy' ? Math.min(MOST, MOST_OF_DIPLOMACY) : MOST);
  expect(table.match.status).toBe('over');
  expect(strayVersions(table)).toEqual([]);
});
