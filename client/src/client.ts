import { follow, followMe, sittingIn } from './follow.ts';
import { type KeptAnswers, keptInMemory } from './kept.ts';
import { type Live, live, type SocketClass } from './live.ts';
import type { Args, CallOptions, Calls, Operation } from './operations.ts';
import { errorOf, FieldpostError, Unreachable } from './problem.ts';
import { type Fetch, type Incoming, type Retrying, retryAfterOf, send, sleep } from './send.ts';
import { type Game, type MyEventsAnswer, OPERATIONS, type Receipt, type TableAnswer } from './types.ts';

export interface Options {
  /** Where the service is: `https://play.example`. */
  readonly url: string;
  /**
   * The caller's token, or a function that returns it, called for each request: so it may be renewed. Left out: a
   * spectator. One client is one person.
   */
  readonly token?: string | (() => string | Promise<string>);
  /** The language of texts for people: `en` or `ko`. */
  readonly language?: string;
  readonly fetch?: Fetch;
  /**
   * The URL of the live channel, or a function that returns it, called for each connection; by default the client gets
   * it from the service (`GET /healthz`).
   */
  readonly liveUrl?: string | (() => Promise<string>);
  /** The class of live connections; that of the platform unless given. `false`: none, games are followed by polling. */
  readonly WebSocket?: SocketClass | false;
  readonly retry?: Partial<Retrying>;
  readonly kept?: KeptAnswers;
  /**
   * How often a followed game is looked at while there is no live connection, and while there is one, in milliseconds.
   */
  readonly poll?: { readonly alone?: number; readonly live?: number };
  /** Makes `Idempotency-Key`s. */
  readonly newKey?: () => string;
}

