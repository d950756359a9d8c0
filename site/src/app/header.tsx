import { useLocation } from 'preact-iso';
import { isTable } from './banner.tsx';
import { waiting } from './service/waiting.ts';
import { isGuest, isSignedIn, language, theme } from './session.ts';
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

/** Links to every page, and switches for language and colours. */
export function SiteNavigation() {
  const words = texts.value;
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
        <a href="/me">
          {isSignedIn.value ? words.myGames : words.signIn}
          {waiting.value.length > 0 && (
            <span class="count">
              <span class="unseen">{`${words.yourTurn}: `}</span>
              {waiting.value.length}
            </span>
          )}
        </a>
        {isGuest.value && <a href="/me#sign-in">{words.signIn}</a>}
      </nav>
      <span class="switches">
        <button
          type="button"
          lang={language.value === 'ko' ? 'en' : 'ko'}
          onClick={() => (language.value = language.value === 'ko' ? 'en' : 'ko')}
        >
          {language.value === 'ko' ? 'English' : '한국어'}
        </button>
        <select
          aria-label={words.theme}
          value={theme.value}
          onChange={({ currentTarget }) => (theme.value = currentTarget.value as 'system')}
        >
          {(['system', 'light', 'dark'] as const).map((each) => (
            <option key={each} value={each}>
              {words.themes[each]}
            </option>
          ))}
        </select>
      </span>
    </>
  );
}
