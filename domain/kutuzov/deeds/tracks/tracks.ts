import { sure } from '../../../lib/sure.ts';
import { ATTRITION_TABLE } from '../../edition/rows/tracks.ts';
import type { Table } from '../../table/table.ts';
import type { MoraleLevel } from '../../terms/levels.ts';
import { type Camp, otherCamp } from '../../terms/nations.ts';
import {
  DROP_AT,
  dropsAtOnce,
  higherAttrition,
  isRising,
  lowerAttrition,
  RISE_AT,
} from '../../tracks/attrition-track.ts';
import { bestMorale, higherMorale, isHigher, lowerMorale, mayRise } from '../../tracks/morale.ts';
import { neutralAustria } from '../pieces/allies.ts';
import { defer } from './due.ts';
import { win } from './ending.ts';
import { reachWill } from './will.ts';

/*
 * The tracks of morale (§9) and of Imperial attrition (§14.4), and their markers: Gain and Loss cancel one for one
 * (§9.51, §16.52). All functions only emit events, so they may be called at any point of a procedure. Rolls and choices
 * are put off (due.ts), and the loop enters them before the last frame goes on.
 */

interface Markers {
  readonly loss: number;
  readonly gain: number;
}

/** Markers after `loss` and `gain` more: of the two kinds one is left at most (§9.51). */
export function settled(markers: Markers, { loss = 0, gain = 0 }: Partial<Markers>): Markers {
  const balance = markers.gain + gain - markers.loss - loss;
  return balance >= 0 ? { loss: 0, gain: balance } : { loss: -balance, gain: 0 };
}

/**
 * Gives a Camp Morale Loss or Gain (§9.11, §9.5). With nine Loss or more it checks its morale (§9.41), once for all
 * that it receives before the procedure's step is over: give all markers of a battle in one step.
 */
export function moveMorale(table: Table, camp: Camp, change: Partial<Markers>, rule: string): void {
  const { level, ...before } = table.state.morale[camp];
  const after = settled(before, change);
  if (after.loss === before.loss && after.gain === before.gain) return;
  table.emit({ type: 'morale-set', camp, level, ...after, rule });
  if (after.loss > before.loss && after.loss >= 9) checkMorale(table, camp, '§9.41');
}

/**
 * Gives the Imperials Attrition Loss or Gain (§14.42, §14.46). Nine Loss lower the level as soon as losses are not
 * being taken any more (§14.43), four Gain raise it at once (§14.47).
 */
export function moveAttrition(table: Table, change: Partial<Markers>, rule: string): void {
  const { level, ...before } = table.state.attrition;
  const after = settled(before, change);
  if (after.loss === before.loss && after.gain === before.gain) return;
  table.emit({ type: 'attrition-set', level, ...after, rule });
  if (after.loss > before.loss && after.loss >= DROP_AT && dropsAtOnce(table.state)) checkAttrition(table);
  if (isRising(table.state)) riseAttrition(table, { removed: RISE_AT, rule: '§14.47' });
}

/**
 * A Camp checks its morale as soon as it can (§9.4): without Loss markers nothing happens. `rule`: for which reason.
 */
export const checkMorale = (table: Table, camp: Camp, rule: string): void =>
  defer(table, { is: 'morale-check', camp, step: false, rule }, rule);

export const checkAttrition = (table: Table): void => defer(table, { is: 'attrition-check', step: false }, '§14.43');

/** A Camp has the opportunity to rise as soon as it can (§9.53): one, however many reasons there are at the moment. */
export const offerRise = (table: Table, camp: Camp): void => defer(table, { is: 'rise', camp, rule: '§9.53' }, '§9.53');

interface Change {
  /** Markers that the change takes off: 0 for one by an event or a limit. */
  readonly removed: number;
  readonly rule: string;
}

/**
 * Lowers a Camp's morale by a level with all that follows (§9.2, §9.3): below the last one it loses the game (§9.22).
 */
