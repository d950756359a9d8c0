import type * as z from 'zod';
import { type Made, NOTED, type Replay } from '../../contract/replay.ts';
import type { cardFacts } from '../table/card-facts.ts';
import type { Words } from './words.ts';

/** Cards that the reader knows, as they come to a Power or a Camp. */
const known = (of: string, secret: number | readonly number[] | undefined): readonly Made[] =>
  secret === undefined ? [] : [secret].flat().map((card) => ({ is: 'card', card, of }));

/** What is seen of cards: those played or shown, and those that come to the reader's own hand. */
export const cardReplay = {
  drew: ({ power, secret }) => known(power, secret),
  'chits-dealt': ({ camp, secret }) => known(camp, secret),
  'chits-taken': ({ power, secret }) => known(power, secret),
  'hand-split': ({ power, secret }) => known(power, secret),
  'hands-joined': NOTED,
  dealt: ({ power, ...event }) => known(power, event.cards),
  threw: ({ power, top }) => (top === null ? [] : [{ is: 'card', card: top, of: power, as: 'discard' }]),
  'card-played': ({ power, card, as }) => [{ is: 'card', card, of: power, as }],
  'card-put': ({ card, power, to }) => [{ is: 'card', card, of: power ?? to, as: 'away' }],
  'set-aside': NOTED,
  returned: ({ power, secret }) => known(power, secret),
  'taken-up': NOTED,
  'home-shuffled': NOTED,
  picked: ({ power, secret }) => known(power, secret),
  'turned-up': ({ power, card }) => [{ is: 'card', card, of: power, as: 'shown' }],
  took: ({ power, secret }) => known(power, secret),
  peeked: ({ of, secret }) => known(of, secret),
  'peek-ended': NOTED,
  'deck-ordered': NOTED,
  'effect-began': NOTED,
  'effect-ended': NOTED,
  shuffled: NOTED,
} satisfies Replay<z.infer<(typeof cardFacts)[number]>, Words>;
