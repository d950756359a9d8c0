import type { Game } from '../../../domain/contract/game.ts';
import { sample } from '../../../domain/contract/sampling.ts';
import { linesOf, type Panels } from '../../../domain/contract/shown.ts';
import { type Scene, toldBy } from '../../../domain/contract/story.ts';
import type { Bot } from '../../../domain/games/bots.ts';
import { finished, named } from '../../../domain/lib/svg.ts';
import { decide, setup } from './decide.ts';
import { evolve } from './evolve.ts';
import {
  CARDS,
  type Command,
  commandSchema,
  type Event,
  eventSchema,
  isSeat,
  optionsSchema,
  other,
  PLACES,
  SEATS,
  type Standing,
  type State,
  standingSchema,
  type View,
  viewSchema,
} from './state.ts';
import { TALES } from './tales.ts';
import { answer, asks, lapse, legal, view } from './view.ts';
import { PROMPTS } from './words.ts';

const panels = ({ hits, places, held, top, rest, discard }: View): Panels => ({
  Fighters: SEATS.map((seat) => `${seat}: ${hits[seat]} hits left, on place ${places[seat]}, ${held[seat]} cards`),
  Cards: [`deck ${top.length + rest}`, `discarded ${discard.join(' ') || 'nothing'}`],
});
const describe = (view: View): string => linesOf(panels(view));

const WORDS = {
  en: { place: 'place', of: { red: 'red fighter', blue: 'blue fighter' } },
  ko: { place: '자리', of: { red: '빨강 검객', blue: '파랑 검객' } },
} as const;

/**
 * The fixture of the laws: the smallest game with a hidden hand, a deck one may look into, dice, a reaction, a standing
 * order, a simultaneous secret choice and a step that can be taken back. Each round both choose a stance, then each has
 * a turn: up to two steps, a look, and at the end draw, attack or rest. It ends with the hits of a seat or with the
 * deck.
 */
export const duel: Game<{ hits: number }, State, Command, Event, View, Standing> = {
  id: 'duel',
  rules: 'duel@1',
  title: 'Duel',
  schemas: {
    options: optionsSchema,
    command: commandSchema,
    event: eventSchema,
    view: viewSchema,
    standing: standingSchema,
  },
  seats: () => SEATS.map((seat) => ({ seat, name: seat, holds: [seat] })),
  initial: ({ hits }) => ({
    hits: { red: hits, blue: hits },
    places: { red: 1, blue: PLACES - 2 },
    hands: { red: [], blue: [] },
    top: [],
    rest: CARDS,
    discard: [],
    first: 'red',
    round: 0,
    beat: 0,
    seals: 0,
    moment: { is: 'stances', chosen: {} },
  }),
  setup,
  asks,
  legal,
  decide,
  evolve,
  piles: ({ rest, top, hands, discard }) => ({
    deck: rest,
    'deck/top': top.map(({ card }) => card),
    'hand/red': hands.red,
    'hand/blue': hands.blue,
    discard,
  }),
  streams: {
    dice: { kind: 'die', faces: [1, 2, 3, 4, 5, 6], shown: { struck: 'dice' } },
    deck: { kind: 'pile', from: ['deck'], shown: { dealt: 'sealed', looked: 'sealed', drew: 'sealed', cut: 'sealed' } },
  },
  view,
  lapse,
  answer,
  tell: (event, locale, scene) => toldBy<Event, Scene<{ hits: number }>>(TALES, event, locale, scene),
  undoable: ['stepped'],
  parties: () => SEATS,
  forfeit: (_, seat) => (isSeat(seat) ? { result: 'won', seats: [other(seat)], how: 'resignation' } : undefined),
  concede: (_, [given]) =>
    given !== undefined && isSeat(given) ? { result: 'won', seats: [other(given)], how: 'concession' } : undefined,
  turn: ({ round }) => round,
  outcome: ({ over, hits }) => {
    if (over === undefined) return undefined;
    if (over.winner === undefined) return { result: 'drawn', seats: SEATS, how: 'equal-hits' };
    return {
      result: 'won',
      seats: [over.winner],
      how: Math.min(hits.red, hits.blue) <= 0 ? 'struck-down' : 'more-hits',
    };
  },
  prompt: ({ moment }, seat, locale) => PROMPTS[moment.is](locale, seat),
  tray: ({ hands, discard }) => {
    const card = (id: string) => ({ id, kind: 'card', name: id, text: id, facts: [] }) as const;
    const held = SEATS.flatMap((seat) =>
      (hands[seat] ?? []).map((id) => ({ ...card(id), from: 'hand', of: seat }) as const),
    );
    return [...held, ...discard.map((id) => ({ ...card(id), from: 'discard' }) as const)];
  },
  kinds: ['stance', 'turn', 'reaction'],
  phase: ({ beat, moment }) => `${beat}, ${moment.is}`,
  board: (seen, locale, picture = {}) => {
    const { place, of } = WORDS[locale];
    const at = (n: number) => [20 + 40 * n, 20] as const;
    const places = Array.from({ length: PLACES }, (_, n) => {
      const data = named({ kind: 'space', id: String(n), name: `${place} ${n}`, at: at(n) });
      return `<rect${data} x="${40 * n}" width="40" height="40" fill="#eee" stroke="#999"/>`;
    });
    const tokens = SEATS.map((seat) => {
      const n = seen.places[seat];
      const data = named({
        kind: 'piece',
        id: seat,
        name: of[seat],
        at: [at(n)[0], seat === 'red' ? 12 : 28],
        in: String(n),
      });
      return `<circle${data} cx="${at(n)[0]}" cy="${seat === 'red' ? 12 : 28}" r="10" fill="${seat}"/>`;
    });
    const body = [...places, ...tokens];
    return finished(
      { box: [0, 0, 40 * PLACES, 40], title: 'Duel', description: describe(seen), look: 'font-size="12"', body },
      picture,
    );
  },
  panels,
  describe,
};

/** Plays the duel at random. */
export const duelBot: Bot<View, Command> = (seen, seat, chance) =>
  sample(legal(seen, seat), (n) => chance.draw('bot', n)) as Command;
