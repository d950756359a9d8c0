import type { SeatSpec } from '../../contract/game.ts';
import type { Locale } from '../../lib/text.ts';
import { type Chair, type Choice, isChair, type Seating, seatsOf } from '../state/seating.ts';
import { CAMPS, POWERS, type Power } from '../terms/nations.ts';
import { CAMP_NAMES, NATION_NAMES, type Nouns } from './powers.ts';

/* How the game is shared out among players, in words. */

/** Names of the seats with Powers that are chosen in the game (§2.34). */
export const CHAIR_NAMES: Nouns<Chair> = {
  en: { first: 'First player', second: 'Second player', third: 'Third player', fourth: 'Fourth player' },
  ko: { first: '첫째 플레이어', second: '둘째 플레이어', third: '셋째 플레이어', fourth: '넷째 플레이어' },
};

/** What a seat is called that plays these Powers: a Camp if it has both of it. */
export function seatName(powers: readonly Power[], locale: Locale): string {
  const camp = CAMPS.find(
    (each) => powers.length === 2 && powers.every((power) => (power[0] === 'F') === (each === 'imperial')),
  );
  return camp === undefined ? powers.map((power) => NATION_NAMES[locale][power]).join(' + ') : CAMP_NAMES[locale][camp];
}

/** How many play, and how (§2). */
export const SEATING_NAMES: Nouns<Seating> = {
  en: {
    four: 'four players, a Power each',
    'three-tsarist': 'three players, one with both Tsarists',
    'three-imperial': 'three players, one with both Imperials',
    two: 'two players, a Camp each',
    'two-single': 'two players, a Camp with a single hand each',
    'two-split': 'two players, a Power of each Camp each',
  },
  ko: {
    four: '4인: 강국 하나씩',
    'three-tsarist': '3인: 한 명이 차르군 둘',
    'three-imperial': '3인: 한 명이 제국군 둘',
    two: '2인: Camp 하나씩',
    'two-single': '2인: Camp 하나씩, 단일 핸드',
    'two-split': '2인: 양쪽 Camp의 강국 하나씩',
  },
};

/** Every set of Powers that a seat may hold (§2.1, §2.21, §2.22, §2.31, §2.33), by the seat's id. */
export const SEATS: { readonly [seat: string]: readonly Power[] } = {
  ...Object.fromEntries(POWERS.map((power) => [power.toLowerCase(), [power]])),
  imperial: ['FN', 'FS'],
  tsarist: ['R1', 'R2'],
  'fn-r2': ['FN', 'R2'],
  'fs-r1': ['FS', 'R1'],
};

/** The seats of a table with their names, and the Powers that each holds from the start. */
export const seatSpecs = (seating: Seating, by: Choice = 'seat'): readonly SeatSpec[] =>
  Object.entries(seatsOf(seating, by)).map(([seat, powers]) =>
    isChair(seat)
      ? { seat, name: CHAIR_NAMES.en[seat], holds: [] }
      : { seat, name: seatName(powers, 'en'), holds: powers },
  );
