import type { Facts } from '../../contract/shown.ts';
import type { Locale } from '../../lib/text.ts';
import { ARTILLERY } from '../army/artillery.ts';
import { SIDES } from '../army/sides.ts';
import type { Arm } from '../army/unit-type.ts';
import { LEADER, typeOf } from '../army/units.ts';
import { terrainAt } from '../field/field.ts';
import { type Hex, isHex, sectionsOf } from '../field/hexes.ts';
import type { Terrain } from '../field/terrain.ts';
import { attachedLeader, findLeader, findUnit, leaderAt, unitAt, unitOfLeader } from '../pieces/position.ts';
import type { Leader, Unit } from '../state/state.ts';
import type { View } from '../state/view.ts';
import { ARM_NAMES, SECTION_NAMES } from './names.ts';

const WORDS = {
  en: {
    of: (piece: string, army: string) => `${piece} (${army})`,
    blocks: (left: number, of: number) => `${left} of ${of} blocks`,
    moves: (hexes: number) => `Moves up to ${hexes === 1 ? '1 hex' : `${hexes} hexes`}`,
    fights: (hexes: number) =>
      hexes === 0
        ? 'Does not battle after a move'
        : `Battles after at most ${hexes === 1 ? '1 hex' : `${hexes} hexes`}`,
    fire: (dice: number, moved: number, range: number) =>
      `Fires up to ${range} hexes: ${dice} dice, after a move ${moved}`,
    guns: (dice: string) => `Fires, dice by distance: ${dice}`,
    melee: (dice: number) => `Melee: ${dice} dice`,
    ignores: (flags: number) => `Ignores ${flags === 1 ? '1 flag' : `${flags} flags`} by itself`,
    back: (hexes: number) => `Retreats ${hexes === 1 ? '1 hex' : `${hexes} hexes`} for each flag`,
    square: 'In square',
    with: (leader: string) => `Leader with it: ${leader}`,
    leads: (unit: string) => `Leads: ${unit}`,
    alone: 'Alone: does not battle',
    ordered: 'Ordered this turn',
    moved: (hexes: number) => `Moved ${hexes === 1 ? '1 hex' : `${hexes} hexes`} this turn`,
    fought: 'Has battled this turn',
    on: (ground: string) => `On: ${ground}`,
    entry: { free: 'Entering does not stop a move', stop: 'Entering stops a move', impassable: 'Nobody enters' },
    battle: { yes: 'Battle is allowed on entry', no: 'No battle on entry', light: 'On entry only light troops battle' },
    sight: { yes: 'Blocks sight', no: 'Does not block sight', hill: 'Blocks sight from below' },
    dice: (how: string, list: string) => `${how}: ${list}`,
    into: { melee: 'Melee into it', ranged: 'Fire into it' },
    from: { melee: 'Melee out of it', ranged: 'Fire out of it' },
    section: (names: string) => `Section: ${names}`,
    objective: (text: string) => `Objective: ${text}`,
    here: (piece: string) => `Here: ${piece}`,
    none: 'Cannot be entered by',
  },
  ko: {
    of: (piece: string, army: string) => `${piece}(${army})`,
    blocks: (left: number, of: number) => `블록 ${of}개 중 ${left}개`,
    moves: (hexes: number) => `이동 ${hexes}칸까지`,
    fights: (hexes: number) => (hexes === 0 ? '이동하면 전투하지 않음' : `${hexes}칸까지 이동한 뒤 전투`),
    fire: (dice: number, moved: number, range: number) => `사거리 ${range}칸, 주사위 ${dice}개, 이동한 뒤 ${moved}개`,
    guns: (dice: string) => `거리에 따른 사격 주사위: ${dice}`,
    melee: (dice: number) => `근접 전투: 주사위 ${dice}개`,
    ignores: (flags: number) => `스스로 깃발 ${flags}개를 무시`,
    back: (hexes: number) => `깃발마다 ${hexes}칸 후퇴`,
    square: '방진',
    with: (leader: string) => `배속된 리더: ${leader}`,
    leads: (unit: string) => `배속된 유닛: ${unit}`,
    alone: '홀로 있음: 전투하지 않음',
    ordered: '이번 턴에 명령받음',
    moved: (hexes: number) => `이번 턴에 ${hexes}칸 이동함`,
    fought: '이번 턴에 전투함',
    on: (ground: string) => `지형: ${ground}`,
    entry: { free: '들어가도 이동을 멈추지 않음', stop: '들어가면 이동을 멈춤', impassable: '들어갈 수 없음' },
    battle: {
      yes: '들어간 턴에 전투할 수 있음',
      no: '들어간 턴에는 전투하지 않음',
      light: '들어간 턴에는 경보병만 전투',
    },
    sight: { yes: '조준선을 막음', no: '조준선을 막지 않음', hill: '낮은 곳에서 보는 조준선을 막음' },
    dice: (how: string, list: string) => `${how}: ${list}`,
    into: { melee: '이곳을 치는 근접 전투', ranged: '이곳에 하는 사격' },
    from: { melee: '이곳에서 하는 근접 전투', ranged: '이곳에서 하는 사격' },
    section: (names: string) => `구역: ${names}`,
    objective: (text: string) => `목표: ${text}`,
    here: (piece: string) => `이곳: ${piece}`,
    none: '들어가지 못함',
  },
} as const;

