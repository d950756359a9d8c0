import { escapeXml } from '../../lib/svg.ts';
import type { Locale } from '../../lib/text.ts';
import type { Point } from '../map/geometry.ts';
import { POWER_NAMES } from '../map/powers.ts';
import { provinceOf } from '../map/provinces.ts';
import type { View } from '../view.ts';
import { draftsOf, orderText, resultText } from '../words/describe-orders.ts';
import { placeOf, type Route } from './lines.ts';
import {
  type Convoy,
  carriersOf,
  convoyRoute,
  type Drawn,
  helpedRoute,
  isDrawn,
  type Move,
  moveRoute,
  routeTo,
  type Sheet,
  type Support,
  stand,
  supportRoute,
} from './routes.ts';
import { type Hand, hint, type LineSign, line, type Sign, type SpotSign, spot } from './signs.ts';
import { piece } from './units.ts';

/** The orders to be drawn: below the units, above them, and which signs they use, for the legend. */
export interface Drawing {
  readonly below: string;
  readonly above: string;
  readonly signs: ReadonlySet<Sign>;
}

/** What the last resolved phase ordered and what came of it. */
export const drawResults = (view: View, locale: Locale): Drawing =>
  draw({ phase: view.last?.phase ?? view.phase, orders: view.last?.results ?? [], isDraft: false, view, locale });

/** What the viewer's own seats have written for this phase. */
export function drawDrafts(view: View, locale: Locale): Drawing {
  const orders = draftsOf(view).map(({ unit, order }) => ({ power: unit.power, unit, order }));
  return draw({ phase: view.phase, orders, isDraft: true, view, locale });
}

function draw(sheet: Sheet): Drawing {
  const marks = sheet.orders.flatMap((one) =>
    signsOf(sheet, one).map(({ sign, drawing }) => ({ sign, drawn: group(sheet, one, sign, drawing) })),
  );
  const at = (layer: readonly Sign[]): string =>
    marks.flatMap(({ sign, drawn }) => (layer.includes(sign) ? drawn : [])).join('');
  return { below: BELOW.map(at).join(''), above: at(ABOVE), signs: new Set(marks.map(({ sign }) => sign)) };
}

/** The layers under the units, the lowest first; each one ends on those before. */
const BELOW: readonly (readonly Sign[])[] = [
  ['hold', 'convoy', 'disrupted', 'void-convoy'],
  ['move', 'convoyed', 'bounced', 'stranded', 'retreat', 'no-retreat'],
  ['support', 'support-in-place', 'cut', 'void-support'],
];
const ABOVE: readonly Sign[] = ['illegal', 'build', 'lost'];

/** A sign with what it stands for in attributes, for clients and tests, and in words. */
function group({ isDraft, locale }: Sheet, one: Drawn, sign: Sign, drawing: string): string {
  const { power, unit, order, outcome, dislodgedFrom } = one;
  const data = {
    key: provinceOf(unit.loc),
    sign,
    order: order.order,
    outcome,
    power,
    from: unit.loc,
    of: 'of' in order ? order.of : undefined,
    to: 'to' in order ? order.to : undefined,
    dislodged: dislodgedFrom,
  };
  const attributes = Object.entries(data).map(([key, value]) => (value === undefined ? '' : ` data-${key}="${value}"`));
  const text = outcome === undefined ? orderText(unit, order, locale) : resultText({ ...one, outcome }, locale);
  return (
    `<g class="${isDraft ? 'fp-draft' : 'fp-order'}"${attributes.join('')}><title>` +
    `${escapeXml(`${POWER_NAMES[locale][power]}: ${text}`)}</title>${drawing}</g>`
  );
}

interface Mark {
  readonly sign: Sign;
  readonly drawing: string;
}

function signsOf(sheet: Sheet, one: Drawn): readonly Mark[] {
  return [
    ...(one.outcome === 'illegal' || one.order.order === 'void'
      ? [spotMark(sheet, one, 'illegal')]
      : orderSigns(sheet, one)),
    ...lossOf(sheet, one),
  ];
}

const handOf = ({ isDraft }: Sheet, { power }: Drawn): Hand => ({ power, isDraft });

const spotMark = (sheet: Sheet, one: Drawn, sign: SpotSign, place = stand(sheet, one)): Mark => ({
  sign,
  drawing: spot(sign, place, handOf(sheet, one)),
});

