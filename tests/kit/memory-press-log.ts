import type { KeptEntry, PressLog } from '../../functions/platform/ports/ports.ts';

/** Conversations in memory. */
export function memoryPressLog(): PressLog {
  const chains = new Map<string, KeptEntry[]>();
  const notes = new Map<string, Map<string, number>>();
  const hidden = new Map<string, Map<string, { conversation: string; n: number; by: number }>>();
  const chain = (game: string, conversation: string): KeptEntry[] => chains.get(`${game} ${conversation}`) ?? [];
  return {
    async append(kept) {
      const { game, conversation, n } = kept.entry;
      const there = chain(game, conversation);
      if (there.some(({ entry }) => entry.n === n)) return false;
      chains.set(
        `${game} ${conversation}`,
        [...there, structuredClone(kept)].sort((a, b) => a.entry.n - b.entry.n),
      );
      return true;
    },
    read: async (game, conversation, after, limit) =>
      structuredClone(
        chain(game, conversation)
          .filter(({ entry }) => entry.n > after)
          .slice(0, limit),
      ),
    newest: async (game, conversation, limit) => structuredClone(chain(game, conversation).slice(-limit)),
    async note(game, seat, conversation, version) {
      const there = notes.get(`${game} ${seat}`) ?? new Map<string, number>();
      notes.set(`${game} ${seat}`, there);
      if (!there.has(conversation)) there.set(conversation, version);
    },
    async hide(game, conversation, n, by) {
      const there = hidden.get(game) ?? new Map();
      hidden.set(game, there);
      if (!there.has(`${conversation} ${n}`)) there.set(`${conversation} ${n}`, { conversation, n, by });
    },
    hidden: async (game) => [...(hidden.get(game)?.values() ?? [])],
    noted: async (game, seat) =>
      [...(notes.get(`${game} ${seat}`) ?? [])]
        .map(([conversation, since]) => ({ conversation, since }))
        .sort((a, b) => (a.conversation < b.conversation ? -1 : 1)),
  };
}
