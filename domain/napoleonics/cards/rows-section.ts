import type { Text } from '../../lib/text.ts';
import { MIRRORED, SECTIONS, type Section } from '../field/sections.ts';
import type { Card, OrderRow } from './schema.ts';

// 48 cards, 40 of them for one section (§14.1, §14.2). Every one of them lets leaders detach (§4.1d).

const SECTION_NAMES: { readonly [section in Section]: Text } = {
  LEFT: { en: 'Left', ko: '좌측' },
  CENTER: { en: 'Center', ko: '중앙' },
  RIGHT: { en: 'Right', ko: '우측' },
};

const PLACES: { readonly [section in Section]: Text } = {
  LEFT: { en: 'on the left', ko: '좌측' },
  CENTER: { en: 'in the center', ko: '중앙' },
  RIGHT: { en: 'on the right', ko: '우측' },
};

const orderIn = (section: Section, count: number | 'COMMAND'): OrderRow => ({ count, section, units: [{}], leaders: true });

interface Kind {
  readonly id: string;
  readonly rule: string;
  readonly name: Text;
  readonly orders: number | 'COMMAND';
  /** How many cards there are for each section. */
  readonly counts: { readonly [section in Section]: number };
  readonly draw?: Card['draw'];
}

const KINDS: readonly Kind[] = [
  {
    id: 'SCOUT',
    rule: '§14.3',
    name: { en: 'Scout', ko: '정찰' },
    orders: 1,
    counts: { LEFT: 2, CENTER: 2, RIGHT: 2 },
    draw: { take: 2, keep: 1 },
  },
  { id: 'PROBE', rule: '§14.2', name: { en: 'Probe', ko: '탐색' }, orders: 2, counts: { LEFT: 4, CENTER: 6, RIGHT: 4 } },
  { id: 'ATTACK', rule: '§14.2', name: { en: 'Attack', ko: '공격' }, orders: 3, counts: { LEFT: 4, CENTER: 6, RIGHT: 4 } },
  { id: 'ASSAULT', rule: '§14.4', name: { en: 'Assault', ko: '돌격' }, orders: 'COMMAND', counts: { LEFT: 2, CENTER: 2, RIGHT: 2 } },
];

const PUBLISHED = { name: 'published', orders: 'published', count: 'published' };

function textOf({ orders, draw }: Kind, section: Section): Text {
  const { en, ko } = PLACES[section];
  const pieces =
    orders === 1 ? 'one unit or leader' : orders === 'COMMAND' ? 'as many units or leaders as your command' : `${orders} units or leaders`;
  const number = orders === 'COMMAND' ? '지휘능력만큼' : `${orders}개`;
  return {
    en: `Order ${pieces} ${en}.${draw ? ' At the end draw two cards and keep one.' : ''}`,
    ko: `${ko} 구역에서 유닛이나 리더에게 ${number} 명령을 내린다.${draw ? ' 턴 끝에 카드 2장을 받아 1장만 가진다.' : ''}`,
  };
}

const cardOf = (kind: Kind, section: Section): Card => ({
  id: `${kind.id}_${section}`,
  kind: 'section',
  rule: kind.rule,
  name: { en: `${kind.name.en} ${SECTION_NAMES[section].en}`, ko: `${SECTION_NAMES[section].ko} ${kind.name.ko}` },
  text: textOf(kind, section),
  count: kind.counts[section],
  uses: [{ orders: [orderIn(section, kind.orders)], grants: [] }],
  ...(kind.draw && { draw: kind.draw }),
  mirror: `${kind.id}_${MIRRORED[section]}`,
  provenance:
    kind.id === 'ASSAULT' && section === 'RIGHT' ? { ...PUBLISHED, count: 'published-inferred: symmetry with the left flank' } : PUBLISHED,
});

interface Wide {
  readonly id: string;
  readonly name: Text;
  readonly orders: { readonly [section in Section]?: number };
}

/** The ruling G2: known only as a remainder of eight; four kinds of two. Each is its own mirror. */
const WIDE: readonly Wide[] = [
  { id: 'RECON_IN_FORCE', name: { en: 'Recon in Force', ko: '강행 정찰' }, orders: { LEFT: 1, CENTER: 1, RIGHT: 1 } },
  { id: 'COORDINATED_ADVANCE', name: { en: 'Coordinated Advance', ko: '협동 전진' }, orders: { LEFT: 1, CENTER: 2, RIGHT: 1 } },
  { id: 'FLANK_ATTACK', name: { en: 'Flank Attack', ko: '측면 공격' }, orders: { LEFT: 2, RIGHT: 2 } },
  { id: 'FORWARD', name: { en: 'Forward', ko: '전군 전진' }, orders: { LEFT: 2, CENTER: 2, RIGHT: 2 } },
];

const wideCardOf = ({ id, name, orders }: Wide): Card => {
  const used = SECTIONS.flatMap((section) => {
    const count = orders[section];
    return count === undefined ? [] : [{ section, count }];
  });
  return {
    id,
    kind: 'section',
    rule: '§14.2',
    name,
    text: {
      en: `Order units or leaders: ${used.map(({ section, count }) => `${count} ${PLACES[section].en}`).join(', ')}.`,
      ko: `유닛이나 리더에게 명령을 내린다: ${used.map(({ section, count }) => `${PLACES[section].ko} ${count}`).join(', ')}.`,
    },
    count: 2,
    uses: [{ orders: used.map(({ section, count }) => orderIn(section, count)), grants: [] }],
    mirror: id,
    provenance: {
      name: 'reconstructed',
      orders: 'reconstructed',
      count: 'reconstructed: the 8 multi-section cards are known only as a remainder; four kinds of two',
    },
  };
};

export const SECTION_CARDS: readonly Card[] = [
  ...KINDS.flatMap((kind) => SECTIONS.map((section) => cardOf(kind, section))),
  ...WIDE.map(wideCardOf),
];
