import { type Heard, SILENT, type Tales, toldBy } from '../../contract/story.ts';
import { josa } from '../../lib/josa.ts';
import { last } from '../../lib/sure.ts';
import type { Locale } from '../../lib/text.ts';
import { FACE_NAMES } from '../army/dice.ts';
import type { Side } from '../army/sides.ts';
import { CARDS, cardOf } from '../cards/rows.ts';
import type { Battle } from '../field/battle.ts';
import type { Event } from '../state/events.ts';
import type { Banner, CardId, PieceId } from '../state/state.ts';
import { checked, pieceName, rollName, SECTION_NAMES } from './names.ts';

type EventOf<K extends Event['type']> = Heard<Extract<Event, { type: K }>>;

/** An event of a battle in sentences. */
export const tell = (
  event: Heard<Event>,
  locale: Locale,
  battle: Battle,
  earlier: readonly { readonly type: string }[] = [],
): readonly string[] =>
  toldBy<Event, Words>(TALES, event, locale, {
    army: (side) => battle.sides[side].army[locale],
    piece: (id) => pieceName(battle, id, locale),
    standing: (id) => {
      const hex = hexIn(earlier as readonly Heard<Event>[], id);
      return `${pieceName(battle, id, locale)}${hex === undefined ? '' : AT[locale](hex)}`;
    },
  });

interface Words {
  readonly army: (side: Side) => string;
  /** `French Line Infantry`, as the board calls it. */
  readonly piece: (id: PieceId) => string;
  /** The same with its hex, where the commit has named that before. */
  readonly standing: (id: PieceId) => string;
}

const AT: { readonly [locale in Locale]: (hex: string) => string } = {
  en: (hex) => ` at ${hex}`,
  ko: (hex) => `(${hex})`,
};

/** Where a piece stands after these events, as far as they say. */
function hexIn(events: readonly Heard<Event>[], id: PieceId): string | undefined {
  for (const event of events.toReversed()) {
    if (event.type === 'moved' && (event.piece === id || event.leader === id)) return last(event.path);
    if (event.type === 'combat-began' && event.unit === id) return event.from;
    if (event.type === 'combat-began' && event.target === id) return event.at;
  }
  return undefined;
}

const cards = (ids: readonly CardId[], locale: Locale): string => ids.map((id) => cardOf(id).name[locale]).join(', ');
/** `: Assault Left` for those who know the card. */
const known = (secret: CardId | readonly CardId[] | undefined, locale: Locale): string =>
  secret === undefined ? '' : `: ${cards([secret].flat(), locale)}`;
