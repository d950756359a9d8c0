import type { Game } from '@fieldpost/client';
import { useEffect, useState } from 'preact/hooks';
import { AccountRooms } from '../account/account.tsx';
import { Refusal } from '../app/parts/problem.tsx';
import { useAgain } from '../app/service/again.ts';
import { api } from '../app/service/api.ts';
import { signOut, takeOverGuest } from '../app/service/guest.ts';
import { setNotifications } from '../app/service/waiting.ts';
import { guest, isGuest, isSignedIn, language, notifications, token } from '../app/session.ts';
import { texts } from '../app/texts.ts';
import { setTitle } from '../app/title.ts';
import { Channels } from '../channels/channels.tsx';
import { MyGames } from '../door/my-card.tsx';
import { sortedMine } from '../door/my-games.ts';
import { words as door } from '../door/words.ts';
import { Invited } from '../invite/invited.tsx';
import { ImportFile } from './import-file.tsx';
import { words } from './me-words.ts';
import { Sandboxes } from './sandboxes.tsx';
import { SignIn } from './sign-in.tsx';

/** Shows sign-in, the reader's games ordered by turn, and settings. */
export function Me() {
  useEffect(
    () => setTitle(isSignedIn.value ? texts.value.myGames : texts.value.signIn, false),
    [isSignedIn.value, language.value],
  );
  return (
    <main id="content">
      {isSignedIn.value && <Mine />}
      {(!isSignedIn.value || isGuest.value) && <SignIn />}
    </main>
  );
}

function Mine() {
  const [games, setGames] = useState<readonly Game[]>();
  const [error, setError] = useState<unknown>();
  const all = texts.value;
  useAgain(
    async (signal) => {
      const { games: mine } = await api.value.listMyGames({ limit: 100 }, { signal });
      setGames(mine);
      setError(undefined);
    },
    [api.value, language.value],
    setError,
  );
  const isSandbox = ({ settings, status }: Game): boolean => settings.sandbox === true && status === 'playing';
  const sandboxes = (games ?? []).filter(isSandbox);
  const { toMove, offered, others } = sortedMine((games ?? []).filter((game) => !isSandbox(game)));
  const lists = [
    { name: door.value.offered, games: offered },
    { name: words.value.othersTurn, games: others.filter(({ status }) => status === 'playing') },
    { name: words.value.lobbies, games: others.filter(({ status }) => status === 'lobby') },
    { name: all.finishedGames, games: others.filter(({ status }) => status === 'over') },
  ];
  useEffect(() => {
    // The settings stand below the games, which come later than the page.
    if (location.hash === '#settings') document.getElementById('settings')?.scrollIntoView();
  }, [games === undefined]);
  return (
    <>
      <h1>{all.myGames}</h1>
      <TakeOver onTaken={() => setGames(undefined)} />
      <Refusal error={error} />
      {games !== undefined && (
        <>
          <h2>{`${all.yourTurn} (${toMove.length})`}</h2>
          {toMove.length === 0 ? <p>{all.nobodyWaits}</p> : <MyGames games={toMove} />}
          <Invited />
          {lists.map(
            ({ name, games: some }) =>
              some.length > 0 && [<h2 key={`${name}-name`}>{name}</h2>, <MyGames key={name} games={some} />],
          )}
        </>
      )}
      <h2>{words.value.sandboxes}</h2>
      {sandboxes.length > 0 && <Sandboxes games={sandboxes} />}
      <ImportFile />
      <h2 id="settings">{words.value.settings}</h2>
      <Notifications />
      {!isGuest.value && <Channels />}
      <AccountRooms />
      <p>
        <button type="button" onClick={() => void signOut()}>
          {isGuest.value ? words.value.forget : all.signOut}
        </button>
        {isGuest.value && <small> {words.value.forgetHint}</small>}
      </p>
    </>
  );
}

/** Takes over the games of a guest after a sign-in. Shows what prevents it, with a button to try again. */
function TakeOver({ onTaken }: { readonly onTaken: () => void }) {
  const [taken, setTaken] = useState<number>();
  const [error, setError] = useState<unknown>();
  const take = (): void => {
    setError(undefined);
    takeOverGuest().then((count) => {
      if (count === undefined) return;
      setTaken(count);
      onTaken();
    }, setError);
  };
  useEffect(take, [token.value]);
  return (
    <>
      {taken !== undefined && <p role="status">{words.value.taken(taken)}</p>}
      <Refusal error={error} />
      {error !== undefined && guest.value !== undefined && (
        <p class="actions">
          <button type="button" onClick={take}>
            {words.value.tryAgain}
          </button>
          <button type="button" onClick={() => (guest.value = undefined)}>
            {words.value.withoutThem}
          </button>
        </p>
      )}
    </>
  );
}

/** Switches system notifications, which are off until the reader wants them. */
function Notifications() {
  const [isRefused, setRefused] = useState(false);
  if (!('Notification' in window)) return null;
  return (
    <>
      <label class="toggle">
        <input
          type="checkbox"
          checked={notifications.value === 'on'}
          onChange={({ currentTarget }) =>
            void setNotifications(currentTarget.checked).then((isDone) => setRefused(!isDone))
          }
        />
        {words.value.notifications}
      </label>
      <p class="hint" role="status">
        {isRefused ? words.value.notificationsRefused : words.value.notificationsHint}
      </p>
    </>
  );
}
