import { raised } from '../../lib/powers.ts';
import { DIE, type Face } from '../army/dice.ts';

/** One way in which dice may fall, and how likely it is, from 0 to 1. */
interface Fall {
  readonly chance: number;
  readonly hits: number;
  readonly flags: number;
}

const SIDES = DIE.length;
const FLAGS = DIE.filter((face) => face === 'FLAG').length;

/** How many sides of a die show one of these faces (§17.1). */
export const sidesOf = (...faces: readonly Face[]): number => DIE.filter((face) => faces.includes(face)).length;

const known = new Map<string, readonly Fall[]>();

/** Returns every number of hits and flags of these dice, with this many hitting sides of a die. */
export function fallsOf(dice: number, hitting: number): readonly Fall[] {
  const key = `${dice} ${hitting}`;
  const falls = known.get(key) ?? computed(dice, hitting / SIDES, FLAGS / SIDES);
  known.set(key, falls);
  return falls;
}

/** Die by die: each hits, shows a flag, or misses. */
function computed(dice: number, hit: number, flag: number): readonly Fall[] {
  let table: readonly (readonly number[])[] = [[1]];
  for (let rolled = 1; rolled <= dice; rolled++) {
    const before = (hits: number, flags: number): number => table[hits]?.[flags] ?? 0;
    table = Array.from({ length: rolled + 1 }, (_, hits) =>
      Array.from(
        { length: rolled + 1 - hits },
        (__, flags) =>
          before(hits - 1, flags) * hit + before(hits, flags - 1) * flag + before(hits, flags) * (1 - hit - flag),
      ),
    );
  }
  return table.flatMap((row, hits) => row.map((chance, flags) => ({ chance, hits, flags })));
}

/** Returns how likely it is that none of these dice shows any of these faces. */
export const noneOf = (dice: number, ...faces: readonly Face[]): number => raised(1 - sidesOf(...faces) / SIDES, dice);

/** The mean number of hits. */
export const meanHits = (dice: number, hitting: number): number => (dice * hitting) / SIDES;
