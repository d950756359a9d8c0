import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BY_MAIL } from '../../../domain/kutuzov/standing.ts';
import type { View } from '../../../domain/kutuzov/view.ts';
import type { Audit } from '../../../domain/match/audit.ts';
import { random } from '../../kit/random.ts';
import { type CommitsPage, type House, open, SEATS, started } from '../kit.ts';
import { march, type Question } from './kit.ts';

// What seats leave behind answers for them, inside the commit of whoever acts.

let house: House;
beforeAll(async () => {
  house = await open();
});
afterAll(() => house.close());

/** A campaign in which these seats leave an order. */
async function ordered(standing: object, seats: readonly string[] = SEATS.kutuzov): Promise<string> {
  const path = await started(house, { of: 'kutuzov', options: { scenario: 3 } });
  for (const seat of seats) expect((await house.as(seat).put(`${path}/standing-orders`, { standing })).status).toBe(200);
  return path;
}
const viewOf = async (seat: string, path: string): Promise<View> => (await house.as(seat).get<{ view: View }>(`${path}/state`)).body.view;
/** How often orders have answered for these seats so far. */
async function answersOf(path: string, seats: readonly string[]): Promise<number> {
  let answers = 0;
  for (let next: string | undefined = `${path}/events`; next !== undefined; ) {
    const { body }: { readonly body: CommitsPage } = await house.as(undefined).get<CommitsPage>(next);
    const events = body.commits.flatMap(({ envelope }) => envelope.events);
    answers += events.filter(
      ({ type, seat, how }) => type === 'match/answered' && how === undefined && seats.includes(String(seat)),
    ).length;
    next = body.next;
  }
  return answers;
}

/** All pages of a list, as text. */
async function textOf(seat: string, first: string): Promise<string> {
  let text = '';
  for (let next: string | undefined = first; next !== undefined; ) {
    const { body }: { readonly body: CommitsPage } = await house.as(seat).get<CommitsPage>(next);
    text += JSON.stringify(body);
    next = body.next;
  }
  return text;
}

describe('seats with the plainest standing order', () => {
  it('play a whole turn without a question outside their own impulses, and the log holds', async () => {
    const path = await ordered({});
    const asked: string[] = [];
    await march(house, path, random(3), {
      wanted: ({ seat, kind }) => {
        asked.push(`${seat} ${kind}`);
        return kind === 'reinforcement';
      },
    });
    expect((await viewOf('fn', path)).turn).toBe(3);
    expect(asked.filter((each) => /window|preemption/.test(each))).toEqual([]);
    expect(await answersOf(path, SEATS.kutuzov)).toBeGreaterThan(20);
    for (const seat of SEATS.kutuzov) await house.as(seat).put(`${path}/votes/draw`, { vote: true });
    const { body: audit } = await house.as(undefined).get<Audit>(`${path}/audit`);
    expect(audit).toMatchObject({ ok: true, complete: true, findings: [] });
  });
});

it('is kept with the moment it was given, and has served its time when one’s own impulse begins', async () => {
  const path = await ordered({ until: 'my-impulse' }, ['r1']);
  const { beat } = await viewOf('r1', path);
  const { body } = await house.as('r1').get<{ standing: object }>(`${path}/standing-orders`);
  expect(body.standing).toEqual({ r1: { until: 'my-impulse', since: beat } });
  await march(house, path, random(5), { near: true, wanted: ({ seat, kind }) => seat === 'r1' && kind === 'impulse' });
  const before = await answersOf(path, ['r1']);
  await march(house, path, random(6), { near: true, most: 60 });
  expect([before > 0, await answersOf(path, ['r1'])]).toEqual([true, before]);
});

it('asks where it is to ask: at every moment of a contact', async () => {
  const path = await ordered({ askIf: [{ if: 'moment', at: 'contact' }] });
  const { question } = await march(house, path, random(7), { wanted: ({ kind }) => kind === 'window' });
  expect(question?.kind).toBe('window');
  const frame = (await viewOf(question!.seat, path)).frames.at(-1);
  expect(frame).toMatchObject({ is: 'window', point: 'approach' });
});

