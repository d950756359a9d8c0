import { OPERATIONS } from '../functions/operations/index.ts';
import { LIMITS } from '../functions/platform/http/body.ts';
import type { WorkerName } from '../functions/platform/http/request.ts';
import { PAGES } from '../functions/platform/http/static.ts';

/** The list of all functions. The local runtime and the cloud are both built from it. */
export const FUNCTIONS = [
  'read',
  'costly',
  'write',
  'docs',
  'projector',
  'bots',
  'clock',
  'deadlines',
  'live',
  'guests',
  'herald',
  'sender',
  'courier',
  'returned',
  'press',
  'ratings',
  'anchor',
  'canary',
  'brake',
] as const;
export type FunctionName = (typeof FUNCTIONS)[number];

export interface Endpoint {
  readonly method: string;
  /** In the form of API Gateway: `/v1/games/{game}`. */
  readonly path: string;
  readonly function: Extract<FunctionName, 'read' | 'costly' | 'write' | 'press'>;
  /** Whether it needs a token of the issuer, rather than a personal token or none. */
  readonly needsToken: boolean;
  /** Whether it answers without a token. */
  readonly isForAnyone: boolean;
  /** Maximum size of its body in bytes; `undefined`: it takes none. */
  readonly mostBytes: number | undefined;
  /** The process of a local server that carries it out, if it takes long. */
  readonly worker?: WorkerName;
}

export const ENDPOINTS: readonly Endpoint[] = OPERATIONS.map(
  ({ method, path, permission, access, body, mostBytes = LIMITS.bytes, worker }) => ({
    method,
    path,
    function: permission,
    needsToken: access === 'signed-in',
    isForAnyone: access === 'anyone',
    mostBytes: body === undefined ? undefined : mostBytes,
    ...(worker !== undefined && { worker }),
  }),
);

/** Other paths that GET reads without a token: the description of the API, which the function `docs` serves. */
export { PAGES };
