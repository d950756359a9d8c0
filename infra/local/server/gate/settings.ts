import { ZodError } from 'zod';
import { originsFrom } from '../../../../functions/lib/auth/origins.ts';
import { Unusable } from '../data-folder.ts';

/** Throws where a setting names no origin, so that a server with a wrong setting does not start. */
export function checkOrigins(env: Parameters<typeof originsFrom>[0]): void {
  try {
    originsFrom(env);
  } catch (caught) {
    if (!(caught instanceof ZodError)) throw caught;
    const [{ path, message } = { path: [], message: '' }] = caught.issues;
    throw new Unusable(`${String(path[0])}: ${message}`);
  }
}
