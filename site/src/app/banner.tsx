import { useEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { lookForMaintenance, maintenance, statusPage } from './maintenance.ts';
import { isReachable } from './service/connection.ts';
import { isGuest, isTurnedAway, language } from './session.ts';
import { bilingual, texts } from './texts.ts';

const words = bilingual(
  {
    guest: 'You play as a guest, for 30 days.',
    keep: 'Sign in to keep your games',
    offline: 'No connection. This page may be out of date.',
    out: 'You are signed out: the server does not accept your token.',
    work: 'Maintenance: you can read, but not play. No deadline passes.',
    until: 'Expected end:',
    status: 'Status page',
  },
  {
    guest: '손님으로 게임하고 있습니다(30일 동안).',
    keep: '로그인하면 게임이 남습니다',
    offline: '연결이 끊겼습니다. 지금과 다를 수 있습니다.',
    out: '로그아웃되었습니다. 토큰을 쓸 수 없거나 기한이 지났습니다.',
    work: '점검 중입니다. 보기만 할 수 있고, 기한은 지나가지 않습니다.',
    until: '끝날 예정:',
    status: '상태 페이지',
  },
);

/** Pages that show a lost connection themselves: tables. */
export const isTable = (path: string): boolean => /^\/g\/[^/]+\/?$/.test(path);

/**
 * Says that the service is under maintenance; that the connection is lost; that the reader plays as a guest, and how to keep those games; or that the reader
 * was signed out.
 */
/** How long a table waits before it looks for maintenance. */
const AT_THE_TABLE_MS = 30_000;

export function Banner() {
  const { path } = useLocation();
  useEffect(() => {
    // A table opens with few requests. A refused command looks at once.
    const timer = setTimeout(lookForMaintenance, path.startsWith('/g/') ? AT_THE_TABLE_MS : 0);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <div role="status">
        <MaintenanceNote />
        {!isReachable.value && !isTable(path) && (
          <p class="banner offline">
            {words.value.offline} <StatusLink />
          </p>
        )}
      </div>
      <Standing isAtTable={isTable(path)} />
    </>
  );
}

/** Links to the page elsewhere that says whether the service answers. */
function StatusLink() {
  if (statusPage.value === undefined) return null;
  return <a href={statusPage.value}>{words.value.status}</a>;
}

/** Says that the service takes no commands, why, and until when. */
function MaintenanceNote() {
  if (maintenance.value === undefined) return null;
  const { why, until } = maintenance.value;
  return (
    <p class="banner maintenance">
      <span>{words.value.work}</span> <q>{why}</q>{' '}
      {until !== undefined && (
        <span>
          {words.value.until}{' '}
          {new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' }).format(until)}
        </span>
      )}{' '}
      <StatusLink />
    </p>
  );
}

/** The temporary identity (guest) of this session. */
function Standing({ isAtTable }: { readonly isAtTable: boolean }) {
  if (isTurnedAway.value)
    return (
      <p class="banner" role="alert">
        <span>{words.value.out}</span> <a href="/me">{texts.value.signIn}</a>
      </p>
    );
  return isAtTable ? null : <GuestNote />;
}

/** Says that the viewer plays as a guest, and how to keep the games. */
export function GuestNote() {
  if (!isGuest.value) return null;
  return (
    <p class="banner">
      <span>{words.value.guest}</span> <a href="/me">{words.value.keep}</a>
    </p>
  );
}
