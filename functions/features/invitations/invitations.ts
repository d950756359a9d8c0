import type * as z from 'zod';
import type { Locale } from '../../../domain/lib/text.ts';
import type { Match } from '../../../domain/match/state/state.ts';
import { viewFor } from '../../platform/dynamo/lists/places.ts';
import { named, Problem } from '../../platform/http/problem.ts';
import { Busy } from '../../platform/kit/faults.ts';
import type { Ports } from '../../platform/ports/grounds.ts';
import type { Entry } from '../../platform/ports/ports.ts';
import type { myInvitationsSchema } from '../listing/answers.ts';
import { viewIn } from '../matches/lists.ts';
import type { Matches } from '../matches/matches.ts';
import { queued } from '../notifications/queue.ts';
import { accountOf, blockedBy } from '../people/blocking.ts';
import { inviting } from '../people/blocks.ts';
import { inviteeOf, type Knowing } from '../people/invitees.ts';
import { invitationId, invitationKeys as keys, keys as persons } from '../people/keys.ts';
import { meIn } from '../people/me.ts';
import { isSubject, type Persons, type Self } from '../people/persons.ts';
import { textsIn, withoutInvited } from '../people/texts.ts';
import type { invitationSchema } from './schemas.ts';

type Invitation = z.infer<typeof invitationSchema>;

/** The ports that invitations need. */
type Inviting = Pick<Ports, 'people' | 'vault' | 'views' | 'now'> &
  Knowing & { readonly persons: Persons; readonly matches: Matches };

/** Maximum number of invited people in a game. Withdrawn invitations count, because each leaves a line in the store. */
const MOST = 64;
const TRIES = 8;
/** Number of invitations of a person that are read. */
const LOOKS = 200;

/** Returns the invitations of a game in force, including declined and used ones. */
export async function invitationsOf(
  { people, vault }: Pick<Ports, 'people' | 'vault'>,
  match: Match,
): Promise<readonly Invitation[]> {
  const { game } = match;
  const kept = await textsIn(people, vault, match);
  const first = (kept?.subjects ?? []).map((subject, i) => ({
    id: invitationId(game, subject),
    to: kept?.texts.invited[i] ?? '',
  }));
  const sent = (await people.list(...keys.sent.all(game))).map((entry) => ({ sk: entry.sk, ...keys.sent.read(entry) }));
  const standing = sent.filter(({ ended }) => ended !== true).map(({ sk, to, at }) => told(game, sk, { to, at }));
  return [...first, ...standing.filter(({ id }) => first.every((each) => each.id !== id))];
}

const told = (game: string, sk: string, { to, at }: { readonly to: string; readonly at: number }): Invitation => ({
  id: invitationId(game, sk.slice('I#'.length)),
  to,
  at,
});

/**
 * Invites a person to a game outside its log, so no other person can see it. They are notified once for each game, and
 * never after they declined. The link from the person to the invitation is written first, so that erasing them finds
 * it.
 */
export async function invite(
  service: Pick<Ports, 'people' | 'now'> & Knowing,
  match: Match,
  self: Self,
  to: string,
): Promise<Invitation> {
  const subject = await inviteeOf(service)(to);
  if (subject === undefined) {
    const detail = { en: 'no person has this handle', ko: '이 별칭을 쓰는 사람이 없습니다.' };
    throw new Problem(400, 'NO_SUCH_HANDLE', named('/to', detail), { errors: [{ pointer: '/to', detail }] });
  }
  return inviteSubject(service, match, self.person, { subject, to });
}

