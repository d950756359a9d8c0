import type { KeptOutage } from '../../../domain/match/audit/outages.ts';

/** The record of outages, and the beats that it is made from. Both are only added to. */
export interface OutageLog {
  /** Notes that the service worked at a time, in milliseconds since 1970: one note a minute. */
  beat(at: number): Promise<void>;
  /** Returns the times of the beats after one time and up to another, oldest first. */
  beats(after: number, until: number): Promise<readonly number[]>;
  /** Appends an entry. Returns false, and writes nothing, if its number is taken. */
  append(kept: KeptOutage): Promise<boolean>;
  /** Returns the first entries after a number. */
  read(after: number, limit: number): Promise<readonly KeptOutage[]>;
  /** Returns the newest entries, oldest first. */
  newest(limit: number): Promise<readonly KeptOutage[]>;
}
