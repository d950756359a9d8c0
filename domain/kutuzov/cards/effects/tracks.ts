import { z } from 'zod';
import { count } from '../../schemas.ts';
import { roll } from '../../table.ts';
import { higherAttrition } from '../../tracks/attrition-track.ts';
import { rallied } from '../../tracks/rally.ts';
import { checkMorale, dropAttrition, moveAttrition, moveMorale, riseAttrition } from '../../tracks/tracks.ts';
import { BY_EVENT, noEffect, type Primitive } from './primitive.ts';
import { campFor, camps } from './targets.ts';

/* Morale and the Imperial attrition level by event (§9.5, §14.41). Levels moved by event leave the markers as they are (§9.21, §14.47). */

const markers = z.strictObject({ op: z.string(), camp: camps, n: count });
type Markers = z.infer<typeof markers>;

/** Morale Gain for a Camp; Loss goes first (§9.51). */
export const gainMorale: Primitive<Markers> = {
  takes: markers,
  run: (table, { power }, { camp, n }) => moveMorale(table, campFor(power, camp), { gain: n }, '§9.5'),
};

/** Morale Loss for a Camp, with the check of nine or more (§9.41). */
export const loseMorale: Primitive<Markers> = {
  takes: markers,
  run: (table, { power }, { camp, n }) => moveMorale(table, campFor(power, camp), { loss: n }, BY_EVENT),
};

/** A Camp checks its morale at once (§9.4). */
const check = z.strictObject({ op: z.string(), camp: camps });
export const moraleCheck: Primitive<z.infer<typeof check>> = {
  takes: check,
  run: (table, { power }, { camp }) => checkMorale(table, campFor(power, camp), '§9.4'),
};

/** Attrition Loss for the Imperials; or dice of which each 5 and 6 takes one off, or is a Gain. */
const attrition = z.union([z.strictObject({ op: z.string(), n: count }), z.strictObject({ op: z.string(), dice: count })]);
export const attritionMarkers: Primitive<z.infer<typeof attrition>> = {
  takes: attrition,
  run(table, { power }, op) {
    if ('n' in op) return moveAttrition(table, { loss: op.n }, BY_EVENT);
    const gain = rallied(table, power, op.dice, { why: 'attrition-dice', rule: BY_EVENT });
    moveAttrition(table, { gain }, BY_EVENT);
  },
};

/** The Imperial attrition level moves: down by so many, or up by what a die says, more than once if it may (§14.45). */
const shift = z.union([
  z.strictObject({ op: z.string(), levels: z.literal(-1) }),
  z.strictObject({ op: z.string(), roll: z.strictObject({ '1-3': count, '4-6': count }) }),
]);
export const attritionShift: Primitive<z.infer<typeof shift>> = {
  takes: shift,
  idle: ({ attrition: { level } }, _, op) => ('roll' in op && higherAttrition(level) === undefined ? noEffect : undefined),
  run(table, { power }, op) {
    if ('levels' in op) return dropAttrition(table, { removed: 0, rule: BY_EVENT });
    const levels = (face: number) => op.roll[face <= 3 ? '1-3' : '4-6'];
    const { total } = roll(table, power, 1, { why: 'attrition-shift', rule: BY_EVENT, count: ([face]) => levels(face!) });
    for (let i = 0; i < total; i++) riseAttrition(table, { removed: 0, rule: BY_EVENT });
  },
};
