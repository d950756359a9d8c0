import { ANCHORS, type AnchorStore, hourIn } from '../../functions/platform/ports/anchor-store.ts';

/** Anchors in memory. */
export function memoryAnchors(): AnchorStore & { readonly texts: Map<string, string> } {
  const texts = new Map<string, string>();
  const hours = (): readonly number[] =>
    [...texts.keys()]
      .filter((name) => name.startsWith(ANCHORS))
      .map((name) => hourIn(name) ?? 0)
      .sort((a, b) => a - b);
  return {
    texts,
    put: async (name, text) => void texts.set(name, text),
    async add(name, text) {
      if (texts.has(name)) return false;
      texts.set(name, text);
      return true;
    },
    get: async (name) => texts.get(name),
    hours: async (from, limit) =>
      hours()
        .filter((hour) => hour >= from)
        .slice(0, limit),
    newest: async () => hours().at(-1),
  };
}
