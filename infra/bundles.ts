import { join } from 'node:path';
import type { FunctionName } from './endpoints.ts';

/**
 * The functions that one machine needs: the pages that `docs` serves in the cloud are served by the gateway, and what
 * the courier brings is brought by the server itself.
 */
export const SERVED = [
  'read',
  'write',
  'press',
  'projector',
  'bots',
  'deadlines',
  'live',
  'notifier',
  'guests',
  'notifications',
  'sender',
  'ratings',
] as const satisfies readonly FunctionName[];

/** Where the code of a function is in a folder of bundles. */
export const bundleOf = (folder: string, name: FunctionName): string => join(folder, name, 'index.mjs');

/** Where the engines of the bundled code itself are in a folder of bundles. */
export const enginesOf = (folder: string): string => join(folder, 'engines');

/** Where the built site is in a folder of bundles. */
export const siteOf = (folder: string): string => join(folder, 'site');

/** The program of the server's workers in a folder of bundles. */
export const workerIn = (folder: string): string => join(folder, 'worker.mjs');
