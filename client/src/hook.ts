import type { HookMessage } from './types.ts';

/** Why a webhook's request is refused: answer it with `401`, and do nothing. */
export class BadHook extends Error {
  override readonly name = 'BadHook';
}

/** The headers of a request: those of `fetch`, or those of Node. */
export type HookHeaders = Headers | { readonly [name: string]: string | readonly string[] | undefined };

/** How old a message may be, and how far ahead its clock, in milliseconds (Standard Webhooks). */
const TOLERANCE = 300_000;

/**
 * Returns the message of a webhook's request. `body`: its text as it came. `secrets`: those of the channel; while you
 * replace one, the old and the new. Throws `BadHook` unless one of them has signed the request within the last 5
 * minutes, and it has the form of a message. Reasons of later releases pass.
 */
export async function readHook(
  headers: HookHeaders,
  body: string,
  secrets: string | readonly string[],
  now: number = Date.now(),
): Promise<HookMessage> {
  const [id, sent, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    headerOf(headers, name),
  );
  if (!id || !sent || !signatures) throw new BadHook('a header of the signature is missing');
  if (!/^\d+$/.test(sent) || Math.abs(now - 1000 * Number(sent)) > TOLERANCE)
    throw new BadHook('the message is more than 5 minutes old or early');
  const signed = new TextEncoder().encode(`${id}.${sent}.${body}`);
  for (const secret of typeof secrets === 'string' ? [secrets] : secrets) {
    if (await isSignedBy(secret, signed, signatures)) return messageIn(body);
  }
  throw new BadHook('no secret has signed the message');
}

function headerOf(headers: HookHeaders, name: string): string | undefined {
  if (typeof Headers !== 'undefined' && headers instanceof Headers) return headers.get(name) ?? undefined;
  const given = headers as Exclude<HookHeaders, Headers>;
  const value = given[Object.keys(given).find((each) => each.toLowerCase() === name) ?? name];
  return typeof value === 'string' ? value : value?.[0];
}

/** Whether one of the signatures is by this secret. The platform compares in constant time. */
async function isSignedBy(secret: string, signed: Uint8Array<ArrayBuffer>, signatures: string): Promise<boolean> {
  const bytes = bytesOf(secret.replace(/^whsec_/, ''));
  if (bytes === undefined) throw new TypeError('a secret is not base64');
  const { subtle } = globalThis.crypto;
  const key = await subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
  for (const each of signatures.split(' ')) {
    const signature = each.startsWith('v1,') ? bytesOf(each.slice('v1,'.length)) : undefined;
    if (signature !== undefined && (await subtle.verify('HMAC', key, signature, signed))) return true;
  }
  return false;
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}

function messageIn(body: string): HookMessage {
  const message = parsed(body) as Partial<HookMessage> | null | undefined;
  const { type, timestamp, data } = message ?? {};
  const is = (kind: 'string' | 'number', values: readonly unknown[]): boolean =>
    values.every((value) => value === undefined || typeof value === kind);
  if (
    typeof type !== 'string' ||
    typeof timestamp !== 'string' ||
    typeof data !== 'object' ||
    data === null ||
    !is('string', [data.id, data.thread, data.game, data.of, data.url, data.ask, data.kind, data.challenge]) ||
    !is('number', [data.version, data.due]) ||
    !(data.seats === undefined || Array.isArray(data.seats)) ||
    (type === 'challenge' && data.challenge === undefined)
  )
    throw new BadHook('the body has another form than a message');
  return message as HookMessage;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
