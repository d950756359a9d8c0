import { linesOf, type Panels, panelled } from '../../../contract/shown.ts';
import type { Locale } from '../../../lib/text.ts';
import { editionOf } from '../../edition/editions.ts';
import { tsaristKeys } from '../../map/ground.ts';
import { holdersOf, oneForEachHand, sharesHand } from '../../state/held.ts';
import type { Position } from '../../state/state.ts';
import type { View } from '../../state/view.ts';
import { CAMPS, type Camp, campOf, NATIONS, nationsOf, POWERS, POWERS_OF, type Power } from '../../terms/nations.ts';
import { momentsIn, turnStep } from '../moments.ts';
import { ATTRITION_NAMES, cardName, leaderName, MARKER_NAMES, MORALE_NAMES, spaceName, turnName } from '../names.ts';
import { CAMP_NAMES, NATION_NAMES } from '../powers.ts';
import { rollName } from '../rolls.ts';
import { seatName } from '../seats.ts';
import { battleText } from './battle.ts';
import { conquestText, endingText } from './ending.ts';
import { siegeText } from './siege.ts';
import { formationText, linesText, spaceText } from './spaces.ts';
import { WORDS } from './vocabulary.ts';

/**
 * `Turn 1, June-July 1812, round 2, impulse of French North: CP of a card, move (approach), interception and evasion`
 * (§4.2)
 */
export function momentText(position: Position, locale: Locale): string {
  const { turn, round, impulse, over } = position;
  const w = WORDS[locale];
  const when = turnName(turn, locale);
  const whose =
    impulse.power === null
      ? turnStep(position, locale)
      : `${impulse.preemptive ? w.preemptive : w.impulse} ${NATION_NAMES[locale][impulse.power]}`;
  const moments = over === null ? momentsIn(position, locale) : [];
  const moment = [when.charAt(0).toUpperCase() + when.slice(1), w.round(round), whose].join(', ');
  return moments.length === 0 ? moment : `${moment}: ${moments.join(', ')}`;
}

/**
 * The game in lines of text, for people who cannot see the board: the moment, the tracks, what each Power has, who
 * stands where, flags and markers, and the last roll. The viewer's own cards by name, those of others by number.
 */
export const describe = (view: View, locale: Locale): string => linesOf(panels(view, locale));

/** The same by heading. */
export function panels(view: View, locale: Locale): Panels {
  const w = WORDS[locale];
  const fights = [
    ...view.frames.flatMap((frame) => (frame.is === 'battle' ? [`${battleText(view, frame, locale)}.`] : [])),
    ...view.frames.flatMap((frame) => (frame.is === 'siege' ? [`${siegeText(view, frame, locale)}.`] : [])),
  ];
  const powers = [
    ...POWERS.map((power) => powerLine(view, power, locale)),
    ...CAMPS.filter((camp) => sharesHand(view, camp)).map((camp) => campLine(view, camp, locale)),
  ];
  return panelled([
    [w.moment, [`${momentText(view, locale)}.`, ...(view.over === null ? [] : [`${endingText(view.over, locale)}.`])]],
    [w.fights, fights],
    [w.tracks, tracks(view, locale)],
    [w.powers, powers],
    [w.cards, cards(view, locale)],
    [w.formations, formations(view, locale)],
    [w.flagsAndMarkers, [...flags(view, locale), ...markers(view, locale)]],
    [w.roll, lastRoll(view, locale)],
  ]);
}

/** Everything about one space: what it is, who stands there, and where its lines of march lead. */
export const describeSpace = (position: Position, id: string, locale: Locale): string =>
  `${spaceText(position, id, locale)}. ${linesText(position, id, locale)}.`;

/** `, Loss 3`; nothing without markers. */
const markersText = ({ loss, gain }: { readonly loss: number; readonly gain: number }, locale: Locale): string =>
  loss > 0 ? `, ${WORDS[locale].loss} ${loss}` : gain > 0 ? `, ${WORDS[locale].gain} ${gain}` : '';

export function tracks({ morale, attrition, ...view }: View, locale: Locale): readonly string[] {
  const w = WORDS[locale];
  const { austriaNeutral, prussiaRevolted, retreat } = view.facts;
  return [
    ...CAMPS.map(
      (camp) =>
        `${CAMP_NAMES[locale][camp]}, ${w.morale}: ${MORALE_NAMES[locale][morale[camp].level]}${markersText(morale[camp], locale)}.`,
    ),
    `${w.attrition}: ${ATTRITION_NAMES[locale][attrition.level]}${markersText(attrition, locale)}.`,
    `${w.keys}: ${tsaristKeys({ morale, attrition, ...view })}.`,
    `${conquestText({ morale, attrition, ...view }, locale)}.`,
    ...[
      ...(austriaNeutral ? [w.austria] : []),
      ...(prussiaRevolted ? [w.prussia] : []),
      ...(retreat === 'chosen' ? [w.retreat] : []),
    ].map((fact) => `${fact}.`),
  ];
}

/** `cards in hand 5, Home cards 2` */
function handText({ held }: View, power: Power, locale: Locale): string {
  const { home, other } = held[power];
  return `${WORDS[locale].hand} ${other}, ${WORDS[locale].homeCards} ${home}`;
}

