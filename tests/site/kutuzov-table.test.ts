import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bot as kutuzovBot } from '../../domain/kutuzov/bot/bot.ts';
import type { Json } from '../../domain/lib/json.ts';
import type { MatchView } from '../../domain/match/view/view.ts';
import { type Actions, act, asked, SEATS, started } from '../http/kit.ts';
import { describeLong, itLong } from '../kit/it-long.ts';
import { IS_LONG, sampleSize } from '../kit/long.ts';
import { random } from '../kit/random.ts';
import { aimAt, pointAt, tap } from './hand.ts';
import { startVisit, type Visit } from './kit.ts';

// What a player of Kutuzov reads at the table before a command and after a fight, and what a click on an army does.

let visit: Visit;
beforeAll(async () => {
  visit = await startVisit();
});
afterAll(() => visit.close());

const DESK = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

type Question = Actions['actions'][number];
interface Told {
  readonly frames?: readonly {
    readonly is: string;
    readonly for?: string;
    readonly text?: string;
    readonly track?: string;
    readonly of?: string;
    readonly to?: string;
  }[];
}
interface Situation {
  readonly path: string;
  readonly seat: string;
  readonly question: Question;
  /** The version before the last answer. */
  readonly before: number;
}

/** One game for all tests: each goes on where the one before it has ended. */
const below = random(3);
let playing: Promise<string> | undefined;
let before = 1;

/** Bots play until a question, or what came before it, is the wanted one. */
async function until(
  isWanted: (question: Question, told: readonly Told[], isFighting: boolean) => boolean,
): Promise<Situation> {
  playing ??= started(visit.house, { of: 'kutuzov', options: { scenario: 1 } });
  const path = await playing;
  for (;;) {
    const { body } = await visit.house.as(SEATS.kutuzov[0]).get<MatchView>(path);
    const ask = body.asks.find(({ settled }) => settled !== true);
    if (ask === undefined) throw new Error('the game ended before what is wanted came');
    const client = visit.house.as(ask.seat);
    const question = await asked(client, path);
    const { body: state } = await client.get<{ view: never; fights?: readonly unknown[] }>(`${path}/state`);
    const { body: story } = await client.get<{ lines: readonly Told[] }>(`${path}/story?after=${before}&frames=1`);
    if (isWanted(question, story.lines, (state.fights ?? []).length > 0))
      return { path, seat: ask.seat, question, before };
    before = body.version;
    await act(client, path, kutuzovBot(state.view, ask.seat, { draw: (_, n) => below(n) }) as Json);
  }
}

/** The table of who is asked, as it was seen last before the newest answer. */
async function tableOf({ path, seat, question, before }: Situation, options: BrowserContextOptions) {
  const { page, context, faults } = await visit.open(seat, '/healthz', options);
  const game = path.replace('/v1/games/', '');
  await page.addInitScript(([key, seen]) => localStorage.setItem(key, seen), [
    'fieldpost:seen',
    JSON.stringify([[game, before]]),
  ] as const);
  await page.goto(`${visit.house.url}/g/${game}`);
  await page.waitForSelector(`.panel[data-ask="${question.ask}"]`);
  await page.waitForSelector('.board svg [data-kind]');
  return { page, context, faults };
}

const rowsOf = ({ legal }: Question) =>
  (legal as unknown as { of: readonly { fields: { [name: string]: { value?: Json; of?: { value: Json }[] } } }[] }).of;
const canOnlyPass = (question: Question): boolean =>
  rowsOf(question).every(({ fields }) => fields.type?.value === 'pass');

/** How far the middles of two things on the screen are from each other, in pixels. */
const distance = (page: Page, one: string, other: string): Promise<number> =>
  page.evaluate(
    (names) => {
      const [a, b] = names.map((name) => {
        const { x, y, width, height } = document.querySelector(name)!.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      });
      return Math.hypot(a!.x - b!.x, a!.y - b!.y);
    },
    [one, other],
  );

