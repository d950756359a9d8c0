import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ProblemBody } from '../../functions/platform/http/problem-schema.ts';
import { boxOf, namedIn, rootOf, wrongIds } from '../kit/boards.ts';
import { type Answer, act, asked, type House, open, started } from './kit.ts';

let house: House;
beforeAll(async () => {
  house = await open();
});
afterAll(() => house.close());

const codeOf = ({ status, body }: Answer<ProblemBody>): string => `${status} ${body?.code}`;
const SVG = { accept: 'image/svg+xml' };
const drafts = (svg: string): readonly string[] =>
  [...svg.matchAll(/class="fp-draft" data-key="([^"]+)"/g)].map(([, key]) => key!);

it('a board says its game, version and viewer, and the language of its names', async () => {
  const path = await started(house, { of: 'diplomacy' });
  const france = house.as('france');
  const { bytes } = await france.get(`${path}/board.svg`, { 'accept-language': 'ko' });
  expect(wrongIds(bytes)).toEqual([]);
  expect(rootOf(bytes)).toMatchObject({
    role: 'group',
    'data-board': path.slice(10, 19),
    'data-viewer': 'france',
    'data-version': '9',
  });
  expect(namedIn(bytes).find(({ id }) => id === 'stp/sc')?.name).toBe('세인트 페터스부르크 남부 해안');
  const asSpectator = await france.get(`${path}/board.svg?as=spectator&board=left`);
  expect(rootOf(asSpectator.bytes)).toMatchObject({ 'data-viewer': 'spectator', 'data-board': 'left' });
  expect(wrongIds(asSpectator.bytes)).toEqual([]);
  for (const query of ['panels=no', 'board=1st', 'board=a"b', 'board=', 'legend=0'])
    expect(codeOf(await france.get(`${path}/board.svg?${query}`)), query).toBe('400 BAD_QUERY');
});

it.each(['diplomacy', 'napoleonics', 'kutuzov'] as const)(
  'a board of %s without panels is the map alone',
  async (of) => {
    const options = of === 'napoleonics' ? { scenario: '015' } : of === 'kutuzov' ? { scenario: 1 } : {};
    const path = await started(house, { of, options });
    const [whole, map] = await Promise.all(
      ['panels=1', 'panels=0'].map(async (query) => house.as('ann').get(`${path}/board.svg?${query}`)),
    );
    expect(boxOf(map!.bytes)[3]).toBeLessThan(boxOf(whole!.bytes)[3] * 0.95);
    expect(map!.headers.get('etag')).not.toBe(whole!.headers.get('etag'));
  },
);

it('a board turns to a seat where the rules say so, is ignored elsewhere, and knows the seats of its game', async () => {
  const path = await started(house, { of: 'napoleonics', options: { scenario: '015' } });
  const drawn = (query: string) => house.as(undefined).get<ProblemBody>(`${path}/board.svg?panels=0${query}`);
  const [plain, bottom, top] = await Promise.all(['', '&from=bottom', '&from=top'].map(drawn));
  expect([plain, bottom, top].map((each) => rootOf(each!.bytes)['data-from'])).toEqual(['bottom', 'bottom', 'top']);
  expect(bottom!.bytes).toBe(plain!.bytes);
  expect(top!.headers.get('etag')).not.toBe(plain!.headers.get('etag'));
  const names = (svg: string) =>
    namedIn(svg)
      .map(({ kind, id, name }) => [kind, id, name].join())
      .sort();
  expect(names(top!.bytes)).toEqual(names(plain!.bytes));
  for (const from of ['france', 'middle', '']) expect(codeOf(await drawn(`&from=${from}`)), from).toBe('400 BAD_QUERY');
  const turning = await Promise.all(
    ['napoleonics', 'diplomacy', 'kutuzov'].map(async (of) => {
      const { body } = await house.as(undefined).get<{ turns?: true }>(`/v1/rules/${of}?parts=seats`);
      return body.turns;
    }),
  );
  expect(turning).toEqual([true, undefined, undefined]);
  const other = await started(house, { of: 'diplomacy' });
  const france = house.as('france');
  const [usual, asked] = await Promise.all(
    ['', '?from=italy'].map(async (query) => (await france.get(`${other}/board.svg${query}`)).bytes),
  );
  expect(asked).toBe(usual);
  expect(rootOf(asked!)).not.toHaveProperty('data-from');
  expect(codeOf(await france.get<ProblemBody>(`${other}/board.svg?from=top`))).toBe('400 BAD_QUERY');
  const body = { ask: 'S1901M', written: ['A par - bur'] };
  expect(codeOf(await france.post(`${other}/dry-runs?from=top`, body, SVG))).toBe('400 BAD_QUERY');
});

