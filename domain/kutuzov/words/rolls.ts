import type { Locale, Text } from '../../lib/text.ts';

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
