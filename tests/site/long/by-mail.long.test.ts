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
 * what cannot be taken back, so an answer takes two: a button that arms itself, or a target and the same again. A
 * choice before that takes one more: who goes, or which kind of answer. How many questions come, the battles decide.
 */
const MOST_BY_ANSWERS = { turn: 40, answer: 2.5 };

/** The most clicks of single answers. Who goes may be several leaders, each with a click. */
const MOST_OF = { plain: 2, chosen: 6 };
const PLAIN: readonly string[] = ['pass', 'wait', 'lose', 'rise', 'agree'];

/** The most clicks in a turn for a player who passes by the button: one for each pass, and the answers after battles. */
const MOST_BY_BUTTON = 20;

it('a turn of scenario 3 as French North takes at most 40 clicks outside one’s own impulses, as a rule', {
  timeout: 1_800_000,
}, async () => {
  const played = await turns('impulse');
  expect(median(played)).toBeLessThanOrEqual(MOST_BY_ANSWERS.turn);
  const sum = (of: (turn: Turn) => number): number => played.reduce((total, turn) => total + of(turn), 0);
  const answers = sum(({ questions }) => questions);
  expect(sum(({ elsewhere }) => elsewhere) / answers).toBeLessThanOrEqual(MOST_BY_ANSWERS.answer);
  for (const { presses } of played) expect(presses).toEqual([]);
});

it('and at most 20, as a rule, for a player who lets enemies come and passes by the button until their own impulse', {
  timeout: 1_800_000,
}, async () => {
  const played = await turns('own impulse');
  expect(median(played)).toBeLessThanOrEqual(MOST_BY_BUTTON);
  for (const { presses } of played) {
    expect(presses.length).toBeGreaterThan(0);
    expect(Math.max(...presses)).toBe(1);
  }
});

/** Half of the turns take at most so many clicks outside one’s own impulses. */
const median = (played: readonly Turn[]): number =>
  played.map(({ elsewhere }) => elsewhere).toSorted((a, b) => a - b)[Math.floor(played.length / 2)]!;

/** Plays the first turns of games, and returns those that were played to their end. */
async function turns(passing: Passing): Promise<readonly Turn[]> {
  const all: Turn[] = [];
  for (let game = 0; game < GAMES; game++) {
    const turn = await turnOf(game, passing);
    all.push(turn);
    console.log(
      [
        `${turn.elsewhere} clicks outside one’s own impulses, ${turn.own} in them and between impulses;`,
        ...[...turn.answers].map(([answer, clicks]) => `${answer} ${clicks.join('+')}`),
      ].join(' '),
    );
  }
  // The will to fight of a Camp may break in the first impulses (§19.8): then no turn has been played.
  const played = all.filter(({ own }) => own > 100);
  expect(played.length).toBeGreaterThan(GAMES / 2);
  for (const { questions, answers } of played) {
    expect(questions).toBeGreaterThan(0);
    const most = (answer: string): number => (PLAIN.includes(answer) ? MOST_OF.plain : MOST_OF.chosen);
    expect([...answers].filter(([answer, clicks]) => Math.max(...clicks) > most(answer))).toEqual([]);
  }
  return played;
}

/** What a turn took of a player. */
interface Turn {
  /** Clicks outside one’s own impulses, and in them and between impulses. */
  readonly elsewhere: number;
  readonly own: number;
  /** How many questions came outside one’s own impulses. */
  readonly questions: number;
  /** The clicks of each answer there, by the type of its command. */
  readonly answers: ReadonlyMap<string, readonly number[]>;
  /** The clicks of each pass by the button. */
  readonly presses: readonly number[];
}

/** Plays the first turn of a new game. */
async function turnOf(game: number, passing: Passing): Promise<Turn> {
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
  let [elsewhere, own, questions, tries] = [0, 0, 0, 0];
  const answers = new Map<string, readonly number[]>();
  const presses: number[] = [];
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
    const isPressed = passing === 'own impulse' && isElsewhere && isPassed;
    if (isPressed) {
      // A person comes back to a slow game after a while; a seat may change its order a few times a minute.
      house.wait(60);
      await passUntilOwn(page);
    } else await enact(page, question.legal as Node, wish as unknown as Json);
    const made = (await clicks()) - before;
    if (isElsewhere) {
      questions++;
      elsewhere += made;
      answers.set(wish.type, [...(answers.get(wish.type) ?? []), made]);
      if (isPressed) presses.push(made);
      tries += Number(wish.type === 'intercept' || wish.type === 'evade');
    } else own += made;
  }
  expect(faults).toEqual([]);
  return { elsewhere, own, questions, answers, presses };
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
