import { describe, expect, it } from 'vitest';
import {
  checkMorale,
  dropMorale,
  limitGain,
  moveMorale,
  offerRise,
  riseMorale,
} from '../../../domain/kutuzov/deeds/tracks/tracks.ts';
import { enterMoraleStep } from '../../../domain/kutuzov/procedures/tracks/morale-check.ts';
import { lossByFlag, lossByMishap } from '../../../domain/kutuzov/tracks/morale.ts';
import { after, asking, dice, drawn, refused } from '../kit/kit.ts';
import { between, happens, moraleOf, tracked } from '../kit/tracks.ts';

describe('Morale Loss (§9.11)', () => {
  it.each<{
    readonly mishap: Parameters<typeof lossByMishap>[0];
    readonly group: boolean;
    readonly napoleon: boolean;
    readonly loss: number;
  }>([
    { mishap: 'evasion', group: false, napoleon: false, loss: 1 },
    { mishap: 'evasion', group: true, napoleon: true, loss: 4 },
    { mishap: 'retreat', group: false, napoleon: false, loss: 1 },
    { mishap: 'retreat', group: true, napoleon: false, loss: 2 },
    { mishap: 'rout', group: false, napoleon: false, loss: 2 },
    { mishap: 'rout', group: false, napoleon: true, loss: 4 },
    { mishap: 'overrun', group: false, napoleon: false, loss: 3 },
    { mishap: 'overrun', group: true, napoleon: true, loss: 8 },
  ])('an army’s $mishap, a group: $group, with Napoleon: $napoleon: $loss', ({ mishap, group, napoleon, loss }) => {
    expect(lossByMishap(mishap, { group, napoleon })).toBe(loss);
  });

  it.each<{ readonly space: string; readonly controller: Parameters<typeof lossByFlag>[2]; readonly loss: number }>([
    { space: 'riga', controller: 'tsarist', loss: 5 },
    { space: 'smolensk', controller: 'tsarist', loss: 3 },
    { space: 'grodno', controller: 'tsarist', loss: 2 },
    { space: 'moscow', controller: 'tsarist', loss: 1 },
    { space: 'vilna', controller: 'tsarist', loss: 0 },
    { space: 'grodno', controller: 'imperial', loss: 1 },
    { space: 'smolensk', controller: 'imperial', loss: 2 },
    { space: 'warsaw', controller: 'imperial', loss: 2 },
    { space: 'konigsberg', controller: 'imperial', loss: 5 },
    { space: 'krakow', controller: 'imperial', loss: 1 },
    { space: 'moscow', controller: 'imperial', loss: 1 },
  ])(
    '$space taken from the $controller Camp: fortress, Depot and home, each once: %#',
    ({ space, controller, loss }) => {
      expect(lossByFlag(drawn(''), space, controller)).toBe(loss);
    },
  );

  it('Gain and Loss cancel (§9.5, §9.51)', () => {
    const state = tracked({ imperial: 'vive-lempereur 2' });
    expect(
      moraleOf(
        happens(state, (table) => moveMorale(table, 'imperial', { gain: 3 }, '§9.5')),
        'imperial',
      ),
    ).toBe('vive-lempereur -1');
  });
});

describe('the morale step (§9.2, §4.5)', () => {
  const step = (tsarist: string, faces: readonly number[]) => {
    const state = between(tracked({ imperial: 'marchez-vous 1', tsarist }), 'morale');
    return moraleOf(happens(state, enterMoraleStep, dice(1, 1, ...faces)), 'tsarist');
  };

  it.each<{ readonly tsarist: string; readonly faces: readonly number[]; readonly end: string }>([
    { tsarist: 'vive-lempereur 6', faces: [1, 1], end: 'marchez-vous' },
    { tsarist: 'vive-lempereur 6', faces: [2, 3], end: 'marchez-vous' },
    { tsarist: 'vive-lempereur 6', faces: [2, 4], end: 'vive-lempereur 6' },
    { tsarist: 'vive-lempereur 6', faces: [6, 6], end: 'vive-lempereur 6' },
  ])('$tsarist, a roll of $faces: $end (§9.21)', ({ tsarist, faces, end }) => {
    expect(step(tsarist, faces)).toBe(end);
  });

  it.each<{ readonly tsarist: string; readonly faces: readonly number[]; readonly end: string }>([
    { tsarist: 'vive-lempereur 12', faces: [5, 6], end: 'marchez-vous 3' },
    { tsarist: 'vive-lempereur 12', faces: [6, 6], end: 'vive-lempereur 12' },
    { tsarist: 'vive-lempereur 13', faces: [6, 6], end: 'marchez-vous 4' },
  ])(
    'exactly nine Loss markers of ten or more go: $tsarist, a roll of $faces: $end (§9.21)',
    ({ tsarist, faces, end }) => {
      expect(step(tsarist, faces)).toBe(end);
    },
  );

  it.each<{ readonly tsarist: string; readonly faces: readonly number[]; readonly end: string }>([
    { tsarist: 'vive-lempereur -3', faces: [1, 5], end: 'elan-du-guerre' },
    { tsarist: 'vive-lempereur -3', faces: [1, 4], end: 'vive-lempereur -3' },
    { tsarist: 'vive-lempereur -11', faces: [1, 1], end: 'elan-du-guerre -2' },
    { tsarist: 'marchez-vous', faces: [4, 5], end: 'vive-lempereur' },
    { tsarist: 'marchez-vous', faces: [4, 4], end: 'marchez-vous' },
    { tsarist: 'elan-du-guerre -4', faces: [2, 3], end: 'elan-du-guerre' },
    { tsarist: 'elan-du-guerre -4', faces: [2, 2], end: 'elan-du-guerre -4' },
  ])('without Loss each Gain adds 1, and 9 raises: $tsarist, a roll of $faces: $end', ({ tsarist, faces, end }) => {
    expect(step(tsarist, faces)).toBe(end);
  });

  it('where a rise is barred, by the attrition level, the Gain stays (§14.48)', () => {
    const state = between(
      tracked({ imperial: 'vive-lempereur -3', tsarist: 'marchez-vous', attrition: 'harsh' }),
      'morale',
    );
    expect(moraleOf(happens(state, enterMoraleStep, dice(6, 6, 1, 1)), 'imperial')).toBe('vive-lempereur -3');
  });

  it('is rolled by French North and Russian First Army (§9)', () => {
    const state = between(tracked({ imperial: 'marchez-vous', tsarist: 'marchez-vous' }), 'morale');
    expect(happens(state, enterMoraleStep, dice(1, 1, 1, 2)).lastRoll).toMatchObject({
      power: 'R1',
      dice: [1, 2],
      rule: '§9.2',
    });
  });
});

