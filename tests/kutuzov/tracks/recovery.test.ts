import { describe, expect, it } from 'vitest';
import { checkMorale, moveAttrition, moveMorale } from '../../../domain/kutuzov/deeds/tracks/tracks.ts';
import type { Hand, State } from '../../../domain/kutuzov/state/state.ts';
import { after, asking, dice, refused } from '../kit/kit.ts';
import { attritionOf, between, dropped, happens, moraleOf, tracked } from '../kit/tracks.ts';

const cards = (...other: readonly number[]): Hand => ({ home: [], other });
const hands = (held: Partial<State['hands']>): State['hands'] => ({
  FN: cards(),
  R1: cards(),
  FS: cards(),
  R2: cards(),
  ...held,
});

/** Tsarist morale after a first drop of this impulse. */
const second = (tsarist: string, change: Partial<State> = {}) => dropped(tracked({ tsarist }, { change }), 'tsarist');
const loot = (state: State, ...faces: readonly number[]) =>
  happens(state, (table) => checkMorale(table, 'tsarist', '§9.42'), dice(...faces));
const resources = { FN: 0, R1: 1, FS: 0, R2: 0 };

describe('Emergency Recovery of morale (§5.23, §9)', () => {
  it('6 Loss, the second drop rolled 5: one marker off averts it', () => {
    const state = loot(second('vive-lempereur 6', { resources }), 2, 3);
    expect(asking(state)).toEqual(['r1 recovery']);
    expect(moraleOf(state, 'tsarist')).toBe('vive-lempereur 6');
    const over = after(state, 'R1', { type: 'recover' }, dice(5, 1, 1, 1, 1, 1, 1, 1));
    expect(moraleOf(over, 'tsarist')).toBe('vive-lempereur 5');
    expect(over.resources.R1).toBe(0);
    expect(asking(over)).toEqual(['fn card']);
  });

  it('two drops of one impulse, a card of 2 CP and a resource', () => {
    const change = { resources: { FN: 0, R1: 0, FS: 0, R2: 1 }, hands: hands({ R1: cards(49) }) };
    const borodino = happens(
      tracked({ tsarist: 'vive-lempereur 7' }, { change }),
      (table) => {
        moveMorale(table, 'tsarist', { loss: 5 }, '§9.11');
        checkMorale(table, 'tsarist', '§9.42');
      },
      dice(5, 6, 1, 2),
    );
    expect(moraleOf(borodino, 'tsarist')).toBe('marchez-vous 3');
    expect(borodino.impulse.morale.tsarist.drops).toBe(1);
    const moscow = happens(
      borodino,
      (table) => {
        moveMorale(table, 'tsarist', { loss: 3 }, '§9.11');
        checkMorale(table, 'tsarist', '§9.42');
      },
      dice(2, 2),
    );
    expect(asking(moscow)).toEqual(['r1 recovery']);
    const card = after(moscow, 'R1', { type: 'recover', card: 49 }, dice(5, 1));
    expect(moraleOf(card, 'tsarist')).toBe('marchez-vous 5');
    expect(card.discard).toEqual([49]);
    expect(asking(card)).toEqual(['r2 recovery']);
    const over = after(card, 'R2', { type: 'recover' }, dice(6, 6, 5, 1, 2, 3, 4, 1));
    expect(moraleOf(over, 'tsarist')).toBe('marchez-vous 2');
    expect(over.impulse.morale.tsarist.drops).toBe(1);
    expect(asking(over)).toEqual(['fn card']);
  });

  it('the first drop of an impulse cannot be averted, nor one between impulses', () => {
    const first = loot(tracked({ tsarist: 'vive-lempereur 6' }, { change: { resources } }), 2, 3);
    expect(moraleOf(first, 'tsarist')).toBe('marchez-vous');
    expect(asking(first)).toEqual(['fn card']);
    const step = loot(between(second('vive-lempereur 6', { resources }), 'morale'), 2, 3);
    expect(moraleOf(step, 'tsarist')).toBe('marchez-vous');
  });

  it('once both have passed the level drops; markers that were taken off stay off (§9.21)', () => {
    const state = loot(second('vive-lempereur 12', { resources: { ...resources, R2: 1 } }), 2, 3);
    const tried = after(state, 'R1', { type: 'recover' }, dice(6, 1, 1, 1, 1, 1, 1, 1));
    expect(moraleOf(tried, 'tsarist')).toBe('vive-lempereur 11');
    expect(asking(tried)).toEqual(['r2 recovery']);
    const over = after(tried, 'R2', { type: 'pass' });
    expect(moraleOf(over, 'tsarist')).toBe('marchez-vous 2');
    expect(over.impulse.morale.tsarist.drops).toBe(2);
  });

  it('a Power that has passed is asked again when the partner has spent something', () => {
    const state = loot(second('vive-lempereur 6', { resources: { ...resources, R2: 2 } }), 1, 2);
    const partner = after(state, 'R1', { type: 'pass' });
    expect(asking(partner)).toEqual(['r2 recovery']);
    expect(asking(after(partner, 'R2', { type: 'recover' }, dice(6, 1, 1, 1, 1, 1, 1, 1)))).toEqual(['r1 recovery']);
  });

  it('a Power with any cards is asked; Must Plays have no CP', () => {
    const state = loot(second('vive-lempereur 6', { hands: hands({ R2: cards(25) }) }), 2, 3);
    expect(asking(state)).toEqual(['r2 recovery']);
    expect(refused(state, 'R2', { type: 'recover', card: 25 })).toBe('NO_CP §5.23');
    expect(refused(state, 'R2', { type: 'recover' })).toBe('NO_RESOURCES §5.23');
    expect(moraleOf(after(state, 'R2', { type: 'pass' }), 'tsarist')).toBe('marchez-vous');
  });

  it('is nothing to the enemy', () => {
    const state = loot(second('vive-lempereur 6', { resources: { FN: 3, R1: 0, FS: 3, R2: 0 } }), 2, 3);
    expect(moraleOf(state, 'tsarist')).toBe('marchez-vous');
    expect(asking(state)).toEqual(['fn card']);
  });
});

