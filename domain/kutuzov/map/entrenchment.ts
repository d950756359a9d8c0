import type { Refusal } from '../../contract/refusal.ts';
import { editionOf } from '../edition/editions.ts';
import { hasArmy, spIn } from '../pieces/pieces.ts';
import { refusal } from '../refusals.ts';
import type { Position } from '../state/state.ts';
import { type Camp, campOf, NATIONS_OF, otherCamp, type Power } from '../terms/nations.ts';
import { controlOf, groundFor, hasFormation, isZone } from './ground.ts';

/* Entrenchments (§12.45). */

/** Whether a Camp's pieces in a space are enough for an Entrenchment: 4 SP, or any army (§12.45). */
export const canEntrench = (position: Position, space: string, camp: Camp): boolean =>
  hasArmy(position, space, camp) || spIn(position, space, NATIONS_OF[camp]) >= 4;

/** Whether a marker is left (§12.45). */
export const hasEntrenchment = (position: Position): boolean =>
  Object.keys(position.entrenched).length < editionOf(position).limits.markers.entrenched;

/** What bars an Entrenchment of a Power in a space (§16.56, §12.45). */
export function entrenchmentBar(position: Position, power: Power, space: string): Refusal | undefined {
  const camp = campOf(power);
  if (isZone(position, space))
    return refusal('NO_ZONE', { en: 'not in zones', ko: '구역에는 놓지 않습니다.' }, '§12.45');
  if (position.entrenched[space] !== undefined)
    return refusal('ENTRENCHED', { en: 'there is an Entrenchment already', ko: '이미 참호가 있습니다.' }, '§16.56');
  const isFriendly = groundFor(position, space, camp) === 'friendly' && !hasFormation(position, space, otherCamp(camp));
  return isFriendly && canEntrench(position, space, camp)
    ? undefined
    : refusal(
        'NOBODY_TO_ENTRENCH',
        { en: 'it takes a friendly duchy with an army or four SP', ko: '군이나 4SP가 있는 아군 지역이어야 합니다.' },
        '§16.56',
      );
}

/**
 * Whether a Camp that defends a duchy has the use of an Entrenchment there: its own, on ground it controls (§12.45).
 */
export const isEntrenched = (position: Position, space: string, camp: Camp): boolean =>
  position.entrenched[space] === camp && controlOf(position, space) === camp && canEntrench(position, space, camp);
