import type * as z from 'zod';
import { hmac, toBase64url } from '../../../domain/lib/hash.ts';
import type { JsonObject } from '../../../domain/lib/json.ts';
import { canonical } from '../../../domain/log/canonical.ts';
import { type Match, seatsOf } from '../../../domain/match/state/state.ts';
import { type Limit, spentHeaders, tellLeft } from '../../platform/http/headers/rate.ts';
import { Problem } from '../../platform/http/problem.ts';
import { Busy } from '../../platform/kit/faults.ts';
import { keepNewest } from '../../platform/kit/newest.ts';
import { tellReplayed } from '../../platform/kit/request-id.ts';
import type { Ports } from '../../platform/ports/grounds.ts';
import type { Matches } from '../matches/matches.ts';
import { invitationKeys as keys, linkId, keys as persons } from '../people/keys.ts';
import { meIn } from '../people/me.ts';
import type { Persons, Self } from '../people/persons.ts';
import { MOST_USES } from './limits.ts';
import type { linkSchema, linkUsedSchema, madeLinkSchema, newLinkSchema } from './schemas.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
/** Maximum number of valid invite links of a game at a time, and of all its links. Each leaves a line in the store. */
const MOST = 20;
const MOST_EVER = 200;
const USUAL_USES = 10;
const TRIES = 16;
const CODE_BYTES = 16;

/** Invalid codes that a person may try in an hour, counted by each process. */
const MISSES_AN_HOUR = 60;
const MOST_MISSING = 10_000;
const OF_MISSES: Limit = { name: 'links', most: MISSES_AN_HOUR, window: HOUR / 1000 };

/** The code in an address: the game, so that one read finds the link without an index, and the secret. */
const LINK = /^(g[0-9a-f]{20})\.([\w-]{22})$/;

type Linking = Pick<Ports, 'people' | 'keys' | 'now'>;

type Entering = Linking & Pick<Ports, 'subjectOf'> & { readonly persons: Persons; readonly matches: Matches };

/** Returns the stored hash of a code. Readers of the store cannot use it. */
const hashOf = ({ keys }: Pick<Ports, 'keys'>, game: string, code: string): string =>
  toBase64url(hmac(keys.ids, canonical(['fieldpost/link/1', game, code])));

type Link = ReturnType<typeof keys.link.read>;

const told = ({ settings }: Match, sk: string, { at, admits, until, uses, used }: Link): z.infer<typeof linkSchema> => {
  return { id: linkId(sk), at, admits, until, uses, ...(!settings.anonymous && { used: used.length }) };
};

/** Returns the valid invite links of a game, without their codes. */
export async function linksOf({ people, now }: Linking, match: Match): Promise<readonly z.infer<typeof linkSchema>[]> {
  const good = (await people.list(...keys.link.all(match.game))).filter((entry) =>
    isGood(keys.link.read(entry), now()),
  );
  return good.map((entry) => told(match, entry.sk, keys.link.read(entry))).sort((a, b) => a.at - b.at);
}

const isGood = ({ ended, until, used, uses }: Link, now: number): boolean =>
  ended !== true && until > now && used.length < uses;

/** Creates an invite link. The same `key` returns the same link. Throws a Problem. */
export async function makeLink(
  service: Linking,
  match: Match,
  self: Self,
  key: string,
  asked: z.infer<typeof newLinkSchema>,
): Promise<z.infer<typeof madeLinkSchema>> {
  const { people, now } = service;
  const { game, settings } = match;
  // A link with limited uses would tell its owner who accepted.
  if (settings.anonymous && asked.uses !== undefined) throw usesNotCounted();
  const code = toBase64url(hmac(self.secret, canonical(['fieldpost/link/1', game, key])).slice(0, CODE_BYTES));
  const [pk, sk] = keys.link(game, hashOf(service, game, code));
  const before = await people.get(pk, sk);
  if (before === undefined) await unlessTooMany(service, game);
  else tellReplayed();
  const at = before === undefined ? now() : keys.link.read(before).at;
  const uses = settings.anonymous ? MOST_USES : (asked.uses ?? USUAL_USES);
  const link: Link = { admits: asked.admits, at, until: at + asked.days * DAY, uses, since: match.v + 1, used: [] };
  if (before === undefined) await people.put(pk, sk, { ...link }, 0);
  const entry = await people.get(pk, sk);
  const kept = entry === undefined ? link : keys.link.read(entry);
  const { until, admits, uses: allowed } = kept;
  if (until !== link.until || admits !== link.admits || allowed !== uses)
    throw new Problem(422, 'IDEMPOTENCY_KEY_REUSED', {
      en: 'this Idempotency-Key was used for another invite link',
      ko: '이 Idempotency-Key는 다른 링크에 쓰였습니다.',
    });
  return { ...told(match, sk, kept), link: `${game}.${code}` };
}

