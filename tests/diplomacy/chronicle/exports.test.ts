import { describe, expect, it } from 'vitest';
import { resolve } from '../../../domain/diplomacy/adjudicate/index.ts';
import { nextPosition } from '../../../domain/diplomacy/adjudicate/sequence.ts';
import { readOrders } from '../../../domain/diplomacy/analyses/orders.ts';
import { zobristHash } from '../../../domain/diplomacy/chronicle/zobrist.ts';
import { diplomacy } from '../../../domain/diplomacy/index.ts';
import { provinceOf, START, START_CENTRES, unitName } from '../../../domain/diplomacy/map/provinces.ts';
import { type Phase, POWERS, type Power, type Unit, type UnitType } from '../../../domain/diplomacy/map/vocabulary.ts';
import { type Position, RULINGS } from '../../../domain/diplomacy/state/state.ts';
import { sampleSize } from '../../kit/long.ts';
import { playedAs, RECORDED, seven, toldOf } from '../kit/recorded.ts';

// A reader of each format that knows nothing of our logs must find the same game in it: from the positions and orders
// written, it resolves every phase again and comes to the next position written.

type ByPower<T> = { readonly [POWER: string]: T };
interface SavedPhase {
  readonly name: string;
  readonly state: {
    readonly name: string;
    readonly zobrist_hash: string;
    readonly units: ByPower<readonly string[]>;
    readonly retreats: ByPower<{ readonly [unit: string]: readonly string[] }>;
    readonly centers: ByPower<readonly string[]>;
    readonly homes: ByPower<readonly string[]>;
    readonly influence: ByPower<readonly string[]>;
    readonly builds: ByPower<{ readonly count: number; readonly homes: readonly string[] }>;
  };
  readonly orders: ByPower<readonly string[] | null>;
  readonly results: { readonly [unit: string]: readonly string[] };
}
interface Saved {
  readonly id: string;
  readonly map: string;
  readonly rules: readonly string[];
  readonly phases: readonly SavedPhase[];
}

const saved = (table: Parameters<typeof toldOf>[0]): Saved =>
  JSON.parse(JSON.stringify(diplomacy.exports!['saved-game']!.write(toldOf(table), 'en')));

const PHASES: { readonly [letter: string]: Phase } = { M: 'movement', R: 'retreat', A: 'adjustment' };
const lower = (text: string): string => text.slice(0, 2) + text.slice(2).toLowerCase();

/** The position that a saved state shows. The format does not say what was contested, and from where attackers came. */
function positionOf({ name, units, retreats, centers }: SavedPhase['state']): Position {
  const of = (power: Power): string => power.toUpperCase();
  const unit = (power: Power, text: string): Unit => ({
    power,
    type: text[0] as UnitType,
    loc: text.slice(2).toLowerCase(),
  });
  return {
    season: name.startsWith('S') ? 'spring' : 'fall',
    year: Number(name.slice(1, 5)),
    phase: PHASES[name[5]!]!,
    units: POWERS.flatMap((power) =>
      units[of(power)]!.filter((text) => !text.startsWith('*')).map((text) => unit(power, text)),
    ),
    dislodged: POWERS.flatMap((power) =>
      Object.entries(retreats[of(power)]!).map(([text, to]) => {
        expect(units[of(power)]).toContain(`*${text}`);
        const loc = unit(power, text);
        return { unit: loc, from: provinceOf(loc.loc), retreats: to.map((place) => place.toLowerCase()) };
      }),
    ),
    contested: [],
    centres: Object.fromEntries(
      POWERS.flatMap((power) => centers[of(power)]!.map((centre) => [centre.toLowerCase(), power])),
    ),
  };
}

const named = (units: readonly Unit[]): readonly string[] =>
  units.map((unit) => `${unit.power} ${unitName(unit)}`).sort();

const dislodgedIn = ({ dislodged }: Pick<Position, 'dislodged'>): readonly string[] =>
  named(dislodged.filter(({ retreats }) => retreats.length > 0).map(({ unit }) => unit));

const SAMPLE = RECORDED.filter((_, i) => i % sampleSize(4, 1) === 0);
const PLAYED = RULINGS.flatMap((rulings) => SAMPLE.map((record) => [record.id, rulings, record] as const));