/** The hand and the chits of a Camp that has one hand (§PB6). */
function campLine(view: View, camp: Camp, locale: Locale): string {
  const { home, other } = view.chits[camp];
  const w = WORDS[locale];
  return `${CAMP_NAMES[locale][camp]}: ${handText(view, POWERS_OF[camp][0], locale)}; ${w.chits} ${other}, ${w.homeCards} ${home}.`;
}

/** A Power's resources, cards, and pieces that are off the map. */
export function powerLine(view: View, power: Power, locale: Locale): string {
  const w = WORDS[locale];
  const away = (place: string): readonly string[] =>
    Object.entries(view.leaders)
      .filter(([, { at, of }]) => at === place && nationsOf(power).includes(of))
      .map(([id]) => leaderName(editionOf(view), id, locale));
  const soldiers = nationsOf(power).flatMap((nation) => {
    const sp = view.regroup[nation] ?? 0;
    return sp === 0 ? [] : [`${NATION_NAMES[locale][nation]} ${sp} SP`];
  });
  const boxes = [
    { name: w.regroup, pieces: [...soldiers, ...away('@regroup')] },
    { name: w.eliminated, pieces: away('@eliminated') },
  ];
  const off = boxes.flatMap(({ name, pieces }) => (pieces.length === 0 ? [] : [`${name}: ${pieces.join(', ')}`]));
  return `${[
    `${NATION_NAMES[locale][power]}: ${w.resources} ${view.resources[power]}` +
      `${sharesHand(view, campOf(power)) ? '' : `, ${handText(view, power, locale)}`}`,
    ...off,
  ].join('; ')}.`;
}

function cards(view: View, locale: Locale): readonly string[] {
  const w = WORDS[locale];
  const edition = editionOf(view);
  const own = oneForEachHand(view, POWERS).flatMap((power) => {
    const hand = view.hands[power];
    if (hand === undefined) return [];
    const held = [...hand.home, ...hand.other].map((number) => cardName(edition, number, locale));
    return [`${w.cards} (${seatName(holdersOf(view, power), locale)}): ${held.join(', ') || w.none}.`];
  });
  const top = view.discardTop === null ? w.none : cardName(edition, view.discardTop, locale);
  return [...own, `${w.deck}: ${view.drawCount}; ${w.top}: ${top}.`];
}

/** A line for each formation, in the order of the map. */
const formations = (view: View, locale: Locale): readonly string[] =>
  CAMPS.flatMap((camp) =>
    editionOf(view).spaces.flatMap(({ id }) => {
      const text = formationText(view, id, camp, locale);
      return text === undefined ? [] : [`${spaceName(editionOf(view), id, locale)}: ${text}.`];
    }),
  );

function flags(view: View, locale: Locale): readonly string[] {
  const edition = editionOf(view);
  return NATIONS.flatMap((nation) => {
    const own = edition.spaces
      .filter(({ id }) => view.flags[id] === nation)
      .map(({ id }) => spaceName(edition, id, locale));
    return own.length === 0 ? [] : [`${NATION_NAMES[locale][nation]}, ${WORDS[locale].flags}: ${own.join(', ')}.`];
  });
}

function markers(view: View, locale: Locale): readonly string[] {
  const edition = editionOf(view);
  const names = MARKER_NAMES[locale];
  const named = (ids: readonly string[]): readonly string[] => ids.map((id) => spaceName(edition, id, locale));
  const owned = (places: { readonly [space: string]: Power }): readonly string[] =>
    Object.entries(places).map(([id, power]) => `${spaceName(edition, id, locale)} (${NATION_NAMES[locale][power]})`);
  const trains = CAMPS.flatMap((camp) =>
    view.trains[camp] === undefined
      ? []
      : [`${spaceName(edition, view.trains[camp], locale)} (${CAMP_NAMES[locale][camp]})`],
  );
  const lines: readonly (readonly [string, readonly string[]])[] = [
    [names.scorched, named(view.scorched)],
    [names.sacked, named(view.sacked)],
    [
      names.entrenched,
      Object.entries(view.entrenched).map(
        ([id, camp]) => `${spaceName(edition, id, locale)} (${CAMP_NAMES[locale][camp]})`,
      ),
    ],
    [names.dmc, owned(view.dmc)],
    [names['supply-train'], trains],
    [
      names.bridge,
      view.bridges.map(({ a, b, owner }) => `${named([a, b]).join('-')} (${NATION_NAMES[locale][owner]})`),
    ],
    [names['will-to-fight'], view.facts.willToFight.map((level) => MORALE_NAMES[locale][level])],
  ];
  return lines.flatMap(([name, items]) => (items.length === 0 ? [] : [`${name}: ${items.join(', ')}.`]));
}

const lastRoll = ({ lastRoll }: View, locale: Locale): readonly string[] =>
  lastRoll === null
    ? []
    : [
        `${WORDS[locale].roll}: ${rollName(lastRoll.why, locale)}, ${NATION_NAMES[locale][lastRoll.power]}, ` +
          `${lastRoll.dice.join(', ')}; ${WORDS[locale].total} ${lastRoll.total} (${lastRoll.rule}).`,
      ];
