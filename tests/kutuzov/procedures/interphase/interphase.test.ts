import { describe, expect, it } from 'vitest';
import type { Frame } from '../../../../domain/kutuzov/frames/frames.ts';
import { depotSites } from '../../../../domain/kutuzov/map/sites.ts';
import {
  depotMarkers,
  interphaseOrder,
  interphaseResources,
  reinforcementCp,
  sharedResources,
} from '../../../../domain/kutuzov/orders/reinforcement.ts';
import type { State } from '../../../../domain/kutuzov/state/state.ts';
import { POWERS, type Power } from '../../../../domain/kutuzov/terms/nations.ts';
import { after, asking, dealt, dice, drawn, framed, refused, standing } from '../../kit/kit.ts';

const first = { draw: () => 0 };
const poor = { FN: 0, R1: 0, FS: 0, R2: 0 };
/** The interphase after a turn, FS having made the last impulse. */
const begun = (state: State, turn = 1): State =>
  framed(
    { ...state, turn, marker: 'R2', last: { power: 'FS', preemptive: false } },
    [{ is: 'turn', stage: 'interphase' }],
    first,
  );
/** A Power's reinforcement alone. */
const reinforced = (state: State, power: Power, change: Partial<Extract<Frame, { is: 'reinforcement' }>> = {}): State =>
  framed({ ...state, resources: poor }, [
    { is: 'turn', stage: 'interphase' },
    { is: 'interphase', before: 4, stage: 'deal', order: [] },
    { is: 'reinforcement', power, cp: 10, allied: 0, magazines: {}, depots: { fresh: 0, back: 0 }, free: 8, ...change },
  ]);
const build = (
  piece: { nation: 'FN' | 'PR' | 'R1' | 'R2' | 'FS' | 'AU'; sp: number } | { leader: string },
  space: string,
) => ({ type: 'build', piece, space }) as const;
const purse = (state: State) =>
  state.frames.flatMap((frame) => (frame.is === 'reinforcement' ? [[frame.cp, frame.allied]] : []))[0];

describe('resources (§17.1, §16.2)', () => {
  it('two each, and one for each Depot that a Power has alone', () => {
    const flags = { kiev: 'FS', riga: 'FN' } as const;
    const state = drawn('', { flags });
    expect(POWERS.map((power) => [power, interphaseResources(state, power)])).toEqual([
      ['FN', 3],
      ['R1', 4],
      ['FS', 3],
      ['R2', 2],
    ]);
  });

  it('Warsaw and Moscow are shared, unless an enemy has them; two more for the Imperials before turn 2 (§1.21)', () => {
    expect(sharedResources(drawn(''), 'imperial', 2)).toBe(3);
    expect(sharedResources(drawn(''), 'imperial', 3)).toBe(1);
    expect(sharedResources(drawn(''), 'tsarist', 2)).toBe(1);
    const taken = drawn('', { flags: { moscow: 'FN' } });
    expect(sharedResources(taken, 'tsarist', 3)).toBe(0);
    expect(interphaseResources(taken, 'FN')).toBe(3);
    expect(interphaseResources(taken, 'FS')).toBe(2);
    expect(sharedResources(drawn('moscow: FN 1'), 'tsarist', 3)).toBe(0);
  });

  it('FN and R1 assign them (ruling 39)', () => {
    const start = begun({ ...drawn(''), resources: poor });
    expect(asking(start)).toEqual(['r1 assign']);
    const r1 = after(start, 'R1', { type: 'assign', to: { R1: 0, R2: 1 } });
    const fn = after(r1, 'FN', { type: 'assign', to: { FN: 1, FS: 2 } });
    // Riga, Smolensk and St. Petersburg are Depots of R1, Kiev of R2
    expect(fn.resources).toEqual({ FN: 3, R1: 5, FS: 4, R2: 4 });
    expect(asking(fn)).toEqual(['r2 reinforcement']);
  });
});

