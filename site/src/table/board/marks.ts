import type { Name } from '../../grammar/node.ts';
import { aimOf, elementOf } from './picture.ts';

/**
 * What is shown on the board of a question. They differ by form first: a dashed ring, a solid one, a dotted one; around what is `open`
 * nothing is drawn, since all of the board is. What is in sight of a piece has its dice, what is `hidden` from it a small empty ring.
 */
type Mark = 'lit' | 'picked' | 'about' | 'wrong' | 'cursor' | 'open' | 'hidden' | `dice-${number}`;
export type Marks = ReadonlyMap<Name, Mark>;

const SVG = 'http://www.w3.org/2000/svg';

/** Draws marks into a layer over the picture, with the picture's own coordinates. */
export function draw(layer: SVGSVGElement, picture: SVGSVGElement, marks: Marks): void {
  layer.setAttribute('viewBox', picture.getAttribute('viewBox') ?? '');
  const unit = picture.viewBox.baseVal.width / 1000;
  layer.replaceChildren(
    ...[...marks].flatMap(([name, mark]) => {
      const element = elementOf(picture, name);
      return element === undefined || mark === 'open' ? [] : [markAt(element, name, mark, unit)];
    }),
  );
}

/** Two strokes, a white one under a dark one: one of them stands out on every ground. */
function markAt(element: SVGGraphicsElement, name: Name, mark: Mark, unit: number): SVGElement {
  const { x, y } = aimOf(element);
  const box = element.getBBox();
  const radius = Math.min(Math.max(Math.min(box.width, box.height) / 2 + 2 * unit, 9 * unit), 22 * unit);
  const group = document.createElementNS(SVG, 'g');
  group.setAttribute('class', `mark ${mark}`);
  group.setAttribute('data-of', name);
  if (mark.startsWith('dice-')) return withNumber(group, { x, y, unit }, mark.slice('dice-'.length));
  if (mark === 'hidden') group.append(circle(x, y, 3 * unit, 'under'), circle(x, y, 3 * unit, 'over'));
  else for (const layer of ['under', 'over']) group.append(circle(x, y, mark === 'about' ? radius * 1.25 : radius, layer));
  return group;
}

/** A number in a disc, over the middle of a space. */
function withNumber(
  group: SVGElement,
  { x, y, unit }: { readonly x: number; readonly y: number; readonly unit: number },
  number: string,
): SVGElement {
  const text = document.createElementNS(SVG, 'text');
  for (const [key, value] of Object.entries({ x, y: y + 5 * unit, 'font-size': 14 * unit, 'text-anchor': 'middle' }))
    text.setAttribute(key, String(value));
  text.textContent = number;
  group.setAttribute('class', 'mark dice-count');
  group.append(circle(x, y, 10 * unit, 'over'), text);
  return group;
}

function circle(x: number, y: number, radius: number, name: string): SVGElement {
  const made = document.createElementNS(SVG, 'circle');
  for (const [key, value] of Object.entries({ cx: x, cy: y, r: radius, class: name })) made.setAttribute(key, String(value));
  return made;
}
