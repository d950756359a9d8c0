import type { Refusal } from '../../../contract/refusal.ts';
import type { Text } from '../../../lib/text.ts';
import { type Battle, fightersOf, isBrokenOff, powerOfFighters, powersIn } from '../../battle/battle.ts';
import { isRouted } from '../../battle/verdict.ts';
import { countersAmong } from '../../cards/dice.ts';
import { editionOf } from '../../edition/editions.ts';
import { isScorched, isZone } from '../../map/ground.ts';
import type { OperationOf } from '../../operations/index.ts';
import { refusal } from '../../refusals.ts';
import type { Position } from '../../state/state.ts';
import type { Power } from '../../terms/nations.ts';
import { answered, BY_EVENT, before, type EffectOn, noEffect } from '../kit/effect.ts';
import { fightersFor } from './fight.ts';

/* What cards do in battles, besides dice and lasting effects (§12). */

const battleIn = (position: Position): Battle | undefined => {
  const frame = answered(position);
  return frame?.is === 'battle' ? frame : undefined;
};

type Condition = OperationOf<'require'>;

const NO_LEADER: Refusal = refusal(
  'NO_LEADER',
  { en: 'he does not fight here', ko: '그 리더는 여기서 싸우지 않습니다.' },
  BY_EVENT,
);
const NO_COUNTERS: Refusal = refusal(
  'NO_COUNTERS',
  { en: 'your side cannot show such soldiers here', ko: '이 전투의 아군에는 그런 병사가 없습니다.' },
  '§1.5',
);
const NOT_FIRST: Refusal = refusal(
  'NOT_FIRST_ROUND',
  { en: 'only in the first round', ko: '첫 라운드에만 쓸 수 있습니다.' },
  BY_EVENT,
);
const NOT_BEATEN: Refusal = refusal(
  'NOT_BEATEN',
  {
    en: 'no formation of yours has lost a battle that this card could help',
    ko: '이 카드로 도울 패배한 아군 진형이 없습니다.',
  },
  BY_EVENT,
);

function unmet(position: Position, power: Power, op: Condition): Refusal | undefined {
  const { troops, leaders } = fightersFor(position, power);
  if ('leader' in op) return leaders.includes(op.leader) ? undefined : NO_LEADER;
  if ('counters' in op) return countersAmong(position, troops, op.counters) > 0 ? undefined : NO_COUNTERS;
  const battle = battleIn(position);
  if (op.battle === 'firstRound') return battle?.round === 1 ? undefined : NOT_FIRST;
  return battle !== undefined && isBeaten(position, power, battle) ? undefined : NOT_BEATEN;
}

/**
 * Whether a Power has a piece in a formation that has lost: with an army, or routed, so that something depends on it.
 */
function isBeaten(position: Position, power: Power, battle: Battle): boolean {
  const { loser } = battle;
  if (loser === null || isBrokenOff(battle) || !powersIn(position, battle, loser).includes(power)) return false;
  return battle[loser].army !== 'none' || isRouted(position, battle, loser);
}

export const require: EffectOn<'require'> = {
  bar: (position, { power }, op) => unmet(position, power, op),
  idle: () => noEffect,
  run: () => undefined,
};

export const counter: EffectOn<'counter'> = { run: (table, _, __, { openWindow }) => openWindow(table, 'counter') };

export const cancelCard: EffectOn<'cancelCard'> = { run: () => undefined };

const WHO_GOES: readonly Text[] = [
  { en: 'the attackers go back', ko: '공격군이 물러난다' },
  { en: 'the defenders go and scorch the earth', ko: '방어군이 초토화하고 물러난다' },
];
const mayScorch = (position: Position, { space, defenders }: Battle): boolean =>
  defenders.camp === 'tsarist' &&
  !isZone(position, space) &&
  !isScorched(position, space) &&
  position.scorched.length < editionOf(position).limits.markers.scorched;

export const endBattle: EffectOn<'endBattle'> = {
  idle: (position) => (battleIn(position) === undefined ? noEffect : undefined),
  run(table, frame, { op, scorched }) {
    const { card, power: by } = frame;
    const battle = battleIn(table.state);
    if (battle === undefined) return;
    if (scorched === undefined && mayScorch(table.state, battle)) {
      const chooser = powerOfFighters(table.state, fightersOf(table.state, battle, 'defenders'));
      const options = [false, true].map((each) => [{ op, scorched: each }]);
      before(table, frame, [{ op: 'choose', chooser, options, words: WHO_GOES }]);
    } else
      table.emit({
        type: 'effect-began',
        effect: { id: 'battleEnded', card, by, until: 'roll', scorched: scorched === true },
        rule: BY_EVENT,
      });
  },
};

export const removeCard: EffectOn<'removeCard'> = {
  run(table, _, { card }) {
    for (const effect of table.state.effects)
      if (effect.card === card) table.emit({ type: 'effect-ended', effect, rule: '§5.72' });
    table.emit({ type: 'card-put', card, to: 'removed', rule: '§5.72' });
  },
};
