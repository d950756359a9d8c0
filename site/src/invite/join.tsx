import { isRefusal } from '@fieldpost/client';
import { useEffect, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { Refusal } from '../app/parts/problem.tsx';
import { api } from '../app/service/api.ts';
import { doneAsSomebody } from '../app/service/guest.ts';
import { isSignedIn, language } from '../app/session.ts';
import { setTitle } from '../app/title.ts';
import { SignIn } from '../pages/sign-in.tsx';
import { forgetLink, gameOf, keepLink, keptLink } from './kept-link.ts';
import { words } from './words.ts';

/** Takes the link from the address and removes it there, so that the browser history does not show it. */
function linkHere(): string | undefined {
  const link = location.hash.slice(1);
  if (link === '') return keptLink();
  history.replaceState(null, '', location.pathname);
  keepLink(link);
  return link;
}

/**
 * Returns the game of a link, for a reader who may see it now. A stranger looks at a public game first, and uses the
 * link by sitting down. A private game is shown to people alone: a stranger becomes a guest.
 */
async function opened(link: string): Promise<string> {
  const named = gameOf(link);
  if (!isSignedIn.value && named !== undefined) {
    const isSeen = await api.value.getGame({ game: named }).then(
      ({ status }) => status === 'lobby',
      (caught: unknown) => {
        if (isRefusal(caught, 'NO_SUCH_GAME')) return false;
        throw caught;
      },
    );
    if (isSeen) return named;
  }
  const { game } = await doneAsSomebody(() => api.value.followLink({ body: { link } }));
  forgetLink();
  return game;
}

/** Follows an invite link to the lobby of its game. */
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
  const follow = (): void => {
    if (link === undefined) return;
    setError(undefined);
    opened(link).then((game) => route(`/g/${game}`, true), setError);
  };
  useEffect(follow, [link]);
  return (
    <main id="content" class="join">
      <h1>{all.joining}</h1>
      {link === undefined && <p role="status">{all.noLink}</p>}
      {link !== undefined && error === undefined && <p role="status">{all.following}</p>}
      <Refusal error={error} />
      {error !== undefined && link !== undefined && (
        <p>
          <button type="button" onClick={follow}>
            {all.again}
          </button>
        </p>
      )}
      {error !== undefined && !isSignedIn.value && <SignIn isInPlace />}
    </main>
  );
}