export function dropMorale(table: Table, camp: Camp, { removed, rule }: Change): void {
  const { level, loss, gain } = table.state.morale[camp];
  const lower = lowerMorale(level);
  if (lower === undefined) {
    win(table, otherCamp(camp), 'morale');
    return;
  }
  table.emit({ type: 'morale-set', camp, level: lower, loss: loss - removed, gain, rule });
  const { morale } = table.state.impulse;
  table.emit({
    type: 'noted',
    impulse: { morale: { ...morale, [camp]: { ...morale[camp], drops: morale[camp].drops + 1 } } },
    rule: '§9',
  });
  if (camp === 'tsarist') reachWill(table, lower);
  else reachImperial(table, lower);
}

/** What befalls the allies at an Imperial level (§9.3). */
function reachImperial(table: Table, level: MoraleLevel): void {
  const { austriaNeutral, prussiaRevolted } = table.state.facts;
  if (level === 'tu-felix-austria' && !austriaNeutral) neutralAustria(table);
  if (level === 'sauve-qui-peut' && !prussiaRevolted) {
    table.emit({ type: 'noted', facts: { prussiaRevolted: true }, rule: '§9.3' });
    defer(table, { is: 'revolt', stage: 'begin', spaces: [] }, '§9.3');
  }
}

/** Raises a Camp's morale by a level, if it may rise (§9). */
export function riseMorale(table: Table, camp: Camp, { removed, rule }: Change): void {
  if (!mayRise(table.state, camp)) return;
  const { level, loss, gain } = table.state.morale[camp];
  table.emit({
    type: 'morale-set',
    camp,
    level: sure(higherMorale(level), `level above ${level}`),
    loss,
    gain: gain - removed,
    rule,
  });
}

/**
 * Lowers the attrition level with what it costs in morale; at Crippling morale drops instead (§14.43, §14.44, §14.48).
 */
export function dropAttrition(table: Table, { removed, rule }: Change): void {
  const { level, loss, gain } = table.state.attrition;
  const lower = lowerAttrition(level);
  table.emit({ type: 'attrition-set', level: lower ?? level, loss: loss - removed, gain, rule });
  const { attrition } = table.state.impulse;
  table.emit({ type: 'noted', impulse: { attrition: { ...attrition, drops: attrition.drops + 1 } }, rule: '§14.44' });
  if (lower === undefined) {
    dropMorale(table, 'imperial', { removed: 0, rule: '§14.44' });
    return;
  }
  moveMorale(table, 'imperial', { loss: ATTRITION_TABLE[lower].loss }, '§14.5');
  while (isHigher(table.state.morale.imperial.level, bestMorale(table.state, 'imperial')))
    dropMorale(table, 'imperial', { removed: 0, rule: '§14.48' });
}

/** Raises the attrition level, if there is a better one, with what it brings in morale (§14.47, §14.5). */
export function riseAttrition(table: Table, { removed, rule }: Change): void {
  const { level, loss, gain } = table.state.attrition;
  const higher = higherAttrition(level);
  if (higher === undefined) return;
  table.emit({ type: 'attrition-set', level: higher, loss, gain: gain - removed, rule });
  table.emit({
    type: 'noted',
    impulse: { attrition: { ...table.state.impulse.attrition, risen: true } },
    rule: '§14.45',
  });
  moveMorale(table, 'imperial', { gain: ATTRITION_TABLE[higher].gain }, '§14.5');
}

/**
 * Gain that is kept at the end of an impulse and of a turn: four at Elan (§9.53), three on the attrition track (§14.45,
 * §14.46).
 */
export function limitGain(table: Table): void {
  for (const camp of ['imperial', 'tsarist'] as const) {
    const { level, loss, gain } = table.state.morale[camp];
    if (level === 'elan-du-guerre' && gain > 4)
      table.emit({ type: 'morale-set', camp, level, loss, gain: 4, rule: '§9.53' });
  }
  const { level, loss, gain } = table.state.attrition;
  if (gain > 3) table.emit({ type: 'attrition-set', level, loss, gain: 3, rule: '§14.45' });
}
