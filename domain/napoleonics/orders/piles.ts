import type { Piles } from '../../contract/piles.ts';
import type { Streams } from '../../contract/streams.ts';
import { DIE } from '../army/dice.ts';
import { SIDES } from '../army/sides.ts';
import type { State } from '../state/state.ts';

/** Every card of the deck in exactly one pile. */
export const piles = ({ pile, hands, track, scouted, discard, card }: State): Piles => ({
  deck: pile,
  ...Object.fromEntries(SIDES.map((side) => [`hand/${side}`, hands[side]])),
  ...Object.fromEntries(SIDES.map((side) => [`square/${side}`, Object.values(track[side])])),
  scouted,
  discard,
  table: card === undefined ? [] : [card.card],
});

/** How draws become dice and cards. */
export const streams: Streams = {
  dice: { kind: 'die', faces: DIE, shown: { rolled: 'faces' } },
  deck: { kind: 'pile', from: ['deck'], shown: { dealt: 'sealed', drew: 'sealed', scouted: 'sealed' } },
  'hand:*': { kind: 'pile', names: SIDES, from: ['hand/*'], shown: { 'square-formed': 'sealed' } },
};
