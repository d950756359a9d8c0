// The installed site opens without a connection: its own files are kept as they were last seen. Nothing of the API is ever
// kept here. It shows what is pushed while no page is open.
const KEPT = 'site';

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell());
  self.skipWaiting();
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(newest(event));
  else if (pathname.startsWith('/assets/')) event.respondWith(kept(request));
});

/** What is told while no page is open, in English and Korean. It names no game: others may see the screen. */
const TOLD = {
  'your-turn': ['A game waits for you.', '내 차례인 게임이 있습니다.'],
  deadline: ['A deadline is near.', '기한이 다가옵니다.'],
  vote: ['A vote in a game waits for you.', '투표가 열린 게임이 있습니다.'],
  press: ['A player wrote to you.', '새 글이 있습니다.'],
  started: ['A game has started.', '게임이 시작되었습니다.'],
  over: ['A game is over.', '게임이 끝났습니다.'],
  paused: ['A game was paused or goes on.', '게임이 멈추었거나 다시 이어집니다.'],
  invited: ['You are invited to a game.', '게임에 초대받았습니다.'],
  'seat-offered': ['A seat of your game is free.', '참여한 게임에 빈자리가 났습니다.'],
  removed: ['You no longer hold your seat in a game.', '게임에서 내 자리가 비워졌습니다.'],
  digest: ['There is news in your games.', '참여한 게임들에 새 소식이 있습니다.'],
  limit: [
    '100 messages came here today. Until 00:00 UTC only turns, deadlines and lost seats come.',
    '오늘 알림 100개를 보냈습니다. 세계표준시 0시까지는 차례와 기한, 자리를 잃은 일만 보냅니다.',
  ],
  'channel-off': ['One of your notification channels is off.', '알림 방법 하나가 꺼졌습니다.'],
  test: ['Notifications arrive in this browser.', '이 브라우저에 알림이 도착합니다.'],
};
/** For a reason of a newer server. It must not claim that the game waits. */
const SOMETHING = ['Something happened in a game.', '게임에 새로운 일이 있습니다.'];
const UNREAD = [
  (count) => `Unread messages: at least ${count}.`,
  (count) => `읽지 않은 글이 ${count}개 이상 있습니다.`,
];

/** Reasons that sound again when they replace a line: a new stretch of turns, and a reminder. */
const RINGS = ['your-turn', 'deadline'];
/** Reasons that are no longer true once the game does not wait, or its deadline has passed. */
const WAITS = ['your-turn', 'deadline'];
/** The line that a page shows by itself (waiting.ts). */
const OF_PAGE = 'fieldpost-turn';

self.addEventListener('push', (event) => event.waitUntil(tell(event.data)));
self.addEventListener('message', (event) => event.waitUntil(hear(event.data)));
self.addEventListener('notificationclick', (event) => event.waitUntil(openGame(event.notification)));
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event.newSubscription ?? undefined)));

/** Shows what was pushed. Always shows something: a browser withdraws the permission of a site that stays silent. */
async function tell(data) {
  const { reason, game, thread, due } = read(data);
  const { names, titles = {}, unread = {}, language = self.navigator.language } = await device();
  const count = reason === 'press' ? (unread[game] ?? 0) + 1 : 0;
  if (count > 0) await keep('unread', { ...unread, [game]: count });
  const at = language.startsWith('ko') ? 1 : 0;
  const body = count > 1 ? UNREAD[at](count) : (Object.hasOwn(TOLD, reason) ? TOLD[reason] : SOMETHING)[at];
  const title = names === true && Object.hasOwn(titles, game) ? titles[game] : 'Fieldpost';
  const tag = thread ?? `fieldpost-${reason}`;
  const renotify = RINGS.includes(reason);
  await self.registration.showNotification(title, {
    body,
    tag,
    renotify,
    icon: '/icon-192.png',
    lang: at === 1 ? 'ko' : 'en',
    data: { reason, game, due },
  });
  await closeLines((line, tagOfLine) => tagOfLine !== tag && isPassed(line));
}

/** Reads a payload. Of another form, it is an unknown reason. */
function read(data) {
  try {
    const { reason, game, thread, due } = data.json();
    return { reason: String(reason), game: typeof game === 'string' ? game : undefined, thread, due };
  } catch {
    return { reason: 'unknown' };
  }
}

