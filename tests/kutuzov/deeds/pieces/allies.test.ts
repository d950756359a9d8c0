import { describe, expect, it } from 'vitest';
import type { Chance } from '../../../../domain/contract/chance.ts';
import { dropMorale } from '../../../../domain/kutuzov/deeds/tracks/tracks.ts';
import type { State } from '../../../../domain/kutuzov/state/state.ts';
import { leave } from '../../../../domain/kutuzov/table/table.ts';
import { asking, dice, noDice, refused, standing } from '../../kit/kit.ts';
import { happens, moraleOf, tracked } from '../../kit/tracks.ts';

/** Imperial morale drops by a level. */
const drops = (state: State, chance: Chance = noDice) =>
  happens(state, (table) => dropMorale(table, 'imperial', { removed: 0, rule: '§9.2' }), chance);

describe('hesitant allies (§9.3, §9.31)', () => {
  it('are regrouped at Marchez-Vous where no flag of the Camp flies in Russia, besiegers and zones too', () => {
    const pieces = 'riga: yorck PR 4; tilsit: PR 1; zone-rus: schwarzenberg AU 3; konigsberg: PR 2; vilna: davout FN 3';
    const state = drops(tracked({ imperial: 'vive-lempereur' }, { pieces, change: { flags: { tilsit: 'FN' } } }));
    expect(['riga', 'tilsit', 'zone-rus', 'konigsberg', 'vilna'].map((space) => standing(state, space))).toEqual([
      '',
      'PR 1',
      '',
      'PR 2',
      'davout, FN 3',
    ]);
    expect(state.regroup).toEqual({ PR: 4, AU: 3 });
    expect(state.leaders.yorck?.at).toBe('@regroup');
    expect(state.leaders.schwarzenberg?.at).toBe('@regroup');
  });

  it('are regrouped when the flag is taken away', () => {
    const state = tracked(
      { imperial: 'marchez-vous' },
      { pieces: 'tilsit: yorck PR 2', change: { flags: { tilsit: 'PR' } } },
    );
    expect(
      standing(
        happens(state, () => undefined),
        'tilsit',
      ),
    ).toBe('yorck, PR 2');
    const bare = happens(state, (table) => table.emit({ type: 'flag-set', space: 'tilsit', flag: null, rule: '§4.4' }));
    expect(standing(bare, 'tilsit')).toBe('');
    expect(bare.regroup).toEqual({ PR: 2 });
  });

  it('do not enter enemy ground in Russia, nor flag it', () => {
    const pieces = 'konigsberg: yorck PR 2';
    const into = { type: 'move', from: 'konigsberg', to: 'tilsit', leaders: ['yorck'], sp: { PR: 2 } } as const;
    expect(refused(tracked({ imperial: 'marchez-vous' }, { pieces }), 'FN', into)).toBe('HESITANT_ALLY §9.31');
  });

  it('only once what is going on is over: pieces in a move are not taken out of it', () => {
    const base = tracked({ imperial: 'vive-lempereur' }, { pieces: 'tilsit: yorck PR 2' });
    const busy: State = {
      ...base,
      frames: [
        ...base.frames,
        {
          is: 'losses',
          power: 'FN',
          camp: 'imperial',
          space: 'tilsit',
          troops: [],
          leaders: [],
          pool: 0,
          regroup: 0,
          shared: false,
          taken: {},
          rule: '§14.1',
        },
      ],
    };
    const dropped = drops(busy);
    expect(moraleOf(dropped, 'imperial')).toBe('marchez-vous');
    expect(standing(dropped, 'tilsit')).toBe('yorck, PR 2');
    expect(standing(happens(dropped, leave), 'tilsit')).toBe('');
  });
});

