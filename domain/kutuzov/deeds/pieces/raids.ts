import { editionOf } from '../../edition/editions.ts';
import { groundFor, hasFormation, isFortress, isInRussia, isZone, neighboursOf } from '../../map/ground.ts';
import { dieBonus } from '../../state/lasting.ts';
import type { Position } from '../../state/state.ts';
import { roll, sum, type Table } from '../../table/table.ts';
import { losePlace } from './vacating.ts';

/** The duchies that Cossacks raid (§4.4): in Russia, Imperial, no fortress, and nobody to guard them. */
export const raided = (position: Position): readonly string[] =>
  editionOf(position)
    .spaces.map(({ id }) => id)
    .filter(
      (id) =>
        !isZone(position, id) &&
        !isFortress(position, id) &&
        isInRussia(position, id) &&
        groundFor(position, id, 'imperial') === 'friendly' &&
        !hasFormation(position, id, 'imperial'),
    );

/**
 * Returns the additions to the die (§4.4): 1 for Russians beside the duchy, 1 when the Imperials are at Sauve Qui Peut,
 * and those of cards.
 */
export const raidBonus = (position: Position, id: string): number =>
  Number(neighboursOf(position, id).some((next) => hasFormation(position, next, 'tsarist'))) +
  Number(position.morale.imperial.level === 'sauve-qui-peut') +
  dieBonus(position, 'cossack');

/** Cossacks take the flag off a duchy with 4 or more (§4.4). */
export function raidIn(table: Table, space: string): void {
  const rule = '§4.4';
  const bonus = raidBonus(table.state, space);
  const { total } = roll(table, 'R1', 1, { why: 'cossacks', space, rule, count: (faces) => sum(faces) + bonus });
  if (total >= 4) losePlace(table, space, rule);
}
