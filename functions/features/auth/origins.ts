import { isIP } from 'node:net';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import * as z from 'zod';

const NO_ORIGIN = 'an origin is a scheme, a host and perhaps a port, and nothing after it: https://play.example';
const originSchema = z
  .string()
  .refine((text) => /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text, NO_ORIGIN);
const listSchema = z
  .string()
  .transform((text) => text.split(',').map((each) => each.trim()))
  .pipe(z.array(originSchema));

/** `FIELDPOST_ORIGIN`: the origin of links to the site. */
export const siteSchema = z.object({ FIELDPOST_ORIGIN: z.url().default('http://localhost:8080') });

export const originsSchema = z.object({
  FIELDPOST_ORIGIN: originSchema.optional(),
  FIELDPOST_ORIGINS: listSchema.optional(),
});

/**
 * Returns the origins of pages that may create guests. `FIELDPOST_ORIGIN`: the origin of the site. `FIELDPOST_ORIGINS`:
 * more origins, separated by commas. Throws on anything else.
 */
export function originsFrom(env: { readonly [name: string]: string | undefined }): ReadonlySet<string> {
  const { FIELDPOST_ORIGIN, FIELDPOST_ORIGINS = [] } = originsSchema.parse(env);
  return new Set([...(FIELDPOST_ORIGIN === undefined ? [] : [FIELDPOST_ORIGIN]), ...FIELDPOST_ORIGINS]);
}

/**
 * Returns whether a request comes from a program, from this site, or from a configured origin. Browsers send the origin
 * of the page. A host name proves nothing, because any page can point its own name here. An IP address is proof.
 */
export function isFromOwnPage(
  { headers }: Pick<APIGatewayProxyEventV2, 'headers'>,
  origins: ReadonlySet<string>,
): boolean {
  const { host = '', origin, 'sec-fetch-site': site } = headers;
  if (origin === undefined) return site !== 'cross-site' && site !== 'same-site';
  if (origins.has(origin) || site === 'same-origin') return true;
  return site === undefined && origin === `http://${host}` && isHere(new URL(origin).hostname);
}

const isHere = (host: string): boolean => host === 'localhost' || isIP(host.replace(/^\[(.*)\]$/, '$1')) !== 0;
