import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { fieldpost } from '../../../client/src/index.ts';
import { POWERS } from '../../../domain/diplomacy/map/vocabulary.ts';
import { GAMES } from '../../../domain/games/games.ts';
import { sure } from '../../../domain/lib/sure.ts';
import type { Commit } from '../../../domain/log/commit.ts';
import { fold, NOTHING } from '../../../domain/match/fold/evolve.ts';
import { replay } from '../../../infra/local/commands/replay.ts';
import { script } from '../../../infra/local/scripts/script.ts';
import { tokenOf } from '../../http/kit.ts';
import { pointAt, shown } from '../hand.ts';
import { startVisit, type Visit } from '../kit.ts';
import { diplomacyOf, recordOf } from './recorded.ts';

// Draws the pictures of the documents from recorded games, in a real browser: boards of golden games, a table in
// mid-game, a replay in motion.

const FOLDER = new URL('../../../site/pictures/', import.meta.url);
/** How many phases of the record are filmed, and how many are over at the table. */
const FILMED = 10;
const OVER = 3;
/** What France has written of its next sheet. */
const WRITTEN = [
  ['por', 'mao'],
  ['bre', 'eng'],
] as const;

/** Golden games whose boards are drawn when this share of the game is over. */
const BOARDS = [
  { of: 'diplomacy', log: 'solo', share: 0.7 },
  { of: 'napoleonics', log: 'agreed-draw', share: 0.85 },
  { of: 'kutuzov', log: 'points', share: 0.5 },
];
const BOARD_WIDTH = 800;
const QUALITY = 82;

/** What the window shows, as WebP. */
async function shot(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  return Buffer.from(data, 'base64');
}

/** The board of a golden game, alone, as nobody in particular sees it. */
async function board({ browser }: Visit, of: string, log: string, share: number): Promise<Buffer> {
  const game = await sure(GAMES[of], of)();
  const text = await readFile(new URL(`../../golden/${of}/${log}.ndjson`, import.meta.url), 'utf8');
  const commits = text.trimEnd().split('\n');
  const part = commits.slice(0, Math.round(commits.length * share));
  const match = part.reduce((at, line) => fold(game, at, JSON.parse(line) as Commit), NOTHING);
  const bytes = game.board(game.view(match.state, []), 'en');
  const [, width = 1, height = 1] = (/viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(bytes) ?? []).map(Number);
  const viewport = { width: BOARD_WIDTH, height: Math.round((BOARD_WIDTH * height) / width) };
  const page = await browser.newPage({ viewport });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100%;height:auto}</style>${bytes}`);
  const drawn = await shot(page);
  await page.close();
  return drawn;
}

/** The table of a player who is writing orders, some phases into a recorded game. */
async function table(visit: Visit): Promise<Buffer> {
  const path = await diplomacyOf(visit.house, OVER);
  const { page, context } = await visit.open('france', path.replace('/v1/games/', '/g/'), {
    viewport: { width: 1280, height: 700 },
  });
  await page.waitForSelector('.mark.lit');
  for (const [i, [at, to]] of WRITTEN.entries()) {
    await pointAt(page, `piece:${at}`);
    await pointAt(page, `space:${to}`);
    await page.waitForFunction((count) => document.querySelectorAll('.sheet-list li.written').length === count, i + 1);
  }
  // The server draws the sheet a moment after it is written.
  for (const [at] of WRITTEN) await page.waitForSelector(`.fp-draft[data-key="${at}"]`, { state: 'attached' });
  await shown(page);
  const drawn = await shot(page);
  await context.close();
  return drawn;
}

/** The first years of a recorded game, as the page of its replay films them. */
async function film(visit: Visit): Promise<Buffer> {
  const clients = POWERS.map(
    async (power) => [power, fieldpost({ url: visit.house.url, token: await tokenOf(power) })] as const,
  );
  const { game } = await replay(Object.fromEntries(await Promise.all(clients)), await recordOf(FILMED));
  const { page, context } = await visit.open(undefined, `/g/${game}/replay`);
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 120_000 }),
    page.locator('.film button').first().click(),
  ]);
  const made = await readFile(await download.path());
  await context.close();
  return made;
}

await script(
  {
    name: 'draw -- pictures',
    takes: '[--json]',
    does: 'draw the pictures of the documents from recorded games, into site/pictures; a line each',
    example: 'npm run draw -- pictures',
  },
  async ({ tell }) => {
    await mkdir(FOLDER, { recursive: true });
    const keep = async (name: string, bytes: Buffer): Promise<void> => {
      await writeFile(new URL(name, FOLDER), bytes);
      await tell(`${name}: ${Math.round(bytes.length / 1024)} KB`, { name, bytes: bytes.length });
    };
    const visit = await startVisit();
    try {
      for (const { of, log, share } of BOARDS) await keep(`${of}.webp`, await board(visit, of, log, share));
      await keep('table.webp', await table(visit));
      await keep('replay.gif', await film(visit));
    } finally {
      await visit.close();
    }
    return 0;
  },
);
