import type { Name } from '../grammar/node.ts';
import { aimOf, elementOf } from './picture.ts';

/**
 * What is shown on the board of a question. They differ by form first: a dashed ring, a solid one, a dotted one; around what is `open`
 * nothing is drawn, since all of the board is.
 */
type Mark = 'lit' | 'picked' | 'about' | 'wrong' | 'cursor' | 'open';
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
  for (const layer of ['under', 'over']) group.append(circle(x, y, mark === 'about' ? radius * 1.25 : radius, layer));
  return group;
}

function circle(x: number, y: number, radius: number, name: string): SVGElement {
  const made = document.createElementNS(SVG, 'circle');
  for (const [key, value] of Object.entries({ cx: x, cy: y, r: radius, class: name })) made.setAttribute(key, String(value));
  return made;
}
