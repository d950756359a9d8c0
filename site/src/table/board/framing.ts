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

/** How many times further than the nearest name the others may be, to be near. */
const AS_NEAR = 2.5;

/** Returns those of some names that are near to the first one: in the middle of a choice no others move the map. */
export function nearTo(picture: SVGSVGElement, names: readonly Name[]): readonly Name[] {
  const [first, ...others] = names.flatMap((name) => {
    const element = elementOf(picture, name);
    return element === undefined ? [] : [{ name, at: aimOf(element) }];
  });
  if (first === undefined) return [];
  const far = others.map(({ at }) => Math.hypot(at.x - first.at.x, at.y - first.at.y));
  const least = Math.min(...far);
  return [first.name, ...others.filter((_, i) => (far[i] ?? 0) <= AS_NEAR * least).map(({ name }) => name)];
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
