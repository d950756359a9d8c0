import type { Name } from '../../grammar/node.ts';
import { isPartOf } from '../../grammar/pointing.ts';
import { aimOf, elementOf, namesAt } from './picture.ts';

/**
 * How far from its aim a mark is still meant, in pixels of the screen, and how close two are that a finger cannot tell
 * apart.
 */
const REACH = { mouse: 24, touch: 32 };
const TOO_CLOSE = 16;

/** What a click may mean: one place with its names, or several, one of them to be chosen. */
type Aimed = { readonly names: readonly Name[] } | { readonly several: readonly Name[] };

/**
 * What is meant by a point of the screen: the nearest name that is lit, else what lies under it. Of a place with lit
 * parts, such as coasts, the nearest part comes first.
 */
export function aimedAt(picture: SVGSVGElement, lit: Iterable<Name>, x: number, y: number, pointer: string): Aimed {
  const matrix = picture.getScreenCTM();
  const under = namesAt(document.elementsFromPoint(x, y).find((element) => picture.contains(element)) ?? null);
  if (matrix === null) return { names: under };
  const reach = pointer === 'touch' ? REACH.touch : REACH.mouse;
  const near = [...lit]
    .flatMap((name) => {
      const element = elementOf(picture, name);
      if (element === undefined) return [];
      const at = aimOf(element).matrixTransform(matrix);
      return [{ name, at, distance: Math.hypot(at.x - x, at.y - y) }];
    })
    .sort((a, b) => a.distance - b.distance);
  const [first] = near;
  const withParts = (names: readonly Name[]): readonly Name[] =>
    names.flatMap((place) => {
      const part = near.find(({ name }) => isPartOf(name, place));
      return part === undefined ? [place] : [part.name, place];
    });
  if (first === undefined || first.distance > reach) {
    // All of a space means the piece in it that is lit, as far from its middle as the space reaches.
    const inside = near.filter(({ name }) => under[0]?.startsWith('space:') && isIn(picture, name, under[0]));
    const [only] = inside.length === 1 ? inside : [];
    return { names: only === undefined ? withParts(under) : [only.name, ...under] };
  }
  // A click right on another place means that place, though nothing can be done there.
  const isSame = (name: Name): boolean =>
    name === first.name || isPartOf(first.name, name) || isPartOf(name, first.name) || isIn(picture, first.name, name);
  const aims = under
    .flatMap((name) => elementOf(picture, name) ?? [])
    .map((each) => aimOf(each).matrixTransform(matrix));
  const isOnOther = aims.some((at) => Math.hypot(at.x - x, at.y - y) < first.distance / 2) && !under.some(isSame);
  if (isOnOther) return { names: withParts(under) };
  // What lies right under the finger and is lit is meant, however close its neighbours are.
  const litUnder = under.find((name) => near.some((each) => each.name === name));
  if (pointer !== 'touch' && litUnder !== undefined) return { names: withParts([litUnder, ...under]) };
  const close = near.filter(
    ({ at, distance }) => distance <= reach && Math.hypot(at.x - first.at.x, at.y - first.at.y) < TOO_CLOSE,
  );
  return close.length > 1 ? { several: close.map(({ name }) => name) } : { names: withParts([first.name, ...under]) };
}

const isIn = (picture: SVGSVGElement, name: Name, space: Name): boolean =>
  name.startsWith('piece:') && `space:${elementOf(picture, name)?.getAttribute('data-in')}` === space;

/** The nearest name in a direction, within 45 degrees to each side. */
export function towards(
  picture: SVGSVGElement,
  names: Iterable<Name>,
  from: Name | undefined,
  key: string,
): Name | undefined {
  const start = from === undefined ? undefined : elementOf(picture, from);
  const all = [...names].flatMap((name) => {
    const element = elementOf(picture, name);
    return element === undefined ? [] : [{ name, at: aimOf(element) }];
  });
  if (start === undefined) return all[0]?.name;
  const { x, y } = aimOf(start);
  const along = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[key] as
    | [number, number]
    | undefined;
  if (along === undefined) return undefined;
  return all
    .filter(({ name }) => name !== from)
    .map(({ name, at }) => {
      const [dx, dy] = [at.x - x, at.y - y];
      return { name, ahead: dx * along[0] + dy * along[1], aside: Math.abs(dx * along[1]) + Math.abs(dy * along[0]) };
    })
    .filter(({ ahead, aside }) => ahead > 0 && aside <= ahead)
    .sort((a, b) => a.ahead + 2 * a.aside - b.ahead - 2 * b.aside)[0]?.name;
}
