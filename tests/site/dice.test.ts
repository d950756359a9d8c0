import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bot as kutuzovBot } from '../../domain/kutuzov/bot/bot.ts';
import type { Json, JsonObject } from '../../domain/lib/json.ts';
import type { MatchView } from '../../domain/match/view/view.ts';
import { bot as napoleonicsBot } from '../../domain/napoleonics/bot/bot.ts';
import { type Actions, act, asked, SEATS, started } from '../http/kit.ts';
import { describeLong } from '../kit/it-long.ts';
import { sampleSize } from '../kit/long.ts';
import { random } from '../kit/random.ts';
import { skirmish } from '../napoleonics/kit/skirmish.ts';
import { aimAt, pointAt, tap } from './hand.ts';
import { startVisit, type Visit } from './kit.ts';

// Dice before they fall: at the target, on a phone under the board; and the fight that goes on.

let visit: Visit;
beforeAll(async () => {
  visit = await startVisit();
});
afterAll(() => visit.close());

const DESK = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const tableOf = (path: string): string => path.replace('/v1/games/', '/g/');

type Question = Actions['actions'][number];
type Bot = (view: never, seat: string, chance: { draw(stream: string, below: number): number }) => unknown;

/** Bots play until a seat is asked what is wanted. */
async function until(
  path: string,
  seat: string,
  bot: Bot,
  isWanted: (question: Question, state: { readonly fights?: readonly unknown[] }, command: JsonObject) => boolean,
): Promise<{ readonly seat: string; readonly command: JsonObject }> {
  const below = random(3);
  for (;;) {
    const { body } = await visit.house.as(seat).get<MatchView>(path);
    const ask = body.asks.find(({ settled }) => settled !== true)!;
    const client = visit.house.as(ask.seat);
    const question = await asked(client, path);
    const { body: state } = await client.get<{ view: never; fights?: readonly unknown[] }>(`${path}/state`);
    const command = bot(state.view, ask.seat, { draw: (_, n) => below(n) }) as JsonObject;
    if (isWanted(question, state, command)) return { seat: ask.seat, command };
    await act(client, path, command as Json);
  }
}

const lit = (page: Page, of: string): Promise<string> =>
  page.locator(`.mark.lit[data-of^="${of}"]`).first().getAttribute('data-of') as Promise<string>;

describe('Napoleonics', () => {
  const places = [2, 3, 6, 7, 11, 12];
  const lines = {
    ...skirmish,
    units: [
      ...places.map((x) => ({ side: 'top', type: 'B-LN', hex: `c${x}` })),
      ...places.map((x) => ({ side: 'bottom', type: 'F-LN', hex: `e${x}` })),
    ],
    leaders: [],
  } as unknown as JsonObject;

  let combat: Promise<string> | undefined;
  /** The path of a game in which a player may be fired at; both tests look, and neither fires. */
  function inCombat(): Promise<string> {
    combat ??= (async () => {
      const path = await started(visit.house, { of: 'napoleonics', options: { battle: lines } });
      await until(
        path,
        'bottom',
        napoleonicsBot as Bot,
        ({ kind, legal, seat }) => seat === 'bottom' && kind === 'combat' && JSON.stringify(legal).includes('"B-LN'),
      );
      return path;
    })();
    return combat;
  }

  it('shows dice and chances at the target, under the board on a phone', async () => {
    const path = await inCombat();
    const desk = await visit.open('bottom', tableOf(path), DESK);
    await desk.page.waitForSelector('.mark.lit[data-of^="piece:B-"]');
    const { x, y } = await aimAt(desk.page, await lit(desk.page, 'piece:B-'));
    await desk.page.mouse.move(x, y);
    const told = desk.page.locator('.flyout .dice-told');
    await told.waitFor();
    expect(await told.innerText()).toMatch(/^\d dice: .*infantry.* · \d+ % at least one hit · \d+ % at least one flag/);
    expect(desk.faults).toEqual([]);
    await desk.context.close();
    const phone = await visit.open('bottom', tableOf(path), PHONE);
    await phone.page.waitForSelector('.mark.lit[data-of^="piece:B-"]');
    await tap(phone.page, await lit(phone.page, 'piece:B-'));
    await phone.page.locator('.question > .dice-told').waitFor();
    const box = await phone.page.locator('.question > .dice-told').boundingBox();
    expect(box!.y + box!.height).toBeLessThan(844);
    await phone.context.close();
  });

  it('aims at the hex under the finger, be it right beside a target on a small board', async () => {
    const path = await inCombat();
    const { page, context } = await visit.open('bottom', tableOf(path), PHONE);
    await page.waitForSelector('.mark.lit[data-of^="piece:B-"]');
    await page.locator('.board .zoom').getByRole('button', { name: 'Whole board' }).click();
    const target = await lit(page, 'piece:B-');
    const at = await page.locator(`.board svg [data-id="${target.slice('piece:'.length)}"]`).getAttribute('data-in');
    const [row = '', column] = [at![0], Number(at!.slice(1))];
    // Pairs of units stand at 2, 3, 6, 7, 11 and 12: on the outer side of each the hex is empty.
    const beside = `${row}${column + ([2, 6, 11].includes(column) ? -1 : 1)}`;
    const [there, here] = [await aimAt(page, target), await aimAt(page, `space:${beside}`)];
    expect(Math.hypot(there.x - here.x, there.y - here.y), 'a finger reaches the target from there').toBeLessThan(32);
    await page.touchscreen.tap(here.x, here.y);
    await page.locator('.question', { hasText: 'Not possible here now.' }).waitFor();
    expect(await page.locator('.mark.picked[data-of^="piece:B-"]').count()).toBe(0);
    expect(await page.locator('.question > .dice-told').count()).toBe(0);
    await context.close();
  });

  it('shows with a key what the enemy can reach, and what a unit fires at after its move', async () => {
    const path = await started(visit.house, { of: 'napoleonics', options: { battle: lines } });
    await until(path, 'bottom', napoleonicsBot as Bot, ({ kind, seat }) => seat === 'bottom' && kind === 'movement');
    const { page, context, faults } = await visit.open('bottom', tableOf(path), DESK);
    await page.waitForSelector('.mark.lit[data-of^="space:"]');
    expect(await page.locator('.mark[class*="reach-"]').count()).toBe(0);
    // A key is that of a button: pressed before the button is there, it does nothing.
    await page.waitForSelector('.zoom .reach[aria-pressed="false"]');
    await page.keyboard.press('v');
    await page.waitForSelector('.zoom .reach[aria-pressed="true"]');
    await page.waitForSelector('.mark[class*="reach-"]');
    const to = await lit(page, 'space:');
    const { x, y } = await aimAt(page, to);
    const [sight] = await Promise.all([
      page.waitForRequest((request) => request.url().includes('moved=true')),
      page.mouse.move(x, y),
    ]);
    expect(new URL(sight.url()).searchParams.get('at')).toBe(to.slice('space:'.length));
    await page.keyboard.press('v');
    await expect.poll(() => page.locator('.mark[class*="reach-"]').count()).toBe(0);
    expect(await page.locator('.decks').innerText()).toMatch(/Draw pile: \d+/);
    expect(faults).toEqual([]);
    await context.close();
  });
});

