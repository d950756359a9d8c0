import { among, constant, fields } from '../../../contract/legal.ts';
import { type Face, roll } from '../../army/dice.ts';
import { enemyOf } from '../../army/sides.ts';
import { cardOf } from '../../cards/rows.ts';
import type { FaceEffect, Slot, Use } from '../../cards/schema.ts';
import { firstOf, type Procedure } from '../../deeds/procedure.ts';
import { SECTIONS } from '../../field/sections.ts';
import { cardInPlay, rowOf, useOf } from '../../orders/in-play.ts';
import { ordersOf, sectionsWith } from '../../orders/slots.ts';
import { notNow } from '../../pieces/refusals.ts';
import type { FrameOf } from '../../state/frames.ts';
import type { Table } from '../../state/table.ts';
import { againstPlay, copyOf, playable } from '../../turn/play.ts';

/** Phase 1: the active side plays a card (§4.1a). A side without one draws. */
export const command: Procedure<FrameOf<'command'>> = {
  asks: (p) => (p.held[p.active] > 0 ? [p.active] : []),
  legal: (known) => fields({ type: constant('play'), card: among(playable(known)) }),
  against: (known, _, __, said) => (said.type === 'play' ? againstPlay(known, said.card) : notNow('§4.0a')),
  act(table, _, __, said) {
    if (said.type !== 'play') return;
    const { active, held, played } = table.now;
    const as = cardOf(said.card).copies ? copyOf(played[enemyOf(active)]) : said.card;
    table.emit({ type: 'card-played', side: active, card: said.card, as, command: held[active] });
    unfold(table);
  },
  run: (table) => table.emit({ type: 'went', frame: { is: 'draw' } }),
  lapse: (known, frame, side) => firstOf(command.legal(known, frame, side)),
};

/** Goes on with the card in play: to what must be chosen about it, else to its dice and orders. */
export function unfold(table: Table): void {
  const card = cardInPlay(table.now);
  const use = useOf(card);
  const isChosen = chooseSection(table);
  if (rowOf(card).uses.length > 1 && card.use === undefined) table.emit({ type: 'went', frame: { is: 'use' } });
  else if (use.recall) table.emit({ type: 'went', frame: { is: 'supply' } });
  else if (!isChosen) table.emit({ type: 'went', frame: { is: 'section' } });
  else if (use.roll === undefined) openOrders(table);
  else rollFor(table, use.roll);
}

/**
 * Whether the section of the card needs no choice: it names none, has one already, or there is only one with anything
 * to order.
 */
function chooseSection(table: Table): boolean {
  const { card, active } = table.now;
  if (
    card === undefined ||
    card.section !== undefined ||
    !useOf(card).orders.some(({ section }) => section === 'CHOSEN')
  )
    return true;
  const sections = sectionsWith(table.now, active, SECTIONS, card);
  const [section] = sections;
  if (section !== undefined && sections.length === 1) table.emit({ type: 'chose', section });
  return sections.length <= 1;
}

function openOrders(table: Table): void {
  const { slots, all } = ordersOf(table.now, table.now.active, cardInPlay(table.now));
  table.emit({ type: 'slots-opened', slots });
  for (const piece of all) table.emit({ type: 'ordered', piece });
  table.emit({ type: 'went', frame: { is: 'order' } });
}

/** COMMAND dice, and what each of them does (§14.14a, §14.21a). */
function rollFor(table: Table, effects: NonNullable<Use['roll']>): void {
  const { active } = table.now;
  const dice = cardInPlay(table.now).command;
  const restores = Object.values(effects).some((effect) => 'restore' in effect);
  const rule = restores ? '§14.21a' : '§14.14a';
  const faces = roll(table.chance, dice);
  table.emit({
    type: 'rolled',
    by: active,
    why: restores ? 'rally' : 'elan',
    parts: [{ why: 'command', dice, rule: '§2.2' }],
    faces,
    hits: 0,
    flags: 0,
    rule,
  });
  if (restores) {
    table.emit({ type: 'went', frame: { is: 'rally', blocks: blocksIn(faces, effects) } });
  } else {
    table.emit({ type: 'slots-opened', slots: slotsIn(faces, effects) });
    table.emit({ type: 'went', frame: { is: 'order' } });
  }
}

const effectsIn = (faces: readonly Face[], effects: NonNullable<Use['roll']>): readonly FaceEffect[] =>
  faces.flatMap((face) => effects[face] ?? []);

const slotsIn = (faces: readonly Face[], effects: NonNullable<Use['roll']>): readonly Slot[] =>
  effectsIn(faces, effects).flatMap((effect) => ('order' in effect ? [effect.order] : []));

function blocksIn(faces: readonly Face[], effects: NonNullable<Use['roll']>): FrameOf<'rally'>['blocks'] {
  const arms = effectsIn(faces, effects).flatMap((effect) => ('restore' in effect ? [effect.restore] : []));
  const count = (arm: string): number => arms.filter((each) => each === arm).length;
  return { INF: count('INF'), CAV: count('CAV'), ART: count('ART') };
}
