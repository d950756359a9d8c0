import { afterIn, type Game } from '@fieldpost/client';
import { useEffect, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { GameList } from '../app/parts/game-list.tsx';
import { Refusal } from '../app/parts/problem.tsx';
import { useAgain } from '../app/service/again.ts';
import { api } from '../app/service/api.ts';
import { language } from '../app/session.ts';
import { texts } from '../app/texts.ts';
import { setTitle } from '../app/title.ts';
import { type Filter, Filters, filterIn, NoneOfThese } from './filters.tsx';

const STATUSES = ['lobby', 'playing', 'over'] as const;

interface Page {
  /** Which list, in which language. */
  readonly list: string;
  readonly games: readonly Game[];
  readonly next?: string | undefined;
  readonly error?: unknown;
}

/** Lists public games: open, running and finished ones. */
export function Games() {
  const { query, route } = useLocation();
  const status = STATUSES.find((each) => each === query.status) ?? 'lobby';
  const [of, titles] = [
    query.of,
    { lobby: texts.value.openGames, playing: texts.value.liveGames, over: texts.value.finishedGames },
  ];
  const filter = filterIn(query);
  const isFiltered = Object.keys(filter).length > 0;
  const list = [status, of, language.value, JSON.stringify(filter)].join(' ');
  const to = (next: string, wanted: Filter): void =>
    route(`/games?${new URLSearchParams({ status: next, ...(of !== undefined && { of }), ...wanted })}`);
  const [page, setPage] = useState<Page>({ list, games: [] });
  const read = (from: string): void =>
    void api.value
      .listGames({ status, limit: 30, after: afterIn(from), ...filter, ...(of !== undefined && { of }) })
      .then(
        (next) =>
          setPage((before) =>
            before.list === list && before.next === from
              ? { list, games: [...before.games, ...next.games], next: next.next }
              : before,
          ),
        (error: unknown) => setPage((before) => ({ ...before, error })),
      );
  /** Loads the first page again; readers of further pages keep what they read. */
  useAgain(
    async (signal) => {
      const next = await api.value.listGames(
        { status, limit: 30, ...filter, ...(of !== undefined && { of }) },
        { signal },
      );
      const fresh = new Set(next.games.map(({ game }) => game));
      setPage((before) => {
        const isOn = before.list === list && before.games.length > 30;
        const games = isOn ? [...next.games, ...before.games.filter(({ game }) => !fresh.has(game))] : next.games;
        return { list, games, next: isOn ? before.next : next.next };
      });
    },
    [list, api.value],
    (error) => setPage((before) => ({ ...before, error })),
  );
  useEffect(() => setTitle(titles[status], false), [status, language.value]);
  return (
    <main id="content">
      <h1>{titles[status]}</h1>
      <div class="chips" role="tablist">
        {STATUSES.map((each) => (
          <button type="button" role="tab" key={each} aria-selected={each === status} onClick={() => to(each, filter)}>
            {titles[each]}
          </button>
        ))}
      </div>
      <Filters filter={filter} onFilter={(wanted) => to(status, wanted)} />
      <Refusal error={page.error} />
      <GameList games={page.games} />
      {page.games.length === 0 && isFiltered && <NoneOfThese />}
      {page.games.length === 0 && !isFiltered && (
        <p>
          <a href="/new">{texts.value.noGames}</a>
        </p>
      )}
      {page.next !== undefined && (
        <button type="button" onClick={() => read(String(page.next))}>
          {texts.value.more}
        </button>
      )}
    </main>
  );
}
