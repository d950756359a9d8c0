import { describe, expect, it } from 'vitest';
import { sally } from '../../../../domain/kutuzov/deeds/pieces/raising.ts';
import { costOf } from '../../../../domain/kutuzov/map/building.ts';
import { buildSites } from '../../../../domain/kutuzov/map/sites.ts';
import type { State } from '../../../../domain/kutuzov/state/state.ts';
import { evolve } from '../../../../domain/kutuzov/table/evolve.ts';
import type { Nation } from '../../../../domain/kutuzov/terms/nations.ts';
import { at } from '../../../../domain/lib/sure.ts';
import {
  after,
  afterUndisturbed,
  asking,
  dice,
  drawn,
  type events,
  handsOf,
  refused,
  scenario,
  spending,
  standing,
  undisturbed,
  worked,
} from '../../kit/kit.ts';

const sp = (nation: Nation, number: number) => ({ nation, sp: number });
const build = (piece: { nation: Nation; sp: number } | { leader: string }, space: string) =>
  ({ type: 'build', piece, space }) as const;
const regroup = (piece: { nation: Nation; sp: number } | { leader: string }, space: string) =>
  ({ type: 'regroup', piece, space }) as const;
const poor = { FN: 0, R1: 0, FS: 0, R2: 0 };
const active = (state: State, power: 'FN' | 'R1' | 'FS' | 'R2', cp: number): State =>
  spending(
    {
      ...state,
      turn: 2,
      resources: poor,
      hands: handsOf({ FN: [41], R1: [44], FS: [60], R2: [79] }),
      impulse: { ...state.impulse, power },
    },
    power,
    cp,
  );
/** Everybody passes until a window opens at a certain moment. */
function untilAsked(state: State, point: string): State {
  const top = state.frames.at(-1);
  if (top?.is !== 'window' || top.point === point) return state;
  return untilAsked(after(state, at(top.waiting, 0), { type: 'pass' }), point);
}
const cpOf = (state: State): number => state.frames.flatMap((frame) => (frame.is === 'card' ? [frame.cp] : []))[0] ?? 0;

describe('the price', () => {
  it.each([
    { way: 'build', piece: { nation: 'R1', sp: 1 }, cost: 2 },
    { way: 'build', piece: { nation: 'R1', sp: 2 }, cost: 4 },
    { way: 'build', piece: { leader: 'kutuzov' }, cost: 3 },
    { way: 'build', piece: { leader: 'barclay' }, cost: 2 },
    { way: 'regroup', piece: { nation: 'FN', sp: 1 }, cost: 1 },
    { way: 'regroup', piece: { nation: 'FN', sp: 4 }, cost: 4 },
    { way: 'regroup', piece: { leader: 'napoleon' }, cost: 1 },
  ] as const)('$way $piece for $cost CP (§6.1, §6.2)', ({ way, piece, cost }) => {
    expect(costOf(drawn(''), way, piece)).toBe(cost);
  });

  it('the CP of a card go to both, in any mix (§5.5, §6)', () => {
    const start = active(drawn('', { regroup: { R1: 2 } }), 'R1', 5);
    const built = after(start, 'R1', build(sp('R1', 1), 'moscow'));
    const both = after(built, 'R1', regroup(sp('R1', 2), 'moscow'));
    expect(standing(both, 'moscow')).toBe('R1 3');
    expect(cpOf(both)).toBe(1);
    expect(both.regroup).toEqual({});
    expect(refused(both, 'R1', build(sp('R1', 1), 'moscow'))).toBe('NOT_ENOUGH_CP §6.1');
    expect(refused(both, 'R1', regroup(sp('R1', 1), 'moscow'))).toBe('NOT_IN_REGROUP_BOX §6.2');
  });
});