type Line = Facts['lines'][number];

/** Returns what is known of a unit, a leader or a hex: strength, moves, dice, ground. All of it is public. */
export function facts(view: View, name: string, locale: Locale): Facts | undefined {
  const at = name.indexOf(':');
  const [kind, id] = [name.slice(0, at), name.slice(at + 1)];
  if (kind === 'space') return isHex(id) ? ofHex(view, id, locale) : undefined;
  if (kind !== 'piece') return undefined;
  const [unit, leader] = [findUnit(view, id), findLeader(view, id)];
  if (unit !== undefined) return ofUnit(view, unit, locale);
  return leader && ofLeader(view, leader, locale);
}

const armyOf = (view: View, { side }: Unit | Leader, locale: Locale): string => view.battle.sides[side].army[locale];
const unitName = (view: View, unit: Unit, locale: Locale): string =>
  WORDS[locale].of(typeOf(unit).name[locale], armyOf(view, unit, locale));

function ofUnit(view: View, unit: Unit, locale: Locale): Facts {
  const words = WORDS[locale];
  const { blocks, move, moveAndBattle, melee, ignoreFlags, retreatPerFlag } = typeOf(unit);
  const leader = attachedLeader(view, unit);
  const last = unit.blocks === 1 ? 'last' : 'full';
  const dice = (melee.table === undefined ? unit.blocks : ARTILLERY[melee.table][last].melee) + melee.plus;
  return {
    name: unitName(view, unit, locale),
    lines: [
      { text: words.blocks(unit.blocks, blocks), rule: '§2.1' },
      ...(unit.square === undefined ? [] : [{ text: words.square, rule: '§10.1' }]),
      ...(leader === undefined ? [] : [{ text: words.with(leader.name[locale]), rule: '§1.7' }]),
      { text: `${words.moves(move)}. ${words.fights(moveAndBattle)}.`, rule: '§2.3' },
      ...fireLines(unit, locale),
      { text: words.melee(unit.square === undefined ? dice : 1), rule: meleeRule(unit) },
      ...(ignoreFlags > 0 ? [{ text: words.ignores(ignoreFlags), rule: '§11.5e' }] : []),
      { text: words.back(retreatPerFlag), rule: '§11.1' },
      { text: words.on(terrainAt(view.battle, unit.hex).name[locale]), rule: '§16.6' },
      ...ordersOf(view, unit.id, locale),
    ],
  };
}

const meleeRule = (unit: Unit): string => {
  const { arm, melee } = typeOf(unit);
  if (unit.square !== undefined) return '§10.4a';
  if (arm === 'ART') return melee.table === 'horse' ? '§7.3d' : '§7.3c';
  return arm === 'INF' ? '§7.3a' : '§7.3b';
};

function fireLines(unit: Unit, locale: Locale): readonly Line[] {
  const { ranged } = typeOf(unit);
  if (ranged === undefined) return [];
  if ('table' in ranged) {
    const dice = ARTILLERY[ranged.table][unit.blocks === 1 ? 'last' : 'full'].ranged;
    const list = Object.entries(dice).map(([hexes, count]) => `${hexes}→${count}`);
    return [{ text: WORDS[locale].guns(list.join(', ')), rule: ranged.table === 'foot' ? '§6.4d' : '§6.4e' }];
  }
  const { rounding, plus } = ranged.moved;
  const halved = (rounding === 'up' ? Math.ceil : Math.floor)(unit.blocks / 2);
  return [{ text: WORDS[locale].fire(unit.blocks + ranged.plus, halved + plus, ranged.range), rule: '§6.4a' }];
}

