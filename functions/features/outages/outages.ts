import { hashOfOutage, type KeptOutage, type Outage } from '../../../domain/match/audit/outages.ts';
import { overlapOf } from '../../../domain/match/clock/overlap.ts';
import type { Match } from '../../../domain/match/state/state.ts';
import type { Clock } from '../../platform/kit/clock.ts';
import type { Report } from '../../platform/kit/report.ts';
import type { OutageLog } from '../../platform/ports/outage-log.ts';
import type { Memos } from '../../platform/ports/ports.ts';
import { BEAT_MS, GAP_MS, gapsIn } from './beats.ts';

/** The partition of memos of how far the record has come. */
const MEMOS = 'outage#';

const DAY = 86_400_000;

/** How far back an operator may name an outage, and how long it may be, in milliseconds. */
const MOST_MS = 3 * DAY;

/** How many entries are looked at for a game. Older ones were applied long ago. */
const LOOKED_AT = 100;

/** The memo of maintenance, and how long a process trusts what it read of it, in milliseconds. */
const MAINTENANCE = 'maintenance';
const FRESH_MS = 5_000;

/** Work of the operator during which the server refuses writes, and no deadline times out. */
interface Maintenance {
  readonly from: number;
  /** Everybody reads it. */
  readonly why: string;
  /** When the operator expects its end. It does not end by itself. */
  readonly until?: number;
}

interface OutageDeps {
  readonly record: OutageLog;
  readonly memos: Memos;
  readonly clock: Pick<Clock, 'fault'>;
  readonly report: Report;
  sign(payload: object): Promise<string>;
  now(): number;
}

/** Keeps the record of outages, and tells which of them a game is owed. */
export function createOutages({ record, memos, clock, report, sign, now }: OutageDeps) {
  let newest: number | undefined;
  const placeOf = async (of: 'seen' | 'applied'): Promise<number | undefined> => {
    const memo = await memos.get(MEMOS, of);
    return memo === undefined ? undefined : Number(memo.at);
  };

  /** Appends an entry; another process may append one at the same time. */
  async function append(entry: Omit<Outage, 'n' | 'prev' | 'at'>): Promise<KeptOutage> {
    for (;;) {
      const [last] = await record.newest(1);
      const next: Outage = { ...entry, n: (last?.entry.n ?? 0) + 1, at: now(), prev: last?.hash ?? '' };
      const hash = hashOfOutage(next);
      const kept = { entry: next, hash, signed: await sign({ outage: next.n, hash }) };
      if (await record.append(kept)) return kept;
    }
  }

  let held: { readonly at: number; readonly is: Promise<Maintenance | undefined> } | undefined;
  async function readMaintenance(): Promise<Maintenance | undefined> {
    const memo = await memos.get(MEMOS, MAINTENANCE);
    if (memo === undefined) return undefined;
    const { from, why, until } = memo;
    return { from: Number(from), why: String(why), ...(until !== undefined && { until: Number(until) }) };
  }

  /** Returns the maintenance that is on, as this process read it less than five seconds ago. */
  function maintenance(): Promise<Maintenance | undefined> {
    if (held === undefined || now() - held.at >= FRESH_MS) {
      const is = readMaintenance();
      held = { at: now(), is };
      // A failed read is not trusted.
      is.catch(() => {
        if (held?.is === is) held = undefined;
      });
    }
    return held.is;
  }

  return {
    maintenance,

    /** Begins maintenance, or changes its words. Other processes follow within five seconds. */
    async maintain(wanted: Maintenance): Promise<void> {
      await memos.put(MEMOS, MAINTENANCE, { ...wanted });
      held = undefined;
    },

    /**
     * Ends maintenance: writes its time into the record once, then lets writes in. Returns the entry; `undefined`: none
     * was on. Can be repeated after a crash.
     */
    async endMaintenance(until: number, given?: Maintenance): Promise<KeptOutage | undefined> {
      const is = given ?? (await readMaintenance());
      if (is === undefined) return undefined;
      const { from, why } = is;
      const written = (await record.newest(LOOKED_AT)).find(
        ({ entry }) => entry.by === 'operator' && entry.from === from && entry.why === why,
      );
      const kept = written ?? (await append({ from, until, by: 'operator', why }));
      await memos.remove(MEMOS, MAINTENANCE);
      held = undefined;
      return kept;
    },

    /** Notes that the service works. Returns false, and notes nothing, while the clocks differ. */
    async beat(): Promise<boolean> {
      const wrong = clock.fault();
      if (wrong !== undefined) {
        report('clock', { message: wrong });
        return false;
      }
      const at = now();
      const minute = Math.floor(at / BEAT_MS);
      if (minute !== newest) await record.beat(at);
      newest = minute;
      return true;
    },

    /** Writes each gap between beats into the record. */
    async catchUp(): Promise<void> {
      const seen = await placeOf('seen');
      const beats = await record.beats(seen ?? now() - DAY, now());
      const last = beats.at(-1);
      if (last === undefined) return;
      const written = (await record.newest(LOOKED_AT)).filter(({ entry }) => entry.by === 'beats').at(-1);
      for (const gap of gapsIn(seen, beats))
        if (gap.from >= (written?.entry.until ?? 0)) await append({ ...gap, interval: BEAT_MS, by: 'beats' });
      await memos.put(MEMOS, 'seen', { at: last });
    },

    /** Writes an outage that an operator names. Returns why it may not be named, in words. */
    async declare(from: number, until: number, why: string): Promise<KeptOutage | string> {
      if (!(from < until && until <= now())) return 'an outage ends after it began, and is over';
      if (until - from > MOST_MS) return 'an outage of more than 72 hours cannot be named';
      if (from < now() - MOST_MS) return 'an outage that began more than 72 hours ago cannot be named';
      return append({ from, until, by: 'operator', why });
    },

    /**
     * Returns the outage that is to be applied to a match before its deadline times out. `unknown`: beats are missing
     * up to now, so an outage may be under way or just over; or maintenance is on.
     */
    async owed(match: Match): Promise<Outage | 'unknown' | undefined> {
      if ((await maintenance()) !== undefined) return 'unknown';
      const seen = await placeOf('seen');
      if (seen !== undefined && now() - seen > GAP_MS) return 'unknown';
      return (await record.newest(LOOKED_AT)).map(({ entry }) => entry).find((entry) => overlapOf(match, entry));
    },

    /** Returns the newest entry, if games may not have it yet. */
    async unapplied(): Promise<Outage | undefined> {
      const [last] = await record.newest(1);
      return last !== undefined && last.entry.n > ((await placeOf('applied')) ?? 0) ? last.entry : undefined;
    },

    /** Notes that every game has the entries up to a number. */
    async applied(n: number): Promise<void> {
      await memos.put(MEMOS, 'applied', { at: n });
    },

    /** Returns the first entries after a number. */
    read: (after: number, limit: number): Promise<readonly KeptOutage[]> => record.read(after, limit),
  };
}

export type Outages = ReturnType<typeof createOutages>;
