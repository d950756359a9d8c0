import * as z from 'zod';
import { askOf } from '../asks.ts';
import { CENTRES, unitName } from '../map/provinces.ts';
import { POWERS, type Power } from '../map/vocabulary.ts';
import type { View } from '../view.ts';

// Reads what `saved-game.ts` writes, and the Python package itself: names are upper case, a phase is called S1901M,
// F1901R or W1901A, a dislodged unit has a star. Of a phase only the orders are taken; the position before it is
// compared with our own.

const NAMES = POWERS.map((power) => power.toUpperCase());
const byPower = <T extends z.ZodType>(each: T) => z.partialRecord(z.enum(NAMES as [string, ...string[]]), each);

const savedSchema = z.looseObject({
  map: z.string().optional(),
  phases: z
    .array(
      z.looseObject({
        name: z.string().max(20),
        state: z.looseObject({
          units: byPower(z.array(z.string().max(20))),
          centers: byPower(z.array(z.string().max(20))),
        }),
        orders: byPower(z.array(z.string().max(80)).nullable()),
      }),
    )
    .min(1),
});

/** A phase of a saved game: what was ordered in it, and how everything stood before. */
export interface SavedPhase {
  readonly name: string;
  readonly orders: { readonly [power in Power]?: readonly string[] };
  readonly stood: Stood;
}

/** What a power has in a position: units with their stars, and centres. */
interface Standing {
  readonly units: readonly string[];
  readonly centres: readonly string[];
}
type Stood = { readonly [power in Power]?: Standing };

/** The phases of a saved game; undefined: it is none, or of another map. */
export function savedPhases(value: unknown): readonly SavedPhase[] | undefined {
  const parsed = savedSchema.safeParse(value);
  if (!parsed.success || (parsed.data.map ?? 'standard') !== 'standard') return undefined;
  return parsed.data.phases.map(({ name, orders, state }) => ({
    name,
    orders: each((power) => orders[power.toUpperCase()] ?? []),
    stood: each((power) => ({
      units: state.units[power.toUpperCase()] ?? [],
      centres: state.centers[power.toUpperCase()] ?? [],
    })),
  }));
}

/** What a position is called in a saved game. */
export const savedName = (view: View): string => (view.phase === 'adjustment' ? `W${view.year}A` : askOf(view));

/** The powers that stand otherwise in a saved game than here. */
export function unlike({ stood }: SavedPhase, view: View): readonly Power[] {
  return POWERS.filter((power) => {
    const { units, centres } = stood[power] ?? NOTHING;
    const standing = view.units.filter((unit) => unit.power === power).map(unitName);
    const own = CENTRES.filter((centre) => view.centres[centre] === power);
    return (
      textOf(units.filter((unit) => !isStarred(unit))) !== textOf(standing) ||
      textOf(centres) !== textOf(own) ||
      !isDislodgedAlike(units.filter(isStarred), view, power)
    );
  });
}

const NOTHING: Standing = { units: [], centres: [] };
const isStarred = (unit: string): boolean => unit.startsWith('*');

/** Some files list a dislodged unit with nowhere to go, others leave it out. */
function isDislodgedAlike(starred: readonly string[], { dislodged }: View, power: Power): boolean {
  const mine = dislodged.filter(({ unit }) => unit.power === power);
  const name = ({ unit }: (typeof mine)[number]): string => `*${unitName(unit)}`.toUpperCase();
  const known = mine.map(name);
  const given = starred.map((unit) => unit.toUpperCase());
  return (
    given.every((unit) => known.includes(unit)) &&
    mine.every((each) => each.retreats.length === 0 || given.includes(name(each)))
  );
}

const each = <T>(of: (power: Power) => T): { readonly [power in Power]: T } =>
  Object.fromEntries(POWERS.map((power) => [power, of(power)])) as { readonly [power in Power]: T };

const textOf = (names: readonly string[]): string =>
  names
    .map((name) => name.toUpperCase())
    .sort()
    .join(', ');
