import { createHash, createHmac } from 'node:crypto';

/** The credentials of a function, which Lambda puts into its environment. */
export interface Credentials {
  readonly id: string;
  readonly secret: string;
  readonly token?: string | undefined;
}

/** A request to a service of AWS, without a query. */
export interface Asked {
  readonly service: string;
  readonly method: 'GET' | 'POST';
  readonly host: string;
  readonly path: string;
  readonly headers: { readonly [name: string]: string };
  readonly body: string;
}

const sha256Hex = (text: string): string => createHash('sha256').update(text).digest('hex');
const mac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** Returns the headers of a request with its signature (AWS Signature Version 4). */
export function signedHeaders(
  asked: Asked,
  { id, secret, token }: Credentials,
  region: string,
  now: number,
): { readonly [name: string]: string } {
  const at = new Date(now).toISOString().replace(/[:-]|\.\d{3}/g, '');
  const day = at.slice(0, 8);
  const hash = sha256Hex(asked.body);
  const headers: Record<string, string> = {
    ...asked.headers,
    host: asked.host,
    'x-amz-content-sha256': hash,
    'x-amz-date': at,
    ...(token !== undefined && { 'x-amz-security-token': token }),
  };
  const names = Object.keys(headers).sort();
  const lines = names.map((name) => `${name}:${headers[name]}\n`).join('');
  const whole = [asked.method, asked.path, '', lines, names.join(';'), hash].join('\n');
  const scope = `${day}/${region}/${asked.service}/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', at, scope, sha256Hex(whole)].join('\n');
  const key = [asked.service, 'aws4_request'].reduce(
    (before, each) => mac(before, each),
    mac(mac(`AWS4${secret}`, day), region),
  );
  const signature = mac(key, text).toString('hex');
  return {
    ...headers,
    authorization: `AWS4-HMAC-SHA256 Credential=${id}/${scope},SignedHeaders=${names.join(';')},Signature=${signature}`,
  };
}
