import type { Locale } from '../../game.ts';
import type { Hex } from '../field/hexes.ts';
import { attachedLeader, isEmptyHex, unitOfLeader } from '../field/position.ts';
import type { Leader } from '../state.ts';
import type { View } from '../view.ts';
import { describe } from '../words/describe.ts';
import { phaseName } from '../words/names.ts';
import { labels, map, objectives } from './map.ts';
import { legend, legendHeight, news, newsHeight, strips } from './panels.ts';
import { alone, badge, counter, leaderTitle, passing, unitTitle } from './pieces.ts';
import { at, BOARD_END, centreOf, escapeXml, OUTLINE, STRIP, titled, WIDTH } from './sheet.ts';
import { PATTERNS } from './terrain.ts';

/**
 * The board as SVG, readable from 800 px width: the ground, the units as counters in their nation's colour (sign of the arm, code of
 * the type, a pip for each block), leaders as stars on them or as hats alone, objectives, and around it both armies' cards,
 * banners and squares, the card in play, the dice of the newest combat and a legend. A piece's group says in `data-piece` which it is.
 */
export function board(view: View, locale: Locale): string {
  const { battle } = view;
  const height = Math.round(BOARD_END + STRIP + newsHeight(view) + legendHeight(view));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-labelledby="fn-title ` +
      'fn-desc" font-family="DejaVu Sans, Verdana, Noto Sans KR, Noto Sans CJK KR, sans-serif" fill="#1b1b16">',
    `<title id="fn-title">${escapeXml(`${battle.name[locale]}: ${phaseName(view, locale)}`)}</title><desc id="fn-desc">` +
      `${escapeXml(describe(view, locale))}</desc>`,
    `<defs>${PATTERNS}</defs><rect width="${WIDTH}" height="${height}" fill="#faf8ef"/>`,
    map(view, locale),
    objectives(view, locale),
    struggle(view),
    `<g data-layer="pieces" font-weight="700" text-anchor="middle">${pieces(view, locale)}</g>`,
    labels(view, locale),
    strips(view, locale),
    news(view, locale),
    legend(view, locale),
    '</svg>',
  ].join('\n');
}

function pieces(view: View, locale: Locale): string {
  const isOrdered = ({ id }: { readonly id: string }): boolean => view.orders[id]?.ordered === true;
  const units = view.units.map((unit) => {
    const leader = attachedLeader(view, unit);
    const drawing = `${counter(unit, isOrdered(unit))}${leader === undefined ? '' : badge(leader, isOrdered(leader), locale)}`;
    return `<g data-piece="${unit.id}">${at(centreOf(unit.hex), titled(unitTitle(unit, leader, view, locale), drawing))}</g>`;
  });
  const leaders = view.leaders
    .filter((leader) => unitOfLeader(view, leader) === undefined)
    .map((standing) => {
      const leader = { ...standing, hex: wayOf(view, standing).at(-1) ?? standing.hex };
      const drawing = leader.hex === standing.hex || isEmptyHex(view, leader.hex) ? alone : passing;
      const drawn = titled(leaderTitle(leader, view, locale), drawing(leader, isOrdered(leader), locale));
      return `<g data-piece="${leader.id}">${at(centreOf(leader.hex), drawn)}</g>`;
    });
  return [...units, ...leaders].join('');
}

/** The hexes that a retreating leader has gone; he may pass anybody, and is put down at the end (§12.3). */
function wayOf({ frames }: View, { id }: Leader): readonly Hex[] {
  const frame = frames.at(-1);
  return frame?.is === 'leader-retreat' && frame.leader === id ? frame.path : [];
}

/** Between whom the newest combat was: a line under the pieces from the attacker's hex, and a frame around the target's. */
function struggle({ last }: View): string {
  if (last === undefined) return '';
  const [fromX, fromY] = centreOf(last.from);
  const [toX, toY] = centreOf(last.at);
  return (
    `<g data-layer="combat" fill="none" stroke="#c4001d"><path d="M${fromX} ${fromY}L${toX} ${toY}" stroke="#fff" ` +
    `stroke-width="7"/><path d="M${fromX} ${fromY}L${toX} ${toY}" stroke-width="4"` +
    `${last.kind === 'ranged' ? ' stroke-dasharray="8 4"' : ''}/>` +
    `${at([toX, toY], `<path d="${OUTLINE}" transform="scale(.95)" stroke-width="3.6"/>`)}</g>`
  );
}
