import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProblemBody } from '../../functions/platform/http/problem-schema.ts';
import { type Answer, act, type House, lobby, open, SEATS, started } from './kit.ts';

// Versions of public games that a cache keeps for everybody. twins.test.ts looks for secrets in them.

let house: House;
beforeAll(async () => {
  house = await open();
});
afterAll(() => house.close());

const publicOf = (path: string): string => path.replace('/v1/games/', '/v1/public/games/');
const codeOf = ({ status, body }: Answer<ProblemBody>): string => `${status} ${body?.code}`;

/** An answer as a cache keeps it: without the names of its request. */
const kept = ({ status, headers, bytes }: Answer<unknown>) =>
  JSON.stringify([status, [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name)), bytes]);

/** A game of Diplomacy in which all seats have submitted orders for this number of phases. */
async function played(phases: number, settings = {}): Promise<string> {
  const path = await started(house, { of: 'diplomacy', settings });
  for (let n = 0; n < phases; n++) await phase(path, n === 0 ? { par: { order: 'move', to: 'bur' } } : {});
  return path;
}

async function phase(path: string, french: object): Promise<void> {
  for (const seat of SEATS.diplomacy)
    await act(house.as(seat), path, { type: 'orders', orders: seat === 'france' ? { ...french } : {} });
}

const newestOf = async (path: string, reader?: string): Promise<number> =>
  (await house.as(reader).get<{ version: number }>(path)).body.version;

/** All that can be asked about a version of a public game. */
const asked = (path: string, version: number): readonly string[] =>
  [
    'state?',
    'board.svg?',
    'board.svg?panels=0&',
    'phases?',
    'state?lang=ko&',
    'board.svg?lang=ko&',
    'phases?lang=ko&',
  ].map((what) => `${publicOf(path)}/${what}version=${version}`);

describe('a version of a public game', () => {
  it('is the same to everybody, in the language of its address, and says how long it may be kept', async () => {
    const path = await played(2);
    for (const at of asked(path, await newestOf(path))) {
      const first = await house.as(undefined).get(at);
      expect([first.status, first.headers.get('cache-control'), first.headers.get('vary')]).toEqual([
        200,
        'public, max-age=3600, s-maxage=86400',
        'accept-encoding',
      ]);
      expect(first.headers.get('content-language')).toBe(at.includes('lang=ko') ? 'ko' : 'en');
      for (const reader of ['france', 'italy', 'stranger', undefined])
        for (const language of ['en', 'ko'])
          expect(kept(await house.as(reader).get(at, { 'accept-language': language }))).toBe(kept(first));
      const again = await house.as('france').get(at, { 'if-none-match': first.headers.get('etag') ?? '' });
      expect([again.status, again.bytes, again.headers.get('cache-control')]).toEqual([
        304,
        '',
        'public, max-age=3600, s-maxage=86400',
      ]);
    }
  });

  it('never changes, when the game goes on nor when it is over', async () => {
    const path = await started(house, { of: 'duel', options: { hits: 9 } });
    const seen = new Map<string, string>();
    const look = async (): Promise<void> => {
      for (const what of ['state', 'board.svg', 'state?lang=ko'].map(
        (each) => `${each}${each.includes('?') ? '&' : '?'}`,
      )) {
        const at = `${publicOf(path)}/${what}version=${await newestOf(path)}`;
        const answer = await house.as(undefined).get(at);
        if (answer.status === 200) seen.set(at, kept(answer));
      }
    };
    await look();
    for (const seat of ['red', 'blue']) {
      await act(house.as(seat), path, { type: 'choose', stance: 'low' });
      await look();
    }
    for (const seat of ['red', 'blue']) {
      await house.as(seat).put(`${path}/votes/draw`, { vote: true });
      await look();
    }
    expect((await house.as('red').get<{ status: string }>(path)).body.status).toBe('over');
    expect(seen.size).toBeGreaterThan(10);
    for (const [at, before] of seen) expect(kept(await house.as('blue').get(at))).toBe(before);
  });

  it('has its phases up to that version, as readers of that version had them', async () => {
    const path = await played(1);
    const [early] = [await newestOf(path)];
    const before = await house.as(undefined).get<{ phases: object[] }>(`${publicOf(path)}/phases?version=${early}`);
    await phase(path, {});
    const after = await house.as(undefined).get<{ phases: object[] }>(`${publicOf(path)}/phases?version=${early}`);
    expect([before.body.phases.length, after.bytes]).toEqual([1, before.bytes]);
    const newest = await newestOf(path);
    const all = await house.as(undefined).get<{ phases: object[] }>(`${publicOf(path)}/phases?version=${newest}`);
    const own = await house.as('france').get<{ phases: object[] }>(`${path}/phases`);
    expect(all.body.phases).toEqual(own.body.phases);
    const rest = await house
      .as(undefined)
      .get<{ phases: object[] }>(`${publicOf(path)}/phases?version=${newest}&after=${early}`);
    expect(rest.body.phases).toEqual(own.body.phases.slice(1));
  });

  it('names neither the people of a game nor its title', async () => {
    const bodies = await Promise.all(
      [
        { owner: 'red', seated: ['red', 'blue'] },
        { owner: 'Persephone', seated: ['Persephone', 'Demeter'] },
      ].map(async ({ owner, seated }) => {
        const path = await lobby(house, { of: 'duel', owner });
        await house.as(owner).patch(path, { title: `The harvest of ${owner}` });
        for (const [i, seat] of SEATS.duel.entries()) await house.as(seated[i]).post(`${path}/seats`, { seat });
        expect((await house.as(owner).post(`${path}/start`)).status).toBe(200);
        const [head] = [(await house.as(owner).get<{ hash: string }>(`${path}/state`)).body.hash];
        const game = path.slice('/v1/games/'.length);
        const texts = await Promise.all(
          ['state', 'board.svg'].map(async (what) =>
            house.as(undefined).get(`${publicOf(path)}/${what}?version=${await newestOf(path)}`),
          ),
        );
        const without = (bytes: string): string =>
          bytes.replaceAll(game, 'GAME').replaceAll(game.slice(0, 9), 'GAME').replaceAll(head, 'HASH');
        for (const { bytes } of texts) expect(bytes).not.toMatch(/Persephone|Demeter|harvest/);
        const { people } = (await house.as(owner).get<{ people: object }>(`${path}/people`)).body;
        for (const pseudonym of Object.keys(people))
          for (const { bytes } of texts) expect(bytes).not.toContain(pseudonym);
        return without(texts[1]?.bytes ?? '');
      }),
    );
    expect(bodies[0]).toBe(bodies[1]);
  });
});