describe('the order of everything (§17)', () => {
  it('begins with the Power after that of the last impulse, with any Power at the marker', () => {
    const last = (power: Power) => interphaseOrder({ ...drawn(''), last: { power, preemptive: true } });
    expect(last('FS')).toEqual(['R2', 'FN', 'R1', 'FS']);
    expect(last('R2')).toEqual(['FN', 'R1', 'FS', 'R2']);
    expect(last('FN')).toEqual(['R1', 'FS', 'R2', 'FN']);
    expect(interphaseOrder({ ...drawn(''), last: null, marker: 'FS' })).toEqual(['FS', 'R2', 'FN', 'R1']);
  });

  it('each Power deploys right after its own reinforcement (§17.3); then cards are dealt, and the turn begins at the marker (§4.9)', () => {
    let state = begun({ ...drawn('masuria: FN 2; tula: barclay R1 1'), resources: poor });
    const seen: string[] = [];
    for (let i = 0; i < 40 && state.turn === 1; i++) {
      const [ask] = asking(state);
      const [seat, kind] = ask!.split(' ') as [string, string];
      seen.push(ask!);
      const power = seat.toUpperCase() as Power;
      if (kind === 'assign')
        state = after(
          state,
          power,
          { type: 'assign', to: power === 'FN' ? { FN: 3, FS: 0 } : { R1: 1, R2: 0 } },
          first,
        );
      else state = after(state, power, kind === 'mulligan' ? { type: 'keep' } : { type: 'done' }, first);
    }
    expect(seen).toEqual([
      ...['r1 assign', 'fn assign'],
      ...['r2 reinforcement', 'fn reinforcement', 'fn deployment', 'r1 reinforcement', 'r1 recall', 'fs reinforcement'],
      ...['r2 mulligan', 'fn mulligan', 'r1 mulligan', 'fs mulligan'],
    ]);
    expect(state.turn).toBe(2);
    expect(state.round).toBe(1);
    expect(state.marker).toBe('R2');
    expect(state.frames[0]).toEqual({ is: 'turn', stage: 'impulses' });
  });
});

describe('reinforcement (§17.2)', () => {
  it('R2 after turn 1 without Minsk and Brest gets 14 CP (§17.22, ruling 10)', () => {
    const state = drawn('', { flags: { minsk: 'FS', brest: 'FS' } });
    expect(reinforcementCp(state, 'R2', 2)).toEqual({ cp: 14, allied: 0 });
    // six green Keys, three of them Depots, and Moscow
    expect(reinforcementCp(state, 'R1', 2)).toEqual({ cp: 7 + 6 + 3 + 2, allied: 0 });
    expect(reinforcementCp(drawn('kiev: FS 1'), 'R2', 2).cp).toBe(7 + 7 + 1 - 1);
    expect(reinforcementCp(drawn('', { flags: { warsaw: 'R2' } }), 'R2', 2).cp).toBe(7 + 7 + 2 + 2);
  });

  it.each([
    { before: 2, own: 16, prussia: 2, austria: 4 },
    { before: 3, own: 10, prussia: 2, austria: 4 },
    { before: 4, own: 6, prussia: 2, austria: 2 },
  ])(
    'before turn $before each French Power gets $own, Prussia $prussia, Austria $austria (§17.21)',
    ({ before, own, prussia, austria }) => {
      expect(reinforcementCp(drawn(''), 'FN', before)).toEqual({ cp: own, allied: prussia });
      expect(reinforcementCp(drawn(''), 'FS', before)).toEqual({ cp: own, allied: austria });
    },
  );

  it('nothing for allies that have left (§9.3)', () => {
    const state = drawn('');
    const gone = { ...state, facts: { ...state.facts, austriaNeutral: true, prussiaRevolted: true } };
    expect(reinforcementCp(gone, 'FN', 3).allied).toBe(0);
    expect(reinforcementCp(gone, 'FS', 3).allied).toBe(0);
  });

  it('French CP serve allies as well, but not the other way round (§17.21)', () => {
    const start = reinforced(drawn(''), 'FN', { cp: 2, allied: 2 });
    const allied = after(start, 'FN', build({ nation: 'PR', sp: 2 }, 'konigsberg'));
    expect(standing(allied, 'konigsberg')).toBe('PR 2');
    expect(asking(allied)).toEqual(['fn deployment']);
    expect(refused(start, 'FN', build({ nation: 'FN', sp: 2 }, 'warsaw'))).toBe('NOT_ENOUGH_CP §6.1');
    const own = after(start, 'FN', build({ nation: 'FN', sp: 1 }, 'warsaw'));
    expect(purse(own)).toEqual([0, 2]);
  });

  it('all that a nation builds comes to one place, the ally’s to another (ruling 36)', () => {
    const start = after(reinforced(drawn(''), 'FS', { allied: 4 }), 'FS', build({ nation: 'FS', sp: 1 }, 'warsaw'));
    expect(refused(start, 'FS', build({ leader: 'murat' }, 'zone-galicia'))).toBe('ONE_MAGAZINE §17.2');
    const both = after(start, 'FS', build({ nation: 'AU', sp: 1 }, 'krakow'));
    expect(refused(both, 'FS', build({ nation: 'AU', sp: 1 }, 'lublin'))).toBe('ONE_MAGAZINE §17.2');
    expect(standing(both, 'warsaw')).toBe('FS 1');
    expect(standing(both, 'krakow')).toBe('AU 1');
    expect(purse(both)).toEqual([8, 2]);
  });

  it('not in a besieged fortress, nor in a zone with enemies; and at a partner’s if there is nowhere else', () => {
    const enemies = reinforced(drawn('riga: yorck PR 3; zone-rus: FN 1'), 'R1');
    expect(refused(enemies, 'R1', build({ nation: 'R1', sp: 1 }, 'riga'))).toBe('ENEMIES_THERE §17.2');
    expect(refused(enemies, 'R1', build({ nation: 'R1', sp: 1 }, 'zone-rus'))).toBe('ENEMIES_THERE §17.2');
    const homeless = reinforced(drawn('zone-poland: R1 1', { flags: { masuria: 'R1', warsaw: 'R1' } }), 'FN', {
      allied: 2,
    });
    expect(standing(after(homeless, 'FN', build({ nation: 'FN', sp: 1 }, 'zone-galicia')), 'zone-galicia')).toBe(
      'FN 1',
    );
    expect(refused(homeless, 'FN', build({ nation: 'PR', sp: 1 }, 'zone-galicia'))).toBe('NOT_A_HOME_SITE §6.31');
  });

  it('regrouped pieces may be split; a scorched Key takes any number, with attrition (§6.31, §17.33)', () => {
    const start = reinforced(drawn('', { scorched: ['kharkov'], regroup: { R2: 2 } }), 'R2');
    const built = after(start, 'R2', build({ nation: 'R2', sp: 3 }, 'kharkov'), dice(6, 1, 2));
    const one = after(built, 'R2', { type: 'regroup', piece: { nation: 'R2', sp: 1 }, space: 'ryazan' });
    const two = after(one, 'R2', { type: 'regroup', piece: { nation: 'R2', sp: 1 }, space: 'zone-saratov' });
    expect(standing(two, 'kharkov')).toBe('R2 2');
    expect(standing(two, 'ryazan')).toBe('R2 1');
    expect(standing(two, 'zone-saratov')).toBe('R2 1');
    expect(purse(two)).toEqual([2, 0]);
  });

  it('unspent points are lost', () => {
    expect(asking(after(reinforced(drawn('masuria: FN 1'), 'FN'), 'FN', { type: 'done' }))).toEqual(['fn deployment']);
  });
});

