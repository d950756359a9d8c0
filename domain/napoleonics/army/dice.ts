import { type Chance, die } from '../../contract/chance.ts';
import { at } from '../../lib/sure.ts';
import type { Arm } from './unit-type.ts';

/** What a die can show. */
export const FACES = ['INF', 'CAV', 'ART', 'FLAG', 'SABER'] as const;
export type Face = (typeof FACES)[number];

/** The six sides of a die (§17.1). */
export const DIE: readonly Face[] = ['INF', 'INF', 'CAV', 'ART', 'FLAG', 'SABER'];

export const FACE_NAMES: { readonly [face in Face]: { readonly en: string; readonly ko: string } } = {
  INF: { en: 'infantry', ko: '보병' },
  CAV: { en: 'cavalry', ko: '기병' },
  ART: { en: 'artillery', ko: '포병' },
  FLAG: { en: 'flag', ko: '깃발' },
  SABER: { en: 'saber', ko: '칼' },
};

/** Returns this many dice, as they fall: more than the 8 of the box (§2.5) are rolled in turns. */
export const roll = (chance: Chance, dice: number): readonly Face[] =>
  Array.from({ length: dice }, () => at(DIE, die(chance, DIE.length) - 1));

/** How many dice show a face. */
export const countOf = (faces: readonly Face[], face: Face): number => faces.filter((each) => each === face).length;

/** Blocks a roll takes from a unit: a symbol of its arm each (§6.5), and each SABER where sabers hit (§7.4). */
export const hitsOn = (arm: Arm, faces: readonly Face[], sabers: boolean): number =>
  countOf(faces, arm) + (sabers ? countOf(faces, 'SABER') : 0);
