import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Name } from '../../grammar/node.ts';
import { aimOf, elementOf } from '../board/picture.ts';
import { words } from './words.ts';

/** A meaning of the place: a command, or a kind of command that needs one more place. */
export interface Entry {
  readonly id: string;
  readonly says: string;
  readonly isTaken: boolean;
  readonly key?: string | undefined;
  readonly does: () => void;
}

interface Props {
  readonly picture: SVGSVGElement | undefined;
  /** Where it belongs, and where the arrow to that place comes from. */
  readonly at: Name;
  readonly from?: Name | undefined;
  readonly entries: readonly Entry[];
  readonly isOff?: boolean;
  /** What the next click may mean: it stays free. */
  readonly lit?: readonly Name[];
  /** On a phone: a sheet under the board. */
  readonly isSheet?: boolean;
  /** What would become of the entry that is taken. */
  readonly children?: ComponentChildren;
}

const NONE: readonly Name[] = [];

/** How far the flyout stays from the middle of its place, in pixels: the ring is free. */
const RING = 30;
const EDGE = 4;
/** How far it stays from the middle of a piece that it need not cover. */
const CLEAR = 14;

/**
 * The meanings of a target beside it, where they cover neither the arrow to it nor other pieces, inside the board. On a
 * phone it is a sheet under the board.
 */
export function Flyout({ picture, at, from, entries, isOff = false, lit = NONE, isSheet = false, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [grown, setGrown] = useState('');
  useLayoutEffect(() => {
    const own = frame.current;
    if (own === null) return;
    // A forecast comes later, and may need another place.
    const observer = new ResizeObserver(() => setGrown(`${own.offsetWidth} ${own.offsetHeight}`));
    observer.observe(own);
    return () => observer.disconnect();
  }, []);
  const [place, setPlace] = useState<{ readonly left: number; readonly top: number }>();
  useLayoutEffect(() => {
    const around = frame.current?.parentElement?.getBoundingClientRect();
    const own = frame.current?.getBoundingClientRect();
    const target = picture && pointOf(picture, at);
    if (around === undefined || own === undefined || target === undefined) return;
    const source = from === undefined ? undefined : picture && pointOf(picture, from);
    const pieces =
      picture === undefined ? [] : [...piecesOf(picture), ...lit.flatMap((name) => pointOf(picture, name) ?? [])];
    const size = { width: own.width, height: own.height };
    const [best] = placesBeside(target, size, around)
      .map((at) => ({ at, costs: costsOf(at, { size, target, source, pieces }) }))
      .sort((a, b) => a.costs - b.costs);
    if (best !== undefined) setPlace({ left: best.at.x - around.left, top: best.at.y - around.top });
  }, [picture, at, from, entries.length, lit.join(), grown]);
  const [only] = entries.length === 1 && children !== undefined ? entries : [];
  // What a single entry would do is told on its card: all of the card is its button.
  const press = ({ target }: Event): void => {
    if (!isOff && target instanceof Element && target.closest('a, button') === null) only?.does();
  };
  const placed = place === undefined ? { visibility: 'hidden' } : { left: `${place.left}px`, top: `${place.top}px` };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the keys are those of its button
    <div
      class={`flyout ${isSheet ? 'as-sheet' : ''} ${only === undefined ? '' : 'is-button'}`}
      ref={frame}
      style={isSheet ? {} : placed}
      onClick={press}
    >
      {entries.length > 0 && (
        <div role="menu" aria-label={words.value.meanings}>
          {entries.map(({ id, says, isTaken, key, does }) => (
            <button
              type="button"
              role="menuitemradio"
              aria-checked={isTaken}
              key={id}
              data-entry={id}
              data-key={key}
              disabled={isOff}
              onClick={does}
            >
              {says}
            </button>
          ))}
        </div>
      )}
      {children}
    </div>
  );
}

interface Point {
  readonly x: number;
  readonly y: number;
}
interface Size {
  readonly width: number;
  readonly height: number;
}

/** The corners where a flyout may begin: on all sides of its target, and in the corners of the board. */
function placesBeside({ x, y }: Point, { width, height }: Size, around: DOMRect): readonly Point[] {
  const [left, right] = [around.left + EDGE, around.right - EDGE - width];
  const [top, bottom] = [around.top + EDGE, around.bottom - EDGE - height];
  const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));
  // A little further off where pieces stand close: still nearer than a corner.
  const beside = [RING, 3 * RING, 5 * RING].flatMap((gap) =>
    [-1, -0.5, 0].flatMap((share) => [
      { x: x + gap, y: y + share * height },
      { x: x - gap - width, y: y + share * height },
      { x: x + share * width, y: y + gap },
      { x: x + share * width, y: y - gap - height },
    ]),
  );
  const corners = [left, right].flatMap((each) => [top, bottom].map((other) => ({ x: each, y: other })));
  return [...beside.map((each) => ({ x: within(each.x, left, right), y: within(each.y, top, bottom) })), ...corners];
}

interface Ground {
  readonly size: Size;
  readonly target: Point;
  readonly source: Point | undefined;
  readonly pieces: readonly Point[];
}

/** What a place costs: the pieces that it covers, above all the target and the arrow to it, then how far it is. */
function costsOf(at: Point, { size, target, source, pieces }: Ground): number {
  const covers = ({ x, y }: Point): boolean =>
    x > at.x - CLEAR && x < at.x + size.width + CLEAR && y > at.y - CLEAR && y < at.y + size.height + CLEAR;
  const middle = source && { x: (source.x + target.x) / 2, y: (source.y + target.y) / 2 };
  const shown = [target, source, middle].filter((each) => each !== undefined);
  const far = Math.hypot(at.x + size.width / 2 - target.x, at.y + size.height / 2 - target.y);
  return 5000 * shown.filter(covers).length + 400 * pieces.filter(covers).length + far;
}

const piecesOf = (picture: SVGSVGElement): readonly Point[] => {
  const matrix = picture.getScreenCTM();
  if (matrix === null) return [];
  return [...picture.querySelectorAll<SVGGraphicsElement>('[data-kind="piece"]')].map((each) =>
    aimOf(each).matrixTransform(matrix),
  );
};

function pointOf(picture: SVGSVGElement, name: Name): DOMPoint | undefined {
  const element = elementOf(picture, name);
  const matrix = picture.getScreenCTM();
  return element === undefined || matrix === null ? undefined : aimOf(element).matrixTransform(matrix);
}