describe('DMC (§17.2)', () => {
  const flags = { grodno: 'FS', lida: 'FS', minsk: 'FS', orsha: 'FN' } as const;
  it('lie in friendly duchies that friendly ground joins to one’s own edge, one in each', () => {
    const sites = depotSites(drawn('', { flags, dmc: { lida: 'FS' } }), 'FN');
    expect(sites.includes('minsk')).toBe(true);
    expect(sites.includes('lida')).toBe(false);
    expect(sites.includes('orsha')).toBe(false);
    expect(sites.includes('zone-poland')).toBe(false);
    const east = 'zone-rus: FN 1; zone-volga: FN 1';
    expect(depotSites(drawn(east), 'R2')).toContain('kiev');
    expect(depotSites(drawn(`${east}; zone-saratov: FN 1`), 'R2')).toEqual([]);
  });

  it.each([
    { before: 2, lost: 0, markers: { fresh: 1, back: 0 } },
    { before: 3, lost: 2, markers: { fresh: 1, back: 1 } },
    { before: 4, lost: 1, markers: { fresh: 0, back: 1 } },
    { before: 4, lost: 0, markers: { fresh: 0, back: 0 } },
  ])('before turn $before, $lost lost: $markers', ({ before, lost, markers }) => {
    const state = drawn('');
    expect(
      depotMarkers({ ...state, facts: { ...state.facts, dmcLost: { FN: lost, R1: 0, FS: 0, R2: 0 } } }, 'FN', before),
    ).toEqual(markers);
  });

  it('a lost one comes back first; what regroups counts on it at once (§6.32)', () => {
    const state = drawn('', { flags, regroup: { FN: 1 } });
    const lost = { ...state, facts: { ...state.facts, dmcLost: { FN: 1, R1: 0, FS: 0, R2: 0 } } };
    const start = reinforced(lost, 'FN', { depots: { fresh: 1, back: 1 } });
    const regroup = { type: 'regroup', piece: { nation: 'FN', sp: 1 }, space: 'minsk' } as const;
    expect(refused(start, 'FN', regroup)).toBe('NO_PLACE_TO_REGROUP §6.32');
    const one = after(start, 'FN', { type: 'establish', space: 'minsk' });
    expect(one.dmc).toEqual({ minsk: 'FN' });
    expect(one.facts.dmcLost.FN).toBe(0);
    expect(one.facts.dmcPlaced.FN).toBe(0);
    expect(standing(after(one, 'FN', regroup), 'minsk')).toBe('FN 1');
    const two = after(one, 'FN', { type: 'establish', space: 'lida' });
    expect(two.dmc).toEqual({ minsk: 'FN', lida: 'FN' });
    expect(two.facts.dmcPlaced.FN).toBe(1);
    expect(refused(two, 'FN', { type: 'establish', space: 'grodno' })).toBe('NO_DMC §17.2');
    expect(refused(one, 'FN', { type: 'establish', space: 'minsk' })).toBe('ONE_DMC §17.2');
    expect(refused(one, 'FN', { type: 'establish', space: 'orsha' })).toBe('NOT_CONNECTED §17.2');
  });
});

