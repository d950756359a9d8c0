import type { DicePart as Counted } from '../../../contract/shown.ts';
import type { Locale } from '../../../lib/text.ts';
import { type Battle, SIDES, type Side } from '../../battle/battle.ts';
import { battleDice, type DicePart, diceOf } from '../../battle/dice.ts';
import { editionOf } from '../../edition/editions.ts';
import { marchOf } from '../../map/ground.ts';
import type { Position } from '../../state/state.ts';
import { cardName, MARCH_NAMES, spaceName } from '../names.ts';
import { CAMP_NAMES } from '../powers.ts';

const WORDS = {
  en: {
    battle: 'Battle',
    round: (round: number) => `round ${round}`,
    dice: (dice: number) => `${dice} dice`,
    attackers: 'attack',
    defenders: 'defend',
    from: (spaces: string) => `from ${spaces}`,
    entrenched: 'entrenched',
    hits: 'hits taken',
    disruptions: 'disruptions',
    eliminated: 'eliminated',
    cards: 'cards in force',
  },
  ko: {
    battle: '전투',
    round: (round: number) => `${round}라운드`,
    dice: (dice: number) => `주사위 ${dice}개`,
    attackers: '공격',
    defenders: '방어',
    from: (spaces: string) => `${spaces}에서`,
    entrenched: '참호',
    hits: '입은 피해',
    disruptions: '혼란',
    eliminated: '제거됨',
    cards: '적용 중인 카드',
  },
} as const;

/** What the dice of a side come from (§12.2). */
const PART_NAMES: { readonly [locale in Locale]: { readonly [part in DicePart['of']]: string } } = {
  en: {
    sp: 'SP',
    staff: 'staff officers',
    commander: 'commander',
    morale: 'morale',
    march: 'line of march',
    home: 'home zone',
    evasions: 'failed evasions',
    entrenchment: 'Entrenchment',
    riga: 'Riga',
    event: 'cards',
    disruptions: 'disruptions',
  },
  ko: {
    sp: 'SP',
    staff: '부관',
    commander: '사령관',
    morale: '사기',
    march: '행군선',
    home: '본토 구역',
    evasions: '실패한 회피',
    entrenchment: '참호',
    riga: '리가',
    event: '카드',
    disruptions: '혼란',
  },
};

/**
 * A battle in words (§12): where, which round, and of each side its dice, by what they come about, and what it has
 * suffered so far: `Battle: Tilsit, round 1. Imperials attack from Königsberg (clear), 18 dice (SP 11, …). Tsarists
 * defend, 2 dice (SP 2).`
 */
export const battleText = (position: Position, battle: Battle, locale: Locale): string =>
  [
    `${WORDS[locale].battle}: ${spaceName(editionOf(position), battle.space, locale)}, ${WORDS[locale].round(battle.round)}`,
    ...SIDES.map((side) => sideText(position, battle, side, locale)),
    ...cardsInForce(position, locale),
  ].join('. ');

/** `cards in force: Naval Support (#51)`: those that change something in the battle or siege. */
export function cardsInForce(position: Position, locale: Locale): readonly string[] {
  const cards = position.effects.flatMap(({ card, until }) =>
    until === 'battle' || until === 'battleRound' ? [card] : [],
  );
  const named = [...new Set(cards)].map((card) => cardName(editionOf(position), card, locale));
  return named.length === 0 ? [] : [`${WORDS[locale].cards}: ${named.join(', ')}`];
}

/** The parts of dice by name. */
export const linesOfDice = (parts: readonly DicePart[], locale: Locale): readonly Counted[] =>
  parts.map(({ of, dice }) => ({ text: PART_NAMES[locale][of], count: dice }));

/** `18 dice (SP 11, commander 5, morale 2)` */
export const diceText = (parts: readonly DicePart[], locale: Locale): string =>
  `${WORDS[locale].dice(diceOf(parts))} (${linesOfDice(parts, locale)
    .map(({ text, count }) => `${text} ${count}`)
    .join(', ')})`;

function sideText(position: Position, battle: Battle, side: Side, locale: Locale): string {
  const w = WORDS[locale];
  const { camp, hits, disruptions, eliminated } = battle[side];
  const from = side === 'attackers' ? originsText(position, battle, locale) : [];
  return [
    `${CAMP_NAMES[locale][camp]} ${[w[side], ...from].join(' ')}`,
    diceText(battleDice(position, battle, side), locale),
    ...(side === 'defenders' && battle.entrenched ? [w.entrenched] : []),
    ...(hits > 0 ? [`${w.hits} ${hits}`] : []),
    ...(disruptions > 0 ? [`${w.disruptions} ${disruptions}`] : []),
    ...(eliminated > 0 ? [`${w.eliminated} ${eliminated}`] : []),
  ].join(', ');
}

/** `from Königsberg (clear)`; nothing for an attack inside a zone. */
function originsText(position: Position, { space, origins, attackers }: Battle, locale: Locale): readonly string[] {
  const named = origins
    .filter((id) => id !== space)
    .map((id) => {
      const march = marchOf(position, id, space, attackers.camp);
      return `${spaceName(editionOf(position), id, locale)}${march === undefined ? '' : ` (${MARCH_NAMES[locale][march]})`}`;
    });
  return named.length === 0 ? [] : [WORDS[locale].from(named.join(', '))];
}
