import { backoff, type Retrying } from './send.ts';

/** What is used of a WebSocket; browsers, Node and React Native have it. */
export interface Socket {
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
  send(text: string): void;
  close(): void;
}
export type SocketClass = new (url: string, protocols?: string[]) => Socket;

/** What is watched of all that concerns the caller, in any game. */
export const ME = 'me';

/**
 * Called with a version; 0: look at the game, at any version. For `ME` the version means nothing, and `written` may
 * name the game with a new message for the caller. `isFirst`: the version at the time of the subscription, which may be
 * no news.
 */
export type Heard = (version: number, written?: string, isFirst?: true) => void;

/** One connection for all games. It is opened for the first that is watched, and closed after the last. */
export interface Live {
  /**
   * Calls `heard` with each new version of the game that is heard of, after each loss of the connection too; for `ME`,
   * whenever something concerns the caller, with the game where something was written to them. Gives what ends it.
   */
  watch(game: string, heard: Heard): () => void;
  /**
   * A version that the client knows of by itself: it committed it. 0: the client has a hint that the game has gone on.
   */
  tell(game: string, version: number): void;
  /** Whether changes of the game are told at present. */
  covers(game: string): boolean;
  close(): void;
}

interface Connecting {
  /** Where the live channel is; asked before each connection. */
  readonly url: () => Promise<string>;
  readonly token: () => Promise<string | undefined>;
  readonly WebSocket: SocketClass | undefined;
  readonly retry: Pick<Retrying, 'pause' | 'longestPause'>;
}

/** What the service says. */
type Told =
  | { readonly type: 'ready'; readonly expires?: number }
  | { readonly type: 'subscribed'; readonly games?: { readonly [game: string]: number }; readonly me?: string }
  | { readonly type: 'game'; readonly game: string; readonly version: number }
  | { readonly type: 'press'; readonly game: string }
  | { readonly type: 'problem'; readonly code?: string }
  | { readonly type: 'me' | 'pong' };

const HEARTBEAT = 300_000;
/** How many games one connection may hear of. */
const MOST_GAMES = 100;
/** Problems after which another token, on another connection, may help. */
const NEEDS_TOKEN = ['UNAUTHORIZED', 'TOKEN_EXPIRED', 'OTHER_PERSON'];
/** A token is renewed so long before it expires, in milliseconds; a timer waits no longer than the most. */
const BEFORE_EXPIRY = 60_000;
const LONGEST_TIMER = 2 ** 31 - 1;

