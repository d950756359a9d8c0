import { isGrey } from '../../../domain/press/grey.ts';
import type { Entered, Hearers } from '../press/heard.ts';
import { concerned } from './places.ts';
import { subjectsIn, type Telling, toThoseAt } from './tell.ts';

/** Tells only the readers of a new entry that a game has something to read. */
type PressTeller = (entered: Entered, hearers: Hearers) => Promise<void>;

/** Returns a press teller. It ignores lost messages, because clients that read after their cursor find the entry. */
export function pressTeller(telling: Telling): PressTeller {
  const subjects = subjectsIn(telling);
  return async ({ game, conversation }, { persons }) => {
    // The channel sends at once. Anonymous press is delayed.
    if (isGrey(conversation)) return;
    const names = await Promise.all(persons.map(subjects));
    const news = { type: 'press', game } as const;
    await Promise.all(names.map((name) => toThoseAt(telling, concerned(name), () => news)));
  };
}
