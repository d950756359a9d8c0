import type { Camp } from './nations.ts';
import type { Table } from './table.ts';

/* Markers on the tracks: Gain and Loss cancel one for one (§9.51, §16.52). */

export interface Markers {
  readonly loss: number;
  readonly gain: number;
}

/** Markers after `loss` and `gain` more: of the two kinds one is left at most (§9.51). */
export function settled(markers: Markers, { loss = 0, gain = 0 }: Partial<Markers>): Markers {
  const balance = markers.gain + gain - markers.loss - loss;
  return balance >= 0 ? { loss: 0, gain: balance } : { loss: -balance, gain: 0 };
}

/** Gives a Camp Morale Loss or Gain (§9.11, §9.5). */
export function moveMorale(table: Table, camp: Camp, change: Partial<Markers>, rule: string): void {
  const { level, ...markers } = table.state.morale[camp];
  table.emit({ type: 'morale-set', camp, level, ...settled(markers, change), rule });
}

/** Gives the Imperials Attrition Loss or Gain (§14.42, §14.46). */
export function moveAttrition(table: Table, change: Partial<Markers>, rule: string): void {
  const { level, ...markers } = table.state.attrition;
  table.emit({ type: 'attrition-set', level, ...settled(markers, change), rule });
}
