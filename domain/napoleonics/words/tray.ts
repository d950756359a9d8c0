import type { TrayCard } from '../../contract/shown.ts';
import type { Locale } from '../../lib/text.ts';
import { SIDES } from '../army/sides.ts';
import { cardOf } from '../cards/rows.ts';
import type { CardId } from '../state/state.ts';
import type { View } from '../state/view.ts';

/**
 * The cards that the viewer sees: its hands, those on its square track, the two of its Scout, and the top of the
 * discards.
 */
export function tray({ hands, track, scouted, discard, active }: View, locale: Locale): readonly TrayCard[] {
  const card = (id: CardId, from: TrayCard['from'], of?: string): TrayCard => {
    const { name, text } = cardOf(id);
    return {
      id,
      kind: 'card',
      name: name[locale],
      text: text[locale],
      facts: [],
      from,
      ...(of !== undefined && { of }),
    };
  };
  const top = discard.at(-1);
  return [
    ...(scouted ?? []).map((id) => card(id, 'peek', active)),
    ...SIDES.flatMap((side) => (hands[side] ?? []).map((id) => card(id, 'hand', side))),
    ...SIDES.flatMap((side) => Object.values(track[side] ?? {}).map((id) => card(id, 'aside', side))),
    ...(top === undefined ? [] : [card(top, 'discard')]),
  ];
}
