import type { Holder } from '../../../domain/match/state/state.ts';
import type { Self } from '../people/persons.ts';

// The holders of seats in a game from its first commit on.

/** By seat: the owner, a built-in bot, or a bot account of the owner. */
export interface Sitters {
  readonly [seat: string]: 'me' | 'bot' | Self;
}

/** Returns the bot accounts among the holders. */
export const programsIn = (sitters: Sitters): readonly Self[] =>
  Object.values(sitters).filter((each) => typeof each === 'object');

/** Returns the holders of seats as the log names them. `userOf` names people. */
export const holdersIn = (
  sitters: Sitters,
  userOf: (sitter: 'me' | Self) => string,
): { readonly [seat: string]: Holder } =>
  Object.fromEntries(
    Object.entries(sitters).map(([seat, sitter]) => [
      seat,
      sitter === 'bot' ? { kind: 'bot' } : { kind: 'user', user: userOf(sitter) },
    ]),
  );