describeLong('Kutuzov', () => {
  it('offers the parties of a march at its target, with the dice of the battle', async () => {
    const path = await started(visit.house, { of: 'kutuzov', options: { scenario: 1 } });
    const client = (seat: string) => visit.house.as(seat);
    const attacks: { seat: string; command: JsonObject }[] = [];
    // The first march that meets an enemy.
    for (;;) {
      const found = await until(path, SEATS.kutuzov[0], kutuzovBot as Bot, (_, __, { type }) => type === 'move');
      const { ask } = await asked(client(found.seat), path);
      const dry = await client(found.seat).post<{ dice?: { after: readonly unknown[] } }>(`${path}/dry-runs`, {
        ask,
        command: found.command,
      });
      if (dry.body.dice !== undefined && (found.command.leaders as readonly string[]).length > 0) attacks.push(found);
      if (attacks.length > 0) break;
      await act(client(found.seat), path, found.command as Json);
    }
    const [{ seat, command }] = attacks as [{ seat: string; command: JsonObject }];
    const { page, context, faults } = await visit.open(seat, tableOf(path), DESK);
    await page.waitForSelector('.mark.lit');
    await pointAt(page, `space:${command.from}`);
    await page.waitForSelector(`.mark.lit[data-of="space:${command.to}"]`);
    await pointAt(page, `space:${command.to}`);
    await page.locator('.flyout .dice-told').waitFor();
    expect(await page.locator('.flyout [role="menuitemradio"]').first().innerText()).toMatch(/\d SP/);
    expect(await page.locator('.flyout .dice-told').innerText()).toMatch(/\d+ (dice|die): /);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('has a card of the battle that goes on, which a key folds', async () => {
    const path = await started(visit.house, { of: 'kutuzov', options: { scenario: 1 } });
    const { seat } = await until(
      path,
      SEATS.kutuzov[0],
      kutuzovBot as Bot,
      ({ kind }, { fights = [] }) => kind === 'window' && fights.length > 0,
    );
    const windows = [[DESK, 'en'] as const, [PHONE, 'ko'] as const].slice(0, sampleSize(1, 2));
    for (const [size, language] of windows) {
      const { page, context, faults } = await visit.open(seat, tableOf(path), { ...size, locale: language });
      const card = page.locator('.battle-card');
      await card.waitFor();
      // A phone has no room for it beside the fight.
      if (size === PHONE) await card.locator('h2 button').click();
      await expect.poll(() => card.locator('.fighter').count()).toBe(2);
      expect(await card.innerText()).toMatch(language === 'en' ? /Battle of .*\d+ (dice|die)/s : /전투.*주사위 \d+개/s);
      const { fights = [] } = (await visit.house.as(seat).get<{ fights?: { at: string }[] }>(`${path}/state`)).body;
      const place = await page
        .locator(`.board [data-kind="space"][data-id="${fights.at(-1)?.at}"]`)
        .first()
        .boundingBox();
      const over = await card.boundingBox();
      // On a phone the card is as wide as the board.
      if (size === DESK)
        expect(over!.x > place!.x + place!.width || over!.x + over!.width < place!.x, 'the fight is in sight').toBe(
          true,
        );
      await page.keyboard.press('b');
      await expect.poll(() => card.locator('.fighter').count()).toBe(0);
      expect(faults).toEqual([]);
      await context.close();
    }
  });
});
