import { pickOne } from '../../../contract/chance.ts';
import { silent } from '../../../contract/procedure.ts';
import { at } from '../../../lib/sure.ts';
import type { Procedure } from '../../actions/procedure.ts';
import { asidePile } from '../../cards/piles.ts';
import { draw } from '../../deeds/hands/dealing.ts';
import { expire } from '../../deeds/hands/expiry.ts';
import { dealChits, homeCardsFor, joinHands, OTHERS } from '../../deeds/hands/single-hand.ts';
import { editionOf } from '../../edition/editions.ts';
import type { FrameOf } from '../../frames/frames.ts';
import {
  depotMarkers,
  freeSpaces,
  interphaseOrder,
  interphaseResources,
  reinforcementCp,
  sharedResources,
} from '../../orders/reinforcement.ts';
import { oneForEachHand } from '../../state/held.ts';
import { modifiers } from '../../state/lasting.ts';
import type { Position } from '../../state/state.ts';
import { enter, go, leave, sealCards, type Table } from '../../table/table.ts';
import { byCamp, CAMPS, campOf, POWERS, POWERS_OF, type Power } from '../../terms/nations.ts';

type Interphase = FrameOf<'interphase'>;

/** Non-Home cards that are dealt: to a Power (§17.41), or to a Camp that has one hand (§PB6.2). */
const dealtIn = ({ singleHand }: Position): number => (singleHand ? OTHERS : 5);
/** Those that a hand may hold when the turn begins: one more (§17.43, §PB6.1). */
const limitOf = (position: Position): number => dealtIn(position) + 1;

/** The interphase after a turn (§4.9, §17). */
export function beginInterphase(table: Table): void {
  const { morale, turn } = table.state;
  expire(table, ['turn'], '§5.1');
  table.emit({ type: 'impulse-began', power: null, preemptive: false, morale: byCamp((camp) => morale[camp].level) });
  enter(table, { is: 'interphase', before: turn + 1, stage: 'resources', order: [] });
}

/** The reinforcements with which a scenario starts (§PB4.4). */
export const beginReinforcements = (table: Table): void =>
  enter(table, {
    is: 'interphase',
    before: table.state.turn,
    stage: 'reinforcement',
    order: interphaseOrder(table.state),
  });

/** The steps of the interphase; in each the Powers have their turn in order (§17). */
export const interphase: Procedure<Interphase> = {
  ...silent,
  run(table, frame) {
    const { before, stage, order } = frame;
    switch (stage) {
      case 'resources':
        return giveResources(table, frame);
      case 'reinforcement':
        return eachPower(table, frame, 'deal', (power) => reinforce(table, power, before));
      case 'deal':
        return before > table.state.turn ? deal(table, frame) : beginTurn(table, before);
      case 'mulligan':
        if (order.length === 0) return goOn(table, frame, 'limit');
        go(table, { ...frame, stage: 'left-over' });
        return enter(table, { is: 'mulligan', power: at(order, 0) });
      case 'left-over':
        go(table, { ...frame, stage: 'mulligan', order: order.slice(1) });
        return replaceLeftOver(table, at(order, 0));
      case 'limit':
        return eachPower(table, frame, 'home', (power) => keepLimit(table, power));
      case 'home':
        dealHome(table, frame);
        return beginTurn(table, before);
    }
  },
};

/** Stages in which each hand has its turn, not each Power (§PB6.2). */
const OF_HANDS: readonly Interphase['stage'][] = ['deal', 'mulligan', 'limit', 'home'];

function goOn(table: Table, frame: Interphase, stage: Interphase['stage']): void {
  if (stage === 'deal') joinHands(table);
  const order = interphaseOrder(table.state);
  go(table, { ...frame, stage, order: OF_HANDS.includes(stage) ? oneForEachHand(table.state, order) : order });
}

/** The next Power has its turn in a stage; after the last one the next stage begins. */
function eachPower(table: Table, frame: Interphase, next: Interphase['stage'], act: (power: Power) => void): void {
  const [power, ...order] = frame.order;
  if (power === undefined) {
    goOn(table, frame, next);
  } else {
    go(table, { ...frame, order });
    act(power);
  }
}

/** Resources (§17.1); what partners share the first of them assigns (§16.2). */
function giveResources(table: Table, frame: Interphase): void {
  for (const power of interphaseOrder(table.state)) {
    const { resources } = table.state;
    table.emit({
      type: 'resources-set',
      power,
      to: resources[power] + interphaseResources(table.state, power),
      rule: '§17.1',
    });
  }
  goOn(table, frame, 'reinforcement');
  for (const camp of CAMPS) {
    const free = sharedResources(table.state, camp, frame.before);
    if (free > 0) enter(table, { is: 'assign', power: POWERS_OF[camp][0], free, rule: '§16.2' });
  }
}

/** A Power is reinforced (§17.2); before that come the effects of cards that waited for it. */
function reinforce(table: Table, power: Power, before: number): void {
  enter(table, {
    is: 'reinforcement',
    power,
    ...reinforcementCp(table.state, power, before),
    magazines: {},
    depots: depotMarkers(table.state, power, before),
    free: freeSpaces(campOf(power), before),
  });
  for (const effect of modifiers(table.state, 'atReinforcement').filter(({ of }) => of === power)) {
    table.emit({ type: 'effect-ended', effect, rule: '§5.1' });
    enter(table, { is: 'event', power, card: effect.card, ops: effect.ops, target: null, affected: [], away: true });
  }
}

