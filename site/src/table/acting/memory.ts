import type { Json } from '@fieldpost/client';
import type { Name } from '../../grammar/node.ts';

/** A click that waits for the answer to the one before it. */
export interface Click {
  readonly names: readonly Name[];
  readonly isAsking: boolean;
  readonly isTouch: boolean;
  /** It orders the piece at which it points, and does nothing else. */
  readonly isOrder?: true;
}

/** A command of this page that the player may take back by a click. */
interface Sent {
  readonly version: number;
  readonly subject: Name;
  /** The command names this piece and nothing else, as an order does. */
  readonly isAlone: boolean;
  readonly command: Json;
}

/** What a table remembers from one question to the next. */
export interface Memory {
  sent: readonly Sent[];
  clicks: readonly Click[];
  /** The pieces in a box that was drawn, as long as they are not ordered. */
  boxed: readonly Name[];
}

const tables = new Map<string, Memory>();

export function memoryOf(game: string): Memory {
  const known = tables.get(game) ?? { sent: [], clicks: [], boxed: [] };
  tables.set(game, known);
  return known;
}

/** The most clicks that wait. */
const LONGEST = 8;

export function wait(memory: Memory, click: Click): void {
  if (memory.clicks.length < LONGEST) memory.clicks = [...memory.clicks, click];
}
