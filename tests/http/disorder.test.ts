import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MatchView } from '../../domain/match/view/view.ts';
import { type CommitsPage, type House, lobby, open } from './kit.ts';

// Civil disorder by round, over HTTP: which option a game gets, and what a deadline that passes in silence says.

let house: House;
beforeAll(async () => {
  house = await open();
});
afterAll(() => house.close());

it.each([
  { options: {}, disorder: 'round' },
  { options: { rulings: 'datc' }, disorder: 'phase' },
  { options: { disorder: 'phase' }, disorder: 'phase' },
  { options: { rulings: 'datc', disorder: 'round' }, disorder: 'round' },
])('a game opened with $options has `disorder: $disorder`', async ({ options, disorder }) => {
  const path = await lobby(house, { of: 'diplomacy', options });
  const { body } = await house.as('ann').get<MatchView>(path);
  expect(body.options).toMatchObject({ disorder });
});

it('a government falls at a missed deadline, unless orders were saved or none can be given; the story says so in two languages', async () => {
  const path = await lobby(house, {
    of: 'diplomacy',
    options: { players: 3 },
    settings: { deadlines: { default: 3600 } },
  });
  const [saved, empty, silent] = ['austria-england-germany', 'france-turkey', 'italy-russia'];
  for (const seat of [saved, empty, silent]) await house.as(seat).post(`${path}/seats`, { seat });
  await house.as('ann').post(`${path}/start`);
  const sheets = [
    { seat: saved, orders: { vie: { order: 'hold' } }, ready: false },
    { seat: empty, orders: {}, ready: true },
  ];
  for (const { seat, orders, ready } of sheets) {
    const { status } = await house
      .as(seat)
      .post(`${path}/actions`, { ask: 'S1901M', command: { type: 'orders', orders, ready } });
    expect(status).toBe(200);
  }
  house.wait(3610);
  await house.sweep();
  const { body } = await house.as(undefined).get<CommitsPage>(`${path}/events`);
  const ordered = body.commits.at(-1)!.envelope.events.filter(({ type }) => type === 'ordered');
  expect(ordered.map(({ seat, none }) => [seat, none])).toEqual([
    [saved, undefined],
    [silent, true],
  ]);
  const after = body.commits.length - 1;
  const told = async (language: string) =>
    (await house.as(undefined).get(`${path}/story?after=${after}`, { 'accept-language': language })).bytes;
  expect(await told('en')).toContain('no orders; the government falls until the next movement (§15.1)');
  expect(await told('ko')).toContain('명령이 없어 다음 명령 단계까지 사회 혼란이 일어납니다(§15.1)');
});
