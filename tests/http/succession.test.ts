import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MatchView } from '../../domain/match/view/view.ts';
import { OPERATIONS } from '../../functions/operations/index.ts';
import { type Actions, type Answer, type CommitsPage, type House, lobby, open } from './kit.ts';

// A player who leaves a seat takes along what they wrote (§15.1): no later holder of the seat can read it, and the
// server asks each of them again (§15.6).

const POWERS = ['austria', 'england', 'france', 'germany', 'italy', 'russia', 'turkey'];
const SECRET = 'the plan of who left';
const DAY = 86_400;

let house: House;
beforeAll(async () => {
  house = await open();
});
afterAll(() => house.close());

const fine = <B>(answer: Answer<B>): B => {
  expect(answer.status, answer.bytes).toBeLessThan(300);
  return answer.body;
};

/** A game of seven people, each named as their power, in which nobody answers for a seat that was left. */
async function started(settings: object = {}): Promise<string> {
  const path = await lobby(house, {
    of: 'diplomacy',
    settings: { absent: 'wait', deadlines: { default: DAY }, press: { talk: 'none' }, ...settings },
  });
  for (const seat of POWERS) fine(await house.as(seat).post(`${path}/seats`, { seat }));
  fine(await house.as('ann').post(`${path}/start`));
  return path;
}

const order = (path: string, seat: string, orders: object, ready: boolean) =>
  house.as(seat).post(`${path}/actions`, { ask: 'S1901M', command: { type: 'orders', orders, ready } });

/** Everything that a client can read of a game, now and at a version, as France. */
async function read(path: string, user: string, version: number): Promise<readonly string[]> {
  const queries = ['', `?version=${version}&as=france`];
  const paths = OPERATIONS.filter(
    (each) => each.method === 'GET' && /^\/v1\/games\/\{game\}(\/[^{]*)?$/.test(each.path),
  ).map((each) => each.path.replace('/v1/games/{game}', path));
  expect(paths.length).toBeGreaterThan(12);
  const answers: string[] = [];
  for (const each of paths)
    for (const query of queries) {
      const { status, bytes } = await house.as(user).get(`${each}${query}`);
      if (status === 200) answers.push(`${each}${query} ${bytes}`);
    }
  return answers;
}

const holding = (answers: readonly string[], text: string): readonly string[] =>
  answers.filter((each) => each.includes(text)).map((each) => each.split(' ')[0] ?? '');

describe('the orders of a player who left', () => {
  it.each([
    { what: 'handed in', ready: true },
    { what: 'saved', ready: false },
  ])('are withdrawn though they were $what: a successor is asked, and reads them nowhere', async ({ ready }) => {
    const path = await started();
    const orders = { par: { order: 'void', written: SECRET }, mar: { order: 'hold' } };
    const written = fine(await order(path, 'france', orders, ready));
    fine(await house.as('france').put(`${path}/standing-orders`, { standing: { retreats: 'disband' } }));
    for (const own of ['state', 'lapse', 'events', `state?version=${written.version}&as=france`])
      expect((await house.as('france').get(`${path}/${own}`)).bytes, own).toContain(SECRET);

    const left = fine(await house.as('france').delete(`${path}/seats/france`));
    const { body: events } = await house.as(undefined).get<CommitsPage>(`${path}/events?after=${left.version - 1}`);
    expect(events.commits[0]?.envelope.events).toMatchObject([
      { type: 'match/left', seat: 'france', how: 'resigned' },
      { type: 'withdrawn', seat: 'france' },
    ]);

    fine(await house.as('carol').post(`${path}/seats`, { seat: 'france' }));
    const { body } = await house.as('carol').get<Actions>(`${path}/actions`);
    expect(body.actions).toMatchObject([{ seat: 'france', ask: 'S1901M' }]);
    const match = fine(await house.as('carol').get<MatchView>(path));
    expect(match.asks.find(({ seat }) => seat === 'france')).not.toHaveProperty('settled');
    const answers = await read(path, 'carol', written.version);
    expect(holding(answers, SECRET)).toEqual([]);
    expect(holding(answers, '"retreats":"disband"')).toEqual([]);
    const state = fine(await house.as('carol').get<{ view: { mine: object } }>(`${path}/state`));
    expect(state.view.mine).toEqual({});

    // What she writes herself she sees, and it is what is carried out.
    fine(await order(path, 'carol', { par: { order: 'move', to: 'bur' } }, true));
    for (const seat of POWERS.filter((each) => each !== 'france')) fine(await order(path, seat, {}, true));
    const next = fine(await house.as('carol').get<{ view: { units: object[]; season: string } }>(`${path}/state`));
    expect(next.view).toMatchObject({ season: 'fall' });
    expect(next.view.units).toContainEqual({ power: 'france', type: 'A', loc: 'bur' });
  });

  it('are read by everybody when the game is over', async () => {
    const path = await started();
    fine(await order(path, 'france', { par: { order: 'void', written: SECRET } }, true));
    for (const seat of POWERS) fine(await house.as(seat).delete(`${path}/seats/${seat}`));
    expect((await house.as(undefined).get(`${path}/log`)).bytes).toContain(SECRET);
    expect((await house.as('carol').get(`${path}/audit`)).body).toMatchObject({
      ok: true,
      complete: true,
      findings: [],
    });
  });

  it('buy nobody time: the deadline stays as it is while seats change hands, and while orders stop being final', async () => {
    const path = await started();
    const due = async () => fine(await house.as(undefined).get<MatchView>(path)).due;
    const first = await due();
    fine(await order(path, 'france', {}, true));
    house.wait(3600);
    fine(await order(path, 'france', {}, false));
    expect(await due()).toBe(first);
    fine(await order(path, 'france', {}, true));
    fine(await house.as('france').delete(`${path}/seats/france`));
    expect(await due()).toBe(first);
    fine(await house.as('carol').post(`${path}/seats`, { seat: 'france' }));
    expect(await due()).toBe(first);
  });

  it('do not count for a vacant seat, which gets the default answer until a player sits there (§15.1)', async () => {
    const path = await started({ absent: 'lapse' });
    fine(await order(path, 'france', { par: { order: 'move', to: 'bur' } }, true));
    fine(await house.as('france').delete(`${path}/seats/france`));
    const settled = async (who?: string) => {
      const { body } = await house.as(who).get<MatchView>(path);
      return body.asks.find(({ seat }) => seat === 'france')?.settled;
    };
    expect(await settled()).toBe(true);
    fine(await house.as('carol').post(`${path}/seats`, { seat: 'france' }));
    expect(await settled()).toBeUndefined();
    fine(await house.as('carol').delete(`${path}/seats/france`));
    for (const seat of POWERS.filter((each) => each !== 'france')) fine(await order(path, seat, {}, true));
    const { body } = await house.as(undefined).get<{ view: { units: object[] } }>(`${path}/state`);
    expect(body.view.units).toContainEqual({ power: 'france', type: 'A', loc: 'par' });
  });
});
