import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROBLEM_CODES } from '../../functions/platform/http/problems/index.ts';
import { type Actions, type House, lobby, open, SEATS, started } from './kit.ts';

// A problem says what is wrong, where, and where its meaning can be read.

let house: House;
let path: string;
beforeAll(async () => {
  house = await open();
  path = await lobby(house, { of: 'duel' });
});
afterAll(() => house.close());

describe('the type of a problem', () => {
  it('can be opened: what it means and what to do, in the requested language, as JSON or as a page', async () => {
    const { body } = await house.as('ann').get(`${path}/state`);
    expect(body).toMatchObject({ type: '/problems/NOT_STARTED', title: 'The game has not started.', status: 409 });
    const told = await house.as(undefined).get<{ means: string; todo: string }>(body.type);
    expect(told.body).toEqual({
      code: 'NOT_STARTED',
      means: 'The game has not started.',
      todo: expect.stringContaining('Read'),
    });
    const refused = await house.as('ann').get(`${path}/state`, { 'accept-language': 'ko' });
    expect(refused.body).toMatchObject({ title: '아직 시작하지 않은 게임입니다.', code: 'NOT_STARTED' });
    const korean = await house.as(undefined).get<{ means: string }>(body.type, { 'accept-language': 'ko' });
    expect(korean.body.means).toBe('아직 시작하지 않은 게임입니다.');
    const page = await house.as(undefined).get(body.type, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.bytes).toContain(told.body.means);
    expect(page.bytes).toContain(korean.body.means);
    expect(page.headers.get('etag')).not.toBe(told.headers.get('etag'));
    const again = await house.as(undefined).get(body.type, { 'if-none-match': told.headers.get('etag')! });
    expect([again.status, again.headers.get('vary')]).toEqual([304, told.headers.get('vary')]);
  });

  it('is one of a list: as JSON, and as a page that leads to each of them', async () => {
    const list = await house.as(undefined).get<{ problems: readonly { code: string; means: string }[] }>('/problems');
    const codes = list.body.problems.map(({ code }) => code);
    expect(codes).toEqual(PROBLEM_CODES);
    expect(codes).toEqual(codes.toSorted());
    const korean = await house.as(undefined).get<typeof list.body>('/problems', { 'accept-language': 'ko' });
    for (const code of ['NOT_STARTED', 'FLEET_INLAND']) {
      const [one, other] = [list, korean].map(({ body }) => body.problems.find((each) => each.code === code));
      const { body } = await house.as(undefined).get(`/problems/${code}`);
      expect(one).toEqual(body);
      expect(other?.means).toMatch(/[가-힣]/);
    }
    const page = await house.as(undefined).get('/problems', { accept: 'text/html' });
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    for (const code of codes) expect(page.bytes).toContain(`href="/problems/${code}"`);
    const again = await house.as(undefined).get('/problems', { 'if-none-match': list.headers.get('etag')! });
    expect(again.status).toBe(304);
  });

  it('is none for a code that nobody sends', async () => {
    for (const code of ['CHESS', 'constructor', 'stale_ask']) {
      const { status, body } = await house.as(undefined).get(`/problems/${code}`);
      expect([status, body.code]).toEqual([404, 'NO_SUCH_PROBLEM']);
    }
  });
});

describe('a message', () => {
  it.each([
    { at: '/v1/games?limit=many', detail: 'limit: must be a number' },
    { at: '/v1/games?limit=0', detail: 'limit: must be at least 1' },
    { at: '/v1/games?limit=1.5', detail: 'limit: must be a whole number' },
    { at: '/v1/games?status=won', detail: 'status: must be one of: lobby, playing, over' },
    { at: '/v1/games?colour=red', detail: 'unknown here: "colour"' },
    { at: '/v1/games?of=chess', detail: 'this server has the games diplomacy, duel, napoleonics, kutuzov' },
    { at: '/v1/me/games?of=chess', detail: 'this server has the games diplomacy, duel, napoleonics, kutuzov' },
  ])('names the field and what it may be: $at', async ({ at, detail }) => {
    const { status, body } = await house.as('ann').get(at);
    expect([status, body.detail]).toEqual([400, detail]);
    const korean = await house.as('ann').get(at, { 'accept-language': 'ko' });
    expect(korean.body.detail).toMatch(/[가-힣]/);
  });

  it('about a body too', async () => {
    const { body } = await house
      .as('ann')
      .post('/v1/games', { of: 'duel', settings: { visibility: 'secret', grace: '1' } });
    expect(body.detail).toBe('settings/visibility: must be one of: public, private');
    expect(body.errors).toEqual([
      { pointer: '/settings/visibility', detail: 'must be one of: public, private' },
      { pointer: '/settings/grace', detail: 'must be a number' },
    ]);
  });
});

describe('a command of an unknown type', () => {
  it.each(['napoleonics', 'kutuzov'] as const)('is told the types that are possible now, and where: %s', async (of) => {
    const path = await started(house, { of });
    for (const seat of SEATS[of]) {
      const { body: now } = await house.as(seat).get<Actions>(`${path}/actions`);
      const legal = JSON.stringify(now.actions[0]?.legal ?? {});
      const types = [...legal.matchAll(/"type":\{[^{}]*"value":"([a-z-]+)"[^{}]*\}/g)].map((found) => found[1]);
      const list = [...new Set(types)].join(', ');
      const says = list === '' ? 'no command is possible now' : `possible now: ${list}; "actions" has their forms`;
      for (const [command, fault] of [
        [{ type: 'flee' }, 'is no type of command'],
        [{ type: 7 }, 'is no type of command'],
        [{}, 'is missing'],
      ] as const) {
        const send = (locale: string) =>
          house.as(seat).post(`${path}/actions`, { ask: 'any', command }, { 'accept-language': locale });
        const { status, body } = await send('en');
        expect([status, body.code, body.actions]).toEqual([400, 'BAD_COMMAND', `${path}/actions`]);
        expect(body.detail).toBe(`command/type: ${fault}; ${says}`);
        expect(body.errors).toEqual([{ pointer: '/command/type', detail: `${fault}; ${says}` }]);
        expect((await send('ko')).body.detail).toContain(list);
      }
    }
  });
});

describe('a title or a name', () => {
  it.each(['a\u0000b', 'a\tb', 'tail\n', '\u202eevil', 'a\u2066b', 'zero\u200bwidth', 'a\u2028b', 'x\ufeff'])(
    'is not %j',
    async (title) => {
      const { status, body } = await house.as('ann').post('/v1/games', { of: 'duel', title });
      expect([status, body.code, body.errors?.[0]?.pointer]).toEqual([400, 'BAD_BODY', '/title']);
      expect(body.detail).toBe(
        'title: may have no control characters and no characters that change the direction of text',
      );
    },
  );

  it('has every letter and sign that people see, joined ones too', async () => {
    for (const title of ['나폴레옹 — “Waterloo”', 'שלום', 'नमस्ते\u200d', '👩\u200d🚀']) {
      expect((await house.as('ann').post('/v1/games', { of: 'duel', options: { hits: 1 }, title })).status).toBe(201);
    }
  });
});
