import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DIE } from '../../domain/napoleonics/army/dice.ts';
import { answered } from './answered.ts';
import { type House, newStores, open, SEATS, started } from './kit.ts';

// GET /series: what graphs show, held against the positions and dice of the same versions.

interface Series {
  readonly version: number;
  readonly phases: readonly { readonly version: number; readonly name: string; readonly short?: string }[];
  readonly charts: readonly {
    readonly chart: string;
    readonly name: string;
    readonly lines: readonly { readonly line: string; readonly name: string }[];
    readonly points: readonly { readonly version: number; readonly values: readonly number[] }[];
  }[];
}

let house: House;
beforeAll(async () => {
  house = await open();
});
afterAll(() => house.close());

/** A game in which people have answered so often. */
async function played(
  of: 'diplomacy' | 'napoleonics' | 'kutuzov',
  most: number,
  options = {},
  number = 5,
  at = house,
): Promise<string> {
  const path = await started(at, { of, options });
  await answered((user) => at.as(user), path, SEATS[of], most, number);
  return path;
}

const seriesOf = async (path: string, query = '', user?: string) =>
  house.as(user).get<Series>(`${path}/series${query}`);

/** The value of a line of a chart at a version: that of the last change. */
function valueAt({ charts }: Series, chart: string, line: string, version: number): number | undefined {
  const { lines, points } = charts.find((each) => each.chart === chart)!;
  return points.findLast((point) => point.version <= version)?.values[lines.findIndex((each) => each.line === line)];
}

interface NView {
  readonly view: {
    readonly units: readonly { id: string; side: string; blocks: number; type: string }[];
    readonly banners: { [side: string]: unknown[] };
  };
}

describe('the series of a battle', () => {
  it('have blocks and banners of each version, and phases as the game called them then', async () => {
    const path = await played('napoleonics', 60, { scenario: '015' });
    const { body } = await seriesOf(path);
    for (let version = 6; version <= body.version; version += 7) {
      const at = `?version=${version}&as=spectator`;
      const { body: state } = await house.as(undefined).get<NView>(`${path}/state${at}`);
      for (const side of SEATS.napoleonics) {
        const blocks = state.view.units
          .filter((unit) => unit.side === side)
          .reduce((sum, unit) => sum + unit.blocks, 0);
        expect([version, side, valueAt(body, 'blocks', side, version)]).toEqual([version, side, blocks]);
        expect(valueAt(body, 'banners', side, version)).toBe(state.view.banners[side]!.length);
      }
      const { body: game } = await house
        .as(undefined)
        .get<{ phase: string; phaseShort: string }>(`${path}?version=${version}`);
      const phase = body.phases.findLast((each) => each.version <= version);
      expect([phase?.name, phase?.short]).toEqual([game.phase, game.phaseShort]);
    }
  });

  it('have the luck of the dice: hits against those that as many dice bring on average', async () => {
    interface Rolled {
      type: string;
      by: string;
      why: string;
      piece?: string;
      target?: string;
      faces: string[];
      hits: number;
    }
    interface Events {
      commits: { envelope: { v: number; events: Rolled[] } }[];
    }
    const looker = house.as(undefined);
    let rolls = 0;
    // The deck decides how often a battle has fire before any other roll.
    for (let number = 1; rolls < 2 && number < 8; number++) {
      const path = await played('napoleonics', 90, { scenario: '015' }, number);
      const { body } = await seriesOf(path);
      const { body: log } = await looker.get<Events>(`${path}/events?as=spectator`);
      const luck = new Map<string, number>();
      for (const { envelope } of log.commits) {
        for (const event of envelope.events.filter(({ type, why }) => type === 'rolled' && why === 'ranged')) {
          const { body: before } = await looker.get<NView>(`${path}/state?version=${envelope.v - 1}&as=spectator`);
          if (!before.view.units.some(({ id }) => id === event.target)) continue;
          rolls++;
          const arm =
            { FA: 'ART', HA: 'ART', LC: 'CAV', HC: 'CAV', CU: 'CAV', GC: 'CAV' }[event.target!.split('-')[1]!] ?? 'INF';
          const mean = (event.faces.length * DIE.filter((face) => face === arm).length) / DIE.length;
          luck.set(event.by, (luck.get(event.by) ?? 0) + event.hits - mean);
        }
        if (envelope.events.some(({ type, why }) => type === 'rolled' && why !== 'ranged')) break;
        for (const [side, value] of luck) expect(valueAt(body, 'luck', side, envelope.v)).toBeCloseTo(value, 2);
      }
    }
    expect(rolls).toBeGreaterThan(1);
  });
});

it('of a campaign have pips against 3.5 a die', async () => {
  const path = await played('kutuzov', 60);
  const { body } = await seriesOf(path);
  const { body: log } = await house
    .as(undefined)
    .get<{ commits: { envelope: { events: { type: string; power: string; dice: number[] }[] } }[] }>(
      `${path}/events?as=spectator&limit=5000`,
    );
  const luck = new Map<string, number>();
  for (const { power, dice } of log.commits
    .flatMap(({ envelope }) => envelope.events)
    .filter(({ type }) => type === 'rolled'))
    luck.set(
      power,
      dice.reduce((sum, face) => sum + face - 3.5, luck.get(power) ?? 0),
    );
  expect(luck.size).toBeGreaterThan(0);
  for (const [power, value] of luck) expect(valueAt(body, 'luck', power, body.version)).toBeCloseTo(value, 2);
  expect(valueAt(body, 'morale', 'imperial', body.version)).toBeGreaterThan(0);
});

it('are the same for everybody, in the requested language; those of a past version stay as they are', async () => {
  const path = await played('diplomacy', 9);
  const whole = await seriesOf(path);
  expect((await seriesOf(path, '', 'france')).bytes).toBe(whole.bytes);
  expect(valueAt(whole.body, 'centres', 'russia', whole.body.version)).toBe(4);
  const past = await seriesOf(path, '?version=10');
  expect(past.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
  expect(past.body.version).toBe(10);
  const { body } = await house.as(undefined).get<Series>(`${path}/series`, { 'accept-language': 'ko' });
  expect(body.charts[0]!.name).toBe('병참 중심지');
});

it('are read on from where they were read last, and are the same as if they had been read in one go', async () => {
  const stores = newStores();
  let commits = 0;
  const read: typeof stores.log.read = async (...of) => {
    const found = await stores.log.read(...of);
    commits += found.length;
    return found;
  };
  const counting = await open({ stores: { ...stores, log: { ...stores.log, read } } });
  const path = await played('napoleonics', 30, { scenario: '015' }, 5, counting);
  const now = async (query = '') => {
    const before = commits;
    const { bytes, body } = await counting.as(undefined).get<Series>(`${path}/series${query}`);
    return { bytes, version: body.version, commits: commits - before };
  };
  const first = await now();
  expect(first.commits).toBe(first.version);
  expect((await now()).commits).toBe(0);
  await answered((user) => counting.as(user), path, SEATS.napoleonics, 6, 9);
  const later = await now();
  expect(later.version).toBeGreaterThan(first.version);
  expect(later.commits).toBe(later.version - first.version);
  await answered((user) => counting.as(user), path, SEATS.napoleonics, 1, 9);
  expect((await now(`?version=${later.version}`)).bytes).toBe(later.bytes);
  await counting.close();
});
