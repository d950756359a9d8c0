/** Works on items in their order, at most `most` at once. After an error it begins none, and throws it at the end. */
export async function sideBySide<T>(most: number, items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const left = items[Symbol.iterator]();
  const faults: unknown[] = [];
  async function worker(): Promise<void> {
    for (let next = left.next(); next.done !== true && faults.length === 0; next = left.next()) {
      try {
        await work(next.value);
      } catch (caught) {
        faults.push(caught);
      }
    }
  }
  await Promise.all(Array.from({ length: most }, worker));
  if (faults.length > 0) throw faults[0];
}