describe('checks at other times (§9.4)', () => {
  const receive = (loss: number) => (table: Parameters<typeof moveMorale>[0]) =>
    moveMorale(table, 'tsarist', { loss }, '§9.11');

  it('7 Loss and 3 more: a check; 1 more: another one (§9.41)', () => {
    const first = happens(tracked({ tsarist: 'vive-lempereur 7' }), receive(3), dice(4, 6));
    expect(moraleOf(first, 'tsarist')).toBe('vive-lempereur 10');
    expect(first.lastRoll?.rule).toBe('§9.41');
    expect(moraleOf(happens(first, receive(1), dice(4, 6)), 'tsarist')).toBe('marchez-vous 2');
  });

  it('eight Loss markers are not checked, nor nine without a new one', () => {
    expect(moraleOf(happens(tracked({ tsarist: 'vive-lempereur 7' }), receive(1)), 'tsarist')).toBe('vive-lempereur 8');
    const rallied = happens(tracked({ tsarist: 'vive-lempereur 12' }), (table) =>
      moveMorale(table, 'tsarist', { gain: 1 }, '§9.52'),
    );
    expect(moraleOf(rallied, 'tsarist')).toBe('vive-lempereur 11');
  });

  it('all markers that come together are one receipt', () => {
    const state = happens(
      tracked({ tsarist: 'vive-lempereur 7' }),
      (table) => {
        receive(2)(table);
        receive(1)(table);
      },
      dice(5, 5),
    );
    expect(moraleOf(state, 'tsarist')).toBe('vive-lempereur 10');
  });

  it('once the first drop has taken all Loss the loot check does nothing (§9.42)', () => {
    const state = happens(
      tracked({ tsarist: 'vive-lempereur 6' }),
      (table) => {
        receive(3)(table);
        checkMorale(table, 'tsarist', '§9.42');
      },
      dice(2, 3),
    );
    expect(moraleOf(state, 'tsarist')).toBe('marchez-vous');
  });

  it('a Camp that falls below Sauve Qui Peut loses at once (§9.22)', () => {
    const state = happens(
      tracked({ tsarist: 'sauve-qui-peut 4' }),
      (table) => checkMorale(table, 'tsarist', '§9.42'),
      dice(1, 2),
    );
    expect(state.over).toMatchObject({ camp: 'imperial', how: 'morale' });
    expect(asking(state)).toEqual([]);
    expect(state.discard).toEqual([99]);
  });
});