export function live({ url, token, WebSocket, retry }: Connecting): Live {
  const watchers = new Map<string, Set<Heard>>();
  const covered = new Set<string>();
  let socket: Socket | undefined;
  let isOpening = false;
  let isReady = false;
  let wasHeard = true;
  let failures = 0;
  const timers: { again?: Timer; heartbeat?: Timer; renewal?: Timer } = {};

  const say = (message: object): void => socket?.send(JSON.stringify(message));

  function connect(): void {
    timers.again = undefined;
    if (WebSocket === undefined || socket !== undefined || isOpening || watchers.size === 0) return;
    isOpening = true;
    void url()
      .then((at) => opening(WebSocket, at))
      .catch(() => undefined)
      .then((opened) => {
        isOpening = false;
        if (opened === undefined) later();
        else if (watchers.size > 0) serve(opened);
        else opened.close();
      });
  }

  function subscribe(names: readonly string[]): void {
    const games = names.filter((name) => name !== ME).slice(0, MOST_GAMES);
    // By themselves, for a token may be good for one of them and not for the other.
    if (games.length > 0) say({ type: 'subscribe', games });
    if (names.includes(ME)) say({ type: 'subscribe', me: true });
  }

  function serve(opened: Socket): void {
    socket = opened;
    wasHeard = true;
    opened.onopen = () => void introduce(opened);
    opened.onmessage = ({ data }: { readonly data: unknown }) => opened === socket && hear(data);
    opened.onerror = () => lose(opened);
    opened.onclose = () => lose(opened);
    timers.heartbeat = setInterval(() => beat(opened), HEARTBEAT);
  }

  /** Says who one is; again before the token expires, on the same connection. */
  async function introduce(to: Socket): Promise<void> {
    try {
      const bearer = await token();
      if (to !== socket) return;
      if (bearer !== undefined) say({ type: 'token', token: bearer });
    } catch {
      lose(to);
    }
  }

  function hear(data: unknown): void {
    wasHeard = true;
    const told = read(data);
    if (told.type === 'ready') {
      if (!isReady) subscribe([...watchers.keys()]);
      isReady = true;
      if (told.expires !== undefined) renewAt(told.expires - BEFORE_EXPIRY);
    } else if (told.type === 'subscribed') {
      failures = 0;
      for (const [game, version] of Object.entries(told.games ?? {})) {
        covered.add(game);
        for (const heard of watchers.get(game) ?? []) heard(version, undefined, true);
      }
      if (told.me !== undefined) {
        covered.add(ME);
        tell(ME, 0);
      }
    } else if (told.type === 'me') tell(ME, 0);
    else if (told.type === 'press') for (const heard of watchers.get(ME) ?? []) heard(0, told.game);
    else if (told.type === 'game') tell(told.game, told.version);
    else if (told.type === 'problem') suffer(told.code ?? '');
  }

  function suffer(code: string): void {
    // Another connection of the same person came: two of them must not drive each other out by turns.
    if (code === 'TOO_MANY_CONNECTIONS') failures = 10;
    if (NEEDS_TOKEN.includes(code) && socket !== undefined) lose(socket);
  }

  function tell(game: string, version: number): void {
    for (const heard of watchers.get(game) ?? []) heard(version);
  }

  function renewAt(moment: number): void {
    const to = socket;
    clearTimeout(timers.renewal);
    const wait = Math.min(LONGEST_TIMER, Math.max(1000, moment - Date.now()));
    timers.renewal = setTimeout(() => to !== undefined && void introduce(to), wait);
  }

  function beat(to: Socket): void {
    if (!wasHeard) lose(to);
    else if (isReady) say({ type: 'ping' });
    wasHeard = false;
  }

  function lose(lost: Socket): void {
    if (lost !== socket) return;
    letGo();
    if (watchers.size > 0) later();
  }

  function later(): void {
    timers.again = setTimeout(connect, backoff(retry, failures++));
  }

  function letGo(): void {
    const last = socket;
    socket = undefined;
    isReady = false;
    covered.clear();
    clearTimeout(timers.again);
    clearInterval(timers.heartbeat);
    clearTimeout(timers.renewal);
    timers.again = undefined;
    last?.close();
  }

  return {
    watch(game, heard) {
      const here = watchers.get(game) ?? new Set();
      watchers.set(game, here.add(heard));
      if (here.size === 1 && isReady) subscribe([game]);
      if (timers.again === undefined) connect();
      return () => {
        here.delete(heard);
        if (here.size > 0 || watchers.get(game) !== here) return;
        watchers.delete(game);
        covered.delete(game);
        if (watchers.size === 0) letGo();
        else if (isReady) say({ type: 'unsubscribe', ...(game === ME ? { me: true } : { games: [game] }) });
      };
    },
    tell,
    covers: (game) => covered.has(game),
    close() {
      watchers.clear();
      letGo();
    },
  };
}

/** A browser may refuse to try, as from a secure page to an insecure address. */
function opening(WebSocket: SocketClass, url: string): Socket | undefined {
  try {
    return new WebSocket(url, ['fieldpost.v1']);
  } catch {
    return undefined;
  }
}

/** A message; one that cannot be read says nothing. */
function read(data: unknown): Told {
  try {
    return JSON.parse(String(data)) as Told;
  } catch {
    return { type: 'pong' };
  }
}

type Timer = ReturnType<typeof setTimeout> | undefined;
