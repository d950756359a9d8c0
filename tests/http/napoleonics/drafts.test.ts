import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Battle } from '../../../domain/napoleonics/field/battle.ts';
import { HEXES } from '../../../domain/napoleonics/field/hexes.ts';
import { BATTLE_IDS } from '../../../domain/napoleonics/scenarios/index.ts';
import type { ProblemBody } from '../../../functions/platform/http/problem-schema.ts';
import { namedIn, rootOf } from '../../kit/boards.ts';
import { sampleSize } from '../../kit/long.ts';
import { random } from '../../kit/random.ts';
import { type House, open } from '../kit.ts';

let house: House;
beforeAll(async () => {
  house = await open();
});
afterAll(() => house.close());

const PATH = '/v1/rules/napoleonics/battles';
const SVG = { accept: 'image/svg+xml' };

interface Answer {
  readonly problems: readonly { readonly pointer: string; readonly code: string; readonly detail: string }[];
  readonly battle?: Battle;
}
const look = async (body: object, headers = {}): Promise<Answer> =>
  (await house.as(undefined).post<Answer>(PATH, body, headers)).body;
const draw = (body: object) => house.as(undefined).post<ProblemBody>(`${PATH}?panels=0&board=own`, body, SVG);
const pointersOf = ({ problems }: Answer): readonly string[] => problems.map(({ pointer }) => pointer);

/** Waterloo under one's own name. */
async function own(): Promise<Battle> {
  const { battle } = await look({ scenario: '015' });
  return { ...battle!, id: 'mine', slug: 'mine', label: 'custom' };
}

describe('a battle before there is a game of it', () => {
  it.each(BATTLE_IDS)(
    'the shipped battle %s comes whole, without a problem, and is drawn with all its pieces',
    async (scenario) => {
      const { problems, battle } = await look({ scenario });
      expect(problems).toEqual([]);
      const { bytes, headers } = await draw({ battle });
      expect(headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
      expect(rootOf(bytes)).toMatchObject({ 'data-board': 'own' });
      const pieces = namedIn(bytes).filter(({ kind }) => kind === 'piece');
      expect(pieces).toHaveLength(battle!.units.length + battle!.leaders.length);
    },
  );

  it('says all that is wrong, and where, in the requested language', async () => {
    const battle = await own();
    const hex = battle.units[0]!.hex;
    const wrong = {
      ...battle,
      hidden: 1,
      first: 'left',
      units: battle.units.map((unit, i) => (i === 3 ? { ...unit, hex } : unit)),
    };
    expect([...pointersOf(await look({ battle: wrong }))].sort()).toEqual(['', '/first']);
    const crowded = { battle: { ...wrong, hidden: undefined, first: 'top' } };
    const { problems } = await look(crowded, { 'accept-language': 'ko' });
    expect(problems).toMatchObject([
      { pointer: '/units/3/hex', code: 'HEX_TAKEN', detail: `${hex}에는 이미 다른 조각이 있습니다(§1.7).` },
    ]);
    const unseen = { ...battle, name: { en: 'Turned \u202e', ko: '전투' } };
    expect(pointersOf(await look({ battle: unseen }))).toEqual(['/name/en']);
  });

  it('is drawn while it has problems: without units, with units of no table, on ground that cannot be read', async () => {
    const battle = await own();
    const drafts = [
      { ...battle, units: [], leaders: [] },
      { ...battle, units: [{ side: 'top', type: 'X-YZ', hex: 'a1' }] },
      { ...battle, board: battle.board.map(() => '??') },
    ];
    for (const draft of drafts) {
      expect((await look({ battle: draft })).problems.length).toBeGreaterThan(0);
      expect((await draw({ battle: draft })).status).toBe(200);
    }
    const { status, body } = await draw({ battle: { id: 'mine' } });
    expect([status, body.code]).toEqual([400, 'BAD_BATTLE']);
  });

  it('is refused unless it is one: neither, both, or one that the server does not have', async () => {
    for (const body of [{}, { scenario: '015', battle: {} }, { scenario: '999' }, { scenario: 'constructor' }])
      expect((await house.as(undefined).post<ProblemBody>(PATH, body)).body.code).toBe('BAD_BODY');
  });

  it('without a problem can be opened as a game, and with one cannot, after any change', async () => {
    const below = random(4);
    const battle = await own();
    const seen = { ok: 0, refused: 0 };
    for (let i = 0; i < sampleSize(20, 40); i++) {
      const moved = battle.units.map((unit) =>
        below(60) === 0 ? { ...unit, hex: HEXES[below(HEXES.length)]! } : unit,
      );
      const board = battle.board.map((row) =>
        below(20) === 0 ? row.replace('..', ['FO', 'RV', 'RH', 'FW'][below(4)]!) : row,
      );
      const draft = {
        ...battle,
        units: below(8) === 0 ? moved.slice(0, below(4)) : moved,
        board: below(2) === 0 ? board : battle.board,
      };
      const { problems } = await look({ battle: draft });
      expect((await draw({ battle: draft })).status).toBe(200);
      const { status } = await house.as('ann').post('/v1/games', { of: 'napoleonics', options: { battle: draft } });
      expect(status).toBe(problems.length === 0 ? 201 : 400);
      seen[problems.length === 0 ? 'ok' : 'refused']++;
    }
    expect(seen.ok).toBeGreaterThan(3);
    expect(seen.refused).toBeGreaterThan(3);
  });
});
