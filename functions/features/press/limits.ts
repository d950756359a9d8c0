import { type Limit, spentHeaders, tellLeft } from '../../platform/http/headers/rate.ts';
import { Problem } from '../../platform/http/problem.ts';
import { Busy } from '../../platform/kit/faults.ts';
import type { Ports } from '../../platform/ports/grounds.ts';
import { keys } from './keys.ts';

/**
 * Message limits of one person in a game, including their bot accounts. They are not counted by conversation, because
 * that would reveal who talks.
 */
const MOST = { minute: 20, day: 500 } as const;
const MINUTE = 60_000;
const DAY = 86_400_000;
const TRIES = 8;

const LIMITS: { readonly [per in keyof typeof MOST]: Limit } = {
  minute: { name: 'press', most: MOST.minute, window: MINUTE / 1000 },
  day: { name: 'press-day', most: MOST.day, window: DAY / 1000 },
};

/** Counts an entry of a person in a game. Throws a Problem (429) if they wrote too much recently. */
export async function countEntry(
  { people, now }: Pick<Ports, 'people' | 'now'>,
  account: string,
  game: string,
): Promise<void> {
  const key = keys.talked(account, game);
  for (let tries = 0; tries < TRIES; tries++) {
    const entry = await people.get(...key);
    const at = now();
    const [minute, day] = [Math.floor(at / MINUTE), Math.floor(at / DAY)];
    const used = entry && keys.talked.read(entry);
    const inMinute = used?.minute === minute ? used.inMinute : 0;
    const inDay = used?.day === day ? used.inDay : 0;
    if (inDay >= MOST.day) throw tooMuch('day', DAY - (at % DAY));
    if (inMinute >= MOST.minute) throw tooMuch('minute', MINUTE - (at % MINUTE));
    const value = { minute, inMinute: inMinute + 1, day, inDay: inDay + 1 };
    if (!(await people.put(...key, value, entry?.rev ?? 0))) continue;
    tellLeft(LIMITS.minute, MOST.minute - value.inMinute, MINUTE - (at % MINUTE));
    return tellLeft(LIMITS.day, MOST.day - value.inDay, DAY - (at % DAY));
  }
  throw new Busy('what this person writes is being counted');
}

const WORDS = {
  minute: {
    en: `you may write at most ${MOST.minute} entries a minute`,
    ko: `1분에 쓸 수 있는 글은 ${MOST.minute}개입니다.`,
  },
  day: {
    en: `you may write at most ${MOST.day} entries a day in one game`,
    ko: `한 게임에 하루 쓸 수 있는 글은 ${MOST.day}개입니다.`,
  },
} as const;

const tooMuch = (per: 'minute' | 'day', wait: number): Problem =>
  new Problem(429, 'TOO_MUCH_PRESS', WORDS[per], {}, spentHeaders(LIMITS[per], wait));
