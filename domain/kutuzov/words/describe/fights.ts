import type { Fight, FightSide } from '../../../contract/shown.ts';
import type { Locale } from '../../../lib/text.ts';
import { atDice, type Battle, powersIn, SIDES, type Side, survivorsOf } from '../../battle/battle.ts';
import { battleDice, diceOf } from '../../battle/dice.ts';
import { armyOf, besiegerDice, fortressDice, strengthOf } from '../../battle/siege.ts';
import { editionOf } from '../../edition/editions.ts';
import type { FrameOf } from '../../frames/frames.ts';
import { controlOf } from '../../map/ground.ts';
import { battleOf } from '../../pieces/pieces.ts';
import type { Position } from '../../state/state.ts';
import { otherCamp } from '../../terms/nations.ts';
import type { Formation } from '../../terms/schemas.ts';
import { leaderName, spaceName } from '../names.ts';
import { CAMP_NAMES, NATION_NAMES } from '../powers.ts';
import { cardsInForce, linesOfDice } from './battle.ts';

const WORDS = {
  en: {
    battle: (at: string) => `Battle of ${at}`,
    siege: (at: string) => `Siege of ${at}`,
    round: (round: number) => `Round ${round}`,
    of: (round: number, most: number) => `Round ${round} of ${most}`,
    roles: { attackers: 'attack', defenders: 'defend' },
    besieger: 'besiege',
    fortress: 'Fortress',
    holds: 'holds',
    leads: (leader: string, rating: number) => `${leader} (${rating})`,
    pieces: (sp: number, leaders: number) => `${sp} SP, ${leaders === 1 ? '1 leader' : `${leaders} leaders`}`,
    strength: (strength: number) => `strength ${strength}`,
    hits: (hits: number) => `${hits} hits taken`,
    disrupted: (count: number) => `${count} disrupted`,
    eliminated: (count: number) => `${count} eliminated`,
    sixes: (sixes: number) => `6s so far: ${sixes}`,
    entrenched: 'entrenched',
    may: (who: string) => `May still play a card: ${who}`,
  },
  ko: {
    battle: (at: string) => `${at} 전투`,
    siege: (at: string) => `${at} 공성`,
    round: (round: number) => `${round}라운드`,
    of: (round: number, most: number) => `${most}라운드 중 ${round}라운드`,
    roles: { attackers: '공격', defenders: '방어' },
    besieger: '공성',
    fortress: '요새',
    holds: '방어',
    leads: (leader: string, rating: number) => `${leader} (${rating})`,
    pieces: (sp: number, leaders: number) => `${sp}SP, 리더 ${leaders}명`,
    strength: (strength: number) => `방어력 ${strength}`,
    hits: (hits: number) => `입은 피해 ${hits}`,
    disrupted: (count: number) => `혼란 ${count}`,
    eliminated: (count: number) => `제거 ${count}`,
    sixes: (sixes: number) => `지금까지 나온 6: ${sixes}`,
    entrenched: '참호',
    may: (who: string) => `카드를 더 낼 수 있음: ${who}`,
  },
} as const;

/** The battles and sieges that go on, the newest last, with the dice of their next round (§12.2, §13.31). */
export const fights = (position: Position, locale: Locale): readonly Fight[] =>
  position.frames.flatMap((frame) => {
    if (frame.is === 'battle') return [battleIn(position, frame, locale)];
    return frame.is === 'siege' ? [siegeIn(position, frame, locale)] : [];
  });

function battleIn(position: Position, battle: Battle, locale: Locale): Fight {
  const w = WORDS[locale];
  const at = spaceName(editionOf(position), battle.space, locale);
  return {
    kind: 'battle',
    at: battle.space,
    name: w.battle(at),
    facts: [w.round(battle.round), ...cardsInForce(position, locale), ...stillToPlay(position, locale)],
    sides: SIDES.map((side) => sideOf(position, atDice(position, battle), side, locale)),
  };
}

/** The stages of a round up to what its dice hit. */
const AHEAD: readonly Battle['stage'][] = ['active', 'inactive', 'round', 'cancel', 'struck', 'losses'];

function sideOf(position: Position, battle: Battle, side: Side, locale: Locale): FightSide {
  const w = WORDS[locale];
  const { camp, hits, disruptions, eliminated } = battle[side];
  // Once the dice of the last round are thrown, no round is known to follow.
  const dice = AHEAD.includes(battle.stage) ? battleDice(position, battle, side) : [];
  return {
    of: camp,
    name: CAMP_NAMES[locale][camp],
    role: w.roles[side],
    facts: [
      powersIn(position, battle, side)
        .map((power) => NATION_NAMES[locale][power])
        .join(', '),
      ...piecesOf(position, survivorsOf(position, battle, side), locale),
      ...(side === 'defenders' && battle.entrenched ? [w.entrenched] : []),
    ].filter((fact) => fact !== ''),
    dice: diceOf(dice),
    parts: linesOfDice(dice, locale),
    losses: [
      ...(hits > 0 ? [w.hits(hits)] : []),
      ...(disruptions > 0 ? [w.disrupted(disruptions)] : []),
      ...(eliminated > 0 ? [w.eliminated(eliminated)] : []),
    ],
  };
}

/** The commander with the battle rating, and how many pieces there are. */
function piecesOf(position: Position, { troops, leaders }: Formation, locale: Locale): readonly string[] {
  const w = WORDS[locale];
  const [commander] = leaders;
  const led =
    commander === undefined
      ? []
      : [w.leads(leaderName(editionOf(position), commander, locale), battleOf(position, commander))];
  return [
    ...led,
    w.pieces(
      troops.reduce((sum, { sp }) => sum + sp, 0),
      leaders.length,
    ),
  ];
}

function siegeIn(position: Position, siege: FrameOf<'siege'>, locale: Locale): Fight {
  const w = WORDS[locale];
  const strength = strengthOf(position, siege.space);
  const dice = besiegerDice(position, siege);
  const keeper = controlOf(position, siege.space) ?? otherCamp(siege.camp);
  const guns = fortressDice(position, siege);
  return {
    kind: 'siege',
    at: siege.space,
    name: w.siege(spaceName(editionOf(position), siege.space, locale)),
    facts: [w.of(siege.round, strength), ...cardsInForce(position, locale), ...stillToPlay(position, locale)],
    sides: [
      {
        of: siege.camp,
        name: NATION_NAMES[locale][siege.nation],
        role: w.besieger,
        facts: piecesOf(position, armyOf(position, siege), locale),
        dice: diceOf(dice),
        parts: linesOfDice(dice, locale),
        losses: [
          w.sixes(siege.sixes),
          ...(siege.disrupted > 0 ? [w.disrupted(siege.disrupted)] : []),
          ...(siege.lost > 0 ? [w.eliminated(siege.lost)] : []),
        ],
      },
      {
        of: keeper,
        name: `${w.fortress}, ${CAMP_NAMES[locale][keeper]}`,
        role: w.holds,
        facts: [w.strength(strength)],
        dice: guns,
        parts: [{ text: w.strength(strength), count: guns }],
        losses: [],
      },
    ],
  };
}

/** The Powers that have not answered the open window; everybody may know who they are. */
function stillToPlay(position: Position, locale: Locale): readonly string[] {
  const frame = position.frames.at(-1);
  if (frame?.is !== 'window' || frame.waiting.length === 0) return [];
  return [WORDS[locale].may(frame.waiting.map((power) => NATION_NAMES[locale][power]).join(', '))];
}