describe('a click on an army before a card is played', () => {
  it('says that a card comes first, and neither begins an order nor leaves one behind', async () => {
    const situation = await until(
      (question) => question.kind === 'impulse' && JSON.stringify(question.legal).includes('"entrench"'),
    );
    const { page, context, faults } = await tableOf(situation, DESK);
    const spaces = rowsOf(situation.question)
      .filter(({ fields }) => fields.type?.value === 'entrench')
      .flatMap(({ fields }) => fields.space?.value ?? fields.space?.of?.map(({ value }) => value) ?? []);
    expect(spaces.length).toBeGreaterThan(1);
    await page.waitForSelector('.tray .card.lit');
    expect(await page.locator('.mark.lit').count()).toBe(0);
    for (const space of spaces.slice(0, 2)) {
      await pointAt(page, `space:${space}`);
      await expect.poll(() => page.locator('.why-not').innerText()).toContain('First play a card for its CP');
      expect(await page.locator('.flyout').count()).toBe(0);
    }
    expect(await page.locator('.left-over').innerText()).toBe('');
    // By its words an entrenchment is chosen as before.
    await page.locator('.panel .chips button', { hasText: 'entrench' }).click();
    await page.waitForSelector('.mark.lit[data-of^="space:"]');
    expect(faults).toEqual([]);
    await context.close();
  });
});

