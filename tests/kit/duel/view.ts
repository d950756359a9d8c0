import type { Ask } from '../../../domain/game.ts';
import { among, constant, fields, int, type Legal, nothing, oneOf } from '../../../domain/legal.ts';
import type { Viewer } from '../../../domain/lib/ids.ts';
import { isClose, looksOf, stepsOf } from './decide.ts';
import { type Command, isSeat, type Moment, other, SEATS, type Seat, STANCES, type Standing, type State, type View } from './state.ts';

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

export function legal(view: View, seat: string): Legal {
  const { moment } = view;
  if (!isSeat(seat) || view.over !== undefined) return nothing;
  const card = among([null, ...(view.hands[seat] ?? [])], 'a card of your hand, or none');
  switch (moment.is) {
    case 'stances':
      return fields({ type: constant('choose'), stance: among(STANCES) });
    case 'reaction':
      return moment.attacker === seat ? nothing : fields({ type: constant('react'), card });
    case 'turn': {
      if (moment.seat !== seat) return nothing;
      const deck = view.top.length + view.rest;
      const looks = looksOf(deck, moment.looked);
      const steps = stepsOf(view.places, seat, moment.steps);
      return oneOf([
        ...(steps.length > 0 ? [fields({ type: constant('step'), to: among(steps) })] : []),
        ...(looks > 0 ? [fields({ type: constant('look'), count: int(1, looks) })] : []),
        ...(deck > 0 ? [fields({ type: constant('draw') })] : []),
        ...(isClose(view.places) ? [fields({ type: constant('attack'), card })] : []),
        fields({ type: constant('rest') }),
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

/** A standing order for reactions answers whatever the hand holds, so that its silence tells nothing. */
export function answer({ moment, hands }: View, seat: string, standing: Standing): Command | undefined {
  if (!isSeat(seat)) return undefined;
  if (moment.is === 'turn' && moment.seat === seat && standing.turn === 'rest') return { type: 'rest' };
  if (moment.is !== 'reaction' || moment.attacker === seat || standing.react === undefined) return undefined;
  return { type: 'react', card: standing.react === 'pass' ? null : (hands[seat]?.[0] ?? null) };
}
