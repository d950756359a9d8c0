import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Note } from '../../domain/contract/refusal.ts';
import { asked, type House, open, started } from './kit.ts';

let house: House;
beforeAll(async () => {
  house = await open();
});
afterAll(() => house.close());

interface DryRun {
  readonly notes: readonly Note[];
  readonly advice: readonly Note[];
}

it('a dry run remarks on the command, in the requested language; a command that is given says nothing of it', async () => {
  const path = await started(house, { of: 'diplomacy' });
  const france = house.as('france');
  const body = { ask: 'S1901M', written: ['A mar S A par - bur', 'A par - pic', 'F bre - mao'] };
  const dry = await france.post<DryRun>(`${path}/dry-runs`, body);
  expect(dry.body.notes).toEqual([]);
  expect(dry.body.advice).toEqual([
    {
      code: 'SUPPORT_OF_OTHER_MOVE',
      about: 'mar',
      detail: 'A Marseilles supports A Paris to Burgundy, but it is ordered to Picardy: the support is void.',
      rule: '§9.11',
    },
  ]);
  const korean = await france.post<DryRun>(`${path}/dry-runs`, body, { 'accept-language': 'ko' });
  expect(korean.body.advice).toMatchObject([
    { code: 'SUPPORT_OF_OTHER_MOVE', detail: expect.stringContaining('마르세유의 육군은') },
  ]);
  const given = await france.post(`${path}/actions`, body);
  expect([given.status, Object.keys(given.body)]).toEqual([200, ['at', 'game', 'hash', 'version']]);
});

it('a sheet with nothing amiss, and a game without advice, get none', async () => {
  const path = await started(house, { of: 'diplomacy' });
  const written = ['A mar S A par - bur', 'A par - bur', 'F bre - mao'];
  const dry = await house.as('france').post<DryRun>(`${path}/dry-runs`, { ask: 'S1901M', written });
  expect(dry.body.advice).toEqual([]);
  const duel = await started(house, { of: 'duel' });
  const { ask } = await asked(house.as('red'), duel);
  const choice = await house
    .as('red')
    .post<DryRun>(`${duel}/dry-runs`, { ask, command: { type: 'choose', stance: 'low' } });
  expect(choice.body.advice).toEqual([]);
});
