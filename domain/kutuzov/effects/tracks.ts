import { rallied } from '../deeds/tracks/rally.ts';
import { checkMorale, dropAttrition, moveAttrition, moveMorale, riseAttrition } from '../deeds/tracks/tracks.ts';
import { roll, sum } from '../table/table.ts';
import { higherAttrition } from '../tracks/attrition-track.ts';
import { BY_EVENT, type EffectOn, noEffect } from './kit/effect.ts';
import { campFor } from './kit/targets.ts';

/*
 * Morale and the Imperial attrition level by event (§9.5, §14.41). Levels moved by event leave the markers as they are
 * (§9.21, §14.47).
 */

/** Morale Gain for a Camp; Loss goes first (§9.51). */
export const gainMorale: EffectOn<'gainMorale'> = {
  run: (table, { power }, { camp, n }) => moveMorale(table, campFor(power, camp), { gain: n }, '§9.5'),
};

/** Morale Loss for a Camp, with the check of nine or more (§9.41). */
export const loseMorale: EffectOn<'loseMorale'> = {
  run: (table, { power }, { camp, n }) => moveMorale(table, campFor(power, camp), { loss: n }, BY_EVENT),
};

export const moraleCheck: EffectOn<'moraleCheck'> = {
  run: (table, { power }, { camp }) => checkMorale(table, campFor(power, camp), '§9.4'),
};

export const attritionMarkers: EffectOn<'attritionMarkers'> = {
  run(table, { power }, op) {
    if ('n' in op) return moveAttrition(table, { loss: op.n }, BY_EVENT);
    const gain = rallied(table, power, op.dice, { why: 'attrition-dice', rule: BY_EVENT });
    moveAttrition(table, { gain }, BY_EVENT);
  },
};

export const attritionShift: EffectOn<'attritionShift'> = {
  idle: ({ attrition: { level } }, _, op) =>
    'roll' in op && higherAttrition(level) === undefined ? noEffect : undefined,
  run(table, { power }, op) {
    if ('levels' in op) return dropAttrition(table, { removed: 0, rule: BY_EVENT });
    const levels = (face: number) => op.roll[face <= 3 ? '1-3' : '4-6'];
    const { total } = roll(table, power, 1, {
      why: 'attrition-shift',
      rule: BY_EVENT,
      count: (faces) => levels(sum(faces)),
    });
    for (let i = 0; i < total; i++) riseAttrition(table, { removed: 0, rule: BY_EVENT });
  },
};