describe('where pieces are built (§6.31)', () => {
  it.each([
    ['FN', 'masuria warsaw zone-poland'],
    ['PR', 'konigsberg zone-prussia'],
    ['FS', 'warsaw zone-galicia'],
    ['AU', 'krakow lublin zone-austria'],
    ['R1', 'grodno moscow narva riga smolensk st-petersburg yaroslav zone-archangel zone-finland zone-rus zone-volga'],
    ['R2', 'brest kharkov kiev minsk moscow ryazan voronezh zone-moldavia zone-saratov zone-ukraine'],
  ] as const)('%s: %s', (nation, sites) => {
    const state = active(drawn(''), nation === 'PR' ? 'FN' : nation === 'AU' ? 'FS' : nation, 9);
    expect([...buildSites(state, nation)].sort().join(' ')).toBe(sites);
  });

  it('not under an enemy flag, nor where an enemy stands; a partner’s flag is friendly', () => {
    const at = (change: string, flags: State['flags']) => active(drawn(change, { flags }), 'R2', 4);
    expect(refused(at('', { minsk: 'FS' }), 'R2', build(sp('R2', 1), 'minsk'))).toBe('NOT_A_HOME_SITE §6.31');
    expect(refused(at('minsk: FS 1', {}), 'R2', build(sp('R2', 1), 'minsk'))).toBe('NOT_A_HOME_SITE §6.31');
    expect(standing(after(at('', { minsk: 'R1' }), 'R2', build(sp('R2', 1), 'minsk')), 'minsk')).toBe('R2 1');
    expect(refused(active(drawn('', { flags: { minsk: 'R1' } }), 'R1', 4), 'R1', build(sp('R1', 1), 'minsk'))).toBe(
      'NOT_A_HOME_SITE §6.31',
    );
  });

  it('a Power builds for itself and its ally, each at home; an ally that has left is not built (§9.3)', () => {
    const fs = active(drawn(''), 'FS', 6);
    expect(standing(after(fs, 'FS', build(sp('AU', 2), 'lublin')), 'lublin')).toBe('AU 2');
    expect(refused(fs, 'FS', build(sp('AU', 1), 'warsaw'))).toBe('NOT_A_HOME_SITE §6.31');
    expect(refused(fs, 'FS', build(sp('FN', 1), 'warsaw'))).toBe('NOT_YOURS §6');
    const neutral = { ...fs, facts: { ...fs.facts, austriaNeutral: true } };
    expect(refused(neutral, 'FS', build(sp('AU', 1), 'lublin'))).toBe('ALLY_GONE §9.3');
  });

  it('a scorched Key takes one SP or one leader an impulse, with attrition; regrouped pieces are not counted', () => {
    const start = active(drawn('', { scorched: ['kharkov'], regroup: { R2: 2 } }), 'R2', 9);
    expect(refused(start, 'R2', build(sp('R2', 2), 'kharkov'))).toBe('SCORCHED_KEY §6.31');
    const one = after(start, 'R2', build(sp('R2', 1), 'kharkov'), dice(3));
    expect(standing(one, 'kharkov')).toBe('R2 1');
    expect(one.lastRoll?.dice).toEqual([3]);
    expect(refused(one, 'R2', build({ leader: 'platov' }, 'kharkov'))).toBe('SCORCHED_KEY §6.31');
    const more = after(one, 'R2', regroup(sp('R2', 2), 'kharkov'), dice(6, 1));
    expect(standing(more, 'kharkov')).toBe('R2 2');
    expect(more.regroup).toEqual({});
  });
});