function ordersOf({ orders }: View, id: string, locale: Locale): readonly Line[] {
  const words = WORDS[locale];
  const { ordered, moved = 0, fought } = orders[id] ?? {};
  return [
    ...(ordered === true ? [{ text: words.ordered, rule: '§4.1a' }] : []),
    ...(moved > 0 ? [{ text: words.moved(moved), rule: '§4.2a' }] : []),
    ...(fought === true ? [{ text: words.fought, rule: '§6.0' }] : []),
  ];
}

function ofLeader(view: View, leader: Leader, locale: Locale): Facts {
  const words = WORDS[locale];
  const unit = unitOfLeader(view, leader);
  return {
    name: words.of(leader.name[locale], armyOf(view, leader, locale)),
    lines: [
      { text: LEADER.name[locale], rule: '§1.7' },
      unit === undefined
        ? { text: words.alone, rule: '§4.2k' }
        : { text: words.leads(unitName(view, unit, locale)), rule: '§4.1c' },
      { text: words.moves(LEADER.move), rule: '§4.2g' },
      { text: words.on(terrainAt(view.battle, leader.hex).name[locale]), rule: '§16.6' },
      ...ordersOf(view, leader.id, locale),
    ],
  };
}

function ofHex(view: View, hex: Hex, locale: Locale): Facts {
  const words = WORDS[locale];
  const { battle, hands } = view;
  // Left and right are as the viewer sees them (§1.4).
  const own = SIDES.find((side) => hands[side] !== undefined) ?? 'bottom';
  const ground = terrainAt(battle, hex);
  const [unit, leader] = [unitAt(view, hex), leaderAt(view, hex)];
  const places = battle.places.filter((place) => place.hex === hex).map((place) => place.name[locale]);
  const closed = ground.impassableFor.map((arm) => ARM_NAMES[arm][locale]);
  return {
    name: [hex, ground.name[locale], ...places].join(', '),
    lines: [
      ...(unit === undefined ? [] : [{ text: words.here(unitName(view, unit, locale)) }]),
      ...(leader === undefined ? [] : [{ text: words.here(leader.name[locale]) }]),
      { text: `${words.entry[ground.entry]}.`, rule: '§16.2' },
      ...(closed.length > 0 ? [{ text: `${words.none}: ${closed.join(', ')}`, rule: '§16.4' }] : []),
      ...(ground.entry === 'stop' ? [{ text: words.battle[ground.battleOnEntry], rule: '§16.3' }] : []),
      { text: words.sight[sightOf(ground)], rule: '§5.1' },
      ...diceLines(ground, locale),
      {
        text: words.section(
          sectionsOf(hex, own)
            .map((each) => SECTION_NAMES[each][locale])
            .join(', '),
        ),
        rule: '§1.2',
      },
      ...battle.objectives
        .filter(({ hexes }) => hexes.includes(hex))
        .map(({ text }) => ({ text: words.objective(text[locale]) })),
    ],
  };
}

const sightOf = ({ blocksSight }: Terrain): 'yes' | 'no' | 'hill' =>
  blocksSight === 'hill' ? 'hill' : blocksSight ? 'yes' : 'no';

/** Returns the dice that an attack into or out of a hex loses, by arm. */
function diceLines({ into, from }: Terrain, locale: Locale): readonly Line[] {
  const words = WORDS[locale];
  const line = (how: string, dice: { readonly [arm in Arm]: number }): readonly Line[] => {
    const list = (['INF', 'CAV', 'ART'] as const).filter((arm) => dice[arm] !== 0);
    const text = list.map((arm) => `${ARM_NAMES[arm][locale]} ${dice[arm] > 0 ? '+' : '−'}${Math.abs(dice[arm])}`);
    return list.length === 0 ? [] : [{ text: words.dice(how, text.join(', ')), rule: '§16.6' }];
  };
  return (['melee', 'ranged'] as const).flatMap((kind) => [
    ...line(words.into[kind], into[kind]),
    ...line(words.from[kind], from[kind]),
  ]);
}
