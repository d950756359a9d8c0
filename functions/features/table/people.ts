import type { Match } from '../../../domain/match/state/state.ts';
import type { Ports } from '../../platform/ports/grounds.ts';
import type { Listed, Projected } from '../../platform/ports/ports.ts';
import type { Told } from '../../platform/ports/told.ts';
import { type Hook, hooksIn } from '../channels/hooks/listed.ts';
import { reasonsIn } from '../moderation/acts.ts';
import { behindOf, formerlyFor, nameBehind, namesFor } from '../people/names.ts';
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

/** The parts of a match that decide what its view tells a reader of its people. */
interface Peopled {
  readonly game: string;
  readonly owner: string;
  readonly status: Match['status'];
  readonly settings: Pick<Match['settings'], 'anonymous'>;
}

/**
 * Returns the same from a view, if it has the people of the match: for the price of one item. A changed handle comes
 * with the lists. `undefined`: the view does not tell all of it to this reader.
 */
export async function peopleShown(
  { people }: Pick<Ports, 'people'>,
  { view, told }: Pick<Projected, 'view' | 'told'>,
  match: Peopled,
  me: string | undefined,
) {
  const mine = me === match.owner;
  if (told === undefined || told.more || (mine && told.invites)) return undefined;
  const isMasked = isAnonymous(match);
  const [own, hooks] = await Promise.all([
    isMasked && me !== undefined ? nameBehind(people, match.game, me) : undefined,
    hooksIn(people, match.game),
  ]);
  // The lists do not know who is behind a hook of an anonymous game.
  if (isMasked && hooks.length > 0) return undefined;
  const names = isMasked ? { ...(me !== undefined && own !== undefined && { [me]: own }) } : named(view, told);
  const shown = hostsShown(hooks, match, (by) => names[by]);
  return {
    game: match.game,
    people: names,
    names: {},
    ...(told.salt !== undefined && { title: view.title ?? '', salt: told.salt }),
    ...(shown.length > 0 && { hooks: shown }),
    ...(mine && { invited: [] }),
  };
}

const named = ({ people }: Listed, { gone }: Told): { readonly [pseudonym: string]: string } => ({
  ...people,
  ...gone,
});

const isAnonymous = ({ settings, status }: Pick<Peopled, 'settings' | 'status'>): boolean =>
  settings.anonymous && status !== 'over';

/** Logs of form 1 hold the names themselves. */
function ofForm1({ title, owner, settings, status, chairs }: Match, me: string | undefined) {
  const isMasked = isAnonymous({ settings, status });
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
const hostsShown = (hooks: readonly Hook[], match: Peopled, nameOf: (pseudonym: string) => string | undefined) =>
  match.status === 'over'
    ? []
    : hooks
        .filter(({ by }) => nameOf(by) !== undefined)
        .map(({ host, by }) => ({ host, ...(!isAnonymous(match) && { by }) }));
