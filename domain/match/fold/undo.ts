import type { GameEvent, Play } from '../../contract/game.ts';
import { sure } from '../../lib/sure.ts';
import type { Commit } from '../../log/envelope.ts';
import { type AnyEvent, isMatchEvent } from '../state/events.ts';
import type { Match, Step } from '../state/state.ts';
import { hasDrawn } from './evolve-log.ts';

/** Whether nothing in a commit stands in the way of taking it back: no draw, seal, reveal, or other seat's action. */
export function isUndoable(game: Play, by: string, drew: boolean, events: readonly AnyEvent[]): boolean {
  const played = events.filter((event) => !isMatchEvent(event)) as readonly GameEvent[];
  return (
    by.startsWith('seat:') &&
    !drew &&
    played.length > 0 &&
    played.every(
      ({ type, sealed, opens }) => game.undoable.includes(type) && sealed === undefined && opens === undefined,
    ) &&
    events.every((event) => !isMatchEvent(event) || event.type === 'match/clock')
  );
}

export function undoAfter(
  game: Play,
  before: Match,
  after: Match,
  commit: Commit,
  events: readonly AnyEvent[],
): Match['undo'] {
  const { by, v } = commit.envelope;
  if (events.some(({ type }) => type === 'match/took-back')) {
    const { base, since } = sure(before.undo, 'step to take back');
    // A standing order may have answered the reopened question: then what came before is history.
    return since.length > 1 && events.every(isMatchEvent) ? { base, since: since.slice(0, -1) } : undefined;
  }
  if (after.state === before.state) return before.undo;
  if (!isUndoable(game, by, hasDrawn(commit.envelope), events)) return undefined;
  const seat = by.slice('seat:'.length);
  const step: Step = { v, seat, events: events.filter((event) => !isMatchEvent(event)) as GameEvent[] };
  const mine =
    before.undo?.since.at(-1)?.seat === seat
      ? before.undo
      : { base: sure(before.state, 'state before a step'), since: [] };
  return { base: mine.base, since: [...mine.since, step] };
}
