import { escapeXml, ID } from '../../lib/svg.ts';
import type { Locale } from '../../lib/text.ts';
import { type Edition, type Space, spaceRow } from '../edition/edition.ts';
import type { Nation } from '../terms/nations.ts';
import type { Box, Point } from './boxes.ts';
import { LAND } from './ground.ts';
import { CORE, labelsOf, NAME_SIZE } from './labels.ts';
import { at, centred, INK, LIVERIES, PRINTED, placed } from './liveries.ts';

/** Half of a side of an octagon, in parts of its width. */
const OCTAGON = 0.414;

/**
 * A duchy's shape around (0, 0), which tells what it is (§1.21): round; a Key square; a fortress eight-sided; a capital
 * twice framed.
 */
export function shapeOf(space: Pick<Space, 'key' | 'fortress' | 'capital'>): string {
  if (space.capital) return `<rect x="-${CORE}" y="-${CORE}" width="${2 * CORE}" height="${2 * CORE}"/>`;
  if (space.fortress > 0) {
    const [r, s] = [CORE - 1, at((CORE - 1) * OCTAGON)];
    return `<path d="M-${s} -${r}H${s}L${r} -${s}V${s}L${s} ${r}H-${s}L-${r} ${s}V-${s}Z"/>`;
  }
  return space.key ? '<rect x="-32" y="-32" width="64" height="64" rx="4"/>' : '<circle r="30"/>';
}

/** The star of a Depot. */
export const STAR =
  '<path d="M0 -17L4.4 -6H16.2L6.8 1.6L10.2 13.5L0 6.6L-10.2 13.5L-6.8 1.6L-16.2 -6H-4.4Z" fill="#fff" ' +
  'stroke="#2b2218" stroke-width="2.4"/>';
/** The anchor of a port. */
export const ANCHOR =
  '<circle r="17" fill="#fff" stroke="#1463b0" stroke-width="2"/><path d="M0 -9V11M-6 -4H6M-10 3Q-8 11 0 11T10 3" ' +
  'fill="none" stroke="#1463b0" stroke-width="3"/><circle cy="-11" r="2.6" fill="#1463b0"/>';
/** The strength of a fortress. */
export const strength = (value: number): string =>
  `<circle r="16" fill="#fff" stroke="${INK}" stroke-width="2"/>${centred(String(value), 23, INK)}`;

/** Where the badges of a duchy stand from its middle: beside the plates of pieces, when several lie on it. */
export const cornerOf = (plates: number): Point => ({ x: plates > 1 ? 60 : 32, y: 32 });

/** What is shown from the second and the third level of detail on; without a style all of it is. */
export const FROM_2 = ' class="fp-from-2"';
const FROM_3 = ' class="fp-from-3"';
const ZONE_NAME_SIZE = 26;

/** The outline of a space: a band in the colour of the nation that controls it (§1.7), else a line as printed. */
const outline = (holder: Nation | undefined, printed: number): string =>
  holder === undefined
    ? `stroke="${INK}" stroke-width="${printed}"`
    : `stroke="${LIVERIES[holder].colour}" stroke-width="16" paint-order="stroke"`;

/** A duchy as printed, without its name. `plates`: how many lie on it; they push the badges out. */
export function duchy(space: Space, plates: number, scorched: boolean, holder?: Nation): string {
  const corner = cornerOf(plates);
  const shape = shapeOf(space);
  const frame = `<g fill="${PRINTED[space.home]}" ${outline(holder, space.key ? 4 : 3)} stroke-linejoin="round">${shape}</g>`;
  const inner = space.capital
    ? '<rect x="-29" y="-29" width="58" height="58" fill="none" stroke="#2b2218" stroke-width="3" stroke-dasharray="8 5"/>'
    : '';
  const burnt = scorched
    ? `<g fill="url(#${ID}scorched)" stroke="#7a1d00" stroke-width="6" stroke-linejoin="round">${shape}</g>`
    : '';
  const builders =
    space.producers.length === 0 || plates > 0
      ? ''
      : `<g${FROM_3}>${centred(space.producers.join(' '), space.producers.length > 1 ? 19 : 24, INK)}</g>`;
  return placed(
    space.x,
    space.y,
    [
      frame,
      inner,
      burnt,
      builders,
      space.depot ? placed(-corner.x, -corner.y, STAR, FROM_3) : '',
      space.port ? placed(-corner.x, corner.y, ANCHOR, FROM_2) : '',
      space.fortress > 0 ? placed(corner.x, corner.y, strength(space.fortress), FROM_2) : '',
    ].join(''),
  );
}

/** A zone as printed: a box with its name (§1.24). */
export function zone(
  space: Space,
  { zoneWidth, zoneHeight }: Edition['canvas'],
  locale: Locale,
  holder?: Nation,
): string {
  const box =
    `<rect x="${-zoneWidth / 2}" y="${-zoneHeight / 2}" width="${zoneWidth}" height="${zoneHeight}" rx="8" fill="` +
    `${PRINTED[space.home]}" ${outline(holder, 4)}/>`;
  return placed(
    space.x,
    space.y,
    box + placed(0, -zoneHeight / 2 + 21, centred(space.name[locale], ZONE_NAME_SIZE, INK)),
  );
}

/** Anchors a name beside its duchy at the end that is near it: written larger, it grows away from what stands there. */
function anchored({ x, y }: Space, box: Box): string {
  const isBeside = box.y < y + CORE / 2 && box.y + box.h > y - CORE / 2;
  if (isBeside && box.x > x) return `x="${at(box.x + TEXT_INSET)}" text-anchor="start"`;
  if (isBeside) return `x="${at(box.x + box.w - TEXT_INSET)}" text-anchor="end"`;
  return `x="${at(box.x + box.w / 2)}"`;
}
/** Boxes of names are a little wider than their texts. */
const TEXT_INSET = 6;

/** The names of all duchies, over everything that is printed: those that are always shown, then the others. */
export function nameplates(edition: Edition, locale: Locale): string {
  const all = [...labelsOf(edition, locale)].map(([id, box]) => ({ space: spaceRow(edition, id), box }));
  const texts = (isShown: (space: Space) => boolean): string =>
    all
      .filter(({ space }) => isShown(space))
      .map(
        ({ space, box }) =>
          `<text ${anchored(space, box)} y="${at(box.y + box.h * 0.78)}">${escapeXml(space.name[locale])}</text>`,
      )
      .join('');
  const isLarge = ({ key, fortress, capital }: Space): boolean => key || fortress > 0 || capital;
  return (
    `<g font-size="${NAME_SIZE}" font-weight="700" text-anchor="middle" fill="${INK}" stroke="${LAND}" stroke-width="7" ` +
    'stroke-opacity=".86" paint-order="stroke" stroke-linejoin="round" pointer-events="none">' +
    `<g class="fp-names">${texts(isLarge)}</g><g${FROM_2}>${texts((space) => !isLarge(space))}</g></g>`
  );
}