describe('Emergency Recovery of the attrition level (§14.44)', () => {
  const lost = (attrition: string, drops = 1) => {
    const state = tracked(
      { imperial: 'marchez-vous', attrition },
      { change: { resources: { FN: 1, R1: 0, FS: 1, R2: 0 } } },
    );
    const impulse = { ...state.impulse, attrition: { drops, risen: false } };
    return happens({ ...state, impulse }, (table) => moveAttrition(table, { loss: 3 }, '§14.42'));
  };

  it('fewer than nine markers avert a later drop of an impulse', () => {
    const state = lost('difficult 7');
    expect(asking(state)).toEqual(['fn recovery']);
    expect(attritionOf(state)).toBe('difficult 10');
    const over = after(state, 'FN', { type: 'recover' }, dice(5, 6, 1, 1, 1, 1, 1, 1));
    expect(attritionOf(over)).toBe('difficult 8');
    expect(moraleOf(over, 'imperial')).toBe('marchez-vous');
    expect(asking(over)).toEqual(['fn card']);
  });

  it('else the level drops, each time', () => {
    const state = after(after(lost('difficult 7'), 'FN', { type: 'pass' }), 'FS', { type: 'pass' });
    expect(attritionOf(state)).toBe('harsh 1');
    expect(state.impulse.attrition.drops).toBe(2);
    expect(attritionOf(lost('difficult 7', 0))).toBe('harsh 1');
  });

  it('is not part of the one series of an impulse (§16.51)', () => {
    const over = after(lost('difficult 7'), 'FN', { type: 'recover' }, dice(5, 6, 1, 1, 1, 1, 1, 1));
    expect(over.impulse.series).toBe('none');
  });
});
