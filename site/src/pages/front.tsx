import type { Answered, Game } from '@fieldpost/client';
import { useEffect, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { GameList, nameOfGame } from '../app/parts/game-list.tsx';
import { Refusal } from '../app/parts/problem.tsx';
import { useAgain } from '../app/service/again.ts';
import { api } from '../app/service/api.ts';
import { againstBots } from '../app/service/new-game.ts';
import { isSignedIn, language } from '../app/session.ts';
import { texts } from '../app/texts.ts';
import { setTitle } from '../app/title.ts';
import { Invited } from '../invite/invited.tsx';
import { Picture } from '../table/board/still.tsx';
import { Scenario } from './scenario.tsx';

interface Seen {
  readonly awaiting: readonly Game[];
  readonly open: readonly Game[];
  readonly live: readonly Game[];
  readonly rules: Answered<'listRules'>['rules'];
}

/** Shows the front page: the reader's games that wait, a game to look at, and a game to begin. */
export function Front() {
  const { route } = useLocation();
  const [seen, setSeen] = useState<Seen>();
  const [error, setError] = useState<unknown>();
  const [starting, setStarting] = useState<string>();
  const words = texts.value;
  useEffect(() => setTitle('', false), []);
  useAgain(
    async (signal) => {
      const from = api.value;
      const [mine, open, live, { rules }] = await Promise.all([
        isSignedIn.value ? from.listMyGames({ awaiting: 'true' }, { signal }).then(({ games }) => games) : [],
        from.listGames({ status: 'lobby', limit: 6 }, { signal }),
        from.listGames({ status: 'playing', limit: 6 }, { signal }),
        from.listRules({}, { signal }),
      ]);
      setSeen({ awaiting: mine, open: open.games, live: live.games, rules });
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
  const awaiting = seen?.awaiting ?? [];
  const [shown] = seen?.live ?? [];
  return (
    <main id="content" class="front">
      <section class="pitch">
        <h1>{words.pitch}</h1>
        <p>{words.pitchMore}</p>
        <ul class="begin">
          {seen?.rules.map(({ id, title }) => (
            <li key={id}>
              <h2>{title}</h2>
              <button
                type="button"
                class="confirm"
                disabled={starting !== undefined}
                aria-busy={starting === id}
                onClick={() => begin(id, title)}
              >
                {words.playBots}
              </button>
              <a href={`/new?of=${id}`}>{words.newGame}</a>
              <a href={`/rules/${id}`}>{words.rules}</a>
            </li>
          ))}
        </ul>
        <Refusal error={error} />
      </section>
      {isSignedIn.value && (
        <section>
          <h2>{`${words.yourTurn} (${awaiting.length})`}</h2>
          {awaiting.length === 0 ? <p>{words.nobodyWaits}</p> : <GameList games={awaiting} isMine />}
        </section>
      )}
      {isSignedIn.value && <Invited />}
      {seen !== undefined && shown === undefined && <Scenario rules={seen.rules} />}
      {shown !== undefined && (
        <section class="showcase">
          <h2>
            <a href={`/g/${shown.game}`}>{`${words.live}: ${nameOfGame(shown)}`}</a>
          </h2>
          <Picture game={shown.game} version={shown.version} />
        </section>
      )}
      <section>
        <h2>{words.openGames}</h2>
        {seen?.open.length === 0 ? <p>{words.noGames}</p> : <GameList games={seen?.open ?? []} />}
      </section>
      <section>
        <h2>{words.liveGames}</h2>
        {seen?.live.length === 0 ? <p>{words.noLive}</p> : <GameList games={seen?.live ?? []} />}
      </section>
    </main>
  );
}
