import { escapeXml, finished, named, type Picture } from '../../lib/svg.ts';
import type { Locale } from '../../lib/text.ts';
import type { Side } from '../army/sides.ts';
import type { Hex } from '../field/hexes.ts';
import { attachedLeader, isEmptyHex, unitOfLeader } from '../pieces/position.ts';
import type { Leader, Unit } from '../state/state.ts';
import type { View } from '../state/view.ts';
import { describe } from '../words/describe.ts';
import { phaseName, pieceName } from '../words/names.ts';
import { labels, map, objectives, SHADES, sections, stencils } from './map.ts';
import { legend, legendHeight, news, newsHeight, strips } from './panels.ts';
import { alone, BADGE, counter, flag, leaderTitle, type Order, PASSING, stamps, unitTitle } from './pieces.ts';
import { at, BOARD_END, centreOf, OUTLINE, type Point, print, STRIP, WIDTH } from './sheet.ts';
import { PATTERNS } from './terrain.ts';

/**
 * The board as SVG, readable from 800 px width: the ground, the units as blocks of figures in their nation's colour
 * (one for each block of strength), leaders as flags, objectives, and around it both armies' cards, banners and
 * squares, the card in play, the dice of the newest combat and a legend. Seen from a side, that side is at the lower
 * edge.
 */
export function board(view: View, locale: Locale, picture: Picture = {}): string {
  const hasPanels = picture.panels !== false;
  const from = picture.from === 'top' ? 'top' : 'bottom';
  const top = hasPanels ? 0 : STRIP;
  const bottom = Math.round(hasPanels ? BOARD_END + STRIP + newsHeight(view) + legendHeight(view) : BOARD_END);
  const box = [0, top, WIDTH, bottom - top] as const;
  const body = [
    `<defs>${PATTERNS}${SHADES}${stencils(view)}${stamps(view)}</defs>`,
    `<rect y="${top}" width="${WIDTH}" height="${bottom - top}" fill="#faf8ef"/>`,
    map(view, from, locale),
    objectives(view, from, locale),
    struggle(view, from),
    `<g data-layer="pieces" font-weight="700" text-anchor="middle">${pieces(view, from, locale)}</g>`,
    labels(view, from, locale),
    ...(hasPanels ? [strips(view, from, locale), news(view, locale), legend(view, locale)] : []),
    sections(view, from, locale),
  ];
  const title = `${view.battle.name[locale]}: ${phaseName(view, locale)}`;
  return finished({ box, title, description: describe(view, locale), look: LOOK, body, from }, picture);
}

const LOOK = 'font-family="DejaVu Sans, Verdana, Noto Sans KR, Noto Sans CJK KR, sans-serif" fill="#1b1b16"';

/** Draws units, lone leaders, and over units the stars of their leaders: each is a separate piece. */
function pieces(view: View, from: Side, locale: Locale): string {
  const isOrdered = ({ id }: { readonly id: string }): boolean => view.orders[id]?.ordered === true;
  const units = view.units.map((unit) =>
    piece(
      view,
      unit,
      centreOf(unit.hex, from),
      unitTitle(unit, attachedLeader(view, unit), view, locale),
      counter(unit, orderOf(view, unit), unit.side !== from),
      locale,
    ),
  );
  const leaders = view.leaders.map((standing) => {
    const leader = { ...standing, hex: wayOf(view, standing).at(-1) ?? standing.hex };
    const isAttached = unitOfLeader(view, standing) !== undefined;
    const isAlone = !isAttached && (leader.hex === standing.hex || isEmptyHex(view, leader.hex));
    const [x, y] = centreOf(leader.hex, from);
    const [dx, dy] = isAlone ? [0, 0] : isAttached ? BADGE : PASSING;
    const drawing = isAlone
      ? alone(leader, orderOf(view, leader), leader.side !== from, locale)
      : flag(leader, isOrdered(leader), locale);
    return {
      isAttached,
      drawn: piece(view, leader, [x + dx, y + dy], leaderTitle(leader, view, locale), drawing, locale),
    };
  });
  return [
    ...units,
    ...leaders.toSorted((a, b) => Number(a.isAttached) - Number(b.isAttached)).map(({ drawn }) => drawn),
  ].join('');
}

/** What is left to do in this phase for a piece with an order. */
function orderOf({ orders, frames }: View, { id }: Unit | Leader): Order | undefined {
  const { ordered, moved = 0, joined, fought } = orders[id] ?? {};
  if (ordered !== true) return undefined;
  const isMovement = frames.some(({ is }) => is === 'movement');
  return (isMovement ? moved > 0 || joined === true : fought === true) ? 'done' : 'open';
}

/** The drawing of a piece at its place, with the words that a pointer or a screen reader finds. */
function piece(
  { battle }: View,
  { id, hex }: Unit | Leader,
  at: Point,
  title: string,
  drawing: string,
  locale: Locale,
): string {
  const data = named({ kind: 'piece', id, name: `${pieceName(battle, id, locale)}, ${hex}`, at, in: hex });
  return `<g class="fp-piece" transform="translate(${print(at)})"${data}><title>${escapeXml(title)}</title>${drawing}</g>`;
}

/** The hexes that a retreating leader has gone; he may pass anybody, and is put down at the end (§12.3). */
function wayOf({ frames }: View, { id }: Leader): readonly Hex[] {
  const frame = frames.at(-1);
  return frame?.is === 'leader-retreat' && frame.leader === id ? frame.path : [];
}

/**
 * Draws the newest combat: a line under the pieces from the attacker's hex, and a frame around the target's; nothing
 * once the turn has changed.
 */
function struggle({ last, orders }: View, side: Side): string {
  if (last === undefined || orders[last.attacker]?.fought !== true) return '';
  const [fromX, fromY] = centreOf(last.from, side);
  const [toX, toY] = centreOf(last.at, side);
  return (
    `<g data-layer="combat" fill="none" stroke="#c4001d"><path d="M${fromX} ${fromY}L${toX} ${toY}" stroke="#fff" ` +
    `stroke-width="7"/><path d="M${fromX} ${fromY}L${toX} ${toY}" stroke-width="4"` +
    `${last.kind === 'ranged' ? ' stroke-dasharray="8 4"' : ''}/>` +
    `${at([toX, toY], `<path d="${OUTLINE}" transform="scale(.95)" stroke-width="3.6"/>`)}</g>`
  );
}
