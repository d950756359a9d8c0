import { pickOne } from '../../../contract/chance.ts';
import { at } from '../../../lib/sure.ts';
import { hasCards } from '../../cards/hands.ts';
import { chitsPile } from '../../cards/piles.ts';
import { cardsOf } from '../../edition/card.ts';
import type { Scenario } from '../../edition/edition.ts';
import { chitsOf, type Held, heldBy, total } from '../../state/held.ts';
import type { Facts, Position, State } from '../../state/state.ts';
import { enter, sealCards, sealTo, type Table } from '../../table/table.ts';
import { CAMPS, type Camp, campOf, otherCamp, POWERS_OF, type Power } from '../../terms/nations.ts';
import { dealt } from './dealing.ts';

/* The single-hand game (§2.32, §PB6): a hand and chits for each Camp; all else stays with the Powers. */

/** What a hand may hold (§PB6.1). */
export const MOST: Held = { home: 4, other: 6 };
/** What a Camp is dealt: unseen chits, and to its hand this many cards that are not Home cards (§PB6). */
const CHITS: Held = { home: 2, other: 4 };
export const OTHERS = 6;
/** Home cards drawn for a hand: more for Russians on turn 4 (§PB6.3). */
export const homeCardsFor = (camp: Camp, turn: number): number => (camp === 'tsarist' && turn === 4 ? 4 : 2);

type Deal = Scenario['hands'][Power];

/**
 * The first hand of a Camp: its Powers’ own Home cards and what is drawn (§PB6), unless its scenario has another one
 * (§PB4.3).
 */
export function campDeal({ turn, hands, singleHand }: Scenario, camp: Camp): Deal {
  const [first, second] = POWERS_OF[camp];
  const usual = {
    fixed: [...hands[first].fixed, ...hands[second].fixed],
    home: homeCardsFor(camp, turn),
    nonHome: OTHERS,
  };
  if (singleHand === undefined) return usual;
  const { imperial, tsarist } = singleHand;
  return camp === 'imperial'
    ? { fixed: [...imperial.home, ...imperial.fixedNonHome], home: 0, nonHome: imperial.randomNonHome }
    : { ...usual, fixed: tsarist.extraFixed };
}

/** A Camp gets its chits of a kind; nobody sees them (§PB6). */
export function dealChits(table: Table, camp: Camp, kind: keyof Held): void {
  const from = kind === 'home' ? 'home' : 'deck';
  const cards = dealt(table, camp, from, CHITS[kind]);
  if (cards.length > 0)
    table.emit({
      type: 'chits-dealt',
      camp,
      from,
      count: cards.length,
      sealed: sealTo(table, [], cards),
      rule: '§PB6',
    });
}

const KINDS = ['home', 'other'] as const;
/** Returns the kinds of chits that the hand can still take (§PB6.1, §PB6.5). */
export const chitsWithin = (position: Position, power: Power): readonly (keyof Held)[] =>
  KINDS.filter((kind) => chitsOf(position, campOf(power))[kind] > 0 && heldBy(position, power)[kind] < MOST[kind]);

/** A chit is taken, whichever it is. */
export function takeChit(table: Table, power: Power, kind: keyof Held, rule: string): void {
  const camp = campOf(power);
  take(
    table,
    power,
    [pickOne(table.chance, `chits:${camp}`, table.state.chits[camp][kind], [chitsPile(camp, kind)])],
    rule,
  );
}

function take(table: Table, power: Power, cards: readonly number[], rule: string): void {
  const home = cards.filter((card) => table.state.chits[campOf(power)].home.includes(card)).length;
  const sealed = sealCards(table, power, cards);
  if (cards.length > 0) table.emit({ type: 'chits-taken', power, home, other: cards.length - home, sealed, rule });
}

/**
 * After an impulse: its Camp may take a chit (§PB6.5), or has to after a pass (§PB6.6); one that plays on alone goes on
 * (§PB6.10).
 */
