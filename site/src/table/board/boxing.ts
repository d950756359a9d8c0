import { useRef, useState } from 'preact/hooks';
import { type Name, nameOf } from '../../grammar/node.ts';

/** A rectangle on the screen. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How far the mouse goes before a press is a box, in pixels. */
const BEGINS = 10;

const boxOf = (from: PointerEvent, to: PointerEvent): Box => ({
  left: Math.min(from.clientX, to.clientX),
  top: Math.min(from.clientY, to.clientY),
  right: Math.max(from.clientX, to.clientX),
  bottom: Math.max(from.clientY, to.clientY),
});

/** Returns the pieces of a picture with their middle inside a box. */
function piecesIn(picture: SVGSVGElement, { left, top, right, bottom }: Box): readonly Name[] {
  const matrix = picture.getScreenCTM();
  if (matrix === null) return [];
  const inside = [...picture.querySelectorAll('[data-kind="piece"][data-at]')].filter((piece) => {
    const [x, y] = (piece.getAttribute('data-at') ?? '').split(',').map(Number);
    const at = new DOMPoint(x, y).matrixTransform(matrix);
    return at.x >= left && at.x <= right && at.y >= top && at.y <= bottom;
  });
  return inside.map((piece) => nameOf('piece', piece.getAttribute('data-id') ?? ''));
}

interface Given {
  readonly picture: { readonly current: SVGSVGElement | undefined };
  readonly frame: { readonly current: HTMLElement | null };
  /** Takes the pieces in a box; undefined: no box is drawn. */
  readonly onBox: ((pieces: readonly Name[]) => void) | undefined;
}

/** Draws a box with the mouse and Shift. Returns its place in the frame, and what begins it with a press. */
export function useBox({ picture, frame, onBox }: Given) {
  const [box, setBox] = useState<Box>();
  const taken = useRef(onBox);
  taken.current = onBox;
  /** Returns whether a press may begin a box: then the board stays in its place. */
  const begins = (from: PointerEvent): boolean => {
    if (onBox === undefined || !from.shiftKey || from.pointerType !== 'mouse' || from.button !== 0) return false;
    const end = new AbortController();
    let drawn: Box | undefined;
    const over = (): void => {
      end.abort();
      setBox(undefined);
    };
    const move = (to: PointerEvent): void => {
      const isFar = Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY) > BEGINS;
      if (drawn === undefined && !isFar) return;
      drawn = boxOf(from, to);
      const { left = 0, top = 0 } = frame.current?.getBoundingClientRect() ?? {};
      setBox({ left: drawn.left - left, top: drawn.top - top, right: drawn.right - left, bottom: drawn.bottom - top });
    };
    const done = (): void => {
      over();
      if (drawn !== undefined && picture.current !== undefined) taken.current?.(piecesIn(picture.current, drawn));
    };
    addEventListener('pointermove', move, { signal: end.signal });
    addEventListener('pointerup', done, { signal: end.signal });
    addEventListener('pointercancel', over, { signal: end.signal });
    addEventListener('keydown', ({ key }) => key === 'Escape' && over(), { signal: end.signal });
    return true;
  };
  return { box, begins };
}
