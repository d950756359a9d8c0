import { sure } from '../../lib/sure.ts';
import { SHAPES, type Shape } from '../map/geometry.ts';
import type { Province } from '../map/vocabulary.ts';

/** How a province is drawn. Throws on an id that is none. */
export const shapeOf = (province: Province): Shape => sure(SHAPES[province], `shape of ${province}`);
