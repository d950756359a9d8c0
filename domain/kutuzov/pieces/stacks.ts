import type { Position } from '../state/state.ts';
import { CAMPS, NATIONS_OF, type Nation } from '../terms/nations.ts';
import { commanderIn, leaderOf, leadersIn } from './pieces.ts';

/**
 * The pieces of a nation in a space: its SP, its leaders with the commander first, and whether some are under a battle
 * marker.
 */
export interface Stack {
  readonly nation: Nation;
  readonly sp: number;
  readonly leaders: readonly string[];
  readonly marked: boolean;
}

/** Returns the pieces in a space, by nation. */
export const stacksIn = (position: Position, space: string): readonly Stack[] =>
  CAMPS.flatMap((camp) => {
    const commander = commanderIn(position, space, camp);
    const leaders = leadersIn(position, space, camp).toSorted(
      (a, b) => Number(b === commander) - Number(a === commander),
    );
    return NATIONS_OF[camp].flatMap((nation) => {
      const troops = (position.troops[space] ?? []).filter(({ of }) => of === nation);
      const led = leaders.filter((id) => leaderOf(position, id).of === nation);
      if (troops.length === 0 && led.length === 0) return [];
      const pieces = [...troops, ...led.map((id) => leaderOf(position, id))];
      return [
        {
          nation,
          sp: troops.reduce((sum, { sp }) => sum + sp, 0),
          leaders: led,
          marked: pieces.some(({ marked }) => marked),
        },
      ];
    });
  });
