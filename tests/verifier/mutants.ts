import { isObject, type Json } from '../../domain/lib/json.ts';
import { type Below, oneOf } from '../kit/random.ts';
import { chained, type Draft, type Forger, remade } from './forger.ts';

// One change at any place in a log, with everything recomputed that the seed gives.

type Path = readonly (string | number)[];

/** A mutant: its log, where it was changed and how. */
interface Mutant {
  readonly log: readonly Draft[];
  readonly kind: string;
}

/** All places in a value, those of lists and objects too. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inside = Object.entries(value).flatMap(([key, item]) =>
    pathsIn(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return [path, ...inside];
}

/** The same for all items of a list. */
const patternOf = (path: Path, types: string): string =>
  `${path.map((key) => (typeof key === 'number' ? '#' : key)).join('.')}${types}`;

const within = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], value);

/** Letters that look like others, and the same letters in another form. */
const alike = (text: string): string =>
  text
    .replace(/a/, 'а')
    .replace(/e/, 'е')
    .replace(/o/, 'о')
    .replace(/[A-Z]/, (letter) => `${letter}\u200d`);

function otherOf(below: Below, value: unknown, elsewhere: () => unknown): unknown {
  const any: unknown[] = [
    null,
    true,
    false,
    0,
    1,
    -1,
    0.5,
    2 ** 53 - 1,
    -(2 ** 53 - 1),
    '',
    'x',
    '__proto__',
    [],
    {},
    [value],
    { value },
    elsewhere(),
  ];
  if (typeof value === 'number')
    any.push(value + 1, value - 1, value + 0.5, String(value), -value, value + 60_000, value + 1, value - 1);
  if (typeof value === 'string')
    any.push(
      alike(value),
      `${value} `,
      value.slice(1),
      value.toUpperCase(),
      Number(value) || 7,
      `${value}\n`,
      value.slice(0, -1),
      `${value.slice(0, -1)}B`,
    );
  if (typeof value === 'boolean') any.push(!value, !value, !value);
  if (Array.isArray(value)) {
    const i = below(value.length || 1);
    const j = below(value.length || 1);
    const swapped = [...value];
    [swapped[i], swapped[j]] = [swapped[j], swapped[i]];
    any.push(
      value.toReversed(),
      value.toSpliced(i, 1),
      value.toSpliced(j, 0, value[i]),
      swapped,
      [...value, elsewhere()],
      value.toSpliced(i, 1),
      swapped,
    );
  } else if (isObject(value as Json)) {
    const entries = Object.entries(value as object);
    const i = below(entries.length || 1);
    const keys = [
      'due',
      'was',
      'sealed',
      'opens',
      'contribution',
      'from',
      'stock',
      'piles',
      'arrived',
      'ask',
      'to',
      'form',
      'value',
      'holder',
      'wish',
      'seat',
      'type',
      '__proto__',
      'toString',
    ];
    any.push(
      Object.fromEntries(entries.toSpliced(i, 1)),
      Object.fromEntries(entries.toSpliced(i, 1)),
      Object.fromEntries([...entries, [oneOf(below, keys), elsewhere()]]),
      Object.fromEntries([...entries, [oneOf(below, keys), elsewhere()]]),
    );
  }
  return oneOf(below, any);
}

/** Another order or number of commits; those that come later are renumbered, and what they point to. */
function otherCommits({ below, log }: Forger): string {
  const kind = oneOf(below, ['commit left out', 'commit twice', 'commits exchanged']);
  const i = 1 + below(log.length - 2);
  const [one, two] = [log[i], log[i + 1]];
  if (one === undefined || two === undefined) return kind;
  if (kind === 'commit left out') log.splice(i, 1);
  if (kind === 'commit twice')
    log.splice(i, 0, structuredClone({ ...one, envelope: { ...one.envelope, cmdId: 'again' } }));
  if (kind === 'commits exchanged') {
    [log[i], log[i + 1]] = [two, one];
    [one.envelope.at, two.envelope.at] = [two.envelope.at, one.envelope.at];
  }
  const moved = new Map<number, number>();
  log.forEach(({ envelope }, at) => void moved.set(envelope.v, at + 1));
  log.forEach(({ envelope }, at) => {
    envelope.v = at + 1;
    for (const event of envelope.events) {
      for (const opening of (event.opens ?? []) as unknown as { v: number }[])
        opening.v = moved.get(opening.v) ?? opening.v;
      if (event.type === 'match/restored') event.from = at;
    }
  });
  // Chance as a forger can count it again: the indexes of all draws.
  const next = new Map<string, number>();
  for (const { envelope } of log)
    envelope.draws = envelope.draws.map((run) => {
      const key = `${envelope.epoch}/${run.s}`;
      const at = next.get(key) ?? 0;
      next.set(key, at + run.k);
      return { ...run, i: at };
    });
  return kind;
}

/** Makes one mutant. */
export function mutantOf(forger: Forger): Mutant {
  const { below, log, played } = forger;
  let kind: string;
  if (below(12) === 0) kind = otherCommits(forger);
  else {
    const i = oneOf(below, [0, below(log.length), below(log.length), below(log.length), log.length - 1]);
    const commit = log[i];
    const paths = pathsIn(commit);
    const grouped = Map.groupBy(paths, (path) => {
      const e = path.indexOf('events');
      const type = e >= 0 && path.length > e + 1 ? (commit?.envelope.events[Number(path[e + 1])]?.type ?? '') : '';
      return patternOf(path, type === '' ? '' : ` of ${String(type)}`);
    });
    const [pattern, those] = oneOf(below, [...grouped]);
    const path = oneOf(below, those);
    const last = path.at(-1);
    const elsewhere = (): unknown => structuredClone(within(commit, oneOf(below, paths)));
    const value = within(commit, path);
    const other = otherOf(below, value, elsewhere);
    kind = `${pattern}: ${JSON.stringify(value)?.slice(0, 40)} → ${JSON.stringify(other)?.slice(0, 40)}`;
    if (last === undefined) log[i] = other as Draft;
    else {
      const parent = within(commit, path.slice(0, -1)) as Record<string, unknown>;
      if (below(6) === 0 && !Array.isArray(parent)) {
        delete parent[last];
        kind = `${pattern}: left out`;
      } else
        Object.defineProperty(parent, last, { value: other, enumerable: true, configurable: true, writable: true });
    }
  }
  const how = below(8);
  const anew = how > 1 ? attempt(() => remade(structuredClone(log), played.seed)) : undefined;
  const linked = anew ?? (how > 0 ? attempt(() => chained(structuredClone(log))) : undefined);
  return { log: linked ?? log, kind: `${kind}${anew ? ' (all anew)' : linked ? ' (chain anew)' : ''}` };
}

/** A commit that has lost its shape cannot be recomputed. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
