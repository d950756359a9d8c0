import { type Answered, isRefusal } from '@fieldpost/client';
import { useEffect, useState } from 'preact/hooks';
import { Refusal } from '../app/parts/problem.tsx';
import { api } from '../app/service/api.ts';
import { leaveFor, signedIn } from '../app/service/sign-in.ts';
import { isGuest, isToken, isTurnedAway, language, serverKey, token } from '../app/session.ts';
import { texts } from '../app/texts.ts';
import { words } from './me-words.ts';

type Ways = Answered<'getSignIn'>;

interface Props {
  /** Whether the page stays after the sign-in. Signing in as a guest leads to the front page, so it does not. */
  readonly isInPlace?: boolean;
}

/** Signs the reader in: by name with the key of the server, at the issuer, or with a token. */
export function SignIn({ isInPlace = false }: Props) {
  const [ways, setWays] = useState<Ways>();
  const [error, setError] = useState<unknown>();
  const all = texts.value;
  useEffect(() => {
    api.value.getSignIn().then(setWays, setError);
  }, []);
  const { issuer, names } = ways ?? {};
  return (
    <section class="sign-in" id="sign-in">
      {isGuest.value ? <h2>{words.value.keepGames}</h2> : <h1>{all.signIn}</h1>}
      {isGuest.value && <p>{words.value.keepGamesHow}</p>}
      {isTurnedAway.value && <p role="alert">{all.tokenBad}</p>}
      <Refusal error={error} />
      {issuer !== undefined && (
        <>
          <button type="button" class="confirm" onClick={() => leaveFor(issuer, language.value).catch(setError)}>
            {all.signIn}
          </button>
          <p class="hint">{words.value.atIssuer}</p>
        </>
      )}
      {names !== undefined && (serverKey.value === undefined ? <NoKey /> : <ByName names={names} onError={setError} />)}
      <details open={ways !== undefined && issuer === undefined && names === undefined}>
        <summary>{words.value.byToken}</summary>
        <ByToken />
      </details>
      {!isGuest.value && !isInPlace && (
        <p class="hint">
          {words.value.orGuest} <a href="/">{words.value.playAsGuest}</a>
        </p>
      )}
    </section>
  );
}

/** Says which address to open to sign in by name. */
function NoKey() {
  return (
    <p class="no-key">
      {words.value.noKey} <code>{`${location.origin}/#key=…`}</code>
    </p>
  );
}

function ByName({ names, onError }: { readonly names: readonly string[]; readonly onError: (error: unknown) => void }) {
  const [typed, setTyped] = useState('');
  const come = (name: string): void => {
    onError(undefined);
    isTurnedAway.value = false;
    api.value.signIn({ body: { name, key: serverKey.value ?? '' } }).then(signedIn, (caught: unknown) => {
      if (isRefusal(caught, 'SIGN_IN_KEY_NEEDED')) serverKey.value = undefined;
      onError(caught);
    });
  };
  return (
    <>
      <p>{words.value.names}</p>
      <ul class="names">
        {names.map((name) => (
          <li key={name}>
            <button type="button" onClick={() => come(name)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
      <form
        class="by-name"
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim() !== '') come(typed.trim());
        }}
      >
        <label class="field">
          {words.value.ownName}
          <input
            type="text"
            autocomplete="username"
            maxLength={64}
            value={typed}
            onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </label>
        <p class="hint">{words.value.ownNameHint}</p>
        <button type="submit" class="confirm">
          {words.value.go}
        </button>
      </form>
    </>
  );
}

function ByToken() {
  const [typed, setTyped] = useState('');
  const all = texts.value;
  return (
    <form
      class="by-token"
      onSubmit={(event) => {
        event.preventDefault();
        // Accepts the value of an `Authorization` header, or the token alone.
        const given = typed.trim().replace(/^(Authorization: *)?Bearer +/i, '');
        isTurnedAway.value = given !== '' && !isToken(given);
        if (isToken(given)) token.value = given;
      }}
    >
      <label class="field">
        {all.token}
        <input
          type="password"
          autocomplete="current-password"
          value={typed}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </label>
      <p class="hint">{all.tokenHint}</p>
      <p class="hint">{all.remembers}</p>
      <button type="submit">{all.signIn}</button>
    </form>
  );
}
