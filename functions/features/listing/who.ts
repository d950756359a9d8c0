import { sha256 } from '../../../domain/lib/hash.ts';
import { isHidden, type Match } from '../../../domain/match/state/state.ts';

/**
 * Names all parts of a match that determine the names, the title and the finders of its view. While they are the same,
 * the view tells of the same people.
 */
export const whoIn = (match: Match): string => {
  const { form, people, texts, owner, chairs, removed, moderated, status, settings } = match;
  const isOpenLobby = status === 'lobby' && settings.visibility === 'public';
  const holders = chairs.map(({ holder }) => (holder?.kind === 'user' ? holder.user : null));
  const isModerated = moderated !== undefined;
  return sha256(
    JSON.stringify([form, people, texts, owner, holders, isHidden(match), removed, isOpenLobby, isModerated]),
  ).slice(0, 16);
};
