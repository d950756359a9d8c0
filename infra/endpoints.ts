import { OPERATIONS } from '../functions/operations.ts';

/** The functions that exist, and what starts each. One list: the local runtime and the cloud are both made from it. */
export const FUNCTIONS = ['read', 'write', 'projector', 'bots', 'deadlines'] as const;
export type FunctionName = (typeof FUNCTIONS)[number];

export interface Endpoint {
  readonly method: string;
  /** As API Gateway writes it: `/v1/games/{game}`. */
  readonly path: string;
  readonly function: Extract<FunctionName, 'read' | 'write'>;
}

export const ENDPOINTS: readonly Endpoint[] = OPERATIONS.map(({ method, path, permission }) => ({ method, path, function: permission }));
