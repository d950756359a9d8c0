import { afterAll, expect, it } from 'vitest';
import { killed } from './killed.ts';
import { cleanUp } from './machine.ts';

afterAll(cleanUp);

it('a server that is killed twice while 8 people play has all that it acknowledged, once (32 people, ten times: npm run bench -- kill)', async () => {
  const { acknowledged, again, lost, doubled, findings } = await killed({
    writers: 8,
    kills: 2,
    lives: [1_500, 2_500],
  });
  expect({ lost, doubled, findings }).toEqual({ lost: 0, doubled: 0, findings: [] });
  expect(acknowledged).toBeGreaterThan(8 * 2);
  // At a single death it may be that everybody was only reading.
  expect(again).toBeGreaterThan(0);
});