async function unlessTooMany({ people, now }: Linking, game: string): Promise<void> {
  const all = (await people.list(...keys.link.all(game))).map(keys.link.read);
  if (all.filter((link) => isGood(link, now())).length < MOST && all.length < MOST_EVER) return;
  throw new Problem(409, 'TOO_MANY_INVITATIONS', {
    en: `a game has at most ${MOST} invite links; revoke one`,
    ko: `게임 하나에 만들 수 있는 링크는 ${MOST}개입니다. 하나를 폐기하세요.`,
  });
}

/** Revokes an invite link. People who used it and hold no seat lose access. Returns false if there is no such link. */
export async function revokeLink({ people }: Linking, game: string, id: string): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries++) {
    const entry = (await people.list(...keys.link.all(game))).find(({ sk }) => linkId(sk) === id);
    if (entry === undefined) return false;
    if (keys.link.read(entry).ended === true) return true;
    if (await people.put(entry.pk, entry.sk, { ...entry.value, ended: true }, entry.rev)) return true;
  }
  throw new Busy('this link is being used');
}

/**
 * Uses an invite link: admits the sender to its game. One conditional write adds the person to the link. So of two
 * people at the last use one is admitted, and a revoked link admits none. Every invalid link gets the same answer.
 */
export async function entered(service: Entering, user: string, link: string): Promise<z.infer<typeof linkUsedSchema>> {
  const { people, persons, now } = service;
  const [, game, code] = LINK.exec(link) ?? [];
  for (let tries = 0; tries < TRIES; tries++) {
    const entry =
      game === undefined || code === undefined
        ? undefined
        : await people.get(...keys.link(game, hashOf(service, game, code)));
    const kept = entry && keys.link.read(entry);
    if (entry === undefined || game === undefined || kept === undefined || kept.ended === true)
      throw missed(service, user);
    const answer = { game, admits: kept.admits };
    const self = await personsOf(service, user);
    const isUsed = self.some((each) => kept.used.includes(each));
    const match = (await service.matches.load(game))?.match;
    const me = match && (await meIn(service, match, user));
    if (match === undefined || (!isUsed && !isGood(kept, now()))) throw missed(service, user);
    if (me !== undefined && (me === match.owner || seatsOf(match, me).length > 0)) return answer;
    const { person } = await persons.self(user);
    const led = await people.get(...keys.led(person, game));
    // The pointer from the person to the link comes first, so that erasing the person finds it.
    if (led === undefined || keys.led.read(led).declined === true)
      await people.put(...keys.led(person, game), {}, led?.rev ?? 0);
    const used: JsonObject = { ...entry.value, used: [...kept.used, person] };
    if (isUsed || (await people.put(entry.pk, entry.sk, used, entry.rev))) return answer;
  }
  throw new Busy('this link is being used');
}

/** Returns the persons that a user is, or was as a guest; empty before their first command. */
async function personsOf(
  { people, subjectOf }: Pick<Ports, 'people' | 'subjectOf'>,
  user: string,
): Promise<readonly string[]> {
  const known = await people.get(...persons.signIn(await subjectOf(user)));
  if (known === undefined) return [];
  const { person, also = [] } = persons.signIn.read(known);
  return [person, ...also.map((guest) => guest.person)];
}

const missing = new WeakMap<object, Map<string, { readonly hour: number; readonly count: number }>>();

/** Returns the one answer for an unknown, revoked, expired or used up link. */
function missed({ people, now }: Pick<Ports, 'people' | 'now'>, user: string): Problem {
  const misses = missing.get(people) ?? new Map<string, { readonly hour: number; readonly count: number }>();
  missing.set(people, misses);
  const hour = Math.floor(now() / HOUR);
  const known = misses.get(user);
  const count = known?.hour === hour ? known.count + 1 : 1;
  keepNewest(misses, user, { hour, count }, MOST_MISSING);
  const wait = HOUR - (now() % HOUR);
  if (count <= MISSES_AN_HOUR) {
    tellLeft(OF_MISSES, MISSES_AN_HOUR - count, wait);
    return new Problem(404, 'NO_SUCH_LINK', {
      en: 'this invite link is not valid',
      ko: '쓸 수 없는 초대 링크입니다.',
    });
  }
  return new Problem(
    429,
    'TOO_MANY_TRIES',
    {
      en: `you may try at most ${MISSES_AN_HOUR} invalid invite links in an hour`,
      ko: `쓸 수 없는 초대 링크는 한 시간에 ${MISSES_AN_HOUR}번까지 시도할 수 있습니다.`,
    },
    {},
    spentHeaders(OF_MISSES, wait),
  );
}

const usesNotCounted = (): Problem => {
  const detail = {
    en: 'uses cannot be limited in an anonymous game: a used-up link would reveal who accepted',
    ko: '익명 게임에서는 사용 횟수를 정할 수 없습니다. 다 쓰였는지를 보면 누가 받아들였는지 알 수 있기 때문입니다.',
  };
  return new Problem(400, 'USES_NOT_COUNTED', detail, { errors: [{ pointer: '/uses', detail }] });
};