describe('leaders are recalled (§17.36)', () => {
  const recall = (leader: string) => ({ type: 'recall', leader }) as const;
  const recalling = (pieces: string): State =>
    framed(drawn(pieces, { entrenched: { vilna: 'imperial' } }), [
      { is: 'turn', stage: 'impulses' },
      { is: 'recall', power: 'FN' },
    ]);

  it('as if killed, to be built again; an Entrenchment goes with the last of an army (§12.45)', () => {
    const state = recalling('vilna: ney, davout FN 2; kovno: napoleon');
    const one = after(state, 'FN', recall('davout'));
    expect(standing(one, 'vilna')).toBe('ney, FN 2');
    expect(one.leaders.davout?.at).toBe('@eliminated');
    expect(one.commanders).toEqual({});
    expect(one.entrenched).toEqual({ vilna: 'imperial' });
    const two = after(one, 'FN', recall('ney'), first);
    expect(two.entrenched).toEqual({});
  });

  it('own ones on the map, and never Napoleon', () => {
    const state = recalling('vilna: ney, yorck, murat; kovno: napoleon');
    expect(['napoleon', 'yorck', 'murat', 'davout'].map((leader) => refused(state, 'FN', recall(leader)))).toEqual(
      Array(4).fill('NOT_TO_BE_RECALLED §17.36'),
    );
  });

  it('in scenario 3 the Imperials may recall before the first impulse (§PB4.3)', () => {
    const start = after(dealt(3), 'FN', { type: 'keep' });
    expect(asking(start)).toEqual(['fn recall']);
    const fn = after(after(start, 'FN', recall('ney')), 'FN', { type: 'done' });
    expect(asking(fn)).toEqual(['fs recall']);
    expect(asking(after(fn, 'FS', { type: 'done' }))).toEqual(['fn mulligan']);
  });
});

describe('scenario 4 (§PB4.4)', () => {
  it('starts with the reinforcements before turn 4, FS first, but has its cards and resources', () => {
    let state = dealt(4);
    state = after(state, 'FN', { type: 'keep' });
    state = after(state, 'R2', { type: 'shift' });
    expect(asking(state)).toEqual(['fs reinforcement']);
    expect(state.resources).toEqual({ FN: 5, R1: 6, FS: 4, R2: 2 });
    expect(state.frames.at(-1)).toMatchObject({
      is: 'reinforcement',
      cp: 6,
      allied: 2,
      free: 4,
      depots: { fresh: 0, back: 0 },
    });
    const order: string[] = [];
    for (let i = 0; i < 20 && asking(state)[0] !== 'fn mulligan'; i++) {
      const [seat, kind] = asking(state)[0]!.split(' ') as [string, string];
      if (kind === 'reinforcement') order.push(seat);
      state = after(state, seat.toUpperCase() as Power, { type: 'done' });
    }
    expect(order).toEqual(['fs', 'r2', 'fn', 'r1']);
    expect(state.turn).toBe(4);
    expect(state.frames[0]).toEqual({ is: 'turn', stage: 'impulses' });
    expect(state.hands.FN.other.length).toBe(5);
  });
});
