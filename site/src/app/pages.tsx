import type { ComponentType } from 'preact';
import { lazy } from 'preact-iso';
import { isReachable } from './service/connection.ts';
import { bilingual, texts } from './texts.ts';

const words = bilingual(
  {
    unread: 'This page did not load.',
    why: 'The connection is lost, or the site has changed since you opened it.',
    again: 'Load again',
  },
  {
    unread: '이 페이지를 불러오지 못했습니다.',
    why: '연결이 끊겼거나, 페이지를 연 뒤에 사이트가 바뀌었습니다.',
    again: '다시 불러오기',
  },
);

/** The address that was reloaded because one of its scripts failed to load. */
const ANEW = 'fieldpost:anew';

/** Returns whether the address may reload itself: once, so that a page that never loads does not loop. */
function isFirstTry(): boolean {
  try {
    if (!isReachable.value || sessionStorage.getItem(ANEW) === location.href) return false;
    sessionStorage.setItem(ANEW, location.href);
    return true;
  } catch {
    return false;
  }
}

/** Replaces a page after its script failed to load. */
function Unloaded() {
  return (
    <main id="content" class="unloaded">
      <h1>{words.value.unread}</h1>
      <p>{words.value.why}</p>
      <p class="actions">
        <button type="button" class="confirm" onClick={() => location.reload()}>
          {words.value.again}
        </button>{' '}
        <a href="/">{texts.value.home}</a>
      </p>
    </main>
  );
}

/** Loads a page on its first view. After a new release the old files are gone, so the address is reloaded once. */
export const page = (load: () => Promise<ComponentType>): ComponentType =>
  lazy(() =>
    load().catch((): Promise<ComponentType> | ComponentType => {
      if (!isFirstTry()) return Unloaded;
      location.reload();
      return new Promise(() => undefined);
    }),
  );