const USES = Object.values(CARDS).flatMap(({ uses }) => uses);
const useName = (use: string, locale: Locale): string => USES.find(({ id }) => id === use)?.name?.[locale] ?? use;
/** `1 block`, `2 blocks` */
const count = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`;
const from = (rule: string): string => ` (${rule})`;

const GOES: { readonly [how in EventOf<'moved'>['how']]: { readonly [locale in Locale]: string } } = {
  order: { en: 'moves to', ko: '이동합니다' },
  retreat: { en: 'retreats to', ko: '후퇴합니다' },
  retire: { en: 'retires to', ko: '퇴각하여 재편성합니다' },
  bounce: { en: 'falls back to', ko: '물러납니다' },
  advance: { en: 'advances to', ko: '추가로 이동합니다' },
  supply: { en: 'is sent back to', ko: '보급부족으로 옮겨집니다' },
};

/** Rolls with hits and flags that count against a unit. */
const BLOWS: readonly EventOf<'rolled'>['why'][] = [
  'ranged',
  'melee',
  'first-strike',
  'square',
  'battle-back',
  'retire',
];

/** `French, fire: saber, flag: 1 hit, 1 flag.` */
function dice({ by, why, faces, hits, flags }: EventOf<'rolled'>, { army }: Words, locale: Locale): string {
  const nothing = { en: 'no dice', ko: '주사위 없음' };
  const fallen = faces.length === 0 ? nothing[locale] : faces.map((face) => FACE_NAMES[face][locale]).join(', ');
  const said = `${army(by)}, ${rollName(why, locale)}: ${fallen}`;
  if (why === 'leader-check') return `${said} → ${checked(hits, faces.length)[locale]}.`;
  if (!BLOWS.includes(why)) return `${said}.`;
  const counted = {
    en: [count(hits, 'hit'), ...(flags === 0 ? [] : [count(flags, 'flag')])],
    ko: [`명중 ${hits}`, ...(flags === 0 ? [] : [`깃발 ${flags}`])],
  };
  return `${said} → ${counted[locale].join(', ')}.`;
}

function fight(
  { kind, unit, target, at, artillery, bonus, ...event }: EventOf<'combat-began'>,
  { piece }: Words,
  locale: Locale,
): string {
  const attacker = `${piece(unit)} (${event.from})`;
  const defender = `${piece(target)} (${at})`;
  const guns = artillery.map(piece).join(', ');
  const en = `${attacker} ${kind === 'ranged' ? 'fires at' : 'attacks'} ${defender}`;
  const ko = `${attacker} → ${defender}: ${kind === 'ranged' ? '사격' : '근접 공격'}`;
  return {
    en: `${en}${guns === '' ? '' : `, joined by ${guns}`}${bonus ? ', a second melee' : ''}.`,
    ko: `${ko}${guns === '' ? '' : `, ${guns} 함께`}${bonus ? ', 추가 근접 전투' : ''}.`,
  }[locale];
}

/** What a banner is for: a piece, or the hex of an objective. */
const prize = ({ for: what, about }: Banner, { piece }: Words): string =>
  what === 'objective' ? last(about.split('/')) : piece(about);

/** How each event is told. */
export const TALES = {
  entered: SILENT,
  went: SILENT,
  left: SILENT,
  dealt: {
    en: ({ side, secret, ...event }, { army }) =>
      `${army(side)}: ${count(event.count, 'card')} dealt${known(secret, 'en')}.`,
    ko: ({ side, secret, ...event }, { army }) =>
      `${josa(army(side), '이/가')} 카드 ${event.count}장을 받습니다${known(secret, 'ko')}.`,
  },
  'card-played': {
    en: ({ side, card, as }, { army }) =>
      `${army(side)}: plays ${cards([card], 'en')}${as === null || as === card ? '' : ` as ${cards([as], 'en')}`}.`,
    ko: ({ side, card, as }, { army }) =>
      `${josa(army(side), '이/가')} ${as === null || as === card ? '' : `${cards([as], 'ko')} 대신 `}${cards([card], 'ko')} 카드를 씁니다.`,
  },
  reacted: {
    en: ({ side, card }, { army }) =>
      `${army(side)}: plays ${card === null ? 'no card against the attack' : cards([card], 'en')}.`,
    ko: ({ side, card }, { army }) =>
      `${josa(army(side), '이/가')} ${card === null ? '공격에 카드를 쓰지 않습니다' : `${cards([card], 'ko')} 카드를 씁니다`}.`,
  },
  drew: {
    en: ({ side, secret }, { army }) => `${army(side)}: draws a card${known(secret, 'en')}.`,
    ko: ({ side, secret }, { army }) => `${josa(army(side), '이/가')} 카드 한 장을 받습니다${known(secret, 'ko')}.`,
  },
  scouted: {
    en: ({ side, secret }, { army }) => `${army(side)}: draws a card to choose from${known(secret, 'en')}.`,
    ko: ({ side, secret }, { army }) => `${josa(army(side), '이/가')} 고를 카드 한 장을 봅니다${known(secret, 'ko')}.`,
  },
  kept: {
    en: ({ side, secret, discarded }, { army }) =>
      `${army(side)}: keeps a card${known(secret, 'en')}${discarded === null ? '' : `; discards ${cards([discarded], 'en')}`}.`,
    ko: ({ side, secret, discarded }, { army }) =>
      `${josa(army(side), '이/가')} 카드 한 장을 가집니다${known(secret, 'ko')}${discarded === null ? '' : `; ${cards([discarded], 'ko')} 카드를 버립니다`}.`,
  },
  // The command card was named when it was played.
  discarded: SILENT,
  reshuffled: {
    en: ({ rule }) => `The discards are shuffled into the draw pile.${from(rule)}`,
    ko: ({ rule }) => `버린 카드를 덱에 섞습니다.${from(rule)}`,
  },
  'turn-began': {
    en: ({ side }, { army }) => `${army(side)}: the turn begins.`,
    ko: ({ side }, { army }) => `${josa(army(side), '이/가')} 턴을 시작합니다.`,
  },
  chose: {
    en: ({ section, use, unit }, { piece }) =>
      section !== undefined
        ? `The section is the ${SECTION_NAMES[section].en}.`
        : use !== undefined
          ? `The card is for: ${useName(use, 'en')}.`
          : unit && `${piece(unit)} is short of supplies.`,
    ko: ({ section, use, unit }, { piece }) =>
      section !== undefined
        ? `구역: ${SECTION_NAMES[section].ko}.`
        : use !== undefined
          ? `카드 용도: ${useName(use, 'ko')}.`
          : unit && `${piece(unit)}의 보급이 부족합니다.`,
  },
  // The card says what may be ordered; the story tells what is ordered.
  'slots-opened': SILENT,
  ordered: {
    en: (event, { piece }) => `${piece(event.piece)} is ordered.`,
    ko: (event, { piece }) => `${josa(piece(event.piece), '이/가')} 명령을 받습니다.`,
  },
  unordered: {
    en: (event, { piece }) => `${piece(event.piece)} is not ordered after all.`,
    ko: (event, { piece }) => `${piece(event.piece)}의 명령을 취소합니다.`,
  },
  joined: {
    en: ({ unit }, { piece }) => `An ordered leader joins ${piece(unit)}.`,
    ko: ({ unit }, { piece }) => `명령받은 리더가 ${piece(unit)}에 배속됩니다.`,
  },
  moved: {
    en: ({ how, path, leader, ...event }, { piece }) =>
      `${piece(event.piece)}${leader === undefined ? '' : ` with ${piece(leader)}`} ${GOES[how].en} ${last(path)}.`,
    ko: ({ how, path, leader, ...event }, { piece }) =>
      `${josa(`${piece(event.piece)}${leader === undefined ? '' : `(${piece(leader)} 배속)`}`, '이/가')} ${last(path)} 칸으로 ${GOES[how].ko}.`,
  },
  exited: {
    en: ({ unit, leader }, { piece }) =>
      `${piece(unit)}${leader === undefined ? '' : ` with ${piece(leader)}`} leaves the board.`,
    ko: ({ unit, leader }, { piece }) =>
      `${josa(`${piece(unit)}${leader === undefined ? '' : `(${piece(leader)} 배속)`}`, '이/가')} 전장을 벗어납니다.`,
  },
  'square-formed': {
    en: ({ unit, secret }, { standing }) =>
      `${standing(unit)} forms square; a random card of the hand goes to the track${known(secret, 'en')}.`,
    ko: ({ unit, secret }, { standing }) =>
      `${josa(standing(unit), '이/가')} 방진을 폅니다. 핸드의 무작위 카드 한 장을 방진표에 놓습니다${known(secret, 'ko')}.`,
  },
  'square-left': {
    en: ({ unit, rule }, { standing }) =>
      `${standing(unit)} is out of square; its card comes back to the hand.${from(rule)}`,
    ko: ({ unit, rule }, { standing }) =>
      `${josa(standing(unit), '이/가')} 방진을 풉니다. 카드는 핸드로 돌아옵니다.${from(rule)}`,
  },
  regained: {
    en: ({ unit, blocks }, { standing }) => `${standing(unit)} regains ${count(blocks, 'block')}.`,
    ko: ({ unit, blocks }, { standing }) => `${josa(standing(unit), '이/가')} 블록 ${blocks}개를 되찾습니다.`,
  },
  'combat-began': { en: (event, words) => fight(event, words, 'en'), ko: (event, words) => fight(event, words, 'ko') },
  rolled: { en: (event, words) => dice(event, words, 'en'), ko: (event, words) => dice(event, words, 'ko') },
  'blocks-lost': {
    en: ({ unit, blocks, rule }, { standing }) => `${standing(unit)} loses ${count(blocks, 'block')}.${from(rule)}`,
    ko: ({ unit, blocks, rule }, { standing }) =>
      `${josa(standing(unit), '이/가')} 블록 ${blocks}개를 잃습니다.${from(rule)}`,
  },
  eliminated: {
    en: ({ unit, rule }, { standing }) => `${standing(unit)} is eliminated.${from(rule)}`,
    ko: ({ unit, rule }, { standing }) => `${josa(standing(unit), '이/가')} 전멸합니다.${from(rule)}`,
  },
  'leader-lost': {
    en: ({ leader, rule }, { standing }) => `The leader ${standing(leader)} is lost.${from(rule)}`,
    ko: ({ leader, rule }, { standing }) => `리더 ${josa(standing(leader), '이/가')} 제거됩니다.${from(rule)}`,
  },
  'leader-left': {
    en: ({ leader, rule }, { standing }) => `The leader ${standing(leader)} leaves over his own baseline.${from(rule)}`,
    ko: ({ leader, rule }, { standing }) =>
      `리더 ${josa(standing(leader), '이/가')} 아군 쪽 지도 끝을 넘어 나갑니다.${from(rule)}`,
  },
  'flags-ignored': {
    en: ({ unit, flags, ignored, rule }, { standing }) =>
      `${standing(unit)} ignores ${ignored} of ${count(flags, 'flag')}.${from(rule)}`,
    ko: ({ unit, flags, ignored, rule }, { standing }) =>
      `${josa(standing(unit), '이/가')} 깃발 ${flags}개 중 ${ignored}개를 무시합니다.${from(rule)}`,
  },
  'banner-gained': {
    en: ({ side, banner }, words) => `${words.army(side)}: gains a banner for ${prize(banner, words)}.`,
    ko: ({ side, banner }, words) =>
      `${josa(words.army(side), '이/가')} 승리 깃발을 얻습니다(${prize(banner, words)}).`,
  },
  'banner-lost': {
    en: ({ side, about }, { army }) => `${army(side)}: loses the banner of ${last(about.split('/'))}.`,
    ko: ({ side, about }, { army }) =>
      `${josa(army(side), '이/가')} ${last(about.split('/'))} 칸의 승리 깃발을 잃습니다.`,
  },
  won: {
    en: ({ winner }, { army }) => `${army(winner)}: wins with enough banners.`,
    ko: ({ winner }, { army }) => `${josa(army(winner), '이/가')} 승리 깃발을 모두 모아 승리합니다.`,
  },
} satisfies Tales<Event, Words>;
