import type { Stack } from 'aws-cdk-lib';
import { Alias, type IFunction, type IVersion, type Function as Lambda } from 'aws-cdk-lib/aws-lambda';
import type { FunctionName } from '../endpoints.ts';
import { capitalised } from './settings.ts';

/** The functions that people wait for. A new release first gets a part of their requests (watch/shift.ts). */
export const SHIFTED = ['read', 'write', 'press', 'live'] as const satisfies readonly FunctionName[];

export interface Entry {
  /** What its callers call: the alias of a function that people wait for, so that a release can go back. */
  readonly entry: IFunction;
  readonly alias?: Alias;
}

/** The name of the version that serves. */
const SERVING = 'live';

/** Returns what the callers of a function call. */
export function entryOf(stack: Stack, name: FunctionName, lambda: Lambda): Entry {
  if (!SHIFTED.some((each) => each === name)) return { entry: lambda };
  const version = lambda.currentVersion as IVersion;
  const alias = new Alias(stack, `${capitalised(name)}Serving`, { aliasName: SERVING, version });
  return { entry: alias as IFunction, alias };
}
