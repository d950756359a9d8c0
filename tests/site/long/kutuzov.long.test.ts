import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Legal } from '../../../domain/contract/legal.ts';
import { bot } from '../../../domain/kutuzov/bot/bot.ts';
import { listed } from '../../../domain/kutuzov/bot/listed.ts';
import type { Json } from '../../../domain/lib/json.ts';
import { started } from '../../http/kit.ts';
import { random } from '../../kit/random.ts';
import { startVisit, type Visit } from '../kit.ts';
import { disturb, faultsOf, playOn, windowsOf } from './playing.ts';

// Four people play two impulses of Kutuzov, one by finger on a phone, one in Korean; one of them intercepts.

let visit: Visit;
beforeAll(async () => {
  visit = await startVisit();
});
afterAll(() => visit.close());

it('two impulses of a campaign, with an interception', { timeout: 1_200_000 }, async () => {
  const path = await started(visit.house, { of: 'kutuzov', options: { scenario: 2 } });
  const windows = await windowsOf(visit, 'kutuzov', path);
  const below = random(3);
  /** The Powers that played an impulse, and whether a Power tried to intercept. */
  const impulses = new Set<string>();
  let isIntercepted = false;
  const played = await playOn({
    visit,
    path,
    windows,
    choose: (seat, view, legal) => {
      const intercepts = listed(legal as Legal).filter(({ type }) => type === 'intercept');
      if (intercepts.length > 0) isIntercepted = true;
      return (intercepts[0] ?? bot(view, seat, { draw: (_, n) => below(n) })) as Json;
    },
    between: (count) => disturb(windows, count),
    isEnough: ({ phase = '' }, count) => {
      const [, power] = /: (French North|French South|Russian First Army|Russian Second Army)/.exec(phase) ?? [];
      if (power !== undefined) impulses.add(power);
      return (isIntercepted && impulses.size > 2) || count >= 300;
    },
  });
  // The third has begun, so two are over.
  expect(impulses.size).toBeGreaterThan(2);
  expect(played.map(({ command }) => (command as { readonly type: string }).type)).toContain('intercept');
  expect(played.length).toBeGreaterThan(24);
  for (const [, window] of windows) {
    expect(faultsOf(window)).toEqual([]);
    await window.context.close();
  }
});
