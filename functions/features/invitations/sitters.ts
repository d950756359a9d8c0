import type { Text } from '../../../domain/lib/text.ts';
import { named, Problem } from '../../platform/http/problem.ts';
import type { Request, Signed } from '../../platform/http/request.ts';
import type { Bots } from '../accounts/bots.ts';
import type { Tokens } from '../auth/tokens.ts';
import type { Sitters } from '../commands/sitters.ts';
import type { Persons, Self } from '../people/persons.ts';

/** The ports that seating bot accounts needs. */
interface Seating {
  readonly bots: Bots;
  readonly persons: Persons;
  readonly tokens: Tokens;
}

interface Read {
  readonly sitters: Sitters;
  /** Throws a Problem if a bot account was deleted or has no token to play with. Skipped for a retry. */
  readonly unless: () => Promise<void>;
}

/**
 * Reads the holders of seats: `me`, `bot`, or a bot account of the sender by name or id. Seating a bot account invites
 * it, so it meets no conditions. Throws a Problem (400) if the sender has none or two of that name.
 */
export async function sittersIn(
  { service, user }: Pick<Request<Seating>, 'service'> & Signed,
  written: { readonly [seat: string]: string },
): Promise<Read> {
  const { bots, persons, tokens } = service;
  const seats = Object.entries(written);
  const mine = seats.some(([, who]) => who !== 'me' && who !== 'bot') ? await bots.all(user) : [];
  const sitters: Record<string, Sitters[string]> = {};
  const programs: { readonly seat: string; readonly id: string; readonly isGone: boolean; readonly itself: Self }[] =
    [];
  for (const [seat, who] of seats) {
    if (who === 'me' || who === 'bot') {
      sitters[seat] = who;
      continue;
    }
    const called = mine.filter(({ id, name }) => id === who || name === who);
    const living = called.filter(({ isGone }) => !isGone);
    if (living.length > 1) throw wrongBot('AMBIGUOUS_BOT', seat, calledTwice(who));
    const [bot] = living.length > 0 ? living : called;
    if (bot === undefined) throw wrongBot('NO_SUCH_BOT', seat, NO_SUCH);
    const itself = await persons.self(bots.userOf(bot.id));
    sitters[seat] = itself;
    programs.push({ seat, ...bot, itself });
  }
  return {
    sitters,
    async unless() {
      for (const { seat, id, isGone, itself } of programs) {
        if (isGone) throw wrongBot('NO_SUCH_BOT', seat, NO_SUCH);
        if (!(await tokens.canPlay(itself.account, id))) throw wrongBot('BOT_WITHOUT_TOKEN', seat, WITHOUT_TOKEN);
      }
    },
  };
}

function wrongBot(code: string, seat: string, detail: Text): Problem {
  const pointer = `/seats/${seat}`;
  return new Problem(400, code, named(pointer, detail), { errors: [{ pointer, detail }] });
}

const NO_SUCH: Text = {
  en: 'write "me", "bot", or the name of one of your bot accounts (GET /v1/me/bots)',
  ko: '"me", "bot" 또는 내 봇 계정 이름(GET /v1/me/bots)을 쓰세요.',
};
const calledTwice = (name: string): Text => ({
  en: `several of your bot accounts have the name ${name}; write the id (GET /v1/me/bots)`,
  ko: `이름이 ${name}인 봇 계정이 여럿입니다. ID를 쓰세요(GET /v1/me/bots).`,
});
const WITHOUT_TOKEN: Text = {
  en: 'this bot account has no valid token with "games:play"; create one with POST /v1/me/tokens',
  ko: '이 봇 계정에는 "games:play"가 있는 유효한 토큰이 없습니다. POST /v1/me/tokens로 만드세요.',
};
