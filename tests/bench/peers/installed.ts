import { installedFrom } from '../../kit/installed.ts';

/** A package of the list, or one that comes with it. */
export const peer = installedFrom(new URL('package.json', import.meta.url), 'peers');
