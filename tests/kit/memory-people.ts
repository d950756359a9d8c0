import type { Entry, People } from '../../functions/platform/ports/ports.ts';

/** The table `people` in memory. */
export function memoryPeople(): People {
  const partitions = new Map<string, Map<string, Entry>>();
  const sorted = (pk: string, isIn: (sk: string) => boolean): Entry[] =>
    structuredClone(
      [...(partitions.get(pk)?.values() ?? [])].filter(({ sk }) => isIn(sk)).sort((a, b) => (a.sk < b.sk ? -1 : 1)),
    );
  return {
    get: async (pk, sk) => structuredClone(partitions.get(pk)?.get(sk)),
    list: async (pk, prefix) => sorted(pk, (sk) => sk.startsWith(prefix)),
    async between(pk, from, to, limit, last) {
      const found = sorted(pk, (sk) => from <= sk && sk <= to);
      return (last === undefined ? found : found.reverse()).slice(0, limit);
    },
    async remove(pk, sk) {
      partitions.get(pk)?.delete(sk);
    },
    async put(pk, sk, value, rev) {
      const items = partitions.get(pk) ?? new Map<string, Entry>();
      if ((items.get(sk)?.rev ?? 0) !== rev) return false;
      items.set(sk, structuredClone({ pk, sk, value, rev: rev + 1 }));
      partitions.set(pk, items);
      return true;
    },
  };
}
