import { describe, expect, it } from 'vitest';
import type { Command } from '../../../domain/kutuzov/frames/commands.ts';
import type { State } from '../../../domain/kutuzov/state/state.ts';
import { evolve } from '../../../domain/kutuzov/table/evolve.ts';
import { afterEvent, barred, holding, luck, playEvent, whereIs } from '../kit/events.ts';
import { after, asking, events, handsOf, refused, spending, standing } from '../kit/kit.ts';

const target = (space: string, camp?: 'imperial' | 'tsarist'): Command => ({
  type: 'target',
  space,
  ...(camp && { camp }),
});
const done: Command = { type: 'done' };
/** The dice thrown for attrition, and what is left in a space. */
const rolls = (happened: ReturnType<typeof playEvent>['events']) =>
  happened.flatMap((event) =>
    event.type === 'rolled' ? [`${event.why} ${event.space ?? ''} ${event.dice.length}`.replace('  ', ' ')] : [],
  );

describe('attrition by event (§14.1, §14.3)', () => {
  it('#48: any formation, also a friendly one; 5s send to the Regroup Box in any turn; the card goes back into the deck', () => {
    const start = holding('R1', [48], 'vitebsk: FN 3; minsk: R2 2');
    const asked = playEvent(start, 'R1', 48).state;
    expect(refused(asked, 'R1', target('vitebsk', 'tsarist'))).toBe('NOT_A_CHOICE');
    const hit = afterEvent(start, 'R1', 48, { faces: [6, 5, 1], answers: [['R1', target('vitebsk', 'imperial')]] });
    expect(standing(hit, 'vitebsk')).toBe('FN 1');
    expect(hit.regroup).toEqual({ FN: 1 });
    expect(hit.attrition.loss).toBe(1);
    expect(whereIs(hit, 48)).toBe('deck');
    const own = afterEvent(start, 'R1', 48, { faces: [5, 1], answers: [['R1', target('minsk', 'tsarist')]] });
    expect(standing(own, 'minsk')).toBe('R2 1');
    expect(own.regroup).toEqual({ R2: 1 });
    expect(barred(holding('R1', [48]), 'R1', 48)).toBe('NO_TARGET §5.1');
  });
  it('#59: an Imperial formation in Russia, not in a fortress duchy nor in a Depot under an Imperial flag', () => {
    const pieces = 'vitebsk: FN 2; minsk: FN 2; riga: FN 1; warsaw: FN 5; kovno: FN 1';
    const asked = playEvent(holding('R1', [59], pieces, { flags: { minsk: 'FN' } }), 'R1', 59).state;
    for (const space of ['riga', 'warsaw']) {
      expect(refused(asked, 'R1', target(space)), space).toBe('NOT_A_CHOICE');
    }
    const hit = afterEvent(holding('R1', [59], pieces), 'R1', 59, {
      faces: [6, 5],
      answers: [['R1', target('vitebsk')]],
    });
    expect(standing(hit, 'vitebsk')).toBe('FN 1');
    expect(barred(holding('R1', [59], 'warsaw: FN 5'), 'R1', 59)).toBe('NO_TARGET §5.1');
    expect(barred(holding('FN', [59], pieces), 'FN', 59)).toBe('NOT_FOR_YOU §5.1');
  });
  it('#103: its Power may lose a resource instead, if it has one', () => {
    const pieces = 'vitebsk: FN 2; minsk: FS 2';
    const rich = holding('R1', [103], pieces, { resources: { FN: 1, R1: 0, FS: 0, R2: 0 } });
    const asked = playEvent(rich, 'R1', 103, { answers: [['R1', target('vitebsk')]] }).state;
    expect(asking(asked)).toEqual(['fn event']);
    const paid = after(asked, 'FN', { type: 'option', option: 1 });
    expect(paid.resources.FN).toBe(0);
    expect(standing(paid, 'vitebsk')).toBe('FN 2');
    const rolled = afterEvent(rich, 'R1', 103, {
      faces: [6, 6],
      answers: [
        ['R1', target('minsk')],
        ['FN', { type: 'pass' }],
      ],
    });
    expect(standing(rolled, 'minsk')).toBe('');
    expect(barred(holding('R1', [103], 'warsaw: FN 5'), 'R1', 103)).toBe('NO_TARGET §5.1');
  });
  it('#31: all formations of a space; artillery is not moved by CP until the round ends', () => {
    const start = holding('FN', [31], 'riga: barclay R1 1, ney FN 5; minsk: R2 1');
    const { state, events: happened } = playEvent(start, 'FN', 31, {
      faces: [1, 1, 1, 1, 1, 1, 1],
      answers: [['FN', target('riga')]],
    });
    expect(rolls(happened)).toEqual(['attrition riga 6', 'attrition riga 1']);
    expect(standing(state, 'riga')).toBe('ney, barclay, FN 5, R1 1');
    expect(state.effects).toMatchObject([{ id: 'artilleryImmobile', until: 'round' }]);
    expect(whereIs(state, 31)).toBe('deck');
  });
  it('#31: counters of 4 SP stay, and what goes must be shown without them', () => {
    const muddy = { effects: [{ id: 'artilleryImmobile', card: 31, by: 'FN', until: 'round' }] } as const;
    const march = (sp: number): Command => ({
      type: 'move',
      from: 'smolensk',
      to: 'vitebsk',
      leaders: [],
      sp: { R1: sp },
    });
    const alone = spending({ ...holding('R1', [], 'smolensk: R1 4'), ...muddy }, 'R1', 3);
    expect(refused(alone, 'R1', march(4))).not.toBe('accepted');
    expect(standing(after(alone, 'R1', march(2)), 'vitebsk')).toBe('R1 2');
    // 31 SP in one space: with all cavalry the 19 infantry show 31 without a gun.
    const army: Command = { type: 'move', from: 'smolensk', to: 'vitebsk', leaders: ['kutuzov'], sp: { R1: 6 } };
    const full = { ...holding('R1', [], 'smolensk: kutuzov R1 42'), ...muddy };
    expect(standing(after(spending(full, 'R1', 3), 'R1', army), 'vitebsk')).toBe('kutuzov, R1 6');
  });
  it('#39: the largest stack; resources do not halve an Imperial roll there (§16.4)', () => {
    const start = holding('R1', [39], 'vitebsk: ney FN 5; minsk: R2 4', { resources: { FN: 2, R1: 0, FS: 2, R2: 2 } });
    const { state, events: happened } = playEvent(start, 'R1', 39, { faces: [6, 1, 1, 1, 1, 1] });
    expect(rolls(happened)).toEqual(['attrition vitebsk 6']);
    expect(standing(state, 'vitebsk')).toBe('ney, FN 4');
    expect(asking(state)).toEqual(['r1 impulse']);
    const trains = playEvent(holding('R1', [39], 'vitebsk: ney FN 5', {}, { FS: [6] }), 'R1', 39);
    expect(asking(trains.state)).toEqual(['fs window']);
    expect(asking(after(trains.state, 'FS', { type: 'react', card: 6 }))).toEqual(['r1 impulse']);
    const tie = playEvent(
      holding('R1', [39], 'vitebsk: FN 4; minsk: R2 4', { resources: { FN: 0, R1: 0, FS: 0, R2: 1 } }),
      'R1',
      39,
    );
    expect(asking(tie.state)).toEqual(['r1 event']);
    expect(asking(after(tie.state, 'R1', target('minsk')))).toEqual(['r2 window']);
  });
});

