import { among, constant, fields } from '../../../contract/legal.ts';
import { firstOf, type Procedure } from '../../deeds/procedure.ts';
import { SECTIONS, type Section } from '../../field/sections.ts';
import { cardInPlay, rowOf } from '../../orders/in-play.ts';
import { sectionsWith } from '../../orders/slots.ts';
import { notNow } from '../../pieces/refusals.ts';
import { refusal } from '../../refusals.ts';
import type { FrameOf } from '../../state/frames.ts';
import type { Public } from '../../state/state.ts';
import { unfold } from './command.ts';

/** The section that marches (§14.17a): one of those with something to order. */
export const section: Procedure<FrameOf<'section'>> = {
  asks: (p) => [p.active],
  legal: ({ p }) => fields({ type: constant('section'), section: among(sectionsOf(p)) }),
  against({ p }, _, __, command) {
    if (command.type !== 'section') return notNow('§14.17a');
    if (sectionsOf(p).includes(command.section)) return undefined;
    return refusal(
      'NOBODY_THERE',
      { en: 'you have no piece to order in that section', ko: '그 구역에는 명령할 유닛이 없습니다.' },
      '§14.17a',
    );
  },
  act(table, _, __, command) {
    if (command.type !== 'section') return;
    table.emit({ type: 'chose', section: command.section });
    unfold(table);
  },
  run: unfold,
  lapse: (known, frame, side) => firstOf(section.legal(known, frame, side)),
};

const sectionsOf = (p: Public): readonly Section[] => sectionsWith(p, p.active, SECTIONS, cardInPlay(p));

/** One of several uses of a card (§14.19a, §14.19b). */
export const use: Procedure<FrameOf<'use'>> = {
  asks: (p) => [p.active],
  legal: ({ p }) =>
    fields({ type: constant('use'), use: among(rowOf(cardInPlay(p)).uses.flatMap(({ id }) => id ?? [])) }),
  against: (_, __, ___, command) => (command.type === 'use' ? undefined : notNow('§14.19a')),
  act(table, _, __, command) {
    if (command.type !== 'use') return;
    table.emit({ type: 'chose', use: command.use });
    unfold(table);
  },
  run: unfold,
  lapse: (known, frame, side) => firstOf(use.legal(known, frame, side)),
};
