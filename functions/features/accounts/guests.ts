import type * as z from 'zod';
import { sha256, toBase64url } from '../../../domain/lib/hash.ts';
import { sure } from '../../../domain/lib/sure.ts';
import type { Text } from '../../../domain/lib/text.ts';
import { Problem } from '../../platform/http/problem.ts';
import { Busy } from '../../platform/kit/faults.ts';
import { tellReplayed } from '../../platform/kit/request-id.ts';
import type { Entry, People } from '../../platform/ports/ports.ts';
import { SCOPES } from '../../platform/ports/scope.ts';
import { keys as tokenKeys } from '../auth/keys.ts';
import type { Tokens } from '../auth/tokens.ts';
import { GUEST_USER, isGuest } from '../auth/users.ts';
import type { QuotasOf } from '../costs/quotas.ts';
import type { Matches } from '../matches/matches.ts';
import { keys } from '../people/keys.ts';
import { alsoIn, lettersOf, type Persons } from '../people/persons.ts';
import type { guestSchema, takenGuestSchema } from './answers.ts';
import { handOver } from './hand-over.ts';

/** The scopes of a guest's token: all except moderating. */
const GUEST_SCOPES = SCOPES.filter((scope) => scope !== 'moderate');

/** Lifetime of a guest, in days. */
const DAYS = 30;
const DAY = 86_400_000;
/** Maximum number of guests that one person may take over. */
const MOST = 8;

/** Returns the name of a guest that others see. */
const nameOf = (user: string): string => `guest-${lettersOf(user)}`;

/** Length of idempotency keys that cannot be guessed: that of a UUID. */
const UNGUESSED = 32;

/** Returns the UTC day of a time. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** A new guest with its token, which is shown once. */
type Guest = z.infer<typeof guestSchema>;
type Taken = z.infer<typeof takenGuestSchema>;

interface Deps {
  readonly people: People;
  readonly persons: Pick<Persons, 'self' | 'enrolledGuest' | 'forget'>;
  readonly tokens: Pick<Tokens, 'create' | 'list' | 'revoke'>;
  readonly matches: Pick<Matches, 'load'>;
  readonly quotas: Pick<QuotasOf, 'guestComes'>;
  subjectOf(user: string): Promise<string>;
  now(): number;
  random(bytes: number): Uint8Array;
}

/** Manages guests: people without an account. A person who signs in can take over the games of their guest. */
export function createGuests({ people, persons, tokens, matches, quotas, subjectOf, now, random }: Deps) {
  /**
   * Creates a guest. The same `key` returns the same guest with the same token. Keys that are short enough to be
   * guessed are ignored.
   */
  async function create(address: string, given?: string): Promise<Guest> {
    const key = given !== undefined && given.length >= UNGUESSED ? given : toBase64url(random(24));
    const user = GUEST_USER + (await subjectOf(`${GUEST_USER}${key}`)).slice(0, 20);
    if ((await signedIn(user)) === undefined) await quotas.guestComes(address);
    else tellReplayed();
    const name = nameOf(user);
    const self = await persons.enrolledGuest(user, name, dayOf(now() + DAYS * DAY));
    const asked = { name: 'guest', scopes: GUEST_SCOPES, days: DAYS, user } as const;
    const { token, scopes, expires } = await tokens.create(self, key, asked);
    return { user, name, token, scopes, expires };
  }

  /** Returns the person of a guest token, also after a takeover. Throws a Problem (404) if there is none. */
  async function guestOf(token: string): Promise<Entry> {
    const held = await people.get(...tokenKeys.token(sha256(token)));
    const { user, expires } = held === undefined ? { user: '', expires: 0 } : tokenKeys.token.read(held);
    if (!isGuest(user) || expires <= now()) throw noSuchGuest();
    const { person } = keys.signIn.read(sure(await signedIn(user), 'sign-in of a guest'));
    return (await people.get(...keys.profile(person))) ?? noGuest();
  }
  const signedIn = async (user: string): Promise<Entry | undefined> =>
    people.get(...keys.signIn(await subjectOf(user)));

  /**
   * Gives the games of a guest to the person who signs in as `user`. From now on they act there under the guest's
   * pseudonym, and no log changes. The call can be repeated: each step runs once, and the first step decides which
   * person gets the guest. Throws a Problem (404) without such a guest. Throws a Problem (409) if another person has
   * the guest, if both are in one game, or if the person has too many guests.
   */
  async function takeOver(user: string, token: string): Promise<Taken> {
    const profile = await guestOf(token);
    const guest = profile.pk.slice('U#'.length);
    const { person } = await persons.self(user);
    await checkHeld(person, guest);
    // 1. The guest belongs to this person only.
    const { taken: taker, state, name } = keys.profile.read(profile);
    if (taker === undefined) {
      await unlessMet(person, guest);
      const taken = { ...profile.value, taken: person };
      if (state !== undefined || !(await people.put(...keys.profile(guest), taken, profile.rev)))
        throw new Busy('this guest is being written');
    } else if (taker !== person) throw guestTaken();
    // 2. The guest's tokens are revoked.
    for (const { id } of await tokens.list(guest)) await tokens.revoke(guest, id);
    // 3. The guest's games, invitations and texts belong to this person.
    const games = await handOver({ people, matches }, person, profile, (game) => persons.forget(user, game));
    return { name: name, games };
  }

  /**
   * Throws a Problem (409) if person and guest are both named in the log of an unfinished game, even if one has left. A
   * person has one name in a game.
   */
  async function unlessMet(person: string, guest: string): Promise<void> {
    for (const entry of await people.list(...keys.own.all(guest))) {
      const game = entry.sk.slice('G#'.length);
      const own = await people.get(...keys.own(person, game));
      const match = own && (await matches.load(game))?.match;
      if (own === undefined || match === undefined || match.status === 'over') continue;
      const both = [own, entry].map((each) => keys.own.read(each).pseudonym);
      if (both.every((each) => match.people?.includes(each))) throw bothThere(game);
    }
  }

  /** Throws a Problem (409) if the person would exceed the maximum number of guests. */
  async function checkHeld(person: string, guest: string): Promise<void> {
    const profile = sure(await people.get(...keys.profile(person)), 'profile of a person');
    const known = sure(await people.get(...keys.signIn(keys.profile.read(profile).subject)), 'sign-in of a person');
    const others = alsoIn(known).filter(({ person: each }) => each !== guest);
    if (others.length >= MOST) throw tooManyGuests();
  }

  return { create, takeOver };
}
export type Guests = ReturnType<typeof createGuests>;

