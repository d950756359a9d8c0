import type { Socket, SocketClass } from '../../client/src/index.ts';
import type { EventLog } from '../../domain/log/store.ts';

// The live channel without a network: what a client says, and what it is told, as /v1/live says it.

type Said =
  | { readonly type: 'token'; readonly token: string }
  | { readonly type: 'subscribe' | 'unsubscribe'; readonly games?: readonly string[] }
  | { readonly type: 'ping' };

export interface Channel {
  readonly WebSocket: SocketClass;
  /** The same log; each commit is told to those who listen. */
  readonly told: EventLog;
  /** Everything that clients said. */
  readonly said: readonly Said[];
  /** How many connections are open. */
  readonly open: () => number;
  /** Tells every connection something. */
  tell(message: object): void;
  /** Breaks every connection. */
  cut(): void;
  /** While true, no commit is told. */
  isMute: boolean;
  /** While false, nobody can connect. */
  isUp: boolean;
}

/** `lives`: how long a token is good for, in milliseconds. */
export function channelOf(log: EventLog, { lives }: { readonly lives?: number } = {}): Channel {
  const open = new Set<Connection>();
  const said: Said[] = [];

  class Connection implements Socket {
    onopen: ((event: never) => void) | null = null;
    onmessage: ((event: never) => void) | null = null;
    onclose: ((event: never) => void) | null = null;
    onerror: ((event: never) => void) | null = null;
    readonly games = new Set<string>();

    constructor() {
      queueMicrotask(() => {
        if (!channel.isUp) return this.onclose?.({} as never);
        open.add(this);
        this.onopen?.({} as never);
      });
    }

    send(text: string): void {
      const message = JSON.parse(text) as Said;
      said.push(message);
      if (message.type === 'token') this.hear({ type: 'ready', ...(lives !== undefined && { expires: Date.now() + lives }) });
      if (message.type === 'ping') this.hear({ type: 'pong' });
      if (message.type === 'unsubscribe') for (const game of message.games ?? []) this.games.delete(game);
      if (message.type === 'subscribe') void this.#subscribe(message.games ?? []);
    }

    async #subscribe(games: readonly string[]): Promise<void> {
      const versions: { [game: string]: number } = {};
      for (const game of games) {
        this.games.add(game);
        const head = await log.head(game);
        if (head !== undefined) versions[game] = head.envelope.v;
      }
      this.hear({ type: 'subscribed', games: versions });
    }

    hear(message: object): void {
      queueMicrotask(() => this.onmessage?.({ data: JSON.stringify(message) } as never));
    }

    close(): void {
      if (open.delete(this)) queueMicrotask(() => this.onclose?.({} as never));
    }
  }

  const channel: Channel = {
    WebSocket: Connection,
    said,
    open: () => open.size,
    isMute: false,
    isUp: true,
    told: {
      ...log,
      async append(commit) {
        const done = await log.append(commit);
        const { game, v: version } = commit.envelope;
        for (const each of open) if (each.games.has(game) && !channel.isMute) each.hear({ type: 'game', game, version });
        return done;
      },
    },
    tell: (message) => {
      for (const each of open) each.hear(message);
    },
    cut: () => {
      for (const each of open) each.close();
    },
  };
  return channel;
}
