import { josa } from '../../lib/josa.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import type { Text } from '../../lib/text.ts';
import { retreatsOf } from '../adjudicate/retreats.ts';
import {
  canStand,
  hasCoasts,
  isCentre,
  isInland,
  isSea,
  placeName,
  provinceOf,
  provinceRow,
} from '../map/provinces.ts';
import { type Loc, POWERS, type Power, type Province, type Unit } from '../map/vocabulary.ts';

import { nearestProvince, provinceNamed } from '../notation/province-names.ts';
import { type NamedUnit, parseUnit } from '../notation/units.ts';
import type { Dislodged, Position } from '../state/state.ts';
import type { PositionInput } from './input.ts';

/** What is wrong with an input, and where: a JSON Pointer. */
export interface Fault {
  readonly pointer: string;
  readonly detail: Text;
}

/** The position that an input describes, or everything that is wrong with it. */
export function readPosition(input: PositionInput): Result<Position, readonly Fault[]> {
  const faults: Fault[] = [];
  const units = readUnits(input, faults);
  const contested = (input.contestedBefore ?? []).flatMap(
    (written, i) => readProvince(written, `/contestedBefore/${i}`, faults) ?? [],
  );
  const dislodged = readDislodged(input, units, contested, faults);
  const centres = readCentres(input, faults);
  const season = input.season === 'autumn' ? 'fall' : input.season;
  if (input.phase === 'adjustment' && season === 'spring')
    faults.push({
      pointer: '/season',
      detail: { en: 'Adjustments follow the fall turn only.', ko: '부대 가감은 가을 라운드 후에만 있습니다.' },
    });
  if (input.phase !== 'retreat' && dislodged.length > 0)
    faults.push({
      pointer: '/dislodgedBefore',
      detail: { en: 'Only a retreat phase has dislodged units.', ko: '쫓겨난 부대는 퇴각 단계에만 있습니다.' },
    });
  if (faults.length > 0) return err(faults);
  return ok({ season, year: input.year, phase: input.phase, units, dislodged, contested, centres });
}

function readUnits(input: PositionInput, faults: Fault[]): readonly Unit[] {
  const taken = new Set<Province>();
  return POWERS.flatMap((power) =>
    (input.unitsBefore[power] ?? []).flatMap((written, i) => {
      const unit = readUnit(power, written, `/unitsBefore/${power}/${i}`, taken, faults);
      return unit === undefined ? [] : [unit];
    }),
  );
}

const NO_TYPE: Text = {
  en: 'Say whether it is an army (A) or a fleet (F).',
  ko: '육군(육)인지 해군(해)인지 밝혀야 합니다.',
};

function readUnit(
  power: Power,
  written: string,
  pointer: string,
  taken: Set<Province>,
  faults: Fault[],
): Unit | undefined {
  const parsed = parseUnit(written);
  const fault = parsed.ok ? misplaced(parsed.value) : parsed.error.detail;
  if (!parsed.ok || parsed.value.type === undefined || fault !== undefined) {
    faults.push({ pointer, detail: fault ?? NO_TYPE });
    return undefined;
  }
  const { type, loc } = parsed.value;
  const province = provinceOf(loc);
  if (taken.has(province)) {
    faults.push({
      pointer,
      detail: {
        en: `There are two units in ${placeName(province)}.`,
        ko: `${placeName(province, 'ko')}에 부대가 둘 있습니다.`,
      },
    });
    return undefined;
  }
  taken.add(province);
  return { power, type, loc: type === 'A' ? province : loc };
}

function misplaced({ type, loc }: NamedUnit): Text | undefined {
  if (type === undefined || canStand(type, type === 'A' ? provinceOf(loc) : loc)) return undefined;
  const [en, ko] = [placeName(loc), placeName(loc, 'ko')];
  if (type === 'A' && isSea(loc))
    return {
      en: `An army cannot stand in ${en}, a sea.`,
      ko: `${josa(ko, '은/는')} 바다이므로 육군이 있을 수 없습니다.`,
    };
  if (isInland(loc))
    return {
      en: `A fleet cannot stand in ${en}, inland.`,
      ko: `${josa(ko, '은/는')} 내륙이므로 해군이 있을 수 없습니다.`,
    };
  if (!hasCoasts(loc)) return { en: `No unit can stand in ${en}.`, ko: `${ko}에는 부대가 있을 수 없습니다.` };
  const { berths } = provinceRow(provinceOf(loc));
  return {
    en: `Name the coast of the fleet: ${berths.map((berth) => placeName(berth)).join(' or ')}.`,
    ko: `해군이 어느 해안에 있는지 밝혀야 합니다: ${berths.map((berth) => placeName(berth, 'ko')).join(' 또는 ')}.`,
  };
}

function readProvince(written: string, pointer: string, faults: Fault[]): Province | undefined {
  const province = provinceNamed(written);
  if (province === undefined) {
    const near = nearestProvince(written);
    const en = near === undefined ? '' : ` Did you mean ${placeName(near)}?`;
    const ko = near === undefined ? '' : ` ${placeName(near, 'ko')}입니까?`;
    const detail = {
      en: `There is no province "${written}".${en}`,
      ko: `${josa(`"${written}"`, '이라는/라는')} 지역은 없습니다.${ko}`,
    };
    faults.push({ pointer, detail });
  }
  return province;
}

function readCentres(input: PositionInput, faults: Fault[]): Position['centres'] {
  const centres: { [centre: Province]: Power } = {};
  for (const power of POWERS)
    for (const [i, written] of (input.centresBefore?.[power] ?? []).entries()) {
      const pointer = `/centresBefore/${power}/${i}`;
      const province = readProvince(written, pointer, faults);
      if (province === undefined) continue;
      if (!isCentre(province))
        faults.push({
          pointer,
          detail: {
            en: `${placeName(province)} is not a supply centre.`,
            ko: `${josa(placeName(province, 'ko'), '은/는')} 병참 중심지가 아닙니다.`,
          },
        });
      else if (centres[province] !== undefined)
        faults.push({
          pointer,
          detail: {
            en: `${placeName(province)} is listed twice.`,
            ko: `${josa(placeName(province, 'ko'), '이/가')} 두 번 있습니다.`,
          },
        });
      else centres[province] = power;
    }
  return centres;
}

/**
 * Dislodged units: with the places they may go to if the input says them, else all that are vacant, not contested and
 * not where the attacker came from, as far as that is known (§12.3, §12.4a, §12.4b, §12.4c).
 */
function readDislodged(
  input: PositionInput,
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
    faults.push({
      pointer: `${pointer}/${i}`,
      detail: { en: `The unit cannot retreat to ${written}.`, ko: `부대가 퇴각할 수 없는 곳입니다: ${written}.` },
    });
    return [];
  });
}
