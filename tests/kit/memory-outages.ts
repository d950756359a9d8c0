import type { KeptOutage } from '../../domain/match/audit/outages.ts';
import type { OutageLog } from '../../functions/platform/ports/outage-log.ts';

const MINUTE = 60_000;

/** The record of outages in memory. */
export function memoryOutages(): OutageLog {
  const beats = new Map<number, number>();
  const entries: KeptOutage[] = [];
  return {
    async beat(at) {
      const minute = Math.floor(at / MINUTE);
      if (!beats.has(minute)) beats.set(minute, at);
    },
    beats: async (after, until) => [...beats.values()].filter((at) => at > after && at <= until).sort((a, b) => a - b),
    async append(kept) {
      if (entries.some(({ entry }) => entry.n === kept.entry.n)) return false;
      entries.push(structuredClone(kept));
      return true;
    },
    read: async (after, limit) => structuredClone(entries.filter(({ entry }) => entry.n > after).slice(0, limit)),
    newest: async (limit) => structuredClone(entries.slice(-limit)),
  };
}
