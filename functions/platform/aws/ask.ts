import * as z from 'zod';
import { credentialsFrom } from './credentials.ts';
import { type Asked, type Credentials, signedHeaders } from './signed.ts';

/** Where Systems Manager is, and who asks. */
export interface Aws {
  readonly region: string;
  /** Where it is, if it is not in AWS. */
  readonly endpoint: string | undefined;
  credentials(): Credentials;
}

const schema = z.object({ AWS_REGION: z.string().min(1), AWS_ENDPOINT_URL_SSM: z.url().optional() });

/** Returns how a function asks Systems Manager, from its environment. */
export function awsFrom(env: { readonly [name: string]: string | undefined }): Aws {
  const { AWS_REGION: region, AWS_ENDPOINT_URL_SSM: endpoint } = schema.parse(env);
  return { region, endpoint, credentials: () => credentialsFrom(env) };
}

/** AWS answers at once, or something is wrong with it. */
const PATIENCE_MS = 10_000;

/** Sends a request, and returns the text of its answer. Throws on a refusal. */
export async function askAws(aws: Aws, what: Omit<Asked, 'host'>): Promise<string> {
  const origin = aws.endpoint ?? `https://${what.service}.${aws.region}.amazonaws.com`;
  const asked: Asked = { ...what, host: new URL(origin).host };
  const { host: _, ...headers } = signedHeaders(asked, aws.credentials(), aws.region, Date.now());
  const answer = await fetch(origin + asked.path, {
    method: asked.method,
    headers,
    signal: AbortSignal.timeout(PATIENCE_MS),
    ...(asked.method !== 'GET' && { body: asked.body }),
  });
  const text = await answer.text();
  if (answer.ok) return text;
  throw new Error(`${what.service} answers ${answer.status}: ${text.slice(0, 300)}`);
}
