import { linesOf, type Panels, panelled } from '../../contract/shown.ts';
import { last } from '../../lib/sure.ts';
import type { Locale } from '../../lib/text.ts';
import { FACE_NAMES } from '../army/dice.ts';
import { SIDES, type Side } from '../army/sides.ts';
import { typeOf } from '../army/units.ts';
import { cardOf } from '../cards/rows.ts';
import { terrainAt } from '../field/field.ts';
import { type Hex, sectionsOf } from '../field/hexes.ts';
import { SECTIONS, type Section } from '../field/sections.ts';
import { attachedLeader, findLeader, leadersOfSide, unitOfLeader, unitsOfSide } from '../pieces/position.ts';
import type { Banner, CardId, Leader, PieceId, Roll, Unit } from '../state/state.ts';
import type { View } from '../state/view.ts';
import { CARD_WORDS, checked, phaseName, pieceName, rollName, SECTION_NAMES, seatName } from './names.ts';

const WORDS = {
  en: {
    moment: 'Moment',
    own: 'Your cards',
    armies: { top: 'Army at the top', bottom: 'Army at the bottom' },
    objectives: 'Objectives',
    decks: 'Piles',
    won: 'has won',
    card: 'Card in play',
    ordered: 'Ordered',
    hand: 'your hand',
    scouted: 'Scouted, one to keep',
    onTrack: 'your cards on the square track',
    cards: (count: number) => `Cards: ${count}`,
    banners: (count: number, of: number) => `Banners: ${count} of ${of}`,
    squares: 'Squares',
    slot: (slot: number) => `slot ${slot}`,
    piles: (pile: number, discard: number) => `Draw pile: ${pile} cards. Discards: ${discard}.`,
    blocks: (left: number, full: number) => `${left} of ${full} blocks`,
    inSquare: (slot: number) => `in square ${slot}`,
    leader: 'leader',
    with: (leader: string) => `with ${leader}`,
    and: ' and ',
    held: 'held',
    melee: 'Melee',
    ranged: 'Ranged combat',
    last: 'Last combat',
    against: ' against ',
    joined: (artillery: string) => `joined by ${artillery}`,
    counts: (hits: number, flags: number) => `hits: ${hits}, flags: ${flags}`,
    noDice: 'no dice',
    left: 'left the board',
  },
  ko: {
    moment: '현재',
    own: '내 카드',
    armies: { top: '위쪽 군대', bottom: '아래쪽 군대' },
    objectives: '목표',
    decks: '카드 더미',
    won: '승리',
    card: '쓰고 있는 카드',
    ordered: '명령받음',
    hand: '내 핸드',
    scouted: '정찰한 카드, 한 장을 가짐',
    onTrack: '방진표에 놓인 내 카드',
    cards: (count: number) => `카드 ${count}장`,
    banners: (count: number, of: number) => `승리 깃발 ${of}개 중 ${count}개`,
    squares: '방진',
    slot: (slot: number) => `방진표 ${slot}번`,
    piles: (pile: number, discard: number) => `덱 ${pile}장, 버린 카드 ${discard}장.`,
    blocks: (left: number, full: number) => `블록 ${full}개 중 ${left}개`,
    inSquare: (slot: number) => `방진 ${slot}번`,
    leader: '리더',
    with: (leader: string) => `${leader} 배속`,
    and: ', ',
    held: '차지함',
    melee: '근접 전투',
    ranged: '원거리 전투',
    last: '마지막 전투',
    against: ' 대 ',
    joined: (artillery: string) => `${artillery} 함께`,
    counts: (hits: number, flags: number) => `명중 ${hits}, 깃발 ${flags}`,
    noDice: '주사위 없음',
    left: '전장을 벗어남',
  },
} as const;

/**
 * The position in lines of text, for people who cannot see the board: the moment, the card in play, for each side its
 * cards, banners, squares, and its pieces by section as it sees them (§1.4), the objectives, the piles, the newest
 * combat, and the viewer's own cards.
 */
export const describe = (view: View, locale: Locale): string => linesOf(panels(view, locale));

