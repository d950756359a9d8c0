import { pathToFileURL } from 'node:url';
import type { Callers } from '../../../functions/features/auth/callers.ts';
import type { LiveHandler } from '../../../functions/features/live/handler.ts';
import type { HttpHandler } from '../../../functions/platform/http/answers/answering.ts';
import { bundleOf, SERVED } from '../../bundles.ts';
import type { StreamHandler } from './stream.ts';

/** The functions that the server's process calls. */
type Handlers = {
  readonly read: HttpHandler;
  readonly costly: HttpHandler;
  readonly write: HttpHandler;
  readonly press: HttpHandler;
  readonly projector: StreamHandler;
  readonly live: LiveHandler;
  deadlines(): Promise<unknown>;
  guests(): Promise<unknown>;
  ratings(): Promise<unknown>;
  anchor(): Promise<unknown>;
  readonly herald: StreamHandler;
  sender(): Promise<unknown>;
  readonly callers: Callers;
};

/** The functions in this process. Bots run in a worker. */
const HERE = SERVED.filter((name) => name !== 'bots');

/** Loads them from a folder of bundles. */
export async function load(bundles: string): Promise<Handlers> {
  const modules = await Promise.all(
    HERE.map(async (name) => [name, (await import(pathToFileURL(bundleOf(bundles, name)).href)) as Module] as const),
  );
  const handlers = Object.fromEntries(modules.map(([name, { handler }]) => [name, handler]));
  return { ...handlers, callers: Object.fromEntries(modules).read?.callers } as Handlers;
}

interface Module {
  readonly handler: unknown;
  /** For the function `read`. */
  readonly callers?: Callers;
}
