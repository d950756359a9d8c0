import type { Chair, Match } from '../../../domain/match/state/state.ts';
import { isNumber, isPresent, isRecord, isText, listOf, maybe, oneOf, shapeOf } from './shape.ts';

/** Tells whether a stored value is a match, by what every match has. Its engine wrote the rest. */
export const isMatch = shapeOf<Match>({
  game: isText,
  form: oneOf(undefined, 2),
  of: isText,
  rules: isText,
  v: isNumber,
  at: isNumber,
  head: isText,
  status: oneOf('lobby', 'playing', 'over'),
  owner: isText,
  options: isPresent,
  settings: isRecord,
  seedCommitment: isText,
  createdAt: isNumber,
  chairs: listOf(shapeOf<Chair>({ seat: isText, name: isText, holds: listOf(isText) })),
  votes: isRecord,
  standing: isRecord,
  rewinds: isNumber,
  draws: isRecord,
  seals: isRecord,
  ids: isText,
  due: maybe(isNumber),
});
