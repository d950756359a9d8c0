import { isGrey } from '../../../domain/press/grey.ts';
import { type Hearing, hearersOf, type Said } from '../press/heard.ts';
import { concerned } from './places.ts';
import { subjectsIn, type Telling, toThoseAt } from './tell.ts';

/** Tells the readers of a new entry, and nobody else, that there is something to read in a game. */
type PressTeller = (said: Said) => Promise<void>;

/** A lost message is no fault: clients that read after their cursor find it. */
export function pressTeller(telling: Omit<Telling, 'views'> & Hearing): PressTeller {
  const subjects = subjectsIn(telling);
  return async (said) => {
    // The channel tells at once, and what is said without a name has its time.
    if (isGrey(said.conversation)) return;
    const { persons = [] } = (await hearersOf(telling, said)) ?? {};
    const names = await Promise.all(persons.map(subjects));
    const news = { type: 'press', game: said.game } as const;
    await Promise.all(names.map((name) => toThoseAt(telling, concerned(name), () => news)));
  };
}