export function concludeImpulse(table: Table, power: Power, passed: boolean): void {
  const { singleHand, facts } = table.state;
  if (!singleHand) return;
  const [kind, ...others] = chitsWithin(table.state, power);
  if (facts.solo?.camp === campOf(power)) playOn(table, facts.solo);
  else if (passed && kind !== undefined && others.length === 0) takeChit(table, power, kind, '§PB6.6');
  else if (kind !== undefined) enter(table, { is: 'chit', power, must: passed });
}

type Solo = NonNullable<Facts['solo']>;
const note = (table: Table, solo: Solo | null): void => table.emit({ type: 'noted', facts: { solo }, rule: '§PB6.10' });

/**
 * Its first impulse brings a Camp all of its chits, above all limits; after the second one it divides the rest
 * (§PB6.10).
 */
function playOn(table: Table, { camp, stage }: Solo): void {
  const [power] = POWERS_OF[camp];
  if (stage === 'first') {
    take(table, power, cardsOf(table.state.chits[camp]), '§PB6.10');
    note(table, { camp, stage: 'second' });
  } else if (stage === 'second') note(table, { camp, stage: 'rest' });
}

/** A Camp with neither cards to play nor chits. */
const isSpent = (state: State, camp: Camp): boolean =>
  !POWERS_OF[camp].some((power) => hasCards(state, power)) && total(chitsOf(state, camp)) === 0;
/** Whether nobody has anything left to play. */
export const areSpent = (state: State): boolean => CAMPS.every((camp) => isSpent(state, camp));

/** With so few cards one of two Powers would have a single one, or none (§PB6.10). */
const TOO_FEW = 3;

/**
 * Between two impulses, once a Camp has neither cards nor chits (§PB6.10): the other one plays on alone. `over`: the
 * impulses of the turn are; `asks`: it divides its hand first.
 */
export function playOut(table: Table): 'on' | 'over' | 'asks' {
  const spent = CAMPS.filter((camp) => isSpent(table.state, camp));
  if (table.state.facts.solo === null && spent.length === 1)
    note(table, { camp: otherCamp(at(spent, 0)), stage: 'first' });
  const { solo } = table.state.facts;
  if (solo === null) return 'on';
  const powers = POWERS_OF[solo.camp];
  const counts = powers.map((power) => total(heldBy(table.state, power)));
  if (solo.stage === 'first' && counts[0] === 0) playOn(table, solo);
  if (solo.stage === 'rest' && at(counts, 0) > TOO_FEW) {
    enter(table, { is: 'division', power: powers[0] });
    return 'asks';
  }
  return solo.stage === 'rest' || (solo.stage === 'apart' && counts.includes(1)) ? 'over' : 'on';
}

/** Whether a Power plays the rest of a hand before it is divided: it buys no card (§PB6.10). */
export const isPlayingOn = ({ facts }: Pick<Position, 'facts'>, power: Power): boolean =>
  facts.solo?.camp === campOf(power) && facts.solo.stage !== 'apart';

/** The first Power of a Camp keeps these cards of its hand, the other one the rest (§PB6.10). */
export function divide(table: Table, power: Power, cards: readonly number[]): void {
  note(table, { camp: campOf(power), stage: 'apart' });
  table.emit({
    type: 'hand-split',
    power,
    count: cards.length,
    sealed: sealCards(table, power, cards),
    rule: '§PB6.10',
  });
}

/** For the next turn a Camp has one hand again (§PB6.2). */
export function joinHands(table: Table): void {
  const { solo } = table.state.facts;
  if (solo?.stage === 'apart') table.emit({ type: 'hands-joined', camp: solo.camp, rule: '§PB6.2' });
  if (solo !== null) note(table, null);
}

/**
 * The Powers of the Camp that pre-empts (§PB6.7): it has two cards more than the other. While a Camp plays the rest of
 * its hand nobody does (§PB6.10).
 */
export function leadingPowers(state: State): readonly Power[] {
  if (state.facts.solo !== null) return [];
  return CAMPS.filter(
    (camp) => total(heldBy(state, POWERS_OF[camp][0])) >= total(heldBy(state, POWERS_OF[otherCamp(camp)][0])) + 2,
  ).flatMap((camp) => POWERS_OF[camp]);
}
