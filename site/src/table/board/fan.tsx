import { useEffect, useRef, useState } from 'preact/hooks';
import { type Name, nameOf } from '../../grammar/node.ts';
import { aimOf, elementOf, wordsOf } from './picture.ts';

/** How long a pointer rests on a pile before it fans out, and is away before it is put together, in milliseconds. */
const PAUSE = { open: 180, close: 350 };
/** The height of a piece in the ring, in pixels, the least and the most of its width, and the gap between two. */
const PIECE = { height: 36, least: 36, most: 128, gap: 8 };

/** Returns the space whose pieces lie in the pile at an element. */
const pileAt = (target: EventTarget | null): string | undefined =>
  (target instanceof Element ? target.closest('.fp-pile') : null)?.getAttribute('data-in') ?? undefined;

/** Returns the pieces of a space, in the order in which they are drawn. */
const piecesIn = (picture: SVGSVGElement, space: string): readonly SVGGraphicsElement[] => [
  ...picture.querySelectorAll<SVGGraphicsElement>(`.fp-piece[data-in="${CSS.escape(space)}"]`),
];

const nameOfPiece = (piece: Element): Name => nameOf('piece', piece.getAttribute('data-id') ?? '');

/** Returns the space of a name, if its pieces lie in a pile. */
function pileOf(picture: SVGSVGElement, name: Name): string | undefined {
  const space = name.startsWith('space:') ? name.slice('space:'.length) : elementOf(picture, name)?.dataset.in;
  return space !== undefined && picture.querySelector(`.fp-pile[data-in="${CSS.escape(space)}"]`) !== null
    ? space
    : undefined;
}

