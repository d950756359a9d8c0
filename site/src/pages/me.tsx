import { type Game, isRefusal } from '@fieldpost/client';
import { useEffect, useState } from 'preact/hooks';
import { api } from '../app/api.ts';
import { GameCard } from '../app/game-card.tsx';
import { Refusal } from '../app/problem.tsx';
import { isSignedIn, language, token } from '../app/session.ts';
import { texts } from '../app/texts.ts';
import { setTitle } from '../app/title.ts';

/** Signing in, my games ordered by whose turn it is, and settings. */
export function Me() {
  useEffect(() => setTitle(isSignedIn.value ? texts.value.myGames : texts.value.signIn, false), [isSignedIn.value, language.value]);
  return <main id="content">{isSignedIn.value ? <Mine /> : <SignIn />}</main>;
}

function SignIn() {
  const [typed, setTyped] = useState('');
  const words = texts.value;
  return (
    <form
      class="sign-in"
      onSubmit={(event) => {
        event.preventDefault();
        token.value = typed.trim() === '' ? undefined : typed.trim();
      }}
    >
      <h1>{words.signIn}</h1>
      <label class="field">
        {words.token}
        <input
          type="password"
          autocomplete="current-password"
          value={typed}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </label>
      <p class="hint">{words.tokenHint}</p>
      <p class="hint">{words.remembers}</p>
      <button type="submit" class="confirm">
        {words.signIn}
      </button>
    </form>
  );
}

function Mine() {
  const [games, setGames] = useState<readonly Game[]>();
  const [error, setError] = useState<unknown>();
  const words = texts.value;
  useEffect(() => {
    const end = new AbortController();
    api.value.listMyGames({}, { signal: end.signal }).then(
      ({ games: mine }) => setGames(mine),
      (caught: unknown) => !end.signal.aborted && setError(caught),
    );
    return () => end.abort();
  }, [api.value, language.value]);
  const isAsked = (game: Game): boolean => game.asks.some(({ seat, settled }) => settled !== true && (game.mine ?? []).includes(seat));
  const awaiting = games?.filter(isAsked) ?? [];
  const others = games?.filter((game) => !isAsked(game)) ?? [];
  return (
    <>
      <h1>{words.myGames}</h1>
      {isRefusal(error, 'UNAUTHORIZED') ? <p role="alert">{words.tokenBad}</p> : <Refusal error={error} />}
      <h2>{`${words.yourTurn} (${awaiting.length})`}</h2>
      <ul class="game-list">
        {awaiting.map((game) => (
          <GameCard key={game.game} game={game} isMine />
        ))}
      </ul>
      <h2>{words.allGames}</h2>
      <ul class="game-list">
        {others.map((game) => (
          <GameCard key={game.game} game={game} isMine />
        ))}
      </ul>
      <p>
        <button type="button" onClick={() => (token.value = undefined)}>
          {words.signOut}
        </button>
      </p>
    </>
  );
}
