import type { Answered, Game } from '@fieldpost/client';
import { useEffect, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { GameList } from '../app/parts/game-list.tsx';
import { Refusal } from '../app/parts/problem.tsx';
import { useAgain } from '../app/service/again.ts';
import { api } from '../app/service/api.ts';
import { againstBots } from '../app/service/new-game.ts';
import { isSignedIn, language } from '../app/session.ts';
import { texts } from '../app/texts.ts';
import { setTitle } from '../app/title.ts';
import { How } from '../door/how.tsx';
import { MyGames } from '../door/my-card.tsx';
import { sortedMine } from '../door/my-games.ts';
import { hasStart } from '../door/pictures.tsx';
import { Showcase, ShowcaseOfStart } from '../door/showcase.tsx';
import { words as door } from '../door/words.ts';
import { Learn } from '../guide/entry.tsx';
import { Invited } from '../invite/invited.tsx';

/** The reader's games that the front page shows. */
const MOST_MINE = 6;

interface Seen {
  readonly mine: readonly Game[];
  readonly open: readonly Game[];
  readonly rules: Answered<'listRules'>['rules'];
}

/** Whether a spectator can see the board of a game. */
const isShown = ({ settings, outcome }: Game): boolean =>
  settings.spectators?.is !== 'off' && !['closed', 'expired'].includes(outcome?.how ?? '');

interface Shown {
  readonly game?: Game;
  /** Without a public game: the start of a game. */
  readonly start?: { readonly of: string; readonly setup: string | undefined };
}

/** Returns what the front page shows: the newest public game in play, else a finished one, else the start of a game. */
function useShown(): Shown {
  const [shown, setShown] = useState<Shown>({});
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    const find = async (): Promise<Shown> => {
      for (const status of ['playing', 'over'] as const) {
        const { games } = await api.value.listGames({ status, limit: 10 }, { signal });
        const game = games.find(isShown);
        if (game !== undefined) return { game };
      }
      for (const { id: of } of (await api.value.listRules({}, { signal })).rules.toReversed()) {
        const { setups = [] } = await api.value.getRules({ rules: of as never, parts: ['setups'] }, { signal });
        const start = { of, setup: setups[0]?.id };
        if (hasStart(start)) return { start };
      }
      return {};
    };
    find().then(
      (found) => !signal.aborted && setShown(found),
      () => undefined,
    );
    return () => end.abort();
  }, [api.value, language.value]);
  return shown;
}

/** Shows the front page: a game to look at, three games to begin, the reader's games, and games to join. */
export function Front() {
  const { route } = useLocation();
  const [seen, setSeen] = useState<Seen>();
  const [error, setError] = useState<unknown>();
  const [starting, setStarting] = useState<string>();
  const shown = useShown();
  const words = texts.value;
  useEffect(() => setTitle('', false), []);
  useAgain(
    async (signal) => {
      const from = api.value;
      const [mine, open, { rules }] = await Promise.all([
        isSignedIn.value ? from.listMyGames({ limit: 30 }, { signal }).then(({ games }) => games) : [],
        from.listGames({ status: 'lobby', limit: MOST_MINE }, { signal }),
        from.listRules({}, { signal }),
      ]);
      setSeen({ mine, open: open.games, rules });
      setError(undefined);
    },
    [api.value, language.value],
    setError,
  );
  const begin = (of: string, title: string): void => {
    setStarting(of);
    setError(undefined);
    againstBots(of, title).then(
      (game) => route(`/g/${game}`),
      (caught: unknown) => {
        setStarting(undefined);
        setError(caught);
      },
    );
  };
  const { toMove, offered, others } = sortedMine((seen?.mine ?? []).filter(({ status }) => status !== 'over'));
  const mine = [...toMove, ...offered, ...others].slice(0, MOST_MINE);
  return (
    <main id="content" class="front">
      {shown.game === undefined && shown.start === undefined && <div class="showcase full-board" />}
      {shown.game !== undefined && <Showcase key={shown.game.game} game={shown.game} />}
      {shown.start !== undefined && <ShowcaseOfStart {...shown.start} />}
      <section class="pitch">
        <h1>{words.pitch}</h1>
        <ul class="begin">
          {seen?.rules.map(({ id, title, guide }) => (
            <li key={id}>
              <h2>{title}</h2>
              <button
                type="button"
                class="confirm"
                disabled={starting !== undefined}
                aria-busy={starting === id}
                aria-label={`${door.value.today}: ${title}`}
                onClick={() => begin(id, title)}
              >
                {door.value.today}
              </button>
              {guide === true && <Learn of={id} title={title} />}
              <a href={`/new?of=${id}`}>{words.newGame}</a>
              <a href={`/rules/${id}`}>{words.rules}</a>
            </li>
          ))}
        </ul>
        <Refusal error={error} />
      </section>
      {isSignedIn.value && <Invited />}
      {mine.length > 0 && (
        <section>
          <h2>{toMove.length > 0 ? `${words.yourTurn} (${toMove.length})` : door.value.mine}</h2>
          <MyGames games={mine} />
          <p>
            <a href="/me">{door.value.allMine}</a>
          </p>
        </section>
      )}
      <section>
        <h2>{words.openGames}</h2>
        {seen?.open.length === 0 ? (
          <p>
            <a href="/new">{words.noGames}</a>
          </p>
        ) : (
          <GameList games={seen?.open ?? []} />
        )}
      </section>
      <How />
    </main>
  );
}