describe('flags and markers', () => {
  it('#15: the flags of up to two unguarded duchies in Russia, 4 or more each; no fortress, none with Imperials', () => {
    const flags = { minsk: 'FN', mogilev: 'FS', vitebsk: 'FN', smolensk: 'FN' } as const;
    const start = holding('R2', [15], 'vitebsk: FN 1', { flags });
    const asked = playEvent(start, 'R2', 15).state;
    for (const space of ['vitebsk', 'smolensk', 'moscow'])
      expect(refused(asked, 'R2', target(space))).toBe('NOT_A_CHOICE');
    const tried = afterEvent(start, 'R2', 15, {
      faces: [3, 4],
      answers: [
        ['R2', target('minsk')],
        ['R2', target('mogilev')],
      ],
    });
    expect(tried.flags).toEqual({ minsk: 'FN', vitebsk: 'FN', smolensk: 'FN' });
    expect(tried.impulse.plus).toBe(true);
    expect(asking(tried)).toEqual(['r2 impulse']);
    expect(afterEvent(start, 'R2', 15, { answers: [['R2', done]] }).flags).toEqual(flags);
    expect(barred(holding('R2', [15], ''), 'R2', 15)).toBe('NO_TARGET §5.1');
  });
  it('#87: Scorched Earth free, although Imperials could intercept (§16.57)', () => {
    const pieces = 'vitebsk: ney FN 3; orsha: R1 1';
    const start = holding('R1', [87], pieces, { scorched: [] });
    const placed = afterEvent(start, 'R1', 87, { answers: [['R1', target('orsha')]] });
    expect(placed.scorched).toEqual(['orsha']);
    expect(placed.impulse.scorchings).toBe(0);
    const asked = playEvent(start, 'R1', 87).state;
    for (const space of ['vitebsk', 'moscow', 'warsaw']) {
      expect(refused(asked, 'R1', target(space)), space).toBe('NOT_A_CHOICE');
    }
    expect(barred(holding('FN', [87], pieces), 'FN', 87)).toBe('NOT_FOR_YOU §5.1');
    expect(barred(holding('R1', [87], '', { flags: {} }), 'R1', 87)).toBe('NO_TARGET §5.1');
  });
  it('#91: a Russian Key under an Imperial flag is scorched: two resources for Imperials, two Gain for Tsarists', () => {
    const flags = { minsk: 'FN', vilna: 'FS' } as const;
    const imperial = afterEvent(holding('FN', [91], '', { flags: { minsk: 'FN' }, scorched: [] }), 'FN', 91);
    expect(imperial.scorched).toEqual(['minsk']);
    expect(imperial.resources.FN).toBe(2);
    const start = holding('R1', [91], '', { flags, scorched: ['vilna'] });
    const tsarist = afterEvent(start, 'R1', 91);
    expect(tsarist.scorched).toEqual(['minsk', 'vilna']);
    expect(tsarist.morale.tsarist.gain).toBe(2);
    expect(barred(holding('R1', [91], '', { flags: {} }), 'R1', 91)).toBe('NO_TARGET §5.1');
  });
});

