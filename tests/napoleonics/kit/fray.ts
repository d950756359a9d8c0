import type { Nation } from '../../../domain/napoleonics/army/nations.ts';
import type { Side } from '../../../domain/napoleonics/army/sides.ts';
import type { Battle } from '../../../domain/napoleonics/field/battle.ts';
import { at, drawn, leader } from './drawn.ts';

const { battle, units, leaders } = drawn(
  `..  ..  HI  ..  ..  ..  ..  ..  FO  ..  ..  ..  ..
  ..  ..  ..  ..  FO  ..  ..  ..  ..  ..  ..  ..
..  ..  ..  TO  ..  ..  HI  ..  ..  ..  ..  ..  ..
  ..  ..  ..  ..  FW  ..  ..  ..  FW  ..  ..  ..
..  ..  HI  ..  ..  ..  TO  ..  ..  ..  HI  ..  ..
  ..  ..  ..  FO  ..  ..  ..  SQ  ..  ..  ..  ..
..  ..  ..  ..  HI  ..  ..  ..  TO  ..  ..  ..  ..
  ..  ..  ..  ..  ..  RH  ..  ..  ..  ..  ..  ..
..  ..  ..  ..  ..  ..  ..  FO  ..  ..  ..  ..  ..`,
  [
    at('d3', 'B-LN'),
    at('d4', 'B-HC', { leader: 'Paget' }),
    at('d5', 'B-LN', { leader: 'Hill' }),
    at('d6', 'B-GG'),
    at('d7', 'P-LC'),
    at('d8', 'B-RL'),
    at('d9', 'P-MI'),
    at('d10', 'B-LC'),
    at('c4', 'B-FA'),
    at('c7', 'B-HA'),
    at('c2', 'P-LN'),
    leader('c6', 'top', 'Moore'),
    at('f3', 'F-CU', { leader: 'Milhaud' }),
    at('f4', 'F-LN'),
    at('f5', 'F-LT', { leader: 'Reille' }),
    at('f6', 'F-LC'),
    at('f7', 'F-GR'),
    at('f8', 'F-YG'),
    at('f9', 'F-GHC'),
    at('f10', 'F-LN'),
    at('g5', 'F-FA'),
    at('g8', 'F-HA'),
    at('g11', 'F-OG'),
    leader('g7', 'bottom', 'Ney'),
  ],
);

const nationOf = (side: Side): Nation => (side === 'top' ? 'BRITISH' : 'FRENCH');

/**
 * A battle that begins at close quarters, cavalry before infantry, with every arm, objectives of both kinds and an
 * exit.
 */
export const fray: Battle = {
  ...battle,
  id: 'fray',
  slug: 'fray',
  banners: { top: 4, bottom: 4 },
  objectives: [
    {
      kind: 'hold',
      id: 'middle',
      side: 'bottom',
      hexes: ['e7'],
      banners: 1,
      gain: 'immediate',
      lasts: 'temporary',
      text: { en: 'The middle.', ko: '한가운데.' },
    },
    {
      kind: 'hold',
      id: 'hill',
      side: 'top',
      hexes: ['e11', 'e3'],
      banners: 1,
      gain: 'own-turn-start',
      lasts: 'temporary',
      text: { en: 'The hills.', ko: '언덕.' },
    },
    {
      kind: 'exit',
      id: 'away',
      side: 'top',
      hexes: ['a1', 'a2'],
      banners: 1,
      edge: 'top',
      text: { en: 'Away.', ko: '철수.' },
    },
  ],
  units: units.map(({ side, type, hex }) => ({ side, type, hex })),
  leaders: leaders.map(({ side, name, hex }) => ({ side, name, hex, nation: nationOf(side) })),
};
