import { diplomacy } from '../../domain/diplomacy/index.ts';
import { CENTRES, unitName } from '../../domain/diplomacy/map/provinces.ts';
import { POWERS } from '../../domain/diplomacy/map/vocabulary.ts';
import type { View } from '../../domain/diplomacy/view.ts';

/** A saved game of Diplomacy in which every unit holds, year after year: as many phases as are wanted. */
export function longSavedGame(phases: number): string {
  const view = diplomacy.view(diplomacy.initial(diplomacy.schemas.options.parse({})), []) as View;
  const of = (each: (power: (typeof POWERS)[number]) => readonly string[]) =>
    Object.fromEntries(POWERS.map((power) => [power.toUpperCase(), each(power)]));
  const units = of((power) =>
    view.units.filter((unit) => unit.power === power).map((unit) => unitName(unit).toUpperCase()),
  );
  const centers = of((power) =>
    CENTRES.filter((centre) => view.centres[centre] === power).map((centre) => centre.toUpperCase()),
  );
  const orders = Object.fromEntries(
    Object.entries(units).map(([power, names]) => [power, names.map((name) => `${name} H`)]),
  );
  const named = (i: number): string => `${i % 2 === 0 ? 'S' : 'F'}${1901 + Math.floor(i / 2)}M`;
  return JSON.stringify({
    map: 'standard',
    phases: Array.from({ length: phases }, (_, i) => ({ name: named(i), state: { units, centers }, orders })),
  });
}
