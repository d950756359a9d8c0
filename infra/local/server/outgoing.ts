import type { WebSocket } from 'ws';
import type { ServerMessage } from '../../../functions/features/live/messages.ts';

/** What goes out to one connection. */
export interface Outgoing {
  send(message: ServerMessage): void;
  /** Whether so much waits that nothing more should be read from the other side. */
  isFull(): boolean;
  /** Is called whenever something went out. */
  onDrained(drained: () => void): void;
}

/** How many messages are on their way at once; the socket's own buffers hold them. */
const MOST_UNDER_WAY = 32;
const FULL = 128;

/**
 * Sends messages in order, as fast as the other side takes them. What waits gives way to newer news of the same: so for
 * a connection that cannot keep up, no more waits than a message for each game, and the last one it gets is the newest.
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

/** What a message is news of; answers are news of nothing else. */
const nameOf = (message: ServerMessage, n: number): string => {
  if (message.type === 'game') return `game/${message.game}`;
  return message.type === 'me' ? 'me' : String(n);
};

/** Messages may overtake each other on their way here; the larger version stays. */
const newer = (one: ServerMessage, other: ServerMessage): ServerMessage =>
  one.type === 'game' && other.type === 'game' && one.version > other.version ? one : other;
