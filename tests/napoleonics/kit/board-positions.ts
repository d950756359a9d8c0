import type { BySide } from '../../../domain/napoleonics/army/sides.ts';
import { DECK } from '../../../domain/napoleonics/cards/rows.ts';
import type { Battle } from '../../../domain/napoleonics/field/battle.ts';
import type { Hex } from '../../../domain/napoleonics/field/hexes.ts';
import { startOf } from '../../../domain/napoleonics/pieces/start.ts';
import { BATTLES, battleOf } from '../../../domain/napoleonics/scenarios/index.ts';
import type { Position, State, Unit } from '../../../domain/napoleonics/state/state.ts';
import { type View, view } from '../../../domain/napoleonics/state/view.ts';
import { at, drawn, leader } from './drawn.ts';
import { standing } from './kit.ts';

// Positions to draw and to tell: the start of every scenario, a busy one in mid-battle, and one that is over.

/** How many cards each side holds, and what differs from a game before its first card. */
type Facts = Partial<Omit<State, 'hands'>> & { readonly held?: BySide<number> };

/** What everyone sees of a position. Which cards the hands hold does not matter to those who do not see them. */
export function seen(position: Position, { held, ...facts }: Facts = {}): View {
  const { top, bottom } = held ?? { top: position.battle.sides.top.hand, bottom: position.battle.sides.bottom.hand };
  const sections = DECK.filter((card) => card.startsWith('ATTACK'));
  const hands = { top: sections.slice(0, top), bottom: sections.slice(top, top + bottom) };
  return view(standing(position, { active: position.battle.first, ...facts, hands }), []);
}

export const startView = (battle: Battle): View => seen({ battle, ...startOf(battle) });

type Change = Partial<Pick<Unit, 'blocks' | 'hex' | 'square'>>;

/** A battle after its start: some units changed, some gone, leaders moved. */
function later(
  id: string,
  units: { readonly [id: string]: Change | 'gone' },
  leaders: { readonly [id: string]: Hex | 'gone' },
): Position {
  const battle = battleOf(id);
  const start = startOf(battle);
  return {
    battle,
    units: start.units.flatMap((unit) => {
      const change = units[unit.id];
      return change === 'gone' ? [] : [{ ...unit, ...change }];
    }),
    leaders: start.leaders.flatMap((each) => {
      const hex = leaders[each.id];
      return hex === 'gone' ? [] : [{ ...each, hex: hex ?? each.hex }];
    }),
  };
}

/** Waterloo: the French cavalry has come up to the squares; Hougoumont is theirs. */
export const squares: View = seen(
  later(
    '015',
    {
      'B-LN-4': { square: 1, blocks: 3 },
      'B-LN-5': { square: 2 },
      'B-LN-6': { hex: 'd8', square: 4, blocks: 1 },
      'B-LN-7': { blocks: 2 },
      'B-GG-1': { blocks: 2 },
      'B-LT-1': 'gone',
      'B-HC-2': 'gone',
      'P-LN-1': { blocks: 1 },
      'F-CU-1': { hex: 'd7', blocks: 3 },
      'F-CU-2': { hex: 'd9', blocks: 2 },
      'F-GHC-1': { hex: 'e8' },
      'F-LC-2': { hex: 'd10', blocks: 1 },
      'F-LT-1': { hex: 'e3', blocks: 1 },
      'F-LN-6': { hex: 'e2', blocks: 2 },
      'F-LN-1': 'gone',
      'F-HA-1': { hex: 'f9' },
    },
    { 'F-LD-1': 'f8', 'F-LD-2': 'e8', 'F-LD-3': 'e2', 'B-LD-3': 'gone', 'B-LD-1': 'c1' },
  ),
  {
    turn: 12,
    active: 'bottom',
    held: { top: 2, bottom: 4 },
    discard: ['PROBE_LEFT', 'PROBE_CENTER'],
    banners: {
      top: [{ for: 'unit', about: 'F-LN-1' }],
      bottom: [
        { for: 'unit', about: 'B-LT-1' },
        { for: 'unit', about: 'B-HC-2' },
        { for: 'leader', about: 'B-LD-3' },
        { for: 'objective', about: 'hougoumont/e3' },
      ],
    },
    card: { card: 'CAVALRY_CHARGE', as: 'CAVALRY_CHARGE', command: 5, slots: [] },
    orders: {
      'F-CU-1': { ordered: true, moved: 3, fought: true },
      'F-CU-2': { ordered: true, moved: 2 },
      'F-GHC-1': { ordered: true, moved: 3 },
      'F-HA-1': { ordered: true, moved: 1 },
    },
    frames: [{ is: 'combat' }],
    last: {
      kind: 'melee',
      attacker: 'F-CU-1',
      target: 'B-LN-4',
      from: 'd7',
      at: 'c7',
      artillery: ['F-FA-1'],
      rolls: [
        { by: 'top', why: 'square', faces: ['INF'], hits: 0, flags: 0 },
        { by: 'bottom', why: 'melee', faces: ['INF', 'SABER', 'ART', 'FLAG'], hits: 2, flags: 1 },
        { by: 'bottom', why: 'leader-check', faces: ['CAV', 'SABER'], hits: 0, flags: 0 },
        { by: 'top', why: 'battle-back', faces: [], hits: 0, flags: 0 },
      ],
    },
  },
);

