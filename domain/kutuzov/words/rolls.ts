import type { Locale, Text } from '../../lib/text.ts';
import { lootOf } from '../battle/verdict.ts';
import { SUCCESS } from '../movement/interception.ts';

/** What dice are thrown for: the codes of `rolled`. */
export const ROLL_NAMES: { readonly [why: string]: Text } = {
  attrition: { en: 'attrition', ko: '손실' },
  'attrition-check': { en: 'check of the attrition level', ko: '손실단계 확인' },
  'attrition-dice': { en: 'against Attrition Loss', ko: '손실 Loss 없애기' },
  auction: { en: 'order of choice', ko: '고르는 차례' },
  'attrition-shift': { en: 'shift of the attrition level', ko: '손실단계 변경' },
  batteries: { en: 'coast batteries', ko: '해안포대' },
  battle: { en: 'battle', ko: '전투' },
  conquest: { en: 'conquest', ko: '정복' },
  cossacks: { en: 'Cossacks', ko: '코사크' },
  'depot-marker': { en: 'enemy DMC', ko: '적 DMC' },
  evasion: { en: 'evasion', ko: '회피' },
  event: { en: 'event of a card', ko: '카드의 이벤트' },
  fortress: { en: 'fortress', ko: '요새' },
  interception: { en: 'interception', ko: '차단' },
  loot: { en: 'loot', ko: '전리품' },
  'morale-check': { en: 'morale check', ko: '사기 확인' },
  'morale-dice': { en: 'against Morale Loss', ko: 'Morale Loss 없애기' },
  'morale-rise': { en: 'rise of morale', ko: '사기 상승' },
  moscow: { en: 'who gets the resource of Moscow', ko: '모스크바의 자원을 받을 쪽' },
  peace: { en: 'peace', ko: '평화' },
  recovery: { en: 'Emergency Recovery', ko: '응급 사용' },
  sack: { en: 'sack', ko: '약탈' },
  siege: { en: 'siege', ko: '공성' },
  will: { en: 'Will to Fight', ko: 'Will to Fight 굴림' },
  'will-resource': { en: 'who gets the resource of Will to Fight', ko: 'Will to Fight의 자원을 받을 쪽' },
  winter: { en: 'who chooses where winter strikes', ko: '겨울 손실을 볼 공간을 고를 쪽' },
};

export const rollName = (why: string, locale: Locale): string => ROLL_NAMES[why]?.[locale] ?? why;

const tried = (total: number, needed: number): Text =>
  total >= needed
    ? { en: `success, ${needed} or more was needed`, ko: `성공(${needed} 이상 필요)` }
    : { en: `failure, ${needed} or more was needed`, ko: `실패(${needed} 이상 필요)` };

const counted = (count: number, one: string, more: string, ko: string): Text => ({
  en: `${count} ${count === 1 ? one : more}`,
  ko: `${ko} ${count}`,
});

const rallied = (total: number): Text => counted(total, 'success', 'successes', '성공');

/** What is counted on dice. */
const COUNTED: { readonly [why: string]: (total: number) => Text } = {
  battle: (total) => counted(total, 'hit', 'hits', '피해'),
  fortress: (total) => counted(total, 'hit', 'hits', '피해'),
  siege: (total) => counted(total, 'six', 'sixes', '6의 수:'),
  attrition: (total) => counted(total, 'SP eliminated', 'SP eliminated', '제거되는 SP'),
  will: rallied,
  'morale-dice': rallied,
  'attrition-dice': rallied,
  recovery: rallied,
};

/** What a total decides, where nothing else does. */
const DECIDED: { readonly [why: string]: (total: number, dice: readonly number[]) => Text } = {
  interception: (total) => tried(total, SUCCESS),
  evasion: (total) => tried(total, SUCCESS),
  sack: (total) => tried(total, 6),
  peace: (total) => tried(total, 6),
  loot: (total, [die = 0]) => counted(lootOf(die, total - die), 'resource', 'resources', '자원'),
};

/** `3 hits`; `13: success, 9 or more was needed`; the number alone, where other things decide with the dice. */
export function rollResult(why: string, dice: readonly number[], total: number, locale: Locale): string {
  const decided = DECIDED[why]?.(total, dice)[locale];
  return COUNTED[why]?.(total)[locale] ?? (decided === undefined ? String(total) : `${total}: ${decided}`);
}
