import type { WebSocket } from 'ws';
import type { ServerMessage } from '../../../functions/features/live/messages.ts';

/** The outgoing messages of one connection. */
export interface Outgoing {
  send(message: ServerMessage): void;
  /** Returns whether so much waits that the server should stop reading from the client. */
  isFull(): boolean;
  /** Is called whenever something went out. */
  onDrained(drained: () => void): void;
}

/** Number of messages in transit. The socket's own buffers hold them. */
const MOST_UNDER_WAY = 32;
const FULL = 128;

/**
 * Sends messages in order, as fast as the client takes them. Newer news of a game replaces waiting news of it. So at
 * most one message a game waits for a slow connection, and its last one is the newest.
 */
export function outgoingTo(socket: Pick<WebSocket, 'send'>): Outgoing {
  const waiting = new Map<string, ServerMessage>();
  let [underWay, sent] = [0, 0];
  let drained = (): void => undefined;

  function flush(): void {
    for (const [name, message] of waiting) {
      if (underWay >= MOST_UNDER_WAY) return;
      waiting.delete(name);
      underWay++;
      socket.send(JSON.stringify(message), () => {
        underWay--;
        flush();
        drained();
      });
    }
  }
  return {
    send(message) {
      const name = nameOf(message, ++sent);
      const before = waiting.get(name);
      waiting.set(name, before === undefined ? message : newer(before, message));
      flush();
    },
    isFull: () => waiting.size >= FULL,
    onDrained: (told) => (drained = told),
  };
}

/** Returns the subject of a message; answers have none. */
const nameOf = (message: ServerMessage, n: number): string => {
  if (message.type === 'game') return `game/${message.game}`;
  return message.type === 'me' ? 'me' : String(n);
};

/** Messages may overtake each other before this point, so the larger version stays. */
const newer = (one: ServerMessage, other: ServerMessage): ServerMessage =>
  one.type === 'game' && other.type === 'game' && one.version > other.version ? one : other;
