import { readFileSync } from 'node:fs';
import type { BrowserContext, Page, Worker } from 'playwright-core';
import type { Site } from '../../infra/local/server/site.ts';
import type { Pushed } from '../kit/push-service.ts';
import type { Visit } from './kit.ts';

/** A line of the tray. */
interface Line {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  /** Whether it made a sound when it was shown. */
  readonly isHeard: boolean;
}

/** What the service worker of the tests has besides its own code. */
interface Scope {
  readonly tray: Line[];
  /** How many lines were shown so far, also those that are closed again. */
  readonly shown: number;
  /** The windows that clicks opened and focused. */
  readonly windows: string[];
  /** Delivers an event that only a browser may make. */
  deliver(name: string, fields: object): Promise<void>;
}

/** The headless browser of the tests has no tray. This stands in for it in the service worker. */
const STAND_IN = (): void => {
  type Shown = Line & { readonly renotify?: boolean; close(): void };
  const tray: Shown[] = [];
  const windows: string[] = [];
  let shown = 0;
  const scope = globalThis as unknown as Record<
    'Clients' | 'WindowClient' | 'ServiceWorkerRegistration',
    { prototype: object }
  >;
  Object.assign(scope.ServiceWorkerRegistration.prototype, {
    async showNotification(title: string, options: Shown): Promise<void> {
      const at = tray.findIndex(({ tag }) => tag === options.tag);
      if (at >= 0) tray.splice(at, 1);
      const close = (): void => {
        tray.splice(
          tray.findIndex(({ tag }) => tag === options.tag),
          1,
        );
      };
      shown += 1;
      tray.push({ ...options, title, isHeard: at < 0 || options.renotify === true, close });
    },
    getNotifications: async () => [...tray],
  });
  Object.assign(scope.Clients.prototype, { openWindow: async (path: string) => void windows.push(`opened ${path}`) });
  Object.assign(scope.WindowClient.prototype, {
    async focus(this: { readonly url: string }) {
      windows.push(`focused ${new URL(this.url).pathname}`);
    },
  });
  const deliver = async (name: string, fields: object): Promise<void> => {
    const work: Promise<unknown>[] = [];
    const waitUntil = (promise: Promise<unknown>): void => void work.push(promise);
    dispatchEvent(Object.assign(new Event(name), fields, { waitUntil }));
    await Promise.all(work);
  };
  Object.assign(globalThis, { tray, windows, deliver });
  Object.defineProperty(globalThis, 'shown', { get: () => shown });
};

const WORKER = `(${STAND_IN.toString()})();\n${readFileSync(new URL('../../site/public/sw.js', import.meta.url), 'utf8')}`;

/** The site with a service worker whose tray tests can see. */
export const withTray =
  (site: Site | undefined): Site =>
  (request, response) => {
    if (request.url !== '/sw.js') return site?.(request, response) === true;
    response.setHeader('content-type', 'text/javascript');
    response.end(WORKER);
    return true;
  };

/** What the page of a browser with a push service has; `test:subscription` is the present subscription. */
const SUBSCRIBING = (): void => {
  const kept = (): string | null => localStorage.getItem('test:subscription');
  const subscription = (): object | null => {
    const text = localStorage.getItem('test:is-subscribed') === null ? null : kept();
    if (text === null) return null;
    const json = JSON.parse(text) as { readonly endpoint: string };
    const unsubscribe = async (): Promise<boolean> => {
      localStorage.removeItem('test:is-subscribed');
      localStorage.setItem('test:left', String(localStorage.getItem('fieldpost:token') !== null));
      if (localStorage.getItem('test:hangs') !== null) await new Promise(() => undefined);
      return true;
    };
    return { endpoint: json.endpoint, toJSON: () => json, unsubscribe };
  };
  PushManager.prototype.getSubscription = async () => subscription() as PushSubscription | null;
  PushManager.prototype.subscribe = async () => {
    localStorage.setItem('test:is-subscribed', 'yes');
    return subscription() as PushSubscription;
  };
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  Notification.requestPermission = async () => 'granted';
};

interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** A window of a person in a browser with a push service, and its tray. */
export async function openWithTray(
  visit: Visit,
  who: string,
  path: string,
  subscription: Subscription,
  how: { readonly locale?: string } = {},
) {
  // The policy of the page lets only its own script register a worker, and only in a build for production.
  const { page, context, faults } = await visit.open(who, '/healthz', {
    bypassCSP: true,
    serviceWorkers: 'allow',
    ...how,
  });
  await page.addInitScript(SUBSCRIBING);
  await page.evaluate(async (text) => {
    localStorage.setItem('test:subscription', text);
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
  }, JSON.stringify(subscription));
  await page.goto(visit.house.url + path);
  const worker = await workerOf(context);
  const deliver = await delivererOf(visit, context, page);
  return {
    page,
    context,
    faults,
    /** Delivers a push message to the service worker, as the browser does. */
    async push(pushed: Pushed): Promise<void> {
      const shown = (): Promise<number> => worker.evaluate(() => (globalThis as unknown as Scope).shown);
      const before = await shown();
      await deliver(pushed);
      await until(async () => (await shown()) > before);
    },
    lines: () => linesOf(worker),
    /** Clicks the line of a game. Returns which window it opened or focused. */
    click: (game: string) =>
      worker.evaluate(async (id) => {
        const { deliver: give, windows } = globalThis as unknown as Scope;
        await give('notificationclick', { notification: { data: { game: id }, close: () => undefined } });
        return windows.at(-1);
      }, game),
    /** Gives the service worker another subscription, as few browsers do. */
    changes: (to: Subscription) =>
      worker.evaluate(async (json) => {
        const { deliver: give } = globalThis as unknown as Scope;
        await give('pushsubscriptionchange', { newSubscription: { toJSON: () => json } });
      }, to),
  };
}

async function workerOf(context: BrowserContext): Promise<Worker> {
  return context.serviceWorkers()[0] ?? context.waitForEvent('serviceworker');
}

async function delivererOf({ house }: Visit, context: BrowserContext, page: Page) {
  const session = await context.newCDPSession(page);
  const found = new Promise<string>((done) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { registrationId, scopeURL } of registrations)
        if (scopeURL.startsWith(house.url)) done(registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  const registrationId = await found;
  return async (pushed: Pushed): Promise<void> => {
    const data = JSON.stringify(pushed);
    await session.send('ServiceWorker.deliverPushMessage', { origin: house.url, registrationId, data });
  };
}

const linesOf = (worker: Worker): Promise<readonly Line[]> =>
  worker.evaluate(() =>
    (globalThis as unknown as Scope).tray.map(({ title, body, tag, isHeard }) => ({
      title,
      body,
      tag,
      isHeard,
    })),
  );

/** Waits until something holds; a test ends by its own limit. */
export async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((done) => setTimeout(done, 50));
}
