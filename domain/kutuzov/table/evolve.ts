import type { Records, State } from '../state/state.ts';
import { cardRecords } from './card-facts.ts';
import { courseRecords } from './course-facts.ts';
import type { Event, EventOf } from './events.ts';
import { groundRecords } from './ground-facts.ts';
import { pieceRecords } from './piece-facts.ts';
import { trackRecords } from './track-facts.ts';

/** How every event is recorded, by the file that states it. */
const RECORDS: Records<Event> = {
  ...courseRecords,
  ...cardRecords,
  ...pieceRecords,
  ...groundRecords,
  ...trackRecords,
};

/** What leaves the questions to others as they were. */
const STILL: readonly Event['type'][] = ['answered', 'reached', 'withdrawn'];

/** Records an event. What it says is copied; nothing is worked out here. */
export function evolve(state: State, event: Event): State {
  const next = record(state, event);
  const seals = 'sealed' in event ? state.seals + 1 : state.seals;
  return { ...next, seals, beat: STILL.includes(event.type) ? state.beat : state.beat + 1 };
}

const record = <K extends Event['type']>(state: State, event: EventOf<K>): State => RECORDS[event.type](state, event);
