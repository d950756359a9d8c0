import type { Page } from 'playwright-core';
import type { Json } from '../../../domain/lib/json.ts';
import type { MatchView } from '../../../domain/match/view/view.ts';
import type { Node } from '../../../site/src/grammar/node.ts';
import { type Actions, SEATS } from '../../http/kit.ts';
import { enact } from '../enacted.ts';
import { pointAt, tap } from '../hand.ts';
import type { Visit } from '../kit.ts';

/** The tab in which a person plays, and what it belongs to. */
type Window = Awaited<ReturnType<Visit['open']>>;
/** Windows of the people of a game, by seat. */
type Windows = Map<string, Window>;

const DESK = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true };

/** A window for each seat of a game: the first on a phone, the second in Korean. */
export async function windowsOf(visit: Visit, of: keyof typeof SEATS, path: string): Promise<Windows> {
  const windows: Windows = new Map();
  for (const [i, seat] of SEATS[of].entries()) {
    const how = i === 0 ? PHONE : i === 1 ? { ...DESK, locale: 'ko-KR' } : DESK;
    windows.set(seat, await visit.open(seat, path.replace('/v1/games/', '/g/'), how));
  }
  return windows;
}

interface Played {
  readonly seat: string;
  readonly command: Json;
  readonly version: number;
}

interface Playing {
  readonly visit: Visit;
  readonly path: string;
  readonly windows: Windows;
  /** What a seat wants that is asked: a command of the grammar. */
  readonly choose: (seat: string, view: never, legal: Node) => Json;
  /** What happens between two commands; the number of commands so far. */
  readonly between: (count: number, last: Played) => Promise<void>;
  readonly isEnough: (game: MatchView, count: number) => boolean;
}

/**
 * Plays on: the seats to act answer at their own tables, by what these show. Gives all commands. The API is only read.
 */
export async function playOn({ visit, path, windows, choose, between, isEnough }: Playing): Promise<readonly Played[]> {
  const played: Played[] = [];
  for (;;) {
    const { body: game } = await visit.house.as(SEATS.duel[0]).get<MatchView>(path);
    const ask = game.asks.find(({ settled }) => settled !== true);
    if (ask === undefined || isEnough(game, played.length)) return played;
    const { seat } = ask;
    const { body: state } = await visit.house.as(seat).get<{ readonly view: never }>(`${path}/state`);
    // The words of the grammar are those of the page.
    const page = windows.get(seat)?.page;
    const spoken = await page?.evaluate(() => document.documentElement.lang);
    const { body: actions } = await visit.house.as(seat).get<Actions>(`${path}/actions`, { 'accept-language': spoken });
    const question = actions.actions.find((each) => each.ask === ask.ask);
    if (question === undefined || page === undefined) throw new Error(`${seat} cannot answer ${ask.ask}`);
    const command = choose(seat, state.view, question.legal as Node);
    await page.waitForSelector(`.panel[data-ask="${ask.ask}"]`);
    const isPhone = (page.viewportSize()?.width ?? 0) < 500;
    await enact(page, question.legal as Node, command, isPhone ? tap : pointAt);
    const last = { seat, command, version: game.version };
    played.push(last);
    await between(played.length, last);
  }
}

/** The page shows the moment that another one shows. */
const follows = async (page: Page, other: Page): Promise<void> => {
  await page.waitForSelector('.board svg[data-version]');
  const version = Number(await other.locator('.board svg[data-version]').first().getAttribute('data-version'));
  await page.waitForFunction(
    (known) => Number(document.querySelector('.board svg[data-version]')?.getAttribute('data-version')) >= known,
    version,
  );
};

/**
 * In the middle of a game: the first one reloads the page; the second one has no connection while the others look on,
 * and then the same moment as they; the first one goes on in a second tab, which the first tab follows, and comes back
 * to that.
 */
export async function disturb(windows: Windows, count: number): Promise<void> {
  const [[seat, first] = [], [, second] = []] = [...windows];
  if (seat === undefined || first === undefined || second === undefined) return;
  if (count === 3) await first.page.reload();
  if (count === 6) {
    await second.context.setOffline(true);
    await second.page.waitForSelector('.notice.offline');
    await second.context.setOffline(false);
    await second.page.waitForSelector('.notice.offline', { state: 'detached' });
    await follows(second.page, first.page);
  }
  if (count === 9) {
    const page = await first.context.newPage();
    await page.goto(first.page.url());
    await follows(page, first.page);
    windows.set(seat, { ...first, page });
  }
  if (count === 24) {
    const [page] = first.context.pages();
    if (page === undefined || page === first.page) throw new Error('there is no second tab');
    await page.bringToFront();
    await follows(page, first.page);
    await first.page.close();
    windows.set(seat, { ...first, page });
  }
}

/** What went wrong in a page, except what a lost connection is bound to say. */
export const faultsOf = ({ faults }: Window): readonly string[] =>
  faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED') && !fault.includes('WebSocket'));
