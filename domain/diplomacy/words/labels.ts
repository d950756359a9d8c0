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
  readonly supportInPlace: (unit: string) => string;
  readonly supportMove: (unit: string) => string;
  readonly supportByConvoy: (unit: string) => string;
  readonly convoy: (army: string) => string;
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
    sheet: 'order sheet',
    none: 'no orders: the government falls for the round (§15.1)',
    hold: 'hold',
    void: 'written, but not to be followed (§7.3): the unit holds',
    disband: 'disband',
    move: 'move',
    moveByConvoy: 'move, by convoy if need be',
    supportInPlace: (unit) => `support ${unit} in place`,
    supportMove: (unit) => `support ${unit}, moving`,
    supportByConvoy: (unit) => `support ${unit}, by convoy`,
    convoy: (army) => `convoy ${army}`,
    retreat: 'retreat',
    buildArmy: 'build an army',
    buildFleet: 'build a fleet',
    ready: 'ready: nobody need wait for me',
    draft: 'written, but wait for me',
    via: 'by convoy',
    written: 'what was written',
    army: 'army',
    fleet: 'fleet',
    coasts: { nc: 'north coast', ec: 'east coast', sc: 'south coast' },
  },
  ko: {
    sheet: '명령서',
    none: '명령 없음: 이번 라운드 동안 사회 혼란(§15.1)',
    hold: '대기',
    void: '규칙에 어긋난 명령: 부대는 대기(§7.3)',
    disband: '해산',
    move: '이동',
    moveByConvoy: '이동, 필요하면 호송으로',
    supportInPlace: (unit) => `${unit}이 제자리에 있도록 지원`,
    supportMove: (unit) => `${unit}의 이동을 지원`,
    supportByConvoy: (unit) => `호송되는 ${unit}의 이동을 지원`,
    convoy: (army) => `${army}을 호송`,
    retreat: '퇴각',
    buildArmy: '육군 배치',
    buildFleet: '해군 배치',
    ready: '준비 완료: 나를 기다리지 않아도 됨',
    draft: '써 두되 나를 기다림',
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
