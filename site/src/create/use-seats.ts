import type { Answered } from '@fieldpost/client';
import { useEffect, useState } from 'preact/hooks';
import { api } from '../app/service/api.ts';

type Specs = NonNullable<Answered<'getRules'>['seats']>;

/**
 * The seats that come with options in JSON, without them the usual ones. Until they are known, those from before stand
 * there; with options that the game does not have, too: opening it says what is wrong.
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
