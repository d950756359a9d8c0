import { type Match, maySee } from '../../../domain/match/state/state.ts';
import type { Persons } from './persons.ts';

/** Returns the reader's name in the log of a match: a pseudonym in form 2, the user in form 1. */
export const meIn = async (
  { persons }: { readonly persons: Persons },
  match: Match,
  user: string | undefined,
): Promise<string | undefined> => (user === undefined || match.form !== 2 ? user : persons.noted(user, match.game));

/**
 * Returns whether a reader may know that a match exists. Reads invitations only for a reader without a seat who is not
 * the owner.
 */
export const isAdmitted = async (
  { persons }: { readonly persons: Persons },
  match: Match,
  user: string | undefined,
  me: string | undefined,
): Promise<boolean> =>
  maySee(match, me) ||
  (match.form === 2 && user !== undefined && (await persons.admitted(user, match, me)) !== undefined);
