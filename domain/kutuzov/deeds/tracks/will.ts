import { at } from '../../../lib/sure.ts';
import { byDie, type Table } from '../../table/table.ts';
import type { MoraleLevel } from '../../terms/levels.ts';
import { defer } from './due.ts';

/* The Tsarist will to fight (§19.8). */

/** Further markers bring the Imperials at most this many resources in a game (§16.2). */
const MOST_RESOURCES = 2;

/**
 * Tsarist morale has come to a level: a Will to Fight marker there is removed (§19.81). The first one opens the
 * Imperial change of aim, a further one brings a resource; in an impulse the Imperials then have their roll (§19.82).
 */
export function reachWill(table: Table, level: MoraleLevel): void {
  const { willToFight, willResources, retreat } = table.state.facts;
  if (!willToFight.includes(level)) return;
  const rule = '§19.81';
  const left = willToFight.filter((each) => each !== level);
  table.emit({
    type: 'noted',
    facts: { willToFight: left, ...(retreat === 'closed' ? { retreat: 'open' } : {}) },
    rule,
  });
  if (retreat !== 'closed' && willResources < MOST_RESOURCES) {
    const power = poorer(table);
    table.emit({ type: 'resources-set', power, to: table.state.resources[power] + 1, rule });
    table.emit({ type: 'noted', facts: { willResources: willResources + 1 }, rule });
  }
  if (table.state.impulse.power !== null) defer(table, { is: 'will', stage: 'when' }, '§19.82');
}

/** The Imperial Power with fewer resources; if they are even the higher die tells (§19.81). */
function poorer(table: Table): 'FN' | 'FS' {
  const { FN, FS } = table.state.resources;
  if (FN !== FS) return FN < FS ? 'FN' : 'FS';
  return at(byDie(table, ['FN', 'FS'], { why: 'will-resource', rule: '§19.81' }), 0);
}
