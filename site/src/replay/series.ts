import type { Answered, Game } from '@fieldpost/client';
import { useEffect, useState } from 'preact/hooks';
import { api } from '../app/service/api.ts';
import { language } from '../app/session.ts';

export type Series = Answered<'getSeries'>;

/** The turns of a game and the numbers of its graphs; `undefined` until they are loaded. */
export function useSeries(game: Game | undefined): Series | undefined {
  const [series, setSeries] = useState<Series>();
  useEffect(() => {
    if (game === undefined) return;
    const end = new AbortController();
    // Without them the slider is enough.
    api.value
      .getSeries({ game: game.game, version: game.version }, { signal: end.signal })
      .then(setSeries, () => undefined);
    return () => end.abort();
  }, [game, language.value]);
  return series;
}
