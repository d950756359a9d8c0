import { type JsonObject, same } from '../../domain/lib/json.ts';
import type { Memos } from '../../functions/platform/ports/ports.ts';

/** Memos in memory, copied through JSON as a store would. */
export function memoryMemos(): Memos {
  const memos = new Map<string, { readonly pk: string; readonly sk: string; readonly json: string }>();
  const nameOf = (pk: string, sk: string): string => JSON.stringify([pk, sk]);
  const valueIn = (json: string): JsonObject => JSON.parse(json) as JsonObject;
  const isStill = (pk: string, sk: string, held: JsonObject): boolean => {
    const memo = memos.get(nameOf(pk, sk));
    return memo !== undefined && same(valueIn(memo.json), held);
  };
  return {
    async get(pk, sk) {
      const memo = memos.get(nameOf(pk, sk));
      return memo && valueIn(memo.json);
    },
    async list(pk) {
      const here = [...memos.values()].filter((memo) => memo.pk === pk).sort((a, b) => (a.sk < b.sk ? -1 : 1));
      return here.map(({ sk, json }) => ({ sk, value: valueIn(json) }));
    },
    async put(pk, sk, value, held) {
      const isFree = held === 'none' ? !memos.has(nameOf(pk, sk)) : held === undefined || isStill(pk, sk, held);
      if (isFree) memos.set(nameOf(pk, sk), { pk, sk, json: JSON.stringify(value) });
      return isFree;
    },
    async remove(pk, sk, held) {
      if (held === undefined || isStill(pk, sk, held)) memos.delete(nameOf(pk, sk));
    },
  };
}
