import { nameOf } from '../../grammar/node.ts';
import { aimOf, elementOf } from '../board/picture.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A piece of the picture, and how far the replay has carried it from where the picture has it. */
export interface Actor {
  readonly element: SVGGraphicsElement;
  readonly by: Point;
  readonly motion?: Animation;
}

/** A piece that comes to a place, and from where. */
export interface Come {
  readonly name: string;
  readonly actor: Actor;
  readonly from: Point;
  readonly at: Point;
}

export const NOWHERE: Point = { x: 0, y: 0 };

/** A coast is a part of a place. */
export const stemOf = (place: string): string => place.split('/')[0] ?? place;

/** Where the board has a space: a coast that it does not draw is where its place is. */
export function pointOf(picture: SVGSVGElement, space: string): Point | undefined {
  const element =
    elementOf(picture, nameOf('space', space)) ??
    elementOf(picture, nameOf('space', stemOf(space))) ??
    elementOf(picture, nameOf('piece', stemOf(space)));
  if (element === undefined) return undefined;
  const { x, y } = aimOf(element);
  return { x, y };
}

export const between = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});

/** The way on from a point that is reached, as long as `by`. */
export function beyond(from: Point, at: Point, by: number): Point {
  const length = Math.hypot(at.x - from.x, at.y - from.y) || 1;
  return { x: ((at.x - from.x) / length) * by, y: ((at.y - from.y) / length) * by };
}

/** Whether a piece stands beside one that has its place: the board gives that one no name. */
export function isBeside(piece: SVGGraphicsElement): boolean {
  const space = piece.getAttribute('data-in');
  const others = piece.ownerSVGElement?.querySelectorAll('.fp-piece[data-in]:not([data-id])') ?? [];
  return space !== null && [...others].some((each) => stemOf(each.getAttribute('data-in') ?? '') === stemOf(space));
}

/** The box of an element in the measure of its picture. */
export function boxIn(picture: SVGSVGElement, element: SVGGraphicsElement): DOMRect {
  const { x, y, width, height } = element.getBBox();
  const own = element.getScreenCTM();
  const all = picture.getScreenCTM()?.inverse();
  if (own === null || all === undefined) return new DOMRect(x, y, width, height);
  const to = all.multiply(own);
  const [start, end] = [
    new DOMPoint(x, y).matrixTransform(to),
    new DOMPoint(x + width, y + height).matrixTransform(to),
  ];
  return new DOMRect(
    Math.min(start.x, end.x),
    Math.min(start.y, end.y),
    Math.abs(end.x - start.x),
    Math.abs(end.y - start.y),
  );
}
