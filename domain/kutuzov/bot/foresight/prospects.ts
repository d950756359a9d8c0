import { cardOf, cardsOf } from '../../edition/card.ts';
import { editionOf } from '../../edition/editions.ts';
import { controlOf, hasFormation, tsaristKeys } from '../../map/ground.ts';
import { oneForEachHand } from '../../state/held.ts';
import type { Position } from '../../state/state.ts';
import type { View } from '../../state/view.ts';
import { type Camp, campOf, POWERS, POWERS_OF, type Power } from '../../terms/nations.ts';
import { resultOf } from '../../tracks/conquest.ts';
import { totalPoints } from '../../tracks/victory.ts';
import { lieOf, type Traits, waysFrom } from './lie.ts';

/* How the last turn may end: what is left to play, what would win now, and which Keys each Camp can reach. */

/** What a card that is not seen brings. */
const UNSEEN = 2.6;
/** What two resources buy, in CP (§16.3). */
const BOUGHT = 2;
/** How many cards the Powers hold when the last turn begins. */
const CARDS = 32;
/** An army that takes a Key has at least this many SP. */
const ARMY = 3;
/** As far as lines are counted. */
const FAR = 9;
const REACHES = [0, 1, 2, 3, 4, 5] as const;

/**
 * Cards that are still held, all of those that four Powers hold when the turn begins being 1; a hand that two share
 * counts once.
 */
export const cardsLeft = (position: Position, held: View['held']): number =>
  oneForEachHand(position, POWERS).reduce((sum, power) => sum + heldBy(held, power), 0) / CARDS;

const heldBy = (held: View['held'], power: Power): number => held[power].home + held[power].other;

/** From -1 to 1. */
const squashed = (x: number): number => x / Math.sqrt(1 + x * x);
/** From 0 to 1. */
const likely = (x: number): number => (1 + x / Math.sqrt(x * x + 4)) / 2;

/** Traits of how the game may end; `hands`: those that the viewer sees. */
export function prospectsOf(position: Position, held: View['held'], hands: View['hands']): Traits {
  const cards = (power: Power): number => heldBy(held, power);
  const ofCamp = (camp: Camp, of: (power: Power) => number): number =>
    POWERS_OF[camp].reduce((sum, power) => sum + of(power), 0);
  const holders = oneForEachHand(position, POWERS);
  const ofHands = (camp: Camp, of: (power: Power) => number): number =>
    ofCamp(camp, (power) => (holders.includes(power) ? of(power) : 0));
  const cpOf = (power: Power): number => {
    const hand = hands[power];
    const seen = hand === undefined ? [] : cardsOf(hand);
    return seen.length > 0
      ? seen.reduce((sum, card) => sum + (cardOf(position, card).cp ?? 0), 0)
      : UNSEEN * cards(power);
  };
  const paying = position.frames.reduce(
    (sum, frame) => sum + ('cp' in frame && campOf(frame.power) === 'tsarist' ? frame.cp : 0),
    0,
  );
  const bought = ofCamp('tsarist', (power) => BOUGHT * Math.floor(position.resources[power] / 2));
  const cp = paying + ofHands('tsarist', cpOf) + bought;
  const keys = tsaristKeys(position);
  const lead =
    ofCamp('tsarist', (power) => totalPoints(position, power)) -
    ofCamp('imperial', (power) => totalPoints(position, power));
  const imperial = ofHands('imperial', cards);
  return {
    ...Object.fromEntries(POWERS.map((power) => [`cards ${power}`, cards(power) / 5])),
    'cards left': cardsLeft(position, held),
    'imperial cards': imperial / 10,
    'imperial cards, none': Number(imperial === 0),
    'imperial cards, one': Number(imperial === 1),
    'imperial cards, two': Number(imperial === 2),
    'tsarist cards, none': Number(ofHands('tsarist', cards) === 0),
    'tsarist cp left': cp / 20,
    'won now': wonNow(position, lead),
    'lead now': squashed(lead / 2),
    'lead now, wide': squashed(lead / 6),
    ...Object.fromEntries([5, 7, 9].map((price) => [`fourteen keys for ${price} cp`, likely(keys + cp / price - 14)])),
    'lead at most': squashed((lead + cp * 0.6) / 4),
    'lead to come': squashed((lead + cp * 0.4) / 4),
    'keys above 12': Math.max(0, keys - 12),
    'keys above 10': Math.max(0, keys - 10),
    'fourteen keys in time': Number(keys >= 14 && imperial > 0),
    'fourteen keys too late': Number(keys >= 14 && imperial === 0),
    ...reachTraits(position),
  };
}

/**
 * How likely the Tsarists win if the game ends now: by the die (§19.5), or else by points; that the die may conquer
 * Russia is left out.
 */
function wonNow(position: Position, lead: number): number {
  const defeat = [1, 2, 3, 4, 5, 6].filter((face) => resultOf(position, face, 'turn')?.camp === 'tsarist').length / 6;
  return defeat + (1 - defeat) * Number(lead > 0);
}

/**
 * Keys and Depots of the Imperials that Tsarist armies can reach, and those of the Tsarists that enemies could just
 * flag.
 */
function reachTraits(position: Position): Traits {
  const { stacks } = lieOf(position);
  const places = editionOf(position).spaces.filter(({ key, depot }) => key || depot);
  const nearest = (id: string, camp: Camp, least: number, isLed: boolean): number => {
    const away = waysFrom(position, id);
    const able = stacks.filter((stack) => stack.camp === camp && stack.sp >= least && (stack.room > 0 || !isLed));
    return Math.min(FAR, ...able.map(({ at }) => away.get(at) ?? FAR));
  };
  const isOurs = ({ id }: { readonly id: string }): boolean => controlOf(position, id) === 'tsarist';
  const theirs = places
    .filter((place) => !isOurs(place))
    .map(({ id }) => ({
      army: nearest(id, 'tsarist', ARMY, true),
      soldiers: nearest(id, 'tsarist', 1, false),
      isOpen: !hasFormation(position, id, 'imperial'),
    }));
  const ours = places
    .filter((place) => isOurs(place) && !hasFormation(position, place.id, 'tsarist'))
    .map(({ id }) => nearest(id, 'imperial', 1, false));
  return {
    ...Object.fromEntries(
      REACHES.map((lines) => [`keys within ${lines}`, theirs.filter(({ army }) => army <= lines).length / 3]),
    ),
    ...Object.fromEntries(
      REACHES.map((lines) => [
        `open keys within ${lines}`,
        theirs.filter(({ army, isOpen }) => isOpen && army <= lines).length / 3,
      ]),
    ),
    ...Object.fromEntries(
      [1, 2].map((lines) => [`keys bare within ${lines}`, ours.filter((enemy) => enemy <= lines).length / 3]),
    ),
    'keys beside soldiers': theirs.filter(({ soldiers }) => soldiers <= 1).length / 3,
  };
}
