import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Audit } from '../../domain/match/audit/audit.ts';
import type { MatchView } from '../../domain/match/view/view.ts';
import { type House, lobby, open } from './kit.ts';

// The ready check, as clients meet it, and settings that change in the lobby.

let house: House;
beforeAll(async () => {
  house = await open();
});
afterAll(() => house.close());

const view = async (path: string, user?: string): Promise<MatchView> =>
  (await house.as(user).get<MatchView>(path)).body;
const codeOf = ({ status, body }: { status: number; body: { code?: string } | undefined }): string =>
  `${status} ${body?.code ?? ''}`.trim();
const waiting = async (user: string): Promise<readonly unknown[]> =>
  (await house.as(user).get<{ games: unknown[] }>('/v1/me/games?awaiting=true&fields=id,seat,kind,deadline')).body
    .games;

async function called(settings: object = {}): Promise<string> {
  const path = await lobby(house, { of: 'duel', owner: 'ann', settings: { ready: { seconds: 600 }, ...settings } });
  for (const user of ['ann', 'bob']) await house.as(user).post(`${path}/seats`, {});
  expect((await house.as('ann').post(`${path}/start`)).status).toBe(200);
  return path;
}

it('everybody is asked, and the last who is there begins the game; the audit follows it', async () => {
  const path = await called();
  expect(await waiting('bob')).toEqual([
    { id: path.slice('/v1/games/'.length), seat: 'blue', kind: 'confirm', deadline: house.now + 600_000 },
  ]);
  expect(codeOf(await house.as('cid').post(`${path}/confirmations`, {}))).toBe('403 NOT_SEATED');
  const key = { 'idempotency-key': 'there' };
  const first = await house.as('bob').post(`${path}/confirmations`, {}, key);
  expect([first.status, (await house.as('bob').post(`${path}/confirmations`, {}, key)).bytes]).toEqual([
    200,
    first.bytes,
  ]);
  expect(codeOf(await house.as('bob').post(`${path}/confirmations`, {}))).toBe('409 NOTHING_TO_CONFIRM');
  expect(await view(path)).toMatchObject({
    status: 'lobby',
    check: { failed: 0, confirmed: ['blue'], awaited: ['red'] },
  });
  await house.as('ann').post(`${path}/confirmations`, {});
  expect((await view(path)).status).toBe('playing');
  for (const user of ['ann', 'bob']) await house.as(user).put(`${path}/votes/draw`, { vote: true });
  const { body } = await house.as(undefined).get<Audit>(`${path}/audit`);
  expect(body).toMatchObject({ findings: [], checks: { redecided: body.version } });
});

it('the sweep ends it: a player without an answer loses the place, and may take it again', async () => {
  const path = await called();
  await house.as('ann').post(`${path}/confirmations`, {});
  house.wait(600);
  await house.sweep();
  expect((await view(path)).check?.awaited).toEqual(['blue']);
  expect(codeOf(await house.as('bob').post(`${path}/confirmations`, {}))).toBe('200');
  const other = await called();
  await house.as('ann').post(`${other}/confirmations`, {});
  house.wait(602);
  expect(codeOf(await house.as('bob').post(`${other}/confirmations`, {}))).toBe('503 DEADLINE_PASSING');
  house.wait(2);
  await house.sweep();
  const after = await view(other);
  expect(after).toMatchObject({ status: 'lobby', check: { failed: 1, confirmed: [], awaited: [] } });
  expect(after.seats.map(({ holder }) => holder?.kind)).toEqual(['user', undefined]);
  expect((await house.as('bob').post(`${other}/seats`, {})).status).toBe(200);
});

it('of an anonymous game says which places are awaited, and never whose they are', async () => {
  const path = await called({ anonymous: true, seating: 'random' });
  await house.as('bob').post(`${path}/confirmations`, {});
  const { check, seats } = await view(path, 'ann');
  expect([check?.confirmed.length, seats.filter(({ holder }) => holder?.kind === 'hidden').length]).toEqual([1, 1]);
  expect((await house.as('ann').get<{ people: object }>(`${path}/people`)).body.people).toEqual({
    [String((await view(path)).owner)]: 'ann',
  });
});

it('settings of a lobby change, and are taken away by null', async () => {
  const path = await lobby(house, { of: 'duel', owner: 'ann' });
  const calendar = { zone: 'Europe/Berlin', days: [1, 2, 3, 4, 5] };
  const bank = { initial: 600, increment: 5, most: 900 };
  const changes = {
    ready: { seconds: 900 },
    rated: true,
    pause: { most: 0 },
    vacate: { misses: 2 },
    away: 3,
    votes: 'secret',
    calendar,
  };
  Object.assign(changes, { bank, expired: 'loses' });
  const edited = await house.as('ann').patch(path, { settings: changes });
  expect(edited.status, edited.bytes).toBe(200);
  const { calendar: kept, ...settings } = (await view(path)).settings;
  expect(settings).toMatchObject({
    ready: { seconds: 900 },
    rated: true,
    pause: { most: 0 },
    vacate: { misses: 2 },
    away: 3,
    votes: 'secret',
    bank,
    expired: 'loses',
  });
  expect(kept?.days).toEqual([1, 2, 3, 4, 5]);
  await house.as('ann').patch(path, { settings: { ready: null, vacate: null, calendar: null, bank: null } });
  expect(Object.keys((await view(path)).settings)).not.toEqual(expect.arrayContaining(['ready']));
  for (const gone of ['calendar', 'bank']) expect((await view(path)).settings).not.toHaveProperty(gone);
  const seven = await lobby(house, { of: 'diplomacy', owner: 'ann' });
  const refused = await house.as('ann').patch(seven, { settings: { bank } });
  expect([refused.status, refused.body.errors?.[0]?.pointer]).toEqual([400, '/settings/bank']);
  const bad = await house.as('ann').patch(path, { settings: { calendar: { ...calendar, zone: 'Mars/Olympus' } } });
  expect([bad.status, bad.body.errors?.[0]?.pointer]).toEqual([400, '/settings/calendar/zone']);
  expect((await house.as('ann').patch(path, { settings: { anonymous: true } })).status).toBe(400);
});
