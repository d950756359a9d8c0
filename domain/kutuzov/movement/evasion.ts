import type { Refusal } from '../../contract/refusal.ts';
import { groundFor, hasFormation, isClosedFortress, isScorched, isZone, marchOf, neighboursOf } from '../map/ground.ts';
import { ledBy } from '../pieces/mixed.ts';
import { battleOf, commanderIn, leadersIn, spIn } from '../pieces/pieces.ts';
import { refusal } from '../refusals.ts';
import type { Position } from '../state/state.ts';
import type { Cause } from '../terms/causes.ts';
import { type Camp, NATIONS_OF, type Nation, otherCamp } from '../terms/nations.ts';
import type { Party, Sp } from '../terms/schemas.ts';
import { bonusOfGround } from './interception.ts';
import { barrier, isEnemyFortress, isMired } from './movement.ts';

/*
 * The pieces that may evade, their targets, and their chance (§11.6-§11.9). The enemy who attacks is still where he
 * came from.
 */

/** Returns why pieces of these nations, attacked out of `attackedFrom`, cannot evade to a space (§11.6, §11.7). */
export function evasionBar(
  position: Position,
  camp: Camp,
  nations: readonly Nation[],
  from: string,
  to: string,
  attackedFrom: string,
): Refusal | undefined {
  if (from === to) {
    if (isZone(position, from)) return undefined;
    return refusal(
      'NO_STAYING',
      { en: 'an evasion goes to another space, except in a zone', ko: '구역이 아니면 다른 곳으로 회피해야 합니다.' },
      '§11.6',
    );
  }
  if (to === attackedFrom)
    return refusal(
      'WHENCE_THEY_CAME',
      { en: 'the enemy comes from there', ko: '적이 온 곳으로는 회피할 수 없습니다.' },
      '§11.6',
    );
  const bar = barrier(position, camp, nations, from, to);
  if (bar !== undefined) return bar;
  if (marchOf(position, from, to, camp) === 'river')
    return refusal(
      'OVER_RIVER',
      { en: 'a formation cannot evade across a river', ko: '강을 건너 회피할 수 없습니다.' },
      '§11.7',
    );
  if (isClosedFortress(position, to, camp))
    return refusal(
      'ENEMY_FORTRESS',
      { en: 'no friends besiege this enemy fortress', ko: '아군이 포위하지 않은 적 요새입니다.' },
      '§11.7',
    );
  if (hasFormation(position, to, otherCamp(camp)) && !(isZone(position, to) && hasFormation(position, to, camp)))
    return refusal('ENEMIES_THERE', { en: 'enemies stand there', ko: '그곳에 적이 있습니다.' }, '§11.7');
  return undefined;
}

/** The spaces pieces of these nations may evade to; in a zone they may stay (§11.6). */
export const refuges = (
  position: Position,
  camp: Camp,
  nations: readonly Nation[],
  from: string,
  attackedFrom: string,
): readonly string[] =>
  [...neighboursOf(position, from), from].filter(
    (to) => evasionBar(position, camp, nations, from, to, attackedFrom) === undefined,
  );

/**
 * The army or group of a Camp that evades from a space all together (§11.6), the commander first: all leaders, and what
 * they can lead.
 */
export function armyIn(position: Position, space: string, camp: Camp): Party | undefined {
  const commander = commanderIn(position, space, camp);
  if (commander === undefined) return undefined;
  const leaders = [commander, ...leadersIn(position, space, camp).filter((id) => id !== commander)];
  return { leaders, sp: ledBy(position, leaders, (nation) => spIn(position, space, [nation])) };
}

/** The soldiers of a Camp in a space that no leader of it commands: they evade counter by counter (§11.6). */
export function looseIn(position: Position, space: string, camp: Camp): Sp {
  const led = armyIn(position, space, camp)?.sp ?? {};
  const loose = NATIONS_OF[camp].map(
    (nation) => [nation, spIn(position, space, [nation]) - (led[nation] ?? 0)] as const,
  );
  return Object.fromEntries(loose.filter(([, sp]) => sp > 0));
}

/** Returns the additions to the two dice of an evasion (§11.8); soldiers alone have no commander. */
export function evasionBonus(
  position: Position,
  camp: Camp,
  commander: string | undefined,
  from: string,
  to: string,
): number {
  const march = from === to ? 'clear' : marchOf(position, from, to, camp);
  const isHard = march === 'rough' || (march === 'marsh' && (camp === 'imperial' || position.turn <= 2));
  const rating = commander === undefined ? 0 : battleOf(position, commander);
  return rating + bonusOfGround(position, camp, from, to) - Number(isHard);
}

/** The attrition of an evasion (§11.9); over a river that an event lets it cross, too (§10.44). */
export function causesOfEvasion(position: Position, camp: Camp, from: string, to: string): readonly Cause[] {
  if (from === to) return [];
  const causes: Cause[] = [];
  const march = marchOf(position, from, to, camp);
  if (march === 'river') causes.push('river');
  if (isMired(position, camp, from, to)) causes.push('marsh');
  if (groundFor(position, to, camp) === 'enemy' || isEnemyFortress(position, to, camp)) causes.push('enemy-ground');
  if (isScorched(position, to)) causes.push('scorched');
  return causes;
}
