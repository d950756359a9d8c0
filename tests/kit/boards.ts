/** An element of a board that says what it is. */
interface Named {
  readonly kind: string | undefined;
  readonly id: string | undefined;
  readonly name: string;
  readonly at: readonly [x: number, y: number];
  readonly in: string | undefined;
  readonly of: string | undefined;
}

const unescaped = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

const attributesIn = (tag: string): { readonly [name: string]: string } =>
  Object.fromEntries(
    [...tag.matchAll(/ ([a-zA-Z-]+)="([^"]*)"/g)].map(([, name, value]) => [name!, unescaped(value!)]),
  );

/** The attributes of the root. */
export const rootOf = (svg: string) => attributesIn(svg.match(/^<svg[^>]*>/)![0]);

/** Left, top, width, height. */
export const boxOf = (svg: string) => rootOf(svg).viewBox!.split(' ').map(Number) as [number, number, number, number];

/** Every element with a name, in the order of the drawing. Throws where one has no place. */
export const namedIn = (svg: string): readonly Named[] =>
  [...svg.matchAll(/<[a-z]+ [^<>]*data-name="[^<>]*>/g)].map(([tag]) => {
    const data = attributesIn(tag);
    const at = data['data-at']?.match(/^(-?[\d.]+),(-?[\d.]+)$/);
    if (!at) throw new Error(`no place: ${tag}`);
    return {
      kind: data['data-kind'],
      id: data['data-id'],
      name: data['data-name']!,
      at: [Number(at[1]), Number(at[2])],
      in: data['data-in'],
      of: data['data-of'],
    };
  });

/** What a command can name: `piece stp`. */
export const subjectsIn = (svg: string): readonly string[] =>
  namedIn(svg).flatMap(({ kind, id }) => (kind === undefined ? [] : [`${kind} ${id}`]));

/**
 * What is wrong with the names of a board: an element that is named twice, lies beside the drawing, or stands in a
 * space that is not there.
 */
export function wrongNames(svg: string): readonly string[] {
  const [left, top, width, height] = boxOf(svg);
  const all = namedIn(svg);
  const subjects = subjectsIn(svg);
  const known = new Set(subjects);
  return [
    ...subjects.filter((subject, i) => subjects.indexOf(subject) !== i).map((subject) => `${subject} twice`),
    ...all.filter(({ name }) => name.trim() === '').map(({ id }) => `${id} has no name`),
    ...all
      .filter(({ at: [x, y] }) => !(x >= left && x <= left + width && y >= top && y <= top + height))
      .map(({ id, at }) => `${id} lies at ${at}`),
    ...all
      .filter(({ in: space }) => space !== undefined && !space.startsWith('@') && !known.has(`space ${space}`))
      .map(({ id, in: space }) => `${id} stands in ${space}`),
    ...[...svg.matchAll(/data-kind="([^"]*)"(?! data-id="[^"]+")/g)].map(([, kind]) => `a ${kind} without an id`),
  ];
}

/** What is wrong with its ids: one twice, one that does not begin as the board says, or a reference to none. */
export function wrongIds(svg: string): readonly string[] {
  const board = rootOf(svg)['data-board'];
  const ids = [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id!);
  const references = [
    ...[...svg.matchAll(/(?:href="#|url\(#)([^")]*)/g)].map(([, id]) => id!),
    ...['aria-labelledby', 'aria-describedby'].map((name) => rootOf(svg)[name]!),
  ];
  return [
    ...ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `${id} twice`),
    ...ids.filter((id) => !id.startsWith(`${board}-`)).map((id) => `${id} on board ${board}`),
    ...references.filter((id) => !ids.includes(id)).map((id) => `no ${id}`),
  ];
}

/** The names of all elements; throws where the text is not well-formed XML. */
export function elements(xml: string): string[] {
  const names: string[] = [];
  const open: string[] = [];
  const rest = xml.replaceAll(
    /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z][a-zA-Z0-9-]*="(?:[^"<&]|&(?:amp|lt|gt|quot|#39);)*")*)\s*(\/?)>/g,
    (_, close, name, _attributes, empty) => {
      if (close === '/') {
        if (open.pop() !== name) throw new Error(`</${name}> closes nothing`);
        return '';
      }
      names.push(name);
      if (empty === '') open.push(name);
      return '';
    },
  );
  if (open.length > 0) throw new Error(`<${open.at(-1)}> is not closed`);
  if (/[<>]|&(?!(amp|lt|gt|quot|#39);)/.test(rest)) throw new Error('a stray < > or &');
  return names;
}