/** Where a piece is in the ring, from its middle, in pixels. */
interface Place {
  readonly piece: SVGGraphicsElement;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

interface Ring {
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  readonly places: readonly Place[];
}

/** Returns the ring of a space's pieces, inside of a frame; none, where nothing lies in a pile. */
function ringOf(frame: HTMLElement, picture: SVGSVGElement, space: string): Ring | undefined {
  const element = elementOf(picture, nameOf('space', space));
  const matrix = picture.getScreenCTM();
  const pieces = piecesIn(picture, space);
  if (element === undefined || matrix === null || pieces.length < 2) return undefined;
  const widths = pieces.map((piece) => {
    const { width, height } = piece.getBBox();
    return Math.min(PIECE.most, Math.max(PIECE.least, (PIECE.height * width) / (height || 1)));
  });
  const widest = Math.max(...widths) + PIECE.gap;
  const radius = Math.max(62, widest / (2 * Math.sin(Math.PI / Math.max(pieces.length, 3))));
  const box = frame.getBoundingClientRect();
  const at = aimOf(element).matrixTransform(matrix);
  const within = (value: number, size: number, free: number): number =>
    Math.max(Math.min(free, size / 2), Math.min(value, size - Math.min(free, size / 2)));
  return {
    x: within(at.x - box.left, box.width, radius + widest / 2),
    y: within(at.y - box.top, box.height, radius + PIECE.height / 2 + 4),
    reach: radius + widest / 2,
    places: pieces.map((piece, i) => {
      const turn = (i / pieces.length) * 2 * Math.PI - Math.PI / 2;
      return { piece, x: radius * Math.cos(turn), y: radius * Math.sin(turn), width: widths[i] ?? PIECE.least };
    }),
  };
}

/** Which pile is fanned out: by a pointer that rests on it, a click, or the keys. */
export function useFan(
  frame: { readonly current: HTMLElement | null },
  picture: { readonly current: SVGSVGElement | undefined },
) {
  const [space, setSpace] = useState<string>();
  const ring = useRef<Ring>(undefined);
  ring.current =
    space === undefined || frame.current === null || picture.current === undefined
      ? undefined
      : ringOf(frame.current, picture.current, space);
  useEffect(() => {
    const around = frame.current;
    if (around === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = (next: string | undefined, pause: number): void => {
      clearTimeout(timer);
      timer = setTimeout(() => setSpace(next), pause);
    };
    const isNear = ({ clientX, clientY }: PointerEvent): boolean => {
      const { left, top } = around.getBoundingClientRect();
      const open = ring.current;
      return open !== undefined && Math.hypot(clientX - left - open.x, clientY - top - open.y) < open.reach + 12;
    };
    const moved = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse' || event.buttons !== 0) return;
      const pile = pileAt(event.target);
      if (pile !== undefined) soon(pile, PAUSE.open);
      else if (isNear(event)) clearTimeout(timer);
      else if (ring.current !== undefined) soon(undefined, PAUSE.close);
      else clearTimeout(timer);
    };
    const left = (): void => soon(undefined, PAUSE.close);
    const zoomed = (): void => soon(undefined, 0);
    around.addEventListener('pointermove', moved);
    around.addEventListener('pointerleave', left);
    around.addEventListener('panzoomchange', zoomed);
    return () => {
      clearTimeout(timer);
      around.removeEventListener('pointermove', moved);
      around.removeEventListener('pointerleave', left);
      around.removeEventListener('panzoomchange', zoomed);
    };
  }, []);
  return {
    ring: ring.current,
    close: () => setSpace(undefined),
    /** Fans out the pile to which the keys have come. */
    reach: (name: Name) => {
      if (picture.current !== undefined) setSpace(pileOf(picture.current, name));
    },
    /** Whether a click on a pile fans it out and means nothing yet: several of its pieces may be chosen. */
    takes: (target: EventTarget | null, lit: readonly Name[]): boolean => {
      const pile = pileAt(target);
      setSpace(pile);
      if (pile === undefined || picture.current === undefined || lit.includes(nameOf('space', pile))) return false;
      return piecesIn(picture.current, pile).filter((piece) => lit.includes(nameOfPiece(piece))).length > 1;
    },
  };
}

interface Props {
  readonly ring: Ring | undefined;
  readonly lit: readonly Name[];
  readonly picture: SVGSVGElement | undefined;
  readonly label: string;
  readonly onPoint: (names: readonly Name[]) => void;
  readonly onClose: () => void;
}

/** The pieces of a pile as buttons in a ring round their space. */
export function Fan({ ring, lit, picture, label, onPoint, onClose }: Props) {
  if (ring === undefined) return null;
  return (
    <fieldset
      class="fan bare"
      aria-label={label}
      style={{ left: `${ring.x}px`, top: `${ring.y}px` }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      {ring.places.map(({ piece, x, y, width }) => {
        const name = nameOfPiece(piece);
        const words = wordsOf(picture, name) ?? name;
        const space = piece.dataset.in;
        return (
          <button
            type="button"
            key={name}
            data-inspect={name}
            class={lit.includes(name) ? 'lit' : undefined}
            aria-label={words}
            title={words}
            style={{ left: `${x}px`, top: `${y}px`, width: `${width + 8}px`, height: `${PIECE.height + 8}px` }}
            onClick={() => {
              onClose();
              onPoint(space === undefined ? [name] : [name, nameOf('space', space)]);
            }}
          >
            <Copy piece={piece} />
          </button>
        );
      })}
    </fieldset>
  );
}

/** A piece as it is drawn, without its names: those belong to the one on the board. */
function Copy({ piece }: { readonly piece: SVGGraphicsElement }) {
  const sheet = useRef<SVGSVGElement>(null);
  const { x, y, width, height } = piece.getBBox();
  useEffect(() => {
    const copy = piece.cloneNode(true) as SVGGraphicsElement;
    for (const each of [...copy.getAttributeNames()]) if (each !== 'class') copy.removeAttribute(each);
    copy.querySelector('title')?.remove();
    sheet.current?.replaceChildren(copy);
  }, [piece]);
  return <svg ref={sheet} viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true" />;
}