describe('refused is', () => {
  const at = async (path: string, what: string, reader?: string): Promise<string> =>
    codeOf(await house.as(reader).get<ProblemBody>(`${publicOf(path)}/${what}`));
  const EACH = ['state', 'board.svg', 'phases'];

  it('a private game to everybody, as one that does not exist', async () => {
    const path = await started(house, {
      of: 'diplomacy',
      settings: { visibility: 'private', invited: [...SEATS.diplomacy] },
    });
    for (const what of EACH) {
      for (const reader of ['france', 'stranger', undefined])
        expect(await at(path, `${what}?version=9`, reader)).toBe('404 NO_SUCH_GAME');
      const none = await house.as(undefined).get(`/v1/public/games/g${'0'.repeat(20)}/${what}?version=9`);
      const here = await house.as('france').get(`${publicOf(path)}/${what}?version=9`);
      expect([here.status, here.bytes, here.headers.get('cache-control')]).toEqual([
        none.status,
        none.bytes,
        'no-store',
      ]);
    }
  });

  it('a version that spectators do not see yet, to players too', async () => {
    const path = await played(3, { spectators: { is: 'delayed', turns: 1 } });
    const [shown, newest] = [await newestOf(path), await newestOf(path, 'france')];
    expect(shown).toBeLessThan(newest);
    for (const what of EACH) {
      for (const reader of ['france', undefined]) {
        expect(await at(path, `${what}?version=${shown}`, reader)).toBe('200 undefined');
        for (const version of [shown + 1, newest, newest + 1])
          expect(await at(path, `${what}?version=${version}`, reader)).toBe('404 NO_SUCH_VERSION');
      }
      const early = await house.as('france').get(`${publicOf(path)}/${what}?version=${shown + 1}`);
      const late = await house.as(undefined).get(`${publicOf(path)}/${what}?version=${newest + 5}`);
      expect([early.bytes, early.headers.get('cache-control')]).toEqual([late.bytes, 'no-store']);
    }
  });

  it('a game that has no spectators, until it is over', async () => {
    const path = await started(house, { of: 'duel', settings: { spectators: { is: 'off' } } });
    for (const what of EACH) expect(await at(path, `${what}?version=4`, 'red')).toBe('403 SPECTATORS_OFF');
    for (const seat of SEATS.duel) await house.as(seat).put(`${path}/votes/draw`, { vote: true });
    expect(await at(path, 'state?version=4', 'red')).toBe('200 undefined');
  });

  it('a lobby without a position, and a question without a version or with one that is none', async () => {
    const path = await lobby(house, { of: 'diplomacy' });
    expect(await Promise.all(['state', 'board.svg'].map((what) => at(path, `${what}?version=1`)))).toEqual([
      '409 NOT_STARTED',
      '409 NOT_STARTED',
    ]);
    for (const query of ['', '?version=0', '?version=1&lang=fr', '?version=1&as=france'])
      for (const what of EACH) expect([query, await at(path, what + query)]).toEqual([query, '400 BAD_QUERY']);
  });
});
