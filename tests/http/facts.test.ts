import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GUIDE_PLACES, type Guide } from '../../domain/contract/shown.ts';
import { asked, GAMES_UNDER_TEST, type House, open, started } from './kit.ts';

// What a game tells of anything on its board, and the first game that it guides.

let house: House;
beforeAll(async () => {
  house = await open();
});
afterAll(() => house.close());

interface Facts {
  readonly name: string;
  readonly lines: readonly { readonly text: string; readonly rule?: string }[];
}

/** The names of all that stands on a board. */
const namesIn = (svg: string): readonly string[] =>
  [...svg.matchAll(/data-kind="(\w+)" data-id="([^"]+)"/g)].map(([, kind, id]) => `${kind}:${id}`);

const BOARDS = [
  { of: 'diplomacy', options: {}, seat: 'france' },
  { of: 'napoleonics', options: { scenario: '015' }, seat: 'bottom' },
  { of: 'kutuzov', options: {}, seat: 'FN' },
] as const;

/** The sections of Napoleonics are not places. */
const SECTION = /^space:(?:LEFT|CENTER|RIGHT)$/;

const rulesOf = async (of: string): Promise<{ readonly [rule: string]: string }> => {
  const { body } = await house
    .as(undefined)
    .get<{ names: { rules: { [rule: string]: string } } }>(`/v1/rules/${of}?parts=names`);
  return body.names.rules;
};

describe.each(BOARDS)('the facts of $of', ({ of, options, seat }) => {
  it('tell of everything on the board, in both languages, by rules that there are', async () => {
    const path = await started(house, { of, options });
    const rules = await rulesOf(of);
    const board = await house.as(seat).get(`${path}/board.svg`);
    const names = namesIn(board.bytes).filter((name) => !SECTION.test(name));
    expect(names.length).toBeGreaterThan(80);
    for (const name of names.filter((_, i) => i % 9 === 0 || !names[i]!.startsWith('space:'))) {
      const told = await Promise.all(
        ['en', 'ko'].map((language) =>
          house.as(seat).get<Facts>(`${path}/facts?of=${encodeURIComponent(name)}`, { 'accept-language': language }),
        ),
      );
      for (const { status, body } of told) {
        expect([name, status]).toEqual([name, 200]);
        expect(body.lines.length).toBeGreaterThan(0);
        for (const { rule } of body.lines) if (rule !== undefined) expect(rules, name).toHaveProperty([rule]);
      }
      expect(told[0]!.body.lines).not.toEqual(told[1]!.body.lines);
    }
  });

  it('are none of what is not there', async () => {
    const path = await started(house, { of, options });
    for (const name of ['space:nowhere', 'piece:nobody', 'nothing', 'constructor:x', 'piece:'])
      expect((await house.as(seat).get(`${path}/facts?of=${name}`)).body).toMatchObject({ code: 'NO_SUCH_THING' });
  });
});

describe('what a viewer may not know', () => {
  it('is in no fact: an order of Diplomacy is told to its own power alone', async () => {
    const path = await started(house, { of: 'diplomacy' });
    const about = async (who: string | undefined): Promise<string> =>
      (await house.as(who).get(`${path}/facts?of=piece:par`)).bytes.replace(/"version":\d+/, '');
    const before = await Promise.all(['france', 'england', undefined].map(about));
    const { ask } = await asked(house.as('france'), path);
    const command = { type: 'orders', orders: { par: { order: 'move', to: 'bur' } }, ready: false };
    expect((await house.as('france').post(`${path}/actions`, { ask, command })).status).toBe(200);
    const after = await Promise.all(['france', 'england', undefined].map(about));
    expect(after[0]).toContain('Your order');
    expect(after.slice(1)).toEqual(before.slice(1));
    expect(after[1]).toBe(after[2]);
  });

  it('is in no fact of the games with cards: each seat is told what spectators are', async () => {
    const path = await started(house, { of: 'kutuzov' });
    const facts = ['FN', 'R1', undefined].map(
      async (who) => (await house.as(who).get(`${path}/facts?of=power:FN`)).bytes,
    );
    expect(new Set(await Promise.all(facts)).size).toBe(1);
  });
});

describe('a guide', () => {
  const guideOf = async (of: string, language: string): Promise<Guide | undefined> =>
    (await house.as(undefined).get<{ guide?: Guide }>(`/v1/rules/${of}?parts=guide`, { 'accept-language': language }))
      .body.guide;

  it.each(BOARDS)('of $of has ten steps about what there is, in both languages', async ({ of }) => {
    const [guide, korean] = await Promise.all(['en', 'ko'].map((language) => guideOf(of, language)));
    const { options, seat, steps } = guide!;
    expect(steps.map(({ id }) => id)).toEqual([...new Set(steps.map(({ id }) => id))]);
    expect(steps.length).toBe(10);
    expect(korean!.steps.map(({ id }) => id)).toEqual(steps.map(({ id }) => id));
    const { body: made } = await house.as(undefined).post<{ token: string }>('/v1/guests', {});
    const guest = { authorization: `Bearer ${made.token}` };
    const { body: rules } = await house
      .as(undefined)
      .get<{ seats: readonly { readonly seat: string }[] }>(
        `/v1/rules/${of}?parts=seats&options=${encodeURIComponent(JSON.stringify(options))}`,
      );
    const seats = Object.fromEntries(rules.seats.map((each) => [each.seat, each.seat === seat ? 'me' : 'bot']));
    const settings = { visibility: 'private' };
    const begun = await house.as(undefined).post('/v1/games', { of, options, settings, seats, start: true }, guest);
    expect(begun.status).toBe(201);
    const path = `/v1/games/${begun.body.game}`;
    const [board, cited] = await Promise.all([house.as(undefined).get(`${path}/board.svg`, guest), rulesOf(of)]);
    const there = new Set([...namesIn(board.bytes), ...GUIDE_PLACES.map((place) => `place:${place}`)]);
    const { kinds } = await GAMES_UNDER_TEST[of]!();
    for (const [i, { id, light, wait, rule, title, say }] of steps.entries()) {
      expect(
        light.filter((name) => !there.has(name)),
        id,
      ).toEqual([]);
      expect(wait?.kinds.filter((kind) => !kinds.includes(kind)) ?? [], id).toEqual([]);
      expect(cited, id).toHaveProperty([rule!]);
      expect([title, say]).not.toEqual([korean!.steps[i]!.title, korean!.steps[i]!.say]);
    }
  });

  it('is not there in a game that has none, and the list of games says so', async () => {
    expect(await guideOf('duel', 'en')).toBeUndefined();
    const { body } = await house
      .as(undefined)
      .get<{ rules: readonly { readonly id: string; readonly guide?: true }[] }>('/v1/rules');
    expect(body.rules.filter(({ guide }) => guide === true).map(({ id }) => id)).toEqual(BOARDS.map(({ of }) => of));
  });

  it('lets nobody begin at another position than its own', async () => {
    const { options } = (await guideOf('diplomacy', 'en'))!;
    const { position } = options as { readonly position: { readonly units: readonly unknown[] } };
    const fewer = { position: { ...position, units: position.units.slice(1) } };
    const refused = await house.as('anna').post('/v1/games', { of: 'diplomacy', options: fewer });
    expect([refused.status, refused.body.code]).toEqual([400, 'BAD_OPTIONS']);
  });
});