describe('an opportunity to rise (§9.53)', () => {
  const offered = (tsarist: string) => happens(tracked({ tsarist }), (table) => offerRise(table, 'tsarist'));

  it('is the roller’s choice, with two Gain or more', () => {
    expect(asking(offered('marchez-vous -2'))).toEqual(['r1 rise']);
    expect(asking(offered('marchez-vous -1'))).toEqual(['fn card']);
    expect(asking(offered('marchez-vous 3'))).toEqual(['fn card']);
    expect(asking(offered('elan-du-guerre -4'))).toEqual(['fn card']);
  });

  it.each<{ readonly tsarist: string; readonly faces: readonly number[]; readonly end: string }>([
    { tsarist: 'marchez-vous -7', faces: [3, 4], end: 'vive-lempereur' },
    { tsarist: 'marchez-vous -7', faces: [4, 4], end: 'marchez-vous -7' },
    { tsarist: 'marchez-vous -11', faces: [4, 4], end: 'vive-lempereur -2' },
  ])('$tsarist, a roll of $faces: $end; up to nine Gain go', ({ tsarist, faces, end }) => {
    expect(moraleOf(after(offered(tsarist), 'R1', { type: 'rise' }, dice(...faces)), 'tsarist')).toBe(end);
  });

  it('may be declined, and then it is over', () => {
    const state = after(offered('marchez-vous -7'), 'R1', { type: 'pass' });
    expect(moraleOf(state, 'tsarist')).toBe('marchez-vous -7');
    expect(asking(state)).toEqual(['fn card']);
  });

  it('is one, however many reasons there are', () => {
    const state = happens(tracked({ tsarist: 'marchez-vous -7' }), (table) => {
      offerRise(table, 'tsarist');
      offerRise(table, 'tsarist');
    });
    expect(asking(after(state, 'R1', { type: 'pass' }))).toEqual(['fn card']);
  });
});

describe('one level above the start of an impulse at most (§9)', () => {
  const rise = { removed: 0, rule: '§9.53' };

  it('a second rise does not happen', () => {
    const state = happens(tracked({ tsarist: 'les-grognards' }), (table) => {
      riseMorale(table, 'tsarist', rise);
      riseMorale(table, 'tsarist', rise);
    });
    expect(moraleOf(state, 'tsarist')).toBe('marchez-vous');
  });

  it('after a drop one may rise twice, and each drop counts for Emergency Recovery (ruling 22)', () => {
    const state = happens(tracked({ tsarist: 'marchez-vous' }), (table) => {
      dropMorale(table, 'tsarist', rise);
      riseMorale(table, 'tsarist', rise);
      riseMorale(table, 'tsarist', rise);
      riseMorale(table, 'tsarist', rise);
    });
    expect(moraleOf(state, 'tsarist')).toBe('vive-lempereur');
    expect(state.impulse.morale.tsarist).toEqual({ start: 'marchez-vous', drops: 1 });
  });

  it('at Elan four Gain are kept when an impulse or a turn ends (§9.53, ruling 5)', () => {
    expect(moraleOf(happens(tracked({ tsarist: 'elan-du-guerre -6' }), limitGain), 'tsarist')).toBe(
      'elan-du-guerre -4',
    );
    expect(moraleOf(happens(tracked({ tsarist: 'vive-lempereur -6' }), limitGain), 'tsarist')).toBe(
      'vive-lempereur -6',
    );
  });
});

describe('dice against Morale Loss', () => {
  const resources = { FN: 2, R1: 0, FS: 0, R2: 0 };

  it('1 CP is a die: a 5 or 6 takes a Loss off, or is a Gain (§9.52)', () => {
    const state = tracked({ imperial: 'vive-lempereur 1' });
    const once = after(state, 'FN', { type: 'morale-dice', pay: 'cp' }, dice(5));
    expect(moraleOf(once, 'imperial')).toBe('vive-lempereur');
    expect(once.frames.at(-1)).toEqual({ is: 'card', power: 'FN', card: 99, cp: 4 });
    expect(moraleOf(after(once, 'FN', { type: 'morale-dice', pay: 'cp' }, dice(6)), 'imperial')).toBe(
      'vive-lempereur -1',
    );
    expect(moraleOf(after(once, 'FN', { type: 'morale-dice', pay: 'cp' }, dice(4)), 'imperial')).toBe('vive-lempereur');
  });

  it('a resource is eight, as often as one likes (§16.54, §16.55)', () => {
    const state = tracked({ imperial: 'vive-lempereur 3' }, { change: { resources } });
    const once = after(state, 'FN', { type: 'morale-dice', pay: 'resource' }, dice(5, 6, 1, 1, 1, 1, 1, 4));
    expect(moraleOf(once, 'imperial')).toBe('vive-lempereur 1');
    expect(once.resources.FN).toBe(1);
    const twice = after(once, 'FN', { type: 'morale-dice', pay: 'resource' }, dice(6, 6, 6, 1, 1, 1, 1, 1));
    expect(moraleOf(twice, 'imperial')).toBe('vive-lempereur -2');
    expect(twice.resources.FN).toBe(0);
    expect(refused(twice, 'FN', { type: 'morale-dice', pay: 'resource' })).toBe('NO_RESOURCES §16.54');
  });

  it('are for one’s own Camp, and in the impulse without a card in play too', () => {
    const state = tracked(
      { tsarist: 'vive-lempereur 3' },
      { power: 'R2', change: { resources: { ...resources, R2: 1 } } },
    );
    const impulse = { ...state, frames: state.frames.slice(0, -1) };
    const after8 = after(impulse, 'R2', { type: 'morale-dice', pay: 'resource' }, dice(5, 5, 1, 1, 1, 1, 1, 1));
    expect(moraleOf(after8, 'tsarist')).toBe('vive-lempereur 1');
    expect(refused(impulse, 'R2', { type: 'morale-dice', pay: 'cp' })).toBe('NO_CARD_IN_PLAY §5.5');
  });
});
