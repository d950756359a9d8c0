import { isOnBoard, type Name } from '../../grammar/node.ts';
import { aimOf, elementOf, elementsIn } from './picture.ts';

/**
 * What is shown on the board of a question. They differ by form first: a dashed ring, a solid one, a dotted one; around
 * what is `open` nothing is drawn, since all of the board is. What is `faint` may be chosen too, but is no whole answer:
 * its ring is thin and small. Where a piece is `spent` once it is there, the ring is thin too. A `target` is what the piece in hand attacks: its ring is nearly closed. A guide points at
 * what is `guided`, also where it has another mark. What is in sight of a piece has its dice, what is `hidden` from it a
 * small empty ring.
 */
type Mark =
  | 'guided'
  | 'lit'
  | 'faint'
  | 'spent'
  | 'target'
  | 'picked'
  | 'about'
  | 'wrong'
  | 'cursor'
  | 'open'
  | 'hidden'
  | `dice-${number}`
  | `reach-${number}`;
export type Marks = ReadonlyMap<Name, Mark>;

/**
 * Returns the piece in hand first, then what the question is about, the targets, and what a click would complete: what
 * is faint may be far away.
 */
export const wholeOf = (marks: Marks): readonly Name[] =>
  ['picked', 'about', 'target', 'lit', 'spent'].flatMap((wanted) =>
    [...marks].flatMap(([name, mark]) => (mark === wanted && isOnBoard(name.split(':')[0]) ? [name] : [])),
  );

/** Returns what a player may point at next, else what is chosen. */
export function neededOf(marks: Marks): readonly Name[] {
  const needed = wholeOf(marks).filter((name) => ['lit', 'spent', 'target'].includes(marks.get(name) ?? ''));
  return needed.length > 0 ? needed : wholeOf(marks);
}

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Draws marks into a layer over the picture, with the picture's own coordinates. What was drawn for the same board
 * stays as it is.
 */
export function draw(layer: SVGSVGElement, picture: SVGSVGElement, marks: Marks, guided: readonly Name[] = []): void {
  const ground = groundOf(layer, picture);
  const before = drawn.get(layer);
  const isSame = before?.ground.pieces === ground.pieces && before.ground.pixel === ground.pixel;
  const made = new Map<string, SVGElement>();
  // A number of dice lies over the ring of its target.
  const isDice = ([, mark]: readonly [Name, Mark]): boolean => mark.startsWith('dice-');
  const rings = [...marks].filter((each) => !isDice(each));
  const all = [...guided.map((each) => [each, 'guided'] as const), ...rings, ...[...marks].filter(isDice)];
  for (const [name, mark] of all) {
    const element = elementOf(picture, name);
    if (element === undefined || mark === 'open') continue;
    const key = `${mark} ${name}`;
    made.set(key, (isSame ? before.made.get(key) : undefined) ?? markAt(element, name, mark, ground));
  }
  drawn.set(layer, { ground, made });
  if (!isSame) layer.setAttribute('viewBox', picture.getAttribute('viewBox') ?? '');
  const wanted = new Set<Element>(made.values());
  for (const old of [...layer.children]) if (!wanted.has(old)) old.remove();
  let here = layer.firstElementChild;
  for (const mark of made.values()) {
    if (mark === here) here = here.nextElementSibling;
    else layer.insertBefore(mark, here);
  }
}

/** What stands in a layer, and for which board it was drawn. */
const drawn = new WeakMap<Element, { readonly ground: Ground; readonly made: ReadonlyMap<string, SVGElement> }>();

function groundOf(layer: SVGSVGElement, picture: SVGSVGElement): Ground {
  const { width, height } = picture.viewBox.baseVal;
  return {
    unit: width / 1000,
    pixel: 1 / (Math.min(layer.clientWidth / width, layer.clientHeight / height) * zoomOf(layer) || 1),
    pieces: piecesOf(picture),
  };
}

/** How far the sheet of a layer is enlarged: strokes keep their width on the screen. */
const zoomOf = (layer: SVGSVGElement): number => Number(getComputedStyle(layer).getPropertyValue('--zoom')) || 1;

/** The pieces of a picture, measured once; those that still slide are where they will be a moment later. */
const measured = new WeakMap<object, readonly Piece[]>();

function piecesOf(picture: SVGSVGElement): readonly Piece[] {
  const elements = elementsIn(picture);
  const known = measured.get(elements);
  if (known !== undefined) return known;
  const toPicture = picture.getScreenCTM()?.inverse();
  const pieces = [...picture.querySelectorAll<SVGGraphicsElement>('[data-kind="piece"]')].map((each) =>
    pieceOf(each, toPicture),
  );
  if (picture.getAnimations({ subtree: true }).length === 0) measured.set(elements, pieces);
  return pieces;
}

/**
 * What marks are drawn over: a thousandth of its width, a pixel of the screen, both in its own measure, and what has
 * letters on it.
 */
interface Ground {
  readonly unit: number;
  readonly pixel: number;
  readonly pieces: readonly Piece[];
}

/** A piece, where its middle is, and how far it reaches from there. */
interface Piece {
  readonly element: SVGGraphicsElement;
  readonly x: number;
  readonly y: number;
  readonly across: number;
  readonly up: number;
}

function pieceOf(element: SVGGraphicsElement, toPicture: DOMMatrix | undefined): Piece {
  const { x, y, width, height } = element.getBBox();
  const own = element.getScreenCTM();
  const middle = new DOMPoint(x + width / 2, y + height / 2);
  if (own === null || toPicture === undefined)
    return { element, x: middle.x, y: middle.y, across: width / 2, up: height / 2 };
  const drawn = toPicture.multiply(own);
  const at = middle.matrixTransform(drawn);
  return { element, x: at.x, y: at.y, across: (width * drawn.a) / 2, up: (height * drawn.d) / 2 };
}

