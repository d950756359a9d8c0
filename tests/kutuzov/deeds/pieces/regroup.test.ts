import { describe, expect, it } from 'vitest';
import { regroupSites } from '../../../../domain/kutuzov/map/sites.ts';
import type { State } from '../../../../domain/kutuzov/state/state.ts';
import type { Nation, Power } from '../../../../domain/kutuzov/terms/nations.ts';
import { after, drawn, refused, spending, standing } from '../../kit/kit.ts';

const regroup = (nation: Nation, sp: number, space: string) =>
  ({ type: 'regroup', piece: { nation, sp }, space }) as const;
const active = (pieces: string, power: Power, change: Partial<State> = {}): State => {
  const state = drawn(pieces, { turn: 2, regroup: { FN: 4, FS: 4, R1: 4, R2: 4 }, ...change });
  return spending({ ...state, impulse: { ...state.impulse, power } }, power, 4);
};
const between = (pieces: string, change: Partial<State> = {}): State => drawn(pieces, { turn: 2, ...change });

/** A French road from Poland to Smolensk, and one from Prussia to Riga. */
const roads: State['flags'] = {
  ...{ grodno: 'FS', lida: 'FS', minsk: 'FS', borisov: 'FS', orsha: 'FN', vitebsk: 'FN', smolensk: 'FN' },
  ...{ kovno: 'FN', schlavii: 'FN', mitau: 'PR', riga: 'FN' },
};

