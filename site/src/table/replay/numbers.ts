/** The number on a piece or on the front of a pile: the last of its own texts, if that is one. */
function numberIn(element: Element): Element | undefined {
  const own = [...element.querySelectorAll('text')].filter((text) => text.closest('.fp-piece, .fp-pile') === element);
  const last = own.at(-1);
  return /^\d+$/.test(last?.textContent ?? '') ? last : undefined;
}

/** The numbers on the pieces of a picture during a replay, and who has gone. It can all be as it was. */
export class Numbers {
  readonly #were = new Map<Element, string>();
  readonly #gone = new Set<Element>();
  readonly #hidden = new Set<SVGElement>();
  readonly #copies: Element[] = [];

  of = (piece: Element): number | undefined => {
    const text = numberIn(piece);
    return text === undefined ? undefined : Number(text.textContent);
  };

  put(piece: Element, count: number): void {
    const text = numberIn(piece);
    if (text === undefined) return;
    if (!this.#were.has(text)) this.#were.set(text, text.textContent ?? '');
    text.textContent = String(count);
    this.#sum(piece);
  }

  /** A piece leaves its place: the pile there counts without it, and the plate of leaders who all left goes too. */
  leave(piece: Element): void {
    this.#gone.add(piece);
    this.#sum(piece);
    const [space, picture] = [piece.getAttribute('data-in'), piece.closest('svg')];
    if (space === null || picture === null || numberIn(piece) !== undefined) return;
    const here = `[data-in="${CSS.escape(space)}"]`;
    const stays = [...picture.querySelectorAll(`.fp-piece${here}`)].some(
      (each) => numberIn(each) === undefined && !this.#gone.has(each),
    );
    if (!stays) for (const plate of picture.querySelectorAll<SVGElement>(`.fp-backing${here}`)) this.#hide(plate);
  }

  /** Some soldiers of a piece go, others stay: a copy of it goes. */
  part(piece: SVGGraphicsElement, count: number): SVGGraphicsElement {
    const copy = copyOf(piece);
    piece.after(copy);
    this.#copies.push(copy);
    this.put(copy, count);
    return copy;
  }

  restore(): void {
    for (const copy of this.#copies.splice(0)) copy.remove();
    for (const [text, was] of this.#were) text.textContent = was;
    for (const each of this.#hidden) each.style.visibility = '';
    this.#were.clear();
    this.#gone.clear();
    this.#hidden.clear();
  }

  #hide(drawn: SVGElement): void {
    this.#hidden.add(drawn);
    drawn.style.visibility = 'hidden';
  }

  #sum(piece: Element): void {
    const pile = piece.closest('.fp-pile');
    const front = pile?.querySelector<SVGElement>('.fp-front');
    if (pile === null || front === null || front === undefined) return;
    const stays = [...pile.querySelectorAll('.fp-piece')].filter((each) => !this.#gone.has(each));
    const text = numberIn(pile);
    if (text !== undefined) {
      if (!this.#were.has(text)) this.#were.set(text, text.textContent ?? '');
      text.textContent = String(stays.reduce((sum, each) => sum + (this.of(each) ?? 0), 0));
    }
    if (stays.length === 0) this.#hide(front);
  }
}

/** The same piece without its names: those belong to the one that stays. */
function copyOf(piece: SVGGraphicsElement): SVGGraphicsElement {
  const copy = piece.cloneNode(true) as SVGGraphicsElement;
  for (const each of ['data-kind', 'data-id', 'data-in', 'data-name']) copy.removeAttribute(each);
  copy.querySelector('title')?.remove();
  return copy;
}

/** The figures of a piece, one for each block of its strength, the next to fall first. */
const figuresIn = (element: Element): readonly Element[] =>
  [...element.querySelectorAll('.fp-blocks > use')].filter(
    (each) => each.getAttribute('href')?.endsWith('lost') === false,
  );

/** The figures on the pieces of a picture that have fallen in a replay so far. */
export class Figures {
  readonly #fallen = new Set<Element>();

  /** Lets some figures of a piece fall. Returns their motions: none for a piece without figures. */
  fall(piece: Element, count: number, time: number): readonly Animation[] {
    const falling = figuresIn(piece)
      .filter((figure) => !this.#fallen.has(figure))
      .slice(0, count);
    return falling.map((figure) => {
      this.#fallen.add(figure);
      const frames = [{ opacity: 1 }, { opacity: 0, translate: '0 6px' }];
      return figure.animate(frames, { duration: time, easing: 'ease-in', fill: 'forwards' });
    });
  }

  restore(): void {
    this.#fallen.clear();
  }
}
