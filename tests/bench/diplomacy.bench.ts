import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { resolve } from '../../domain/diplomacy/adjudicate/index.ts';
import { readOrders } from '../../domain/diplomacy/adjudications-orders.ts';
import type { Orders, Position, Power, Unit, UnitType } from '../../domain/diplomacy/state.ts';

/** One measured thing; times in milliseconds, `target` for the median. */
export interface Row {
  readonly name: string;
  readonly medianMs: number;
  readonly p99Ms: number;
  readonly n: number;
  readonly target: number;
}

type Case = readonly [Position, Orders];
type ByPower = { readonly [power in Power]?: readonly string[] };
interface Phase {
  readonly phase: string;
  readonly orders: ByPower;
  readonly unitsAfter: ByPower;
}

const read = (file: string) => JSON.parse(readFileSync(new URL(`../diplomacy/${file}`, import.meta.url), 'utf8'));
const units = (lists: ByPower): readonly Unit[] =>
  Object.entries(lists).flatMap(([power, names]) =>
    names.map((name) => ({ power: power as Power, type: name.slice(0, 1) as UnitType, loc: name.slice(2) })),
  );
const position = (of: ByPower): Position => ({
  season: 'spring',
  year: 1901,
  phase: 'movement',
  units: units(of),
  dislodged: [],
  contested: [],
  centres: {},
});

/** The movement phases of a real game in which all 34 units stand on the board and have orders. */
function fullPhases(): readonly Case[] {
  const { phases } = read('games/mila-network-1.json') as { readonly phases: readonly Phase[] };
  return phases.flatMap(({ phase, orders }, i): Case[] => {
    const before = position(phases[i - 1]?.unitsAfter ?? {});
    return phase === 'movement' && before.units.length === 34 ? [[before, readOrders(before, orders).orders]] : [];
  });
}

/** DATC 6.F.28, the sixth order paradox. */
function paradox(): Case {
  const cases = read('datc.json') as readonly {
    readonly id: string;
    readonly units: ByPower;
    readonly orders: readonly (readonly [Power, string])[];
  }[];
  const found = cases.find(({ id }) => id === '6.F.28')!;
  const before = position(found.units);
  const lists: { [power: string]: string[] } = {};
  for (const [power, text] of found.orders) lists[power] = [...(lists[power] ?? []), text];
  return [before, readOrders(before, lists).orders];
}

/** Each run resolves one of the cases, in turn. */
function measure(name: string, target: number, cases: readonly Case[]): Row {
  const n = 20_000;
  const times = new Float64Array(n);
  for (let i = -2_000; i < n; i++) {
    const [before, orders] = cases[(i + 2_000) % cases.length]!;
    const start = performance.now();
    resolve(before, orders, 'datc');
    if (i >= 0) times[i] = performance.now() - start;
  }
  times.sort();
  return { name, medianMs: times[n / 2]!, p99Ms: times[Math.floor(n * 0.99)]!, n, target };
}

/** The adjudicator's speed on one core: a whole `resolve`, from orders to results with their reasons. */
export const benchDiplomacy = async (): Promise<Row[]> => [
  measure('Diplomacy: movement phase of 34 units', 0.1, fullPhases()),
  measure('Diplomacy: DATC 6.F.28, sixth order paradox', 1, [paradox()]),
];

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const { name, medianMs, p99Ms, n, target } of await benchDiplomacy())
    console.log(`${name}: median ${medianMs.toFixed(4)} ms, p99 ${p99Ms.toFixed(4)} ms (${n} runs, target ${target} ms)`);
