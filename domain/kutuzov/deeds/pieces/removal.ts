import { among, constant, fields, type Legal } from '../../../contract/legal.ts';
import type { Command } from '../../frames/commands.ts';
import { isShowable, spIn } from '../../pieces/pieces.ts';
import type { Position } from '../../state/state.ts';
import type { Table } from '../../table/table.ts';
import type { Nation } from '../../terms/nations.ts';
import { settleEntrenchment } from './entrenchment.ts';

/* SP that their Power takes off the map, where it chooses (§2.34, §5.11, §5.12). */

/**
 * Returns SP of these nations that may leave the map, up to this many at a time: where the counters can show what stays
 * (§1.5).
 */
export function removals(position: Position, of: readonly Nation[], most: number, least = 1): readonly Legal[] {
  const choices = (isShown: boolean) =>
    of.flatMap((each) =>
      Object.keys(position.troops).flatMap((id) => {
        const sizes = Array.from({ length: Math.min(most, spIn(position, id, [each])) }, (_, i) => i + 1).filter(
          (sp) => sp >= least && (!isShown || isShowable(position, each, { [id]: -sp })),
        );
        return sizes.length === 0
          ? []
          : [fields({ type: constant('remove'), space: constant(id), nation: constant(each), sp: among(sizes) })];
      }),
    );
  const shown = choices(true);
  return shown.length > 0 ? shown : choices(false);
}

/** SP leave a space, those that have marched furthest first. */
export function take(
  table: Table,
  { space: at, nation: of, sp }: Extract<Command, { type: 'remove' }>,
  to: 'pool' | 'regroup',
  rule: string,
): void {
  let left = sp;
  for (const troop of (table.state.troops[at] ?? []).filter((each) => each.of === of).toReversed()) {
    const gone = Math.min(left, troop.sp);
    if (gone > 0) table.emit({ type: 'lost', space: at, troops: [{ ...troop, sp: gone }], to, rule });
    left -= gone;
  }
  settleEntrenchment(table, at);
}
