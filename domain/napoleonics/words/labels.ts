import type { Kind, Legal } from '../../contract/legal.ts';
import type { Json } from '../../lib/json.ts';
import type { Locale, Text } from '../../lib/text.ts';
import { CARDS, cardOf } from '../cards/rows.ts';
import { isHex } from '../field/hexes.ts';
import { SECTIONS } from '../field/sections.ts';
import { findPiece } from '../pieces/position.ts';
import type { Command } from '../state/commands.ts';
import type { Public } from '../state/state.ts';
import { pieceName, SECTION_NAMES } from './names.ts';

/** What each command does, for people. */
const COMMANDS: { readonly [type in Command['type']]: Text } = {
  play: { en: 'play a command card', ko: '지휘 카드 사용' },
  section: { en: 'choose the section', ko: '구역 선택' },
  use: { en: 'choose what the card is for', ko: '카드의 용도 선택' },
  supply: { en: 'send a unit back for supplies', ko: '보급이 부족한 유닛 선택' },
  'supply-to': { en: 'put it on this hex', ko: '이 칸에 놓기' },
  rally: { en: 'give a block back', ko: '블록 하나 되돌리기' },
  order: { en: 'order', ko: '명령' },
  move: { en: 'move', ko: '이동' },
  'leave-square': { en: 'leave square', ko: '방진 풀기' },
  exit: { en: 'leave the board', ko: '전장에서 나가기' },
  fire: { en: 'fire', ko: '사격' },
  melee: { en: 'attack in melee', ko: '근접 공격' },
  done: { en: 'End turn', ko: '턴 끝내기' },
  react: { en: 'play a card against the attack, or none', ko: '공격에 맞서 카드를 쓰거나 쓰지 않음' },
  retire: { en: 'retire and reform, or stand', ko: '퇴각하여 재편성하거나 버팀' },
  'form-square': { en: 'form square, or not', ko: '방진을 만들거나 만들지 않음' },
  'battle-back': { en: 'battle back, or not', ko: '반격하거나 하지 않음' },
  ignore: { en: 'how many flags to ignore', ko: '무시할 깃발 수' },
  retreat: { en: 'retreat', ko: '후퇴' },
  stop: { en: 'end the retreat here', ko: '여기서 후퇴를 멈춤' },
  leave: { en: 'leave over your own baseline', ko: '아군 쪽 지도 끝을 넘어 나감' },
  advance: { en: 'advance or stay', ko: '전진 또는 제자리' },
  keep: { en: 'keep this card', ko: '이 카드를 가짐' },
};

/** What is over in a phase after which its side goes on. */
const DONE: { readonly [frame: string]: Text } = {
  order: { en: 'Done ordering', ko: '명령 끝' },
  movement: { en: 'End moves', ko: '이동 끝' },
};

/** What the values of a field name. */
const KINDS: { readonly [field: string]: Kind } = {
  piece: 'piece',
  unit: 'piece',
  target: 'piece',
  artillery: 'piece',
  to: 'space',
  hex: 'space',
  section: 'space',
  card: 'card',
  use: 'answer',
  retire: 'answer',
  form: 'answer',
  battle: 'answer',
  flags: 'count',
};

/** The fields of commands that have several, as a player says them. */
const ORDER: { readonly [type in Command['type']]?: readonly string[] } = {
  move: ['piece', 'to'],
  fire: ['unit', 'target'],
  melee: ['unit', 'target', 'artillery'],
};

/** What the answers are called that are no names. */
const ANSWERS: { readonly [field: string]: { readonly [value: string]: Text } } = {
  use: Object.fromEntries(
    Object.values(CARDS).flatMap(({ uses }) => uses.flatMap(({ id, name }) => (id && name ? [[id, name]] : []))),
  ),
  retire: { true: { en: 'retire and reform', ko: '퇴각하여 재편성' }, false: { en: 'stand', ko: '버팀' } },
  form: { true: { en: 'form square', ko: '방진을 만듦' }, false: { en: 'stay as it is', ko: '그대로 있음' } },
  battle: { true: { en: 'battle back', ko: '반격' }, false: { en: 'stand', ko: '반격하지 않음' } },
  card: { null: { en: 'no card', ko: '카드를 쓰지 않음' } },
  to: { null: { en: 'stay', ko: '머무름' } },
};

const GUNS: Text = { en: 'artillery that joins', ko: '함께하는 포병' };
const FLAGS: Text = { en: 'flags to ignore', ko: '무시할 깃발' };

interface Words {
  readonly p: Public;
  readonly locale: Locale;
}

/**
 * A grammar of choices with words for people: what each command does, what its values name and what they are called,
 * and in which order its fields are said.
 */
export const labelled = (legal: Legal, p: Public, locale: Locale): Legal => walk(legal, '', { p, locale });

function walk(legal: Legal, field: string, words: Words): Legal {
  const kind = KINDS[field];
  switch (legal.is) {
    case 'fields': {
      const { value } = legal.fields.type as { readonly value: Command['type'] };
      const named = Object.entries(legal.fields).map(([name, node]) => [
        name,
        name === 'type' ? node : walk(node, name, words),
      ]);
      const said = (value === 'done' ? DONE[words.p.frames.at(-1)?.is ?? ''] : undefined) ?? COMMANDS[value];
      const node = { ...legal, label: said[words.locale], fields: Object.fromEntries(named) };
      const order = ORDER[value];
      return order === undefined ? node : { ...node, order };
    }
    case 'oneOf': {
      const of = legal.of.map((each) =>
        each.is === 'const' ? { ...each, ...wordFor(field, each.value, words) } : walk(each, field, words),
      );
      return { ...legal, ...(kind && { kind }), of };
    }
    case 'const':
      return { ...legal, ...(kind && { kind }), ...wordFor(field, legal.value, words) };
    case 'int':
      return { ...legal, kind: 'count', label: FLAGS[words.locale], start: legal.max };
    case 'pick':
      return { ...legal, ...(kind && { kind }), ...(legal.values.length > 0 && { label: GUNS[words.locale] }) };
    default:
      return legal;
  }
}

/** What a value is called: a card, a section, a piece and where it stands, an answer. A hex is its own name. */
function wordFor(field: string, value: Json, { p, locale }: Words): { readonly label?: string } {
  const answer = ANSWERS[field]?.[String(value)];
  const label = answer?.[locale] ?? (typeof value === 'string' ? nameOf(value, p, locale) : undefined);
  return label === undefined ? {} : { label };
}

function nameOf(value: string, p: Public, locale: Locale): string | undefined {
  if (isHex(value)) return undefined;
  const section = SECTIONS.find((each) => each === value);
  if (section !== undefined) return SECTION_NAMES[section][locale];
  if (Object.hasOwn(CARDS, value)) return cardOf(value).name[locale];
  const piece = findPiece(p, value);
  return piece && `${pieceName(p.battle, value, locale)}, ${piece.hex}`;
}
