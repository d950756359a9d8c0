import type { Answered } from '@fieldpost/client';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api } from '../app/service/api.ts';
import { signOut } from '../app/service/guest.ts';
import { changes } from '../app/service/waiting.ts';
import { isGuest, isSignedIn, theme, token } from '../app/session.ts';
import { texts } from '../app/texts.ts';
import { DropDown } from './drop-down.tsx';
import { words } from './words.ts';

/** The account of a token, kept while the reader goes from page to page. */
const account = signal<{ readonly of: string; readonly is: Answered<'getAccount'> } | undefined>(undefined);

/** Returns the name of the reader; of a guest, and without an account, undefined. */
function useAccount(): Answered<'getAccount'> | undefined {
  const who = token.value;
  useEffect(() => {
    if (who === undefined || isGuest.value) return;
    const end = new AbortController();
    api.value.getAccount({}, { signal: end.signal }).then(
      (is) => {
        account.value = { of: who, is };
      },
      () => undefined,
    );
    return () => end.abort();
  }, [who, changes.value]);
  return account.value?.of === who && !isGuest.value ? account.value?.is : undefined;
}

/** The name of the reader, with a menu: their page, settings, colours, signing in and out. */
export function AccountMenu() {
  const known = useAccount();
  const name = known?.name ?? (isSignedIn.value && !isGuest.value ? '…' : words.value.guest);
  const all = words.value;
  return (
    <DropDown name="account-menu" label={`${all.account}: ${name}`} sign={<span class="name">{name}</span>}>
      {known?.handle !== undefined && <a href={`/people/${encodeURIComponent(known.handle)}`}>{all.myPage}</a>}
      {isSignedIn.value && <a href="/me">{all.mine}</a>}
      {isSignedIn.value && <a href="/me#settings">{all.settings}</a>}
      <label>
        {texts.value.theme}{' '}
        <select value={theme.value} onChange={({ currentTarget }) => (theme.value = currentTarget.value as 'system')}>
          {(['system', 'light', 'dark'] as const).map((each) => (
            <option key={each} value={each}>
              {texts.value.themes[each]}
            </option>
          ))}
        </select>
      </label>
      {(!isSignedIn.value || isGuest.value) && <a href="/me#sign-in">{texts.value.signIn}</a>}
      {isSignedIn.value && !isGuest.value && (
        <button type="button" onClick={() => void signOut()}>
          {texts.value.signOut}
        </button>
      )}
    </DropDown>
  );
}
