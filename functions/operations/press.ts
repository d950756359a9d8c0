import type { AnyOperation } from '../lib/http/endpoint.ts';
import { postHiding } from '../post-hiding.ts';
import { postPress } from '../post-press.ts';
import { putPressMarks } from '../put-press-marks.ts';

/** Every operation of the function `press`, in the order of openapi.yaml. */
export const TALKS: readonly AnyOperation[] = [postPress, putPressMarks, postHiding];
