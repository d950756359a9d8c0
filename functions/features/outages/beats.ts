/** How often the service shows that it works: name, door, function and log, in milliseconds. */
export const BEAT_MS = 60_000;

/** Beats that are further apart are an outage: one beat may be lost, and one may be late. */
export const GAP_MS = 2.5 * BEAT_MS;

interface Gap {
  readonly from: number;
  readonly until: number;
}

/** Returns the outages between beats. `seen`: the newest beat that was looked at before; `beats`: those after it. */
export const gapsIn = (seen: number | undefined, beats: readonly number[]): readonly Gap[] =>
  beats.flatMap((until, i) => {
    const from = i === 0 ? seen : beats[i - 1];
    return from !== undefined && until - from > GAP_MS ? [{ from, until }] : [];
  });
