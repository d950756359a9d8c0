import type { Page, Request } from 'playwright-core';
import { isObject, type Json } from '../../domain/lib/json.ts';
import { canonical } from '../../domain/log/canonical.ts';
import { finished, type Step } from '../../site/src/grammar/narrow.ts';
import { keyOf, type Node } from '../../site/src/grammar/node.ts';
import { rowsOf } from '../../site/src/grammar/rows.ts';
import { pointAt, pressArmed, shown } from './hand.ts';
import { valueAt, wanted } from './wanted.ts';

// A command that a player wants to give, given at the table: by clicking the board and the buttons that are shown, and
// by nothing else.

/**
 * Does what a person does who wants a command of a grammar, up to the button that sends it. Throws where the table does
 * not lead there.
 */
export async function enact(page: Page, legal: Node, wish: Json, point: typeof pointAt = pointAt): Promise<void> {
  // Grammars come in canonical JSON, and so do the commands made of them.
  const command = JSON.parse(canonical(wish)) as Json;
  const way = wanted(rowsOf(legal), command);
  if (way === undefined) throw new Error(`no way leads to ${keyOf(command)}`);
  const confirm = page.locator(`.act[data-command="${quoted(keyOf(command))}"]`);
  const label = finished(way.partials).find((each) => keyOf(each.command) === keyOf(command))?.partial.row.label ?? '';
  // A kind whose words are offered alone is meant by no click on the board.
  const isInWords = way.taken[0]?.is !== 'label' && (await chipOf(page, label).count()) > 0;
  const taken: readonly Step[] = isInWords ? [{ is: 'label', label }, ...way.taken] : way.taken;
  // What is whole as it is has its button from the beginning.
  const steps = (await confirm.count()) > 0 ? [] : taken;
  // A click that completes a command which can be taken back sends it.
  let isSent = false;
  const note = (request: Request): void => {
    if (request.method() === 'POST' && request.url().endsWith('/actions')) isSent = true;
  };
  page.on('request', note);
  const answered = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/actions'),
  );
  // A step that fails is told alone, without the answer that then never comes.
  answered.catch(() => undefined);
  for (const step of steps) {
    await take(page, step, point).catch(async (error: unknown) => {
      throw new Error(
        `${JSON.stringify(step)} of ${JSON.stringify(taken)}: ${error} ${await page.locator('.panel').innerText()}`,
      );
    });
    await shown(page);
  }
  if (!isSent) {
    // The target brings the usual leaders along, also where no one was switched on before.
    const whoGoes = page.locator('.panel .who-goes');
    if ((await whoGoes.count()) > 0) {
      const path = (await whoGoes.first().getAttribute('data-path')) ?? '';
      const party = valueAt(command, path.split('/'));
      if (Array.isArray(party)) await takeAlong(page, party.map(String));
    }
    // Longer passes stand apart, and are opened first.
    const apart = page.locator('.asides:not([open])', { has: confirm });
    if ((await apart.count()) > 0) await apart.locator('summary').click();
    await confirm.waitFor().catch(async () => {
      throw new Error(
        `${keyOf(command)} was not reached by ${JSON.stringify(taken)}: ${await page.locator('.shell').innerText()}`,
      );
    });
    const button = await confirm.elementHandle();
    await button?.click();
    if (button !== null) await pressArmed(page, button, (armed) => armed.click());
  }
  const answer = await answered;
  page.off('request', note);
  const { command: sent } = answer.request().postDataJSON() as { readonly command: Json };
  if (keyOf(sent) !== keyOf(command)) throw new Error(`${keyOf(sent)} was sent for ${keyOf(command)}`);
  if (answer.status() !== 200) throw new Error(`${keyOf(command)}: ${answer.status()} ${await answer.text()}`);
}

async function take(page: Page, step: Step, point: typeof pointAt): Promise<void> {
  if (step.is === 'name') {
    const [kind, id = ''] = step.name.split(/:(.*)/s);
    // Who has not arrived yet stands on no board: there is a button for them.
    const onBoard = page.locator(`.board svg [data-kind="${kind}"][data-id="${id}"]`);
    if ((await onBoard.count()) > 0) return point(page, step.name);
    if (kind === 'card')
      return page
        .locator(`.tray [data-card="${quoted(id)}"] button`)
        .first()
        .click();
    return page
      .locator(`.panel .choices button[data-value="${quoted(keyOf(id))}"]`)
      .first()
      .click();
  }
  if (step.is === 'label') {
    const chip = chipOf(page, step.label);
    // Words that all choices share are not offered as a choice.
    if ((await chip.count()) > 0 && (await chip.getAttribute('aria-pressed')) !== 'true') await chip.click();
    return;
  }
  const path = step.path;
  const value = step.value as Json | undefined;
  const control = page.locator(`.panel [data-path="${quoted(path)}"]`).first();
  const button = (each: Json) => control.locator(`button[data-value="${quoted(keyOf(each))}"]`).first();
  const card = page.locator(`.tray [data-card="${quoted(String(value))}"] button`).first();
  const toggle = control.locator('input[type=checkbox]');
  // Where nobody can go along, nobody is switched on or off.
  if ((await control.count()) === 0) return Array.isArray(value) && value.length === 0 ? undefined : card.click();
  if (Array.isArray(value) && (await page.locator('.panel .who-goes').count()) > 0)
    return takeAlong(page, value.map(String));
  if ((await toggle.count()) > 0) return toggle.setChecked(value !== undefined);
  if (value !== undefined && (await button(value).count()) > 0) return button(value).click();
  if (Array.isArray(value)) for (const each of value as readonly Json[]) await button(each).click();
  else if (isObject(value)) {
    for (const [key, count] of Object.entries(value))
      await control.locator(`[data-value="${key}"] input`).fill(String(count));
  } else await control.locator('input').fill(String(value));
}

/** The button of a kind of command. */
const chipOf = (page: Page, label: string) =>
  page.locator('.panel .chips').getByRole('button', { name: label, exact: true });

/** Switches on who goes and off who stays, one after another, and says who commands where several may. */
async function takeAlong(page: Page, party: readonly string[]): Promise<void> {
  const member = (id: string) => page.locator(`.panel .who-goes button[data-value="${quoted(id)}"]`);
  for (;;) {
    const going = await page
      .locator('.panel .who-goes button[aria-pressed="true"]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('data-value') ?? ''));
    const wrong = [...party.filter((id) => !going.includes(id)), ...going.filter((id) => !party.includes(id))];
    if (wrong.length === 0) break;
    let next: string | undefined;
    for (const id of wrong) if (next === undefined && (await member(id).isEnabled())) next = id;
    if (next === undefined) throw new Error(`${party} cannot go: ${going} go`);
    await member(next).click();
    await shown(page);
  }
  const head = page.locator(`.panel .who-leads button[data-value="${quoted(party[0] ?? '')}"]`);
  if ((await head.count()) > 0 && (await head.getAttribute('aria-pressed')) !== 'true') await head.click();
}

const quoted = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"');
