import type { PanzoomObject } from '@panzoom/panzoom';
import type { Name } from '../../grammar/node.ts';
import { aimOf, elementOf } from './picture.ts';

/** How near framed names may come, times the size at which the map fills its pane, and the part left free around. */
const NEAREST = 2.2;
const FREE = 0.12;
/** Panes narrower than this have a row of buttons along an edge, in pixels. */
const SMALL = 600;

/** Where names are on the screen. */
const aims = (picture: SVGSVGElement, names: readonly Name[]): readonly DOMPoint[] =>
  names.flatMap((name) => {
    const element = elementOf(picture, name);
    const matrix = picture.getScreenCTM();
    return element === undefined || matrix === null ? [] : [aimOf(element).matrixTransform(matrix)];
  });

/** Returns the size of the map inside its sheet, unscaled, in pixels: a sheet of another ratio has empty margins. */
function mapIn(sheet: HTMLElement, picture: SVGSVGElement): { readonly width: number; readonly height: number } {
  const { width, height } = picture.viewBox.baseVal;
  const pixels = Math.min(sheet.clientWidth / width, sheet.clientHeight / height);
  return { width: width * pixels, height: height * pixels };
}

/** Returns the scale at which the map has no empty margin in its pane. */
export function coverOf(sheet: HTMLElement, picture: SVGSVGElement): number {
  const { width, height } = mapIn(sheet, picture);
  const scale = Math.max(sheet.clientWidth / width, sheet.clientHeight / height);
  return Number.isFinite(scale) ? scale : 1;
}

/** A board that is moved and enlarged. */
interface Moved {
  readonly zoom: PanzoomObject;
  readonly sheet: HTMLElement;
  readonly picture: SVGSVGElement;
}

/**
 * Returns the scale at which names that need the scale `fits` are framed: the map has no empty margin, and comes no
 * nearer than `most`.
 */
export const scaleFor = (fits: number, cover: number, most = NEAREST * cover): number =>
  Math.max(cover, Math.min(fits, most));

/**
 * Moves and enlarges a picture, in the middle of its sheet, so that names fill what is seen of it. Where not all of
 * them fit, the first one is in the middle. `most`: the largest scale.
 */
export function frame({ zoom, sheet, picture }: Moved, names: readonly Name[], most?: number): void {
  const points = aims(picture, names);
  if (points.length === 0) return;
  // As it is seen now: a change of the last moment is on its way to the screen.
  const whole = sheet.getBoundingClientRect();
  const scale = whole.width / sheet.clientWidth;
  const map = mapIn(sheet, picture);
  const covered = coveredIn(sheet);
  const along = (of: (point: DOMPoint) => number, middle: number, size: number, drawn: number, free = size) => {
    const all = points.map((point) => (of(point) - middle) / scale);
    const [least, last] = [Math.min(...all), Math.max(...all)];
    const fits = (free * (1 - 2 * FREE)) / Math.max(last - least, 1);
    return { at: (least + last) / 2, first: all[0] ?? 0, fits, size, drawn };
  };
  const across = along(({ x }) => x, whole.left + whole.width / 2, sheet.clientWidth, map.width);
  const down = along(
    ({ y }) => y,
    whole.top + whole.height / 2,
    sheet.clientHeight,
    map.height,
    sheet.clientHeight - Math.abs(covered),
  );
  const cover = coverOf(sheet, picture);
  const next = scaleFor(Math.min(across.fits, down.fits), cover, most);
  // The edge of the picture stays outside of what is seen.
  const within = ({ at, first, fits, size, drawn }: typeof across, aside = 0): number => {
    const far = Math.max(0, drawn / 2 - size / 2 / next);
    return Math.max(-far, Math.min(far, aside / 2 / next - (fits < next ? first : at)));
  };
  zoom.zoom(next, { animate: true, force: true });
  zoom.pan(within(across), within(down, covered), { animate: true, force: true });
}

/**
 * Returns how much of a small pane its row of buttons covers, in pixels: at its upper edge, or, below zero, at its lower
 * one. On a large pane the buttons stand in a corner.
 */
