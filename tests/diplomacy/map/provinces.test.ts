import { describe, expect, it } from 'vitest';
import {
  armyNeighbours,
  CENTRES,
  canMove,
  canReach,
  canStand,
  fleetNeighbours,
  homeCentres,
  isSea,
  neighbours,
  PROVINCE_IDS,
  PROVINCES,
  provinceOf,
  START,
  START_CENTRES,
} from '../../../domain/diplomacy/map/provinces.ts';
import { POWERS } from '../../../domain/diplomacy/map/vocabulary.ts';

const berths = PROVINCE_IDS.flatMap((id) => PROVINCES[id]!.berths);
const kinds = (kind: string) => PROVINCE_IDS.filter((id) => PROVINCES[id]!.kind === kind).length;

describe('the board (§2)', () => {
  it('has 19 seas, 42 coastal and 14 inland provinces, 34 of them centres', () => {
    expect([kinds('sea'), kinds('coastal'), kinds('inland')]).toEqual([19, 42, 14]);
    expect(CENTRES).toHaveLength(34);
    expect(POWERS.map((power) => homeCentres(power).length)).toEqual([3, 3, 3, 3, 3, 4, 3]);
  });

  it('has 111 borders for armies and 141 for fleets, each from both sides', () => {
    const army = PROVINCE_IDS.flatMap((id) => armyNeighbours(id).map((to) => [id, to] as const));
    const fleet = berths.flatMap((loc) => fleetNeighbours(loc).map((to) => [loc, to] as const));
    expect([army.length, fleet.length]).toEqual([222, 282]);
    for (const [from, to] of army) expect(armyNeighbours(to)).toContain(from);
    for (const [from, to] of fleet) expect(fleetNeighbours(to)).toContain(from);
  });

  it('lets armies stand on land and fleets on water (§2.2)', () => {
    for (const id of PROVINCE_IDS) for (const to of armyNeighbours(id)) expect(canStand('A', to)).toBe(true);
    for (const loc of berths) for (const to of fleetNeighbours(loc)) expect(canStand('F', to)).toBe(true);
    expect([canStand('A', 'nth'), canStand('F', 'par'), canStand('F', 'stp'), canStand('A', 'stp/nc')]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('touches a sea at every coastal province (§2.1)', () => {
    for (const id of PROVINCE_IDS.filter((p) => PROVINCES[p]!.kind === 'coastal'))
      expect(PROVINCES[id]!.berths.flatMap(fleetNeighbours).some(isSea)).toBe(true);
  });

  it('gives no two provinces one name', () => {
    const names = PROVINCE_IDS.flatMap((id) => [id, PROVINCES[id]!.name.en.toLowerCase(), ...PROVINCES[id]!.aliases]);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('the figures of movement (§8)', () => {
  it('fig. 1: the army in Paris', () => {
    expect(neighbours({ type: 'A', loc: 'par' })).toEqual(['bre', 'bur', 'gas', 'pic']);
  });

  it('fig. 2: the fleet in the English Channel', () => {
    expect(neighbours({ type: 'F', loc: 'eng' })).toEqual(['bel', 'bre', 'iri', 'lon', 'mao', 'nth', 'pic', 'wal']);
  });

  it('fig. 3: the fleet in Rome follows its coast (§8.5)', () => {
    expect(neighbours({ type: 'F', loc: 'rom' })).toEqual(['nap', 'tus', 'tys']);
  });

  it('keeps the coasts of Spain apart, yet a fleet reaches the province by either (§8.6, §9.7)', () => {
    const fleet = { type: 'F', loc: 'mar' } as const;
    expect([canMove(fleet, 'spa/nc'), canMove(fleet, 'spa/sc'), canReach(fleet, 'spa')]).toEqual([false, true, true]);
  });

  it('opens the canals of Kiel and Constantinople, and the straits of Denmark (§8.8, §8.9)', () => {
    expect(fleetNeighbours('kie')).toEqual(expect.arrayContaining(['bal', 'hel']));
    expect(fleetNeighbours('con')).toEqual(expect.arrayContaining(['bla', 'aeg']));
    expect(fleetNeighbours('bal')).not.toContain('ska');
    expect(fleetNeighbours('den')).not.toContain('ber');
  });
});

describe('the start (§4)', () => {
  it('has one unit in each of the 22 home centres', () => {
    expect(START).toHaveLength(22);
    for (const unit of START) {
      expect(START_CENTRES[provinceOf(unit.loc)]).toBe(unit.power);
      expect(canStand(unit.type, unit.loc)).toBe(true);
    }
  });
});
