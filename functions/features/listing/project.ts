import type { Head } from '../../../domain/match/audit/anchors.ts';
import { ordersWait } from '../../../domain/match/desk/orders.ts';
import { hiddenPeople, type Match, seatsOf } from '../../../domain/match/state/state.ts';
import { type MatchView, viewOf } from '../../../domain/match/view/view.ts';
import { Busy, GameStopped } from '../../platform/kit/faults.ts';
import { measured } from '../../platform/kit/metrics.ts';
import type { Ports } from '../../platform/ports/grounds.ts';
import type { Listed, Projected } from '../../platform/ports/ports.ts';
import type { Told } from '../../platform/ports/told.ts';
import { botAskedIn, callAfter } from '../bots/play-bots.ts';
import { tickSoon } from '../deadlines/ticks.ts';
import { facedIn } from '../matches/faces.ts';
import type { Loaded } from '../matches/folded.ts';
import type { Matches } from '../matches/matches.ts';
import { forgetOrders } from '../matches/waiting.ts';
import { findersOf } from '../people/admission.ts';
import { behindOf, namesFor } from '../people/names.ts';
import { type KeptTexts, textsIn } from '../people/texts.ts';
import { whoIn } from './who.ts';

/** The ports that build the lists. */
export type Projecting = Pick<Ports, 'views' | 'log' | 'queues' | 'people' | 'vault' | 'now'> & {
  readonly matches: Matches;
};

/** How often a view is rebuilt if another process wrote one meanwhile. */
const TRIES = 8;

/**
 * Writes the list entry of a game as it is now into `views`. Removes outdated standing orders. Then sends its deadline
 * if that is near, and calls its bots if one must answer. Looks up names if holders changed; `anew`: always, because
 * facts about people changed. Returns the newest commit of the
 * game; `undefined`: there is no such game.
 */
export async function project(on: Projecting, game: string, anew?: 'anew'): Promise<Head | undefined> {
  for (let tries = 0; tries < TRIES; tries++) {
    const shown = await projected(on, game, anew);
    if (shown !== false) return shown;
  }
  throw new Busy(`the lists of ${game} are being written`);
}

/** Returns false if another process wrote a view meanwhile. */
async function projected(on: Projecting, game: string, anew?: 'anew'): Promise<Head | undefined | false> {
  // Read before the names: if a person is erased later, this read loses its condition and is not written.
  const before = await on.views.projected(game);
  const loaded = await on.matches.load(game);
  if ((before?.view.version ?? 0) > (loaded?.match.v ?? 0)) throw new GameStopped(game, 'a newer view');
  if (loaded === undefined) return undefined;
  const who = whoIn(loaded.match);
  // Views of earlier releases do not have all that is told of people.
  const isKnown = anew === undefined && before?.who === who && before.told !== undefined;
  const { shown, finders, held, by, lost, told } = isKnown ? shownBefore(before) : await peopleIn(on, loaded.match);
  const others = await othersIn(on.matches, loaded, shown);
  const more = { ...(by !== undefined && { by }), ...(lost && { lost }), ...(others && { others }) };
  const view = { ...listedOf(loaded), ...besideOf(loaded), ...shown, ko: koreanOf(loaded), held, ...more };
  const isPut = await on.views.put(view, finders, { who, ...(told && { told }) }, before);
  // After the lists, so that these do not wait for orders. Every time, because a process may have ended here after a
  // player left.
  if (isPut && ordersWait(loaded.game, loaded.match)) await forgetOrders(on.people, loaded.match);
  const head = isPut && { game, v: loaded.match.v, hash: loaded.match.head };
  // Also what is only renamed is put again, and a rebuilt list says nothing of how long it took.
  if (isPut && (before?.view.version ?? 0) < loaded.match.v && anew === undefined)
    measured('listed', on.now() - loaded.match.at);
  // A change of people moves no deadline and asks no bot. The follower of the log sends what a commit needs.
  if (!isPut || anew !== undefined) return head;
  await tickSoon(on.queues.ticks, loaded.match, on.now());
  if (botAskedIn(loaded) !== undefined) await callAfter(on, game, by);
  return head;
}

/** A match as lists have it: without the short phase, which would make each write larger. */
function listedOf({ game, match }: Loaded): Omit<MatchView, 'phaseShort'> {
  const { phaseShort: _, ...view } = viewOf(game, match, 'en');
  return view;
}

/** Returns what notifications need of a match, and no answer shows. */
function besideOf({ game, match }: Loaded): Pick<Listed, 'out' | 'spared'> {
  const { status, state, chairs, spared, outage } = match;
  const parties = status === 'playing' ? game.parties(state) : undefined;
  const out = chairs.map(({ seat }) => seat).filter((seat) => parties?.includes(seat) === false);
  return {
    ...(out.length > 0 && { out }),
    ...((spared ?? outage) !== undefined && { spared: (spared ?? 0) + (outage ?? 0) }),
  };
}

function koreanOf({ game, match }: Loaded): NonNullable<Listed['ko']> {
  const { phase, seats } = viewOf(game, match, 'ko');
  return phase === undefined ? { seats } : { phase, seats };
}

