/** Does work for somebody, when it is their turn. */
export type Turns = <T>(who: string, work: () => Promise<T>) => Promise<T>;

interface Line {
  working: number;
  readonly waiting: (() => void)[];
}

/**
 * Nobody has more than so many pieces of work done at once; what else they want waits in a line of their own. So whoever sends one request
 * waits for a few of somebody who sends a hundred, not for all of them.
 */
export function turnsOf(most: number): Turns {
  const lines = new Map<string, Line>();
  return async (who, work) => {
    const line = lines.get(who) ?? { working: 0, waiting: [] };
    lines.set(who, line);
    if (line.working < most) line.working++;
    else await new Promise<void>((turn) => line.waiting.push(turn));
    try {
      return await work();
    } finally {
      const next = line.waiting.shift();
      // Whoever is next takes over the place.
      if (next !== undefined) next();
      else if (--line.working === 0) lines.delete(who);
    }
  };
}

/** Begins work whenever it is called, unless what was begun before goes on. */
export function oneAtATime(work: () => Promise<unknown>, failed: (fault: unknown) => void): () => void {
  let isWorking = false;
  return () => {
    if (isWorking) return;
    isWorking = true;
    work()
      .catch(failed)
      .finally(() => {
        isWorking = false;
      });
  };
}
