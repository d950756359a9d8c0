import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { admits, type Legal } from '../../../domain/contract/legal.ts';
import { bot } from '../../../domain/kutuzov/bot/bot.ts';
import type { Command } from '../../../domain/kutuzov/frames/commands.ts';
import type { View } from '../../../domain/kutuzov/state/view.ts';
import type { Json } from '../../../domain/lib/json.ts';
import type { MatchView } from '../../../domain/match/view/view.ts';
import type { Node } from '../../../site/src/grammar/node.ts';
import { type Actions, lobby } from '../../http/kit.ts';
import { random } from '../../kit/random.ts';
import { enact } from '../enacted.ts';
import { startVisit, type Visit } from '../kit.ts';

// A person plays a turn of Kutuzov against three bots, with the standing order that everybody begins with.

let visit: Visit;
beforeAll(async () => {
  visit = await startVisit();
});
afterAll(() => visit.close());

/** Who meets enemies on their way does so as often in a turn. */
const TRIES = 2;

/** A turn is played in one game of this number. */
const GAMES = 5;

/**
 * How far a person passes: to the end of each impulse, or, for a person who lets all enemies come, by the button at the
 * table to their own one.
 */
type Passing = 'impulse' | 'own impulse';

/**
 * The most clicks in a turn outside one's own impulses for a player who answers each question. No single click sends
 * what cannot be taken back, so each answer takes two.
 */
const MOST_BY_ANSWERS = 40;

it('a turn of scenario 3 as French North takes at most 40 clicks outside one’s own impulses, as a rule', {
  timeout: 1_800_000,
}, async () => {
  const clicks = await turns('impulse');
  expect(clicks[Math.floor(clicks.length / 2)]).toBeLessThanOrEqual(MOST_BY_ANSWERS);
});

it('and at most 20 in every turn for a player who lets enemies come and passes by the button until their own impulse', {
  timeout: 1_800_000,
}, async () => {
  expect((await turns('own impulse')).at(-1)).toBeLessThanOrEqual(20);
});

/** Plays the first turns of games: how many clicks each took outside one’s own impulses, the fewest first. */
async function turns(passing: Passing): Promise<readonly number[]> {
  const all: Awaited<ReturnType<typeof turnOf>>[] = [];
  for (let game = 0; game < GAMES; game++) all.push(await turnOf(game, passing));
  for (const { elsewhere, own, questions } of all)
    console.log(
      `${elsewhere} clicks outside one’s own impulses (${questions} questions), ${own} in them and between impulses`,
    );
  // The will to fight of a Camp may break in the first impulses (§19.8): then no turn has been played.
  const played = all.filter(({ own }) => own > 100);
  expect(played.length).toBeGreaterThan(GAMES / 2);
  for (const { questions, presses, mostOfPass } of played) {
    expect(questions).toBeGreaterThan(0);
    expect(mostOfPass).toBeLessThanOrEqual(2);
    expect(presses > 0).toBe(passing === 'own impulse');
  }
  return played.map(({ elsewhere }) => elsewhere).toSorted((a, b) => a - b);
}

/**
 * Plays the first turn of a new game: the clicks that it took, how many questions came outside one’s own impulses, and
 * the most clicks of a pass there.
 */
