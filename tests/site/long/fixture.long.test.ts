import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Legal } from '../../../domain/contract/legal.ts';
import type { Json } from '../../../domain/lib/json.ts';
import { started } from '../../http/kit.ts';
import { eager } from '../../kit/eager.ts';
import { random } from '../../kit/random.ts';
import { startVisit, type Visit } from '../kit.ts';
import { disturb, faultsOf, playOn, windowsOf } from './playing.ts';

// A game for which the site has not one line of code is played to its end: on a phone by finger, at a desk in Korean.

let visit: Visit;
beforeAll(async () => {
  visit = await startVisit();
});
afterAll(() => visit.close());

it('a game that the site has never heard of, with a reload, a lost connection and a second tab', async () => {
  const path = await started(visit.house, { of: 'duel', options: { hits: 9 } });
  const windows = await windowsOf(visit, 'duel', path);
  const below = random(17);
  const played = await playOn({
    visit,
    path,
    windows,
    choose: (_seat, _view, legal) => eager(legal as Legal, below) as Json,
    between: (count) => disturb(windows, count),
    isEnough: () => false,
  });
  expect(played.length).toBeGreaterThan(24);
  for (const [, window] of windows) {
    await window.page.waitForSelector('.outcome');
    expect(faultsOf(window)).toEqual([]);
    await window.context.close();
  }
  expect((await visit.house.as(undefined).get<{ status: string }>(path)).body.status).toBe('over');
});