/**
 * What is left in the hands is kept apart; all other non-Home cards are shuffled, those of winter among them (§14.62),
 * and dealt (§17.41).
 */
function deal(table: Table, frame: Interphase): void {
  for (const power of frame.order) {
    const count = table.state.hands[power].other.length;
    if (count > 0) table.emit({ type: 'set-aside', power, count, rule: '§17.42' });
  }
  table.emit({ type: 'shuffled', discards: true, rule: '§17.41' });
  returnWinterCards(table, frame.before);
  for (const power of frame.order) draw(table, power, 'deck', dealtIn(table.state), '§17.41');
  if (table.state.singleHand) for (const camp of CAMPS) dealChits(table, camp, 'other');
  goOn(table, frame, 'mulligan');
}

/** Must Plays come back: half of them before turn 3, at random, all before turn 4 (§14.62). */
function returnWinterCards(table: Table, before: number): void {
  if (before < 3) return;
  const { winter } = table.state;
  const put = (card: number) => table.emit({ type: 'card-put', card, to: 'deck', rule: '§14.62' });
  if (before > 3) winter.forEach(put);
  else
    for (let left = Math.ceil(winter.length / 2); left > 0; left--)
      put(pickOne(table.chance, 'deck:winter', table.state.winter, ['winter']));
}

/** Half of the cards left over, rounded up, go into the deck at random, and as many are drawn for them (§17.42). */
function replaceLeftOver(table: Table, power: Power): void {
  const count = Math.ceil(table.state.aside[power].length / 2);
  if (count === 0) return;
  returnAtRandom(table, power, count, '§17.42');
  draw(table, power, 'deck', count, '§17.42', 'aside');
}

/**
 * Above the limit half of the cards left over go for 2 resources; then what is left is in the hand, and given up above
 * the limit (§17.43).
 */
function keepLimit(table: Table, power: Power): void {
  const left = table.state.aside[power].length;
  const isAbove = left > 0 && table.state.hands[power].other.length + left > limitOf(table.state);
  if (isAbove) returnAtRandom(table, power, Math.ceil(left / 2), '§17.43');
  if (left > 0) table.emit({ type: 'taken-up', power, rule: '§17.42' });
  const over = table.state.hands[power].other.length - limitOf(table.state);
  if (over > 0) enter(table, { is: 'excess', power, over, cp: 0, magazines: {} });
  if (isAbove) compensate(table, power);
}

/** For cards that went: resources stay with the Powers, so a Camp with one hand divides them (§PB6). */
function compensate(table: Table, power: Power): void {
  if (table.state.singleHand) enter(table, { is: 'assign', power, free: FOR_CARDS, rule: '§17.43' });
  else table.emit({ type: 'resources-set', power, to: table.state.resources[power] + FOR_CARDS, rule: '§17.43' });
}
const FOR_CARDS = 2;

function returnAtRandom(table: Table, power: Power, count: number, rule: string): void {
  const left = [...table.state.aside[power]];
  const drawn = (): number => pickOne(table.chance, `hand:${power}`, left, [asidePile(table.state, power)]);
  const cards = Array.from({ length: count }, () => left.splice(left.indexOf(drawn()), 1)).flat();
  table.emit({ type: 'returned', power, count, sealed: sealCards(table, power, cards), rule });
}

/**
 * Home cards are shuffled: first those that always go to a Power, then 2 for each, 3 for Russians before turn 4
 * (§17.44, §1.10).
 */
function dealHome(table: Table, { before, order }: Interphase): void {
  for (const camp of CAMPS) table.emit({ type: 'home-shuffled', camp, rule: '§17.44' });
  for (const { number, owner, deck } of editionOf(table.state).cards)
    if (owner !== undefined && deck.startsWith('home') && isDrawable(table, number))
      table.emit({ type: 'dealt', power: owner, cards: [number], rule: '§17.44' });
  if (table.state.singleHand)
    for (const camp of CAMPS) {
      draw(table, POWERS_OF[camp][0], 'home', homeCardsFor(camp, before), '§PB6.2');
      dealChits(table, camp, 'home');
    }
  else
    for (const power of order)
      draw(table, power, 'home', campOf(power) === 'tsarist' && before === 4 ? 3 : 2, '§17.44');
}

const isDrawable = ({ state }: Table, card: number): boolean =>
  CAMPS.some((camp) => state.homeDraw[camp].rest.includes(card)) ||
  POWERS.some((power) => state.beside[power].includes(card));

/** The turn begins at the impulse marker (§4.9). */
function beginTurn(table: Table, turn: number): void {
  const isNew = turn > table.state.turn;
  if (isNew) expire(table, ['nextInterphase'], '§5.1');
  table.emit({ type: 'turn-began', turn });
  leave(table);
  if (isNew) go(table, { is: 'turn', stage: 'impulses' });
}
