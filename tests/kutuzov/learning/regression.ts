import { CholeskyDecomposition, Matrix } from 'ml-matrix';

/*
 * Logistic regression with a penalty on great weights, by Newton's method, on traits that are scaled to the same
 * spread.
 */

/** Rows of one game, in order, and what became of it: 0 to 1. */
interface Course {
  readonly won: number;
  readonly positions: readonly (readonly number[])[];
}
interface Fit {
  readonly bias: number;
  readonly weights: readonly number[];
}

/** Traits that hardly differ are left out. */
const ALIKE = 1e-3;
/** Keeps what hardly differs from counting for much. */
const LEAST_SPREAD = 1e-2;
/** The penalty on a weight, for each 200 games. */
const PENALTY = 0.08;
/** How much of what is expected after a position counts as what became of it, rather than the end of the game alone. */
const KEPT = 0.95;
const ROUNDS = 4;
const STEPS = 3;

/**
 * Weights by which the logistic function of the traits is the chance of winning; each game counts alike, however long.
 * Of a position it learns partly from the end of its game, partly from what it expects of the positions after it.
 */
export function fitted(courses: readonly Course[]): Fit {
  const width = courses[0]!.positions[0]!.length;
  const all = courses.flatMap(({ positions }) => positions);
  const mean = columns(width, (i) => all.reduce((sum, row) => sum + row[i]!, 0) / all.length);
  const spread = columns(width, (i) =>
    Math.sqrt(all.reduce((sum, row) => sum + (row[i]! - mean[i]!) ** 2, 0) / all.length),
  );
  const used = columns(width, (i) => i).filter((i) => spread[i]! > ALIKE);
  const scaled = courses.map(({ positions }) =>
    positions.map((row) =>
      Float64Array.from([...used.map((i) => (row[i]! - mean[i]!) / (spread[i]! + LEAST_SPREAD)), 1]),
    ),
  );
  const penalty = PENALTY / Math.max(1, courses.length / 200);
  let weights = new Float64Array(used.length + 1);
  let aims = courses.map(({ won, positions }) => positions.map(() => won));
  for (let round = 0; round < ROUNDS; round++) {
    for (let step = 0; step < (round === 0 ? 2 * STEPS : STEPS); step++)
      weights = newton(scaled, aims, weights, penalty);
    aims = scaled.map((rows, game) => expected(rows, courses[game]!.won, weights));
  }
  const raw = new Map(used.map((i, at) => [i, weights[at]! / (spread[i]! + LEAST_SPREAD)]));
  const shift = used.reduce((sum, i) => sum + raw.get(i)! * mean[i]!, 0);
  return { bias: weights[used.length]! - shift, weights: columns(width, (i) => raw.get(i) ?? 0) };
}

const columns = <T>(width: number, of: (i: number) => T): readonly T[] =>
  Array.from({ length: width }, (_, i) => of(i));
const logistic = (x: number): number => 1 / (1 + Math.exp(-x));
const chanceBy = (row: Float64Array, weights: Float64Array): number =>
  logistic(row.reduce((sum, value, i) => sum + value * weights[i]!, 0));

/** From the last position of a game back to its first, what is to be expected there. */
function expected(rows: readonly Float64Array[], won: number, weights: Float64Array): number[] {
  const aims: number[] = new Array(rows.length).fill(won);
  for (let i = rows.length - 2; i >= 0; i--)
    aims[i] = KEPT * aims[i + 1]! + (1 - KEPT) * chanceBy(rows[i + 1]!, weights);
  return aims;
}

/** One step of Newton's method; the last column is the constant, which is not penalized. */
function newton(
  games: readonly (readonly Float64Array[])[],
  aims: readonly (readonly number[])[],
  weights: Float64Array,
  penalty: number,
): Float64Array<ArrayBuffer> {
  const width = weights.length;
  const isPenalized = (i: number): boolean => i < width - 1;
  const slope = Float64Array.from(weights, (weight, i) => (isPenalized(i) ? penalty * weight : 0));
  const curve = Array.from({ length: width }, () => new Float64Array(width));
  for (const [game, rows] of games.entries())
    for (const [at, row] of rows.entries()) {
      const chance = chanceBy(row, weights);
      const share = 1 / (games.length * rows.length);
      const miss = share * (chance - aims[game]![at]!);
      const bend = share * chance * (1 - chance);
      for (let i = 0; i < width; i++) {
        slope[i]! += miss * row[i]!;
        const line = curve[i]!;
        const bent = bend * row[i]!;
        for (let j = 0; j <= i; j++) line[j]! += bent * row[j]!;
      }
    }
  const full = new Matrix(width, width);
  for (let i = 0; i < width; i++)
    for (let j = 0; j <= i; j++) {
      full.set(i, j, curve[i]![j]!);
      full.set(j, i, curve[i]![j]!);
    }
  for (let i = 0; i < width; i++) full.set(i, i, full.get(i, i) + (isPenalized(i) ? penalty : 1e-9));
  const step = new CholeskyDecomposition(full).solve(Matrix.columnVector([...slope]));
  return Float64Array.from(weights, (weight, i) => weight - step.get(i, 0));
}
