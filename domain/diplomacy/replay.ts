import { type Made, NOTED, type Played, playedBy, type Replay, type Stage } from '../contract/replay.ts';
import type { Heard } from '../contract/story.ts';
import type { Locale } from '../lib/text.ts';
import { chainOf } from './board/lines.ts';
import { carriersOf } from './board/routes.ts';
import { orderTold } from './chronicle/tales.ts';
import { POWER_NAMES } from './map/powers.ts';
import { CENTRES, placeName, provinceOf } from './map/provinces.ts';
import { type Loc, POWERS, type Power, type Province } from './map/vocabulary.ts';
import type { Options } from './setup.ts';
import type { Event } from './state/events.ts';
import type { OrderResult, Position } from './state/state.ts';
import type { View } from './view.ts';
import { phaseName } from './words/names.ts';

type Resolved = Heard<Extract<Event, { type: 'resolved' }>>;

interface Words extends Stage<Options, View> {
  readonly locale: Locale;
}

/** What each event does to the board. */
const REPLAY = {
  ordered: NOTED,
  withdrawn: NOTED,
  resolved: (event, words) => phase(event, words),
  won: NOTED,
  ended: NOTED,
  'coin-tossed': ({ power, seat }) => [{ is: 'dice', by: power, for: 'coin', faces: [seat], counts: {} }],
  joined: NOTED,
} satisfies Replay<Event, Words>;

/** Diplomacy in frames: the orders of a phase, and all that moves by them, are one group. */
export const replay: Played<Options, Event, View> = {
  play: (event, locale, stage) => playedBy<Event, Words>(REPLAY, event, { ...stage, locale }),
};

/** What happens at the same time: the phase is named, the orders are carried out, units leave, centres change hands. */
const [NAMED, CARRIED_OUT, LEFT, COUNTED] = [0, 1, 2, 3];

function phase(event: Resolved, words: Words): readonly Made[] {
  const results = POWERS.flatMap((power) => event.results.filter((each) => each.power === power));
  return [
    { is: 'note', text: `${phaseName(event, words.locale)}:`, group: NAMED },
    ...results.map((result) => ({
      ...done(event, result),
      text: [orderTold(result, words.locale), ...entered(result, words)].join(' '),
      group: CARRIED_OUT,
    })),
    ...results.flatMap((result) => driven(event, result, words.locale)),
    ...counted(words.before(), event.position, words.locale),
  ];
}

const ENTERED: { readonly [locale in Locale]: (owner: Power) => string } = {
  en: (owner) => `It is in a centre of ${POWER_NAMES.en[owner]}.`,
  ko: (owner) => `${POWER_NAMES.ko[owner]}의 병참 중심지에 들어갑니다.`,
};

/** Tells that a unit has entered a centre of another power. */
function entered({ power, order, outcome }: OrderResult, words: Words): readonly string[] {
  if (outcome !== 'succeeded' || order.order !== 'move') return [];
  const owner = words.before().centres[provinceOf(order.to)];
  return owner === undefined || owner === power ? [] : [ENTERED[words.locale](owner)];
}

/** A unit that goes, or that is built; any other order is a mark with what came of it. */
function done(event: Resolved, result: OrderResult): Made {
  const { unit, order, outcome, rule } = result;
  const piece = provinceOf(unit.loc);
  if (outcome === 'succeeded' && (order.order === 'move' || order.order === 'retreat'))
    return { is: 'move', piece, path: [unit.loc, ...seasOf(event, result), order.to], as: provinceOf(order.to) };
  if (outcome === 'succeeded' && order.order === 'build') return { is: 'new', piece, at: unit.loc };
  return {
    is: 'mark',
    order: order.order,
    from: unit.loc,
    ...('to' in order && order.to !== undefined && { to: order.to }),
    ...('of' in order && { of: order.of }),
    outcome,
    rule,
  };
}

/** The seas over which an army went. */
function seasOf({ results }: Resolved, result: OrderResult): readonly Loc[] {
  const { order, unit } = result;
  if (order.order !== 'move') return [];
  const seas = carriersOf({ orders: results }, result, order).flatMap((fleet) =>
    fleet.dislodgedFrom === undefined ? [fleet.unit.loc] : [],
  );
  return chainOf(provinceOf(unit.loc), provinceOf(order.to), seas) ?? [];
}

/** What comes after the orders: a unit that was driven out, and one that leaves the board. */
function driven(event: Resolved, result: OrderResult, locale: Locale): readonly Made[] {
  const { unit, order, dislodgedFrom, rule } = result;
  const isThere = stands(event, result);
  if (dislodgedFrom === undefined && (isThere || order.order === 'build')) return [];
  const at = { text: orderTold(result, locale), group: LEFT };
  if (!isThere)
    return [{ is: 'gone', piece: provinceOf(unit.loc), why: dislodgedFrom ? 'dislodged' : 'disbanded', ...at }];
  return [
    { is: 'mark', order: 'dislodge', from: dislodgedFrom ?? unit.loc, to: unit.loc, outcome: 'dislodged', rule, ...at },
  ];
}

/** Whether the unit of an order is still on the board after the phase. */
function stands({ phase, position }: Resolved, { power, unit, order, outcome }: OrderResult): boolean {
  if (phase === 'adjustment') return outcome !== 'disbanded';
  const goes = outcome === 'succeeded' && (order.order === 'move' || order.order === 'retreat');
  const loc = goes ? order.to : unit.loc;
  const isThis = (other: OrderResult['unit'] & { readonly power: Power }): boolean =>
    other.power === power && other.type === unit.type && other.loc === loc;
  return position.units.some(isThis) || position.dislodged.some((one) => isThis(one.unit));
}

const centresOf = ({ centres }: Pick<Position, 'centres'>, power: Power): number =>
  CENTRES.filter((centre) => centres[centre] === power).length;

interface Change {
  readonly power: Power;
  readonly count: number;
  readonly gained: readonly Province[];
  readonly lost: readonly Province[];
}

const named = (provinces: readonly Province[], sign: string, locale: Locale): string =>
  provinces.map((province) => ` ${sign}${placeName(province, locale)}`).join('');

const SAID: { readonly [locale in Locale]: (change: Change) => string } = {
  en: ({ power, count, gained, lost }) =>
    `${POWER_NAMES.en[power]}: ${count} supply centre${count === 1 ? '' : 's'} now:` +
    `${named(gained, '+', 'en')}${named(lost, '−', 'en')}.`,
  ko: ({ power, count, gained, lost }) =>
    `${POWER_NAMES.ko[power]}: 이제 병참 중심지 ${count}개:${named(gained, '+', 'ko')}${named(lost, '−', 'ko')}.`,
};

/** Returns what is told of each power that gained or lost centres. */
const counted = (before: Pick<Position, 'centres'>, after: Position, locale: Locale): readonly Made[] =>
  POWERS.flatMap((power) => {
    const [from, to] = [centresOf(before, power), centresOf(after, power)];
    const gained = CENTRES.filter((each) => before.centres[each] !== power && after.centres[each] === power);
    const lost = CENTRES.filter((each) => before.centres[each] === power && after.centres[each] !== power);
    return gained.length + lost.length === 0
      ? []
      : [
          {
            is: 'track',
            track: 'centres',
            of: power,
            from,
            to,
            text: SAID[locale]({ power, count: to, gained, lost }),
            group: COUNTED,
          } as const,
        ];
  });
