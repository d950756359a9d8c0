import { refusal as anyRefusal } from '../contract/refusal.ts';
import { CHOOSE, type Meanings, type SharedCode } from '../contract/refusals.ts';

/** What the codes of Commands & Colors: Napoleonics mean; the refusal itself tells the numbers of the case. */
export const REFUSALS = {
  ADJACENT: {
    means: {
      en: 'A unit attacks adjacent enemies in melee, not by ranged combat.',
      ko: '인접한 적은 사격이 아니라 근접 전투로 공격합니다.',
    },
    todo: CHOOSE,
  },
  ALREADY_ORDERED: { means: { en: 'The piece has its order for this turn.', ko: '이번 턴에 이미 명령을 받은 조각입니다.' }, todo: CHOOSE },
  ALREADY_THERE: { means: { en: 'The piece is in that hex already.', ko: '조각이 이미 있는 칸입니다.' }, todo: CHOOSE },
  AT_FULL_STRENGTH: { means: { en: 'The unit has all its blocks.', ko: '블록이 모두 있는 유닛입니다.' }, todo: CHOOSE },
  BESIDE_ENEMY: { means: { en: 'An enemy unit is adjacent.', ko: '인접한 적 유닛이 있습니다.' }, todo: CHOOSE },
  CANNOT_JOIN: {
    means: { en: 'The unit cannot join this combined attack.', ko: '이 연합 전투에 함께할 수 없는 유닛입니다.' },
    todo: CHOOSE,
  },
  CARD_BARS_FIRE: { means: { en: 'The card allows no ranged combat.', ko: '이 카드로는 사격할 수 없습니다.' }, todo: CHOOSE },
  CARD_BARS_MELEE: { means: { en: 'The card allows no melee.', ko: '이 카드로는 근접 전투를 할 수 없습니다.' }, todo: CHOOSE },
  CAVALRY_BESIDE: { means: { en: 'Enemy cavalry is adjacent.', ko: '인접한 적 기병이 있습니다.' }, todo: CHOOSE },
  CAVALRY_DOES_NOT_FIRE: { means: { en: 'Cavalry has no ranged combat.', ko: '기병은 사격할 수 없습니다.' }, todo: CHOOSE },
  DEAD_END: {
    means: { en: 'This way has no hex in which the retreat can end.', ko: '그 길에는 멈출 수 있는 칸이 없습니다.' },
    todo: CHOOSE,
  },
  FIRST_TARGET: { means: { en: 'The second attack needs another target.', ko: '먼저 공격한 유닛은 다시 고를 수 없습니다.' }, todo: CHOOSE },
  HAS_BATTLED: { means: { en: 'The unit has battled this turn.', ko: '이번 턴에 이미 전투한 유닛입니다.' }, todo: CHOOSE },
  HAS_MOVED: { means: { en: 'The unit has moved this turn.', ko: '이번 턴에 이미 이동한 유닛입니다.' }, todo: CHOOSE },
  HEX_TAKEN: { means: { en: 'Another piece occupies that hex.', ko: '다른 조각이 있는 칸입니다.' }, todo: CHOOSE },
  IMPASSABLE: { means: { en: 'The piece cannot enter that hex.', ko: '들어갈 수 없는 칸입니다.' }, todo: CHOOSE },
  IN_SQUARE: {
    means: {
      en: 'A unit in square does not move, and its leader does not leave it.',
      ko: '방진은 이동할 수 없고, 리더도 방진을 떠날 수 없습니다.',
    },
    todo: CHOOSE,
  },
  JOINED: {
    means: { en: 'A leader has joined the unit, so it does not move again.', ko: '리더가 배속된 유닛은 다시 이동할 수 없습니다.' },
    todo: CHOOSE,
  },
  LAST_GUN_MOVED: {
    means: {
      en: 'Horse artillery with one block cannot battle after a move.',
      ko: '블록이 하나 남은 기마 포병은 이동하면 전투할 수 없습니다.',
    },
    todo: CHOOSE,
  },
  LEADERS_DO_NOT_BATTLE: { means: { en: 'A lone leader cannot battle.', ko: '홀로 있는 리더는 전투할 수 없습니다.' }, todo: CHOOSE },
  MOVED_ALONG: { means: { en: 'The leader has moved with his unit.', ko: '리더가 배속된 유닛과 함께 이미 이동했습니다.' }, todo: CHOOSE },
  MOVED_TOO_FAR: {
    means: { en: 'The unit has moved too far to battle.', ko: '너무 멀리 이동하여 전투할 수 없는 유닛입니다.' },
    todo: CHOOSE,
  },
  MUST_RETREAT: { means: { en: 'The leader must retreat at least one hex.', ko: '리더는 적어도 1칸 후퇴해야 합니다.' }, todo: CHOOSE },
  NOBODY_THERE: { means: { en: 'You have no piece to order in that section.', ko: '그 구역에 명령할 조각이 없습니다.' }, todo: CHOOSE },
  NOT_AT_BASELINE: {
    means: { en: 'A piece leaves the battlefield only at the edge of its side.', ko: '아군 쪽 지도 끝에서만 전장을 떠날 수 있습니다.' },
    todo: CHOOSE,
  },
  NOT_A_UNIT: { means: { en: 'Only units rally.', ko: '유닛만 재편할 수 있습니다.' }, todo: CHOOSE },
  NOT_BACK: {
    means: {
      en: 'A retreat must lead to the edge of the retreating side.',
      ko: '아군 쪽 지도 끝으로 물러나는 칸이 아닙니다.',
    },
    todo: CHOOSE,
  },
  NOT_BY_THIS_CARD: { means: { en: 'The card cannot order that piece.', ko: '이 카드로 명령할 수 없는 조각입니다.' }, todo: CHOOSE },
  NOT_DETACHING: {
    means: { en: 'An attached leader without an order moves with his unit.', ko: '명령이 없는 배속된 리더는 유닛과 함께 이동합니다.' },
    todo: CHOOSE,
  },
  NOT_DRAWN: { means: { en: 'Keep one of the cards that you drew.', ko: '받은 카드 가운데 한 장을 골라야 합니다.' }, todo: CHOOSE },
  NOT_IN_SQUARE: { means: { en: 'The unit is not in square.', ko: '방진이 아닌 유닛입니다.' }, todo: CHOOSE },
  NOT_ITS_BASELINE: {
    means: { en: 'The unit goes to a free hex at the edge of its side.', ko: '아군 쪽 지도 끝의 빈칸으로만 갈 수 있습니다.' },
    todo: CHOOSE,
  },
  NOT_ORDERED: { means: { en: 'The piece has no order.', ko: '명령을 받지 않은 조각입니다.' }, todo: CHOOSE },
  NOT_ROLLED: { means: { en: 'This die is not left.', ko: '남은 주사위가 아닙니다.' }, todo: CHOOSE },
  NOT_THERE: { means: { en: 'The piece may not go there.', ko: '조각이 갈 수 없는 칸입니다.' }, todo: CHOOSE },
  NO_BATTLE_ON_ENTRY: {
    means: { en: 'A unit cannot battle in the turn in which it enters this terrain.', ko: '이런 지형에 들어간 턴에는 전투할 수 없습니다.' },
    todo: CHOOSE,
  },
  NO_DICE: { means: { en: 'The unit has no dice to roll.', ko: '굴릴 주사위가 없습니다.' }, todo: CHOOSE },
  NO_END_HERE: { means: { en: 'The retreat cannot end here.', ko: '후퇴를 멈출 수 없는 칸입니다.' }, todo: CHOOSE },
  NO_EXIT: { means: { en: 'No piece can leave the battlefield there.', ko: '전장을 떠날 수 없는 곳입니다.' }, todo: CHOOSE },
  NO_FIRE_AT_LEADER: {
    means: { en: 'Ranged combat cannot target a lone leader.', ko: '홀로 있는 리더에게는 사격할 수 없습니다.' },
    todo: CHOOSE,
  },
  NO_LEADERS: { means: { en: 'The card orders no leaders.', ko: '리더에게 명령할 수 없는 카드입니다.' }, todo: CHOOSE },
  NO_MOVE_LEFT: { means: { en: 'The piece has no movement left.', ko: '남은 이동이 없습니다.' }, todo: CHOOSE },
  NO_ORDER_LEFT: { means: { en: 'The card has no order left.', ko: '카드에 남은 명령이 없습니다.' }, todo: CHOOSE },
  NO_REACTION: { means: { en: 'The card does not react to this.', ko: '이 카드로는 반응할 수 없습니다.' }, todo: CHOOSE },
  NO_RETIRING: {
    means: {
      en: 'Only cavalry retires and reforms, when infantry attacks it.',
      ko: '퇴각 및 재편성은 보병에게 공격받은 기병만 할 수 있습니다.',
    },
    todo: CHOOSE,
  },
  NO_SIGHT: { means: { en: 'The line of sight is blocked.', ko: '조준선이 막혀 있습니다.' }, todo: CHOOSE },
  NO_SQUARE: { means: { en: 'The unit cannot form square here.', ko: '방진을 펼 수 없습니다.' }, todo: CHOOSE },
  NO_SQUARES: { means: { en: 'The card cannot order units in square.', ko: '방진에 명령할 수 없는 카드입니다.' }, todo: CHOOSE },
  NO_SUCH_PIECE: { means: { en: 'The battlefield has no such piece.', ko: '전장에 없는 조각입니다.' }, todo: CHOOSE },
  NO_SUCH_UNIT: { means: { en: 'There is no such unit.', ko: '없는 유닛입니다.' }, todo: CHOOSE },
  NO_WAY_BACK: {
    means: { en: 'There are no two free hexes in a row behind the cavalry.', ko: '기병 뒤로 이어진 빈칸 2개가 없습니다.' },
    todo: CHOOSE,
  },
  OTHER_UNIT: { means: { en: 'Another unit attacks now.', ko: '지금은 다른 유닛이 공격합니다.' }, todo: CHOOSE },
  OUT_OF_RANGE: { means: { en: 'The target is out of range.', ko: '목표가 사거리 밖에 있습니다.' }, todo: CHOOSE },
  REACTION_ONLY: {
    means: { en: 'You can play the card only in the enemy’s turn.', ko: '적의 턴에만 쓸 수 있는 카드입니다.' },
    todo: CHOOSE,
  },
  SQUARE_ALONE: {
    means: { en: 'A unit in square attacks alone, with one die.', ko: '방진은 주사위 1개로 혼자 공격합니다.' },
    todo: CHOOSE,
  },
  TOO_FAR: { means: { en: 'That hex is too far away.', ko: '이동할 수 있는 거리보다 먼 칸입니다.' }, todo: CHOOSE },
  TOO_MANY_FLAGS: { means: { en: 'The unit cannot ignore that many flags.', ko: '무시할 수 있는 수보다 깃발이 많습니다.' }, todo: CHOOSE },
  TWICE: {
    means: { en: 'An artillery unit joins a combined attack once.', ko: '포병은 연합 전투에 한 번만 함께할 수 있습니다.' },
    todo: CHOOSE,
  },
  TWO_LEADERS: { means: { en: 'A hex holds at most one leader.', ko: '한 칸에 리더는 1명만 있을 수 있습니다.' }, todo: CHOOSE },
  WAY_BARRED: { means: { en: 'The way stops or is blocked.', ko: '길이 막혀 있습니다.' }, todo: CHOOSE },
  WRONG_SECTION: {
    means: { en: 'The card cannot order pieces in that section.', ko: '이 카드로 명령할 수 없는 구역입니다.' },
    todo: CHOOSE,
  },
} satisfies Meanings;

/** Makes a refusal of Commands & Colors: Napoleonics; its code has a row above. */
export const refusal = anyRefusal<keyof typeof REFUSALS | SharedCode>;
