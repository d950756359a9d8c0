import { type Edition, spaceRow } from '../edition/edition.ts';
import type { River } from '../edition/rows/rivers.ts';
import { middleOf, type Point } from './boxes.ts';
import { curveThrough } from './curve.ts';

const isBend = (step: River['course'][number]): step is readonly [number, number] => typeof step[0] === 'number';

/** Returns the course of a river as it is drawn: through the middles of the lines of march that it crosses. */
export const courseOf = (edition: Edition, { course }: River): readonly Point[] =>
  curveThrough(
    course.map((step) =>
      isBend(step) ? { x: step[0], y: step[1] } : middleOf(spaceRow(edition, step[0]), spaceRow(edition, step[1])),
    ),
  );
