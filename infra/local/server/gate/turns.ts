/** The sender of a piece of work. */
export interface Sender {
  /** The line: a person or an address. */
  readonly line: string;
  /** The member of a line: an account of the person, or a guest at the address. */
  readonly member: string;
}

/** Does work for a sender when it is their turn. `isCommand`: it goes before reads. */
export type Turns = <T>(sender: Sender, isCommand: boolean, work: () => Promise<T>) => Promise<T>;

/** Too much of one line waits already. */
export class LineFull extends Error {}

type Waiting = Map<string, (() => void)[]>;

interface Line {
  working: number;
  count: number;
  readonly commands: Waiting;
  readonly reads: Waiting;
}

/**
 * Runs at most `most` requests of one line at once. At most `longest` more wait, then LineFull is thrown. Commands go
 * before reads, and the members of a line take turns. So a request waits for a few of another member's hundred
 * requests, not for all.
 */
export function turnsOf(most: number, longest = 1_000): Turns {
  const lines = new Map<string, Line>();
  return async ({ line: name, member }, isCommand, work) => {
    const line = lines.get(name) ?? { working: 0, count: 0, commands: new Map(), reads: new Map() };
    lines.set(name, line);
    if (line.working < most) line.working++;
    else if (line.count >= longest) throw new LineFull(`${longest} requests of one sender wait`);
    else await turnIn(line, isCommand ? line.commands : line.reads, member);
    try {
      return await work();
    } finally {
      const next = nextIn(line);
      // The next request takes over the place.
      if (next !== undefined) next();
      else if (--line.working === 0) lines.delete(name);
    }
  };
}

function turnIn(line: Line, waiting: Waiting, member: string): Promise<void> {
  line.count++;
  return new Promise((turn) => {
    const own = waiting.get(member) ?? [];
    own.push(turn);
    waiting.set(member, own);
  });
}

/** Takes the first request of the member at the head of the line, and moves the member to the end. */
function nextIn(line: Line): (() => void) | undefined {
  const waiting = line.commands.size > 0 ? line.commands : line.reads;
  const [first] = waiting;
  if (first === undefined) return undefined;
  const [member, [turn, ...rest]] = first;
  line.count--;
  waiting.delete(member);
  if (rest.length > 0) waiting.set(member, rest);
  return turn;
}

/** Begins work at each call, unless earlier work still runs. Resolves when the work that runs has ended. */
export function oneAtATime(work: () => Promise<unknown>, failed: (fault: unknown) => void): () => Promise<void> {
  let working: Promise<void> | undefined;
  return () => {
    working ??= work()
      .then(() => undefined, failed)
      .finally(() => {
        working = undefined;
      });
    return working;
  };
}

/** Work of timers. Each kind runs one at a time. */
export function roundsOf(failed: (fault: unknown) => void) {
  const running = new Set<Promise<void>>();
  return {
    of(work: () => Promise<unknown>): () => void {
      const begin = oneAtATime(work, failed);
      return () => {
        const round = begin();
        running.add(round);
        void round.finally(() => running.delete(round));
      };
    },
    /** Resolves when none runs, or after this time in milliseconds. */
    async ended(most: number): Promise<void> {
      let late: NodeJS.Timeout | undefined;
      const waited = new Promise<void>((done) => {
        late = setTimeout(done, most);
      });
      await Promise.race([Promise.all(running), waited]);
      clearTimeout(late);
    },
  };
}
