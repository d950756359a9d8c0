import type { Entry, People } from '../../functions/platform/ports/ports.ts';

/** The table `people` in memory. */
export function memoryPeople(): People {
  const items = new Map<string, Entry>();
  const nameOf = (pk: string, sk: string): string => JSON.stringify([pk, sk]);
  const sorted = (pk: string, isIn: (sk: string) => boolean): Entry[] =>
    structuredClone(
      [...items.values()].filter((item) => item.pk === pk && isIn(item.sk)).sort((a, b) => (a.sk < b.sk ? -1 : 1)),
    );
  return {
    get: async (pk, sk) => structuredClone(items.get(nameOf(pk, sk))),
    list: async (pk, prefix) => sorted(pk, (sk) => sk.startsWith(prefix)),
    async between(pk, from, to, limit, last) {
      const found = sorted(pk, (sk) => from <= sk && sk <= to);
      return (last === undefined ? found : found.reverse()).slice(0, limit);
    },
    async remove(pk, sk) {
      items.delete(nameOf(pk, sk));
    },
    async put(pk, sk, value, rev) {
      const name = nameOf(pk, sk);
      if ((items.get(name)?.rev ?? 0) !== rev) return false;
      items.set(name, structuredClone({ pk, sk, value, rev: rev + 1 }));
      return true;
    },
  };
}