describe.each(PLAYED)('%s by %s', (_, rulings, record) => {
  const table = playedAs(record, { rulings });

  // What `is_valid_saved_game` of the package asks of a file, by our rules.
  it('as a saved game is resolved to the same positions, phase by phase', () => {
    const { id, map, phases } = saved(table);
    expect([id, map]).toEqual([table.id, 'standard']);
    expect(positionOf(phases[0]!.state)).toMatchObject({
      season: 'spring',
      year: 1901,
      phase: 'movement',
      centres: START_CENTRES,
    });
    expect(named(positionOf(phases[0]!.state).units)).toEqual(named(START));
    for (const [i, { name, state, orders, results }] of phases.slice(0, -1).entries()) {
      expect(name).toBe(state.name);
      expect(name).toMatch(/^([SF]\d{4}[MR]|W\d{4}A)$/);
      const position = positionOf(state);
      const written = Object.fromEntries(POWERS.map((power) => [power, orders[power.toUpperCase()]!.map(lower)]));
      const read = readOrders(position, written);
      expect(read.strays, name).toEqual([]);
      expect(state.zobrist_hash, name).toBe(zobristHash(position));
      const resolution = resolve(position, read.orders, rulings);
      expect(
        resolution.results.filter(({ outcome }) => outcome === 'illegal'),
        name,
      ).toEqual([]);
      const next = phases[i + 1]!;
      const after = nextPosition(position, resolution);
      if (next.name !== 'COMPLETED') expect(`${after.season} ${after.year} ${after.phase}`).toBe(nameOf(next.state));
      expect(named(resolution.next.units), name).toEqual(named(positionOf({ ...next.state, name }).units));
      expect(resolution.next.centres, name).toEqual(positionOf({ ...next.state, name }).centres);
      expect(dislodgedIn(resolution.next), name).toEqual(dislodgedIn(positionOf({ ...next.state, name })));
      expect(stars(next), name).toBe(dislodgedIn(resolution.next).length);
      if (position.phase === 'movement') expect(Object.keys(results)).toHaveLength(position.units.length);
      for (const [unit, codes] of Object.entries(results)) {
        for (const code of codes)
          expect(['no convoy', 'bounce', 'void', 'cut', 'dislodged', 'disrupted', 'disband'], unit).toContain(code);
      }
    }
  });
});

describe.each(SAMPLE.map((record) => [record.id, record] as const))('%s', (_, record) => {
  it('as text is read to the same orders', () => {
    const table = playedAs(record);
    const text = diplomacy.exports!.text!.write(toldOf(table), 'en') as string;
    const [title, ...paragraphs] = text.split('\n\n');
    // In form 2 the title stands in no answer that a version names.
    expect(title).toBe(table.id);
    let position: Position = { ...diplomacy.initial({ rulings: 'rulebook' }).position };
    for (const paragraph of paragraphs) {
      const [name, ...lines] = paragraph.split('\n');
      if (!lines.some((line) => line.startsWith('  '))) continue;
      expect(name).toBe(diplomacy.phase({ position } as never, 'en'));
      const written: { [power: string]: string[] } = {};
      let power = '';
      for (const line of lines) {
        if (line.startsWith('  ')) written[power]!.push(line.replace(/ \[.*/, ''));
        else {
          power = line.slice(0, -1).toLowerCase();
          written[power] = [];
        }
      }
      position = nextPosition(position, resolve(position, readOrders(position, written).orders, 'rulebook'));
    }
    expect(named(position.units)).toEqual(named((table.match.state as never as { position: Position }).position.units));
  });
});

const stars = ({ state }: SavedPhase): number =>
  Object.values(state.units)
    .flat()
    .filter((unit) => unit.startsWith('*')).length;

const nameOf = ({ name }: SavedPhase['state']): string =>
  `${name.startsWith('S') ? 'spring' : 'fall'} ${name.slice(1, 5)} ${PHASES[name[5]!]!}`;

describe('a saved game', () => {
  it('that is not over ends with the open phase, in which nothing is ordered yet', () => {
    const table = seven();
    table.act('france', { type: 'orders', orders: { par: { order: 'move', to: 'bur' } } });
    const { phases } = saved(table);
    expect(phases).toHaveLength(1);
    expect(phases[0]).toMatchObject({ name: 'S1901M', orders: { FRANCE: null }, results: {} });
    expect(JSON.stringify(phases)).not.toContain('BUR');
    expect(phases[0]!.state.units.RUSSIA).toContain('F STP/SC');
    expect(phases[0]!.state.homes.RUSSIA).toEqual(['MOS', 'SEV', 'STP', 'WAR']);
    expect(phases[0]!.state.builds.RUSSIA).toEqual({ count: 0, homes: [] });
  });

  it('that is over ends with COMPLETED, and says if that was not by the rules', () => {
    const table = seven();
    expect(saved(table).rules).toEqual(['NO_PRESS']);
    for (const power of POWERS) table.vote(power, 'draw');
    const drawn = saved(table);
    expect(drawn.phases.map(({ name }) => name)).toEqual(['COMPLETED']);
    expect(drawn.rules).toEqual(['NO_PRESS', 'DIFFERENT_ADJUDICATION']);
    const won = saved(playedAs(RECORDED.find(({ id }) => id === 'droidippy-6341')!));
    expect(won.phases.at(-1)!.name).toBe('COMPLETED');
    expect(won.rules).toEqual(['NO_PRESS']);
  });

  it('says what may be built, whose influence a province is in, and how orders failed', () => {
    const { phases } = saved(playedAs(RECORDED[0]!));
    const winter = phases.find(({ name }) => name === 'W1901A')!;
    const builds = Object.values(winter.state.builds);
    expect(builds.some(({ count, homes }) => count > 0 && homes.length >= count)).toBe(true);
    expect(Object.values(winter.state.influence).flat().length).toBeGreaterThan(22);
    const codes = new Set(phases.flatMap(({ results }) => Object.values(results).flat()));
    expect([...codes]).toEqual(expect.arrayContaining(['bounce', 'cut', 'void', 'dislodged']));
    expect(
      phases.flatMap(({ orders }) => Object.values(orders).flat()).filter((order) => order?.endsWith(' VIA')),
    ).not.toEqual([]);
  });
});
