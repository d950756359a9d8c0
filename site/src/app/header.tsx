import { useEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { AccountMenu } from '../door/account-menu.tsx';
import { Bell, Turns } from '../door/bell.tsx';
import { isTable } from './banner.tsx';
import { wantLists } from './service/waiting.ts';
import { isSignedIn, language } from './session.ts';
import { texts } from './texts.ts';

/** The top of every page. A table has its own bar, with the same behind one button. */
export function Header() {
  const skip = (
    <a class="skip" href="#content">
      {texts.value.skip}
    </a>
  );
  if (isTable(useLocation().path)) return skip;
  return (
    <header class="top">
      {skip}
      <SiteNavigation />
    </header>
  );
}

/** Links to every page, what waits for the reader, and the menu of the account. */
export function SiteNavigation() {
  const words = texts.value;
  useEffect(wantLists, []);
  return (
    <>
      <a class="brand" href="/">
        <img src="/icon.svg" alt="" width="28" height="28" />
        Fieldpost
      </a>
      <nav aria-label="Fieldpost">
        <a href="/games">{words.games}</a>
        <a href="/new">{words.newGame}</a>
        <a href="/rules">{words.rules}</a>
        <a href="/verify">{words.verify}</a>
        {isSignedIn.value ? (
          <a href="/me">
            {words.myGames}
            <Turns />
          </a>
        ) : (
          <a href="/me">{words.signIn}</a>
        )}
      </nav>
      <span class="switches">
        {isSignedIn.value && <Bell />}
        <button
          type="button"
          lang={language.value === 'ko' ? 'en' : 'ko'}
          onClick={() => (language.value = language.value === 'ko' ? 'en' : 'ko')}
        >
          {language.value === 'ko' ? 'English' : '한국어'}
        </button>
        <AccountMenu />
      </span>
    </>
  );
}
