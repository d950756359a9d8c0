import type { Viewer } from '../../domain/lib/ids.ts';
import type { Json } from '../../domain/lib/json.ts';
import type { Match } from '../../domain/match/state/state.ts';
import { sorted } from './duel/evolve.ts';
import { duel, duelBot } from './duel/index.ts';
import { CARDS, type Command, isSeat, SEATS, STANCES, type Standing, type State } from './duel/state.ts';
import type { Entry, Twin } from './entry.ts';
import { type Below, oneOf, shuffled } from './random.ts';

export const duelEntry: Entry = {
  game: duel,
  bot: duelBot,
  options: { hits: 3 },
  maxCommits: 400,
  matches: 40,
  twins: 2000,
  endsByItself: true,
  standing: (below) => ({
    ...(below(3) > 0 && { react: oneOf(below, ['card', 'pass']) }),
    ...(below(3) === 0 && { turn: 'rest' }),
  }),
  conserved: (json) => {
    const { hands, top, rest, discard } = json as unknown as State;
    const cards = [...hands.red, ...hands.blue, ...top.map(({ card }) => card), ...rest, ...discard];
    return sorted(cards).join() === sorted(CARDS).join() ? [] : [`the cards are now ${sorted(cards).join()}`];
  },
  twin,
};

/**
 * The cards hidden from the viewer change places; so do sealed stances, face-down cards and standing orders of others.
 */
function twin(match: Match, viewer: Viewer, below: Below): Twin | undefined {
  const others = SEATS.filter((seat) => !viewer.includes(seat));
  if (others.length === 0 || match.state === undefined) return undefined;
  const state = match.state as unknown as State;
  const hidden = hiddenFrom(state, viewer);
  const places = shuffled(below, hidden);
  const swapped = new Map(hidden.map((card, i) => [card, places[i]!]));
  const swap = (value: Json): Json => rename(value, swapped);

  const changed = withOtherSecrets(sortedDeck(swap(match.state) as unknown as State), others, below);
  const standing = Object.fromEntries(
    Object.entries(match.standing).map(([seat, order]) => [
      seat,
      viewer.includes(seat) ? order : otherReaction(order as Standing, below),
    ]),
  );
  const undo = match.undo && {
    ...match.undo,
    base: sortedDeck(swap(match.undo.base) as unknown as State) as unknown as Json,
  };
  return {
    match: {
      ...match,
      state: changed as unknown as Json,
      standing,
      seals: sealsOf(match, changed, swap),
      ...(undo && { undo }),
    },
    mirror: (seat, json) => {
      if (!isSeat(seat) || viewer.includes(seat)) return json;
      const command = json as Command;
      switch (command.type) {
        case 'choose':
          return { ...command, stance: oneOf(below, STANCES) };
        case 'attack':
        case 'react':
          return { ...command, card: oneOf(below, [null, ...changed.hands[seat]]) };
        default:
          return command;
      }
    },
  };
}

const hiddenFrom = ({ hands, top, rest }: State, viewer: Viewer): readonly string[] => [
  ...SEATS.flatMap((seat) => (viewer.includes(seat) ? [] : hands[seat])),
  ...top
    .filter(({ seen }) => !seen.some(({ seat }) => seat !== undefined && viewer.includes(seat)))
    .map(({ card }) => card),
  ...rest,
];

/** Hands and the rest of the deck are kept sorted. */
const sortedDeck = (state: State): State => ({
  ...state,
  hands: { red: sorted(state.hands.red), blue: sorted(state.hands.blue) },
  rest: sorted(state.rest),
});

function withOtherSecrets(state: State, others: readonly ('red' | 'blue')[], below: Below): State {
  const { moment } = state;
  switch (moment.is) {
    case 'stances': {
      const chosen = Object.entries(moment.chosen).map(([seat, choice]) => [
        seat,
        isSeat(seat) && others.includes(seat) ? { ...choice, stance: oneOf(below, STANCES) } : choice,
      ]);
      return { ...state, moment: { is: 'stances', chosen: Object.fromEntries(chosen) } };
    }
    case 'reaction':
      if (!others.includes(moment.attacker)) return state;
      return { ...state, moment: { ...moment, card: oneOf(below, [null, ...state.hands[moment.attacker]]) } };
    case 'turn':
      return state;
  }
}

const otherReaction = (standing: Standing, below: Below): Json =>
  standing.react === undefined ? standing : { ...standing, react: oneOf(below, ['card', 'pass']) };

/** What is sealed agrees with the state again. */
function sealsOf(match: Match, { moment }: State, swap: (value: Json) => Json): Match['seals'] {
  const seals = Object.entries(match.seals).map(
    ([topic, seal]) => [topic, { ...seal, value: swap(seal.value) }] as const,
  );
  const now: Record<string, Json> = {};
  if (moment.is === 'reaction') now[moment.topic] = moment.card;
  if (moment.is === 'stances')
    for (const seat of SEATS) if (moment.chosen[seat]) now[moment.chosen[seat].topic] = moment.chosen[seat].stance;
  return Object.fromEntries(
    seals.map(([topic, seal]) => [topic, topic in now ? { ...seal, value: now[topic]! } : seal]),
  );
}

function rename(value: Json, names: ReadonlyMap<string, string>): Json {
  if (typeof value === 'string') return names.get(value) ?? value;
  if (Array.isArray(value)) return value.map((item) => rename(item, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, rename(item, names)]));
}