function coveredIn(sheet: HTMLElement): number {
  const row = sheet.parentElement?.querySelector('.zoom')?.getBoundingClientRect();
  const pane = sheet.parentElement?.getBoundingClientRect();
  if (row === undefined || pane === undefined || pane.width > SMALL) return 0;
  return row.top + row.bottom < pane.top + pane.bottom ? row.bottom - pane.top : row.top - pane.bottom;
}

/** How far from the edge of a frame a name is seen whole, in pixels. */
const WHOLE = 28;

/** Whether all of some names are to be seen whole in a frame, and none of them under its buttons. */
export function areSeen(around: HTMLElement, picture: SVGSVGElement, names: readonly Name[]): boolean {
  const isIn = ({ x, y }: DOMPoint, { left, right, top, bottom }: DOMRect, edge: number): boolean =>
    x > left + edge && x < right - edge && y > top + edge && y < bottom - edge;
  const all = around.getBoundingClientRect();
  const buttons = around.querySelector('.zoom')?.getBoundingClientRect();
  return aims(picture, names).every((at) => isIn(at, all, WHOLE) && (buttons === undefined || !isIn(at, buttons, 0)));
}

/** How far from the edge of a pane a finger still hits a name, in pixels. */
const EDGE = 12;
/** How much of a name's surroundings comes into sight with it, in pixels. */
const AROUND = 44;

/**
 * Moves a picture as little as shows one of some names, where none of them is in sight: the nearest one. The scale
 * stays. Returns whether it moves.
 */
export function bringIn({ zoom, sheet, picture }: Moved, names: readonly Name[]): boolean {
  const pane = sheet.parentElement?.getBoundingClientRect();
  const points = aims(picture, names);
  if (pane === undefined || points.length === 0) return false;
  const covered = coveredIn(sheet);
  const [top, bottom] = [pane.top + Math.max(0, covered), pane.bottom + Math.min(0, covered)];
  const isSeen = ({ x, y }: DOMPoint): boolean =>
    x > pane.left + EDGE && x < pane.right - EDGE && y > top + EDGE && y < bottom - EDGE;
  if (points.some(isSeen)) return false;
  const within = (at: number, least: number, most: number): number =>
    at < least + AROUND ? least + AROUND - at : at > most - AROUND ? most - AROUND - at : 0;
  const [least] = points
    .map(({ x, y }) => ({ x: within(x, pane.left, pane.right), y: within(y, top, bottom) }))
    .sort((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y));
  const [scale, pan, map] = [zoom.getScale(), zoom.getPan(), mapIn(sheet, picture)];
  // The edge of the map comes no further into the pane than it is, and than the row of buttons covers.
  const moved = (now: number, by: number, drawn: number, size: number, free = 0): number => {
    const far = Math.max(Math.abs(now), drawn / 2 - size / 2 / scale + free / scale);
    return Math.max(-far, Math.min(far, now + by / scale));
  };
  zoom.pan(
    moved(pan.x, least?.x ?? 0, map.width, sheet.clientWidth),
    moved(pan.y, least?.y ?? 0, map.height, sheet.clientHeight, Math.abs(covered)),
    { animate: true, force: true },
  );
  return true;
}

/** The boards that a player has touched, by address: from then on the player moves them. */
const touched = new Set<string>();
export const isTouched = (page: string): boolean => touched.has(page);
export const noteTouched = (page: string): void => void touched.add(page);

interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Where the boards of this page stand, by address: a board that is drawn again, as for the next question, stays there. */
const places = new Map<string, Place & { readonly width: number }>();

/** Returns where a board of this width stood before. */
export const placeBefore = (page: string, width: number): Place | undefined => {
  const before = places.get(page);
  return before?.width === width ? before : undefined;
};

/** Keeps where a board stands. */
export function keepPlace(sheet: HTMLElement, page: string): void {
  sheet.addEventListener('panzoomchange', (event) => {
    const { x, y, scale } = (event as CustomEvent<Place>).detail;
    places.set(page, { x, y, scale, width: sheet.clientWidth });
  });
}
