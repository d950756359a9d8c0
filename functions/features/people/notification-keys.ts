import { sha256 } from '../../../domain/lib/hash.ts';
import { canonical } from '../../../domain/log/canonical.ts';

/*
 * The table `people`, what concerns notifications:
 *   J#<game>    / J                     what the follower has seen of a game: whom it waits for, and since when (needs.ts)
 *   Q#<shard>   / <time>#<id>           what is to be done at a time: a need that may still stand then, a delivery to be tried (queue.ts)
 *   I#<person>  / K#<id>                that a notification was made, and its number (made.ts)
 *   I#<person>  / N#<number>            the notifications of a person, in order (made.ts)
 *   I#<person>  / D#<channel>#<id>      what became of sending a notification by a channel (deliveries.ts)
 *   U#<person>  / C#<channel>           a channel by which a person is told (channels.ts)
 *   I#<person>  / P                     in which games something was written to them (../press/news.ts)
 *   O#<hash>    / O                     whose mail a token of an unsubscription ends
 *   U#<person>  / S                     how many receivers a person has had asked (../channels/asking.ts)
 *   N#asked     / <bucket>              how often addresses were asked in an hour, by keyed hashes: a fixed number of items
 */
export const keys = {
  seen: (game: string) => [`J#${game}`, 'J'] as const,
  made: (person: string, notification: string) => [`I#${person}`, `K#${notification}`] as const,
  numbered: (person: string, number: number) => [`I#${person}`, numberKey(number)] as const,
  delivery: (person: string, channel: string, notification: string) => [`I#${person}`, `D#${channel}#${notification}`] as const,
  deliveriesBy: (person: string, channel: string) => [`I#${person}`, `D#${channel}#`] as const,
  /** All that is kept of the notifications of a person. */
  notificationsOf: (person: string) => [`I#${person}`, ''] as const,
  channel: (person: string, channel: string) => [`U#${person}`, `C#${channel}`] as const,
  channelsOf: (person: string) => [`U#${person}`, 'C#'] as const,
  asked: (person: string) => [`U#${person}`, 'S'] as const,
  askedAt: (mark: string) => ['N#asked', mark.slice(0, 2)] as const,
  unsubscribing: (token: string) => [`O#${sha256(token)}`, 'O'] as const,
};

const DIGITS = 10;
export const numberKey = (number: number): string => `N#${String(number).padStart(DIGITS, '0')}`;
export const LAST_NUMBER = 10 ** DIGITS - 1;

/** What receivers know a notification by. It says nothing of whom it is for to anybody who does not know the person's id. */
export const notificationId = (person: string, reason: string, game: string, of: number | string): string =>
  `n${sha256(canonical(['fieldpost/notice/1', person, reason, game, of])).slice(0, 20)}`;
