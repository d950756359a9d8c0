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
  /** What would become of the entry that is taken. */
  readonly children?: ComponentChildren;
}

/** How far the flyout stays from the middle of its place, in pixels: the ring is free. */
const RING = 30;
const EDGE = 4;

/**
 * The meanings of a target beside it: on the side away from where the arrow comes from, turned inwards at the edges of
 * the board. On a phone it is a sheet under the board.
 */
export function Flyout({ picture, at, from, entries, isOff = false, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ readonly left: number; readonly top: number }>();
  useLayoutEffect(() => {
    const around = frame.current?.parentElement?.getBoundingClientRect();
    const own = frame.current?.getBoundingClientRect();
    const target = picture && pointOf(picture, at);
    if (around === undefined || own === undefined || target === undefined) return;
    const source = (from === undefined ? undefined : picture && pointOf(picture, from)) ?? {
      x: around.left + around.width / 2,
      y: around.top + around.height / 2,
    };
    const isRight =
      target.x >= source.x ? target.x + RING + own.width < around.right : target.x - RING - own.width < around.left;
    const left = isRight ? target.x + RING : target.x - RING - own.width;
    const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));
    setPlace({
      left: within(left - around.left, EDGE, around.width - own.width - EDGE),
      top: within(target.y - own.height / 2 - around.top, EDGE, around.height - own.height - EDGE),
    });
  }, [picture, at, from, entries.length]);
  return (
    <div
      class="flyout"
      ref={frame}
      style={place === undefined ? { visibility: 'hidden' } : { left: `${place.left}px`, top: `${place.top}px` }}
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

function pointOf(picture: SVGSVGElement, name: Name): DOMPoint | undefined {
  const element = elementOf(picture, name);
  const matrix = picture.getScreenCTM();
  return element === undefined || matrix === null ? undefined : aimOf(element).matrixTransform(matrix);
}
