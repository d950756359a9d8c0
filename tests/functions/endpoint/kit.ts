import type { Asked } from '../../../functions/endpoint/onion.ts';
import type { AnyOperation } from '../../../functions/platform/http/request.ts';

/** What a request of these tests says; the rest is as in every one. */
interface Said {
  readonly cache?: AnyOperation['cache'];
  readonly method?: 'GET' | 'POST';
  readonly user?: string | undefined;
  readonly query?: unknown;
  readonly types?: AnyOperation['types'];
  /** `If-None-Match`. */
  readonly held?: string | undefined;
}

/** The server of these tests: the newest version of each game, names of readers in its log, and what was asked of it. */
export function serverOf(newest: { v: number; face?: string } | undefined, names: Record<string, string> = {}) {
  const calls: string[] = [];
  const service = {
    build: 'b1',
    keys: { etag: new Uint8Array(32) },
    persons: {
      reader: async (user: string) => {
        calls.push(`reader ${user}`);
        return names[user] ?? '';
      },
    },
    matches: {
      newest: async () => {
        calls.push('newest');
        return newest;
      },
    },
    watch: { lookUnchanged: async () => void calls.push('looked') },
  };
  const asking = ({ cache, method = 'GET', user, query, types, held }: Said): Asked =>
    ({
      operation: { id: 'getThing', method, path: '/v1/games/{game}', cache, ...(types && { types }) },
      http: { headers: held === undefined ? {} : { 'if-none-match': held }, rawQueryString: '' },
      service,
      user,
      params: { game: 'g1' },
      query,
      locale: 'en',
      type: 'application/json',
    }) as unknown as Asked;
  return { asking, calls, names };
}