async function turnOf(game: number, passing: Passing) {
  const { house } = visit;
  const fn = house.as('fn');
  const path = await lobby(house, { of: 'kutuzov', options: { scenario: 3 }, owner: 'fn' });
  await fn.post(`${path}/seats`, { seat: 'fn' });
  for (const seat of ['fs', 'r1', 'r2']) await fn.post(`${path}/seats`, { seat, kind: 'bot' });
  expect((await fn.post(`${path}/start`)).status).toBe(200);
  const { page, faults } = await visit.open('fn', path.replace('/v1/games/', '/g/'), {
    viewport: { width: 1440, height: 900 },
  });
  // What is typed into a field needs no click; the test presses what a person presses, and nothing else.
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset.clicks = '0';
    document.addEventListener(
      'click',
      ({ isTrusted }) => (dataset.clicks = String(Number(dataset.clicks) + Number(isTrusted))),
      true,
    );
  });
  const clicks = async (): Promise<number> => Number(await page.locator('html').getAttribute('data-clicks'));
  const viewNow = async (): Promise<View> => (await fn.get<{ readonly view: View }>(`${path}/state`)).body.view;
  const isOver = async (): Promise<boolean> => (await fn.get<MatchView>(path)).body.status === 'over';
  const below = random(11 + game);
  const mostTries = passing === 'impulse' ? TRIES : 0;
  const first = (await viewNow()).turn;
  let [elsewhere, own, questions, tries, presses, mostOfPass] = [0, 0, 0, 0, 0, 0];
  for (let idle = 0; ; ) {
    const view = await viewNow();
    if (view.turn > first || (await isOver())) break;
    const [question] = (await fn.get<Actions>(`${path}/actions`)).body.actions;
    const legal = question?.legal as Legal | undefined;
    const wish =
      legal && question?.ask.startsWith(`${view.beat}/`) ? wishOf(view, legal, below, tries < mostTries) : undefined;
    if (question === undefined || wish === undefined) {
      // The bots play; those of a test answer fifty questions after each commit, and one that changes nothing calls
      // them again.
      expect(++idle, 'waits for the bots').toBeLessThan(400);
      await page.waitForTimeout(100);
      if (idle % 10 === 0) await fn.put(`${path}/votes/draw`, { vote: false });
      continue;
    }
    idle = 0;
    const before = await clicks();
    await page.waitForSelector(`.panel[data-ask="${question.ask}"]`);
    const isElsewhere = view.impulse.power !== null && view.impulse.power !== 'FN';
    const isPassed = WITH_BUTTON.includes(question.kind) && (wish.type === 'pass' || wish.type === 'wait');
    if (passing === 'own impulse' && isElsewhere && isPassed) {
      // A person comes back to a slow game after a while; a seat may change its order a few times a minute.
      house.wait(60);
      await passUntilOwn(page);
      presses++;
    } else await enact(page, question.legal as Node, wish as unknown as Json);
    const made = (await clicks()) - before;
    if (isElsewhere) {
      questions++;
      elsewhere += made;
      tries += Number(wish.type === 'intercept' || wish.type === 'evade');
      if (wish.type === 'pass') mostOfPass = Math.max(mostOfPass, made);
    } else own += made;
  }
  expect(faults).toEqual([]);
  return { elsewhere, own, questions, presses, mostOfPass };
}

/** Questions at which the table has the button. */
const WITH_BUTTON: readonly string[] = ['window', 'preemption'];

/** One click on the button that keeps an order until one’s own impulse and passes for the rest of this one. */
async function passUntilOwn(page: Page): Promise<void> {
  const answered = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/actions'),
  );
  // For a player who can only pass it stands in the bar.
  await page.locator('.pass-until button, .pass-from-now').click();
  expect((await answered).status()).toBe(200);
}

/**
 * What the bot would do, as far as a person would: who has met as many enemies as they want to lets all others of the
 * impulse come. Undefined: the question is another one by now.
 */
function wishOf(view: View, legal: Legal, below: (n: number) => number, isTrying: boolean): Command | undefined {
  const chosen = ordered(bot(view, 'fn', { draw: (_, n) => below(n) }), (command) =>
    admits(legal, command as unknown as Json),
  );
  const isTry = chosen?.type === 'intercept' || chosen?.type === 'evade';
  if (chosen === undefined || !(chosen.type === 'pass' || (isTry && !isTrying))) return chosen;
  const passes: readonly Command[] = [{ type: 'pass', for: 'all' }, { type: 'pass' }];
  return passes.find((each) => admits(legal, each as unknown as Json));
}

/**
 * The command with its leaders in the order in which they are offered: the view that an API answers has them by name.
 */
function ordered(command: Command, isOffered: (command: Command) => boolean): Command | undefined {
  if (!('leaders' in command)) return isOffered(command) ? command : undefined;
  return arrangements(command.leaders)
    .map((leaders) => ({ ...command, leaders }) as Command)
    .find(isOffered);
}

const arrangements = (of: readonly string[]): readonly (readonly string[])[] =>
  of.length < 2 ? [of] : of.flatMap((one, i) => arrangements(of.toSpliced(i, 1)).map((others) => [one, ...others]));
