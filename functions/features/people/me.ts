import { type Match, maySee } from '../../../domain/match/state/state.ts';
import type { Persons } from './persons.ts';

/** Who a reader is in the log of a match: a pseudonym in form 2, the user in form 1. */
export const meIn = async (
  { persons }: { readonly persons: Persons },
  match: Match,
  user: string | undefined,
): Promise<string | undefined> => (user === undefined || match.form !== 2 ? user : persons.noted(user, match.game));

/**
 * Whether a reader may know that a match exists. Invitations are read fresh, for those alone who neither own nor sit.
 */
export const isAdmitted = async (
  { persons }: { readonly persons: Persons },
  match: Match,
  user: string | undefined,
  me: string | undefined,
): Promise<boolean> =>
  maySee(match, me) ||
  (match.form === 2 && user !== undefined && (await persons.admitted(user, match, me)) !== undefined);