describe('Supply Trains (#6, #13, §6.32)', () => {
  const start = holding('FS', [6], 'minsk: davout FN 4; vitebsk: R1 1');
  it('#6: in a duchy with a formation of the Camp, "+"; regrouped pieces may come there', () => {
    const placed = afterEvent(holding('FS', [6], 'minsk: davout FN 4; kovno: FN 1'), 'FS', 6, {
      answers: [['FS', target('minsk')]],
    });
    expect(placed.trains).toEqual({ imperial: 'minsk' });
    expect(placed.impulse.plus).toBe(true);
    expect(whereIs(placed, 6)).toBe('home');
    expect(barred(holding('FS', [6], 'zone-poland: FN 1'), 'FS', 6)).toBe('NO_TARGET §5.1');
    expect(barred(holding('R1', [13], 'smolensk: R1 1'), 'R1', 13)).toBe('NOT_NOW §5.2');
  });
  it('gone when an enemy comes to where no friends are', () => {
    const left = { ...holding('R1', [], 'vitebsk: R1 1'), trains: { imperial: 'polotsk' }, flags: {} } as State;
    const moved = after(spending(left, 'R1', 2), 'R1', {
      type: 'move',
      from: 'vitebsk',
      to: 'polotsk',
      leaders: [],
      sp: { R1: 1 },
    });
    expect(moved.trains).toEqual({});
    expect(start.trains).toEqual({});
  });
  it('in answer to attrition that is due: it is not rolled (§5.6)', () => {
    const pieces = 'minsk: davout FN 4; borisov: R1 1';
    const scorched = {
      scorched: ['minsk'],
      hands: handsOf({ FN: [6, 66], R1: [70], FS: [2], R2: [106] }),
      attrition: { level: 'normal', loss: 0, gain: 0 },
    } as const;
    const before = spending(
      { ...holding('FN', [], 'slonim: davout FN 4'), ...scorched, flags: { slonim: 'FN' } },
      'FN',
      4,
    );
    const moving = after(before, 'FN', {
      type: 'move',
      from: 'slonim',
      to: 'minsk',
      leaders: ['davout'],
      sp: { FN: 4 },
    });
    expect(asking(moving)).toEqual(['fn window', 'fs window']);
    expect(pieces.length > 0).toBe(true);
    expect(refused(moving, 'FS', { type: 'react', card: 2 })).toBe('NOT_NOW §5.22');
    expect(refused(moving, 'FS', { type: 'react', card: 6 })).toBe('NOT_IN_HAND §5.2');
    const passed = after(moving, 'FS', { type: 'pass' });
    const happened = events(passed, 'FN', { type: 'react', card: 6 }, luck());
    const state = happened.reduce(evolve, passed);
    expect(happened.filter(({ type }) => type === 'rolled')).toEqual([]);
    expect(state.trains).toEqual({ imperial: 'minsk' });
    expect(state.effects).toEqual([]);
    expect(standing(state, 'minsk')).toBe('davout, FN 4');
    expect(whereIs(state, 6)).toBe('home');
    expect(asking(state)).toEqual(['fn card']);
    expect(state.impulse.plus).toBe(true);
    expect(refused(passed, 'FN', { type: 'halve', resources: 1 })).toBe('NOT_A_CHOICE');
    const used = after({ ...before, impulse: { ...before.impulse, plus: true } }, 'FN', {
      type: 'move',
      from: 'slonim',
      to: 'minsk',
      leaders: ['davout'],
      sp: { FN: 4 },
    });
    expect(asking(used)).toEqual(['fs window']);
    expect(refused(before, 'FN', { type: 'react', card: 6 })).toBe('NOT_NOW §5.22');
  });
});
