import { nextOf, sizeOf, without } from '../../../contract/deck.ts';
import { cardOf } from '../../edition/card.ts';
import { isWinterCard } from '../../state/winter.ts';
import type { EventOf } from '../../table/events.ts';
import { sealCards, type Table } from '../../table/table.ts';
import { type Camp, campOf, type Power } from '../../terms/nations.ts';

/**
 * Draws cards for a Power, as many as there are up to `count`; their faces are sealed to those who see its hand (§2.6,
 * §2.7). `to`: to its hand, or to the cards left over from the last turn (§17.42).
 */
export function draw(
  table: Table,
  power: Power,
  from: 'deck' | 'home',
  count: number,
  rule: string,
  to: 'hand' | 'aside' = 'hand',
): void {
  const cards = dealt(table, campOf(power), from, count);
  if (cards.length === 0) return;
  const aside = to === 'aside' ? ({ aside: true } as const) : {};
  table.emit({
    type: 'drew',
    power,
    from,
    count: cards.length,
    ...aside,
    sealed: sealCards(table, power, cards),
    rule,
  });
}

/** The next cards of a deck, for the Home deck of a Camp. */
export function dealt({ state, chance }: Table, camp: Camp, from: 'deck' | 'home', count: number): readonly number[] {
  const cards: number[] = [];
  let left = from === 'home' ? state.homeDraw[camp] : state.draw;
  while (cards.length < count && sizeOf(left) > 0) {
    const card =
      from === 'home' ? nextOf(left, chance, `deck:${camp}`, `home/${camp}`) : nextOf(left, chance, 'deck', 'deck');
    cards.push(card);
    left = without(left, [card]);
  }
  return cards;
}

/** Puts a used Home card on those of its Camp; one that is a Power’s own beside that Power (§4.21). */
export function putHome(table: Table, power: Power, card: number, rule: string): void {
  const { owner } = cardOf(table.state, card);
  table.emit({
    type: 'card-put',
    card,
    ...(owner === undefined ? { to: 'home', power } : { to: 'beside', power: owner }),
    rule,
  });
}

/**
 * Puts a card that was used where it goes (§4.21): Home cards to their Camp, the others face up on the discards or as
 * they say.
 */
export function putAway(table: Table, power: Power, card: number, as: 'cp' | 'event'): void {
  const { deck, flags, reshuffle } = cardOf(table.state, card);
  const put = (to: EventOf<'card-put'>['to']) => table.emit({ type: 'card-put', card, to, power, rule: '§4.21' });
  if (as === 'event' && flags.includes('removed')) remove(table, card);
  else if (as === 'event' && flags.includes('face-up')) put('face-up');
  else if (deck.startsWith('home')) putHome(table, power, card, '§4.21');
  else if (as === 'event' && reshuffle === 'deck-only') put('deck');
  else table.emit({ type: 'card-put', card, to: 'discard', rule: '§4.21' });
  if (as === 'event' && reshuffle !== 'none')
    table.emit({ type: 'shuffled', discards: reshuffle !== 'deck-only', rule: '§4.21' });
}

/**
 * A card that leaves the game after its event, for good (§5.71); Must Plays wait for the winter, and are discarded once
 * they have brought it (§14.62). Some go back into the deck on turn 1 (§4.21).
 */
function remove(table: Table, card: number): void {
  const { turn, facts } = table.state;
  const { flags } = cardOf(table.state, card);
  if (turn === 1 && flags.includes('returns-on-turn-1')) {
    table.emit({ type: 'card-put', card, to: 'deck', rule: '§4.21' });
    table.emit({ type: 'shuffled', discards: false, rule: '§4.21' });
  } else if (!flags.includes('winter')) {
    table.emit({ type: 'card-put', card, to: 'removed', rule: '§5.71' });
  } else if (isWinterCard(table.state, card)) {
    table.emit({ type: 'card-put', card, to: 'discard', rule: '§14.62' });
  } else {
    table.emit({ type: 'card-put', card, to: 'winter', rule: '§14.62' });
    table.emit({
      type: 'noted',
      facts: { winterCards: [...facts.winterCards, card].sort((a, b) => a - b) },
      rule: '§14.62',
    });
  }
}
