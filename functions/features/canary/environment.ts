import * as z from 'zod';
import { awsFrom } from '../../platform/aws/ask.ts';
import { parameterIn } from '../../platform/aws/parameter.ts';
import type { Service } from './calls.ts';

/** `CANARY_PARAMETER`: the parameter with the token of the canary's account. */
const schema = z.object({ FIELDPOST_ORIGIN: z.string().min(1), CANARY_PARAMETER: z.string().min(1) });

/** Returns where the canary plays, and its token. Throws if the operator has not stored one. */
export async function canaryFrom(env: { readonly [name: string]: string | undefined }): Promise<Service> {
  const { FIELDPOST_ORIGIN: url, CANARY_PARAMETER: name } = schema.parse(env);
  return { url, token: (await parameterIn(awsFrom(env), name)).trim() };
}
