import type { Commit } from '../../../domain/log/commit.ts';
import { fold } from '../../../domain/match/fold/evolve.ts';
import { facedBy, faceName, isFaced } from '../../../domain/match/state/face.ts';
import type { Match } from '../../../domain/match/state/state.ts';
import type { Moment } from '../../platform/http/moment.ts';
import type { Loaded } from './folded.ts';
import type { Matches } from './matches.ts';

/**
 * Returns the tag's moment of a private match that a person sees only by an invitation. It names no version, because a
 * tag would answer "unchanged" to people whose invitation ended.
 */
export const invitedTo = (moment: Moment): Moment => `invited ${moment}`;

/**
 * Returns the name of the face of a match after a commit, to be stored beside it; `undefined` if all viewers see the
 * commit.
 */
export function faceNameAfter({ game, match }: Loaded, commit: Commit): string | undefined {
  if (match.settings.spectators === undefined) return undefined;
  const { face } = fold(game, match, commit);
  return face && faceName(face);
}

/** Returns a match as people without a seat see it; `undefined` if they see the match itself. */
export async function facedIn(matches: Pick<Matches, 'past'>, now: Loaded): Promise<Loaded | undefined> {
  const { face } = now.match;
  if (face === undefined) return undefined;
  const then = face.v === now.match.v ? now : await matches.past(now, face.v);
  return { game: now.game, match: facedBy(now.match, then.match) };
}

/** Returns the version of the match for a person. */
export const versionFor = (match: Match, me: string | undefined): number =>
  isFaced(match, me) ? (match.face?.v ?? match.v) : match.v;
