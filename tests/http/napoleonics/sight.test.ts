import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { battleOf } from '../../../domain/napoleonics/scenarios/index.ts';
import type { ProblemBody } from '../../../functions/platform/http/problem-schema.ts';
import { type House, open, started } from '../kit.ts';

let house: House;
let path = '';
beforeAll(async () => {
  house = await open();
  path = await started(house, { of: 'napoleonics', options: { scenario: '015' } });
});
afterAll(() => house.close());

interface Answer {
  readonly version: number;
  readonly spaces: readonly {
    readonly space: string;
    readonly distance: number;
    readonly sees: boolean;
    readonly dice: number;
    readonly pieces?: number;
  }[];
}
const sight = (from: string, who?: string) => house.as(who).get<Answer & ProblemBody>(`${path}/sight?from=${from}`);

describe('what a unit could fire at', () => {
  it('is every hex within its range but those beside it, with its dice where it sees (§6.1a)', async () => {
    const { body } = await sight('F-FA-1');
    const { units } = battleOf('015');
    const gun = units.find(({ type }) => type === 'F-FA')!;
    expect(gun.hex).toBe('g6');
    expect(body.spaces.length).toBeGreaterThan(40);
    expect(new Set(body.spaces.map(({ distance }) => distance))).toEqual(new Set([2, 3, 4, 5]));
    expect(body.spaces.every(({ sees, dice }) => sees || dice === 0)).toBe(true);
    // La Haye Sainte lies two hexes north; on the hill behind it the line of sight passes its defenders.
    expect(body.spaces.find(({ space }) => space === 'e6')).toMatchObject({ distance: 2, sees: true });
    expect(body.spaces.some(({ sees }) => !sees)).toBe(true);
  });

  it('of infantry ends after two hexes, and cavalry does not fire', async () => {
    const { body } = await sight('F-LN-1');
    expect(new Set(body.spaces.map(({ distance }) => distance))).toEqual(new Set([2]));
    expect((await sight('F-CU-1')).body.spaces).toEqual([]);
  });

  it('is the same for every reader, at every version', async () => {
    const [mine, theirs, nobody] = await Promise.all(['bottom', 'top', undefined].map((who) => sight('F-FA-1', who)));
    expect(mine!.body).toEqual(nobody!.body);
    expect(theirs!.body).toEqual(nobody!.body);
    const past = await house.as('top').get<Answer>(`${path}/sight?from=F-FA-1&version=${nobody!.body.version}`);
    expect(past.body).toEqual(nobody!.body);
  });

  it('is told of another hex, and after a move there: infantry has half of its dice, rounded up (§6.4a)', async () => {
    const from = 'F-LN-1';
    const unit = battleOf('015').units.find(({ type }) => type === 'F-LN')!;
    const still = (await sight(`${from}&at=${unit.hex}`)).body.spaces;
    expect(still).toEqual((await sight(from)).body.spaces);
    const moved = (await sight(`${from}&at=${unit.hex}&moved=true`)).body.spaces;
    expect(moved.map(({ space }) => space)).toEqual(still.map(({ space }) => space));
    expect(Math.max(...moved.map(({ dice }) => dice))).toBeLessThan(Math.max(...still.map(({ dice }) => dice)));
    // Foot artillery does not fire after a move.
    expect((await sight('F-FA-1&at=g7&moved=true')).body.spaces).toEqual([]);
    expect((await sight('F-FA-1&at=nowhere')).body.code).toBe('NO_SUCH_LOOKOUT');
    expect((await sight('F-FA-1&moved=perhaps')).body.code).toBe('BAD_QUERY');
  });

  it('of a seat is what one of its units could attack in a turn: fire, or a melee after a move', async () => {
    const { body } = await sight('bottom');
    const gun = (await sight('F-FA-1')).body.spaces.filter(({ dice }) => dice > 0).map(({ space }) => space);
    const own = battleOf('015').units.flatMap(({ side, hex }) => (side === 'bottom' ? [hex] : []));
    const spaces = body.spaces.map(({ space }) => space);
    for (const space of gun) expect(spaces.includes(space) || own.includes(space)).toBe(true);
    expect(spaces.some((space) => own.includes(space))).toBe(false);
    for (const { pieces, dice } of body.spaces) {
      expect(pieces).toBeGreaterThan(0);
      expect(dice).toBeGreaterThan(0);
    }
    expect((await sight('bottom', 'top')).body).toEqual(body);
  });

  it('is not there for what is no unit, nor in a game in which nothing fires', async () => {
    for (const from of ['F-LD-1', 'X', 'constructor']) {
      const { status, body } = await sight(from);
      expect([status, body.code]).toEqual([404, 'NO_SUCH_LOOKOUT']);
    }
    const other = await started(house, { of: 'diplomacy' });
    expect((await house.as('france').get<ProblemBody>(`${other}/sight?from=par`)).body.code).toBe('NO_SUCH_LOOKOUT');
    expect((await house.as('top').get<ProblemBody>(`${path}/sight`)).body.code).toBe('BAD_QUERY');
  });
});
