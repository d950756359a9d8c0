import * as z from 'zod';
import type { Text } from '../../../domain/lib/text.ts';
import { networkOf } from '../../platform/http/address.ts';
import { type Limit, spentHeaders, tellLeft } from '../../platform/http/headers/rate.ts';
import { Problem } from '../../platform/http/problem.ts';
import { Busy } from '../../platform/kit/faults.ts';
import { keepNewest } from '../../platform/kit/newest.ts';
import type { People } from '../../platform/ports/ports.ts';
import type { Matches } from '../matches/matches.ts';
import type { Self } from '../people/persons.ts';
import { keys } from './keys.ts';

/** The quotas of one person. `FIELDPOST_QUOTAS`: JSON with the values that differ from the defaults. */
export const quotasSchema = z.strictObject({
  /** Games that a person opened and that are not over. */
  open: z.int().min(1).max(2000).default(1000),
  /** Games that a person opened and that have not begun. */
  lobbies: z.int().min(1).max(2000).default(20),
  /** Sandboxes of a person that are not closed. */
  sandboxes: z.int().min(1).max(2000).default(20),
  /** Games that a person may open in an hour. */
  hourly: z.int().min(1).max(2000).default(1000),
  /** Games that a person opened, that are not over, and that have bots seated by them. */
  bots: z.int().min(1).max(2000).default(500),
  /** New guests in an hour, for the whole service. */
  guests: z.int().min(1).max(2000).default(500),
  /** New guests in an hour from one address (IPv6: one /64). Each process counts separately. */
  address: z.int().min(1).max(2000).default(60),
  /** Games that a guest may open in an hour, and may have open, with or without bots. */
  guest: z.int().min(1).max(2000).default(20),
  /** Imports of a person in an hour, including refused ones; a guest has at most `guest`. */
  imports: z.int().min(1).max(2000).default(30),
  /** Imports in an hour from one address (IPv6: one /64). Each process counts separately. */
  importsFrom: z.int().min(1).max(2000).default(60),
});
export type Quotas = z.infer<typeof quotasSchema>;

/** Reads quotas from a setting in JSON. */
export const quotasSetting = z
  .string()
  .refine(isQuotas, `JSON with any of ${Object.keys(quotasSchema.shape).join(', ')}, each an integer from 1 to 2000`);

