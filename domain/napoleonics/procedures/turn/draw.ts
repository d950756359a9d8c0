import { pickOne } from '../../../contract/chance.ts';
import { among, constant, fields } from '../../../contract/legal.ts';
import { silent } from '../../../contract/procedure.ts';
import { enemyOf, SIDES, type Side } from '../../army/sides.ts';
import { settleObjectives } from '../../deeds/objectives.ts';
import { firstOf, type Procedure } from '../../deeds/procedure.ts';
import { rowOf, useOf } from '../../orders/in-play.ts';
import { notNow } from '../../pieces/refusals.ts';
import { refusal } from '../../refusals.ts';
import type { FrameOf } from '../../state/frames.ts';
import type { CardId } from '../../state/state.ts';
import { type Table, topicOf } from '../../state/table.ts';

/**
 * Phase 5: the card of the turn is discarded (§4.3a), Élan shuffles all discards in (§4.3e), a side that used a First
 * Strike draws (§4.3c), then the active side draws: one card or, if its card says so, the better of two (§4.3b).
 */
export const draw: Procedure<FrameOf<'draw'>> = {
  ...silent,
  run(table) {
    const { active, card, owed } = table.now;
    const looks = (card && rowOf(card).draw?.take) ?? 1;
    if (card !== undefined) table.emit({ type: 'discarded', card: card.card });
    if (card !== undefined && useOf(card).reshuffle) table.emit({ type: 'reshuffled', rule: '§4.3e' });
    for (const side of [enemyOf(active), active]) for (let i = 0; i < owed[side]; i++) drawTo(table, side);
    if (looks === 1) {
      drawTo(table, active);
      return endTurn(table);
    }
    for (let i = 0; i < looks; i++) look(table);
    table.emit({ type: 'went', frame: { is: 'scout' } });
  },
};

/** Of the cards a Scout has drawn its side keeps one (§4.3b); it has no choice when only one was left. */
export const scout: Procedure<FrameOf<'scout'>> = {
  asks: (p) => (p.looked > 1 ? [p.active] : []),
  legal: ({ scouted }) => fields({ type: constant('keep'), card: among([...new Set(scouted)]) }),
  against({ scouted }, _, __, command) {
    if (command.type !== 'keep') return notNow('§4.3b');
    return scouted.includes(command.card)
      ? undefined
      : refusal(
          'NOT_DRAWN',
          { en: 'keep one of the two cards drawn', ko: '받은 두 장 가운데 한 장을 골라야 합니다.' },
          '§4.3b',
        );
  },
  act(table, _, __, command) {
    if (command.type === 'keep') keep(table, command.card);
  },
  run(table) {
    const [only] = table.state.scouted;
    if (only === undefined) endTurn(table);
    else keep(table, only);
  },
  lapse: (known, frame, side) => firstOf(scout.legal(known, frame, side)),
};

function keep(table: Table, card: CardId): void {
  const { scouted, active } = table.state;
  const other = scouted[scouted.indexOf(card) === 0 ? 1 : 0] ?? null;
  table.emit({
    type: 'kept',
    side: active,
    discarded: other,
    sealed: { to: [active], topic: topicOf(table.state), value: card },
  });
  endTurn(table);
}

/**
 * One card of the draw pile; the discards become a new one when it is empty (§4.3d). Undefined: there is no card at
 * all.
 */
function takeCard(table: Table): CardId | undefined {
  if (table.state.pile.length === 0 && table.state.discard.length > 0)
    table.emit({ type: 'reshuffled', rule: '§4.3d' });
  return table.state.pile.length === 0 ? undefined : pickOne(table.chance, 'deck', table.state.pile, ['deck']);
}

function drawTo(table: Table, side: Side): void {
  const card = takeCard(table);
  if (card !== undefined)
    table.emit({ type: 'drew', side, sealed: { to: [side], topic: topicOf(table.state), value: card } });
}

function look(table: Table): void {
  const { active } = table.state;
  const card = takeCard(table);
  if (card !== undefined) {
    table.emit({ type: 'scouted', side: active, sealed: { to: [active], topic: topicOf(table.state), value: card } });
  }
}

/** The enemy's turn: what it holds at its start earns banners (§3.3), then it plays a card. */
function endTurn(table: Table): void {
  beginTurn(table, enemyOf(table.state.active));
}

/** The turn of a side, on top of nothing else. */
function beginTurn(table: Table, side: Side): void {
  table.emit({ type: 'turn-began', side });
  settleObjectives(table, side);
  table.emit({ type: table.state.frames.length === 0 ? 'entered' : 'went', frame: { is: 'command' } });
}

/** The hands of both sides, and the first turn (§2.4, §2.6). */
export function deal(table: Table): void {
  const { battle } = table.state;
  for (const side of SIDES) {
    const pile = [...table.state.pile];
    const cards = Array.from({ length: battle.sides[side].hand }, () => {
      const card = pickOne(table.chance, 'deck', pile, ['deck']);
      pile.splice(pile.indexOf(card), 1);
      return card;
    });
    table.emit({
      type: 'dealt',
      side,
      count: cards.length,
      sealed: { to: [side], topic: topicOf(table.state), value: cards },
    });
  }
  beginTurn(table, battle.first);
}