describe('the leaders and soldiers that are built (§6)', () => {
  it('leaders who are off the map, but not those in the Regroup Box', () => {
    const state = drawn('riga: barclay', {
      leaders: {
        ...drawn('riga: barclay').leaders,
        wittgenstein: { of: 'R1', at: '@regroup', marched: 0, stopped: false, marked: false },
      },
    });
    const start = active(state, 'R1', 4);
    expect(refused(start, 'R1', build({ leader: 'barclay' }, 'riga'))).toBe('NOT_TO_BE_BUILT §6');
    expect(refused(start, 'R1', build({ leader: 'wittgenstein' }, 'riga'))).toBe('NOT_TO_BE_BUILT §6');
    expect(standing(after(start, 'R1', regroup({ leader: 'wittgenstein' }, 'riga')), 'riga')).toBe(
      'barclay, wittgenstein',
    );
    expect(refused(start, 'R1', regroup({ leader: 'barclay' }, 'riga'))).toBe('NOT_IN_REGROUP_BOX §6.2');
  });

  it('as far as the counters go, those in the Regroup Box counted (§1.5)', () => {
    // 8 SP of Prussia: 4 infantry and 2 cavalry
    const full = active(drawn('konigsberg: PR 6', { regroup: { PR: 1 } }), 'FN', 6);
    expect(standing(after(full, 'FN', build(sp('PR', 1), 'konigsberg')), 'konigsberg')).toBe('PR 7');
    expect(refused(full, 'FN', build(sp('PR', 2), 'konigsberg'))).toBe('NO_COUNTERS §1.5');
    const scattered = active(
      drawn('konigsberg: PR 1; tilsit: PR 1; memel: PR 1; libau: PR 1', {
        flags: { tilsit: 'PR', memel: 'PR', libau: 'PR' },
      }),
      'FN',
      6,
    );
    expect(refused(scattered, 'FN', build(sp('PR', 1), 'zone-prussia'))).toBe('NO_COUNTERS §1.5');
    expect(standing(after(scattered, 'FN', build(sp('PR', 2), 'zone-prussia')), 'zone-prussia')).toBe('PR 2');
  });

  it('Kutuzov from turn 2 and Tchitchagov from turn 3 on (§6.35, §6.36)', () => {
    const at = (turn: number, power: 'R1' | 'R2') => ({ ...active(scenario(1), power, 5), turn });
    expect(refused(at(1, 'R1'), 'R1', build({ leader: 'kutuzov' }, 'moscow'))).toBe('TOO_EARLY §6.35');
    expect(asking(after(at(2, 'R1'), 'R1', build({ leader: 'kutuzov' }, 'moscow')))).toEqual(['r1 arrival']);
    expect(refused(at(2, 'R2'), 'R2', build({ leader: 'tchitchagov' }, 'kiev'))).toBe('TOO_EARLY §6.36');
    expect(standing(after(at(3, 'R2'), 'R2', build({ leader: 'tchitchagov' }, 'kharkov')), 'kharkov')).toBe(
      'tchitchagov, R2 1',
    );
  });

  it.each([
    { how: 'halve', loss: 7, left: 3, gain: 0 },
    { how: 'gain', loss: 7, left: 3, gain: 0 },
    { how: 'gain', loss: 1, left: 0, gain: 3 },
    { how: 'halve', loss: 10, left: 5, gain: 0 },
    { how: 'halve', loss: 0, left: 0, gain: 0 },
  ] as const)(
    'his first arrival: $how $loss Loss: $left Loss, $gain Gain (§6.35, §9.51)',
    ({ how, loss, left, gain }) => {
      const state = active(drawn(''), 'R1', 5);
      const poorer = {
        ...state,
        morale: { ...state.morale, tsarist: { level: 'vive-lempereur', loss, gain: 0 } },
      } as const;
      const there = after(poorer, 'R1', build({ leader: 'kutuzov' }, 'moscow'));
      const chosen = after(there, 'R1', { type: 'rally', how });
      expect(chosen.morale.tsarist).toEqual({ level: 'vive-lempereur', loss: left, gain });
      expect(chosen.facts.kutuzovHasAppeared).toBe(true);
      expect(cpOf(chosen)).toBe(2);
    },
  );

  it('a second time nobody is asked', () => {
    const state = active(drawn(''), 'R1', 5);
    const again = after(
      { ...state, facts: { ...state.facts, kutuzovHasAppeared: true } },
      'R1',
      build({ leader: 'kutuzov' }, 'moscow'),
    );
    expect(asking(again)).toEqual(['r1 card']);
  });
});

