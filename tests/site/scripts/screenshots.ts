import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { WrongUsage } from '../../../infra/local/commands/usage.ts';
import { script } from '../../../infra/local/scripts/script.ts';
import { shown } from '../hand.ts';
import { startVisit, type Visit } from '../kit.ts';
import type { Scene } from './scene.ts';
import { kutuzov, napoleonics } from './scenes-battles.ts';
import { diplomacy } from './scenes-diplomacy.ts';
import { pages } from './scenes-pages.ts';

// Makes a picture of every page and state of the site, in each look. A person looks at them: no test compares them.

/** Windows, languages and colours. */
const LOOKS = [
  { width: 1440, height: 900, language: 'en', colours: 'light' },
  { width: 390, height: 844, language: 'en', colours: 'light' },
  { width: 1440, height: 900, language: 'ko', colours: 'dark' },
  { width: 390, height: 844, language: 'ko', colours: 'dark' },
] as const;
type Look = (typeof LOOKS)[number];

/** Widest window of a phone, in pixels. */
const PHONE = 760;
/** How long a page may take until it shows what is waited for, in milliseconds. */
const PATIENCE = 25_000;

const nameOf = ({ name }: Scene, { width, language, colours }: Look): string =>
  `${name}-${width}-${language}-${colours}`;

/** Takes one picture. Returns what went wrong in the page, and what the page never came to show. */
async function take(visit: Visit, scene: Scene, look: Look, file: string): Promise<readonly string[]> {
  const { at, wait, act, isLong = false, prepare, remembers } = scene;
  const who = typeof scene.who === 'function' ? await scene.who() : scene.who;
  const isPhone = look.width < PHONE;
  const { page, context, faults } = await visit.open(who, '/healthz', {
    viewport: { width: look.width, height: look.height },
    locale: look.language === 'ko' ? 'ko-KR' : 'en-US',
    colorScheme: look.colours,
    hasTouch: isPhone,
    // A page that a service worker gives is not what the scene has prepared.
    serviceWorkers: 'block',
  });
  const missed: string[] = [];
  try {
    context.setDefaultTimeout(PATIENCE);
    await page.addInitScript(
      (kept) => {
        for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
      },
      (await remembers?.()) ?? {},
    );
    await prepare?.(page);
    await page.goto(visit.house.url + (await at()));
    await page.waitForSelector(wait);
    await page.waitForLoadState('networkidle');
    await act?.(page, isPhone);
    await shown(page);
  } catch (error) {
    missed.push(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  }
  await page.screenshot({ path: file, fullPage: isLong });
  await context.close();
  return [...missed, ...faults];
}

await script(
  {
    name: 'draw -- screenshots',
    takes: 'FOLDER [NAME…] [--json]',
    does: 'take pictures of every page and state of the site, or of those whose file has a NAME in it, into a folder; a line each, with what went wrong',
    example: 'npm run draw -- screenshots .build/looks kutuzov-fan',
  },
  async ({ words, tell, report }) => {
    const [folder, ...names] = words;
    if (folder === undefined) throw new WrongUsage('a folder is missing');
    await mkdir(folder, { recursive: true });
    const visit = await startVisit();
    // Pages show times beside the time of the browser.
    visit.house.now = Date.now();
    const scenes = [pages, diplomacy, napoleonics, kutuzov].flatMap((of) => of(visit));
    const wanted = LOOKS.flatMap((look) => scenes.map((scene) => ({ look, scene, name: nameOf(scene, look) }))).filter(
      ({ name }) => names.length === 0 || names.some((each) => name.includes(each)),
    );
    const progress = report(wanted.length);
    try {
      for (const { look, scene, name } of wanted) {
        const wrong = await take(visit, scene, look, join(folder, `${name}.png`));
        await tell(wrong.length === 0 ? name : `${name}: ${wrong.join('; ')}`, { name, wrong });
        progress.step();
      }
    } finally {
      progress.end();
      await visit.close();
    }
    return 0;
  },
);