/** Returns the same by heading. The names of armies are no headings: in a drawn battle both may have the same name. */
export function panels(view: View, locale: Locale): Panels {
  const { battle, over, pile, discard } = view;
  const words = WORDS[locale];
  const moment = [
    `${battle.name[locale]}. ${phaseName(view, locale)}.`,
    ...(over === undefined ? [] : [`${seatName(battle, over.winner, locale)}: ${words.won}.`]),
  ];
  return panelled([
    [words.moment, moment],
    [words.card, cardLines(view, locale)],
    [words.own, ownLines(view, locale)],
    ...SIDES.map((side) => [words.armies[side], sideLines(view, side, locale)] as const),
    [words.objectives, objectiveLines(view, locale)],
    [words.decks, [words.piles(pile, discard.length)]],
    [words.last, combatLines(view, locale)],
  ]);
}

function cardLines(view: View, locale: Locale): readonly string[] {
  const { card, orders } = view;
  if (card === undefined) return [];
  const words = WORDS[locale];
  const { as, command, section } = card;
  const told = [
    cardOf(card.card).name[locale],
    ...(as === null || as === card.card ? [] : [CARD_WORDS[locale].as(cardOf(as).name[locale])]),
    CARD_WORDS[locale].command(command),
    ...(section === undefined ? [] : [SECTION_NAMES[section][locale]]),
  ];
  const pieces = Object.keys(orders)
    .filter((id) => orders[id]?.ordered)
    .map((id) => `${nameIn(view, id, locale)} ${id}`);
  return [
    `${words.card}: ${told.join(', ')}.`,
    ...(pieces.length === 0 ? [] : [`${words.ordered}: ${pieces.join('; ')}.`]),
  ];
}

/** What only the viewer sees: own hands, cards on the square track, and those a Scout chooses from. */
function ownLines({ hands, track, scouted, battle }: View, locale: Locale): readonly string[] {
  const words = WORDS[locale];
  const named = (cards: readonly CardId[]): string => cards.map((card) => cardOf(card).name[locale]).join(', ');
  return SIDES.flatMap((side) => {
    const [hand, squares] = [hands[side], Object.entries(track[side] ?? {})];
    const army = battle.sides[side].army[locale];
    return [
      ...(hand === undefined || hand.length === 0 ? [] : [`${army}, ${words.hand}: ${named(hand)}.`]),
      ...(squares.length === 0
        ? []
        : [`${army}, ${words.onTrack}: ${squares.map(([slot, card]) => `${slot} ${named([card])}`).join(', ')}.`]),
    ];
  }).concat(scouted === undefined ? [] : [`${words.scouted}: ${named(scouted)}.`]);
}

function sideLines(view: View, side: Side, locale: Locale): readonly string[] {
  const words = WORDS[locale];
  const { battle, held, banners } = view;
  const gained = banners[side].map((banner) => bannerName(view, banner, locale));
  const squares = unitsOfSide(view, side).flatMap(({ id, square }) =>
    square === undefined ? [] : [`${words.slot(square)} ${id}`],
  );
  const facts = [
    seatName(battle, side, locale),
    words.cards(held[side]),
    `${words.banners(gained.length, battle.banners[side])}${gained.length === 0 ? '' : `: ${gained.join(', ')}`}`,
    ...(squares.length === 0 ? [] : [`${words.squares}: ${squares.join(', ')}`]),
  ];
  return [`${facts.join('. ')}.`, ...SPANS.flatMap((span) => spanLines(view, side, span, locale))];
}

/** The parts of the board from left to right; a hex that a line cuts is in two sections (§1.2). */
const SPANS: readonly (readonly Section[])[] = SECTIONS.flatMap((section, i) => {
  const next = SECTIONS[i + 1];
  return next === undefined ? [[section]] : [[section], [section, next]];
});