/**
 * Every kind of ground, with a piece of every look on it; works that cover all sides in turn, names too long to draw.
 */
export const crowded: View = seen(
  drawn(
    {
      ...{
        a1: 'FO',
        a2: 'HI',
        a3: 'RH',
        a4: 'TO',
        a5: 'WM',
        a6: 'SQ',
        a7: 'FW',
        a8: 'RV',
        a9: 'BR',
        a10: 'ST',
        a11: 'ST',
        a12: 'BR',
        a13: 'RV',
      },
      ...{
        c1: 'FO',
        c2: 'HI',
        c4: 'TO',
        c5: 'WM',
        c6: 'SQ',
        c7: 'FW',
        c9: 'BR',
        c10: 'ST',
        c11: 'BR',
        c12: 'ST',
        c13: 'BR',
      },
      ...{
        e1: 'FO',
        e2: 'HI',
        e4: 'TO',
        e5: 'WM',
        e6: 'SQ',
        e7: 'FW',
        e9: 'BR',
        e10: 'ST',
        e11: 'ST',
        e12: 'BR',
        e13: 'ST',
      },
    },
    [
      at('c1', 'B-LT', { leader: 'Øgre' }),
      at('c2', 'B-GHC', { blocks: 1, leader: 'W' }),
      at('c4', 'P-MI', { blocks: 4 }),
      at('c5', 'B-GG', { square: 1, leader: 'Dilkes' }),
      at('c6', 'B-LT', { square: 2, blocks: 3 }),
      at('c7', 'P-FA', { blocks: 2, leader: 'Pack' }),
      at('c9', 'F-GFA', { leader: 'Drouot' }),
      at('c10', 'F-GHC', { blocks: 2 }),
      at('c11', 'F-OG', { leader: 'Cambronne' }),
      at('c12', 'F-LN', { square: 4, blocks: 2 }),
      at('c13', 'F-CU', { leader: 'Milhaud' }),
      at('d4', 'F-MI', { leader: 'Ney' }),
      leader('e1', 'top', 'Sir <Thomas> "Picton"'),
      leader('e2', 'bottom', 'Ney'),
      leader('e4', 'bottom', 'Napoléon Bonaparte the Great'),
      leader('e7', 'top', 'Hill'),
      leader('e9', 'bottom', 'Champalimaud'),
      leader('e13', 'top', 'Uxbridge'),
    ],
    {
      name: { en: 'Every ground & <piece>', ko: '모든 지형 & <말>' },
      sides: {
        top: {
          army: { en: 'The Army of the Tagus & all its <Allies>', ko: '타구스 군과 모든 연합군' },
          nations: ['BRITISH', 'PORTUGUESE'],
          commander: { en: 'Sir Arthur Wellesley, later Duke of Wellington', ko: '아서 웰즐리 경, 뒷날의 웰링턴 공작' },
          hand: 8,
        },
        bottom: {
          army: { en: 'French', ko: '프랑스군' },
          nations: ['FRENCH'],
          commander: { en: 'Ney', ko: '네' },
          hand: 6,
        },
      },
      banners: { top: 9, bottom: 9 },
      water: [
        { hex: 'a8', tile: 'RIVER', sides: ['W', 'E'] },
        { hex: 'a9', tile: 'RIVER_BRIDGE', sides: ['W', 'E'] },
        { hex: 'a10', tile: 'RIVER_Y', sides: ['W', 'E', 'SE'] },
        { hex: 'a11', tile: 'RIVER', sides: ['W', 'E'] },
        { hex: 'a12', tile: 'RIVER_BEND_BRIDGE', sides: ['W', 'NE'] },
        { hex: 'a13', tile: 'RIVER_END', sides: ['W'] },
        { hex: 'c9', tile: 'RIVER_BRIDGE', sides: ['NW', 'SE'] },
        { hex: 'c10', tile: 'RIVER', sides: ['W', 'E'] },
        { hex: 'c11', tile: 'RIVER_BRIDGE', sides: ['W', 'E'] },
        { hex: 'c12', tile: 'RIVER_BEND', sides: ['W', 'NE'] },
        { hex: 'c13', tile: 'RIVER_BEND_BRIDGE', sides: ['SW', 'E'] },
        { hex: 'e9', tile: 'RIVER_BRIDGE', sides: ['NE', 'SW'] },
        { hex: 'e10', tile: 'RIVER_BEND', sides: ['NW', 'SW'] },
        { hex: 'e11', tile: 'RIVER', sides: ['NW', 'SE'] },
        { hex: 'e12', tile: 'RIVER_BEND_BRIDGE', sides: ['NE', 'SE'] },
        { hex: 'e13', tile: 'RIVER_END', sides: ['SW'] },
      ],
      fieldWorks: [
        { hex: 'a7', sides: ['SW', 'SE'] },
        { hex: 'c7', sides: ['E', 'SE', 'SW', 'W', 'NW', 'NE'] },
        { hex: 'e7', sides: ['NW', 'NE'] },
      ],
      places: [
        {
          hex: 'a1',
          name: { en: 'A wood of no name at the edge of the world', ko: '세상의 끝에 있는 이름 없는 숲속의 빈터' },
        },
        { hex: 'a7', name: { en: 'La Haye Sainte', ko: '라 에 생트' } },
        { hex: 'c4', name: { en: 'Calvarrasa de Arriba', ko: '칼바라사 데 아리바' } },
        { hex: 'c5', name: { en: 'Fuentes de Oñoro', ko: '푸엔테스 데 오뇨로' } },
        { hex: 'c7', name: { en: 'Great Redoubt', ko: '대보루' } },
        { hex: 'c13', name: { en: 'Ponte da Barca', ko: '폰테 다 바르카' } },
        { hex: 'd4', name: { en: 'The Crest', ko: '산마루' } },
        { hex: 'e4', name: { en: 'Hougoumont', ko: '우고몽' } },
      ],
      objectives: [
        {
          kind: 'hold',
          id: 'crest',
          side: 'top',
          hexes: ['c4', 'c5', 'd4', 'e4'],
          banners: 1,
          gain: 'immediate',
          lasts: 'temporary',
          text: { en: 'Hold the <crest>.', ko: '<산마루>를 지킨다.' },
        },
        {
          kind: 'hold',
          id: 'bridge',
          side: 'bottom',
          hexes: ['c11', 'e12'],
          banners: 1,
          gain: 'immediate',
          lasts: 'temporary',
          text: { en: 'Take the bridges.', ko: '다리를 차지한다.' },
        },
      ],
    },
  ),
  {
    turn: 33,
    active: 'top',
    held: { top: 8, bottom: 3 },
    banners: {
      top: [
        { for: 'objective', about: 'crest/c4' },
        { for: 'unit', about: 'F-LN-2' },
      ],
      bottom: [
        { for: 'objective', about: 'bridge/c11' },
        { for: 'leader', about: 'B-LD-9' },
      ],
    },
    card: { card: 'COUNTER_ATTACK', as: 'FORCE_MARCH', command: 9, section: 'RIGHT', slots: [] },
    orders: {
      'B-LT-1': { ordered: true },
      'B-LD-1': { ordered: true },
      'B-GHC-1': { ordered: true, fought: true },
      'B-LD-6': { ordered: true },
    },
    frames: [{ is: 'movement' }],
    last: {
      kind: 'ranged',
      attacker: 'F-GFA-1',
      target: 'P-FA-1',
      from: 'c9',
      at: 'c7',
      artillery: [],
      rolls: [
        {
          by: 'bottom',
          why: 'ranged',
          faces: [
            'INF',
            'INF',
            'CAV',
            'ART',
            'FLAG',
            'SABER',
            'INF',
            'CAV',
            'ART',
            'FLAG',
            'SABER',
            'INF',
            'INF',
            'CAV',
            'ART',
          ],
          hits: 3,
          flags: 2,
        },
      ],
    },
  },
);

/** The first battle of Roliça, won by the Allies: they hold both hills of the French baseline. */
export const over: View = seen(
  later(
    '001',
    { 'F-LN-1': 'gone', 'F-LN-2': 'gone', 'F-FA-1': 'gone', 'B-LN-1': { hex: 'i4' }, 'B-LN-2': { hex: 'i10' } },
    {},
  ),
  {
    turn: 18,
    active: 'top',
    banners: {
      top: [
        { for: 'unit', about: 'F-LN-1' },
        { for: 'unit', about: 'F-LN-2' },
        { for: 'unit', about: 'F-FA-1' },
        { for: 'objective', about: 'baseline-hills/i4' },
        { for: 'objective', about: 'baseline-hills/i10' },
      ],
      bottom: [],
    },
    over: { winner: 'top', how: 'banners' },
  },
);

/** Everything that is drawn and told in the tests, by name. */
export const positions: { readonly [name: string]: View } = {
  ...Object.fromEntries(Object.values(BATTLES).map((battle) => [`${battle.id}-${battle.slug}`, startView(battle)])),
  squares,
  crowded,
  over,
};
