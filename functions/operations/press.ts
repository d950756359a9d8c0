import type { AnyOperation } from '../platform/http/request.ts';
import { postHiding } from './moderation/post-hiding.ts';
import { postPress } from './press/post-press.ts';
import { putPressMarks } from './press/put-press-marks.ts';

/** Every operation of the function `press`, in the order of openapi.yaml. */
export const TALKS: readonly AnyOperation[] = [postPress, putPressMarks, postHiding];
