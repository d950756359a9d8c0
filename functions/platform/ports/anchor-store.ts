/** Texts of anchors, kept for good. In the cloud not even an operator can remove them for some years. */
export interface AnchorStore {
  /** Stores a text under a name that the writer may write again, with the same text. */
  put(name: string, text: string): Promise<void>;
  /** Stores a text once. Returns false, and stores nothing, if one is there. */
  add(name: string, text: string): Promise<boolean>;
  get(name: string): Promise<string | undefined>;
  /** Returns the first hours from one on that have an anchor, in order. */
  hours(from: number, limit: number): Promise<readonly number[]>;
  /** Returns the newest hour that has an anchor; `undefined`: there is none. */
  newest(): Promise<number | undefined>;
}

/** The folders of a store. Anchors and leaves are public, and heads are not: they name games. */
export const ANCHORS = 'anchors/';
export const LEAVES = 'leaves/';
const HEADS = 'heads/';

export const anchorName = (hour: number): string => `${ANCHORS}${hour}.json`;
export const leavesName = (hour: number, part: number): string => `${LEAVES}${hour}/${part}.json`;
export const headsName = (hour: number): string => `${HEADS}${hour}.json`;

/** Returns the hour of an anchor's name; `undefined`: it is another name. */
export function hourIn(name: string): number | undefined {
  const [, hour] = /([0-9]+)\.json$/.exec(name) ?? [];
  return hour === undefined ? undefined : Number(hour);
}
