import { kutuzov } from '../../domain/kutuzov/index.ts';
import { NATIONS, POWERS } from '../../domain/kutuzov/nations.ts';
import { isShowable } from '../../domain/kutuzov/pieces.ts';
import type { State } from '../../domain/kutuzov/state.ts';
import { deckOf, inOrder } from '../../domain/lib/deck.ts';
import type { Viewer } from '../../domain/lib/ids.ts';
import type { Json } from '../../domain/lib/json.ts';
import type { Match } from '../../domain/match/state.ts';
import type { Entry, Twin } from './entry.ts';
import { type Below, shuffled } from './random.ts';

/** What the laws need to know of Kutuzov 1812. */
export const kutuzovEntry: Entry = {
  game: kutuzov,
  options: (seed) => ({ scenario: 1 + (seed % 4) }),
  maxCommits: 900,
  matches: 8,
  twins: 400,
  endsByItself: true,
  standing: () => ({}),
  conserved: (json) => problems(json as unknown as State),
  twin,
};

/** Every card is somewhere once, soldiers can be shown, and no marker is below 0. */
function problems(state: State): readonly string[] {
  const cards = cardsIn(state);
  const ids = Object.keys(state.leaders);
  const below = [
    ...Object.values(state.resources),
    ...Object.values(state.regroup),
    ...Object.values(state.troops).flatMap((here) => here.map(({ sp }) => sp)),
  ];
  return [
    ...(cards.join() === Array.from({ length: 110 }, (_, i) => i + 1).join() ? [] : [`the cards are ${cards.join()}`]),
    ...NATIONS.filter((nation) => !isShowable(state, nation)).map((nation) => `${nation} has more SP than counters`),
    ...(ids.length === 15 ? [] : [`the leaders are ${ids.join()}`]),
    ...(below.every((number) => number >= 0) ? [] : ['something is below 0']),
  ];
}

function cardsIn({ hands, aside, draw, discard, homeDraw, homeUsed, faceUp, removed, winter, attached, frames }: State): readonly number[] {
  return inOrder([
    ...POWERS.flatMap((power) => [...hands[power].home, ...hands[power].other, ...aside[power], ...faceUp[power]]),
    ...[draw, homeDraw.imperial, homeDraw.tsarist].flatMap(({ known, rest }) => [...known.map(({ card }) => card), ...rest]),
    ...discard,
    ...homeUsed.imperial,
    ...homeUsed.tsarist,
    ...removed,
    ...winter,
    ...attached.map(({ card }) => card),
    ...frames.flatMap((frame) => (frame.is === 'card' ? [frame.card] : [])),
  ]);
}

/** The non-Home cards hidden from the viewer, in the other hands and in the draw deck, change places. */
function twin(match: Match, viewer: Viewer, below: Below): Twin | undefined {
  if (match.state === undefined) return undefined;
  const state = match.state as unknown as State;
  const others = POWERS.filter((power) => !viewer.some((seat) => state.seats[seat]?.includes(power)));
  if (others.length === 0) return undefined;
  const hidden = [...others.flatMap((power) => [...state.hands[power].other, ...state.aside[power]]), ...state.draw.rest];
  const places = shuffled(below, hidden);
  const swapped = new Map(hidden.map((card, i) => [card, places[i]!]));
  const swap = (cards: readonly number[]) => inOrder(cards.map((card) => swapped.get(card) ?? card));
  const hands = Object.fromEntries(
    POWERS.map((power) => [
      power,
      others.includes(power) ? { ...state.hands[power], other: swap(state.hands[power].other) } : state.hands[power],
    ]),
  );
  const aside = Object.fromEntries(POWERS.map((power) => [power, others.includes(power) ? swap(state.aside[power]) : state.aside[power]]));
  const changed = { ...state, hands, aside, draw: { ...deckOf(swap(state.draw.rest)), known: state.draw.known } };
  return { match: { ...match, state: changed as unknown as Json }, mirror: (_, command) => command };
}
