import type { Ask } from '../../../domain/contract/game.ts';
import {
  constant,
  fields,
  int,
  type Kind,
  type Legal,
  naming,
  nothing,
  oneOf,
} from '../../../domain/contract/legal.ts';
import type { Viewer } from '../../../domain/lib/ids.ts';
import type { Locale } from '../../../domain/lib/text.ts';
import { isClose, looksOf, stepsOf } from './decide.ts';
import {
  type Command,
  isSeat,
  type Moment,
  other,
  SEATS,
  type Seat,
  STANCES,
  type Standing,
  type State,
  type View,
} from './state.ts';
import { WORDS } from './words.ts';

export function asks({ moment, beat, over }: State): readonly Ask[] {
  if (over !== undefined) return [];
  const ask = `b${beat}`;
  switch (moment.is) {
    case 'stances':
      return SEATS.map((seat) => ({ ask, seat, kind: 'stance', ...(moment.chosen[seat] && { settled: true }) }));
    case 'turn':
      return [{ ask, seat: moment.seat, kind: 'turn' }];
    case 'reaction':
      return [{ ask, seat: other(moment.attacker), kind: 'reaction' }];
  }
}

export function view(state: State, viewer: Viewer): View {
  const { hits, places, hands, top, rest, discard, first, beat, moment, over } = state;
  const mine = SEATS.filter((seat) => viewer.includes(seat));
  return {
    hits,
    places,
    hands: Object.fromEntries(mine.map((seat) => [seat, hands[seat]])),
    held: { red: hands.red.length, blue: hands.blue.length },
    top: top.map(({ card, seen }) => {
      const seenBy = seen.flatMap(({ seat }) => (seat === undefined ? [] : [seat]));
      return seenBy.some((seat) => mine.includes(seat)) ? { seenBy, card } : { seenBy };
    }),
    rest: rest.length,
    discard,
    first,
    beat,
    moment: momentOf(moment, mine),
    ...(over && { over }),
  };
}

function momentOf(moment: Moment, mine: readonly Seat[]): View['moment'] {
  switch (moment.is) {
    case 'stances': {
      const chosen = SEATS.filter((seat) => moment.chosen[seat] !== undefined);
      const own = chosen.filter((seat) => mine.includes(seat)).map((seat) => [seat, moment.chosen[seat]!.stance]);
      return { is: 'stances', chosen, mine: Object.fromEntries(own) };
    }
    case 'turn':
      return moment;
    case 'reaction': {
      const { attacker, card } = moment;
      return mine.includes(attacker) ? { is: 'reaction', attacker, card } : { is: 'reaction', attacker };
    }
  }
}

const named = (kind: Kind, values: readonly (string | number | null)[], locale: Locale, label?: string): Legal =>
  naming(
    kind,
    oneOf(
      values.map((value) =>
        constant(value, value === null || kind === 'answer' ? WORDS[locale][String(value)] : undefined),
      ),
      label,
    ),
  );

export function legal(view: View, seat: string, locale: Locale = 'en'): Legal {
  const { moment } = view;
  if (!isSeat(seat) || view.over !== undefined) return nothing;
  const words = WORDS[locale];
  const row = (type: Command['type'], of: { readonly [field: string]: Legal } = {}): Legal =>
    fields({ type: constant(type), ...of }, words[type]);
  const card = named('card', [null, ...(view.hands[seat] ?? [])], locale, words.card);
  switch (moment.is) {
    case 'stances':
      return row('choose', { stance: named('answer', STANCES, locale) });
    case 'reaction':
      return moment.attacker === seat ? nothing : row('react', { card });
    case 'turn': {
      if (moment.seat !== seat) return nothing;
      const deck = view.top.length + view.rest;
      const looks = looksOf(deck, moment.looked);
      const steps = stepsOf(view.places, seat, moment.steps);
      return oneOf([
        ...(steps.length > 0 ? [row('step', { to: named('space', steps, locale) })] : []),
        ...(looks > 0 ? [row('look', { count: naming('count', int(1, looks, words.count, 1)) })] : []),
        ...(deck > 0 ? [row('draw')] : []),
        ...(isClose(view.places) ? [row('attack', { card })] : []),
        row('rest'),
      ]);
    }
  }
}

export function lapse({ moment }: View): Command {
  switch (moment.is) {
    case 'stances':
      return { type: 'choose', stance: 'middle' };
    case 'turn':
      return { type: 'rest' };
    case 'reaction':
      return { type: 'react', card: null };
  }
}

/** Answers by a standing order for reactions, for every hand alike, so that a missing reaction tells nothing. */
export function answer({ moment, hands }: View, seat: string, standing: Standing = {}): Command | undefined {
  if (!isSeat(seat)) return undefined;
  if (moment.is === 'turn' && moment.seat === seat && standing.turn === 'rest') return { type: 'rest' };
  if (moment.is !== 'reaction' || moment.attacker === seat || standing.react === undefined) return undefined;
  return { type: 'react', card: standing.react === 'pass' ? null : (hands[seat]?.[0] ?? null) };
}
