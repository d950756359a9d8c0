import type { Answered } from '@fieldpost/client';
import { useEffect, useState } from 'preact/hooks';
import { api } from '../app/service/api.ts';
import { language } from '../app/session.ts';

/** Names of games, scenarios and seats; an id without a known name stands for itself. */
export interface Names {
  readonly game: (of: string) => string;
  readonly setup: (of: string, setup: string) => string;
  /** The name in that scenario, if its seats have their own names. */
  readonly seat: (of: string, seat: string, setup?: string) => string;
}

/** Loads the names of these games, their scenarios and seats, in the language of the page. */
export function useNames(games: readonly string[]): Names {
  const [found, setFound] = useState<ReadonlyMap<string, Answered<'getRules'>>>(new Map());
  const wanted = [...new Set(games)].sort().join(' ');
  useEffect(() => {
    const end = new AbortController();
    const read = async (): Promise<void> => {
      const all = wanted.split(' ').filter((of) => of !== '');
      const rules = all.map((of) =>
        api.value.getRules({ rules: of as never, parts: ['setups', 'seats'] }, { signal: end.signal }),
      );
      const settled = await Promise.allSettled(rules);
      setFound(
        new Map(
          settled.flatMap((each, i) => (each.status === 'fulfilled' ? [[all[i] ?? '', each.value] as const] : [])),
        ),
      );
    };
    read().catch(() => undefined);
    return () => end.abort();
  }, [wanted, api.value, language.value]);
  const setupOf = (of: string, id: string) => found.get(of)?.setups?.find((each) => each.id === id);
  return {
    game: (of) => found.get(of)?.title ?? of,
    setup: (of, setup) => setupOf(of, setup)?.name ?? setup,
    seat(of, seat, setup) {
      const rules = found.get(of);
      const all = [...(setup === undefined ? [] : (setupOf(of, setup)?.seats ?? [])), ...(rules?.seats ?? [])];
      return all.find((each) => each.seat === seat)?.name ?? seat;
    },
  };
}
