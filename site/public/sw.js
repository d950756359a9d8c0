// The installed site opens without a connection: its own files are kept as they were last seen. Nothing of the API is ever kept here.
const KEPT = 'site';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(['/', '/icon.svg'])));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(newest(request, '/'));
  else if (pathname.startsWith('/assets/')) event.respondWith(kept(request));
});

/** A page as it is now; without a connection, as it was. */
async function newest(request, shell) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(shell)) ?? Response.error();
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
