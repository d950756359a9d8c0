import { describe, expect, it } from 'vitest';
import type { Chance } from '../../../domain/contract/chance.ts';
import { dropMorale } from '../../../domain/kutuzov/deeds/tracks/tracks.ts';
import type { State } from '../../../domain/kutuzov/state/state.ts';
import { after, asking, dice, drawn, events, noDice } from '../kit/kit.ts';
import { between, happens, moraleOf, tracked } from '../kit/tracks.ts';

const facts = drawn('').facts;

/** Tsarist morale drops by a level, where all Will to Fight markers lie. */
const drops = (state: State, chance: Chance = noDice) =>
  happens(state, (table) => dropMorale(table, 'tsarist', { removed: 0, rule: '§9.2' }), chance);
const shaken = (imperial: string, tsarist = 'marchez-vous', change: Partial<State> = {}) =>
  tracked({ imperial, tsarist }, { pieces: 'vilna: napoleon FN 3', change: { facts, ...change } });

describe('Will to Fight markers (§19.81)', () => {
  it('lie at three Tsarist levels (§PB4.5)', () => {
    expect(facts.willToFight).toEqual(['les-grognards', 'tu-felix-austria', 'sauve-qui-peut']);
  });

  it('the first one that is reached opens the Imperial change of aim', () => {
    const state = drops(shaken('vive-lempereur'));
    expect(state.facts.willToFight).toEqual(['tu-felix-austria', 'sauve-qui-peut']);
    expect(state.facts.retreat).toBe('open');
    expect(state.resources).toEqual({ FN: 0, R1: 0, FS: 0, R2: 0 });
  });

  it('a further one is a resource for the Imperial Power with fewer', () => {
    const open = { ...facts, retreat: 'open' as const };
    const state = drops(
      shaken('vive-lempereur', 'marchez-vous', { facts: open, resources: { FN: 2, R1: 0, FS: 1, R2: 0 } }),
    );
    expect(state.resources).toEqual({ FN: 2, R1: 0, FS: 2, R2: 0 });
    expect(state.facts.willResources).toBe(1);
    const even = drops(shaken('vive-lempereur', 'marchez-vous', { facts: open }), dice(3, 3, 2, 5));
    expect(even.resources.FS).toBe(1);
  });

  it('two resources in a game (§16.2, ruling 35)', () => {
    const state = drops(
      shaken('vive-lempereur', 'marchez-vous', { facts: { ...facts, retreat: 'open', willResources: 2 } }),
    );
    expect(state.resources).toEqual({ FN: 0, R1: 0, FS: 0, R2: 0 });
    expect(state.facts.willToFight).toEqual(['tu-felix-austria', 'sauve-qui-peut']);
  });

  it('at a level without a marker, and between impulses, nobody rolls', () => {
    expect(drops(shaken('vive-lempereur', 'vive-lempereur')).facts).toEqual(facts);
    const state = drops(between(shaken('vive-lempereur'), 'morale'));
    expect(state.facts.retreat).toBe('open');
    expect(asking(state)).toEqual([]);
  });
});

describe('the Imperial roll (§19.82)', () => {
  const asked = drops(shaken('marchez-vous 2'));
  const now = { type: 'will', now: true } as const;

  it('is made at once or at the end of the impulse', () => {
    expect(asking(asked)).toEqual(['fn will']);
    const later = after(asked, 'FN', { type: 'will', now: false });
    expect(asking(later)).toEqual(['fn card']);
    expect(later.impulse.due).toEqual([{ is: 'will', stage: 'dice' }]);
    const done = after(later, 'FN', { type: 'done' });
    const waiting = { ...done, hands: { ...done.hands, R1: { home: [], other: [49] }, R2: { home: [], other: [56] } } };
    const end = events(waiting, 'FN', { type: 'end' }, dice(4, 5, 1, 1, 1, 1, 1, 1, 1)).map(({ type }) => type);
    expect(end.indexOf('rolled')).toBeGreaterThan(-1);
    expect(end.indexOf('rolled')).toBeLessThan(end.indexOf('impulse-ended'));
  });

  it('eight dice: each 4, 5 and 6 takes a Loss off or is a Gain; no better morale, no conquest roll', () => {
    const even = drops(shaken('les-grognards 2'));
    const state = after(even, 'FN', now, dice(4, 5, 6, 1, 2, 3, 1, 1));
    expect(moraleOf(state, 'imperial')).toBe('les-grognards -1');
    expect(asking(state)).toEqual(['fn card']);
  });

  it('with Gain alone French North may try to rise (§9.53)', () => {
    const even = drops(shaken('les-grognards'));
    const rise = after(even, 'FN', now, dice(4, 5, 6, 4, 2, 3, 1, 1));
    expect(asking(rise)).toEqual(['fn rise']);
    const risen = after(rise, 'FN', { type: 'rise' }, dice(1, 2, 1));
    expect(moraleOf(risen, 'imperial')).toBe('marchez-vous');
    expect(risen.lastRoll?.why).toBe('conquest');
  });

  it('with better morale than the Tsarists a natural 6 conquers Russia, without a capital', () => {
    const state = after(asked, 'FN', now, dice(1, 1, 1, 1, 1, 1, 1, 1, 6));
    expect(state.over).toMatchObject({ camp: 'imperial', how: 'will-to-fight' });
    const goes = after(asked, 'FN', now, dice(1, 1, 1, 1, 1, 1, 1, 1, 5));
    expect(goes.over).toBe(null);
    expect(asking(goes)).toEqual(['fn card']);
    expect(goes.facts.conquestRolls).toBe(1);
  });

  it('in the Retreat from Moscow it ends nothing (§19.723)', () => {
    const state = drops(
      shaken('marchez-vous 2', 'marchez-vous', { facts: { ...facts, retreat: 'chosen', willResources: 2 } }),
    );
    expect(after(state, 'FN', now, dice(1, 1, 1, 1, 1, 1, 1, 1)).over).toBeNull();
  });
});
