import { linesOf, type Panels, panelled } from '../../contract/shown.ts';
import type { Locale } from '../../lib/text.ts';
import { POWER_NAMES } from '../map/powers.ts';
import { CENTRES, placeName } from '../map/provinces.ts';
import { type Loc, POWERS, type Unit } from '../map/vocabulary.ts';
import { standings, type View } from '../view.ts';
import { draftsOf, orderText, resultText } from './describe-orders.ts';
import { phaseName } from './names.ts';

const WORDS = {
  en: {
    moment: 'Moment',
    powers: 'Powers',
    results: 'Last results',
    army: 'army',
    fleet: 'fleet',
    centres: 'Centres',
    units: 'Units',
    none: 'none',
    dislodged: 'Dislodged',
    from: 'attacked from',
    retreats: 'may retreat to',
    won: 'has won',
    drawn: 'share a draw',
    joins: 'will join',
    last: 'Results of',
    drafts: 'Your orders so far',
    idle: 'Without a player',
    fallen: 'Without a government until the next movement',
    closed: 'Closed to units',
  },
  ko: {
    moment: '현재',
    powers: '국가',
    results: '지난 결과',
    army: '육군',
    fleet: '해군',
    centres: '병참 중심지',
    units: '부대',
    none: '없음',
    dislodged: '쫓겨난 부대',
    from: '공격해 온 곳',
    retreats: '퇴각할 수 있는 곳',
    won: '승리',
    drawn: '무승부',
    joins: '합류할 쪽',
    last: '결과',
    drafts: '지금까지 쓴 명령',
    idle: '맡은 사람이 없는 국가',
    fallen: '다음 명령 단계까지 사회 혼란인 국가',
    closed: '들어갈 수 없는 지역',
  },
} as const;

/**
 * The game in lines of text, for people who cannot see the board: phase, by power its centres and units, what came of
 * its orders in the last phase, and what the viewer has written for this one.
 */
export const describe = (view: View, locale: Locale): string => linesOf(panels(view, locale));

/** The same by heading. */
export function panels(view: View, locale: Locale): Panels {
  const words = WORDS[locale];
  const names = POWER_NAMES[locale];
  const list = (items: readonly string[]): string => (items.length === 0 ? words.none : items.join(', '));
  const places = (locs: readonly Loc[]): string => list(locs.map((loc) => placeName(loc, locale)));
  const unitName = ({ type, loc }: Unit): string =>
    `${type === 'A' ? words.army : words.fleet} ${placeName(loc, locale)}`;
  const sideName = (seat: string): string => (view.seats[seat]?.powers ?? []).map((power) => names[power]).join(' + ');

  const powers = standings(view).map(({ power, centres }) => {
    const owned = CENTRES.filter((centre) => view.centres[centre] === power);
    const units = view.units.filter((unit) => unit.power === power).map(unitName);
    return `${names[power]}. ${words.centres} (${centres}): ${places(owned)}. ${words.units} (${units.length}): ${list(units)}.`;
  });
  const dislodged = view.dislodged.map(
    ({ unit, from, retreats }) =>
      `${words.dislodged}: ${names[unit.power]}, ${unitName(unit)}; ${words.from}: ${placeName(from, locale)}; ` +
      `${words.retreats}: ${places(retreats)}.`,
  );
  const moment = [
    `${phaseName(view, locale)}.`,
    ...(view.winner === undefined ? [] : [`${names[view.winner]}: ${words.won}.`]),
    ...(view.ended === undefined ? [] : [`${view.ended.seats.map(sideName).join('; ')}: ${words[view.ended.result]}.`]),
    ...(view.ally === undefined ? [] : [`${names[view.ally.power]}: ${words.joins} ${sideName(view.ally.seat)}.`]),
    ...(view.idle === undefined ? [] : [`${words.idle}: ${list(view.idle.map((power) => names[power]))}.`]),
    ...(view.fallen === undefined ? [] : [`${words.fallen}: ${list(view.fallen.map((power) => names[power]))}.`]),
    ...(view.closed === undefined ? [] : [`${words.closed}: ${places(view.closed)}.`]),
  ];
  return panelled([
    [words.moment, moment],
    [words.powers, powers],
    [words.dislodged, dislodged],
    [words.results, results(view, locale)],
    [words.drafts, drafts(view, locale)],
  ]);
}

/** What each power ordered in the last phase and what came of it, a power a line. */
function results({ last }: View, locale: Locale): readonly string[] {
  if (last === undefined) return [];
  const phase = phaseName(last, locale);
  const heading = { en: `${WORDS.en.last} ${phase}:`, ko: `${phase} ${WORDS.ko.last}:` }[locale];
  const lines = POWERS.flatMap((power) => {
    const own = last.results.filter((result) => result.power === power).map((result) => resultText(result, locale));
    return own.length === 0 ? [] : [`${POWER_NAMES[locale][power]}: ${own.join('; ')}.`];
  });
  return lines.length === 0 ? [] : [heading, ...lines];
}

/** What the viewer's own seats have written for this phase. */
function drafts(view: View, locale: Locale): readonly string[] {
  const orders = draftsOf(view).map(({ unit, order }) => orderText(unit, order, locale));
  return orders.length === 0 ? [] : [`${WORDS[locale].drafts}: ${orders.join('; ')}.`];
}