/** Invites a person by subject. `to`: the name that the owner of the game, the sender, sees. */
export async function inviteSubject(
  service: Pick<Ports, 'people' | 'now'>,
  match: Pick<Match, 'game' | 'v' | 'settings' | 'removed'>,
  sender: string,
  { subject, to }: { readonly subject: string; readonly to: string },
): Promise<Invitation> {
  const { people, now } = service;
  const { game } = match;
  const sent = await people.get(...keys.sent(game, subject));
  // Inviting a removed person again lifts the removal.
  const before = sent && keys.sent.read(sent);
  const isPast = Object.values(match.removed ?? {}).some((removed) => removed >= (before?.since ?? Number.NaN));
  const isNew = before === undefined || before.ended === true || isPast;
  if (sent === undefined && (await people.list(...keys.sent.all(game))).length >= MOST)
    throw new Problem(409, 'TOO_MANY_INVITATIONS', {
      en: `at most ${MOST} people are invited to a game`,
      ko: `게임 하나에 초대할 수 있는 사람은 ${MOST}명입니다.`,
    });
  await changed(service, game);
  const isUnwanted = await isDeclinedFor(people, match, sender, subject);
  await restate(service, subject, game, ({ declined }) => ({
    ...((declined === true || isUnwanted) && { declined: true }),
    sent: true,
  }));
  const value = isNew ? { to, at: now(), since: match.v + 1 } : before;
  if (isNew && !(await people.put(...keys.sent(game, subject), value, sent?.rev ?? 0)))
    throw new Busy('this game is being invited to');
  const { at } = value;
  const from = match.settings.anonymous ? {} : { from: { who: sender } };
  await queued({ people }, { do: 'tell', need: { reason: 'invited', game, who: subject, of: 0, at, ...from } }, at);
  return told(game, keys.sent(game, subject)[1], value);
}

/**
 * Returns whether an invitation is declined at once because the invited person blocked its sender. Used in anonymous
 * games only, where hiding the invitation would reveal the game's owner. Elsewhere the server hides it while the block
 * lasts.
 */
async function isDeclinedFor(
  people: Ports['people'],
  { settings }: Pick<Match, 'settings'>,
  sender: string,
  subject: string,
) {
  const known = settings.anonymous ? await people.get(...persons.signIn(subject)) : undefined;
  if (known === undefined) return false;
  const blocked = await blockedBy(people, persons.signIn.read(known).person);
  return !blocked.isNobody && blocked.account(await accountOf(people, sender));
}

/** Withdraws an invitation. Seated players keep their seats. Returns false if there is none. */
export async function withdraw(
  service: Pick<Ports, 'people' | 'vault' | 'now'>,
  match: Match,
  self: Self,
  id: string,
): Promise<boolean> {
  const { people } = service;
  const { game } = match;
  const texts = await people.get(...persons.texts(match));
  const first = texts && persons.textsIn(texts).invited;
  const sent = await people.list(...keys.sent.all(game));
  const subjects = [...(first ?? []), ...sent.map(({ sk }) => sk.slice('I#'.length))];
  const subject = subjects.find((each) => invitationId(game, each) === id);
  if (subject === undefined) return false;
  await changed(service, game);
  // The invited person stops seeing it first.
  await restate(service, subject, game, ({ sent: _, ...value }) => ({ ...value, withdrawn: true }));
  if (!(await withoutInvited(people, match, self, subject))) throw new Busy('this game is being written about');
  const entry = sent.find(({ sk }) => sk === `I#${subject}`);
  if (
    entry !== undefined &&
    keys.sent.read(entry).ended !== true &&
    !(await people.put(entry.pk, entry.sk, { ...entry.value, ended: true }, entry.rev))
  )
    throw new Busy('this game is being invited to');
  return true;
}

/** Notes a change of a person's invitations before it is made, so that the lists are rebuilt. */
async function changed({ people, now }: Pick<Ports, 'people' | 'now'>, game: string): Promise<void> {
  const note = await people.get(...keys.changed(game));
  await people.put(...keys.changed(game), { at: now() }, note?.rev ?? 0);
}

