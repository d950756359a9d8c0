/** Numbers that a replay writes into the pictures of pieces; the picture gets its own back. */
export class Numbers {
  #undo: (() => void)[] = [];

  /** Writes how many are left into the picture of a piece that shows its number. */
  write(element: Element, count: number): void {
    const text = [...element.querySelectorAll('text')].find((each) => /^\d+$/.test(each.textContent ?? ''));
    if (text === undefined) return;
    const before = text.textContent;
    this.#undo.push(() => {
      text.textContent = before;
    });
    text.textContent = String(count);
  }

  restore(): void {
    for (const undo of this.#undo.toReversed()) undo();
    this.#undo = [];
  }
}

/** A picture of those of a piece who go where others stay. It cannot be pointed at. */
export function partOf(element: SVGGraphicsElement): SVGGraphicsElement {
  const part = element.cloneNode(true) as SVGGraphicsElement;
  for (const each of [part, ...part.querySelectorAll('[data-kind]')]) each.removeAttribute('data-kind');
  part.classList.add('told-part');
  return part;
}