function spanLines(view: View, side: Side, span: readonly Section[], locale: Locale): readonly string[] {
  const isThere = ({ hex }: { readonly hex: Hex }): boolean => sectionsOf(hex, side).join() === span.join();
  const units = unitsOfSide(view, side)
    .filter(isThere)
    .map((unit) => unitText(view, unit, locale));
  const leaders = leadersOfSide(view, side)
    .filter((leader) => isThere(leader) && unitOfLeader(view, leader) === undefined)
    .map((leader) => leaderText(view, leader, locale));
  const pieces = [...units, ...leaders];
  const name = span.map((section) => SECTION_NAMES[section][locale]).join(WORDS[locale].and);
  return pieces.length === 0 ? [] : [`${name.charAt(0).toUpperCase()}${name.slice(1)}: ${pieces.join('; ')}.`];
}

/** A piece, on the board or gone. */
const nameIn = (view: View, id: PieceId, locale: Locale): string =>
  findLeader(view, id)?.name[locale] ?? pieceName(view.battle, id, locale);

/** `e3 (town, Hougoumont)` */
function hexText({ battle }: View, hex: Hex, locale: Locale): string {
  const { id, name } = terrainAt(battle, hex);
  const places = battle.places.filter((place) => place.hex === hex).map((place) => place.name[locale]);
  const told = [...(id === 'CLEAR' ? [] : [name[locale].toLowerCase()]), ...places];
  return told.length === 0 ? hex : `${hex} (${told.join(', ')})`;
}

function unitText(view: View, unit: Unit, locale: Locale): string {
  const words = WORDS[locale];
  const { name, blocks } = typeOf(unit);
  const leader = attachedLeader(view, unit);
  return [
    `${name[locale]} ${unit.id} ${hexText(view, unit.hex, locale)}`,
    words.blocks(unit.blocks, blocks),
    ...(unit.square === undefined ? [] : [words.inSquare(unit.square)]),
    ...(leader === undefined ? [] : [words.with(`${leader.name[locale]} ${leader.id}`)]),
  ].join(', ');
}

const leaderText = (view: View, { id, name, hex }: Leader, locale: Locale): string =>
  `${WORDS[locale].leader} ${name[locale]} ${id} ${hexText(view, hex, locale)}`;

/** What a banner is for: a piece, or the hex of an objective. */
function bannerName(view: View, banner: Banner, locale: Locale): string {
  if (banner.for === 'objective') return last(banner.about.split('/'));
  const name = `${nameIn(view, banner.about, locale)} ${banner.about}`;
  return banner.for === 'exit' ? `${name} (${WORDS[locale].left})` : name;
}

const objectiveLines = ({ battle, banners }: View, locale: Locale): readonly string[] =>
  battle.objectives.map(({ id, side, hexes, text }) => {
    const held = hexes.filter((hex) => banners[side].some(({ about }) => about === `${id}/${hex}`));
    return `${hexes.join(', ')}: ${text[locale]}${held.length === 0 ? '' : ` (${WORDS[locale].held}: ${held.join(', ')})`}`;
  });

function combatLines(view: View, locale: Locale): readonly string[] {
  const { battle, last } = view;
  if (last === undefined) return [];
  const words = WORDS[locale];
  const piece = (id: string, hex: Hex): string => `${nameIn(view, id, locale)} ${id} ${hex}`;
  const artillery = last.artillery.map((id) => `${nameIn(view, id, locale)} ${id}`).join(', ');
  const sides = `${piece(last.attacker, last.from)}${words.against}${piece(last.target, last.at)}`;
  const joined = artillery === '' ? '' : `, ${words.joined(artillery)}`;
  return [
    `${words.last}: ${last.kind === 'melee' ? words.melee : words.ranged}, ${sides}${joined}.`,
    ...last.rolls.map((roll) => `${battle.sides[roll.by].army[locale]}, ${rollText(roll, locale)}.`),
  ];
}

function rollText({ why, faces, hits, flags }: Roll, locale: Locale): string {
  const words = WORDS[locale];
  const dice = faces.length === 0 ? words.noDice : faces.map((face) => FACE_NAMES[face][locale]).join(', ');
  const came = why === 'leader-check' ? checked(hits, faces.length)[locale] : words.counts(hits, flags);
  return `${rollName(why, locale)}: ${dice}; ${came}`;
}