/** Returns how people without a seat see a match; `undefined` if they see the same. */
async function othersIn(matches: Projecting['matches'], now: Loaded, shown: Shown['shown']): Promise<Listed['others']> {
  const faced = await facedIn(matches, now);
  if (faced === undefined || now.match.face === undefined) return undefined;
  return {
    view: { ...listedOf(faced), ...shown },
    ko: koreanOf(faced),
    since: now.match.face.since,
  };
}

const shownBefore = ({ view: { title, people, held = {}, by, lost }, hidden, told }: Projected): Shown => ({
  told,
  held,
  by,
  lost,
  shown: { ...(people !== undefined && { people }), ...(title !== undefined && { title }) },
  finders: hidden,
});

interface Shown {
  readonly shown: Pick<MatchView, 'title' | 'people'>;
  /** More people who find the game under their own names. */
  readonly finders: readonly string[];
  /** The holders of seats, by the name under which they find the game. */
  readonly held: NonNullable<Listed['held']>;
  readonly by: string | undefined;
  readonly lost: Listed['lost'];
  readonly told: Told | undefined;
}

/** Returns the people of a game in the lists, and their texts. Logs of form 2 contain neither. */
async function peopleIn({ people, vault }: Projecting, match: Match): Promise<Shown> {
  const seated = match.chairs.flatMap(({ holder }) => (holder?.kind === 'user' ? [holder.user] : []));
  const seatsBy = (named: readonly (readonly [name: string, user: string])[]) =>
    Object.fromEntries(
      named.filter(([, user]) => seated.includes(user)).map(([name, user]) => [name, seatsOf(match, user)]),
    );
  if (match.form !== 2)
    return {
      shown: {},
      finders: hiddenPeople(match),
      held: seatsBy(seated.map((user) => [user, user])),
      by: undefined,
      lost: undefined,
      told: undefined,
    };
  const [behind, kept] = await Promise.all([behindOf(people, match), textsIn(people, vault, match)]);
  const here = behind.filter(
    ({ pseudonym, name }) => name !== undefined && [match.owner, ...seated].includes(pseudonym),
  );
  const gone = removedOf(match, behind, kept?.since ?? 1);
  const invited = await findersOf(people, match, {
    first: (kept?.subjects ?? []).filter((each) => gone.every(({ subject }) => subject !== each)),
    removed: Object.fromEntries(
      behind.map(({ subject = '', pseudonym }) => [subject, match.removed?.[pseudonym] ?? 0]),
    ),
  });
  return {
    shown: { people: namesFor(match, here, undefined), ...(kept && { title: kept.texts.title }) },
    finders: [
      ...here.map(({ person }) => person),
      ...invited,
      ...(match.status === 'lobby' && match.settings.visibility === 'public' ? gone.map(({ person }) => person) : []),
    ],
    held: seatsBy(here.map(({ person, pseudonym }) => [person, pseudonym])),
    lost: lostOf(match, behind),
    by: match.settings.anonymous ? undefined : here.find(({ pseudonym }) => pseudonym === match.owner)?.account,
    told: toldOf(match, behind, kept?.texts),
  };
}

/**
 * Returns what a table tells of the people, and the view does not show. Former handles and reasons end with time or
 * with their authors, and long names are rare: a table reads these itself.
 */
function toldOf(match: Match, behind: Awaited<ReturnType<typeof behindOf>>, texts: KeptTexts | undefined): Told {
  const isRare =
    behind.some(({ formerly }) => formerly !== undefined) ||
    match.moderated !== undefined ||
    Object.keys(texts?.names ?? {}).length > 0;
  const gone = namesFor(
    match,
    behind.filter(({ pseudonym }) => pseudonym !== match.owner && seatsOf(match, pseudonym).length === 0),
    undefined,
  );
  return {
    ...(texts && { salt: texts.salt }),
    ...(Object.keys(gone).length > 0 && { gone }),
    ...((texts?.invited.length ?? 0) > 0 && { invites: true }),
    ...(isRare && { more: true }),
  };
}

/**
 * Returns the people that the owner removed and did not invite again. They still find a visible lobby until it starts,
 * and so learn of the removal.
 */
const removedOf = ({ removed, chairs }: Match, behind: Awaited<ReturnType<typeof behindOf>>, since: number) =>
  behind.filter(({ pseudonym }) => {
    const sits = chairs.some(({ holder }) => holder?.kind === 'user' && holder.user === pseudonym);
    return !sits && since <= (removed?.[pseudonym] ?? 0);
  });

/** Returns the people without a seat who lost one, and how; `undefined`: none. */
function lostOf(match: Match, behind: Awaited<ReturnType<typeof behindOf>>): Listed['lost'] {
  const { chairs, removed = {}, moderated } = match;
  const howOf = (pseudonym: string): 'missed' | 'host' | 'moderator' | undefined => {
    if (moderated?.barred.includes(pseudonym) === true) return 'moderator';
    if (chairs.some(({ former }) => former === pseudonym)) return 'missed';
    return Object.hasOwn(removed, pseudonym) ? 'host' : undefined;
  };
  const lost = behind.flatMap(({ person, pseudonym, name }) => {
    const how = name === undefined || seatsOf(match, pseudonym).length > 0 ? undefined : howOf(pseudonym);
    return how === undefined ? [] : [[person, how] as const];
  });
  return lost.length === 0 ? undefined : Object.fromEntries(lost);
}
