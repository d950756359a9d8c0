import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PhaseChapter } from '../../domain/diplomacy/chronicle/chapters.ts';
import { diplomacy } from '../../domain/diplomacy/index.ts';
import type { MatchView } from '../../domain/match/view/view.ts';
import type { ProblemBody } from '../../functions/platform/http/problem-schema.ts';
import { faultsOf } from './conformance.ts';
import { type Answer, act, type House, lobby, open, SEATS, started } from './kit.ts';

// A game told phase by phase, and taken elsewhere.

interface Phases {
  readonly version: number;
  readonly phases: readonly PhaseChapter[];
  readonly next?: string;
}

let house: House;
beforeAll(async () => {
  house = await open();
});
afterAll(() => house.close());

const codeOf = ({ status, body }: Answer<ProblemBody>): string => `${status} ${body?.code}`;

/** A game in which all seats have submitted empty orders for this number of phases, after this move of the French. */
async function played(phases: number, settings = {}): Promise<string> {
  const path = await started(house, { of: 'diplomacy', settings });
  await act(house.as('france'), path, { type: 'orders', orders: { par: { order: 'move', to: 'bur' } } });
  for (let n = 0; n < phases; n++) {
    for (const seat of SEATS.diplomacy) {
      if (n > 0 || seat !== 'france') await act(house.as(seat), path, { type: 'orders', orders: {} });
    }
  }
  return path;
}

describe('phases', () => {
  let path: string;
  beforeAll(async () => {
    path = await played(5);
  });

  it('are told in order, in the requested language, the same to everyone', async () => {
    const { body, headers, bytes } = await house.as('france').get<Phases>(`${path}/phases`);
    expect(body.phases.map(({ name }) => name)).toEqual([
      'Spring 1901, movement',
      'Autumn 1901, movement',
      'Spring 1902, movement',
      'Autumn 1902, movement',
      'Spring 1903, movement',
    ]);
    expect(body.phases[0]!.orders.france).toEqual(['A mar H', 'A par - bur', 'F bre H']);
    for (const chapter of body.phases) expect(faultsOf('/components/schemas/DiplomacyChapter', chapter)).toEqual([]);
    expect(headers.get('link')).toBeNull();
    for (const reader of ['italy', 'stranger', undefined])
      expect((await house.as(reader).get(`${path}/phases`)).bytes).toBe(bytes);
    const korean = await house.as(undefined).get<Phases>(`${path}/phases`, { 'accept-language': 'ko' });
    expect(korean.body.phases[0]!.name).toBe('1901년 봄, 이동');
  });

  it('come in pages that join to the whole', async () => {
    const whole = (await house.as('france').get<Phases>(`${path}/phases`)).body.phases;
    for (const limit of [1, 2, 3]) {
      const found: PhaseChapter[] = [];
      let next: string | undefined = `${path}/phases?limit=${limit}`;
      while (next !== undefined) {
        const answer: Answer<Phases> = await house.as('france').get(next);
        expect(answer.headers.get('link')).toBe(
          answer.body.next === undefined ? null : `<${answer.body.next}>; rel="next"`,
        );
        found.push(...answer.body.phases);
        next = answer.body.next;
      }
      expect(found).toEqual(whole);
    }
    const { body: game } = await house.as('france').get<MatchView>(path);
    for (let after = 0; after <= game.version + 1; after++) {
      const { body } = await house.as('france').get<Phases>(`${path}/phases?after=${after}`);
      expect(body.phases, `after ${after}`).toEqual(whole.filter(({ version }) => version > after));
    }
  });

  it('cost a follower what is new, and a 304 nothing', async () => {
    const { body, headers } = await house.as('france').get<Phases>(`${path}/phases`);
    const last = body.phases.at(-1)!.version;
    const reads = house.calls.read;
    const again = await house.as('france').get(`${path}/phases`, { 'if-none-match': headers.get('etag')! });
    expect([again.status, again.bytes, house.calls.read - reads]).toEqual([304, '', 0]);
    const { body: none } = await house.as('france').get<Phases>(`${path}/phases?after=${last}`);
    expect(none.phases).toEqual([]);
    expect(codeOf(await house.as('france').get(`${path}/phases?after=-1`))).toBe('400 BAD_QUERY');
    expect(codeOf(await house.as('france').get(`${path}/phases?limit=201`))).toBe('400 BAD_QUERY');
  });

  it('cost one reading of the log, for all callers and pages; then only what is new is read', async () => {
    const fresh = await played(3);
    const reads = async (
      reader: string | undefined,
      query: string,
    ): Promise<readonly [phases: number, reads: number]> => {
      const before = house.calls.read;
      const { body } = await house.as(reader).get<Phases>(`${fresh}/phases${query}`);
      return [body.phases.length, house.calls.read - before];
    };
    expect(await reads('france', '?limit=1')).toEqual([1, 1]);
    expect(await reads('italy', '?limit=2')).toEqual([2, 0]);
    expect(await reads(undefined, '')).toEqual([3, 0]);
    const whole = (await house.as('france').get<Phases>(`${fresh}/phases`)).body.phases;
    expect(await reads('france', `?after=${whole[1]!.version - 1}`)).toEqual([2, 0]);
    await act(house.as('france'), fresh, { type: 'orders', orders: {} });
    expect(await reads('italy', '')).toEqual([3, 1]);
    for (const seat of SEATS.diplomacy)
      if (seat !== 'france') await act(house.as(seat), fresh, { type: 'orders', orders: {} });
    const { body } = await house.as('france').get<Phases>(`${fresh}/phases`);
    expect([body.phases.length, body.phases.slice(0, 3)]).toEqual([4, whole]);
    const korean = await house.as('france').get<Phases>(`${fresh}/phases`, { 'accept-language': 'ko' });
    expect(korean.body.phases.map(({ version }) => version)).toEqual(body.phases.map(({ version }) => version));
  });

  it('of a game with delayed spectators are those of the version that each reader sees', async () => {
    const fresh = await played(3, { spectators: { is: 'delayed', turns: 1 } });
    const names = async (reader: string | undefined) =>
      (await house.as(reader).get<Phases>(`${fresh}/phases`)).body.phases.map(({ name }) => name);
    const [players, spectators] = [await names('france'), await names(undefined)];
    expect(players).toHaveLength(3);
    expect(spectators).toEqual(players.slice(0, spectators.length));
    expect(spectators.length).toBeLessThan(3);
    expect([await names('france'), await names('stranger')]).toEqual([players, spectators]);
  });

  it('that one commit closed stay on one page', async () => {
    const still = await started(house, { of: 'diplomacy' });
    // Germany holds Holland and waives its build by standing order: the autumn and its adjustments end in one commit.
    await house.as('germany').put(`${still}/standing-orders`, { standing: { adjustments: 'waive' } });
    for (const orders of [{ kie: { order: 'move', to: 'hol' } }, {}]) {
      for (const seat of SEATS.diplomacy)
        await act(house.as(seat), still, { type: 'orders', orders: seat === 'germany' ? orders : {} });
    }
    const { body } = await house.as('germany').get<Phases>(`${still}/phases?limit=2`);
    expect(body.phases.map(({ phase }) => phase)).toEqual(['movement', 'movement', 'adjustment']);
    expect(body.phases[1]!.version).toBe(body.phases[2]!.version);
    expect(body.phases[2]!.answers).toMatchObject([{ seat: 'germany', how: 'standing' }]);
  });

  it('are none before the first is resolved, none in a lobby, and none of a game without phases', async () => {
    const fresh = await started(house, { of: 'diplomacy' });
    expect((await house.as('france').get<Phases>(`${fresh}/phases`)).body.phases).toEqual([]);
    const waiting = await lobby(house, { of: 'diplomacy' });
    expect((await house.as('ann').get<Phases>(`${waiting}/phases`)).body.phases).toEqual([]);
    expect(codeOf(await house.as('red').get(`${await started(house, { of: 'duel' })}/phases`))).toBe('404 NO_PHASES');
  });

  it('of a game that is not the reader’s to see are those of no game', async () => {
    const hidden = await lobby(house, { of: 'diplomacy', settings: { visibility: 'private' } });
    for (const what of ['phases', 'export?format=text', 'export?format=none']) {
      expect(codeOf(await house.as('stranger').get(`${hidden}/${what}`)), what).toBe('404 NO_SUCH_GAME');
    }
  });
});

