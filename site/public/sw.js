// The installed site opens without a connection: its own files are kept as they were last seen. Nothing of the API is ever kept here.
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

/** What is told while no page is open: never which game, for others may see the screen. */
const TOLD = {
  'your-turn': ['A game waits for you.', '내 차례인 게임이 있습니다.'],
  deadline: ['A deadline is near.', '기한이 다가옵니다.'],
  started: ['A game has begun.', '게임이 시작되었습니다.'],
  over: ['A game is over.', '게임이 끝났습니다.'],
  invited: ['You are invited to a game.', '게임에 초대받았습니다.'],
};

self.addEventListener('push', (event) => {
  const { reason, game, id } = event.data.json();
  const [en, ko] = TOLD[reason] ?? TOLD['your-turn'];
  const body = self.navigator.language.startsWith('ko') ? ko : en;
  event.waitUntil(self.registration.showNotification('Fieldpost', { body, tag: id, icon: '/icon.svg', data: game }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { data: game } = event.notification;
  if (typeof game === 'string') event.waitUntil(self.clients.openWindow(`/g/${game}`));
});

/** The first page with the files that it names, as they are now. */
async function keepShell() {
  const kept = await caches.open(KEPT);
  const page = await fetch('/');
  if (!page.ok) return;
  const files = (await page.clone().text()).match(/\/assets\/[^"]+/g) ?? [];
  await kept.addAll([...new Set(['/icon.svg', ...files])]);
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
