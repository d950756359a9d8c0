import { dice, facesWide, sidesOf } from './drawing.ts';
import type { Frame } from './film.ts';
import type { Point } from './places.ts';

type Roll = Extract<Frame, { readonly is: 'dice' }>;

/** Where dice are rolled: against a target, or at a place. */
interface Aim {
  readonly from?: Point | undefined;
  readonly target?: Point | undefined;
  /** At a place the dice of both sides lie as near to it as they can. */
  readonly isPlace: boolean;
}

/** How long a board takes to come to rest, in milliseconds. */
const REST = 260;
/** Panes narrower than this have smaller dice, in pixels. */
const SMALL = 600;

/** How large a die is on the screen, in pixels: many together are smaller. */
function sizeOf(count: number, isSmall: boolean): number {
  if (count > 10) return isSmall ? 24 : 32;
  if (count > 5) return isSmall ? 30 : 38;
  return isSmall ? 36 : 44;
}

/** Dice over a picture. Where the board moves or is enlarged, they are laid again: they stay at what they are about. */
export class Dice {
  readonly #picture: SVGSVGElement;
  readonly #layer: SVGSVGElement;
  readonly #sheet: HTMLElement | null;
  #drawn: SVGElement | undefined;
  #draw: (() => SVGElement) | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(picture: SVGSVGElement, layer: SVGSVGElement) {
    this.#picture = picture;
    this.#layer = layer;
    this.#sheet = picture.parentElement;
    this.#sheet?.addEventListener('panzoomchange', this.#moved);
  }

  readonly #moved = (): void => {
    if (this.#drawn?.isConnected !== true) return;
    clearTimeout(this.#timer);
    // At once where the board jumps, and again once it is at rest.
    requestAnimationFrame(() => this.#lay());
    this.#timer = setTimeout(() => this.#lay(), REST);
  };

  #lay(): void {
    if (this.#drawn?.isConnected !== true || this.#draw === undefined) return;
    const next = this.#draw();
    this.#drawn.replaceWith(next);
    this.#drawn = next;
  }

  /** Lays the dice of a roll, and returns them. `pieces`: what they cover as little as possible. */
  roll(frame: Roll, aim: Aim, pieces: readonly Point[]): SVGElement {
    this.#draw = () => this.#made(frame, aim, pieces);
    this.#drawn = this.#draw();
    this.#layer.append(this.#drawn);
    return this.#drawn;
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#sheet?.removeEventListener('panzoomchange', this.#moved);
  }

  #made(frame: Roll, { from, target, isPlace }: Aim, pieces: readonly Point[]): SVGElement {
    const { x, y, width, height } = this.#picture.viewBox.baseVal;
    const all = new DOMRect(x, y, width, height);
    const pixel = 1 / (this.#picture.getScreenCTM()?.a || 1);
    if (target !== undefined && isPlace) {
      const pane = this.#picture.closest('.board')?.getBoundingClientRect();
      const size = sizeOf(frame.faces.length, (pane?.width ?? SMALL) < SMALL) * pixel;
      const seen = this.#seen(all);
      return dice(frame, [nearest(target, facesWide(frame, size), pixel, seen, pieces)], size, seen, pieces);
    }
    const middle = { x: x + width / 2, y: y + height / 2 };
    const besides = [...(target === undefined ? [middle] : []), ...sidesOf(from, target ?? middle, pixel)];
    return dice(frame, besides, 44 * pixel, all, pieces);
  }

  /** The part of the picture that the viewer sees: on a phone buttons and the card of the battle cover the rest. */
  #seen(all: DOMRect): DOMRect {
    const board = this.#picture.closest('.board');
    const matrix = this.#picture.getScreenCTM()?.inverse();
    if (board === null || matrix === undefined) return all;
    const pane = board.getBoundingClientRect();
    let [top, bottom] = [pane.top, pane.bottom];
    if (pane.width < SMALL) {
      const buttons = board.querySelector('.zoom')?.getBoundingClientRect();
      const card = board.parentElement?.querySelector('.battle-card')?.getBoundingClientRect();
      if (buttons !== undefined && buttons.bottom < pane.top + pane.height / 2) top = buttons.bottom;
      if (card !== undefined && card.top > top) bottom = Math.min(bottom, card.top);
    }
    const start = new DOMPoint(pane.left, top).matrixTransform(matrix);
    const end = new DOMPoint(pane.right, bottom).matrixTransform(matrix);
    const [left, upper] = [Math.max(all.x, start.x), Math.max(all.y, start.y)];
    const size = { width: Math.min(all.right, end.x) - left, height: Math.min(all.bottom, end.y) - upper };
    return size.width > 0 && size.height > 0 ? new DOMRect(left, upper, size.width, size.height) : all;
  }
}

/** How far dice lie from the middle of a place, and from pieces, in pixels. */
const GAPS = [24, 56, 100];
const FREE = 16;
/** What a piece under the dice costs, in pixels of distance. */
const COVERED = 45;

/** The middle of dice of a size that lie next to a point, where they cover little of what stands around. */
function nearest(
  at: Point,
  { width, height }: { readonly width: number; readonly height: number },
  pixel: number,
  seen: DOMRect,
  pieces: readonly Point[],
): Point {
  const within = (value: number, from: number, length: number, own: number): number =>
    Math.max(from + own / 2, Math.min(value, from + length - own / 2));
  const places = GAPS.flatMap((gap) =>
    Array.from({ length: 16 }, (_, i) => {
      const angle = (i * Math.PI) / 8;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const far = gap * pixel + (Math.abs(cos) * width) / 2 + (Math.abs(sin) * height) / 2;
      return {
        x: within(at.x + cos * far, seen.x, seen.width, width),
        y: within(at.y + sin * far, seen.y, seen.height, height),
      };
    }),
  );
  const covers = (middle: Point, { x, y }: Point): boolean =>
    Math.abs(x - middle.x) < width / 2 + FREE * pixel && Math.abs(y - middle.y) < height / 2 + FREE * pixel;
  const costOf = (middle: Point): number =>
    Math.hypot(middle.x - at.x, middle.y - at.y) / pixel +
    COVERED * pieces.filter((piece) => covers(middle, piece)).length +
    (covers(middle, at) ? 10 * COVERED : 0);
  return places.toSorted((a, b) => costOf(a) - costOf(b))[0] ?? at;
}