describe('among enemies', () => {
  const besieged = (flags: State['flags'] = {}) =>
    active(
      drawn('riga: yorck PR 3', { flags, regroup: { R1: 1 }, facts: { ...drawn('').facts, kutuzovHasAppeared: true } }),
      'R1',
      14,
    );
  const relief = [
    build({ leader: 'kutuzov' }, 'riga'),
    build(sp('R1', 2), 'riga'),
    regroup(sp('R1', 1), 'riga'),
    build(sp('R1', 3), 'riga'),
  ];
  const rolls = (all: ReturnType<typeof events>) =>
    all.flatMap((event) => (event.type === 'rolled' ? [[event.why, event.dice.length]] : []));

  it('in a besieged fortress they fight once all building of the impulse is over (§6.34)', () => {
    const all = relief.reduce((state, command) => after(state, 'R1', command), besieged());
    expect(standing(all, 'riga')).toBe('yorck, kutuzov, R1 6, PR 3');
    expect(cpOf(all)).toBe(0);
    expect(asking(all)).toEqual(['r1 impulse']);
    // Kutuzov 4 + 6 SP + 1 for Vive L'Empereur: 11 dice; Yorck 1 + 3 SP + 1 for Elan: 5; four 6s leave nobody there,
    // one more is loot
    const faces = [6, 6, 6, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1];
    const fought = undisturbed(all, 'R1', { type: 'end' }, dice(...faces));
    expect(rolls(fought).slice(0, 2)).toEqual([
      ['battle', 11],
      ['battle', 5],
    ]);
    expect(standing(fought.reduce(evolve, all), 'riga')).toBe('kutuzov, R1 6');
  });

  it('the besieger may evade first', () => {
    const placed = relief
      .slice(0, 2)
      .reduce((state, command) => after(state, 'R1', command), besieged({ wolmar: 'PR' }));
    const end = after(after(placed, 'R1', { type: 'done' }), 'R1', { type: 'end' });
    expect(asking(end)).toEqual(['fn window']);
    const gone = after(end, 'FN', { type: 'evade', to: 'wolmar' }, dice(4, 4));
    expect(standing(gone, 'wolmar')).toBe('yorck, PR 3');
    expect(standing(gone, 'riga')).toBe('kutuzov, R1 2');
  });

  it('beaten there, they have nowhere to go and are regrouped', () => {
    const placed = after(after(besieged(), 'R1', build(sp('R1', 2), 'riga')), 'R1', { type: 'done' });
    // 2 SP + 1 against 5 dice, one of them a 5
    const fought = afterUndisturbed(placed, 'R1', { type: 'end' }, dice(1, 1, 1, 5, 1, 1, 1, 1));
    expect(standing(fought, 'riga')).toBe('yorck, PR 3');
    expect(fought.regroup).toEqual({ R1: 3 });
  });

  it('in a zone with enemies alone they fight when the CP are spent (§6.33)', () => {
    const start = active(drawn('zone-volga: FN 1', { resources: poor }), 'R1', 4);
    const placed = after(start, 'R1', build(sp('R1', 1), 'zone-volga'));
    expect(asking(placed)).toEqual(['r1 card']);
    const spent = after(placed, 'R1', build(sp('R1', 1), 'zone-volga'));
    expect(asking(spent)).toEqual(['fn window']);
    const fought = afterUndisturbed(spent, 'FN', { type: 'pass' }, dice(6, 1, 1, 1, 1, 1));
    expect(standing(fought, 'zone-volga')).toBe('R1 2');
    expect(asking(fought)).toEqual(['r1 impulse']);
  });

  it('a card that is played in another battle there does not make the defenders attack the placed pieces (ruling E159)', () => {
    const pieces = 'zone-galicia: R1 1; lublin: schwarzenberg AU 4';
    const hands = handsOf({ FN: [41], R1: [24], FS: [60], R2: [79] });
    const start = { ...active(drawn(pieces), 'FS', 6), hands };
    const placed = after(start, 'FS', build({ leader: 'murat' }, 'zone-galicia'));
    const moved = after(placed, 'FS', {
      type: 'move',
      from: 'lublin',
      to: 'zone-galicia',
      leaders: ['schwarzenberg'],
      sp: { AU: 4 },
      attack: true,
    });
    // Nor could any other card of theirs: it is for the Power that placed them.
    const sallied = (power: 'R1' | 'FS') =>
      worked(placed, (table) => sally(table, power, () => true)).events.map(({ type }) => type);
    expect(sallied('R1')).toEqual([]);
    expect(sallied('FS')).toContain('entered');
    const met = untilAsked(moved, 'battle-inactive');
    // Eight dice against one and the four of #24.
    const played = undisturbed(met, 'R1', { type: 'react', card: 24 }, dice(6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1));
    expect(rolls(played).map(([why]) => why)).toEqual(['battle', 'battle']);
    expect(standing(played.reduce(evolve, met), 'zone-galicia')).toBe('murat, schwarzenberg, AU 4');
  });

  it('where friends stand in the zone they join them, and need not fight', () => {
    const start = active(drawn('zone-volga: barclay R1 2, ney FN 4'), 'R1', 2);
    const placed = after(start, 'R1', build(sp('R1', 1), 'zone-volga'));
    expect(standing(placed, 'zone-volga')).toBe('ney, barclay, FN 4, R1 3');
    expect(asking(placed)).toEqual(['r1 impulse']);
  });
});
