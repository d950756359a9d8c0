import * as z from 'zod';
import type { Match } from '../domain/match/state.ts';
import { seen } from './lib/auth/access.ts';
import { operation } from './lib/http/endpoint.ts';
import { behindOf, formerlyFor, namesFor } from './lib/people/names.ts';
import { textsIn } from './lib/people/texts.ts';

const text = z.string();

export const peopleAnswerSchema = z.strictObject({
  game: text.meta({ description: 'Id of the game.' }),
  people: z.record(text, text).meta({
    description:
      'Names by the pseudonyms of the log: handles, of those who have one. In an anonymous game yours alone, until it is over; ' +
      'an erased person is not named.',
  }),
  formerly: z
    .record(text, text)
    .optional()
    .meta({ description: 'What those were called, by pseudonym, whose handle changed less than 30 days ago. Absent: nobody’s did.' }),
  title: text.optional().meta({ description: 'Absent once the person who wrote it is erased.' }),
  names: z.record(text, z.unknown()).meta({
    description:
      'What the creator wrote inside `options` (the names of a battle of their own), by JSON Pointer into them: texts, and objects where ' +
      'the log has nothing at that place. The log has neutral texts there. Empty once the person who wrote them is erased.',
  }),
  salt: text
    .optional()
    .meta({ description: 'The key of the commitment `texts` in the first commit: an HMAC of `{ names, title }` under it.' }),
  invited: z.array(text).optional().meta({
    description: 'Who may see a private game before sitting down, and who may come back after they were removed; shown to its owner.',
  }),
});

/** Who is behind the pseudonyms of a game, and what was written about it. It has no version: names come and go. */
export const getPeople = operation({
  id: 'getPeople',
  method: 'GET',
  path: '/v1/games/{game}/people',
  access: 'anyone',
  permission: 'read',
  isPlain: true,
  isOwnTag: true,
  run: async (request) => {
    const { match, me } = await seen(request);
    if (match.form !== 2) return { body: { game: match.game, ...ofForm1(match, me) } };
    const { people, vault } = request.service;
    const [behind, kept] = await Promise.all([behindOf(people, match), textsIn(people, vault, match)]);
    const { invited, ...texts } = kept?.texts ?? { names: {}, invited: [] };
    const mine = me === match.owner;
    const formerly = formerlyFor(match, behind, me, request.service.now());
    const changed = Object.keys(formerly).length > 0 && { formerly };
    return { body: { game: match.game, people: namesFor(match, behind, me), ...changed, ...texts, ...(mine && { invited }) } };
  },
});

/** Logs of form 1 hold the names themselves. */
function ofForm1({ title, owner, settings, status, chairs }: Match, me: string | undefined) {
  const isMasked = settings.anonymous && status !== 'over';
  const seated = chairs.flatMap(({ holder }) => (holder?.kind === 'user' && (!isMasked || holder.user === me) ? [holder.user] : []));
  return { people: Object.fromEntries([owner, ...seated].map((user) => [user, user])), ...(title !== undefined && { title }), names: {} };
}
