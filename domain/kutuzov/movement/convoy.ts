import type { Refusal } from '../../contract/refusal.ts';
import { controlOf, groundFor, isFortress, spaceOf } from '../map/ground.ts';
import { chosen, isAble, leaderOf, leadersIn, totalOf, troopsIn } from '../pieces/pieces.ts';
import { refusal } from '../refusals.ts';
import type { Position } from '../state/state.ts';
import type { Formation, Leader, Party, Troop } from '../terms/schemas.ts';

/* Convoys over the Baltic, and the assault from the sea (§15.1-§15.3). */

/** SP and leaders that one convoy carries (§15.2). */
export const CONVOY_SIZE = 5;

/**
 * A convoy makes for a friendly port (§15.2); an assault, by event, for one that is uncontrolled or the enemy's
 * (§15.3).
 */
export type Voyage = 'convoy' | 'assault';

/** A port that pieces may sail from (§15.2): friendly, a besieged own fortress among them. */
export const isHarbour = (position: Position, id: string): boolean =>
  spaceOf(position, id).port && groundFor(position, id, 'tsarist') === 'friendly';

export const isGoalOf = (voyage: Voyage, position: Position, id: string): boolean =>
  voyage === 'convoy' ? isHarbour(position, id) : spaceOf(position, id).port && !isHarbour(position, id);

/**
 * The dice of the coast batteries of a port that Tsarists make for (§15.3): 2, of a fortress 4. They fire for the enemy
 * who controls it; an uncontrolled port has none, but a fortress keeps them while friends besiege it.
 */
export function batteriesOf(position: Position, id: string): number {
  if (controlOf(position, id) === 'tsarist') return 0;
  if (isFortress(position, id)) return 4;
  return groundFor(position, id, 'tsarist') === 'enemy' ? 2 : 0;
}

const isUnmoved = (piece: Troop | Leader): boolean => isAble(piece) && piece.marched === 0;

/** The pieces of Russia 1 in a space that have not moved by land in this impulse (§15.2). */
export const shippable = (position: Position, from: string): Formation => ({
  leaders: leadersIn(position, from, 'tsarist').filter(
    (id) => leaderOf(position, id).of === 'R1' && isUnmoved(leaderOf(position, id)),
  ),
  troops: troopsIn(position, from, 'tsarist').filter((troop) => troop.of === 'R1' && isUnmoved(troop)),
});

/** What a convoy costs (§15.2): a CP for each SP and leader. */
export const convoyCost = ({ leaders, sp }: Party): number => leaders.length + totalOf(sp);

/** Why these pieces may not go over the sea; the CP apart (§15.2). */
export function voyageRefusal(
  position: Position,
  voyage: Voyage,
  from: string,
  to: string,
  party: Party,
): Refusal | undefined {
  if (position.impulse.convoyed)
    return refusal(
      'CONVOYED',
      { en: 'there is one convoy in an impulse', ko: '해상수송은 Impulse마다 한 번뿐입니다.' },
      '§15.2',
    );
  if (voyage === 'assault' && isHarbour(position, to))
    return refusal(
      'A_FRIENDLY_PORT',
      { en: 'an assault goes to a port that is not friendly', ko: '해상기습은 아군 항구가 아닌 항구로 합니다.' },
      '§15.3',
    );
  if (from === to || !isHarbour(position, from) || !isGoalOf(voyage, position, to))
    return refusal(
      'NOT_A_FRIENDLY_PORT',
      { en: 'a convoy goes between two friendly ports', ko: '해상수송은 두 아군 항구 사이에서만 합니다.' },
      '§15.2',
    );
  const able = shippable(position, from);
  if (!party.leaders.every((id) => able.leaders.includes(id)) || chosen(able.troops, party.sp) === undefined)
    return refusal(
      'NOT_ABLE',
      {
        en: 'only pieces of Russia 1 that have not moved go by sea',
        ko: '이번 Impulse에 움직이지 않은 러시아 1군의 조각만 바다로 이동합니다.',
      },
      '§15.2',
    );
  if (convoyCost(party) > CONVOY_SIZE)
    return refusal(
      'CONVOY_FULL',
      { en: 'a convoy carries five SP and leaders', ko: '해상수송은 SP와 리더를 합쳐 다섯까지입니다.' },
      '§15.2',
    );
  return undefined;
}
