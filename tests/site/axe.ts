import axe from 'axe-core';
import type { BrowserContext, Page } from 'playwright-core';

/**
 * Parts of a page that a person could not use. The browser itself inserts the checker, because the page's policy
 * forbids it to do so.
 */
export async function unusableOn(page: Page, context: BrowserContext): Promise<unknown> {
  const session = await context.newCDPSession(page);
  const told = 'violations.map(({ id, nodes }) => [id, nodes.slice(0, 3).map(({ html }) => html.slice(0, 200))])';
  const ran = await session.send('Runtime.evaluate', {
    expression: `${axe.source}; axe.run(document, {}).then(({ violations }) => JSON.stringify(${told}))`,
    awaitPromise: true,
    returnByValue: true,
  });
  return JSON.parse(String(ran.result.value));
}
