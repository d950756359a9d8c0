import { board } from '../../../domain/kutuzov/board/board.ts';
import { bot as kutuzovBot } from '../../../domain/kutuzov/bot/bot.ts';
import type { Json, JsonObject } from '../../../domain/lib/json.ts';
import { sure } from '../../../domain/lib/sure.ts';
import type { MatchView } from '../../../domain/match/view/view.ts';
import { bot as napoleonicsBot } from '../../../domain/napoleonics/bot/bot.ts';
import { type Actions, act, asked, type House, SEATS, started } from '../../http/kit.ts';
import { random } from '../../kit/random.ts';
import { drawn, setUp } from '../../kutuzov/scripts/draw-views.ts';
import { skirmish } from '../../napoleonics/kit/skirmish.ts';
import { aimAt, shown, tap } from '../hand.ts';
import { ASKED, BOARD, once, type Scenes, tableOf } from './scene.ts';
import { inspect, stepTo } from './scenes-diplomacy.ts';

type Question = Actions['actions'][number];
type Bot = (view: never, seat: string, chance: { draw(stream: string, below: number): number }) => unknown;
interface Told {
  readonly version: number;
  readonly frames?: readonly { readonly is: string; readonly faces?: readonly string[]; readonly how?: string }[];
}
interface Seat {
  readonly path: string;
  readonly seat: string;
  /** The version before the last answer. */
  readonly before: number;
}

/** Bots answer for all seats until a seat is asked what is wanted, or a commit tells of what is wanted. */
async function until(
  house: House,
  path: string,
  bot: Bot,
  isWanted: (question: Question, told: readonly Told[], state: { readonly fights?: readonly unknown[] }) => boolean,
): Promise<Seat> {
  const below = random(3);
  let before = 1;
  for (;;) {
    const { body } = await house.as(undefined).get<MatchView>(path);
    const ask = body.asks.find(({ settled }) => settled !== true);
    if (ask === undefined) throw new Error('the game ended before what is wanted came');
    const client = house.as(ask.seat);
    const question = await asked(client, path);
    const { body: state } = await client.get<{ view: never; fights?: readonly unknown[] }>(`${path}/state`);
    const { body: story } = await client.get<{ lines: readonly Told[] }>(`${path}/story?after=${before}&frames=1`);
    if (isWanted(question, story.lines, state)) return { path, seat: ask.seat, before };
    before = body.version;
    const command = bot(state.view, ask.seat, { draw: (_, n) => below(n) }) as JsonObject;
    await act(client, path, command as Json);
  }
}

/** Two lines of battle in sight of each other. */
const PLACES = [2, 3, 6, 7, 11, 12];
const LINES = {
  ...skirmish,
  units: [
    ...PLACES.map((x) => ({ side: 'top', type: 'B-LN', hex: `c${x}` })),
    ...PLACES.map((x) => ({ side: 'bottom', type: 'F-LN', hex: `e${x}` })),
  ],
  leaders: [],
} as unknown as JsonObject;

const remembering = (path: string, version: number) => ({
  'fieldpost:seen': JSON.stringify([[path.replace('/v1/games/', ''), version]]),
});

export const napoleonics: Scenes = ({ house }) => {
  const battle = once(() => started(house, { of: 'napoleonics', options: { scenario: '015' } }));
  const table = async (): Promise<string> => tableOf(await battle());
  const fire = once(async () => {
    const path = await started(house, { of: 'napoleonics', options: { battle: LINES } });
    return until(
      house,
      path,
      napoleonicsBot as Bot,
      ({ kind, legal, seat }) => seat === 'bottom' && kind === 'combat' && JSON.stringify(legal).includes('"B-LN'),
    );
  });
  const melee = once(async () => {
    const path = await started(house, { of: 'napoleonics', options: { battle: LINES } });
    let how: string | undefined;
    return until(house, path, napoleonicsBot as Bot, (_, told) =>
      told
        .flatMap(({ frames = [] }) => frames)
        .some((frame) => {
          if (frame.is === 'strike') how = frame.how;
          return how === 'melee' && frame.is === 'dice' && (frame.faces ?? []).length > 1;
        }),
    );
  });
  return [
    { name: 'napoleonics-first', who: 'bottom', at: table, wait: '.tray .card.lit button' },
    {
      name: 'napoleonics-card',
      who: 'bottom',
      at: table,
      wait: '.tray .card.lit button',
      act: async (page) => {
        await page.locator('.tray .card.lit button').first().click();
        await shown(page);
      },
    },
    { name: 'napoleonics-waiting', who: 'top', at: table, wait: BOARD },
    {
      name: 'napoleonics-inspect',
      who: 'bottom',
      at: table,
      wait: '.tray .card.lit button',
      act: (page, isPhone) => inspect(page, isPhone, 'piece:F-LN-1'),
    },
    {
      name: 'napoleonics-forecast',
      who: 'bottom',
      at: async () => tableOf((await fire()).path),
      wait: '.mark.lit[data-of^="piece:B-"]',
      act: async (page, isPhone) => {
        const target = await page.locator('.mark.lit[data-of^="piece:B-"]').first().getAttribute('data-of');
        if (isPhone) await tap(page, target ?? '');
        else {
          const { x, y } = await aimAt(page, target ?? '');
          await page.mouse.move(x, y);
        }
        await page.locator('.dice-told').first().waitFor();
      },
    },
    {
      name: 'napoleonics-reach',
      who: 'bottom',
      at: async () => tableOf((await fire()).path),
      wait: ASKED,
      act: async (page) => {
        await page.keyboard.press('v');
        await page.waitForSelector('.mark[class*="reach-"]');
      },
    },
    {
      name: 'napoleonics-melee',
      who: 'bottom',
      at: async () => tableOf((await melee()).path),
      wait: '.bar .again',
      remembers: async () => remembering((await melee()).path, (await melee()).before),
      act: (page) => stepTo(page, '.told-dice'),
    },
    {
      name: 'napoleonics-guide',
      at: async () => '/',
      wait: '.begin li button',
      act: async (page) => {
        await page
          .locator('.begin li', { hasText: /Napol|나폴/ })
          .locator('.learn')
          .click();
        await page.waitForSelector('.guide[data-step]');
        await page.waitForSelector(ASKED);
      },
    },
  ];
};

