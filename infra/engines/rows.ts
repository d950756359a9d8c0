import { ENGINE } from '../../domain/lib/release.ts';
import { isFoldedBy, isNewer, type Released } from '../../functions/platform/engines/engines.ts';

// Which rows of `engines/engines.json` are those of a release, and which are of the releases after it.

/** Returns the engines that decide in a release: the newest of each game. The rows are sorted by release. */
const decidingIn = (released: readonly Released[], release: string): readonly Released[] => {
  const rows = released.filter((row) => !isNewer(row.release, release));
  return [...new Map(rows.map((row) => [row.game, row] as const)).values()];
};

/** Returns the engines of newer releases whose games a release folds as they do. */
const aheadIn = (released: readonly Released[], release: string): readonly Released[] =>
  released.filter((row) => isNewer(row.release, release) && isFoldedBy(release, row));

/** Returns the outputs of a stack about engines: names of those that decide, and of those ahead, if there are any. */
export function enginesToldIn(
  released: readonly Released[],
  release = ENGINE,
): { readonly Engines: string; readonly EnginesAhead?: string } {
  const named = (rows: readonly Released[]): string => [...new Set(rows.map(({ name }) => name))].sort().join(',');
  const [own, ahead] = [named(decidingIn(released, release)), named(aheadIn(released, release))];
  return { Engines: own, ...(ahead !== '' && { EnginesAhead: ahead }) };
}