/** Hears from a page: which games wait, which game was opened, or that its reader signed out. */
async function hear({ is, games = [], game } = {}) {
  if (is === 'waiting') {
    await closeLines((line) => isPassed(line) || (WAITS.includes(line.reason) && !games.includes(line.game)));
    if (games.length === 0) await closeLines((_, tag) => tag === OF_PAGE);
  }
  if (is === 'opened') {
    await closeLines((line) => line.game === game);
    const { unread = {} } = await device();
    const { [game]: read = 0, ...rest } = unread;
    if (read > 0) await keep('unread', rest);
  }
  if (is === 'left') await closeLines(() => true);
}

const isPassed = ({ reason, due }) => WAITS.includes(reason) && due <= Date.now();

/** Closes the lines of the tray that a test of their data and tag names. */
async function closeLines(isClosed) {
  for (const line of await self.registration.getNotifications()) if (isClosed(line.data ?? {}, line.tag)) line.close();
}

/** Focuses the window that shows the game, else opens one. Any other window may hold a draft. */
async function openGame(line) {
  line.close();
  const { game } = line.data ?? {};
  const path = game === undefined ? '/me' : `/g/${encodeURIComponent(game)}`;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find(({ url }) => new URL(url).pathname === path);
  if (shown === undefined) await self.clients.openWindow(path);
  else await shown.focus();
}

/**
 * Tells the server of a new subscription. The proof by the former one stands in for a token. If the server does not
 * hear of it now, the next visit tells it (push.ts).
 */
async function renew(given) {
  const { channel } = await device();
  if (channel === undefined) return;
  const options = { userVisibleOnly: true, applicationServerKey: channel.key };
  const subscription = given ?? (await self.registration.pushManager.subscribe(options));
  const { endpoint, keys } = subscription.toJSON();
  const proof = await proofOf(channel, endpoint);
  const body = JSON.stringify({ channel: channel.id, endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth }, proof });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch('/v1/push/renewal', { method: 'POST', headers, body });
  if (answer.ok) await keep('channel', { ...channel, endpoint, auth: keys.auth });
}

/** Returns the HMAC of channel and endpoint under the `auth` of the former subscription, in base64url. */
async function proofOf({ id, auth }, endpoint) {
  const bytes = Uint8Array.from(atob(auth.replaceAll('-', '+').replaceAll('_', '/')), (each) => each.charCodeAt(0));
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const signed = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(JSON.stringify([id, endpoint])));
  const text = btoa(String.fromCharCode(...new Uint8Array(signed)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Runs a request on what this device keeps. The page uses the same store (device.ts). */
function onDevice(mode, request) {
  return new Promise((done, failed) => {
    const opening = indexedDB.open('fieldpost', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('device');
    opening.onerror = () => failed(opening.error);
    opening.onsuccess = () => {
      const asked = request(opening.result.transaction('device', mode).objectStore('device'));
      asked.onsuccess = () => done(asked.result);
      asked.onerror = () => failed(asked.error);
      asked.transaction.oncomplete = () => opening.result.close();
    };
  });
}

const NAMES = ['channel', 'names', 'titles', 'unread', 'language'];

/** Returns what this device keeps, by name. Nothing, where the browser has no storage. */
async function device() {
  const values = await Promise.all(
    NAMES.map((name) => onDevice('readonly', (store) => store.get(name)).catch(() => undefined)),
  );
  return Object.fromEntries(NAMES.map((name, i) => [name, values[i]]).filter(([, value]) => value !== undefined));
}

const keep = (name, value) => onDevice('readwrite', (store) => store.put(value, name)).catch(() => undefined);

/** The first page with the files that it names, as they are now. */
async function keepShell() {
  const kept = await caches.open(KEPT);
  const page = await fetch('/');
  if (!page.ok) return;
  const files = (await page.clone().text()).match(/\/assets\/[^"]+/g) ?? [];
  await kept.addAll([...new Set(['/icon.svg', '/icon-192.png', ...files])]);
  await kept.put('/', page);
}

/** A page as it is now, and the shell with it; without a connection, the shell as it was. */
async function newest(event) {
  try {
    const page = await fetch(event.request);
    event.waitUntil(keepShell().catch(() => undefined));
    return page;
  } catch {
    return (await caches.match('/')) ?? Response.error();
  }
}

/** A file with a hash in its name never changes. */
async function kept(request) {
  const found = await caches.match(request);
  if (found !== undefined) return found;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(KEPT)).put(request, answer.clone());
  return answer;
}
