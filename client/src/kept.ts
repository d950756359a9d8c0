/** An answer that the client may request again by its tag. */
export interface Kept {
  readonly etag: string;
  readonly text: string;
}

/** Where answers are kept between two readings: in memory, or wherever a program keeps what should outlive it. */
export interface KeptAnswers {
  get(name: string): Kept | undefined | Promise<Kept | undefined>;
  set(name: string, kept: Kept): void | Promise<void>;
}

/** Keeps answers in memory: the `most` that were read last. */
export function keptInMemory(most = 100): KeptAnswers {
  const kept = new Map<string, Kept>();
  return {
    get(name) {
      const found = kept.get(name);
      if (found !== undefined) {
        kept.delete(name);
        kept.set(name, found);
      }
      return found;
    },
    set(name, answer) {
      kept.delete(name);
      kept.set(name, answer);
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    },
  };
}
