import type { Locale, Text } from '../../lib/text.ts';
import type { Frame, FrameKind, FrameOf } from '../frames/frames.ts';
import type { Position } from '../state/state.ts';
import type { Point } from '../terms/points.ts';

/* What frames and their stages are called. */

/** The step or question of each frame; an open question has the name of its frame. */
export const FRAME_NAMES: { readonly [kind in FrameKind]: Text } = {
  turn: { en: 'turn', ko: '턴' },
  auction: { en: 'choice of Powers', ko: '강국 선택' },
  assign: { en: 'sharing out of resources', ko: '자원 나누기' },
  shift: { en: 'a resource for the partner', ko: '아군 강국에 넘길 자원' },
  mulligan: { en: 'mulligan', ko: 'Mulligan(한 장 적게 다시 받기)' },
  preemption: { en: 'pre-emptive impulse, or not', ko: '우선권 Impulse 선택' },
  impulse: { en: 'impulse', ko: 'Impulse 진행' },
  chit: { en: 'chit after the impulse', ko: 'Impulse 뒤의 Chit' },
  division: { en: 'division of the hand', ko: '핸드 나누기' },
  card: { en: 'CP of a card', ko: '카드의 CP 사용' },
  event: { en: 'event of a card', ko: '카드의 이벤트' },
  shortage: { en: 'missing SP', ko: '부족한 SP 채우기' },
  grant: { en: 'CP of an event', ko: '이벤트의 CP 사용' },
  'free-march': { en: 'march by event', ko: '이벤트에 따른 행군' },
  'attrition-step': { en: 'attrition at the end of the turn', ko: '턴 끝의 손실' },
  aim: { en: 'change of aim', ko: '목표 변경' },
  withdrawal: { en: 'withdrawal', ko: '철수' },
  scorching: { en: 'Scorched Earth', ko: '초토화' },
  step: { en: 'move', ko: '이동' },
  call: { en: 'interception into a battle', ko: '전투로 차단' },
  consent: { en: 'consent of the partner', ko: '아군 강국의 동의' },
  bridgehead: { en: 'bridgehead', ko: '다리 앞 집결' },
  attrition: { en: 'attrition', ko: '손실 굴림' },
  losses: { en: 'losses', ko: '잃을 조각 선택' },
  battle: { en: 'battle', ko: '전투' },
  retreat: { en: 'retreat', ko: '후퇴' },
  loot: { en: 'loot', ko: '전리품' },
  window: { en: 'reaction', ko: '반응' },
  siege: { en: 'siege', ko: '공성' },
  sack: { en: 'sack', ko: '약탈' },
  interphase: { en: 'interphase', ko: '간기' },
  reinforcement: { en: 'reinforcement', ko: '증원' },
  deployment: { en: 'deployment', ko: '배치' },
  transit: { en: 'deployment of a piece', ko: '조각 하나의 배치' },
  recall: { en: 'recall of leaders', ko: '리더 내리기' },
  excess: { en: 'cards above the limit', ko: '제한을 넘는 카드' },
  arrival: { en: 'arrival of Kutuzov', ko: '쿠투조프 등장' },
  'morale-check': { en: 'morale check', ko: '사기 확인' },
  'attrition-check': { en: 'check of the attrition level', ko: '손실단계 확인' },
  rise: { en: 'opportunity to raise morale', ko: '사기를 올릴 기회' },
  will: { en: 'Will to Fight', ko: 'Will to Fight 처리' },
  revolt: { en: 'revolt of Prussia', ko: '프로이센 반란' },
  recovery: { en: 'Emergency Recovery', ko: '응급 사용' },
};

/** At which moment a window asks. */
const POINT_NAMES: { readonly [point in Point]: Text } = {
  auction: { en: 'bids', ko: '입찰' },
  march: { en: 'answer to a move', ko: '이동에 대한 반응' },
  contact: { en: 'interception and evasion', ko: '차단과 회피' },
  tries: { en: 'answer to interception and evasion', ko: '차단과 회피에 대한 반응' },
  retreat: { en: 'answer to a retreat', ko: '후퇴에 대한 반응' },
  scorching: { en: 'answer to Scorched Earth', ko: '초토화에 대한 반응' },
  'halve-attrition': { en: 'resources against attrition', ko: '손실을 줄일 자원' },
  'battle-active': { en: 'battle cards of the attackers', ko: '공격 쪽의 전투카드' },
  'battle-inactive': { en: 'battle cards of the defenders', ko: '방어 쪽의 전투카드' },
  verdict: { en: 'end of a battle', ko: '전투의 끝' },
  counter: { en: 'answer to a battle card', ko: '전투카드에 대한 응답' },
  losses: { en: 'cards against losses', ko: '피해를 줄일 카드' },
  'siege-active': { en: 'cards of the besieger', ko: '포위군의 카드' },
  'siege-inactive': { en: 'cards for the fortress', ko: '요새 쪽의 카드' },
  approach: { en: 'enemies approach', ko: '적의 접근' },
  'before-dice': { en: 'battle cards before the dice', ko: '굴림 전의 전투카드' },
  'before-siege-dice': { en: 'cards before the dice of a siege', ko: '공성 굴림 전의 카드' },
  'after-dice': { en: 'cards after the dice', ko: '굴림 뒤의 카드' },
};

type StageOf<K extends FrameKind> = FrameOf<K> extends { readonly stage: infer S extends string } ? S : never;
type Staged = { [K in FrameKind]: StageOf<K> extends never ? never : K }[FrameKind];

const END: Text = { en: 'end', ko: '끝' };
const DICE: Text = { en: 'dice', ko: '주사위 굴림' };