/** Changes the note of an invitation at the invited person. */
async function restate(
  { people }: Pick<Ports, 'people'>,
  subject: string,
  game: string,
  to: (was: Entry['value']) => Entry['value'],
) {
  for (let tries = 0; tries < TRIES; tries++) {
    const entry = await people.get(...persons.invitation(subject, game));
    if (await people.put(...persons.invitation(subject, game), to(entry?.value ?? {}), entry?.rev ?? 0)) return;
  }
  throw new Busy('this invitation is being written');
}

/** Returns the names under which a person was invited or used links. */
async function namesOf({ persons }: Pick<Inviting, 'persons'>, user: string) {
  const names = await persons.listed(user);
  return {
    names,
    subjects: names.filter(isSubject),
    persons: (await persons.seated(user)).filter((name) => name !== user),
  };
}

/** Returns all notes of a person’s invitations and used links, by game. */
export async function notedOf(service: Pick<Ports, 'people'>, person: string, subject: string) {
  const { people } = service;
  const of = (entry: Entry) => ({
    game: entry.sk.slice('G#'.length),
    ...(keys.led.read(entry).declined === true && { declined: true as const }),
  });
  return {
    invited: (await people.list(...persons.invitation.all(subject)))
      .filter((entry) => persons.invitation.read(entry).withdrawn !== true)
      .map(of),
    links: (await people.list(...keys.led.all(person))).map(of),
  };
}

/** Returns the games in a person's list to which they are invited and in which they have no seat. */
export async function invitationsTo(
  service: Inviting,
  user: string,
  locale: Locale,
): Promise<z.infer<typeof myInvitationsSchema>> {
  const { people, views } = service;
  const mine = await namesOf(service, user);
  const noted = [
    ...(await Promise.all(mine.subjects.map((subject) => people.list(...persons.invitation.all(subject))))).flat(),
    ...(await Promise.all(mine.persons.map((person) => people.list(...keys.led.all(person))))).flat(),
  ].filter((entry) => keys.led.read(entry).declined !== true);
  const games = [...new Set(noted.map(({ sk }) => sk.slice('G#'.length)))].slice(-LOOKS);
  const isBlocked = await inviting(service, mine.persons[0], mine.names);
  const found = await Promise.all(
    games.map(async (game) => {
      const view = (await views.projected(game))?.view;
      const sits = Object.keys(view?.held ?? {}).some((name) => mine.names.includes(name));
      if (view === undefined || view.status === 'over' || sits || isBlocked(view)) return [];
      const match = (await service.matches.load(game))?.match;
      const me = match && (await meIn(service, match, user));
      const admits = match && me !== match.owner ? await service.persons.admitted(user, match, me) : undefined;
      return admits === undefined ? [] : [{ game: viewIn(viewFor(view, mine.names), locale), admits }];
    }),
  );
  return {
    invitations: found
      .flat()
      .sort((a, b) => b.game.createdAt - a.game.createdAt || (a.game.game < b.game.game ? -1 : 1)),
  };
}

/**
 * Declines an invitation. The game leaves the person's lists, and they are never notified of it again. Other people are
 * not told. The person may still sit down while they are invited. Returns false if they were never invited.
 */
export async function decline(
  service: Pick<Inviting, 'people' | 'persons' | 'now'>,
  user: string,
  game: string,
): Promise<boolean> {
  const { people } = service;
  const mine = await namesOf(service, user);
  const keysOf: readonly (readonly [string, string])[] = [
    ...mine.subjects.map((subject) => persons.invitation(subject, game)),
    ...mine.persons.map((person) => keys.led(person, game)),
  ];
  const there = (await Promise.all(keysOf.map((key) => people.get(...key)))).filter((entry) => entry !== undefined);
  if (there.length === 0) return false;
  await changed(service, game);
  for (const entry of there)
    if (
      keys.led.read(entry).declined !== true &&
      !(await people.put(entry.pk, entry.sk, { ...entry.value, declined: true }, entry.rev))
    )
      throw new Busy('this invitation is being written');
  return true;
}
