import { join } from 'node:path';
import type { FunctionName } from './endpoints.ts';

/**
 * The functions of a local server. Its gateway serves the pages of `docs`, and the server itself delivers the courier's
 * loads.
 */
export const SERVED = [
  'read',
  'costly',
  'write',
  'press',
  'projector',
  'bots',
  'clock',
  'deadlines',
  'live',
  'guests',
  'herald',
  'sender',
  'ratings',
  'anchor',
] as const satisfies readonly FunctionName[];

/** Returns the path of a function's code in a folder of bundles. */
export const bundleOf = (folder: string, name: FunctionName): string => join(folder, name, 'index.mjs');

/** Returns the path of the bundled code's own engines in a folder of bundles. */
export const enginesOf = (folder: string): string => join(folder, 'engines');

/** Returns the path of the built site in a folder of bundles. */
export const siteOf = (folder: string): string => join(folder, 'site');

/** Returns the path of the workers' program in a folder of bundles. */
export const workerIn = (folder: string): string => join(folder, 'worker.mjs');
