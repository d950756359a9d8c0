import { isHidden, type Match } from '../../../domain/match/state/state.ts';
import type { Ports } from '../../platform/ports/grounds.ts';
import { type Hook, hooksIn } from '../channels/hooks/listed.ts';
import { reasonsIn } from '../moderation/acts.ts';
import { behindOf, formerlyFor, namesFor } from '../people/names.ts';
import { textsIn } from '../people/texts.ts';

/** Returns the people behind the pseudonyms of a match, and its texts, as `me` may know them: that of `getPeople`. */
export async function peopleIn(
  { people, vault, now }: Pick<Ports, 'people' | 'vault' | 'now'>,
  match: Match,
  me: string | undefined,
) {
  if (match.form !== 2) return { game: match.game, ...ofForm1(match, me) };
  const [behind, kept, hooks] = await Promise.all([
    behindOf(people, match),
    textsIn(people, vault, match),
    hooksIn(people, match.game),
  ]);
  const { invited, ...texts } = kept?.texts ?? { names: {}, invited: [] };
  const mine = me === match.owner;
  const formerly = formerlyFor(match, behind, me, now());
  const changed = Object.keys(formerly).length > 0 && { formerly };
  const reasons = match.moderated !== undefined && { reasons: await reasonsIn({ people, vault }, match) };
  const names = new Map(behind.map(({ pseudonym, name }) => [pseudonym, name]));
  const told = hostsShown(hooks, match, (by) => names.get(by));
  return {
    game: match.game,
    people: namesFor(match, behind, me),
    ...changed,
    ...texts,
    ...reasons,
    ...(told.length > 0 && { hooks: told }),
    ...(mine && { invited }),
  };
}

/** Logs of form 1 hold the names themselves. */
function ofForm1({ title, owner, settings, status, chairs }: Match, me: string | undefined) {
  const isMasked = settings.anonymous && status !== 'over';
  const seated = chairs.flatMap(({ holder }) =>
    holder?.kind === 'user' && (!isMasked || holder.user === me) ? [holder.user] : [],
  );
  return {
    people: Object.fromEntries([owner, ...seated].map((user) => [user, user])),
    ...(title !== undefined && { title }),
    names: {},
  };
}

/**
 * Returns which hosts are told of a running game, and which author wanted that, for everybody who may see the game.
 * Hooks of accounts that ended are left out. In an anonymous game no author is named.
 */
const hostsShown = (hooks: readonly Hook[], match: Match, nameOf: (pseudonym: string) => string | undefined) =>
  match.status === 'over'
    ? []
    : hooks
        .filter(({ by }) => nameOf(by) !== undefined)
        .map(({ host, by }) => ({ host, ...(!isHidden(match) && { by }) }));