function orderSigns(sheet: Sheet, one: Drawn): readonly Mark[] {
  const { order } = one;
  switch (order.order) {
    case 'hold':
      return one.outcome !== 'dislodged' && (sheet.isDraft || isMet(sheet, one)) ? [spotMark(sheet, one, 'hold')] : [];
    case 'move':
      return [lineMark(sheet, one, moveSign(sheet, one, order), moveRoute(sheet, one, order))];
    case 'retreat':
      return [
        lineMark(sheet, one, one.outcome === 'disbanded' ? 'no-retreat' : 'retreat', routeTo(sheet, one, order.to)),
      ];
    case 'support':
      return [supportMark(sheet, one, order)];
    case 'convoy':
      return [convoyMark(sheet, one, order)];
    case 'build':
      return [buildMark(sheet, one)];
    case 'disband':
      return sheet.isDraft ? [spotMark(sheet, one, 'lost')] : [];
    case 'void':
      return [];
  }
}

/** Whether another order of the phase went to the unit's province or helped it: where a hold is worth drawing. */
const isMet = ({ orders }: Sheet, { unit }: Drawn): boolean =>
  orders.some(
    ({ order }) =>
      (order.order === 'move' && provinceOf(order.to) === provinceOf(unit.loc)) ||
      (order.order === 'support' && order.of === provinceOf(unit.loc)),
  );

const lineMark = (sheet: Sheet, one: Drawn, sign: LineSign, route: Route): Mark => ({
  sign,
  drawing: line(sign, route, handOf(sheet, one)),
});

function moveSign(sheet: Sheet, one: Drawn, order: Move): LineSign {
  if (one.outcome === 'bounced') return 'bounced';
  if (one.outcome === 'disrupted') return 'stranded';
  return carriersOf(sheet, one, order).length > 0 ? 'convoyed' : 'move';
}

/**
 * A support goes to the middle of the move it helps, or to the unit it helps in place; a move that is not drawn is
 * hinted at.
 */
function supportMark(sheet: Sheet, one: Drawn, order: Support): Mark {
  const sign =
    one.outcome === 'cut'
      ? 'cut'
      : one.outcome === 'void'
        ? 'void-support'
        : order.to === undefined
          ? 'support-in-place'
          : 'support';
  const mark = lineMark(sheet, one, sign, supportRoute(sheet, one, order));
  if (order.to === undefined || isDrawn(sheet, order.of, order.to)) return mark;
  return { sign, drawing: `${hint(helpedRoute(sheet, order.of, order.to), handOf(sheet, one))}${mark.drawing}` };
}

/** A ring around the fleet; and where the army's own order is not drawn, a hint of its way. */
function convoyMark(sheet: Sheet, one: Drawn, order: Convoy): Mark {
  const { outcome } = one;
  const sign =
    outcome === 'void' ? 'void-convoy' : outcome === 'disrupted' || outcome === 'dislodged' ? 'disrupted' : 'convoy';
  const ring = spotMark(sheet, one, sign);
  const way = isDrawn(sheet, order.of, order.to) ? undefined : convoyRoute(sheet, one, order);
  return way === undefined ? ring : { sign, drawing: `${hint(way, handOf(sheet, one))}${ring.drawing}` };
}

/** A unit that is new on the board; of a draft, the unit as it would stand. */
function buildMark(sheet: Sheet, one: Drawn): Mark {
  const place = placeOf(one.unit.loc);
  const { sign, drawing } = spotMark(sheet, one, 'build', place);
  return { sign, drawing: sheet.isDraft ? `${ghost(one, place)}${drawing}` : drawing };
}

/** A unit that is not on the board: no longer or not yet. */
const ghost = ({ unit, power }: Drawn, [x, y]: Point): string =>
  `<g transform="translate(${x} ${y})" opacity=".6">${piece({ type: unit.type, power }, 'plain')}</g>`;

/** A unit that left the board: crossed out where it last stood. */
function lossOf(sheet: Sheet, one: Drawn): readonly Mark[] {
  const { outcome, unit, dislodgedFrom } = one;
  if (outcome === undefined) return [];
  const survivor = sheet.view.dislodged.find((other) => other.unit.loc === unit.loc);
  const isLost =
    sheet.phase === 'movement'
      ? dislodgedFrom !== undefined && (survivor?.retreats.length ?? 0) === 0
      : sheet.phase === 'retreat'
        ? outcome !== 'succeeded'
        : outcome === 'disbanded';
  if (!isLost) return [];
  const place = stand(sheet, one);
  return [
    {
      sign: 'lost',
      drawing: `${survivor === undefined ? ghost(one, place) : ''}${spot('lost', place, { isDraft: false })}`,
    },
  ];
}
