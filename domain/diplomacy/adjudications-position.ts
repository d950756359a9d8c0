import { err, ok, type Result } from '../lib/result.ts';
import { retreatsOf } from './adjudicate/retreats.ts';
import type { AdjudicationInput } from './adjudications.ts';
import { type NamedUnit, parseUnit } from './notation.ts';
import { nearestProvince, provinceNamed } from './province-names.ts';
import { canStand, hasCoasts, isCentre, isInland, isSea, PROVINCES, provinceOf } from './provinces.ts';
import { type Dislodged, type Loc, POWERS, type Position, type Power, type Province, type Unit } from './state.ts';

/** What is wrong with an input, and where: a JSON Pointer. */
export interface Fault {
  readonly pointer: string;
  readonly detail: string;
}

/** The position that an input describes, or everything that is wrong with it. */
export function readPosition(input: AdjudicationInput): Result<Position, readonly Fault[]> {
  const faults: Fault[] = [];
  const units = readUnits(input, faults);
  const contested = (input.contestedBefore ?? []).flatMap((written, i) => readProvince(written, `/contestedBefore/${i}`, faults) ?? []);
  const dislodged = readDislodged(input, units, contested, faults);
  const centres = readCentres(input, faults);
  const season = input.season === 'autumn' ? 'fall' : input.season;
  if (input.phase === 'adjustment' && season === 'spring')
    faults.push({ pointer: '/season', detail: 'Adjustments follow the fall turn only.' });
  if (input.phase !== 'retreat' && dislodged.length > 0)
    faults.push({ pointer: '/dislodgedBefore', detail: 'Only a retreat phase has dislodged units.' });
  if (faults.length > 0) return err(faults);
  return ok({ season, year: input.year, phase: input.phase, units, dislodged, contested, centres });
}

function readUnits(input: AdjudicationInput, faults: Fault[]): readonly Unit[] {
  const taken = new Set<Province>();
  return POWERS.flatMap((power) =>
    (input.unitsBefore[power] ?? []).flatMap((written, i) => {
      const unit = readUnit(power, written, `/unitsBefore/${power}/${i}`, taken, faults);
      return unit === undefined ? [] : [unit];
    }),
  );
}

function readUnit(power: Power, written: string, pointer: string, taken: Set<Province>, faults: Fault[]): Unit | undefined {
  const parsed = parseUnit(written);
  const fault = parsed.ok ? misplaced(parsed.value) : parsed.error.detail;
  if (!parsed.ok || parsed.value.type === undefined || fault !== undefined) {
    faults.push({ pointer, detail: fault ?? 'Say whether it is an army (A) or a fleet (F).' });
    return undefined;
  }
  const { type, loc } = parsed.value;
  const province = provinceOf(loc);
  if (taken.has(province)) {
    faults.push({ pointer, detail: `There are two units in ${province}.` });
    return undefined;
  }
  taken.add(province);
  return { power, type, loc: type === 'A' ? province : loc };
}

function misplaced({ type, loc }: NamedUnit): string | undefined {
  if (type === undefined || canStand(type, type === 'A' ? provinceOf(loc) : loc)) return undefined;
  if (type === 'A' && isSea(loc)) return `An army cannot stand in ${loc}, a sea.`;
  if (isInland(loc)) return `A fleet cannot stand in ${loc}, inland.`;
  return hasCoasts(loc)
    ? `Name the coast of the fleet: ${PROVINCES[provinceOf(loc)]!.berths.join(' or ')}.`
    : `No unit can stand in ${loc}.`;
}

function readProvince(written: string, pointer: string, faults: Fault[]): Province | undefined {
  const province = provinceNamed(written);
  if (province === undefined) {
    const near = nearestProvince(written);
    const hint = near === undefined ? '' : ` Did you mean ${PROVINCES[near]!.name.en}?`;
    faults.push({ pointer, detail: `There is no province "${written}".${hint}` });
  }
  return province;
}

function readCentres(input: AdjudicationInput, faults: Fault[]): Position['centres'] {
  const centres: { [centre: Province]: Power } = {};
  for (const power of POWERS)
    for (const [i, written] of (input.centresBefore?.[power] ?? []).entries()) {
      const pointer = `/centresBefore/${power}/${i}`;
      const province = readProvince(written, pointer, faults);
      if (province === undefined) continue;
      if (!isCentre(province)) faults.push({ pointer, detail: `${province} is no supply centre.` });
      else if (centres[province] !== undefined) faults.push({ pointer, detail: `${province} is listed twice.` });
      else centres[province] = power;
    }
  return centres;
}

/**
 * Dislodged units: with the places they may go to if the input says them, else all that are vacant, not contested and not where
 * the attacker came from, as far as that is known (§12.3, §12.4).
 */
function readDislodged(
  input: AdjudicationInput,
  units: readonly Unit[],
  contested: readonly Province[],
  faults: Fault[],
): readonly Dislodged[] {
  const occupied = new Set(units.map(({ loc }) => provinceOf(loc)));
  const taken = new Set<Province>();
  return POWERS.flatMap((power) =>
    (input.dislodgedBefore?.[power] ?? []).flatMap((entry, i): Dislodged[] => {
      const pointer = `/dislodgedBefore/${power}/${i}`;
      const given = typeof entry === 'string' ? { unit: entry } : entry;
      const unit = readUnit(power, given.unit, typeof entry === 'string' ? pointer : `${pointer}/unit`, taken, faults);
      const from = given.from === undefined ? undefined : readProvince(given.from, `${pointer}/from`, faults);
      if (unit === undefined) return [];
      const isOccupied = (province: Province): boolean => occupied.has(province);
      const retreats =
        given.retreats === undefined
          ? retreatsOf(unit, from, isOccupied, contested)
          : chosen(retreatsOf(unit, undefined, isOccupied, contested), given.retreats, `${pointer}/retreats`, faults);
      return [{ unit, from: from ?? provinceOf(unit.loc), retreats }];
    }),
  );
}

function chosen(possible: readonly Loc[], given: readonly string[], pointer: string, faults: Fault[]): readonly Loc[] {
  return given.flatMap((written, i) => {
    const parsed = parseUnit(written);
    const loc = parsed.ok ? parsed.value.loc : undefined;
    if (loc !== undefined && possible.includes(loc)) return [loc];
    faults.push({ pointer: `${pointer}/${i}`, detail: `The unit cannot retreat to ${written}.` });
    return [];
  });
}
