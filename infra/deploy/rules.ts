import { ENGINE } from '../../domain/lib/release.ts';
import { isFoldedBy, isNewer, type Released } from '../../functions/platform/engines/engines.ts';
import type { Checked } from './preflight.ts';
import type { Standing } from './standing.ts';

/**
 * How a deployment changes the engines. With `ahead`, the functions that stand read what the new engines decide, so a
 * release may get a part of the requests and be taken back. `back`: it is taken back now. `forward`: the functions that
 * stand cannot read it, so all requests change at once.
 */
export type Turn = 'same' | 'ahead' | 'back' | 'forward';

interface Engines {
  /** The engines that decide in what is deployed. */
  readonly engines: readonly string[];
  /** The rows of the checkout, and its release. */
  readonly released: readonly Released[];
  readonly release?: string;
}

type Told = Pick<Standing, 'engines' | 'ahead'>;

/** Returns how a deployment changes the engines of what stands. */
export function turnOf(standing: Told, { engines, released, release = ENGINE }: Engines): Turn {
  const fresh = engines.filter((name) => !standing.engines.includes(name));
  if (standing.engines.length === 0 || fresh.length === 0) return 'same';
  if (fresh.every((name) => standing.ahead.includes(name))) return 'ahead';
  const left = standing.engines.filter((name) => !engines.includes(name));
  const isOlder =
    left.length > 0 && left.every((name) => rowsOf(released, name).some((row) => isNewer(row.release, release)));
  return isOlder ? 'back' : 'forward';
}

const rowsOf = (released: readonly Released[], name: string): readonly Released[] =>
  released.filter((row) => row.name === name);

/**
 * Returns what an operator must know of the engines before a deployment: whether it may be taken back, and whether it
 * reads every game of what stands.
 */
export function rulesChecked(standing: Told, of: Engines): readonly Checked[] {
  const { engines, released, release = ENGINE } = of;
  const unread = [...standing.engines, ...standing.ahead].filter(
    (name) => !engines.includes(name) && !rowsOf(released, name).some((row) => isFoldedBy(release, row)),
  );
  if (unread.length > 0) {
    const what = `${release} does not read games that ${unread.map((name) => nameOf(released, name)).join(', ')} decided`;
    return [
      { what, is: 'wrong', do: 'deploy a newer release, or one whose engines/engines.json says that it reads them' },
    ];
  }
  const turn = turnOf(standing, of);
  if (turn === 'same') return [{ what: 'the rules stay: a release can be taken back', is: 'well' }];
  if (turn === 'ahead')
    return [{ what: 'new rules, whose games what stands reads: a release can be taken back', is: 'well' }];
  if (turn === 'back')
    return [{ what: `back to the rules of ${release}, which reads newer games: all requests at once`, is: 'well' }];
  return [
    forward(
      engines.filter((name) => !standing.engines.includes(name) && !standing.ahead.includes(name)),
      released,
    ),
  ];
}

/** Says why new rules get all requests at once, and what helps. */
function forward(fresh: readonly string[], released: readonly Released[]): Checked {
  const rows = fresh.map((name) => rowsOf(released, name));
  const what = (why: string): string => `new rules: all requests at once, and no way back (${why})`;
  if (rows.some((each) => each.some(({ foldedBy }) => foldedBy === null)))
    return {
      what: what('the release before folds their games to other states'),
      is: 'told',
      do: 'mend what is wrong in a newer release; never deploy the older one again',
    };
  const before = rows.flat().find(({ foldedBy }) => typeof foldedBy === 'string')?.foldedBy;
  if (before !== undefined && before !== null && rows.every((each) => each.some(({ foldedBy }) => foldedBy === before)))
    return {
      what: what(`${before} could read their games, but what stands does not know their engines`),
      is: 'told',
      do: `deploy ${before} first, from a checkout that has the rows of the newer engines`,
    };
  return {
    what: what('nobody compared how the release before folds their games'),
    is: 'told',
    do: 'in a checkout of that release: npm run release -- --ahead COMMIT, and deploy it first',
  };
}

/** Returns an engine in words: its game and release, where the checkout knows it. */
function nameOf(released: readonly Released[], name: string): string {
  const [row] = rowsOf(released, name);
  return row === undefined ? `the engine ${name}` : `${row.game} of ${row.release}`;
}
