import { parsed } from '../board/picture.ts';
import { group } from './drawing.ts';

/** What a board of the API draws of the orders of its version, and of its pieces. */
interface Drawn {
  /** The layers with the results, the lowest first, which belongs under the pieces. */
  readonly results: readonly SVGElement[];
  /** The piece that stands in a space. */
  pieceIn(space: string): SVGElement | undefined;
  /** The flag of a space. */
  flagOf(space: string): SVGElement | undefined;
}

/** The selector of a space's flag. */
export const flagIn = (space: string): string => `[data-kind="space"][data-id="${CSS.escape(space)}"] .fp-flag`;

/** Reads what a board draws, so that a replay can draw the same over another board. */
function drawnOn(board: string): Drawn {
  const picture = parsed(board, 'told-');
  const layers = [...(picture?.querySelectorAll<SVGElement>('[data-layer="results"]') ?? [])];
  const defs = picture?.querySelector('defs');
  const withDefs = (name: string, drawn: SVGElement): SVGElement => {
    const all = group(name, drawn);
    if (defs instanceof SVGElement) all.prepend(defs.cloneNode(true));
    return all;
  };
  /** A copy of what a selector finds: its names belong to the one on the board. */
  const copyOf = (selector: string, name: string): SVGElement | undefined => {
    const found = picture?.querySelector<SVGElement>(selector);
    if (!(found instanceof SVGElement)) return undefined;
    const copy = inItsGroups(found);
    for (const each of [copy, ...copy.querySelectorAll('*')])
      for (const own of ['data-kind', 'data-id', 'data-in', 'data-at', 'data-name']) each.removeAttribute(own);
    return withDefs(name, copy);
  };
  return {
    results: layers.some(({ childElementCount: count }) => count > 0)
      ? layers.map((layer, i) => (i === 0 ? withDefs : group)('told-results', inItsGroups(layer)))
      : [],
    pieceIn: (space) => copyOf(`[data-kind="piece"][data-in="${CSS.escape(space)}"]`, 'told-piece'),
    flagOf: (space) => copyOf(flagIn(space), 'told-flag'),
  };
}

/** A part of a picture in copies of the groups around it: they say how it is drawn. */
function inItsGroups(part: SVGElement): SVGElement {
  let whole = part.cloneNode(true) as SVGElement;
  for (let around = part.parentElement; around instanceof SVGGElement; around = around.parentElement) {
    const copy = around.cloneNode(false) as SVGElement;
    copy.append(whole);
    whole = copy;
  }
  return whole;
}

/** What the boards of versions draw of their orders, over the board on which a replay is played. */
export class Results {
  /** The boards that were read. */
  readonly #boards = new Map<string, Drawn>();
  #drawn: Drawn | undefined;

  /** Draws the results of a board, as long as steps of its version are told; without a board none. */
  show(board: string | undefined, picture: SVGSVGElement, layer: SVGSVGElement): void {
    const known = board === undefined ? undefined : (this.#boards.get(board) ?? drawnOn(board));
    if (board !== undefined && known !== undefined) this.#boards.set(board, known);
    if (known === this.#drawn) return;
    this.clear();
    this.#drawn = known;
    const [below, ...above] = known?.results ?? [];
    const own = picture.querySelector('[data-layer="results"]');
    // Arrows lie under the pieces, as in the picture itself.
    if (below !== undefined) own === null ? layer.prepend(below) : own.before(below);
    layer.prepend(...above);
  }

  clear(): void {
    for (const each of this.#drawn?.results ?? []) each.remove();
    this.#drawn = undefined;
  }

  get areShown(): boolean {
    return (this.#drawn?.results ?? []).length > 0;
  }

  /** A copy of the piece that stands in a space on that board. */
  pieceIn = (space: string): SVGElement | undefined => this.#drawn?.pieceIn(space);

  /** A copy of the flag of a space on that board. */
  flagOf = (space: string): SVGElement | undefined => this.#drawn?.flagOf(space);
}
