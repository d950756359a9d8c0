import type { Answered } from '@fieldpost/client';
import { useEffect, useState } from 'preact/hooks';
import { api } from '../app/service/api.ts';

type Specs = NonNullable<Answered<'getRules'>['seats']>;

/**
 * Returns the seats for options in JSON, or the usual seats without options. Until they are known, the former seats
 * remain. They also remain if the game refuses the options: opening the game shows what is wrong.
 */
export function useSeats(
  of: string,
  usual: Specs,
  options: string | undefined,
): { readonly specs: Specs; readonly isKnown: boolean } {
  const [found, setFound] = useState<{ readonly options: string; readonly specs: Specs }>();
  useEffect(() => {
    if (options === undefined) return;
    const end = new AbortController();
    const keep = (specs: Specs): void => {
      if (!end.signal.aborted) setFound({ options, specs });
    };
    api.value.getRules({ rules: of as never, parts: ['seats'], options }, { signal: end.signal }).then(
      ({ seats = [] }) => keep(seats),
      () => keep(found?.specs ?? usual),
    );
    return () => end.abort();
  }, [of, options, api.value]);
  if (options === undefined) return { specs: usual, isKnown: true };
  return { specs: found?.specs ?? usual, isKnown: found?.options === options };
}