const noSuchGuest = (): Problem =>
  new Problem(404, 'NO_SUCH_GUEST', {
    en: 'this is not a guest token, or the guest has expired',
    ko: '손님 토큰이 아니거나 손님의 기한이 지났습니다.',
  });
const noGuest = (): never => {
  throw noSuchGuest();
};

const guestTaken = (): Problem =>
  new Problem(409, 'GUEST_TAKEN', {
    en: 'another person has taken over the games of this guest',
    ko: '다른 사람이 이미 이 손님의 게임을 이어받았습니다.',
  });

const bothThere = (game: string): Problem =>
  new Problem(409, 'GUEST_MET', {
    en: `you and this guest have both been in the game ${game}, which is not over; end it, or wait until it is over`,
    ko: `나와 이 손님이 아직 끝나지 않은 게임 ${game}에 함께 있었습니다. 게임을 끝내거나 끝나기를 기다리세요.`,
  });

const tooManyGuests = (): Problem =>
  new Problem(409, 'TOO_MANY_GUESTS_TAKEN', {
    en: `a person takes over the games of at most ${MOST} guests`,
    ko: `한 사람이 이어받을 수 있는 손님은 ${MOST}명입니다.`,
  });

/**
 * Throws a Problem (403) if a guest would open a game to others. Games of guests are private, without invitations. They
 * have no deadlines: otherwise bots would play on against the timeouts of a guest who left.
 */
export function unlessAlone(user: string | undefined, { visibility, invited = [], deadlines = {} }: Opened): void {
  if (user === undefined || !isGuest(user)) return;
  if (visibility === 'public' || invited.length > 0)
    throw playsAlone({
      en: 'a guest opens games against bots only; make the game private without invitations, or sign in',
      ko: '손님이 여는 게임은 봇과만 합니다. 비공개로 하고 아무도 초대하지 말거나, 로그인하세요.',
    });
  if (Object.keys(deadlines).length > 0)
    throw playsAlone({
      en: 'games that a guest opens have no deadlines; leave out "deadlines", or sign in',
      ko: '손님이 여는 게임은 봇과만 하며, 봇은 기다립니다. 기한을 두지 말거나, 로그인하세요.',
    });
}
const playsAlone = (detail: Text): Problem => new Problem(403, 'GUESTS_PLAY_ALONE', detail);

interface Opened {
  readonly visibility?: 'public' | 'private' | undefined;
  readonly invited?: readonly string[] | undefined;
  readonly deadlines?: { readonly [kind: string]: number } | undefined;
}

/** Returns the refusal for guests: they sit down only in their own games and where they are invited. */
export const guestUninvited = (): Problem =>
  new Problem(403, 'GUEST_NOT_INVITED', {
    en: 'a guest plays with other people only by invitation; sign in to take a seat here',
    ko: '손님은 초대받은 게임에서만 다른 사람과 게임할 수 있습니다. 자리를 받으려면 로그인하세요.',
  });