/** The stages of frames that have several; those of a turn are its steps (§4.1). */
const STAGE_NAMES: { readonly [kind in Staged]: { readonly [stage in StageOf<kind>]: Text } } = {
  turn: {
    preparation: { en: 'preparation', ko: '준비' },
    impulses: { en: 'impulses', ko: 'Impulse 진행' },
    attrition: { en: 'attrition', ko: '손실' },
    cossacks: { en: 'Cossacks', ko: '코사크' },
    morale: { en: 'morale', ko: '사기' },
    balance: { en: 'resource balancing', ko: '자원 조정' },
    conquest: { en: 'conquest roll', ko: '정복 굴림' },
    peace: { en: 'peace roll', ko: '평화 굴림' },
    interphase: { en: 'interphase', ko: '간기' },
  },
  auction: {
    bid: { en: 'bids', ko: '입찰' },
    order: DICE,
    choose: { en: 'choice', ko: '선택' },
    remove: { en: 'SP of the highest bid', ko: '낙찰한 SP 제거' },
  },
  impulse: { play: { en: 'cards and resources', ko: '카드와 자원' }, end: END, over: { en: 'over', ko: '끝남' } },
  scorching: { announced: { en: 'announced', ko: '선언' }, place: { en: 'marker', ko: '마커' } },
  step: {
    march: { en: 'departure', ko: '출발' },
    contact: { en: 'approach', ko: '접근' },
    announced: { en: 'tries announced', ko: '적의 시도 선언' },
    tries: { en: 'tries of the enemy', ko: '적의 시도' },
    enter: { en: 'entry', ko: '진입' },
    landed: { en: 'landing', ko: '해상기습' },
    fight: { en: 'in the space', ko: '들어간 뒤' },
    end: END,
  },
  battle: {
    active: { en: 'cards of the attackers', ko: '공격 쪽 카드' },
    inactive: { en: 'cards of the defenders', ko: '방어 쪽 카드' },
    round: DICE,
    cancel: { en: 'Entrenchment', ko: '참호' },
    struck: { en: 'cards after the dice', ko: '굴림 뒤의 카드' },
    losses: { en: 'losses', ko: '피해' },
    decide: { en: 'result of the round', ko: '라운드 결과' },
    verdict: { en: 'before the end', ko: '끝나기 전' },
    judge: { en: 'result', ko: '결과' },
    interlude: { en: 'between two rounds', ko: '두 라운드 사이' },
    retreat: { en: 'retreat', ko: '후퇴' },
    retreated: { en: 'after the retreat', ko: '후퇴 뒤' },
    spoils: { en: 'flag and loot', ko: '깃발과 전리품' },
  },
  retreat: {
    choose: { en: 'ways', ko: '갈 곳' },
    announced: { en: 'ways announced', ko: '갈 곳 선언' },
    go: { en: 'on the way', ko: '가는 중' },
    end: END,
  },
  attrition: { resources: { en: 'before the roll', ko: '굴리기 전' }, roll: DICE },
  siege: {
    active: { en: 'before the dice, besieger', ko: '굴리기 전, 포위군' },
    inactive: { en: 'before the dice, fortress', ko: '굴리기 전, 요새' },
    roll: DICE,
    result: { en: 'after the round', ko: '라운드 뒤' },
  },
  sack: { roll: DICE, gain: { en: 'gain', ko: '얻는 자원' } },
  will: { when: { en: 'time of the dice', ko: '굴릴 때' }, dice: DICE, roll: { en: 'conquest roll', ko: '정복 굴림' } },
  revolt: {
    begin: { en: 'beginning', ko: '시작' },
    battles: { en: 'battles', ko: '전투' },
    flag: { en: 'flags', ko: '깃발' },
    end: END,
  },
  interphase: {
    resources: { en: 'resources', ko: '자원' },
    reinforcement: { en: 'reinforcements', ko: '증원' },
    deal: { en: 'new cards', ko: '새 카드' },
    mulligan: { en: 'mulligan', ko: 'Mulligan(한 장 적게 다시 받기)' },
    'left-over': { en: 'left-over cards', ko: '남긴 카드' },
    limit: { en: 'hand limit', ko: '핸드 제한' },
    home: { en: 'Home cards', ko: '본토카드' },
  },
};

/** `battle (Entrenchment)`, `interception and evasion`: what goes on at a frame. */
export function momentOf(frame: Frame, locale: Locale): string {
  if (frame.is === 'window') return POINT_NAMES[frame.point][locale];
  const stage =
    'stage' in frame ? (STAGE_NAMES[frame.is] as { readonly [stage: string]: Text })[frame.stage] : undefined;
  return stage === undefined ? FRAME_NAMES[frame.is][locale] : `${FRAME_NAMES[frame.is][locale]} (${stage[locale]})`;
}

/** Names the actions within the step of the turn, or the impulse: the outermost first. */
export const momentsIn = ({ frames }: Pick<Position, 'frames'>, locale: Locale): readonly string[] =>
  frames.filter(({ is }) => is !== 'turn' && is !== 'impulse').map((frame) => momentOf(frame, locale));

/** The step of the turn that the game has come to (§4.1). */
export function turnStep({ frames }: Pick<Position, 'frames'>, locale: Locale): string {
  const turn = frames.find(({ is }) => is === 'turn');
  return STAGE_NAMES.turn[turn?.is === 'turn' ? turn.stage : 'preparation'][locale];
}

/** All stages, as `battle:round`, and the moments of windows, as `window:contact`. */
export const stageNames = (locale: Locale): { readonly [id: string]: string } =>
  Object.fromEntries(
    Object.entries<{ readonly [stage: string]: Text }>({ ...STAGE_NAMES, window: POINT_NAMES }).flatMap(
      ([kind, stages]) => Object.entries(stages).map(([stage, text]) => [`${kind}:${stage}`, text[locale]]),
    ),
  );
