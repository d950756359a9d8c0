import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Setup } from '../../../domain/contract/shown.ts';
import type { Battle } from '../../../domain/napoleonics/field/battle.ts';
import { BATTLE_IDS, BATTLES } from '../../../domain/napoleonics/scenarios/index.ts';
import { skirmish } from '../../napoleonics/kit/skirmish.ts';
import { type House, open } from '../kit.ts';

// The shipped scenarios as clients find them, and battles that people send.

let house: House;
beforeAll(async () => {
  house = await open();
});
afterAll(() => house.close());

/** The first fault of a battle of one's own, and where it is; `opened` when there is none. */
async function faultOf(options: object, headers = {}): Promise<string> {
  const { status, body } = await house.as('ann').post('/v1/games', { of: 'napoleonics', options }, headers);
  if (status === 201) return 'opened';
  expect([status, body.code]).toEqual([400, 'BAD_OPTIONS']);
  return `${body.errors?.[0]?.pointer}: ${body.errors?.[0]?.detail}`;
}

const [first, second, ...rest] = skirmish.units as [Battle['units'][0], Battle['units'][0], ...Battle['units'][0][]];
const sent = (changes: Partial<Battle>): object => ({ battle: { ...skirmish, ...changes } });

describe('a battle drawn by a person', () => {
  it('is opened', async () => {
    expect(await faultOf({ battle: skirmish })).toBe('opened');
  });

  it('may be a shipped battle with other hands', async () => {
    const { sides } = BATTLES['015']!;
    expect(await faultOf({ battle: { ...BATTLES['015']!, sides: { ...sides, top: { ...sides.top, hand: 8 } } } })).toBe(
      'opened',
    );
  });

  it.each<{ readonly what: string; readonly changes: Partial<Battle> | object; readonly fault: string }>([
    {
      what: 'a row too short',
      changes: { board: ['..', ...skirmish.board.slice(1)] },
      fault: '/board/0: this row has 13 hexes, not 1',
    },
    {
      what: 'ground of no kind',
      changes: { board: [skirmish.board[0]!.replace('..', 'XX'), ...skirmish.board.slice(1)] },
      fault: '/board/0: no kind of ground is written XX',
    },
    { what: 'eight rows', changes: { board: skirmish.board.slice(1) }, fault: '/board: ' },
    {
      what: 'two units in a hex',
      changes: { units: [{ ...first, hex: second.hex }, second, ...rest] },
      fault: '/units/1/hex: another piece of this kind is on d6 (§1.7)',
    },
    {
      what: 'a hex off the board',
      changes: { units: [{ ...first, hex: 'b13' }, second, ...rest] },
      fault: '/units/0/hex: ',
    },
    {
      what: 'a unit of no table',
      changes: { units: [{ ...first, type: 'B-XX' }, second, ...rest] },
      fault: '/units/0/type: no unit table has B-XX',
    },
    {
      what: 'a unit of the enemy',
      changes: { units: [{ ...first, type: 'F-LN' }, second, ...rest] },
      fault: '/units/0/type: no French pieces fight on this side',
    },
    {
      what: 'enemies that touch',
      changes: { units: [{ ...first, hex: 'e3' }, second, ...rest] },
      fault: '/units/0/hex: it touches an enemy unit at the start',
    },
    {
      what: 'a section without a piece',
      changes: { units: [first, second, ...rest].filter(({ hex }) => hex !== 'd10') },
      fault: '/units: the top side has no piece on its LEFT',
    },
    {
      what: 'more banners than pieces',
      changes: { banners: { top: 6, bottom: 2 } },
      fault: '/banners/top: there are only 5 enemy pieces for these banners',
    },
    { what: 'no banners', changes: { banners: { top: 0, bottom: 2 } }, fault: '/banners/top: ' },
    {
      what: 'a hand of nine',
      changes: { sides: { ...skirmish.sides, top: { ...skirmish.sides.top, hand: 9 } } },
      fault: '/sides/top/hand: ',
    },
    { what: 'a field of no meaning', changes: { fog: true }, fault: ': ' },
    {
      what: 'water without a tile',
      changes: { board: [skirmish.board[0]!.replace('..', 'RV'), ...skirmish.board.slice(1)] },
      fault: '/water: a1 is water: say which of its sides the water runs through',
    },
    {
      what: 'an objective held at the start',
      changes: {
        objectives: [
          {
            kind: 'hold',
            id: 'farm',
            side: 'top',
            hexes: ['d6'],
            banners: 1,
            gain: 'immediate',
            lasts: 'temporary',
            text: skirmish.name,
          },
        ],
      },
      fault: '/objectives/0: the top side holds farm at the start',
    },
  ])('is refused for $what', async ({ changes, fault }) => {
    const found = await faultOf(sent(changes as Partial<Battle>));
    expect(found.startsWith(`/options/battle${fault}`), found).toBe(true);
  });

  it('says it in Korean too', async () => {
    const found = await faultOf(sent({ units: [{ ...first, type: 'B-XX' }, second, ...rest] }), {
      'accept-language': 'ko',
    });
    expect(found).toBe('/options/battle/units/0/type: 유닛 표에 없는 종류입니다: B-XX');
  });

  it('does not go with a scenario; and there are no others than the shipped ones', async () => {
    expect(await faultOf({ scenario: '001', battle: skirmish })).toMatch(
      /^\/options\/battle: a shipped scenario or a battle of your own/,
    );
    expect(await faultOf({ scenario: '999' })).toMatch(/^\/options\/scenario: must be one of: 001, /);
  });
});

