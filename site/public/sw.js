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
