import type { Json } from '@fieldpost/client';

/** The words of the buttons in English. */
export const ENGLISH = {
  play: (card: string) => `Play ${card}`,
  noCard: 'Play no card',
  goOn: 'No card to play: continue',
  ignore: (count: number) => (count === 0 ? 'Ignore none' : count === 1 ? 'Ignore 1 flag' : `Ignore ${count} flags`),
  battle: (isYes: boolean): string => (isYes ? 'Battle back' : 'Do not battle back'),
  retire: (isYes: boolean): string => (isYes ? 'Retire and reform' : 'Stand'),
  form: (isYes: boolean): string => (isYes ? 'Form square' : 'Form no square'),
  retreat: (to: string) => `Retreat to ${to}`,
  advance: (to: string | undefined) => (to === undefined ? 'Stay' : `Advance to ${to}`),
  move: (to: string) => `Move to ${to}`,
  fire: (at: string) => `Fire at ${at}`,
  melee: (at: string, artillery: string | undefined) =>
    artillery === undefined ? `Attack ${at}` : `Attack ${at}, guns ${artillery}`,
  order: (at: string) => `Order ${at}`,
  endTurn: 'End turn',
};

/** The same in Korean. */
export const KOREAN: typeof ENGLISH = {
  play: (card) => `${card} 쓰기`,
  noCard: '카드 쓰지 않기',
  goOn: '쓸 카드 없음: 계속',
  ignore: (count) => (count === 0 ? '깃발 무시하지 않기' : `깃발 ${count}개 무시`),
  battle: (isYes) => (isYes ? '반격' : '반격하지 않기'),
  retire: (isYes) => (isYes ? '퇴각하여 재편성' : '버티기'),
  form: (isYes) => (isYes ? '방진 만들기' : '방진 만들지 않기'),
  retreat: (to) => `후퇴: ${to}`,
  advance: (to) => (to === undefined ? '머무르기' : `전진: ${to}`),
  move: (to) => `이동: ${to}`,
  fire: (at) => `${at} 사격`,
  melee: (at, artillery) => (artillery === undefined ? `${at} 공격` : `${at} 공격, 포병 ${artillery}`),
  order: (at) => `${at} 명령`,
  endTurn: '턴 끝내기',
};

interface At {
  readonly cards: ReadonlyMap<string, string>;
  /** Returns the space in which a piece stands. */
  readonly spaceOf: (piece: string) => string | undefined;
  /** No other answer is possible. */
  readonly isOnly?: boolean | undefined;
}

/** The hexes of pieces; none where the list is empty. */
const hexesOf = (pieces: Json, at: (piece: Json) => string | undefined): string | undefined =>
  (Array.isArray(pieces) ? pieces : [pieces]).flatMap((piece) => at(piece) ?? []).join(', ') || undefined;

/** Names a command on its button: what happens, in at most 28 letters. */
export function buttonOf(command: Json, { cards, spaceOf, isOnly }: At, say: typeof ENGLISH): string | undefined {
  const { type, card, to, target, piece, artillery, flags, battle, retire, form } = command as {
    readonly [field: string]: Json | undefined;
  };
  const at = (value: Json | undefined): string | undefined =>
    value === undefined ? undefined : spaceOf(String(value));
  const [against, ordered] = [at(target), at(piece)];
  switch (type) {
    case 'play':
    case 'react': {
      const name = card === null ? undefined : cards.get(String(card));
      if (card === null) return isOnly === true ? say.goOn : say.noCard;
      return name && say.play(name);
    }
    case 'ignore':
      return say.ignore(Number(flags ?? 0));
    case 'battle-back':
      return say.battle(battle === true);
    case 'retire':
      return say.retire(retire === true);
    case 'form-square':
      return say.form(form === true);
    case 'retreat':
      return say.retreat(String(to));
    case 'advance':
      return say.advance(to === null ? undefined : String(to));
    case 'move':
      return say.move(String(to));
    case 'fire':
      return against && say.fire(against);
    case 'melee':
      return against && say.melee(against, artillery === undefined ? undefined : hexesOf(artillery, at));
    case 'order':
      return ordered && say.order(ordered);
    default:
      return undefined;
  }
}
