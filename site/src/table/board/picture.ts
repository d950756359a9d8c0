import morphdom from 'morphdom';
import { trusted } from '../../app/trusted.ts';
import { type Name, nameOf } from '../../grammar/node.ts';

// The board is a picture that the API draws. It stands in the page as elements, so that what is in it can be pointed at
// and read out.

const ALLOWED = new Set(
  'svg g path circle ellipse rect line polyline polygon text tspan title desc defs pattern use clipPath linearGradient radialGradient stop marker'.split(
    ' ',
  ),
);

/** Returns a picture as an element, without what could run or prompt the reader; `undefined` if it is no picture. */
export function parsed(svg: string, idPrefix: string): SVGSVGElement | undefined {
  const picture = new DOMParser().parseFromString(trusted.createHTML(svg), 'image/svg+xml')
    .documentElement as unknown as SVGSVGElement;
  if (picture.localName !== 'svg') return undefined;
  for (const element of [...picture.querySelectorAll('*')]) {
    if (!ALLOWED.has(element.localName)) element.remove();
    else clean(element);
  }
  clean(picture);
  prefixIds(picture, idPrefix);
  // What is in it shall be read, and its long description stands beside it.
  picture.setAttribute('role', 'group');
  picture.querySelector(':scope > desc')?.remove();
  picture.removeAttribute('aria-labelledby');
  picture.removeAttribute('aria-describedby');
  return picture;
}

function clean(element: Element): void {
  for (const { name, value } of [...element.attributes]) {
    const isLink = name === 'href' || name === 'xlink:href';
    if (name.startsWith('on') || name === 'style' || (isLink && !value.startsWith('#'))) element.removeAttribute(name);
  }
}

/** Two boards may stand on one page: their ids differ. */
function prefixIds(picture: Element, prefix: string): void {
  for (const element of picture.querySelectorAll('*'))
    for (const { name, value } of [...element.attributes]) {
      if (name === 'id') element.id = prefix + value;
      else if (name === 'href') element.setAttribute(name, `#${prefix}${value.slice(1)}`);
      else if (value.includes('url(#')) element.setAttribute(name, value.replaceAll('url(#', `url(#${prefix}`));
    }
}

/**
 * Makes one picture into the next where they differ: what stays the same stays, with the focus and all motion on it.
 */
export function becomes(shown: SVGSVGElement, next: SVGSVGElement): void {
  morphdom(shown, next, {
    getNodeKey: (node) => {
      if (!(node instanceof Element)) return undefined;
      const { id } = node;
      const kind = node.getAttribute('data-kind');
      return kind === null ? id : `${kind}:${node.getAttribute('data-id')}`;
    },
    onBeforeElUpdated: (from, to) => !from.isEqualNode(to),
  });
  named.delete(shown);
}

/**
 * The names that an element stands for: its own, then those of what it stands in. `stp/nc` may be meant as `stp` too.
 */
export function namesAt(element: Element | null): readonly Name[] {
  const names: Name[] = [];
  for (
    let here = element?.closest('[data-kind]') ?? null;
    here !== null;
    here = here.parentElement?.closest('[data-kind]') ?? null
  ) {
    const kind = here.getAttribute('data-kind') ?? '';
    const id = here.getAttribute('data-id') ?? '';
    names.push(nameOf(kind, id));
    const space = here.getAttribute('data-in');
    if (space !== null) names.push(nameOf('space', space));
    if (id.includes('/')) names.push(nameOf(kind, id.slice(0, id.indexOf('/'))));
  }
  return [...new Set(names)];
}

/** The names of all that stands on the board. */
export const allNames = (picture: Element): readonly Name[] =>
  [...picture.querySelectorAll('[data-kind]')].map((element) =>
    nameOf(element.getAttribute('data-kind') ?? '', element.getAttribute('data-id') ?? ''),
  );

/** A name, after those of what stands in it, if it is a space. */
export function namesWith(picture: Element, name: Name): readonly Name[] {
  const inside = picture.querySelectorAll(
    `[data-kind="piece"][data-in="${CSS.escape(name.slice(name.indexOf(':') + 1))}"]`,
  );
  const pieces = name.startsWith('space:')
    ? [...inside].map((element) => nameOf('piece', element.getAttribute('data-id') ?? ''))
    : [];
  return [...pieces, name];
}

type Elements = ReadonlyMap<Name, SVGGraphicsElement>;

/** What has a name in a picture, found once, until it becomes another picture. */
const named = new WeakMap<Element, Elements>();

/** All that has a name in a picture: the same map as long as the picture is the same. */
export function elementsIn(picture: Element): Elements {
  const known = named.get(picture);
  if (known !== undefined) return known;
  const elements = new Map<Name, SVGGraphicsElement>();
  for (const element of picture.querySelectorAll<SVGGraphicsElement>('[data-kind][data-id]')) {
    const name = nameOf(element.getAttribute('data-kind') ?? '', element.getAttribute('data-id') ?? '');
    if (!elements.has(name)) elements.set(name, element);
  }
  named.set(picture, elements);
  return elements;
}

/** Forgets where things in a picture are: its style shows other ones now. */
export const forget = (picture: Element): boolean => named.delete(picture);

/** The element of a name. */
export const elementOf = (picture: Element, name: Name): SVGGraphicsElement | undefined =>
  elementsIn(picture).get(name);

/** Where a finger or an arrow aims, in units of the picture. */
export function aimOf(element: SVGGraphicsElement): DOMPoint {
  const [x, y] = (element.getAttribute('data-at') ?? '').split(',').map(Number);
  if (Number.isFinite(x) && Number.isFinite(y)) return new DOMPoint(x, y);
  const box = element.getBBox();
  return new DOMPoint(box.x + box.width / 2, box.y + box.height / 2);
}

/** What a name is called, in the language of the picture. */
export const wordsOf = (picture: Element | undefined, name: Name): string | undefined =>
  picture === undefined ? undefined : (elementOf(picture, name)?.getAttribute('data-name') ?? undefined);