describe('where regrouped pieces are placed (§6.32)', () => {
  it('at home, and at an enemy home Key under a flag of its Power that friendly ground joins to a home zone', () => {
    const state = active('', 'FN', { flags: roads });
    expect([...regroupSites(state, 'FN')].sort()).toEqual(['masuria', 'riga', 'smolensk', 'warsaw', 'zone-poland']);
    const both = after(after(state, 'FN', regroup('FN', 1, 'smolensk')), 'FN', regroup('FN', 2, 'riga'));
    expect(standing(both, 'smolensk')).toBe('FN 1');
    expect(standing(both, 'riga')).toBe('FN 2');
    expect(both.regroup.FN).toBe(1);
  });

  it('not under the partner’s flag, nor where no Key is', () => {
    const state = active('', 'FS', { flags: roads });
    expect([...regroupSites(state, 'FS')].sort()).toEqual(['grodno', 'minsk', 'warsaw', 'zone-galicia']);
    expect(refused(state, 'FS', regroup('FS', 1, 'smolensk'))).toBe('NO_PLACE_TO_REGROUP §6.32');
    expect(refused(state, 'FS', regroup('FS', 1, 'lida'))).toBe('NO_PLACE_TO_REGROUP §6.32');
  });

  it.each([
    { what: 'an enemy flag on the road', pieces: '', flags: { ...roads, borisov: 'R2' } },
    { what: 'an enemy on the road', pieces: 'borisov: R2 1', flags: roads },
    { what: 'besieged on the road', pieces: 'grodno: R1 1', flags: { ...roads, borisov: 'R2' } },
  ] as const)('cut off: $what', ({ pieces, flags }) => {
    expect(refused(active(pieces, 'FN', { flags }), 'FN', regroup('FN', 1, 'smolensk'))).toBe('NOT_CONNECTED §6.32');
  });

  it('a besieged Key takes none', () => {
    expect(refused(active('smolensk: R1 1', 'FN', { flags: roads }), 'FN', regroup('FN', 1, 'smolensk'))).toBe(
      'NOT_CONNECTED §6.32',
    );
  });

  it('a home zone with enemies in it is no end of a road (ruling 45)', () => {
    const zones = 'zone-prussia: R1 1; zone-poland: R1 1; zone-galicia: R1 1';
    expect(regroupSites(active(`${zones}; zone-austria: R1 1`, 'FN', { flags: roads }), 'FN')).not.toContain(
      'smolensk',
    );
    expect(regroupSites(active(zones, 'FN', { flags: roads }), 'FN')).toContain('smolensk');
  });

  it('neither Moldavia nor Finland is such an end for the Tsarists, and neutral Austria none for the Imperials (§9.3)', () => {
    const island = { lublin: 'R2', kovel: 'FS', brest: 'FS', rovno: 'FS' } as const;
    expect(regroupSites(active('', 'R2', { flags: { lublin: 'R2' } }), 'R2')).toContain('lublin');
    expect(
      regroupSites(
        active('zone-rus: FN 1; zone-volga: FN 1; zone-saratov: FN 1; zone-ukraine: FN 1', 'R2', {
          flags: { lublin: 'R2' },
        }),
        'R2',
      ),
    ).not.toContain('lublin');
    expect(regroupSites(active('', 'R2', { flags: island }), 'R2')).not.toContain('lublin');
    const closed = active('zone-prussia: R1 1; zone-poland: R1 1; zone-galicia: R1 1', 'FN', { flags: roads });
    expect(regroupSites({ ...closed, facts: { ...closed.facts, austriaNeutral: true } }, 'FN')).not.toContain(
      'smolensk',
    );
  });

  const shore = { memel: 'FN', tilsit: 'FN', kovno: 'FN' } as const;
  it('for Russia 1 alone the sea joins friendly ports', () => {
    expect(regroupSites(active('', 'R1', { flags: { ...shore, konigsberg: 'R1' } }), 'R1')).toContain('konigsberg');
    expect(regroupSites(active('', 'R2', { flags: { ...shore, konigsberg: 'R2' } }), 'R2')).not.toContain('konigsberg');
  });

  it('… a besieged friendly fortress among them', () => {
    const ports = {
      libau: 'FN',
      windau: 'FN',
      pernau: 'FN',
      hapsal: 'FN',
      reval: 'FN',
      narva: 'FN',
      'st-petersburg': 'FN',
    } as const;
    const flags = { ...shore, ...ports, konigsberg: 'R1' } as const;
    expect(regroupSites(active('riga: yorck PR 1', 'R1', { flags }), 'R1')).toContain('konigsberg');
    expect(regroupSites(active('', 'R1', { flags: { ...flags, riga: 'FN' } }), 'R1')).not.toContain('konigsberg');
  });

  it('the Supply Trains of the Camp and one’s own DMC count as such Keys', () => {
    const flags = { grodno: 'FS', lida: 'FS', vilna: 'FN' } as const;
    const sites = (power: Power, change: Partial<State>) =>
      regroupSites(active('', power, { flags, ...change }), power);
    expect(sites('FN', { trains: { imperial: 'lida' } })).toContain('lida');
    expect(sites('FS', { trains: { imperial: 'lida' } })).toContain('lida');
    expect(sites('FN', { dmc: { vilna: 'FN' } })).toContain('vilna');
    expect(sites('FS', { dmc: { vilna: 'FN' } })).not.toContain('vilna');
    expect(sites('FN', { dmc: { smorgon: 'FN' } })).not.toContain('smorgon');
  });

  it('a besieged home fortress takes them in an impulse, but not in the interphase (§6.34, §17.2)', () => {
    expect(regroupSites(active('riga: yorck PR 3', 'R1'), 'R1')).toContain('riga');
    expect(regroupSites(between('riga: yorck PR 3'), 'R1')).not.toContain('riga');
    expect(regroupSites(between(''), 'R1')).toContain('riga');
  });

  it('only as many as the counters can show (§1.5)', () => {
    // 19 infantry, and no stack that cavalry could show
    const places =
      'tilsit memel libau windau mitau schlavii kovno vilna lida slonim pinsk slutsk bobruisk mozyr gomel mogilev orsha lepel vitebsk'.split(
        ' ',
      );
    const state = active(places.map((id) => `${id}: FN 1`).join('; '), 'FN');
    expect(refused(state, 'FN', regroup('FN', 1, 'masuria'))).toBe('NO_COUNTERS §1.5');
    expect(standing(after(state, 'FN', regroup('FN', 2, 'masuria')), 'masuria')).toBe('FN 2');
  });
});