describe('Austria neutral (§9.3)', () => {
  const pieces =
    'krakow: schwarzenberg AU 4; lublin: davout FN 3, AU 1; lemberg: bagration R2 2; zone-austria: AU 2; vilna: AU 1; warsaw: murat FS 2';
  const change = { flags: { kovel: 'AU', vilna: 'FN' }, regroup: { AU: 2, FN: 1 } } as const;
  const state = drops(tracked({ imperial: 'les-grognards' }, { pieces, change }));

  it('Austrians, their flags and those in the Regroup Box are gone for good', () => {
    expect(['krakow', 'lublin', 'zone-austria', 'vilna'].map((space) => standing(state, space))).toEqual([
      '',
      '',
      '',
      '',
    ]);
    expect(state.leaders.schwarzenberg?.at).toBe('@removed');
    expect(state.flags).toEqual({ vilna: 'FN' });
    expect(state.facts.austriaNeutral).toBe(true);
  });

  it('a formation on her ground is regrouped', () => {
    expect(state.regroup).toEqual({ FN: 4, R2: 2 });
    expect(state.leaders.davout?.at).toBe('@regroup');
    expect(state.leaders.bagration?.at).toBe('@regroup');
    expect(standing(state, 'warsaw')).toBe('murat, FS 2');
  });

  it('nobody may enter, also when morale is better again', () => {
    const again = { ...state, morale: tracked({ imperial: 'marchez-vous' }).morale };
    const move = { type: 'move', from: 'warsaw', to: 'lublin', leaders: ['murat'], sp: { FS: 2 } } as const;
    const frames = [
      ...again.frames.slice(0, 1),
      { is: 'impulse', power: 'FS', preemptive: false, lone: false, passing: false, stage: 'play' },
      { is: 'card', power: 'FS', card: 99, cp: 5 },
    ] as const;
    expect(refused({ ...again, frames }, 'FS', move)).toBe('NEUTRAL_AUSTRIA §9.3');
  });
});

describe('the Prussian revolt (§9.3)', () => {
  it('at Sauve Qui Peut Prussians, their flags and Königsberg are Russian First Army’s', () => {
    const pieces = 'konigsberg: yorck PR 3; tilsit: PR 2; warsaw: murat FS 2';
    const change = { flags: { tilsit: 'PR', memel: 'PR' }, regroup: { PR: 1 } } as const;
    const state = drops(tracked({ imperial: 'tu-felix-austria' }, { pieces, change }));
    expect(standing(state, 'konigsberg')).toBe('R1 3');
    expect(standing(state, 'tilsit')).toBe('R1 2');
    expect(state.flags).toEqual({ konigsberg: 'R1' });
    expect(state.regroup).toEqual({ R1: 1 });
    expect(state.leaders.yorck?.at).toBe('@removed');
    expect(state.facts.prussiaRevolted).toBe(true);
  });

  const revolts = (pieces: string, chance: Chance, change: Partial<State> = {}) =>
    drops(tracked({ imperial: 'tu-felix-austria', tsarist: 'vive-lempereur' }, { pieces, change }), chance);

  it('they attack the Imperials beside them and flag what they win, of any kind, without loot', () => {
    const state = revolts('masuria: yorck PR 4, ney FN 1', dice(6, 6, 1, 1, 1, 1, 1, 1, 1));
    expect(standing(state, 'masuria')).toBe('R1 4');
    expect(state.flags).toEqual({ masuria: 'R1', konigsberg: 'R1' });
    expect(moraleOf(state, 'imperial')).toBe('sauve-qui-peut 3');
    expect(state.resources).toEqual({ FN: 0, R1: 0, FS: 0, R2: 0 });
  });

  it('beaten, they have no way back: they are regrouped as Russians', () => {
    const state = revolts('masuria: PR 2, davout FN 3', dice(1, 1, 6, 1, 1, 1, 1, 1, 1));
    expect(standing(state, 'masuria')).toBe('davout, FN 3');
    expect(state.regroup).toEqual({ R1: 1 });
    expect(state.flags).toEqual({ konigsberg: 'R1' });
  });

  it('Imperials in Königsberg retreat', () => {
    const state = revolts('konigsberg: davout FN 3', noDice);
    expect(asking(state)).toEqual(['fn retreat']);
  });

  it('in the revolt no more Russians are placed than there are counters (§1.5)', () => {
    const state = revolts('tilsit: PR 6; kiev: R1 39', noDice, { flags: { tilsit: 'PR' } });
    expect(standing(state, 'tilsit')).toBe('R1 4');
    const boxed = revolts('tilsit: PR 6; kiev: R1 36', noDice, { flags: { tilsit: 'PR' }, regroup: { R1: 2, PR: 2 } });
    expect(standing(boxed, 'tilsit')).toBe('R1 5');
    expect(boxed.regroup).toEqual({ R1: 2 });
    const roomy = revolts('tilsit: PR 2; kiev: R1 38', noDice, { flags: { tilsit: 'PR' }, regroup: { PR: 6 } });
    expect(standing(roomy, 'tilsit')).toBe('R1 2');
    expect(roomy.regroup).toEqual({ R1: 3 });
  });
});
