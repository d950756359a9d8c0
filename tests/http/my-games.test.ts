import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { afterIn } from '../../client/src/page.ts';
import { FIELDS } from '../../functions/features/listing/my-games.ts';
import type { ProblemBody } from '../../functions/platform/http/problem-schema.ts';
import { type Answer, act, type House, lobby, open, sitting, started } from './kit.ts';

// GET /v1/me/games: where is it my turn, and until when. What phones poll, and all that they poll.

let house: House;
beforeAll(async () => {
  house = await open();
});
afterAll(() => house.close());

interface Brief {
  readonly games: readonly { readonly [field: string]: unknown }[];
  readonly next?: string;
}

const codeOf = ({ status, body }: Answer<ProblemBody>): string => `${status} ${body?.code}`;
const POLL = '/v1/me/games?awaiting=true&fields=id,version,seat,deadline';
const idOf = (path: string): string => path.slice('/v1/games/'.length);
const mine = async (user: string, query: string, headers = {}) =>
  house.as(user).get<Brief>(`/v1/me/games${query}`, headers);
const waiting = async (user: string): Promise<readonly unknown[]> =>
  (await mine(user, '?awaiting=true&fields=id')).body.games.map(({ id }) => id);

/** A duel of two people, with a deadline after this number of seconds; without it, never. */
async function duel(red: string, blue: string, seconds?: number, settings = {}): Promise<string> {
  const deadlines = seconds === undefined ? {} : { default: seconds };
  const path = await lobby(house, { of: 'duel', owner: red, settings: { deadlines, ...settings } });
  for (const [seat, user] of [
    ['red', red],
    ['blue', blue],
  ] as const)
    await house.as(user).post(`${path}/seats`, sitting(settings, seat));
  await house.as(red).post(`${path}/start`);
  return path;
}

describe('games that wait for me', () => {
  it('is one small answer: the game, its version, my seat and the deadline', async () => {
    const path = await duel('una', 'uri', 600);
    const { bytes, body } = await house.as('uri').get<Brief>(POLL);
    expect(body).toEqual({ games: [{ id: idOf(path), version: 4, seat: 'blue', deadline: house.now + 600_000 }] });
    expect(bytes.length).toBeLessThanOrEqual(300);
    expect(bytes.length).toBe(93);
  });

  it('comes with the soonest deadline first, those without one last, equal ones by their ids, in pages', async () => {
    const [late, never, soon] = [await duel('sue', 'sam', 900), await duel('sue', 'sam'), await duel('sue', 'sam', 60)];
    const equal = [await duel('sue', 'sam', 300), await duel('sue', 'sam', 300), await duel('sue', 'sam', 300)]
      .map(idOf)
      .sort();
    const order = [idOf(soon), ...equal, idOf(late), idOf(never)];
    expect(await waiting('sue')).toEqual(order);
    const found: unknown[] = [];
    let next: string | undefined = '?awaiting=true&fields=id&limit=3';
    do {
      const { body }: Awaited<ReturnType<typeof mine>> = await mine('sue', next);
      found.push(...body.games.map(({ id }) => id));
      next = body.next?.slice('/v1/me/games'.length);
    } while (next !== undefined);
    expect(found).toEqual(order);
  });

  it('has a game while it waits, and no longer', async () => {
    const path = await duel('max', 'may', 600);
    expect(await waiting('max')).toEqual([idOf(path)]);
    await act(house.as('max'), path, { type: 'choose', stance: 'low' });
    expect([await waiting('max'), await waiting('may')]).toEqual([[], [idOf(path)]]);
    await house.as('may').delete(`${path}/seats/blue`);
    expect([await waiting('max'), await waiting('may')]).toEqual([[], []]);
    const { body } = await mine('max', '?fields=id,status,awaited');
    expect(body.games).toEqual([{ id: idOf(path), status: 'over', awaited: false }]);
  });

  it('has no lobby, except one that waits for bytes for the dice, and no game that one only owns', async () => {
    await lobby(house, { of: 'duel', owner: 'lou' });
    expect(await waiting('lou')).toEqual([]);
    expect((await mine('lou', '')).body.games).toMatchObject([{ mine: [], status: 'lobby' }]);
  });

  it('keeps to the requested game and status, and the end of a page to its list', async () => {
    for (let i = 0; i < 2; i++) await duel('ken', 'kim', 60);
    expect((await mine('ken', '?awaiting=true&of=diplomacy&fields=id')).body.games).toEqual([]);
    expect((await mine('ken', '?awaiting=true&status=over&fields=id')).body.games).toEqual([]);
    expect((await mine('ken', '?awaiting=true&of=duel&status=playing&fields=id')).body.games).toHaveLength(2);
    const after = afterIn(String((await mine('ken', '?awaiting=true&limit=1')).body.next));
    for (const query of [`?limit=1&after=${after}`, `?awaiting=true&of=duel&limit=1&after=${after}`])
      expect(codeOf(await house.as('ken').get(`/v1/me/games${query}`))).toBe('400 BAD_CURSOR');
    expect(codeOf(await house.as('kim').get(`/v1/me/games?awaiting=true&limit=1&after=${after}`))).toBe(
      '400 BAD_CURSOR',
    );
  });
});

