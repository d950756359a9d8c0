import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { type Site, siteIn } from '../../infra/local/server/site.ts';
import { type House, open, tokenOf } from '../http/kit.ts';
import { compressedSite } from '../kit/built.ts';
import { IS_LONG } from '../kit/long.ts';
import { PATIENCE_MS } from '../kit/patience.ts';
import { sharedBrowser } from './browser.ts';

/**
 * Whether pages have the service worker of the site. It stores all files of the site for each window, so that by default
 * only windows that say so have it.
 */
const WORKERS = IS_LONG ? 'allow' : 'block';

/** The built site, served by a house that hosts the game of the tests too, and a browser to look at it. */
export interface Visit {
  readonly house: House;
  readonly browser: Browser;
  /** A window of a person, or of nobody. Every error on the console of its page fails the test that uses `faults`. */
  open(who: string | undefined, path: string, options?: BrowserContextOptions): Promise<Window>;
  close(): Promise<void>;
}

interface Window {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What went wrong in the page: errors on its console, what it could not load, what threw. */
  readonly faults: readonly string[];
}

/** `around`: what is served beside the site, or instead of a file of it. */
export async function startVisit(
  furnishing: Parameters<typeof open>[0] = {},
  around: (site: Site | undefined) => Site | undefined = (site) => site,
): Promise<Visit> {
  const house = await open({ ...furnishing, site: around(siteIn(await compressedSite())) });
  const browser = await sharedBrowser();
  const contexts: BrowserContext[] = [];
  return {
    house,
    browser,
    async open(who, path, options) {
      const localStorage = who === undefined ? [] : [{ name: 'fieldpost:token', value: await tokenOf(who) }];
      const storageState = { cookies: [], origins: [{ origin: house.url, localStorage }] };
      const context = await browser.newContext({
        locale: 'en-US',
        reducedMotion: 'reduce',
        serviceWorkers: WORKERS,
        storageState,
        ...options,
      });
      contexts.push(context);
      context.setDefaultTimeout(PATIENCE_MS);
      const page = await context.newPage();
      const faults: string[] = [];
      page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
      page.on('pageerror', (error) => faults.push(error.message));
      await page.goto(house.url + path);
      return { page, context, faults };
    },
    async close() {
      for (const context of contexts) await context.close();
      await house.close();
    },
  };
}
