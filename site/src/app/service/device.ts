// What this device keeps for notifications. The service worker reads the same store (sw.js), where it has no
// localStorage.

/** The subscription of this browser, and the channel that has it. */
interface OwnChannel {
  readonly id: string;
  readonly endpoint: string;
  /** The secret of the subscription. It proves to the server that a new one is from the same browser. */
  readonly auth: string;
  /** The key of the server under which the browser subscribed. */
  readonly key: string;
}

interface Device {
  readonly channel: OwnChannel;
  /** Whether notifications show titles. */
  readonly names: true;
  /** The titles of the reader's games, by game. */
  readonly titles: { readonly [game: string]: string };
  /** The number of unread messages, by game. Only the service worker writes it. */
  readonly unread: { readonly [game: string]: number };
  readonly language: string;
}

/** What a page tells the service worker. */
type Said =
  | { readonly is: 'waiting'; readonly games: readonly string[] }
  | { readonly is: 'opened'; readonly game: string }
  | { readonly is: 'left' };

/** Runs a request on the store. Resolves to `undefined` in a browser without storage. */
function onDevice<T>(mode: IDBTransactionMode, request: (store: IDBObjectStore) => IDBRequest<T>) {
  return new Promise<T | undefined>((done) => {
    if (!('indexedDB' in globalThis)) return done(undefined);
    const opening = indexedDB.open('fieldpost', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('device');
    opening.onerror = () => done(undefined);
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('device', mode);
      const asked = request(transaction.objectStore('device'));
      transaction.oncomplete = () => {
        opening.result.close();
        done(asked.result);
      };
      transaction.onabort = () => done(undefined);
    };
  });
}

/** Returns what this device keeps under a name. */
export const keptOnDevice = <Name extends keyof Device>(name: Name): Promise<Device[Name] | undefined> =>
  onDevice('readonly', (store) => store.get(name) as IDBRequest<Device[Name] | undefined>);

/** Keeps a value under a name; `undefined` removes it. */
export async function keepOnDevice<Name extends keyof Device>(name: Name, value: Device[Name] | undefined) {
  await onDevice<unknown>(
    'readwrite',
    (store) => (value === undefined ? store.delete(name) : store.put(value, name)) as IDBRequest<unknown>,
  );
}

/** Removes all that this device keeps for notifications. */
export async function wipeDevice(): Promise<void> {
  await onDevice('readwrite', (store) => store.clear());
}

/** Tells the service worker something, if there is one. */
export async function tellWorker(said: Said): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  registration?.active?.postMessage(said);
}

/** The subscription of this browser to push messages, if it has one. */
export async function subscriptionHere(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? undefined;
}

/** Keeps the titles of the reader's games for notifications, if this device shows names. */
export async function keepTitles(games: readonly { readonly game: string; readonly title?: string }[]): Promise<void> {
  if ((await keptOnDevice('names')) !== true) return;
  const titles = games.flatMap(({ game, title }) => (title === undefined ? [] : [[game, title] as const]));
  await keepOnDevice('titles', Object.fromEntries(titles));
}