describeLong('a kind of command that a card comes before', () => {
  it('is offered by its words, also where it is the only one beside the end of the impulse', async () => {
    const naming = ({ legal }: Question) =>
      rowsOf({ legal } as Question).filter(({ fields }) => ['command', 'end'].includes(String(fields.type?.value)));
    const situation = await until((question) => question.kind === 'impulse' && naming(question).length > 1);
    const { page, context, faults } = await tableOf(situation, DESK);
    const [row] = naming(situation.question);
    const space = String(row!.fields.space!.value);
    // The player has no card that can be played now.
    await page.route(`**${situation.path}/table`, async (route) => {
      const { 'if-none-match': _, ...headers } = route.request().headers();
      const answer = await route.fetch({ headers });
      const table = (await answer.json()) as { actions: Actions };
      for (const each of table.actions.actions) Object.assign(each.legal as object, { of: naming(each) });
      await route.fulfill({ response: answer, json: table });
    });
    await page.reload();
    const kind = page.locator('.panel .chips button', { hasText: 'name a commander' });
    await kind.waitFor();
    expect(await page.locator('.panel .choices').count()).toBe(0);
    await kind.click();
    await page.waitForSelector(`.mark.lit[data-of="space:${space}"]`);
    await pointAt(page, `space:${space}`);
    await page.waitForSelector('.act[data-command*="command"], .panel .choices button');
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('a march', () => {
  const marching = (question: Question) =>
    rowsOf(question).find(
      ({ fields }) =>
        fields.type?.value === 'move' && Array.isArray(fields.leaders?.value) && fields.leaders.value.length > 0,
    );

  it('shows its CP at the target before it is sent, and what they leave; on a phone it is the first button', async () => {
    const situation = await until((question) => question.kind === 'card' && marching(question) !== undefined);
    const { from, to } = marching(situation.question)!.fields;
    const [start, target] = [`space:${from!.value}`, `space:${to!.value ?? to!.of![0]!.value}`];
    const desk = await tableOf(situation, DESK);
    await pointAt(desk.page, start);
    const { x, y } = await aimAt(desk.page, target);
    await desk.page.mouse.move(x - 3, y - 3);
    await desk.page.mouse.move(x, y);
    await expect.poll(() => desk.page.locator('.flyout .forecast').innerText()).toMatch(/Costs \d CP\. .+ left\./);
    expect(desk.faults).toEqual([]);
    await desk.context.close();
    if (!IS_LONG) return;
    const phone = await tableOf(situation, PHONE);
    await tap(phone.page, start);
    await tap(phone.page, target);
    await expect.poll(() => phone.page.locator('.question > .forecast').innerText()).toMatch(/Costs \d CP\. .+ left\./);
    const [march, done] = [/^March/, /^Done with this card/].map((says) =>
      phone.page.locator('.question > .acts .act', { hasText: says }),
    );
    const [first, last] = [await march!.boundingBox(), await done!.boundingBox()];
    expect(first!.y).toBeLessThan(last!.y);
    const hand = await phone.page.locator('.tray').boundingBox();
    expect(first!.y + first!.height).toBeLessThan(hand!.y);
    expect(phone.faults).toEqual([]);
    await phone.context.close();
  });
});

describeLong('a small board', () => {
  it('opens on the armies of the player, where the question is about nothing on it', async () => {
    const situation = await until(({ kind, seat }) => kind === 'impulse' && seat === 'fs');
    const { page, context } = await tableOf(situation, PHONE);
    await page.waitForSelector('.tray .card.lit');
    const seen = (): Promise<number> =>
      page.evaluate(() => {
        const pane = document.querySelector('.shell .board')!.getBoundingClientRect();
        return [...document.querySelectorAll('.board svg [data-kind="piece"][data-id^="FS@"]')].filter((piece) => {
          const { left, right, top, bottom } = piece.getBoundingClientRect();
          const [x, y] = [(left + right) / 2, (top + bottom) / 2];
          return x > pane.left && x < pane.right && y > pane.top && y < pane.bottom;
        }).length;
      });
    const all = await page.locator('.board svg [data-kind="piece"][data-id^="FS@"]').count();
    expect(all).toBeGreaterThan(2);
    await expect.poll(seen).toBeGreaterThanOrEqual(all - 1);
    await context.close();
  });
});

describeLong('a player who can only pass', () => {
  it.each(
    [
      { at: 'a phone', options: PHONE, bar: '.question' },
      { at: 'a desk', options: DESK, bar: '.bar' },
    ].slice(0, sampleSize(1, 2)),
  )('passes by one press on $at, in words that say so, and may pass from then on', async ({ options, bar }) => {
    const situation = await until((question) => question.kind === 'window' && canOnlyPass(question));
    const { page, context, faults } = await tableOf(situation, options);
    await page.waitForSelector(`${bar} .pass-from-now`);
    expect(await page.locator('.panel h2').innerText()).toContain('You can only pass.');
    expect(await page.locator('.panel').innerText()).toContain('Nothing else is possible here.');
    // No card fits, and none looks as if it did.
    expect(await page.locator('.tray .card.lit').count()).toBe(0);
    await page.waitForSelector('.act:not([aria-disabled])');
    await page.locator(`${bar} .act`, { hasText: 'Do nothing' }).first().click();
    const isOpen = async (): Promise<boolean> =>
      (await visit.house.as(situation.seat).get<MatchView>(situation.path)).body.asks.some(
        ({ ask, settled }) => ask === situation.question.ask && settled !== true,
      );
    await expect.poll(isOpen).toBe(false);
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('a fight', () => {
  it('has its dice beside it, on a phone too, and each side of its card has its own', async () => {
    const situation = await until(
      ({ kind }, told, isFighting) =>
        kind === 'window' &&
        isFighting &&
        told.some(({ frames = [] }) => frames.some((frame) => frame.is === 'dice' && frame.for === 'battle')),
    );
    for (const options of [DESK, PHONE].slice(0, sampleSize(1, 2))) {
      const { page, context, faults } = await tableOf(situation, options);
      const card = page.locator('.battle-card');
      await card.waitFor();
      if (options === PHONE) await card.locator('h2 button').click();
      expect(await card.locator('.fighter').count()).toBe(2);
      for (const side of [0, 1]) {
        const fighter = card.locator('.fighter').nth(side);
        const dice = /(\d+) di/.exec(await fighter.innerText())?.[1];
        expect(await fighter.locator('.rolls li').count()).toBe(1);
        expect(await fighter.locator('.faces b').count()).toBe(Number(dice));
      }
      if (options === PHONE) await card.locator('h2 button').click();
      else {
        await page.keyboard.press('b');
        await expect.poll(() => card.locator('.fighter').count()).toBe(0);
      }
      // What the dice lie at is the space of the fight: they are no farther from it than a hand. They lie there for a
      // moment only, so a machine that was too slow tells the fight again.
      const die = page.locator('.told-dice .die').first();
      let width = Number.POSITIVE_INFINITY;
      const far = async (): Promise<number> => {
        if ((await die.count()) === 0) await page.locator('.bar .again').click();
        await die.waitFor({ timeout: 10_000 });
        const at = /battle at (.+):/.exec(await page.locator('.prompt.told').innerText())?.[1] ?? '';
        width = (await die.boundingBox())?.width ?? Number.POSITIVE_INFINITY;
        const space = `.board svg [data-kind="space"][data-name^="${at}"]`;
        return width < Number.POSITIVE_INFINITY ? distance(page, '.told-dice', space) : width;
      };
      await expect.poll(far).toBeLessThan(options === PHONE ? 150 : 190);
      expect(width).toBeLessThan(60);
      expect(faults).toEqual([]);
      await context.close();
    }
  });

  itLong(
    'ends with a line on its card: who has won, what both sides have suffered, and where the loser goes',
    async () => {
      let verdict = '';
      const situation = await until((_, told) => {
        verdict = told.flatMap(({ frames = [] }) => frames).find(({ is }) => is === 'verdict')?.text ?? '';
        return verdict !== '';
      });
      for (const options of [DESK, PHONE].slice(0, sampleSize(1, 2))) {
        const { page, context, faults } = await tableOf(situation, options);
        await page.waitForSelector('.battle-card');
        expect(await page.locator('.battle-card').innerText()).toContain(verdict);
        expect(verdict).toMatch(/^Battle of .+ (have|has) won\. Hits taken: .+/);
        // Then the card makes room for the targets of a choice.
        await page.locator(':is(.tray .card.lit, .panel .chips, .panel .choices) button').first().click();
        await page.waitForSelector('.battle-card', { state: 'hidden' });
        expect(faults).toEqual([]);
        await context.close();
      }
    },
  );
});

describeLong('a place that is captured', () => {
  it('has its new flag as soon as the replay tells of it, before what follows in the same version', async () => {
    let flag: { readonly text?: string; readonly of?: string; readonly to?: string } | undefined;
    const situation = await until((_, told) => {
      const frames = told.flatMap((each) => each.frames ?? []);
      const at = frames.findIndex(({ is, track }) => is === 'track' && track === 'flag');
      flag = frames.slice(at + 1).some(({ is }) => is === 'dice') ? frames[at] : undefined;
      return flag !== undefined;
    });
    const { page, context, faults } = await tableOf(situation, { ...DESK, reducedMotion: 'no-preference' });
    const says = () => page.locator('.prompt.told').innerText();
    const own = `.board .sheet > svg:not(.film) [data-kind="space"][data-id="${flag!.of}"] .fp-flag`;
    const lettersOf = (flags: string): Promise<string> => page.locator(flags).first().innerHTML();
    // The newest board has it, and the replay goes back to where it was set up.
    expect(await lettersOf(own)).toContain(`>${flag!.to}<`);
    await page.keyboard.press(',');
    for (let steps = 0; steps < 30 && !(await says()).includes(flag!.text!); steps++) await page.keyboard.press(',');
    expect(await says()).toContain(flag!.text);
    await page.waitForSelector('.film .told-flag');
    expect(await lettersOf('.film .told-flag .fp-flag')).toContain(`>${flag!.to}<`);
    const shows = (): Promise<string[]> =>
      page.locator(own).evaluateAll((flags) => flags.map((each) => getComputedStyle(each).opacity));
    expect((await shows()).every((opacity) => opacity === '0')).toBe(true);
    // Before that the old one is there.
    await page.keyboard.press(',');
    await page.waitForSelector('.film .told-flag', { state: 'detached' });
    expect((await shows()).every((opacity) => opacity === '1')).toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  });
});
