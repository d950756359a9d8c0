import { sha256 } from '../../../domain/lib/hash.ts';
import { canonical } from '../../../domain/log/canonical.ts';

/*
 * The table `people`, what concerns notices:
 *   J#<game>    / J                     what the follower has seen of a game: whom it waits for, and since when (needs.ts)
 *   Q#<shard>   / <time>#<id>           what is to be done at a time: a need that may still stand then, a delivery to be tried (queue.ts)
 *   I#<person>  / K#<notice>            that a notice was made, and its number; N#<number>: the notices of a person, in order (made.ts)
 *   I#<person>  / D#<way>#<notice>      what became of bringing a notice by a way (deliveries.ts)
 *   U#<person>  / C#<way>               a way by which a person is told (ways.ts)
 *   I#<person>  / P                     in which games something was written to them (../press/news.ts)
 *   O#<hash>    / O                     whose mail a token of an unsubscription ends
 *   U#<person>  / S                     how many receivers a person has had asked (../ways/asking.ts)
 *   N#asked     / <bucket>              how often addresses were asked in an hour, by keyed hashes: a fixed number of items
 */
export const keys = {
  seen: (game: string) => [`J#${game}`, 'J'] as const,
  made: (person: string, notice: string) => [`I#${person}`, `K#${notice}`] as const,
  numbered: (person: string, number: number) => [`I#${person}`, numberKey(number)] as const,
  delivery: (person: string, way: string, notice: string) => [`I#${person}`, `D#${way}#${notice}`] as const,
  deliveriesBy: (person: string, way: string) => [`I#${person}`, `D#${way}#`] as const,
  /** All that is kept of the notices of a person. */
  noticesOf: (person: string) => [`I#${person}`, ''] as const,
  way: (person: string, way: string) => [`U#${person}`, `C#${way}`] as const,
  waysOf: (person: string) => [`U#${person}`, 'C#'] as const,
  asked: (person: string) => [`U#${person}`, 'S'] as const,
  askedAt: (mark: string) => ['N#asked', mark.slice(0, 2)] as const,
  unsubscribing: (token: string) => [`O#${sha256(token)}`, 'O'] as const,
};

const DIGITS = 10;
export const numberKey = (number: number): string => `N#${String(number).padStart(DIGITS, '0')}`;
export const LAST_NUMBER = 10 ** DIGITS - 1;

/** Returns the name by which receivers know a notification. Without the person's id it does not reveal the person. */
export const noticeId = (person: string, reason: string, game: string, of: number | string): string =>
  `n${sha256(canonical(['fieldpost/notice/1', person, reason, game, of])).slice(0, 20)}`;