/** How far a stroke reaches to each side of its line, in pixels, as the style has it at most. */
const REACH: { readonly [mark: string]: number } = { guided: 7, picked: 3.5, cursor: 4.5 };

/**
 * Two strokes, a white one under a dark one: one of them stands out on every ground. Neither runs over the letters of a
 * piece.
 */
function markAt(element: SVGGraphicsElement, name: Name, mark: Mark, { unit, pixel, pieces }: Ground): SVGElement {
  const { x, y } = aimOf(element);
  const group = document.createElementNS(SVG, 'g');
  group.setAttribute('class', ['faint', 'target', 'spent'].includes(mark) ? `mark lit ${mark}` : `mark ${mark}`);
  group.setAttribute('data-of', name);
  if (mark.startsWith('dice-')) {
    // Under a piece rather than over it: its figures are its strength.
    const over = pieces.find((each) => Math.hypot(each.x - x, each.y - y) < each.up);
    const low = over === undefined ? 0 : over.y + over.up - y + 3 * unit;
    return withNumber(group, { x, y: y + low, unit }, mark.slice('dice-'.length));
  }
  if (mark.startsWith('reach-')) {
    group.append(circle(x, y, 30 * unit, 'over'));
    return group;
  }
  if (mark === 'hidden') {
    group.append(circle(x, y, 3 * unit, 'under'), circle(x, y, 3 * unit, 'over'));
    return group;
  }
  const reach = ((REACH[mark] ?? 2.5) + 0.5) * pixel;
  const piece = pieces.find((each) => each.element === element);
  const inner = pieces.filter((each) => each === piece || Math.hypot(each.x - x, each.y - y) < each.up / 2);
  const ring = piece === undefined ? around(element, { x, y, unit, reach }, inner) : framing(piece, reach);
  const wider = mark === 'about' ? 1.25 : mark === 'guided' ? 1.4 : 1;
  for (const stroke of ['under', 'over'])
    group.append(piece === undefined ? circle(x, y, ring.across * wider, stroke) : framed(ring, reach, stroke));
  const outer = { ...ring, across: ring.across * wider + reach, up: ring.up * wider + reach };
  const crossed = pieces.filter((each) => !inner.includes(each) && isAbove(each.element, element) && meet(each, outer));
  if (crossed.length > 0) group.prepend(maskOf(group, crossed, outer, pixel));
  return group;
}

type Box = Omit<Piece, 'element'>;

/** Round a space, and outside of what stands in its middle. */
function around(
  element: SVGGraphicsElement,
  { x, y, unit, reach }: { x: number; y: number; unit: number; reach: number },
  inner: readonly Box[],
) {
  const { width, height } = element.getBBox();
  const radius = Math.min(Math.max(Math.min(width, height) / 2 + 2 * unit, 9 * unit), 18 * unit);
  const free = Math.max(radius, ...inner.map(({ across, up }) => Math.max(across, up) + reach));
  return { x, y, across: free, up: free };
}

/** Round a piece, close to its edge. */
const framing = ({ x, y, across, up }: Box, reach: number): Box => ({ x, y, across: across + reach, up: up + reach });

function framed({ x, y, across, up }: Box, reach: number, name: string): SVGElement {
  const made = document.createElementNS(SVG, 'rect');
  set(made, { x: x - across, y: y - up, width: 2 * across, height: 2 * up, rx: 2 * reach, class: name });
  return made;
}

const isAbove = (above: Element, below: Element): boolean =>
  (below.compareDocumentPosition(above) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

const meet = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) < a.across + b.across && Math.abs(a.y - b.y) < a.up + b.up;

let masks = 0;

/** What leaves the pieces free that a ring would run over. */
function maskOf(group: SVGElement, pieces: readonly Box[], ring: Box, margin: number): SVGElement {
  const mask = document.createElementNS(SVG, 'mask');
  const rectOf = ({ x, y, across, up }: Box) => ({ x: x - across, y: y - up, width: 2 * across, height: 2 * up });
  mask.id = `free-${++masks}`;
  set(mask, { ...rectOf(ring), maskUnits: 'userSpaceOnUse' });
  for (const hole of [ring, ...pieces.map((piece) => framing(piece, margin))]) {
    const made = document.createElementNS(SVG, 'rect');
    set(made, { ...rectOf(hole), fill: hole === ring ? '#fff' : '#000' });
    mask.append(made);
  }
  group.setAttribute('mask', `url(#${mask.id})`);
  return mask;
}

function set(element: SVGElement, attributes: { readonly [name: string]: string | number }): void {
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
}

/** A number in a disc. */
function withNumber(
  group: SVGElement,
  { x, y, unit }: { readonly x: number; readonly y: number; readonly unit: number },
  number: string,
): SVGElement {
  const text = document.createElementNS(SVG, 'text');
  set(text, { x, y: y + 4.6 * unit, 'font-size': 13 * unit, 'text-anchor': 'middle' });
  text.textContent = number;
  group.setAttribute('class', 'mark dice-count');
  group.append(circle(x, y, 9 * unit, 'over'), text);
  return group;
}

function circle(x: number, y: number, radius: number, name: string): SVGElement {
  const made = document.createElementNS(SVG, 'circle');
  set(made, { cx: x, cy: y, r: radius, class: name });
  return made;
}
