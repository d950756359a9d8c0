import type { Entry, People } from '../../functions/lib/ports.ts';

/** The table `people` in memory. */
export function memoryPeople(): People {
  const items = new Map<string, Entry>();
  const nameOf = (pk: string, sk: string): string => JSON.stringify([pk, sk]);
  return {
    get: async (pk, sk) => structuredClone(items.get(nameOf(pk, sk))),
    list: async (pk, prefix) =>
      structuredClone(
        [...items.values()].filter((item) => item.pk === pk && item.sk.startsWith(prefix)).sort((a, b) => (a.sk < b.sk ? -1 : 1)),
      ),
    async put(pk, sk, value, rev) {
      const name = nameOf(pk, sk);
      if ((items.get(name)?.rev ?? 0) !== rev) return false;
      items.set(name, structuredClone({ pk, sk, value, rev: rev + 1 }));
      return true;
    },
  };
}
