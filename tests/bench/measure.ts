/** One measured thing; times in milliseconds. `ratio`: how often the baseline, run beside it, fits into the median. */
export interface Row {
  readonly name: string;
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
  return { name, medianMs: sorted[Math.floor(n / 2)]!, p99Ms: sorted[Math.floor(n * 0.99)]!, n };
}

/** A row with the baseline that was run beside it and the median aimed at. */
export const against = (row: Row, baseline: Row, target?: number): Row => ({
  ...row,
  baseline: { name: baseline.name, medianMs: baseline.medianMs },
  ...(target !== undefined && { target }),
});
