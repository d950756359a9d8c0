import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import * as z from 'zod';
import { type LogText, logIn } from '../../../domain/match/audit/log-text.ts';
import { Unreadable } from '../commands/usage.ts';

// The source of the audited log: a file or a service.

/** Returns the content of a file, relative to the user's folder, or of standard input (`-` or nothing). */
export async function bytesOf(file: string | undefined): Promise<Uint8Array> {
  const isInput = file === undefined || file === '-';
  try {
    return await buffer(isInput ? process.stdin : createReadStream(resolve(process.env.FIELDPOST_CWD ?? '.', file)));
  } catch (caught) {
    throw new Unreadable(`${isInput ? 'standard input' : file} cannot be read: ${(caught as Error).message}`);
  }
}

/** Returns the log in a file. Throws `Unreadable` if a server's refusal was saved in its place. */
export async function logOfFile(file: string | undefined): Promise<LogText> {
  const log = logIn(await bytesOf(file));
  const refusal = refusalIn(log);
  if (refusal === undefined) return log;
  throw new Unreadable(`${file ?? 'standard input'} is a refusal of a server, and no log: ${refusal}`);
}

const refusalSchema = z.object({ status: z.int(), code: z.string(), detail: z.string() });

/** Returns the words of a problem (RFC 9457), if a log is just that. */
function refusalIn({ lines: [line = '', ...more] }: LogText): string | undefined {
  if (more.length > 0 || !/^\{.*"status":/.test(line)) return undefined;
  const { data } = refusalSchema.safeParse(parsed(line));
  return data && `${data.status} ${data.code}: ${data.detail}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A log from a service. `whole`: the game is over, and all secrets are included. */
interface Fetched {
  readonly log: LogText;
  readonly whole: boolean;
}

/** A service, and the token for it. */
interface Service {
  readonly url: string;
  readonly token: string | undefined;
}

/** Maximum size of a fetched log. */
const MOST_BYTES = 400_000_000;
/** Maximum number of shown characters of an error. */
const MOST_OF_A_REASON = 300;
/** Time limit of one answer. */
const PATIENCE_MS = 60_000;

/**
 * Fetches the log of a game page by page, following `Link`: all of it once the game is over, before that what the
 * caller may know.
 */
export async function logOfGame(service: Service, game: string): Promise<Fetched> {
  const path = `v1/games/${encodeURIComponent(game)}`;
  const log = await pagesFrom(service, `${path}/log`);
  if (log !== undefined) return { log, whole: true };
  const events = await pagesFrom(service, `${path}/events`);
  if (events === undefined) throw new Unreadable(`the service at ${service.url} gives no log of ${game}`);
  return { log: events, whole: false };
}

/** Returns the commits of all pages; `undefined` if the game is not over. */
async function pagesFrom(service: Service, path: string): Promise<LogText | undefined> {
  const lines: string[] = [];
  let bytes = 0;
  let at: URL | undefined = new URL(path, `${service.url.replace(/\/*$/, '')}/`);
  for (let cut: string | undefined; ; ) {
    const answer: Response = await answered(at, { accept: 'application/x-ndjson', ...authorized(service) });
    if (answer.status === 409 && lines.length === 0) return undefined;
    if (!answer.ok) throw new Unreadable(`${at} answers ${answer.status}: ${await reasonIn(answer)}`);
    const raw = await bodyOf(answer, at, MOST_BYTES - bytes);
    bytes += raw.length;
    const page = logIn(raw);
    const next = nextOf(answer, at);
    if (next !== undefined && page.lines.length === 0) throw new Unreadable(`${at}: the answer is not a page of a log`);
    lines.push(...page.lines);
    cut = page.cut;
    if (next === undefined) return { lines, ...(cut !== undefined && { cut }) };
    at = next;
  }
}

const authorized = ({ token }: Service) => (token === undefined ? {} : { authorization: `Bearer ${token}` });

/** Requests one address without redirects, because a token is only for its own service. */
export async function answered(at: URL, headers: { readonly [name: string]: string }): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(at, { headers, redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) });
  } catch (caught) {
    throw new Unreadable(`${at} does not answer: ${String((caught as Error).cause ?? (caught as Error).message)}`);
  }
  if (answer.status >= 300 && answer.status < 400)
    throw new Unreadable(
      `${at} sends to ${answer.headers.get('location') ?? 'nowhere'}, and redirects are not followed; give that address as --url`,
    );
  return answer;
}

/** Returns the body of an answer, at most this many bytes. */
export async function bodyOf(answer: Response, at: URL, most: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const part of answer.body ?? []) {
      parts.push(part);
      size += part.length;
      if (size > most) throw new Error('it is too long');
    }
  } catch (caught) {
    throw new Unreadable(`${at}: the answer cannot be read to its end: ${(caught as Error).message}`);
  }
  return Buffer.concat(parts);
}

/** Returns a service's reason for a refusal, from the start of its answer. */
async function reasonIn({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let reason = '';
  try {
    for await (const part of body ?? []) {
      reason += decoder.decode(part, { stream: true });
      if (reason.length >= MOST_OF_A_REASON) break;
    }
  } catch {
    // Shows what was read before the error.
  }
  return reason.slice(0, MOST_OF_A_REASON);
}

/** Returns the address of the next page, if it is at the same service. */
function nextOf({ headers }: Response, at: URL): URL | undefined {
  const [, link] = /<([^>]*)>\s*;\s*rel="?next"?/.exec(headers.get('link') ?? '') ?? [];
  if (link === undefined) return undefined;
  const next = URL.canParse(link, at.href) ? new URL(link, at) : undefined;
  if (next?.origin !== at.origin)
    throw new Unreadable(`${at} names a next page on another server, which is not followed: ${link}`);
  return next;
}
