import { isObject, type JsonObject } from '../lib/json.ts';
import type { Envelope } from './envelope.ts';

/** The origin of a fork: the commits of a game up to version `v`, with its hash and seed (base64url). */
interface ForkedFrom {
  readonly game: string;
  readonly v: number;
  readonly hash: string;
  readonly seed: string;
}

/** Whether a commit is the first one after the shared part of a fork. */
export const isFork = ({ events }: Pick<Envelope, 'events'>): boolean => events[0]?.type === 'match/forked';

/** Returns the origin of a fork, by its first own commit; `undefined` if it is no fork, or does not say so. */
export function forkedFrom({ events }: Pick<Envelope, 'events'>): ForkedFrom | undefined {
  const event: JsonObject | undefined = events[0];
  const origin = event?.type === 'match/forked' && isObject(event.origin) ? event.origin : {};
  const { game, v, hash, seed } = origin;
  const isSaid =
    typeof game === 'string' && Number.isSafeInteger(v) && typeof hash === 'string' && typeof seed === 'string';
  return isSaid ? { game, v: Number(v), hash, seed } : undefined;
}