it('is what everybody begins with, until it is withdrawn in one step', async () => {
  const path = await started(house, { of: 'kutuzov', options: { scenario: 3 } });
  const orderOf = async (seat: string) => (await house.as(seat).get<object>(`${path}/standing-orders`)).body;
  expect(await orderOf('fn')).toMatchObject({ default: BY_MAIL, standing: { fn: BY_MAIL } });
  await march(house, path, random(7), { most: 60 });
  expect(await answersOf(path, SEATS.kutuzov)).toBeGreaterThan(0);
  expect((await house.as('r2').put(`${path}/standing-orders`, { standing: null })).status).toBe(200);
  expect(await orderOf('r2')).toMatchObject({ default: BY_MAIL, standing: {} });
});

it('is forecast for the turns so far: just what was asked of whoever was always asked, and what an order would have left of it', async () => {
  const path = await ordered({}, ['fn', 'fs', 'r2']);
  await house.as('r1').put(`${path}/standing-orders`, { standing: null });
  type Turn = { readonly turn: number; readonly windows: number; readonly asked: number; readonly waits: number };
  const forecast = async (standing: object | null): Promise<Turn> => {
    const { body } = await house.as('r1').post<{ turns: Turn[] }>(`${path}/standing-orders/forecasts`, { standing });
    expect(body.turns.length).toBeLessThanOrEqual(1);
    return body.turns[0] ?? { turn: 1, windows: 0, asked: 0, waits: 0 };
  };
  expect(await forecast(null)).toMatchObject({ windows: 0 });
  const windows = new Set<string>();
  await march(house, path, random(3), {
    near: true,
    wanted: ({ seat, kind, ask }) => {
      if (seat === 'r1' && kind === 'window') windows.add(ask);
      return windows.size > 11;
    },
  });
  const [always, byMail, never] = [await forecast(null), await forecast(BY_MAIL), await forecast({})];
  expect([always.windows, always.asked]).toEqual([windows.size, windows.size]);
  expect([byMail.windows, never.windows]).toEqual([windows.size, windows.size]);
  expect([never.asked, never.waits]).toEqual([0, 0]);
  expect(byMail.asked).toBeLessThanOrEqual(windows.size);
  expect(byMail.waits).toBeLessThanOrEqual(byMail.asked);
  expect((await house.as('stranger').post(`${path}/standing-orders/forecasts`, { standing: null })).status).toBe(403);
});

it('tells by what is wrong with it where it cannot be understood', async () => {
  const path = await started(house, { of: 'kutuzov', options: { scenario: 4 } });
  const { status, body } = await house.as('fn').put(`${path}/standing-orders`, { standing: { askIf: [{ if: 'rain' }] } });
  expect([status, body.code, body.errors?.[0]?.pointer]).toEqual([400, 'BAD_STANDING_ORDER', '/standing/askIf/0/if']);
});

it('a pass for the impulse answers at once like an order, and what it says stands nowhere before the end', async () => {
  const path = await ordered({}, ['fn', 'fs', 'r2']);
  await house.as('r1').put(`${path}/standing-orders`, { standing: null });
  const isAsked = ({ seat, kind }: Question): boolean => seat === 'r1' && kind === 'window';
  const { question } = await march(house, path, random(3), { near: true, wanted: isAsked });
  const answers = () => answersOf(path, ['r1']);
  expect(await answers()).toBe(0);
  const command = { type: 'pass', for: 'impulse' };
  expect((await house.as('r1').post(`${path}/actions`, { ask: question!.ask, command })).status).toBe(200);
  await march(house, path, random(4), { near: true, wanted: isAsked });
  expect(await answers()).toBeGreaterThan(0);
  const events = await textOf('fn', `${path}/events`);
  expect(events).toContain('"reached"');
  expect(events).not.toContain('"for":"impulse"');
  expect((await viewOf('r1', path)).reach).toBeDefined();
  for (const seat of SEATS.kutuzov) await house.as(seat).put(`${path}/votes/draw`, { vote: true });
  const { body: audit } = await house.as(undefined).get<Audit>(`${path}/audit`);
  expect(audit).toMatchObject({ ok: true, complete: true, findings: [] });
  expect(await textOf('fn', `${path}/log`)).toContain('"for":"impulse"');
});
