import type * as z from 'zod';
import { hmac, sha256, toBase64url } from '../../../domain/lib/hash.ts';
import { jsonOf, same } from '../../../domain/lib/json.ts';
import { canonical } from '../../../domain/log/canonical.ts';
import { Problem } from '../../platform/http/problem.ts';
import { keepNewest } from '../../platform/kit/newest.ts';
import type { Report } from '../../platform/kit/report.ts';
import type { Memos, People } from '../../platform/ports/ports.ts';
import type { Self } from '../people/persons.ts';
import { keys } from './keys.ts';
import type { personalTokenSchema } from './schemas.ts';
import type { Caller } from './scopes.ts';

const DAY = 86_400_000;
/** How many tokens a person may have at once, those of their programs included. */
const MOST = 50;
/** How many they make in an hour, revoked ones included: each leaves a line in the store. */
const AN_HOUR = 100;
const HOUR = 3_600_000;

/** Of how many tokens a process remembers that their day is noted. */
const MOST_NOTED = 1_000;

/** What a person is told of a token of theirs; the token itself is shown once, when it is made. */
type PersonalToken = z.infer<typeof personalTokenSchema>;

interface Deps {
  readonly people: People;
  readonly memos: Pick<Memos, 'get' | 'put'>;
  readonly report: Report;
  now(): number;
}

/** Who is to hold a new token, and what for. */
interface Asked extends Pick<PersonalToken, 'name' | 'scopes' | 'bot'> {
  readonly user: string;
  readonly days: number;
}

/**
 * Personal tokens: `fp_` and 32 bytes. The store keeps the SHA-256 alone, with the owner, and a line in the owner's
 * list. A token is good until it expires or is revoked, which counts from the next request on; an open connection of
 * the live channel receives nothing more after an hour at most.
 */
export function createTokens({ people, memos, report, now }: Deps) {
  const noted = new Map<string, string>();

  /**
   * Who holds a token; undefined: nobody, or no longer. Notes the day, once a day; a fault there costs nobody their
   * request.
   */
  async function holder(token: string): Promise<Caller | undefined> {
    const hash = sha256(token);
    const entry = await people.get(...keys.token(hash));
    const held = entry && keys.token.read(entry);
    if (held === undefined || held.revoked === true || held.expires <= now()) return undefined;
    const day = new Date(now()).toISOString().slice(0, 10);
    if (noted.get(hash) !== day) {
      try {
        await memos.put(`token#${hash}`, 'used', { day });
        keepNewest(noted, hash, day, MOST_NOTED);
      } catch (caught) {
        report('memo', { message: String(caught) });
      }
    }
    return { user: held.user, scopes: held.scopes, isPersonal: true, expires: held.expires };
  }

  const all = async (person: string) => (await people.list(...keys.tokenOf.all(person))).map(keys.tokenOf.read);
  const live = async (person: string) =>
    (await all(person)).filter(({ revoked, expires }) => revoked !== true && expires > now());

  async function list(person: string): Promise<readonly PersonalToken[]> {
    return Promise.all((await live(person)).map(async (kept) => ({ ...toldOf(kept), ...(await usedIn(kept.hash)) })));
  }

  /** Whether a program of a person has a token with which it can play. */
  const canPlay = async (person: string, bot: string): Promise<boolean> =>
    (await live(person)).some((token) => token.bot === bot && token.scopes.includes('games:play'));

  async function usedIn(hash: string): Promise<Pick<PersonalToken, 'used'>> {
    const used = (await memos.get(`token#${hash}`, 'used'))?.day;
    return typeof used === 'string' ? { used } : {};
  }

  /**
   * Makes a token for the sender, or a program of theirs. The same `key` gives the same token again. Throws a Problem:
   * the key was used for another token (422), or there are too many (409).
   */
  async function create(
    { person, secret }: Self,
    key: string,
    asked: Asked,
  ): Promise<PersonalToken & { readonly token: string }> {
    const token = `fp_${toBase64url(hmac(secret, canonical(['fieldpost/token/1', key])))}`;
    const hash = sha256(token);
    const { user, days, ...said } = asked;
    const id = `t${hash.slice(0, 12)}`;
    const entry = await people.get(...keys.tokenOf(person, id));
    const known = entry && toldOf(keys.tokenOf.read(entry));
    if (known === undefined) await unlessTooMany(person);
    const created = known?.created ?? now();
    const shown = { id, ...said, created, expires: created + days * DAY };
    if (known !== undefined && !same(jsonOf(known), jsonOf(shown)))
      throw new Problem(422, 'IDEMPOTENCY_KEY_REUSED', {
        en: 'this Idempotency-Key was used for another token',
        ko: '이 Idempotency-Key는 다른 토큰에 쓰였습니다.',
      });
    await people.put(...keys.tokenOf(person, id), { ...shown, hash }, 0);
    await people.put(...keys.token(hash), { user, scopes: said.scopes, expires: shown.expires }, 0);
    return { ...shown, token };
  }

  async function unlessTooMany(person: string): Promise<void> {
    const made = await all(person);
    if (made.filter(({ revoked, expires }) => revoked !== true && expires > now()).length >= MOST)
      throw new Problem(409, 'TOO_MANY_TOKENS', {
        en: `you have ${MOST} tokens: revoke one`,
        ko: `토큰이 ${MOST}개입니다. 하나를 폐기하세요.`,
      });
    if (made.filter(({ created }) => created > now() - HOUR).length >= AN_HOUR)
      throw new Problem(409, 'TOO_MANY_TOKENS', {
        en: `you made ${AN_HOUR} tokens within an hour: wait`,
        ko: `한 시간 안에 토큰을 ${AN_HOUR}개 만들었습니다. 기다리세요.`,
      });
  }

  /** Revokes a token of a person. False: they have no such token. */
  async function revoke(person: string, id: string): Promise<boolean> {
    const entry = await people.get(...keys.tokenOf(person, id));
    if (entry === undefined) return false;
    const { hash } = keys.tokenOf.read(entry);
    const by = await people.get(...keys.token(hash));
    if (by !== undefined && by.value.revoked !== true)
      await people.put(...keys.token(hash), { ...by.value, revoked: true }, by.rev);
    if (entry.value.revoked !== true)
      await people.put(...keys.tokenOf(person, id), { ...entry.value, revoked: true }, entry.rev);
    return true;
  }

  return { holder, list, canPlay, create, revoke };
}
export type Tokens = ReturnType<typeof createTokens>;

/** Returns what its owner is told of a token. */
const toldOf = ({ hash: _, revoked: __, ...told }: ReturnType<typeof keys.tokenOf.read>): PersonalToken => told;
