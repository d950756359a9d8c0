/** Returns whether this browser can receive notifications while the page is closed. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Subscribes the browser to notifications under a key of the service. `undefined`: the reader refuses. */
export async function subscribe(key: string): Promise<PushSubscription | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const registration = await navigator.serviceWorker.ready;
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** What the service is told about a browser. */
export function placeOf(subscription: PushSubscription): PushPlace | undefined {
  const { endpoint, keys: { p256dh, auth } = {} } = subscription.toJSON();
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return undefined;
  return { kind: 'push', endpoint, keys: { p256dh, auth } };
}

interface PushPlace {
  readonly kind: 'push';
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}