describe('its tag', () => {
  it('moves when the answer does, and not otherwise', async () => {
    const path = await duel('tom', 'tia', 600);
    const quiet = '?awaiting=true&fields=id,seat,deadline';
    const tag = async (query: string) => (await mine('tom', query)).headers.get('etag')!;
    const [before, loud] = [await tag(quiet), await tag('?awaiting=true&fields=id,version')];
    await act(house.as('tia'), path, { type: 'choose', stance: 'low' });
    // First it is made again to be compared; from then on what it follows from is known to lead to it.
    for (let poll = 0; poll < 2; poll++) {
      const again = await mine('tom', quiet, { 'if-none-match': before });
      expect([again.status, again.bytes, again.headers.get('etag')]).toEqual([304, '', before]);
      expect((await mine('tom', quiet, { 'if-none-match': loud })).body.games).toHaveLength(1);
    }
    expect((await mine('tom', `${quiet},kind`, { 'if-none-match': before })).status).toBe(200);
    expect((await mine('tom', '?awaiting=true&fields=id,version', { 'if-none-match': loud })).status).toBe(200);
    house.wait(5);
    await act(house.as('tom'), path, { type: 'choose', stance: 'high' });
    expect((await mine('tom', quiet, { 'if-none-match': before })).status).toBe(200);
  });

  it('is of its reader, and no shared cache may keep the answer', async () => {
    const { headers } = await mine('tom', '?awaiting=true&fields=id&of=diplomacy');
    expect(headers.get('cache-control')).toBe('private, max-age=0, must-revalidate');
    expect(headers.get('vary')).toContain('authorization');
    const other = await mine('tia', '?awaiting=true&fields=id&of=diplomacy', { 'if-none-match': headers.get('etag')! });
    expect(other.status).toBe(200);
  });
});

describe('fields', () => {
  it('are those that were chosen, and all of them can be', async () => {
    const path = await duel('flo', 'fay', 600, { anonymous: true });
    const { body } = await mine('flo', `?fields=${FIELDS.join(',')}`);
    expect(body.games).toEqual([
      {
        id: idOf(path),
        of: 'duel',
        title: 'A game of duel',
        status: 'playing',
        phase: expect.any(String),
        version: 4,
        at: house.now,
        seat: 'red',
        ask: 'b3',
        kind: 'stance',
        awaited: true,
        answered: false,
        ready: false,
        deadline: house.now + 600_000,
      },
    ]);
    expect((await mine('flo', '?fields=version')).body.games).toEqual([{ version: 4 }]);
  });

  it('are in the requested language', async () => {
    await started(house, { of: 'diplomacy' });
    const { body } = await mine('france', '?awaiting=true&fields=phase', { 'accept-language': 'ko' });
    expect(body.games).toEqual([{ phase: '1901년 봄, 이동' }]);
  });

  it.each(['game', 'hash', '', 'id,', 'id, version', 'ID', 'constructor'])(
    'are not %j: the answer says which there are',
    async (fields) => {
      const { status, body } = await house.as('flo').get(`/v1/me/games?fields=${encodeURIComponent(fields)}`);
      expect([status, body.code]).toEqual([400, 'BAD_QUERY']);
      expect(body.detail).toContain(
        'must be one of: id, of, title, status, phase, version, at, seat, ask, kind, awaited, answered, ready, deadline',
      );
    },
  );

  it('awaiting is true or false', async () => {
    expect((await house.as('flo').get('/v1/me/games?awaiting=1')).status).toBe(400);
    expect((await mine('flo', '?awaiting=false&fields=id')).body.games).toHaveLength(1);
  });
});