it('a dry run draws a sheet that is not saved, for its seat alone, and saves nothing', async () => {
  const path = await started(house, { of: 'diplomacy' });
  const france = house.as('france');
  const body = { ask: 'S1901M', written: ['A mar S A par - bur', 'A par - bur', 'F bre - mao'] };
  const dry = await france.post(`${path}/dry-runs?panels=0&board=try`, body, SVG);
  expect([dry.status, dry.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  expect([...new Set(drafts(dry.bytes))].sort()).toEqual(['bre', 'mar', 'par']);
  expect(rootOf(dry.bytes)).toMatchObject({ 'data-board': 'try', 'data-viewer': 'france', 'data-version': '9' });
  expect(boxOf(dry.bytes)).toEqual([0, 0, 1400, 1140]);
  expect(drafts((await france.get(`${path}/board.svg`)).bytes)).toEqual([]);
  expect((await france.post(`${path}/dry-runs`, body)).headers.get('content-type')).toContain('application/json');
});

it('a dry run that would draw shows the position before, and one that is refused says so in JSON', async () => {
  const path = await started(house, { of: 'duel' });
  for (const seat of ['red', 'blue']) await act(house.as(seat), path, { type: 'choose', stance: 'high' });
  const actor = (await asked(house.as('red'), path).catch(() => undefined)) === undefined ? 'blue' : 'red';
  const { ask } = await asked(house.as(actor), path);
  const preview = (command: object) => house.as(actor).post(`${path}/dry-runs`, { ask, command }, SVG);
  const now = (await house.as(actor).get(`${path}/board.svg`)).bytes;
  expect((await preview({ type: 'draw' })).bytes).toBe(now);
  expect((await preview({ type: 'step', to: actor === 'red' ? 2 : 1 })).bytes).not.toBe(now);
  const refused = await preview({ type: 'step', to: 99 });
  expect([refused.status, refused.headers.get('content-type')]).toEqual([422, 'application/problem+json']);
});

it('scenarios are drawn before there is a game: the same picture for everybody, in two languages, with separate names', async () => {
  for (const game of ['napoleonics', 'kutuzov']) {
    const { body } = await house.as(undefined).get<{ setups: { id: string }[] }>(`/v1/rules/${game}?parts=setups`);
    expect(body.setups.length).toBeGreaterThan(3);
    for (const { id } of body.setups) {
      const path = `/v1/rules/${game}/setups/${id}/board.svg?panels=0`;
      const drawn = await house.as(undefined).get(path);
      expect([drawn.status, drawn.headers.get('content-type')], path).toEqual([200, 'image/svg+xml; charset=utf-8']);
      expect(drawn.bytes.split('data-kind="piece"').length).toBeGreaterThan(20);
      const same = await house.as('ann').get(path, { 'if-none-match': String(drawn.headers.get('etag')) });
      expect(same.status).toBe(304);
    }
    const [english, korean] = await Promise.all(
      ['en', 'ko'].map((language) =>
        house
          .as(undefined)
          .get(`/v1/rules/${game}/setups/${body.setups[0]?.id}/board.svg`, { 'accept-language': language }),
      ),
    );
    expect(korean?.bytes).not.toBe(english?.bytes);
  }
  const none = await house.as(undefined).get('/v1/rules/kutuzov/setups/none/board.svg');
  expect([none.status, none.body.code]).toEqual([404, 'NO_SUCH_SETUP']);
  expect((await house.as(undefined).get('/v1/rules/chess/setups/1/board.svg')).body.code).toBe('NO_SUCH_RULES');
});
