/**
 * One measured thing; times in milliseconds. `p5Ms`: what the fastest twentieth took at most, where nothing else came
 * between.
 */
export interface Row {
  readonly name: string;
  readonly p5Ms: number;
  readonly medianMs: number;
  readonly p99Ms: number;
  readonly n: number;
  /** For the median, in milliseconds. */
  readonly target?: number;
  readonly baseline?: { readonly name: string; readonly medianMs: number };
}

/** Runs `work` `n` times after `warm` unmeasured ones; what gives a promise is awaited. */
export async function measured(name: string, n: number, warm: number, work: (i: number) => unknown): Promise<Row> {
  const times = new Float64Array(n);
  for (let i = -warm; i < n; i++) {
    const start = performance.now();
    const done = work(i + warm);
    if (done instanceof Promise) await done;
    if (i >= 0) times[i] = performance.now() - start;
  }
  return rowOf(name, times);
}

/** The row of what was measured elsewhere. */
export function rowOf(name: string, times: Float64Array): Row {
  const [n, sorted] = [times.length, times.toSorted()];
  const at = (share: number): number => sorted[Math.floor(n * share)]!;
  return { name, p5Ms: at(0.05), medianMs: at(0.5), p99Ms: at(0.99), n };
}

/** A row with the baseline that was run beside it and the median aimed at. */
export const against = (row: Row, baseline: Row, target?: number): Row => ({
  ...row,
  baseline: { name: baseline.name, medianMs: baseline.medianMs },
  ...(target !== undefined && { target }),
});
