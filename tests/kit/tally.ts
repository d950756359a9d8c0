import { z } from 'zod';
import type { Game } from '../../domain/contract/game.ts';
import { constant, nothing } from '../../domain/contract/legal.ts';
import { refusal } from '../../domain/contract/refusal.ts';
import type { Bot } from '../../domain/games/bots.ts';
import { err, ok } from '../../domain/lib/result.ts';

interface State {
  readonly seats: readonly string[];
  readonly round: number;
  /** Who has been counted in this round. */
  readonly counted: readonly string[];
}
type Command = { readonly type: 'count' };
type Event = { readonly type: 'counted'; readonly seat: string };

const command = z.strictObject({ type: z.literal('count') });

/** The smallest game of many seats: in each round everyone is counted once, in any order. It has no end. */
export const tally: Game<{ readonly seats: number }, State, Command, Event, State, never> = {
  id: 'tally',
  rules: 'tally@1',
  title: 'Tally',
  schemas: {
    options: z.strictObject({ seats: z.int() }),
    command,
    event: z.strictObject({ type: z.literal('counted'), seat: z.string() }),
    view: z.strictObject({ seats: z.array(z.string()), round: z.int(), counted: z.array(z.string()) }),
    standing: z.never(),
  },
  seats: ({ seats }) => Array.from({ length: seats }, (_, i) => ({ seat: `s${i}`, name: `Seat ${i}`, holds: [] })),
  initial: ({ seats }) => ({ seats: Array.from({ length: seats }, (_, i) => `s${i}`), round: 1, counted: [] }),
  setup: () => [],
  streams: {},
  asks: ({ seats, round, counted }) =>
    seats.map((seat) => ({
      ask: `round-${round}`,
      seat,
      kind: 'count',
      ...(counted.includes(seat) && { settled: true as const }),
    })),
  legal: ({ counted }, seat) => (counted.includes(seat) ? nothing : constant({ type: 'count' })),
  decide: ({ counted }, seat) =>
    counted.includes(seat)
      ? err(refusal('COUNTED', { en: 'once a round', ko: '한 라운드에 한 번' }, '§1'))
      : ok([{ type: 'counted', seat } as const]),
  evolve: (state, { seat }) =>
    state.counted.length + 1 === state.seats.length
      ? { ...state, round: state.round + 1, counted: [] }
      : { ...state, counted: [...state.counted, seat] },
  view: (state) => state,
  lapse: () => ({ type: 'count' }),
  answer: () => undefined,
  undoable: [],
  parties: ({ seats }) => seats,
  forfeit: () => undefined,
  turn: ({ round }) => round,
  outcome: () => undefined,
  kinds: ['count'],
  phase: ({ round }) => `Round ${round}`,
  board: () => '',
  describe: ({ round }) => `round ${round}`,
};

export const tallyBot: Bot = () => ({ type: 'count' });
