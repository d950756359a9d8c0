import { FACES } from '../../manners/dice-faces.ts';
import type { Frame } from './film.ts';
import { between, type Point } from './places.ts';

// What a replay draws over the board: arrows, dice, crosses, losses, and corners round what changed.

const SVG = 'http://www.w3.org/2000/svg';

function made(tag: string, attributes: { readonly [name: string]: string | number }): SVGElement {
  const element = document.createElementNS(SVG, tag);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

export function group(name: string, ...children: readonly SVGElement[]): SVGElement {
  const element = made('g', { class: name });
  element.append(...children);
  return element;
}

/** A line with a head at its end, light under dark: it stands out on every ground. `pixel`: one of the screen. */
export function arrow(points: readonly Point[], pixel: number, name: string): SVGElement | undefined {
  const [last, before] = [points.at(-1), points.at(-2)];
  if (last === undefined || before === undefined) return undefined;
  const length = Math.hypot(last.x - before.x, last.y - before.y) || 1;
  const size = Math.min(14 * pixel, length / 2);
  const along = { x: (last.x - before.x) / length, y: (last.y - before.y) / length };
  const neck = { x: last.x - along.x * size, y: last.y - along.y * size };
  const wing = (side: number): string =>
    `${neck.x - along.y * size * 0.6 * side},${neck.y + along.x * size * 0.6 * side}`;
  const line = [...points.slice(0, -1), neck].map(({ x, y }) => `${x},${y}`).join(' ');
  return group(
    `told-arrow ${name}`,
    made('polyline', { points: line, class: 'under' }),
    made('polyline', { points: line, class: 'over' }),
    made('polygon', { points: `${last.x},${last.y} ${wing(1)} ${wing(-1)}` }),
  );
}

/** The meeting point of units that bounce, or an order that came to nothing. */
export function cross({ x, y }: Point, pixel: number): SVGElement {
  const r = 9 * pixel;
  const d = `M${x - r} ${y - r}L${x + r} ${y + r}M${x - r} ${y + r}L${x + r} ${y - r}`;
  return group('told-cross', made('path', { d, class: 'under' }), made('path', { d, class: 'over' }));
}

export const ring = ({ x, y }: Point, pixel: number, name = ''): SVGElement =>
  group(`told-ring ${name}`, made('circle', { cx: x, cy: y, r: 18 * pixel }));

/** How far above a piece its losses stand, and how near another one is that they would be taken for, in pixels. */
const ABOVE = 16;
const NEAR = 34;

/** How many of a unit fall: above it, or at its left where another piece stands above it. */
export function lost({ x, y }: Point, count: number, pixel: number, pieces: readonly Point[]): SVGElement {
  const isUnder = pieces.some((other) => {
    const up = (y - other.y) / pixel;
    return up > 4 && up < NEAR && Math.abs(x - other.x) / pixel < NEAR;
  });
  const at = isUnder ? { x: x - 24 * pixel, y: y + 8 * pixel } : { x, y: y - ABOVE * pixel };
  const text = made('text', { ...at, 'font-size': 22 * pixel, 'text-anchor': isUnder ? 'end' : 'middle' });
  text.textContent = `−${count}`;
  return group('told-loss', text);
}

const DIE = 44;

type Dice = Extract<Frame, { readonly is: 'dice' }>;

/** The most dice in a row. */
const ACROSS = 5;
/** The part of a die that is free beside it. */
const BETWEEN = 0.11;

/** How wide and high dice of a size lie. */
export function facesWide({ faces }: Dice, size: number): { readonly width: number; readonly height: number } {
  const step = size * (1 + BETWEEN);
  return { width: Math.min(faces.length, ACROSS) * step, height: Math.ceil(faces.length / ACROSS) * step };
}

/**
 * Dice in rows, beside what they are rolled against, where they cover the fewest pieces, and inside a box. `besides`:
 * where their middle may be.
 */
export function dice(frame: Dice, besides: readonly Point[], size: number, box: DOMRect, pieces: readonly Point[]) {
  const step = size * (1 + BETWEEN);
  const { width, height } = facesWide(frame, size);
  const edge = size * BETWEEN;
  const inside = (at: number, from: number, length: number, own: number): number =>
    Math.max(from + edge, Math.min(at, from + length - own - edge));
  const corners = besides.map(({ x, y }) => ({
    x: inside(x - width / 2, box.x, box.width, width),
    y: inside(y - height / 2, box.y, box.height, height),
  }));
  const free = size * 0.4;
  const covered = (at: Point): number =>
    pieces.filter(
      ({ x, y }) => x > at.x - free && x < at.x + width + free && y > at.y - free && y < at.y + height + free,
    ).length;
  const [{ x: left, y: top } = { x: 0, y: 0 }] = corners.toSorted((a, b) => covered(a) - covered(b));
  return group(
    'told-dice',
    ...frame.faces.map((face, i) => {
      const [x, y] = [left + (i % ACROSS) * step, top + Math.floor(i / ACROSS) * step];
      const isHit = frame.need !== undefined && Number(face) >= frame.need;
      return group(isHit ? 'die hit' : 'die', ...side(String(face), x, y, size));
    }),
  );
}

/** A side of a die: its sign, or its number. */
function side(face: string, x: number, y: number, size: number): readonly SVGElement[] {
  const known = FACES[face];
  const rect = made('rect', { x, y, width: size, height: size, rx: size / 7, fill: known?.back ?? '#fffdf5' });
  const [middleX, middleY] = [x + size / 2, y + size / 2];
  if (known !== undefined) {
    const sign = made('g', { transform: `translate(${middleX} ${middleY}) scale(${size / 20})` });
    sign.append(
      ...known.sign.map(({ d, fill = 'none', stroke = 'none', width = 0 }) =>
        made('path', { d, fill, stroke, 'stroke-width': width }),
      ),
    );
    return [rect, sign];
  }
  const text = made('text', {
    x: middleX,
    y: middleY,
    'font-size': size * (face.length > 2 ? 0.36 : 0.6),
    'text-anchor': 'middle',
    'dominant-baseline': 'central',
  });
  text.textContent = face.slice(0, 3);
  return [rect, text];
}

/** Four corners round a box: this changed while nobody looked. */
export function corners({ x, y, width, height }: DOMRect, pixel: number): SVGElement {
  const [gap, arm] = [4 * pixel, 8 * pixel];
  const [l, t, r, b] = [x - gap, y - gap, x + width + gap, y + height + gap];
  const d = [
    `M${l} ${t + arm}V${t}H${l + arm}`,
    `M${r - arm} ${t}H${r}V${t + arm}`,
    `M${r} ${b - arm}V${b}H${r - arm}`,
    `M${l + arm} ${b}H${l}V${b - arm}`,
  ].join('');
  return group('told-corners', made('path', { d, class: 'under' }), made('path', { d, class: 'over' }));
}

/** Where dice may lie: beside the target on the side of the attacker, else on any other side of it. */
export function sidesOf(from: Point | undefined, target: Point, pixel: number): readonly Point[] {
  const far = 2.2 * DIE * pixel;
  const all = Array.from({ length: 16 }, (_, i) => {
    const [angle, reach] = [(i * Math.PI) / 4, i < 8 ? far : 1.7 * far];
    return { x: target.x + Math.cos(angle) * reach, y: target.y + Math.sin(angle) * reach };
  });
  return [sideOf(from, target, pixel), ...all];
}

function sideOf(from: Point | undefined, target: Point, pixel: number): Point {
  if (from === undefined) return { x: target.x, y: target.y - 1.6 * DIE * pixel };
  const length = Math.hypot(from.x - target.x, from.y - target.y) || 1;
  const middle = between(target, from, Math.min(1, (1.2 * DIE * pixel) / length));
  // Off the line, so that the arrow stays in sight.
  const off = 1.4 * DIE * pixel;
  return {
    x: middle.x - ((from.y - target.y) / length) * off,
    y: middle.y - Math.abs((from.x - target.x) / length) * off,
  };
}

/** Lets dice roll until they lie. */
export function tumble(drawn: SVGElement, time: number): void {
  for (const [i, die] of [...drawn.children].entries())
    die.animate(
      [
        { transform: `rotate(${200 + 60 * i}deg) scale(0.3)`, opacity: 0 },
        { transform: 'rotate(0deg) scale(1)', opacity: 1 },
      ],
      { duration: time * 0.35, delay: time * 0.03 * i, easing: 'ease-out', fill: 'backwards' },
    );
}
