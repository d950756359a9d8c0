import type { ElementHandle, Locator, Page } from 'playwright-core';
import { PATIENCE_MS } from '../kit/patience.ts';

// What the hand of a person does at the table: it points at the board, by mouse or by finger, and presses what is
// shown.

interface Aim {
  readonly x: number;
  readonly y: number;
  readonly words: string;
  /** Whether that is a part of the board that is in sight, and no button over it. */
  readonly isSeen: boolean;
}

/** How often a hand looks again for what the board is about to bring into sight. */
const LOOKS = 20;

/** Where on the screen the board says that one aims at a name, with the board in sight and at rest. */
export async function aimAt(page: Page, name: string): Promise<Aim> {
  const [kind, id] = name.split(/:(.*)/s);
  const element = page.locator(`.board svg [data-kind="${kind}"][data-id="${id}"]`).first();
  await element.waitFor({ state: 'attached' });
  let last: Aim | undefined;
  const whole = page.locator('.board .zoom').getByRole('button', { name: 'Whole board' });
  for (let looks = 0; ; looks++) {
    // Where not all that may be chosen fits into the pane, a person looks at the whole board.
    if (looks === LOOKS && last?.isSeen === false && (await whole.isVisible())) await whole.click();
    const aim: Aim = await element.evaluate((found) => {
      found.closest('.board')?.scrollIntoView({ block: 'nearest' });
      const [x, y] = (found.getAttribute('data-at') ?? '').split(',').map(Number);
      const matrix = (found as SVGGraphicsElement).ownerSVGElement?.getScreenCTM();
      const at = new DOMPoint(x, y).matrixTransform(matrix ?? undefined);
      const under = document.elementFromPoint(at.x, at.y);
      const isSeen = under !== null && under.closest('.board') !== null && under.closest('button') === null;
      return { x: at.x, y: at.y, words: found.getAttribute('data-name') ?? '', isSeen };
    });
    if (aim.x === last?.x && aim.y === last.y && (aim.isSeen || looks > 2 * LOOKS)) return aim;
    // A board that brings what may be chosen into sight moves under the hand.
    last = aim;
    await shown(page);
  }
}

/** Points at an element of the board by mouse. */
export async function pointAt(page: Page, name: string): Promise<void> {
  const { x, y, words } = await aimAt(page, name);
  await page.mouse.click(x, y);
  await chooseAmongSeveral(page, words);
}

/** Points at an element of the board by finger. */
export async function tap(page: Page, name: string): Promise<void> {
  const { x, y, words } = await aimAt(page, name);
  await page.touchscreen.tap(x, y);
  await chooseAmongSeveral(page, words);
}

/** Waits until the page shows what came of it. */
export const shown = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Where several things are under a finger, they are offered by their words. */
async function chooseAmongSeveral(page: Page, words: string): Promise<void> {
  await shown(page);
  const meant = page.locator('.loupe button', { hasText: words }).first();
  if ((await meant.count()) > 0) await meant.click();
  await shown(page);
}

/**
 * Presses the first button that is offered: sends what is whole, else goes on choosing. Returns false when no button is
 * offered, or when the page removed the button before it was pressed.
 */
export async function goOn(page: Page, press: (button: ElementHandle) => Promise<void>): Promise<boolean> {
  for (const offered of OFFERED) {
    const button = await page.$(offered);
    if (button === null) continue;
    try {
      await press(button);
      await pressArmed(page, button, press);
      return true;
    } catch (caught) {
      if (await button.evaluate(({ isConnected }) => isConnected)) throw caught;
      return false;
    }
  }
  return false;
}

/** How long an armed button ignores a second click, and a little more. */
const ARMED_MS = 450;

/** Presses a button again that has armed itself. */
export async function pressArmed(
  page: Page,
  button: ElementHandle,
  press: (button: ElementHandle) => Promise<void>,
): Promise<void> {
  await shown(page);
  if (!(await button.evaluate((each) => each.isConnected && (each as Element).classList.contains('armed')))) return;
  await page.waitForTimeout(ARMED_MS);
  await press(button);
}

/** What is offered, the most wanted first. */
const OFFERED = [
  '.shell:has(.panel .steps) .act:enabled:not(.standing)',
  '.tray .card.lit button',
  '.panel .choices button',
  '.panel .chips button[aria-pressed="false"]',
  '.panel .act:enabled:not(.standing)',
  '.act:enabled',
];

/** Waits until as many orders are written on the sheet. */
export const written = (page: Page, count: number, timeout = PATIENCE_MS): Promise<unknown> =>
  page.waitForFunction((wanted) => document.querySelectorAll('.sheet-list li.written').length === wanted, count, {
    timeout,
  });

/** Presses a button of the bar; one that arms itself is pressed again. */
export async function press(page: Page, button: Locator): Promise<void> {
  // A locator finds the button again where the page replaces it; a click disarms every other button.
  await button.click();
  await shown(page);
  const armed = await page.$('.act.armed');
  if (armed !== null) await pressArmed(page, armed, (each) => each.click());
}

/** Presses a button that sends, and waits for the answer to the command. */
export async function send(page: Page, button: Locator): Promise<void> {
  const answered = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/actions'),
  );
  await press(page, button);
  const status = (await answered).status();
  if (status !== 200) throw new Error(`refused: ${status} ${await (await answered).text()}`);
}
