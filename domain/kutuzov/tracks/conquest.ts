import { editionOf } from '../edition/editions.ts';
import { groundFor, isInRussia, spaceOf, tsaristKeys } from '../map/ground.ts';
import { dieBonus } from '../state/lasting.ts';
import type { Position } from '../state/state.ts';
import type { Victory } from './endings.ts';

/* The conquest roll (§19.5). */

/** Why the die of conquest is moved. */
const MODIFIERS = [
  'depots',
  'capitals',
  'imperial-morale',
  'tsarist-morale',
  'keys',
  'homeland',
  'attrition',
  'napoleon',
  'cards',
] as const;
export interface Modifier {
  readonly why: (typeof MODIFIERS)[number];
  readonly plus: number;
}

/**
 * Whether Imperials control a duchy now (§3.1): nobody controls one of neutral Austria, unless a flag flies there
 * (§9.3).
 */
function isImperial(position: Position, id: string): boolean {
  const isNeutral =
    position.facts.austriaNeutral && spaceOf(position, id).home === 'AU' && position.flags[id] === undefined;
  return !isNeutral && groundFor(position, id, 'imperial') === 'friendly';
}

/** Whether Imperials control one of the capitals (§19.5, §19.7). */
export const holdCapital = (position: Position): boolean =>
  editionOf(position).spaces.some(({ id, capital }) => capital && isImperial(position, id));

// biome-ignore format: one level a line
const IMPERIAL_MORALE: { readonly [level in Position['morale']['imperial']['level']]: number } = {
  'elan-du-guerre':   1,
  'vive-lempereur':   0,
  'marchez-vous':     0,
  'les-grognards':    -1,
  'tu-felix-austria': -2,
  'sauve-qui-peut':   -3,
};
// biome-ignore format: one level a line
const TSARIST_MORALE: { readonly [level in Position['morale']['tsarist']['level']]: number } = {
  'elan-du-guerre':   0,
  'vive-lempereur':   0,
  'marchez-vous':     0,
  'les-grognards':    1,
  'tu-felix-austria': 2,
  'sauve-qui-peut':   3,
};
// biome-ignore format: one level a line
const ATTRITION: { readonly [level in Position['attrition']['level']]: number } = {
  normal:      0,
  problematic: 0,
  difficult:   0,
  harsh:       -1,
  severe:      -2,
  crippling:   -3,
};

/** What moves the die now, all of it (§19.5). */
export function modifiersOf(position: Position): readonly Modifier[] {
  const { spaces } = editionOf(position);
  const { morale, attrition, leaders } = position;
  const count = (is: (space: (typeof spaces)[number]) => boolean): number => spaces.filter(is).length;
  const isLost = (id: string): boolean => !isInRussia(position, id) && !isImperial(position, id);
  const all: readonly Modifier[] = [
    { why: 'depots', plus: count(({ id, depot }) => depot && isInRussia(position, id) && isImperial(position, id)) },
    { why: 'capitals', plus: count(({ id, capital }) => capital && isImperial(position, id)) },
    { why: 'imperial-morale', plus: IMPERIAL_MORALE[morale.imperial.level] },
    { why: 'tsarist-morale', plus: TSARIST_MORALE[morale.tsarist.level] },
    { why: 'keys', plus: surrenderOf(position) },
    {
      why: 'homeland',
      plus: -count(({ id, key }) => key && isLost(id)) - count(({ id, depot }) => depot && isLost(id)),
    },
    { why: 'attrition', plus: ATTRITION[attrition.level] },
    { why: 'napoleon', plus: leaders.napoleon?.at.startsWith('@') ? -3 : 0 },
    { why: 'cards', plus: dieBonus(position, 'conquest') },
  ];
  return all.filter(({ plus }) => plus !== 0);
}

export const modifierOf = (position: Position): number =>
  modifiersOf(position).reduce((sum, { plus }) => sum + plus, 0);

/** The number under the Tsarist Key track (§19.5). */
function surrenderOf(position: Position): number {
  const keys = tsaristKeys(position);
  return editionOf(position).surrender.find((row) => keys >= row.keys)?.plus ?? 0;
}

/**
 * Whether a roll is made at the end of a turn, or because of a Will to Fight marker (§19.82): then no capital is
 * needed, and a natural 6 is enough.
 */
export type Occasion = 'turn' | 'will';

/**
 * What a face of the die brings about (§19.5, §19.82): by Will to Fight either Camp may win (§19.21). Undefined: the
 * game goes on.
 */
export function resultOf(position: Position, face: number, occasion: Occasion): Victory | undefined {
  const total = face + modifierOf(position);
  const isConquest = occasion === 'will' ? face === 6 || total >= 9 : total >= 9 && holdCapital(position);
  if (isConquest) return { camp: 'imperial', how: occasion === 'will' ? 'will-to-fight' : 'conquest' };
  if (total <= -3) return { camp: 'tsarist', how: occasion === 'will' ? 'will-to-fight' : 'defeat' };
  return undefined;
}

/** Whether some face of the die would conquer Russia: such a roll counts (§19.22). */
export const canConquer = (position: Position, occasion: Occasion): boolean =>
  resultOf(position, 6, occasion)?.camp === 'imperial';

/** Whether any face of the die would end the game: otherwise it is not rolled (§19.5). */
export const isDecisive = (position: Position, occasion: Occasion): boolean =>
  [1, 6].some((face) => resultOf(position, face, occasion) !== undefined);
