import { OPERATIONS } from '../functions/operations/index.ts';
import { LIMITS } from '../functions/platform/http/body.ts';
import type { WorkerName } from '../functions/platform/http/request.ts';
import { PAGES } from '../functions/platform/http/static.ts';

/** The functions that exist. One list: the local runtime and the cloud are both made from it. */
export const FUNCTIONS = [
  'read',
  'write',
  'docs',
  'projector',
  'bots',
  'deadlines',
  'live',
  'notifier',
  'guests',
  'notifications',
  'sender',
  'courier',
  'press',
  'ratings',
] as const;
export type FunctionName = (typeof FUNCTIONS)[number];

export interface Endpoint {
  readonly method: string;
  /** As API Gateway writes it: `/v1/games/{game}`. */
  readonly path: string;
  readonly function: Extract<FunctionName, 'read' | 'write' | 'press'>;
  /** Whether nobody may call it but with a token of the issuer: not without one, and not with a personal token. */
  readonly needsToken: boolean;
  /** Whether it answers without a token. */
  readonly isForAnyone: boolean;
  /** How large a body it takes, in bytes; undefined: it takes none. */
  readonly mostBytes: number | undefined;
  /** Which process carries it out on one machine, where it takes long. */
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

/** What can be read with GET and without a token besides: the description of the API. The function `docs` serves it. */
export { PAGES };
