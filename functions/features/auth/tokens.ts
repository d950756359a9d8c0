import type * as z from 'zod';
import { hmac, sha256, toBase64url } from '../../../domain/lib/hash.ts';
import { jsonOf, same } from '../../../domain/lib/json.ts';
import { canonical } from '../../../domain/log/canonical.ts';
import { Problem } from '../../platform/http/problem.ts';
import { keepNewest } from '../../platform/kit/newest.ts';
import type { Report } from '../../platform/kit/report.ts';
import { tellReplayed } from '../../platform/kit/request-id.ts';
import type { Memos, People } from '../../platform/ports/ports.ts';
import type { Self } from '../people/persons.ts';
import { keys } from './keys.ts';
import type { personalTokenSchema } from './schemas.ts';
import type { Caller } from './scopes.ts';

const DAY = 86_400_000;
/** Maximum number of tokens of a person, including those of their bot accounts. */
const MOST = 50;
/** Tokens that a person may create in an hour. Revoked ones count, because each leaves a line in the store. */
const AN_HOUR = 100;
const HOUR = 3_600_000;

/** Number of tokens that a process remembers as noted today. */
const MOST_NOTED = 1_000;

/** A token as its owner sees it. The token itself is shown once, at its creation. */
type PersonalToken = z.infer<typeof personalTokenSchema>;

interface Deps {
  readonly people: People;
  readonly memos: Pick<Memos, 'get' | 'put'>;
  readonly report: Report;
  now(): number;
}

/** The holder and the scopes of a new token. */
interface Asked extends Pick<PersonalToken, 'name' | 'scopes' | 'bot'> {
  readonly user: string;
  readonly days: number;
}

/**
 * Manages personal tokens: `fp_` and 32 bytes. The store keeps only the SHA-256 with the owner, and a line in the
 * owner's list. A token is valid until it expires or is revoked. A revocation affects the next request, and open live
 * connections after at most an hour.
 */
export function createTokens({ people, memos, report, now }: Deps) {
  const noted = new Map<string, string>();

  /**
   * Returns the holder of a token; `undefined` if it is not valid. Notes the day of its use once a day. An error while
   * noting is ignored.
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

  /** Returns whether a bot account has a token with which it can play. */
  const canPlay = async (person: string, bot: string): Promise<boolean> =>
    (await live(person)).some((token) => token.bot === bot && token.scopes.includes('games:play'));

  async function usedIn(hash: string): Promise<Pick<PersonalToken, 'used'>> {
    const used = (await memos.get(`token#${hash}`, 'used'))?.day;
    return typeof used === 'string' ? { used } : {};
  }

  /**
   * Creates a token for the sender or for one of their bot accounts. The same `key` returns the same token. Throws a
   * Problem (422) if the key was used for another token, and (409) at the limit.
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
    if (known !== undefined) tellReplayed();
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

  /** Revokes a token of a person. Returns false if they have no such token. */
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

/** Returns a token as its owner sees it. */
const toldOf = ({ hash: _, revoked: __, ...told }: ReturnType<typeof keys.tokenOf.read>): PersonalToken => told;
