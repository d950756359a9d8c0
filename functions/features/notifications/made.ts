import type { People } from '../../platform/ports/ports.ts';
import type { Reason } from '../people/reasons.ts';
import { digits, keys, LAST_NUMBER, numberKey } from './keys.ts';

/** What somebody was told. */
export interface Notice {
  readonly id: string;
  readonly reason: Reason;
  readonly game: string;
  /** When it was made. */
  readonly at: number;
}

/** A notice with its place among those of its person. */
interface Numbered extends Notice {
  readonly number: number;
}

type Making = Pick<People, 'get' | 'put' | 'between'>;

const TRIES = 32;

/**
 * Makes a notice of a person, once: the first Put decides, and says which number it is to have; whoever comes after it completes what is
 * missing, under another number where somebody else has taken that one.
 */
export async function made(people: Making, person: string, notice: Notice): Promise<void> {
  const key = keys.made(person, notice.id);
  for (let tries = 0; tries < TRIES; tries++) {
    const mark = await people.get(...key);
    if (mark === undefined) {
      await people.put(...key, { number: (await lastNumber(people, person)) + 1 }, 0);
      continue;
    }
    const { number } = keys.made.read(mark);
    if (await people.put(...keys.numbered(person, digits(number)), { ...notice }, 0)) return;
    const there = await people.get(...keys.numbered(person, digits(number)));
    if (there !== undefined && keys.numbered.read(there).id === notice.id) return;
    await people.put(...key, { number: (await lastNumber(people, person)) + 1 }, mark.rev);
  }
  throw new Error('the notices of a person are being written');
}

/** The number of the newest notice of a person; 0: none yet. */
export async function lastNumber(people: Pick<People, 'between'>, person: string): Promise<number> {
  const [last] = await people.between(`I#${person}`, numberKey(0), numberKey(LAST_NUMBER), 1, 'last');
  return last === undefined ? 0 : numberOf(last.sk);
}

const numberOf = (sk: string): number => Number(sk.slice('N#'.length));

/** The notices of a person after a number, the oldest first. */
export async function noticesAfter(
  people: Pick<People, 'between'>,
  person: string,
  after: number,
  limit: number,
): Promise<readonly Numbered[]> {
  const found = await people.between(`I#${person}`, numberKey(after + 1), numberKey(LAST_NUMBER), limit);
  return found.map((entry) => ({ ...keys.numbered.read(entry), number: numberOf(entry.sk) }));
}
