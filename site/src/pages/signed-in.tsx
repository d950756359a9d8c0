import { useEffect, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { comeBack } from '../app/service/sign-in.ts';
import { language } from '../app/session.ts';
import { texts } from '../app/texts.ts';
import { setTitle } from '../app/title.ts';
import { words } from './me-words.ts';

/** Receives the reader from the issuer's page, and returns to the page where the sign-in began. */
export function SignedIn() {
  const { route } = useLocation();
  const [isRefused, setRefused] = useState(false);
  useEffect(() => setTitle(texts.value.signIn, false), [language.value]);
  useEffect(() => {
    comeBack(new URLSearchParams(location.search)).then(
      (from) => route(from, true),
      () => setRefused(true),
    );
  }, []);
  return (
    <main id="content">
      <h1>{texts.value.signIn}</h1>
      {isRefused ? (
        <p role="alert">
          {words.value.didNotWork} <a href="/me">{texts.value.signIn}</a>
        </p>
      ) : (
        <p role="status">{words.value.comingBack}</p>
      )}
    </main>
  );
}
