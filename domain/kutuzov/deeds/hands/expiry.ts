import type { Effect, Until } from '../../state/lasting.ts';
import type { Table } from '../../table/table.ts';

/** Ends the effects that last until one of these moments; with `is`, only those that it accepts. */
export function expire(
  table: Table,
  until: readonly Until[],
  rule: string,
  is: (effect: Effect) => boolean = () => true,
): void {
  for (const effect of table.state.effects)
    if (until.includes(effect.until) && is(effect)) table.emit({ type: 'effect-ended', effect, rule });
}
