import { attachedDice, extraDice } from '../cards/dice.ts';
import { MORALE_TABLE } from '../edition/rows/tracks.ts';
import { isInRussia, isZone, marchOf, spaceOf } from '../map/ground.ts';
import { battleOf, leaderOf } from '../pieces/pieces.ts';
import { stanceOf } from '../pieces/stance.ts';
import { isGuided } from '../state/lasting.ts';
import type { Position } from '../state/state.ts';
import { campOf } from '../terms/nations.ts';
import type { Formation } from '../terms/schemas.ts';
import { type Battle, fightersOf, type Side } from './battle.ts';

/* With how many dice a side fights, each part with its rule (§12.2). */

/** Why a side has dice more or fewer, and how many. */
const PARTS = [
  'sp',
  'staff',
  'commander',
  'morale',
  'march',
  'home',
  'evasions',
  'entrenchment',
  'riga',
  'event',
  'disruptions',
] as const;
export interface DicePart {
  readonly of: (typeof PARTS)[number];
  readonly dice: number;
  readonly rule: string;
}

/** The dice of parts together: never below 0 (§12.53). */
export const diceOf = (parts: readonly DicePart[]): number =>
  Math.max(
    0,
    parts.reduce((sum, { dice }) => sum + dice, 0),
  );

/**
 * The dice that pieces bring along, in battle and siege (§12.2): SP, staff officers, the commander's rating and morale.
 */
export function forceOf(position: Position, formation: Formation): readonly DicePart[] {
  const { troops, leaders } = formation;
  const [commander] = leaders;
  return present([
    { of: 'sp', dice: troops.reduce((sum, { sp }) => sum + sp, 0), rule: '§12.2' },
    { of: 'staff', dice: Math.max(0, leaders.length - 1), rule: '§12.2' },
    { of: 'commander', dice: commander === undefined ? 0 : battleOf(position, commander), rule: '§12.2' },
    { of: 'morale', dice: moraleDice(position, formation), rule: '§12.3' },
  ]);
}

const present = (parts: readonly DicePart[]): readonly DicePart[] => parts.filter(({ dice }) => dice !== 0);

/**
 * The dice of morale (§12.3). Imperials of several nations have those of the nation with more than half of the dice;
 * where that is not the French, North and South as one, they have those of allies (§12.31).
 */
function moraleDice(position: Position, { troops, leaders }: Formation): number {
  const [commander] = leaders;
  const dice = [
    ...troops.map(({ of, sp }) => ({ of, dice: sp })),
    ...leaders.map((id) => ({ of: leaderOf(position, id).of, dice: id === commander ? battleOf(position, id) : 1 })),
  ];
  const [first] = dice;
  if (first === undefined) return 0;
  const camp = campOf(first.of);
  const row = MORALE_TABLE[position.morale[camp].level];
  if (camp === 'tsarist') return row.russian;
  const sum = (of: readonly { readonly dice: number }[]): number => of.reduce((total, each) => total + each.dice, 0);
  const french = sum(dice.filter(({ of }) => of === 'FN' || of === 'FS' || stanceOf(position, of) === 'french'));
  return french * 2 > sum(dice) ? row.french : row.allied;
}

/** The dice of a side in the round at hand, each part with its rule (§12.2). */
export function battleDice(position: Position, battle: Battle, side: Side): readonly DicePart[] {
  const first = battle.round === 1;
  const formation = fightersOf(position, battle, side);
  return present([
    ...forceOf(position, formation),
    ...(first && side === 'defenders' ? terrainDice(position, battle, formation) : []),
    { of: 'evasions', dice: first && side === 'attackers' ? battle.failures : 0, rule: '§11.8' },
    { of: 'entrenchment', dice: first && side === 'attackers' && battle.entrenched ? -1 : 0, rule: '§12.45' },
    {
      of: 'event',
      dice: extraDice(position, battle[side].camp) + attachedDice(position, formation.leaders[0]),
      rule: '§12.1',
    },
    { of: 'disruptions', dice: -battle[side].disruptions, rule: '§12.53' },
  ]);
}

/**
 * What the ground gives the defenders in the first round: by the line of the formation that moved in, and for a home
 * zone (§12.4).
 */
function terrainDice(
  position: Position,
  { space, origins, sheltered, attackers, defenders }: Battle,
  formation: Formation,
): readonly DicePart[] {
  if (!sheltered) return [];
  const [from] = origins;
  const march = from === undefined ? undefined : marchOf(position, from, space, attackers.camp);
  const isTsarist = defenders.camp === 'tsarist';
  if (march === 'river' && isGuided(position, attackers.camp, 'march'))
    return [{ of: 'march', dice: 1, rule: '§12.43' }];
  return [
    { of: 'march', dice: march === 'rough' ? 1 : 0, rule: '§12.41' },
    { of: 'march', dice: march !== 'marsh' ? 0 : isTsarist ? 2 : position.turn <= 2 ? 1 : 0, rule: '§12.42' },
    { of: 'march', dice: march === 'river' ? 3 : 0, rule: '§12.43' },
    {
      of: 'home',
      dice: Number(isZone(position, space) && isHomeZoneOf(position, space, isTsarist, formation)),
      rule: '§12.44',
    },
  ];
}

/**
 * Every Russian zone is home of both Russian Powers; an Imperial one of the nation printed, if it supplies a defender
 * (§12.44).
 */
function isHomeZoneOf(position: Position, zone: string, isTsarist: boolean, { troops, leaders }: Formation): boolean {
  if (isTsarist) return isInRussia(position, zone);
  const { home } = spaceOf(position, zone);
  return troops.some(({ of }) => of === home) || leaders.some((id) => leaderOf(position, id).of === home);
}
