import type { Command } from '../../../domain/kutuzov/frames/commands.ts';
import type { State } from '../../../domain/kutuzov/state/state.ts';
import type { Event } from '../../../domain/kutuzov/table/events.ts';
import { evolve } from '../../../domain/kutuzov/table/evolve.ts';
import type { Power } from '../../../domain/kutuzov/terms/nations.ts';
import { type End, house, play } from '../../bench/kutuzov-players.ts';

/*
 * A whole game of the bot against itself, kept so that it can be told: passage by passage, each event with the position
 * before it.
 */

/** An event, and the position in which it happens. */
export interface Step {
  readonly before: State;
  readonly event: Event;
}

/** A command, and the position in which it was chosen. */
export interface Act {
  readonly before: State;
  readonly seat: string;
  readonly command: Command;
}

/** An impulse, the end of a turn (§4.3 to §19.6), its interphase, or what comes before the first impulse of a turn. */
export interface Passage {
  readonly kind: 'opening' | 'impulse' | 'end' | 'interphase';
  readonly turn: number;
  readonly round: number;
  readonly power: Power | null;
  readonly preemptive: boolean;
  readonly steps: readonly Step[];
  readonly acts: readonly Act[];
  readonly before: State;
  readonly after: State;
}

export interface Campaign {
  readonly scenario: number;
  readonly seed: number;
  readonly end: End;
  readonly passages: readonly Passage[];
}

/** Which passage an event begins; undefined: it belongs to the one under way. */
function kindOf(event: Event, current: Passage['kind']): Passage['kind'] | undefined {
  if (event.type === 'turn-began') return 'opening';
  if (event.type === 'entered' && event.frame.is === 'interphase') return 'interphase';
  if (event.type !== 'impulse-began') return undefined;
  if (event.power !== null) return 'impulse';
  return current === 'end' || current === 'interphase' ? undefined : 'end';
}

type Draft = Pick<Passage, 'kind' | 'power' | 'preemptive' | 'before'> & { steps: Step[]; acts: Act[]; after: State };

/** The campaign of a seed, played by the built-in bot in all four seats. */
export function recordOf(scenario: number, seed: number): Campaign {
  const drafts: Draft[] = [];
  let state: State | undefined;
  const begin = (kind: Passage['kind'], before: State, event?: Event): Draft => {
    const [power, preemptive] = event?.type === 'impulse-began' ? [event.power, event.preemptive] : [null, false];
    const draft: Draft = { kind, power, preemptive, before, steps: [], acts: [], after: before };
    drafts.push(draft);
    return draft;
  };
  const end = play({
    scenario,
    players: { imperial: house, tsarist: house },
    seed,
    watch: (before, seat, command) => {
      state = before;
      (drafts.at(-1) ?? begin('opening', before)).acts.push({ before, seat, command });
    },
    hear: (events) => {
      for (const event of events) {
        const before = state!;
        const current = drafts.at(-1)!;
        const kind = kindOf(event, current.kind);
        const draft = kind === undefined ? current : begin(kind, before, event);
        draft.steps.push({ before, event });
        state = evolve(before, event);
        draft.after = state;
      }
    },
  });
  return { scenario, seed, end, passages: drafts.map((draft) => ({ ...draft, ...momentOf(draft) })) };
}

/** The turn of a passage, and its round; a separate event begins each turn and each round. */
function momentOf({ kind, before, after }: Draft): Pick<Passage, 'turn' | 'round'> {
  const { turn, round } = kind === 'opening' ? after : before;
  return { turn, round };
}
