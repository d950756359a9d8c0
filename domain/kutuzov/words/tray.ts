import type { TrayCard } from '../../contract/shown.ts';
import type { Locale } from '../../lib/text.ts';
import { cardRow } from '../edition/edition.ts';
import { editionOf } from '../edition/editions.ts';
import type { View } from '../state/view.ts';
import { POWERS, type Power } from '../terms/nations.ts';

/**
 * The cards that the viewer sees: hands, those left over, those that an event shows, those face up, and the top of the
 * discards.
 */
export function tray(view: View, locale: Locale): readonly TrayCard[] {
  const { hands, aside, peek, faceUp, discardTop } = view;
  const edition = editionOf(view);
  const card = (number: number, from: TrayCard['from'], of?: Power): TrayCard => {
    const { name, text, cp } = cardRow(edition, number);
    return {
      id: String(number),
      kind: 'card',
      name: name[locale],
      text: text[locale],
      facts: cp === undefined ? [] : [`${cp} CP`],
      from,
      ...(of !== undefined && { of }),
    };
  };
  const all = [
    ...(peek?.cards ?? []).map((number) => card(number, 'peek')),
    ...POWERS.flatMap((power) => (hands[power]?.other ?? []).map((number) => card(number, 'hand', power))),
    ...POWERS.flatMap((power) => (hands[power]?.home ?? []).map((number) => card(number, 'home', power))),
    ...POWERS.flatMap((power) => (aside[power] ?? []).map((number) => card(number, 'aside', power))),
    ...POWERS.flatMap((power) => faceUp[power].map((number) => card(number, 'face-up', power))),
    ...(discardTop === null ? [] : [card(discardTop, 'discard')]),
  ];
  // Powers that share a hand have it both (§2.32).
  return all.filter(({ id, from }, i) => all.findIndex((each) => each.id === id && each.from === from) === i);
}