describe('an export', () => {
  it('is in the formats that the rules list, now and as of then', async () => {
    const path = await played(2);
    const { body: rules } = await house.as(undefined).get<{ exports: readonly string[] }>('/v1/rules/diplomacy');
    expect(rules.exports).toEqual(Object.keys(diplomacy.exports!));
    const json = await house
      .as('italy')
      .get<{ phases: readonly { name: string }[] }>(`${path}/export?format=saved-game`);
    expect(json.headers.get('content-type')).toBe('application/json');
    expect(json.body.phases.map(({ name }) => name)).toEqual(['S1901M', 'F1901M', 'S1902M']);
    const text = await house.as('italy').get(`${path}/export?format=text`);
    expect(text.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(text.bytes).toContain('  A par - bur\n');
    const then = await house
      .as('italy')
      .get<{ phases: readonly { name: string }[] }>(`${path}/export?format=saved-game&version=15`);
    expect(then.body.phases.map(({ name }) => name)).toEqual(['S1901M']);
    expect(then.headers.get('cache-control')).toContain('immutable');
    expect(
      (await house.as('italy').get(`${path}/export?format=text`, { 'if-none-match': text.headers.get('etag')! }))
        .status,
    ).toBe(304);
  });

  it('holds no order of an open phase, not even to the one who wrote it', async () => {
    const path = await played(0);
    const [mine, other] = await Promise.all(
      ['france', undefined].map((reader) => house.as(reader).get(`${path}/export?format=saved-game`)),
    );
    expect(mine!.bytes).toBe(other!.bytes);
    expect(mine!.bytes).not.toContain('A PAR - BUR');
    expect((await house.as('france').get(`${path}/export?format=text`)).bytes).not.toContain('bur');
  });

  it('is refused in a format nobody writes, before the start, and as of a version there is not', async () => {
    const path = await played(0);
    expect(codeOf(await house.as('france').get(`${path}/export?format=pgn`))).toBe('404 NO_SUCH_FORMAT');
    expect(codeOf(await house.as('france').get(`${path}/export?format=constructor`))).toBe('404 NO_SUCH_FORMAT');
    expect(codeOf(await house.as('france').get(`${path}/export`))).toBe('400 BAD_QUERY');
    expect(codeOf(await house.as('france').get(`${path}/export?format=text&version=99`))).toBe('404 NO_SUCH_VERSION');
    expect(codeOf(await house.as('france').get(`${path}/export?format=text&version=2`))).toBe('409 NOT_STARTED');
    expect(codeOf(await house.as('red').get(`${await started(house, { of: 'duel' })}/export?format=text`))).toBe(
      '404 NO_SUCH_FORMAT',
    );
  });
});
