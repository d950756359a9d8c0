import * as z from 'zod';
import type { Text } from '../../../domain/game.ts';
import { Busy } from '../faults.ts';
import { Problem } from '../http/problem.ts';
import type { Matches } from '../matches/matches.ts';
import { keys } from '../people/persons.ts';
import type { People } from '../ports.ts';

/** How much of the service one person may use. `FIELDPOST_QUOTAS`: JSON with those that are not as usual. */
export const quotasSchema = z.strictObject({
  /** Games that a person opened and that are not over. */
  open: z.int().min(1).max(2000).default(1000),
  /** Games that a person opens in an hour. */
  hourly: z.int().min(1).max(2000).default(1000),
  /** Games that a person opened, that are not over, and in which they seated bots. */
  bots: z.int().min(1).max(2000).default(500),
});
export type Quotas = z.infer<typeof quotasSchema>;

interface QuotaDeps {
  readonly people: People;
  readonly matches: Pick<Matches, 'load'>;
  readonly quotas: Quotas;
  now(): number;
}

/** What is noted of a person: games by id, and when the newest of them were opened. */
interface Used {
  readonly open: readonly string[];
  readonly bots: readonly string[];
  readonly times: readonly number[];
}

const HOUR = 3_600_000;
/** A game that was noted and never committed holds its place no longer. */
const LOST_MS = 60_000;
/** How many games are looked at, to see whether they are over, before somebody is refused. */
const LOOKS = 20;
const TRIES = 16;

/** Counts in the table `people`, so that all processes count alike: each count is a write on the condition that nobody else wrote. */
export function createQuotas({ people, matches, quotas, now }: QuotaDeps) {
  async function isOver(game: string, noted: number): Promise<boolean> {
    const match = (await matches.load(game))?.match;
    return match === undefined ? now() - noted > LOST_MS : match.status === 'over';
  }

  /** Notes a game in a list, unless it is there. Throws a Problem (429) when the list is full of games that are not over. */
  async function note(person: string, list: 'open' | 'bots', game: string): Promise<void> {
    for (let tries = 0; tries < TRIES; tries++) {
      const entry = await people.get(...keys.quotas(person));
      const used = (entry?.value as unknown as Used | undefined) ?? { open: [], bots: [], times: [] };
      if (used[list].includes(game)) return;
      const recent = used.times.filter((time) => time > now() - HOUR);
      if (list === 'open' && recent.length >= quotas.hourly) throw tooManyAnHour(quotas.hourly, Math.min(...recent) + HOUR - now());
      const left = used[list].length < quotas[list] ? used[list] : await without(used[list], entry?.value.at);
      const isFull = left.length >= quotas[list];
      // The games looked at stand last now, so the next try looks at others.
      const kept = isFull ? left : [...left, game];
      const times = list === 'open' && !isFull ? [...recent, now()] : recent;
      const value = { ...used, [list]: kept, times, at: now() };
      if (!(await people.put(...keys.quotas(person), value, entry?.rev ?? 0))) continue;
      if (isFull) throw tooManyOpen(list, quotas[list]);
      return;
    }
    throw new Busy('the quotas of this person are being written');
  }

  async function without(games: readonly string[], noted: unknown): Promise<readonly string[]> {
    const [looked, rest] = [games.slice(0, LOOKS), games.slice(LOOKS)];
    const over = await Promise.all(looked.map((game) => isOver(game, Number(noted))));
    return [...rest, ...looked.filter((_, i) => over[i] === false)];
  }

  return {
    /** A person opens a game. */
    opens: (person: string, game: string): Promise<void> => note(person, 'open', game),
    /** A person seats a bot in a game of theirs. */
    seatsBot: (person: string, game: string): Promise<void> => note(person, 'bots', game),
  };
}
export type QuotasOf = ReturnType<typeof createQuotas>;

const WORDS: { readonly [list in 'open' | 'bots']: (most: number) => Text } = {
  open: (most) => ({
    en: `a person has at most ${most} games open; end one first`,
    ko: `한 사람이 열어 둘 수 있는 게임은 ${most}개입니다. 먼저 하나를 끝내십시오.`,
  }),
  bots: (most) => ({
    en: `a person has bots in at most ${most} games that are not over; end one first`,
    ko: `한 사람이 봇을 앉힐 수 있는 진행 중인 게임은 ${most}개입니다. 먼저 하나를 끝내십시오.`,
  }),
};

const tooManyOpen = (list: 'open' | 'bots', most: number): Problem => exceeded(WORDS[list](most), `"${list}";q=${most}`, list, 60);

const tooManyAnHour = (most: number, wait: number): Problem =>
  exceeded(
    { en: `a person opens at most ${most} games an hour`, ko: `한 사람이 한 시간에 열 수 있는 게임은 ${most}개입니다.` },
    `"hourly";q=${most};w=3600`,
    'hourly',
    Math.max(1, Math.ceil(wait / 1000)),
  );

const exceeded = (detail: Text, policy: string, name: string, seconds: number): Problem =>
  new Problem(
    429,
    'QUOTA_EXCEEDED',
    detail,
    {},
    {
      'retry-after': String(seconds),
      'ratelimit-policy': policy,
      ratelimit: `"${name}";r=0;t=${seconds}`,
    },
  );