/** An answer as it came, 2xx: for formats that are not JSON. */
export interface Raw {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

export interface Fieldpost extends Calls {
  /** Calls an operation, and gives its answer as text with its headers. */
  raw<O extends Operation>(operation: O, ...args: Args<O>): Promise<Raw>;
  /**
   * The game now, and again after each change, until it is over: by the live channel, and by polling while there is
   * none.
   */
  follow(game: string, options?: { readonly signal?: AbortSignal }): AsyncGenerator<Game, void, undefined>;
  /**
   * The same as a whole table (`GET …/table`), also after changes of names, and of what is unread. `known`: a table that
   * the caller has read already, and that is not given again.
   */
  followTable(
    game: string,
    options?: { readonly signal?: AbortSignal; readonly known?: TableAnswer | undefined },
  ): AsyncGenerator<TableAnswer, void, undefined>;
  /**
   * What is new of all games that concern the caller: where it begins, then whenever something is new, each time with
   * the cursor from which `after` goes on another day. Left out: from now on.
   */
  followMe(options?: {
    readonly after?: string;
    readonly signal?: AbortSignal;
  }): AsyncGenerator<MyEventsAnswer, void, undefined>;
  /** Ends the live connection. */
  close(): void;
}

const RETRY: Retrying = { tries: 8, timeout: 15_000, pause: 200, longestPause: 10_000 };

/** A client of a Fieldpost service for one person. */
export function fieldpost(options: Options): Fieldpost {
  const { language, newKey = randomKey, kept = keptInMemory() } = options;
  const base = options.url.replace(/\/+$/, '');
  const fetch: Fetch = options.fetch ?? ((url, init) => globalThis.fetch(url, init));
  const sending = { fetch, retry: { ...RETRY, ...options.retry }, sleep };
  const token = async (): Promise<string | undefined> =>
    typeof options.token === 'function' ? options.token() : options.token;

  async function raw(
    operation: Operation,
    given: Given = {},
    { key, ifMatch, accept, prefer, signal }: CallOptions = {},
  ): Promise<Raw> {
    const [method, template] = OPERATIONS[operation];
    const url = base + pathOf(template, given);
    const body = given.body === undefined ? undefined : JSON.stringify(given.body);
    const named = method === 'GET' ? undefined : (key ?? newKey());
    const name = [language, accept, url].join(' ');
    const before = method === 'GET' ? await kept.get(name) : undefined;
    const headers = async () => {
      const bearer = await token();
      return {
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
        ...(language !== undefined && { 'accept-language': language }),
        ...(accept !== undefined && { accept }),
        ...(prefer !== undefined && { prefer }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(named !== undefined && { 'idempotency-key': named }),
        ...(ifMatch !== undefined && { 'if-match': ifMatch }),
        ...(before !== undefined && { 'if-none-match': before.etag }),
      };
    };
    const answer = await send(sending, { method, url, headers, body, key: named, signal });
    if (answer.status === 304 && before !== undefined)
      return { status: 200, headers: answer.headers, text: before.text };
    if (answer.status < 200 || answer.status > 299) throw errorOf(answer.status, answer.text, retryAfterOf(answer));
    const etag = answer.headers.get('etag');
    if (method === 'GET' && etag !== null) await kept.set(name, { etag, text: answer.text });
    return answer;
  }

  const call = async (operation: Operation, given?: Given, options?: CallOptions): Promise<unknown> => {
    const answer = await raw(operation, given, options).catch((error: unknown) => {
      if (typeof given?.game === 'string' && isHint(operation, error)) connection?.tell(given.game, 0);
      throw error;
    });
    if (!isJson(answer)) return answer.text;
    const body = JSON.parse(answer.text) as unknown;
    if (isReceipt(operation, body)) connection?.tell(body.game, body.version);
    // What is unread of the game is another number now.
    else if (operation === 'putPressMarks') connection?.tell(String(given?.game), 0);
    return body;
  };
  // The description says for each operation what it takes and answers; that stands in the type, and nowhere in what
  // runs.
  const calls = Object.fromEntries(
    (Object.keys(OPERATIONS) as Operation[]).map((operation) => [
      operation,
      (given?: Given, how?: CallOptions) => call(operation, given, how),
    ]),
  ) as unknown as Calls;

  let connection: Live | undefined;
  /** The address of the live channel, as the service says it: a URL, or a path of the service. */
  const address = async (): Promise<string> => {
    const { live: at } = await calls.getHealth();
    return (at.startsWith('/') ? base + at : at).replace(/^http/, 'ws');
  };
  const { liveUrl } = options;
  let known = typeof liveUrl === 'string' ? liveUrl : undefined;
  const connected = (): Live => {
    connection ??= live({
      url: typeof liveUrl === 'function' ? liveUrl : async () => (known ??= await address()),
      token,
      WebSocket: socketOf(options),
      retry: sending.retry,
    });
    return connection;
  };
  const { alone = 5_000, live: slow = 60_000 } = options.poll ?? {};
  const hearing = (signal: AbortSignal | undefined) => ({ live: connected(), poll: { alone, live: slow }, signal });
  return {
    ...calls,
    raw: raw as Fieldpost['raw'],
    follow: (game, { signal } = {}) =>
      follow({
        read: () => calls.getGame({ game }, signal && { signal }),
        game,
        gameOf: (read) => read,
        besides: sittingIn,
        ...hearing(signal),
      }),
    followTable: (game, { signal, known } = {}) =>
      follow({
        read: () => calls.getTable({ game }, signal && { signal }),
        game,
        gameOf: (read) => read.game,
        besides: (read) => JSON.stringify(read),
        known,
        hasPress: true,
        ...hearing(signal),
      }),
    followMe: ({ after, signal } = {}) => {
      const read = (from: string | undefined) =>
        calls.listMyEvents(from === undefined ? {} : { after: from }, signal && { signal });
      return followMe({ read, after, ...hearing(signal) });
    },
    close: () => connection?.close(),
  };
}

/** What an operation is given, as what runs sees it. */
interface Given {
  readonly [name: string]: unknown;
  readonly body?: unknown;
}

/** The path with its parameters filled in, and everything else but the body as the query. */
function pathOf(template: string, { body: _, ...given }: Given): string {
  const left = new Map(Object.entries(given).filter(([, value]) => value !== undefined));
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(left.get(name)));
    left.delete(name);
    return value;
  });
  const query = [...left].map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`);
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}

const isJson = ({ headers, text }: Incoming): boolean =>
  text !== '' && /^application\/(\w+\+)?json/.test(headers.get('content-type') ?? 'application/json');

/**
 * Whether an answer is the receipt of the caller's own commit: followers of that game here need not wait for the
 * service.
 */
const isReceipt = (operation: Operation, body: unknown): body is Receipt =>
  OPERATIONS[operation][0] !== 'GET' && typeof (body as Partial<Receipt> | null)?.hash === 'string';

/**
 * Whether a failed command hints that its game has gone on: it conflicts with the game, or it may have been committed
 * unheard.
 */
const isHint = (operation: Operation, error: unknown): boolean =>
  OPERATIONS[operation][0] !== 'GET' &&
  (error instanceof Unreachable || (error instanceof FieldpostError && error.status === 409));

/** Spectators without a token are told nothing: they look now and then. */
const socketOf = ({ WebSocket, token }: Options): SocketClass | undefined =>
  WebSocket === false || token === undefined
    ? undefined
    : (WebSocket ?? (globalThis as { readonly WebSocket?: SocketClass }).WebSocket);

/** Unique, not secret; not every React Native has `crypto`. */
function randomKey(): string {
  if (typeof globalThis.crypto?.randomUUID === 'function') return globalThis.crypto.randomUUID();
  const digits = Array.from({ length: 4 }, () => Math.random().toString(36).slice(2, 10));
  return [Date.now().toString(36), ...digits].join('-');
}
