import { type Name, nameOf } from '../../grammar/node.ts';
import { aimOf } from './picture.ts';

/** How long a piece slides, and a new one takes to appear, in milliseconds. */
const SLIDE = 180;

interface Place {
  readonly x: number;
  readonly y: number;
}

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

const piecesOf = (picture: Element): readonly SVGGraphicsElement[] => [
  ...picture.querySelectorAll<SVGGraphicsElement>('[data-kind="piece"][data-id]'),
];
const nameIn = (piece: Element): Name => nameOf('piece', piece.getAttribute('data-id') ?? '');

function placesOf(picture: Element): ReadonlyMap<Name, Place> {
  return new Map(
    piecesOf(picture).map((piece) => {
      const { x, y } = aimOf(piece);
      return [nameIn(piece), { x, y }];
    }),
  );
}

/** Where pieces come from that are called by their place: the board draws how they moved. */
const originsIn = (picture: Element): ReadonlyMap<Name, Name> =>
  new Map(
    [...picture.querySelectorAll(':is([data-order="move"], [data-order="retreat"])[data-outcome="succeeded"]')].map(
      (order) => [
        nameOf('piece', stemOf(order.getAttribute('data-to') ?? '')),
        nameOf('piece', stemOf(order.getAttribute('data-from') ?? '')),
      ],
    ),
  );

/** A coast is a part of a place. */
const stemOf = (place: string): string => place.split('/')[0] ?? place;

/**
 * Turns a picture into the next one by `become`, and lets pieces slide from their old places, and new ones appear;
 * `isCut`: at once. Returns the names of what moved or is new. Readers who want no motion get none.
 */
export function moved(picture: SVGSVGElement, become: () => void, isCut: boolean): readonly Name[] {
  const [before, told] = [placesOf(picture), originsIn(picture)];
  become();
  const origins = originsIn(picture);
  const changed: Name[] = [];
  for (const piece of piecesOf(picture)) {
    const name = nameIn(piece);
    const to = aimOf(piece);
    const origin = origins.get(name);
    // A move that the picture before had told already is none of this step.
    const from =
      (origin !== told.get(name) && origin !== undefined ? before.get(origin) : undefined) ?? before.get(name);
    if (from !== undefined && from.x === to.x && from.y === to.y) continue;
    changed.push(name);
    if (isCut || isStill() || piece.parentElement?.closest('[data-kind="piece"]')) continue;
    if (from === undefined) piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: SLIDE, easing: 'ease-out' });
    else slide(piece, from, to);
  }
  return changed;
}

function slide(piece: SVGGraphicsElement, from: Place, to: Place): void {
  const shift = `translate(${from.x - to.x}px, ${from.y - to.y}px)`;
  piece.animate([{ transform: shift }, { transform: 'translate(0px, 0px)' }], {
    duration: SLIDE,
    easing: 'ease-out',
    composite: 'add',
  });
}