describe('GET /rules/napoleonics', () => {
  type Rules = {
    readonly setups: readonly Setup[];
    readonly schemas: object;
    readonly names: { readonly [kind: string]: object };
  };
  const rules = async (locale: string): Promise<Rules> =>
    (await house.as(undefined).get<Rules>('/v1/rules/napoleonics', { 'accept-language': locale })).body;

  it('has the schemas and the words of the game', async () => {
    const { schemas, names } = await rules('ko');
    expect(Object.keys(schemas).sort()).toEqual(['command', 'event', 'options', 'standing', 'view']);
    expect(names).toMatchObject({
      cards: { PROBE_LEFT: expect.any(String) },
      units: { 'B-LN': expect.stringMatching(/보병/) },
    });
  });

  it('has the twenty scenarios: who fights, what wins, what is published and what is reconstructed', async () => {
    const { setups } = await rules('en');
    expect(setups.map(({ id, options }) => [id, options])).toEqual(BATTLE_IDS.map((id) => [id, { scenario: id }]));
    expect(setups).toHaveLength(20);
    for (const { facts, seats } of setups) {
      expect(facts).toMatchObject({
        label: 'reconstruction',
        date: expect.stringMatching(/^18/),
        provenance: { board: { status: 'reconstructed' } },
      });
      expect(seats.map(({ seat }) => seat)).toEqual(['top', 'bottom']);
    }
    expect(setups.find(({ id }) => id === '002')).toMatchObject({
      name: 'Roliça (French Second Position) – reconstruction',
      seats: [
        { seat: 'top', name: 'Allies (Wellesley)', holds: ['BRITISH', 'PORTUGUESE'] },
        { seat: 'bottom', name: 'French (Delaborde)', holds: ['FRENCH'] },
      ],
      facts: {
        first: 'top',
        banners: { top: 5, bottom: 5 },
        hands: { top: 6, bottom: 5 },
        objectives: [],
        provenance: { unitCounts: { status: 'published' }, placement: { status: 'reconstructed' } },
        supersededBy: '002-2',
      },
    });
  });

  it('says which of two reconstructions supersedes which', async () => {
    const { setups } = await rules('en');
    const said = setups.map(({ id, facts: { supersedes, supersededBy } }) => [id, supersedes, supersededBy]);
    const pairs = ['001', '002', '003', '005', '006', '011'].flatMap((id) => [
      [id, undefined, `${id}-2`],
      [`${id}-2`, id, undefined],
    ]);
    expect(said.filter(([, ...others]) => others.some((other) => other !== undefined))).toEqual(pairs);
  });

  it('tells them in Korean, and each can be opened', async () => {
    const { setups } = await rules('ko');
    for (const { name, seats, options } of setups) {
      for (const text of [name, ...seats.map((seat) => seat.name)]) expect(text).toMatch(/\p{Script=Hangul}/u);
      expect(await faultOf(options)).toBe('opened');
    }
  });
});
