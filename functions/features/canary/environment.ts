import * as z from 'zod';
import { parameterIn } from '../../platform/kit/parameter.ts';
import type { Service } from './calls.ts';

/** `CANARY_PARAMETER`: the parameter with the token of the canary's account. */
const schema = z.object({
  AWS_REGION: z.string().min(1),
  FIELDPOST_ORIGIN: z.string().min(1),
  CANARY_PARAMETER: z.string().min(1),
});

/** Returns where the canary plays, and its token. Throws if the operator has not stored one. */
export async function canaryFrom(env: { readonly [name: string]: string | undefined }): Promise<Service> {
  const { AWS_REGION: region, FIELDPOST_ORIGIN: url, CANARY_PARAMETER: name } = schema.parse(env);
  return { url, token: (await parameterIn(region, name)).trim() };
}
