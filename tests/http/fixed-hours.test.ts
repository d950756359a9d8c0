import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MatchView } from '../../domain/match/view/view.ts';
import { calendarIn } from '../../functions/features/settings/calendars.ts';
import { mostSeconds } from '../../functions/features/settings/deadlines.ts';
import { type House, lobby, open, started } from './kit.ts';

// Deadlines at fixed hours, as people write them.

let house: House;
beforeAll(async () => {
  house = await open();
});
afterAll(() => house.close());

const evening = (more: object = {}) => ({ zone: 'Europe/Berlin', slots: { orders: [{ at: '20:00' }] }, ...more });
const create = (settings: object, headers = {}) =>
  house.as('ann').post('/v1/games', { of: 'diplomacy', settings }, headers);

describe('a game with fixed hours', () => {
  it('has its deadline at the first of them; its log has minutes of the local week', async () => {
    const deadlines = { orders: 20 * 3600, default: 7200 };
    const path = await started(house, {
      of: 'diplomacy',
      settings: { deadlines, calendar: evening({ days: [1, 2, 3, 4, 5] }) },
    });
    const { due, settings } = (await house.as(undefined).get<MatchView>(path)).body;
    // It is Monday noon, UTC: 20 hours later it is Tuesday morning.
    expect(due).toBe(Date.UTC(2025, 0, 7, 19));
    expect(settings.calendar?.slots).toEqual({ orders: [0, 1, 2, 3, 4].map((day) => day * 1440 + 1200) });
  });

  it.each([
    {
      what: 'too many seconds',
      deadlines: { orders: 86_400 },
      more: {},
      says: 'has 86400 seconds; with these hours use at most 79200',
    },
    { what: 'the default is too long', deadlines: { default: 86_400 }, more: {}, says: 'use at most 79200' },
    { what: 'no seconds', deadlines: { retreats: 600 }, more: {}, says: 'at most 79200' },
    {
      what: 'a closed day',
      deadlines: { default: 60 },
      more: { days: [1], slots: { orders: [{ days: [2], at: '20:00' }] } },
      says: 'that day',
    },
    {
      what: 'a quiet hour',
      deadlines: { default: 60 },
      more: { quiet: { from: '19:00', to: '08:00' } },
      says: 'the hour is quiet',
    },
    {
      what: 'another kind',
      deadlines: { default: 60 },
      more: { slots: { turn: [{ at: '20:00' }] } },
      says: 'one of orders, retreats',
    },
    {
      what: 'hours that lie too close',
      deadlines: { default: 60 },
      more: { slots: { orders: [{ at: '20:00' }, { at: '20:30' }] } },
      says: 'too close',
    },
    {
      what: 'too many hours',
      deadlines: { default: 60 },
      more: { slots: { orders: ['00:00', '05:00', '10:00', '15:00', '20:00'].map((at) => ({ at })) } },
      says: 'at most 28',
    },
  ])('is refused with $what', async ({ deadlines, more, says }) => {
    const { status, body } = await create({ deadlines, calendar: evening(more) });
    expect([status, body.code, body.errors?.[0]?.pointer]).toEqual([
      400,
      'BAD_BODY',
      expect.stringMatching(/^\/settings\/calendar\/slots\//),
    ]);
    expect(body.detail).toContain(says);
  });

  it('is refused with fixed hours for more than eight kinds', async () => {
    const slots = Object.fromEntries([...'abcdefghi'].map((kind) => [kind, [{ at: '20:00' }]]));
    expect((await create({ deadlines: { default: 60 }, calendar: evening({ slots }) })).body.detail).toContain(
      'at most 8 kinds',
    );
  });

  it('is refused in Korean, with the number that fits', async () => {
    const { body } = await create({ deadlines: { default: 86_400 }, calendar: evening() }, { 'accept-language': 'ko' });
    expect(body.detail).toMatch(/86400초를 줍니다.*79200초/);
  });

  it('of a lobby is refused when its seconds become too many, and so is a vote for such a calendar', async () => {
    const path = await lobby(house, {
      of: 'diplomacy',
      owner: 'ann',
      settings: { deadlines: { default: 3600 }, calendar: evening() },
    });
    const refused = await house.as('ann').patch(path, { settings: { deadlines: { default: 86_400 } } });
    expect([refused.status, refused.body.errors?.[0]?.pointer]).toEqual([400, '/settings/calendar/slots/orders']);
    expect((await house.as('ann').patch(path, { settings: { deadlines: { default: 79_200 } } })).status).toBe(200);
    expect(
      (await house.as('ann').patch(path, { settings: { deadlines: { default: 86_400 }, calendar: null } })).status,
    ).toBe(200);
    const game = await started(house, { of: 'diplomacy', settings: { deadlines: { default: 86_400 } } });
    const vote = await house.as('france').put(`${game}/votes/calendar`, { vote: true, calendar: evening() });
    expect([vote.status, vote.body.errors?.[0]?.pointer]).toEqual([400, '/calendar/slots/orders']);
  });
});

it('the worst calendar takes less than a second to check, on a slow machine', () => {
  const hours = ['03:00', '09:00', '15:00', '21:00'].map((at) => ({ at }));
  const calendar = calendarIn(
    { zone: 'Europe/Berlin', days: [1, 2, 3, 4, 5, 6, 7], slots: { orders: hours } },
    house.now,
    '',
  );
  const began = performance.now();
  expect(mostSeconds(calendar, calendar.slots?.orders ?? [])).toBeLessThan(5 * 3600);
  const took = performance.now() - began;
  console.info(`28 hours a week, ${calendar.offsets.length} changes: ${took.toFixed(1)} ms`);
  expect(took).toBeLessThan(1000);
});
