/** How many entries are kept in memory by default. */
const WARM = 200;

/** Adds an entry to a map, and removes the oldest above the limit. */
export function keepNewest<T>(map: Map<string, T>, key: string, value: T, most = WARM): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > most && oldest !== undefined) map.delete(oldest);
}
