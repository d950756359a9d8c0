import type { Answered, Game } from '@fieldpost/client';
import { useEffect, useState } from 'preact/hooks';
import { api } from '../app/service/api.ts';
import { language } from '../app/session.ts';

export type Series = Answered<'getSeries'>;

type Api = typeof api.value;

let last: { readonly who: Api; readonly of: string; readonly series: Promise<Series> } | undefined;

/** Returns the turns of a game at a version, and the numbers of its graphs. All parts of a page share one request. */
export function seriesAt(who: Api, { game, version }: Pick<Game, 'game' | 'version'>): Promise<Series> {
  const of = `${game}/${version}`;
  if (last?.who === who && last.of === of) return last.series;
  const series = who.getSeries({ game, version });
  last = { who, of, series };
  series.catch(() => {
    if (last?.series === series) last = undefined;
  });
  return series;
}

/** The same for a page; `undefined` until they are loaded. */
export function useSeries(game: Game | undefined): Series | undefined {
  const [series, setSeries] = useState<Series>();
  useEffect(() => {
    if (game === undefined) return;
    let isShown = true;
    // Without them the slider is enough.
    seriesAt(api.value, game).then(
      (read) => isShown && setSeries(read),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [game, language.value]);
  return series;
}
