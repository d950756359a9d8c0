import { useEffect, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { Refusal } from '../app/parts/problem.tsx';
import { api } from '../app/service/api.ts';
import { doneAsSomebody } from '../app/service/guest.ts';
import { isSignedIn, language } from '../app/session.ts';
import { setTitle } from '../app/title.ts';
import { SignIn } from '../pages/sign-in.tsx';
import { words } from './words.ts';

/** Keeps the link in this tab while the reader signs in elsewhere. */
const LINK = 'fieldpost:link';

/** Takes the link from the address and removes it there, so that the browser history does not show it. */
function linkHere(): string | undefined {
  const link = location.hash.slice(1);
  if (link !== '') {
    history.replaceState(null, '', location.pathname);
    keep(link);
  }
  return link === '' ? kept() : link;
}

// A browser without storage forgets the link while the reader signs in elsewhere.
function keep(link: string): void {
  try {
    sessionStorage.setItem(LINK, link);
  } catch {}
}
function kept(): string | undefined {
  try {
    return sessionStorage.getItem(LINK) ?? undefined;
  } catch {
    return undefined;
  }
}
function forget(): void {
  try {
    sessionStorage.removeItem(LINK);
  } catch {}
}

/** Follows an invite link: to its game, as soon as the browser has an identity. */
export function Join() {
  const { route } = useLocation();
  const [link, setLink] = useState(linkHere);
  const [error, setError] = useState<unknown>();
  const all = words.value;
  useEffect(() => setTitle(words.value.joining, false), [language.value]);
  useEffect(() => {
    // The reader pasted another link over this page.
    const again = (): void => {
      setError(undefined);
      setLink(linkHere());
    };
    addEventListener('hashchange', again);
    return () => removeEventListener('hashchange', again);
  }, []);
  const follow = async (): Promise<void> => {
    if (link === undefined) return;
    const { game } = await api.value.followLink({ body: { link } });
    forget();
    route(`/g/${game}`, true);
  };
  useEffect(() => {
    if (isSignedIn.value && link !== undefined) follow().catch(setError);
  }, [isSignedIn.value, link]);
  const isWaiting = link !== undefined && isSignedIn.value && error === undefined;
  return (
    <main id="content" class="join">
      <h1>{all.joining}</h1>
      {link === undefined && <p role="status">{all.noLink}</p>}
      {isWaiting && <p role="status">{all.following}</p>}
      <Refusal error={error} />
      {link !== undefined && !isSignedIn.value && (
        <>
          <p>{all.who}</p>
          <button type="button" class="confirm" onClick={() => doneAsSomebody(async () => undefined).catch(setError)}>
            {all.asGuest}
          </button>
          <SignIn isInPlace />
        </>
      )}
    </main>
  );
}
