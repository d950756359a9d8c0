import { sure } from '../../lib/sure.ts';
import type { Text } from '../../lib/text.ts';
import { NATION_LETTERS, NATION_NAMES, type Nation } from './nations.ts';
import { ARM_FACTS, type Code, type Differences, type Facts, KINDS, NATION_FACTS, UNIT_ROWS } from './unit-rows.ts';
import type { Arm, Special, UnitType } from './unit-type.ts';

/** Facts with those that differ put over them; provenance is added fact by fact. */
const differing = (facts: Facts, differences: Differences = {}): Facts => ({
  ...facts,
  ...differences,
  provenance: { ...facts.provenance, ...differences.provenance },
});

/** Returns the row of a nation's unit, completed by its arm, nation and kind. */
function expanded(nation: Nation, code: Code): UnitType {
  const kind: (typeof KINDS)[Code] & { readonly facts?: Differences } = KINDS[code];
  const { name, ...row } = UNIT_ROWS[nation][code] ?? {};
  const layers: readonly (Differences | undefined)[] = [NATION_FACTS[nation][kind.arm], kind.facts, row];
  const {
    range,
    fire = 0,
    movedFire = 0,
    rounding = 'up',
    table,
    melee,
    againstInfantry,
    ...facts
  } = layers.reduce<Facts>(differing, ARM_FACTS[kind.arm]);
  const { en, ko } = NATION_NAMES[nation];
  const ranged = table === undefined ? { plus: fire, moved: { rounding, plus: movedFire } } : { table };
  return {
    ...facts,
    id: `${NATION_LETTERS[nation]}-${code}`,
    nation,
    code,
    name: name ?? { en: `${en} ${kind.name.en}`, ko: `${ko} ${kind.name.ko}` },
    arm: kind.arm,
    class: kind.class,
    ...(range !== undefined && { ranged: { range, ...ranged } }),
    melee: {
      plus: melee,
      ...(againstInfantry !== undefined && { againstInfantry }),
      ...(table !== undefined && { table }),
    },
  };
}

const codesOf = (nation: Nation): readonly Code[] =>
  Object.keys(UNIT_ROWS[nation]).filter((code): code is Code => code in KINDS);

const ALL: readonly UnitType[] = (['FRENCH', 'BRITISH', 'PORTUGUESE'] as const).flatMap((nation) =>
  codesOf(nation).map((code) => expanded(nation, code)),
);

export const UNIT_TYPES: { readonly [id: string]: UnitType } = Object.fromEntries(ALL.map((type) => [type.id, type]));
export const UNIT_TYPE_IDS: readonly string[] = ALL.map(({ id }) => id);

/** The row of an id; undefined if the id has none. */
export const findUnitType = (id: string): UnitType | undefined =>
  Object.hasOwn(UNIT_TYPES, id) ? UNIT_TYPES[id] : undefined;

/** A row of the unit tables. Throws on an id without one. */
export const unitType = (id: string): UnitType => sure(UNIT_TYPES[id], `unit type ${id}`);

/** The row of a unit on the board. */
export const typeOf = (unit: { readonly type: string }): UnitType => unitType(unit.type);
export const armOf = (unit: { readonly type: string }): Arm => typeOf(unit).arm;
export const hasSpecial = (unit: { readonly type: string }, special: Special): boolean =>
  typeOf(unit).specials.includes(special);

/** Pieces that never battle and are no units (§4.2g, §17.2): how far they move. */
export const LEADER: { readonly move: number; readonly name: Text } = { move: 3, name: { en: 'Leader', ko: '리더' } };
