import type { Locale } from '../../lib/text.ts';
import { placeName, unitName } from '../map/provinces.ts';
import type { Unit } from '../map/vocabulary.ts';

/** What the nodes of the grammar of choices are called. */
export interface Labels {
  readonly sheet: string;
  readonly none: string;
  readonly hold: string;
  readonly void: string;
  readonly disband: string;
  readonly move: string;
  readonly moveByConvoy: string;
  readonly supportInPlace: (place: string) => string;
  readonly supportMove: (place: string) => string;
  readonly supportByConvoy: (place: string) => string;
  readonly convoy: (place: string) => string;
  readonly retreat: string;
  readonly buildArmy: string;
  readonly buildFleet: string;
  readonly ready: string;
  readonly draft: string;
  readonly via: string;
  readonly written: string;
  readonly army: string;
  readonly fleet: string;
  readonly coasts: { readonly [coast: string]: string };
}

export const LABELS: { readonly [locale in Locale]: Labels } = {
  en: {
    sheet: 'orders',
    none: 'no orders: the government falls for the round (§15.1)',
    hold: 'hold',
    void: 'bluff order (the unit holds)',
    disband: 'disband',
    move: 'move',
    moveByConvoy: 'move, by sea if needed',
    supportInPlace: (place) => `support ${place} to hold`,
    supportMove: (place) => `support ${place}’s move`,
    supportByConvoy: (place) => `support ${place}’s convoyed move`,
    convoy: (place) => `convoy the army in ${place}`,
    retreat: 'retreat',
    buildArmy: 'build an army',
    buildFleet: 'build a fleet',
    ready: 'send: the others need not wait for me',
    draft: 'save only: the others wait for me',
    via: 'by convoy',
    written: 'your text',
    army: 'army',
    fleet: 'fleet',
    coasts: { nc: 'north coast', ec: 'east coast', sc: 'south coast' },
  },
  ko: {
    sheet: '명령서',
    none: '명령 없음: 이번 라운드 동안 사회 혼란(§15.1)',
    hold: '대기',
    void: '속임수 명령(부대는 대기)',
    disband: '해산',
    move: '이동',
    moveByConvoy: '이동(필요하면 바다로)',
    supportInPlace: (place) => `${place}의 부대 제자리 지원`,
    supportMove: (place) => `${place}의 부대 이동 지원`,
    supportByConvoy: (place) => `${place}의 육군 호송 이동 지원`,
    convoy: (place) => `${place}의 육군 호송`,
    retreat: '퇴각',
    buildArmy: '육군 배치',
    buildFleet: '해군 배치',
    ready: '제출',
    draft: '저장만 하기',
    via: '호송으로',
    written: '적은 글',
    army: '육군',
    fleet: '해군',
    coasts: { nc: '북부 해안', ec: '동부 해안', sc: '남부 해안' },
  },
};

/** `A par`; `파리의 육군` */
export const unitLabel = (unit: Pick<Unit, 'type' | 'loc'>, locale: Locale): string =>
  ({ en: unitName(unit), ko: `${placeName(unit.loc, 'ko')}의 ${unit.type === 'A' ? '육군' : '해군'}` })[locale];
