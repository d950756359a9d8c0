import { readFileSync } from 'node:fs';
import { resolve } from '../../domain/diplomacy/adjudicate/index.ts';
import { adjudicate } from '../../domain/diplomacy/analyses/adjudications.ts';
import { readOrders } from '../../domain/diplomacy/analyses/orders.ts';
import { legal } from '../../domain/diplomacy/legal.ts';
import { POWERS, type Power, type Unit, type UnitType } from '../../domain/diplomacy/map/vocabulary.ts';
import type { Orders, Position, State } from '../../domain/diplomacy/state/state.ts';
import { view } from '../../domain/diplomacy/view.ts';
import { against, measured, type Row } from './measure.ts';

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

/** A whole `resolve`, from orders to results with their reasons; each run resolves one of the cases, in turn. */
const resolving = (name: string, cases: readonly Case[]): Promise<Row> =>
  measured(name, 20_000, 2_000, (i) => resolve(...cases[i % cases.length]!, 'datc'));

/** The same from texts to texts, as `adjudicate` is asked: orders and positions are read, results told in English. */
async function adjudicating(name: string): Promise<Row> {
  const { phases } = read('games/mila-network-1.json') as { readonly phases: readonly Phase[] };
  const inputs = phases.flatMap(({ phase, orders }, i) => {
    const unitsBefore = phases[i - 1]?.unitsAfter ?? {};
    return phase === 'movement' && units(unitsBefore).length === 34
      ? [{ season: 'spring', year: 1901, phase, unitsBefore, orders } as const]
      : [];
  });
  return measured(name, 5_000, 1_000, (i) => adjudicate(inputs[i % inputs.length]));
}

/** The adjudicator's speed on one core. */
export async function benchDiplomacy(): Promise<readonly Row[]> {
  const full = fullPhases();
  const copy = await measured('a JSON round trip of 34 units and their orders', 20_000, 2_000, (i) =>
    JSON.parse(JSON.stringify(full[i % full.length])),
  );
  return [
    against(await resolving('Diplomacy: movement phase of 34 units', full), copy, 0.1),
    against(await adjudicating('Diplomacy: adjudicate, 34 units, from texts to texts'), copy, 0.15),
    against(await resolving('Diplomacy: DATC 6.F.28, sixth order paradox', [paradox()]), copy, 1),
    await benchLegal(full),
  ];
}

/** All that the largest power of a full board may order. */
async function benchLegal(full: readonly Case[]): Promise<Row> {
  const views = full.map(([position]) => {
    const sizes = POWERS.map((power) => position.units.filter((unit) => unit.power === power).length);
    const seat = POWERS[sizes.indexOf(Math.max(...sizes))]!;
    const state: State = { position, rulings: 'rulebook', players: 7, seats: { [seat]: [seat] }, written: {} };
    return [view(state, [seat]), seat] as const;
  });
  return measured('Diplomacy: legal for the largest power on a board of 34 units', 2_000, 200, (i) =>
    legal(...views[i % views.length]!),
  );
}
