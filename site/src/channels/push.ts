import { type Fieldpost, isRefusal, type MadeChannel } from '@fieldpost/client';
import { keepOnDevice, keptOnDevice, subscriptionHere } from '../app/service/device.ts';

/** Returns whether this browser can receive notifications while the page is closed. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/**
 * Returns whether this is a page of Safari on an iPhone or iPad. Only a site on the home screen gets notifications
 * there.
 */
export function needsHomeScreen(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  // An iPad says that it is a Mac. No Mac has a touch screen.
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
  return isIos && !matchMedia('(display-mode: standalone)').matches;
}

/** Returns whether the reader allows notifications. Asks the reader, so only a tap may call it. */
export const isAllowed = async (): Promise<boolean> => (await Notification.requestPermission()) === 'granted';

/** Subscribes the browser to notifications under a key of the service. */
async function subscribed(key: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await pushManager.subscribe(options);
  } catch {
    // A subscription under a former key of the service stands in the way.
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  }
}

/** The part of a subscription that the service is told. */
interface Place {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

function placeOf(subscription: PushSubscription): Place {
  const { endpoint, keys: { p256dh, auth } = {} } = subscription.toJSON();
  if (endpoint === undefined || p256dh === undefined || auth === undefined)
    throw new Error('a subscription has no keys');
  return { endpoint, keys: { p256dh, auth } };
}

/** Makes this browser a channel of the reader, and keeps which one. Throws if the browser or the service refuses. */
export async function addBrowser(api: Fieldpost, key: string): Promise<MadeChannel> {
  const add = async (): Promise<MadeChannel> => {
    const place = placeOf(await subscribed(key));
    const made = await api.createChannel({ body: { kind: 'push', ...place } });
    await keepOnDevice('channel', { id: made.id, endpoint: place.endpoint, auth: place.keys.auth, key });
    return made;
  };
  try {
    return await add();
  } catch (caught) {
    if (!isRefusal(caught, 'ENDPOINT_TAKEN')) throw caught;
    await (await subscriptionHere())?.unsubscribe();
    return add();
  }
}

/** Ends the subscription of this browser if a channel was its own. */
export async function endBrowser(channel: string): Promise<void> {
  if ((await keptOnDevice('channel'))?.id !== channel) return;
  await (await subscriptionHere())?.unsubscribe();
  await keepOnDevice('channel', undefined);
}

/**
 * Compares the subscription of this browser with the channel that it keeps, and tells the service of a new one. Few
 * browsers tell the service worker of a change. The proof by the former subscription stands in for a token.
 */
export async function compareBrowser(api: Fieldpost): Promise<void> {
  const channel = await keptOnDevice('channel');
  if (channel === undefined || !canPush()) return;
  const here = await subscriptionHere();
  if (here === undefined && Notification.permission !== 'granted') return;
  const { endpoint, keys } = placeOf(here ?? (await subscribed(channel.key)));
  if (endpoint === channel.endpoint) return;
  try {
    const proof = await proofOf(channel.auth, [channel.id, endpoint]);
    await api.renewPush({ body: { channel: channel.id, endpoint, keys, proof } });
    await keepOnDevice('channel', { ...channel, endpoint, auth: keys.auth });
  } catch (caught) {
    // The reader deleted the channel elsewhere, or it belongs to another account by now.
    if (!isRefusal(caught, 'WRONG_PROOF')) throw caught;
    await keepOnDevice('channel', undefined);
  }
}

/** Returns the HMAC of texts under a secret in base64url. */
async function proofOf(auth: string, texts: readonly string[]): Promise<string> {
  const bytes = Uint8Array.from(atob(auth.replaceAll('-', '+').replaceAll('_', '/')), (each) => each.charCodeAt(0));
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const signed = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(JSON.stringify(texts)));
  return btoa(String.fromCharCode(...new Uint8Array(signed)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