function isQuotas(text: string): boolean {
  try {
    return quotasSchema.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}

interface QuotaDeps {
  readonly people: People;
  readonly matches: Pick<Matches, 'load'>;
  readonly quotas: Quotas;
  now(): number;
}

const NOTHING: ReturnType<typeof keys.quotas.read> = { open: [], bots: [], times: [] };

type List = 'open' | 'lobbies' | 'sandboxes' | 'bots';

const HOUR = 3_600_000;
/** Time after which a noted game without a commit loses its place. */
const LOST_MS = 60_000;
/** Number of games that are checked for being over before a person is refused. */
const LOOKS = 20;
const TRIES = 16;
/** Number of addresses that a process counts. */
const MOST_ADDRESSES = 10_000;

/** The count of each address, and its hour. */
type AddressCounts = Map<string, { readonly hour: number; readonly count: number }>;
const addressCounts = (): AddressCounts => new Map();

/** The account that pays the quotas. */
type User = Pick<Self, 'account' | 'isGuest'>;

/**
 * Counts in the table `people`, so that all processes share the counts. Each write fails if another process wrote
 * meanwhile.
 */
export function createQuotas({ people, matches, quotas, now }: QuotaDeps) {
  const [guestsFrom, importsFrom] = [addressCounts(), addressCounts()];

  /** Returns the hour, and the milliseconds that are left of it. */
  const hourNow = (): { readonly hour: number; readonly left: number } => ({
    hour: Math.floor(now() / HOUR),
    left: HOUR - (now() % HOUR),
  });

  /** Returns the count of an address in this hour. */
  const countOf = (counts: AddressCounts, address: string): number => {
    const known = counts.get(address);
    return known?.hour === hourNow().hour ? known.count : 0;
  };

  /** Increments the count of an address. */
  const count = (counts: AddressCounts, address: string): void =>
    keepNewest(counts, address, { hour: hourNow().hour, count: countOf(counts, address) + 1 }, MOST_ADDRESSES);

  /** Returns whether a game no longer counts in a list. */
  async function isOut(list: List, game: string, noted: number): Promise<boolean> {
    const match = (await matches.load(game))?.match;
    if (match === undefined) return now() - noted > LOST_MS;
    return list === 'lobbies' ? match.status !== 'lobby' : match.status === 'over';
  }

  /**
   * Notes a game in lists by one write, unless it is there. Throws a Problem (429) if a list is full of unfinished
   * games.
   */
  async function note({ account: person, isGuest }: User, lists: readonly List[], game: string): Promise<void> {
    const { guest } = quotas;
    const [lobbies, sandboxes] = [Math.min(guest, quotas.lobbies), Math.min(guest, quotas.sandboxes)];
    const most = isGuest ? { hourly: guest, open: guest, bots: guest, lobbies, sandboxes } : quotas;
    const isOpening = lists.includes('open');
    for (let tries = 0; tries < TRIES; tries++) {
      const entry = await people.get(...keys.quotas(person));
      const used = entry === undefined ? NOTHING : keys.quotas.read(entry);
      if (lists.some((list) => used[list]?.includes(game))) return;
      const recent = used.times.filter((time) => time > now() - HOUR);
      if (isOpening && recent.length >= most.hourly)
        throw tooManyAnHour(most.hourly, Math.min(...recent) + HOUR - now());
      const left: { [list in List]?: readonly string[] } = {};
      for (const list of lists) {
        const there = used[list] ?? [];
        left[list] = there.length < most[list] ? there : await without(list, there, used.at);
      }
      const full = lists.find((list) => (left[list] ?? []).length >= most[list]);
      // The checked games move to the end, so the next try checks others.
      const kept = Object.fromEntries(
        lists.map((list) => [list, [...(left[list] ?? []), ...(full === undefined ? [game] : [])]]),
      );
      const times = isOpening && full === undefined ? [...recent, now()] : recent;
      const value = { ...used, ...kept, times, at: now() };
      if (!(await people.put(...keys.quotas(person), value, entry?.rev ?? 0))) continue;
      if (full !== undefined) throw tooManyOpen(full, most[full], left[full] ?? []);
      if (isOpening)
        tellLeft(anHour('hourly', most.hourly), most.hourly - times.length, Math.min(...times) + HOUR - now());
      for (const list of lists) tellLeft({ name: list, most: most[list] }, most[list] - (kept[list]?.length ?? 0));
      return;
    }
    throw new Busy('the quotas of this person are being written');
  }

  async function without(list: List, games: readonly string[], noted = Number.NaN): Promise<readonly string[]> {
    const [looked, rest] = [games.slice(0, LOOKS), games.slice(LOOKS)];
    const over = await Promise.all(looked.map((game) => isOut(list, game, noted)));
    return [...rest, ...looked.filter((_, i) => over[i] === false)];
  }

  /** Counts a new guest from an address. Throws a Problem (429) after too many in this hour, from there or in total. */
  async function guestComes(from: string): Promise<void> {
    const address = networkOf(from);
    const { hour, left } = hourNow();
    if (countOf(guestsFrom, address) >= quotas.address) throw tooManyGuests('address', quotas.address, left);
    for (let tries = 0; tries < TRIES; tries++) {
      const entry = await people.get(...keys.guestsAnHour());
      const known = entry && keys.guestsAnHour.read(entry);
      const came = known?.hour === hour ? known.count : 0;
      if (came >= quotas.guests) throw tooManyGuests('guests', quotas.guests, left);
      if (!(await people.put(...keys.guestsAnHour(), { hour, count: came + 1 }, entry?.rev ?? 0))) continue;
      return count(guestsFrom, address);
    }
    throw new Busy('the number of guests is being written');
  }

  /**
   * Counts an import of a person, even if it fails. Throws a Problem (429) after too many in an hour, by them or from
   * their address.
   */
  async function imports({ account, isGuest }: User, from: string): Promise<void> {
    const address = networkOf(from);
    if (countOf(importsFrom, address) >= quotas.importsFrom)
      throw tooManyImports('importsFrom', quotas.importsFrom, hourNow().left);
    const most = isGuest ? Math.min(quotas.guest, quotas.imports) : quotas.imports;
    for (let tries = 0; tries < TRIES; tries++) {
      const entry = await people.get(...keys.quotas(account));
      const used = entry === undefined ? NOTHING : keys.quotas.read(entry);
      const recent = (used.imports ?? []).filter((time) => time > now() - HOUR);
      if (recent.length >= most) throw tooManyImports('imports', most, Math.min(...recent) + HOUR - now());
      if (!(await people.put(...keys.quotas(account), { ...used, imports: [...recent, now()] }, entry?.rev ?? 0)))
        continue;
      tellLeft(anHour('imports', most), most - recent.length - 1, Math.min(...recent, now()) + HOUR - now());
      return count(importsFrom, address);
    }
    throw new Busy('the quotas of this person are being written');
  }

  return {
    /** Counts a game that a person opens, also in these lists. */
    opens: (user: User, game: string, lists: readonly Exclude<List, 'open'>[]): Promise<void> =>
      note(user, ['open', ...lists], game),
    /** Counts a game in which its owner seats a bot. */
    seatsBot: (user: User, game: string): Promise<void> => note(user, ['bots'], game),
    guestComes,
    imports,
  };
}
export type QuotasOf = ReturnType<typeof createQuotas>;

const WORDS: { readonly [list in List]: (most: number) => Text } = {
  lobbies: (most) => ({
    en: `a person has at most ${most} games open that have not begun; start or close one first`,
    ko: `한 사람이 시작하지 않은 채 열어 둘 수 있는 게임은 ${most}개입니다. 먼저 하나를 시작하거나 닫으세요.`,
  }),
  sandboxes: (most) => ({
    en: `a person has at most ${most} sandboxes; close one first`,
    ko: `한 사람이 만들 수 있는 연습 게임은 ${most}개입니다. 먼저 하나를 닫으세요.`,
  }),
  open: (most) => ({
    en: `a person has at most ${most} games open; end one first`,
    ko: `한 사람이 열어 둘 수 있는 게임은 ${most}개입니다. 먼저 하나를 끝내세요.`,
  }),
  bots: (most) => ({
    en: `a person has bots in at most ${most} games that are not over; end one first`,
    ko: `한 사람이 봇을 추가할 수 있는 진행 중인 게임은 ${most}개입니다. 먼저 하나를 끝내세요.`,
  }),
};

/** Number of games that a refusal suggests to end. */
const NAMED = 5;

/**
 * Returns the refusal of a full list. Ending a game helps, waiting does not. It names the games checked last, which are
 * not over.
 */
const tooManyOpen = (list: List, most: number, games: readonly string[]): Problem =>
  new Problem(
    429,
    'QUOTA_EXCEEDED',
    WORDS[list](most),
    { games: games.slice(-NAMED) },
    spentHeaders({ name: list, most }),
  );

const tooManyAnHour = (most: number, wait: number): Problem =>
  exceeded(
    {
      en: `a person opens at most ${most} games an hour`,
      ko: `한 사람이 한 시간에 열 수 있는 게임은 ${most}개입니다.`,
    },
    anHour('hourly', most),
    wait,
  );

const WORDS_OF_GUESTS: { readonly [name in 'address' | 'guests']: (most: number) => Text } = {
  address: (most) => ({
    en: `at most ${most} guests come from one address in an hour; come later, or sign in`,
    ko: `한 주소에서 한 시간에 받는 손님은 ${most}명입니다. 나중에 오거나 로그인하세요.`,
  }),
  guests: (most) => ({
    en: `at most ${most} guests are taken in an hour; come later, or sign in`,
    ko: `한 시간에 받는 손님은 ${most}명입니다. 나중에 오거나 로그인하세요.`,
  }),
};

const WORDS_OF_IMPORTS: { readonly [name in 'imports' | 'importsFrom']: (most: number) => Text } = {
  imports: (most) => ({
    en: `a person sends at most ${most} imports an hour, including refused ones`,
    ko: `한 사람이 한 시간에 보낼 수 있는 가져오기는 ${most}번이고, 거절된 것도 셉니다.`,
  }),
  importsFrom: (most) => ({
    en: `one address sends at most ${most} imports an hour, including refused ones`,
    ko: `한 주소에서 한 시간에 받는 가져오기는 ${most}번이고, 거절된 것도 셉니다.`,
  }),
};

const tooManyImports = (name: 'imports' | 'importsFrom', most: number, left: number): Problem =>
  exceeded(WORDS_OF_IMPORTS[name](most), anHour(name, most), left);

const tooManyGuests = (name: 'address' | 'guests', most: number, left: number): Problem =>
  exceeded(WORDS_OF_GUESTS[name](most), anHour(name, most), left, 'TOO_MANY_GUESTS');

const exceeded = (detail: Text, limit: Limit, wait: number, code = 'QUOTA_EXCEEDED'): Problem =>
  new Problem(429, code, detail, {}, spentHeaders(limit, wait));

/** Returns a limit of an hour. */
const anHour = (name: string, most: number): Limit => ({ name, most, window: HOUR / 1000 });
