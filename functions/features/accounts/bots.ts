import type * as z from 'zod';
import { hmac, toBase64url } from '../../../domain/lib/hash.ts';
import { canonical } from '../../../domain/log/canonical.ts';
import { Problem } from '../../platform/http/problem.ts';
import { tellReplayed } from '../../platform/kit/request-id.ts';
import type { People } from '../../platform/ports/ports.ts';
import type { Tokens } from '../auth/tokens.ts';
import { BOT_USER } from '../auth/users.ts';
import type { Persons } from '../people/persons.ts';
import type { botAccountSchema } from './answers.ts';
import { keys } from './keys.ts';

/** Maximum number of bot accounts of a person. */
const MOST = 5;
/** Bot accounts that a person may create in a day. Deleted ones count, because each leaves a person in the store. */
const A_DAY = 20;
const DAY = 86_400_000;

/** A bot account: a user's program, which plays under personal tokens. Every answer marks it as a bot. */
type Bot = z.infer<typeof botAccountSchema>;

export const noSuchBot = (): Problem =>
  new Problem(404, 'NO_SUCH_BOT', { en: 'you have no such bot account', ko: '그런 봇 계정이 없습니다.' });

interface Deps {
  readonly people: People;
  readonly persons: Pick<Persons, 'self' | 'personOf' | 'enrolledBot'>;
  readonly tokens: Pick<Tokens, 'list' | 'revoke'>;
  now(): number;
}

/** Manages the bot accounts of people. */
export function createBots({ people, persons, tokens, now }: Deps) {
  const userOf = (id: string): string => BOT_USER + id;

  /** Returns the bot accounts of a person, including deleted ones. */
  async function all(user: string): Promise<readonly (Bot & { readonly isGone: boolean })[]> {
    const person = await persons.personOf(user);
    const entries = person === undefined ? [] : await people.list(...keys.botOf.all(person));
    return entries
      .map(keys.botOf.read)
      .map(({ id, name, created, gone }) => ({ id, name, created, isGone: gone === true }));
  }

  const list = async (user: string): Promise<readonly Bot[]> =>
    (await all(user)).filter(({ isGone }) => !isGone).map(({ isGone: _, ...bot }) => bot);

  const madeToday = async (person: string): Promise<number> =>
    (await people.list(...keys.botOf.all(person))).filter((entry) => keys.botOf.read(entry).created > now() - DAY)
      .length;

  /**
   * Creates a bot account. The same `key` returns the same one. Throws a Problem (409) at the limit, or if the key was
   * used for another bot account.
   */
  async function create(user: string, key: string, name: string): Promise<Bot> {
    const { person, secret } = await persons.self(user);
    const id = toBase64url(hmac(secret, canonical(['fieldpost/bot/1', key]))).slice(0, 20);
    const entry = await people.get(...keys.botOf(person, id));
    const kept = entry && keys.botOf.read(entry);
    if (kept !== undefined && kept.name !== name)
      throw new Problem(422, 'IDEMPOTENCY_KEY_REUSED', {
        en: 'this Idempotency-Key was used for another bot account',
        ko: '이 Idempotency-Key는 다른 봇 계정에 쓰였습니다.',
      });
    if (kept === undefined && (await list(user)).length >= MOST)
      throw new Problem(409, 'TOO_MANY_BOTS', {
        en: `you have ${MOST} bot accounts; delete one`,
        ko: `봇 계정이 ${MOST}개입니다. 하나를 지우세요.`,
      });
    if (kept === undefined && (await madeToday(person)) >= A_DAY)
      throw new Problem(409, 'TOO_MANY_BOTS', {
        en: `you created ${A_DAY} bot accounts within a day; wait`,
        ko: `하루 안에 봇 계정을 ${A_DAY}개 만들었습니다. 기다리세요.`,
      });
    if (kept !== undefined) tellReplayed();
    const itself = await persons.enrolledBot(userOf(id), name, person);
    const bot = { id, name, created: kept?.created ?? now() };
    await people.put(...keys.botOf(person, id), { ...bot, person: itself.person }, 0);
    return bot;
  }

  /**
   * Deletes a bot account: revokes its tokens and keeps its games. Returns false if the person has no such bot account.
   */
  async function remove(user: string, id: string): Promise<boolean> {
    const { person } = await persons.self(user);
    const entry = await people.get(...keys.botOf(person, id));
    if (entry === undefined) return false;
    for (const token of await tokens.list(person)) if (token.bot === id) await tokens.revoke(person, token.id);
    if (entry.value.gone !== true)
      await people.put(...keys.botOf(person, id), { ...entry.value, gone: true }, entry.rev);
    return true;
  }

  return { all, list, create, remove, userOf };
}
export type Bots = ReturnType<typeof createBots>;