const troop = (of: 'PR' | 'FN' | 'AU', sp: number) => ({ of, sp, marched: 0, stopped: false, marked: false });
const LEADERS = setUp(1).leaders;
/** A pile of five: three nations and two leaders in the first space of the map. */
const PILE = drawn(1, {
  troops: { konigsberg: [troop('PR', 3), troop('FN', 2), troop('AU', 1)] },
  leaders: {
    ...LEADERS,
    napoleon: { ...sure(LEADERS.napoleon, 'Napoleon'), at: 'konigsberg' },
    davout: { ...sure(LEADERS.davout, 'Davout'), at: 'konigsberg' },
  },
});

export const kutuzov: Scenes = ({ house }) => {
  const campaign = once(() => started(house, { of: 'kutuzov', options: { scenario: 2 } }));
  const table = async (): Promise<string> => tableOf(await campaign());
  const impulse = once(async () => {
    const path = await started(house, { of: 'kutuzov', options: { scenario: 1 } });
    return until(house, path, kutuzovBot as Bot, ({ kind }) => kind === 'impulse');
  });
  const fight = once(async () => {
    const path = await started(house, { of: 'kutuzov', options: { scenario: 1 } });
    return until(
      house,
      path,
      kutuzovBot as Bot,
      ({ kind }, _, { fights = [] }) => kind === 'window' && fights.length > 0,
    );
  });
  const pile = board(PILE, 'en', { panels: false });
  return [
    { name: 'kutuzov-first', who: async () => askedIn(house, await campaign()), at: table, wait: ASKED },
    {
      name: 'kutuzov-impulse',
      who: async () => (await impulse()).seat,
      at: async () => tableOf((await impulse()).path),
      wait: ASKED,
    },
    {
      name: 'kutuzov-card',
      who: async () => (await impulse()).seat,
      at: async () => tableOf((await impulse()).path),
      wait: '.tray .card.lit button',
      act: async (page) => {
        await page.locator('.tray .card.lit button').first().click();
        await shown(page);
      },
    },
    {
      name: 'kutuzov-hand-12',
      who: async () => (await impulse()).seat,
      at: async () => tableOf((await impulse()).path),
      wait: '.tray [data-card]:nth-child(12)',
      prepare: (page) =>
        page.route('**/table', async (route) => {
          const answer = await route.fetch();
          const table = (await answer.json()) as { readonly state: { tray: readonly { readonly id: string }[] } };
          const { state } = table;
          const tray = Array.from({ length: 12 }, (_, i) => {
            const card = state.tray[i % state.tray.length];
            return i < state.tray.length ? card : { ...card, id: `${card?.id}-${i}` };
          });
          await route.fulfill({ response: answer, json: { ...table, state: { ...state, tray } } });
        }),
    },
    {
      name: 'kutuzov-fan',
      who: async () => (await impulse()).seat,
      at: async () => tableOf((await impulse()).path),
      wait: '.fp-pile',
      prepare: (page) =>
        page.route('**/board.svg*', (route) => route.fulfill({ contentType: 'image/svg+xml', body: pile })),
      act: async (page) => {
        await page.locator('.fp-pile').first().click({ force: true });
        await page.waitForSelector('.fan button');
      },
    },
    {
      name: 'kutuzov-battle',
      who: async () => (await fight()).seat,
      at: async () => tableOf((await fight()).path),
      wait: '.battle-card',
    },
    { name: 'kutuzov-spectator', at: async () => tableOf((await fight()).path), wait: BOARD },
    {
      name: 'kutuzov-guide',
      at: async () => '/',
      wait: '.begin li button',
      act: async (page) => {
        await page
          .locator('.begin li', { hasText: /Kutuzov|쿠투조프/ })
          .locator('.learn')
          .click();
        await page.waitForSelector('.guide[data-step]');
        await page.waitForSelector(ASKED);
      },
    },
  ];
};

/** The first seat that a game waits for. */
async function askedIn(house: House, path: string): Promise<string> {
  const { body } = await house.as(undefined).get<MatchView>(path);
  return body.asks[0]?.seat ?? SEATS.kutuzov[0];
}
