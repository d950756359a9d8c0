import { sure } from '../../lib/sure.ts';
import { escapeXml, finished, named, type Picture } from '../../lib/svg.ts';
import type { Locale } from '../../lib/text.ts';
import { type Edition, type Space, spaceRow } from '../edition/edition.ts';
import { editionOf } from '../edition/editions.ts';
import { type Stack, stacksIn } from '../pieces/stacks.ts';
import type { View } from '../state/view.ts';
import { describe, momentText } from '../words/describe/describe.ts';
import { spaceText } from '../words/describe/spaces.ts';
import { type Annex, annexOf } from './annexes.ts';
import { type Box, middleOf } from './boxes.ts';
import { counters, rowsOf, SHARED } from './counters.ts';
import { ground } from './ground.ts';
import { legend } from './legend.ts';
import { placed } from './liveries.ts';
import { cornerOf, duchy, nameplates, zone } from './map.ts';
import { placeAnnexes, tether } from './placing.ts';
import { flag, MARKER_SIGNS, PATTERNS } from './signs.ts';
import { PANEL_HEIGHT, tracks } from './tracks.ts';

/**
 * The board as SVG, readable from 1600 px width: spaces by what they are, lines of march by their kind, who controls
 * what, the pieces of each nation with its leaders, markers, and under the map the tracks, what each Power has, and
 * what the signs mean.
 */
export function board(view: View, locale: Locale, picture: Picture = {}): string {
  const edition = editionOf(view);
  const { width, height } = edition.canvas;
  const stacks = new Map(edition.spaces.map(({ id }) => [id, stacksIn(view, id)]));
  const standing = (id: string): readonly Stack[] => sure(stacks.get(id), `pieces of ${id}`);
  const plates = (id: string): number => (spaceRow(edition, id).kind === 'zone' ? 0 : rowsOf(standing(id).length));
  const annexes = edition.spaces.flatMap(({ id }) => annexOf(view, edition, id, standing(id), locale) ?? []);
  const boxes = placeAnnexes(view, edition, annexes, plates, locale);
  const boxOf = (space: string): Box => sure(boxes.get(space), `box of ${space}`);
  const hasPanels = picture.panels !== false;
  const body = [
    `<defs>${PATTERNS}${SHARED}</defs>`,
    ground(edition, view.edition, locale),
    `<g fill="none">${annexes.map((annex) => tether(annex, boxOf(annex.space), spaceRow(edition, annex.space))).join('')}</g>`,
    view.bridges.map(({ a, b }) => bridge(spaceRow(edition, a), spaceRow(edition, b))).join(''),
    edition.spaces.map((space) => spaceGroup(space, edition, view, standing(space.id), locale)).join('\n'),
    nameplates(edition, locale),
    annexes.map((annex) => annexAt(annex, boxOf(annex.space))).join('\n'),
    ...(hasPanels ? [tracks(view, edition, height, locale), legend(width, height + PANEL_HEIGHT - 100, locale)] : []),
  ];
  const box = [0, 0, width, hasPanels ? height + PANEL_HEIGHT : height] as const;
  const title = `Kutuzov 1812: ${momentText(view, locale)}`;
  return finished({ box, title, description: describe(view, locale), look: LOOK, body }, picture);
}

const LOOK = 'font-family="DejaVu Sans, Verdana, Noto Sans KR, Noto Sans CJK KR, NanumGothic, sans-serif"';

const annexAt = ({ drawing }: Annex, box: Box): string => placed(box.x, box.y, drawing(box));

function bridge(a: Space, b: Space): string {
  const slope = Math.round((Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI);
  const { x, y } = middleOf(a, b);
  return placed(
    x,
    y,
    `<g transform="rotate(${Math.abs(slope) > 90 ? slope + 180 : slope})">${MARKER_SIGNS.bridge}</g>`,
  );
}

/** A space with its flag and pieces, which a pointer or a screen reader finds. */
function spaceGroup(space: Space, edition: Edition, position: View, stacks: readonly Stack[], locale: Locale): string {
  const { id, x, y } = space;
  const isZone = space.kind === 'zone';
  const holder = position.flags[id];
  const printed = isZone
    ? zone(space, edition.canvas, locale, holder)
    : duchy(space, rowsOf(stacks.length), position.scorched.includes(id), holder);
  const { zoneWidth, zoneHeight } = edition.canvas;
  const corner = isZone ? { x: zoneWidth / 2, y: zoneHeight / 2 } : cornerOf(stacks.length);
  const flagged =
    holder === undefined ? '' : placed(x + corner.x, y - corner.y, `<g class="fp-flag">${flag(holder)}</g>`);
  const data = named({ kind: 'space', id, name: space.name[locale], at: [x, y] });
  return (
    `<g${data}><title>${escapeXml(spaceText(position, id, locale))}</title>${printed}` +
    `${counters(space, stacks, locale)}${flagged}</g>`
  );
}
