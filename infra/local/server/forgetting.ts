// Removes erased values from the files. The tables lose them at once, but LevelDB keeps overwritten values until it
// merges its files. So the files are rewritten: at most once an hour, which clients cannot force, and when the store is
// closed.

/** Notes that a person was erased and the files still have the old values: since when, and in which tables. */
const ERASED = 'erased';
const HOUR = 3_600_000;
/** An erasure deletes more items for a moment after the first. */
const UNDER_WAY_MS = 600_000;
const LOOKED_EVERY_MS = 60_000;

/** Tables that an erasure changes, by the ends of their names. The log names nobody. */
const HELD_IN = ['vault', 'people', 'views'];

interface Deps {
  readonly level: Level;
  readonly notes: {
    add(name: string, value?: string): Promise<void>;
    remove(name: string): Promise<void>;
    value(name: string): Promise<string | undefined>;
  };
  now(): number;
}

export interface Forgetting {
  /** Notes an erasure before it is written. */
  before(operation: string, input: object): Promise<void>;
  /** Rewrites the files if that is due. */
  look(): Promise<void>;
  /**
   * Rewrites the files if anything was erased since the last time: when the store is opened, and before it is closed.
   */
  finish(): Promise<void>;
  /** Resolves when no rewriting runs. */
  idle(): Promise<void>;
  stop(): void;
}

/** Removes erased values from the files of LevelDB. A store in memory has none. */
export function forgettingIn({ level, notes, now }: Deps): Forgetting {
  let last = Number.NEGATIVE_INFINITY;
  let turn = Promise.resolve();

  async function rewritten(noted: string): Promise<void> {
    last = now();
    const { tables } = JSON.parse(noted) as Noted;
    for (const table of tables) await rewriteRange(level, `item-${table}`);
    // More people may have been erased meanwhile.
    if ((await notes.value(ERASED)) === noted) await notes.remove(ERASED);
  }
  /** One after another. */
  function rewrite(isDue: (noted: Noted) => boolean): Promise<void> {
    const mine = turn.then(async () => {
      const noted = await notes.value(ERASED);
      if (noted !== undefined && isDue(JSON.parse(noted) as Noted)) await rewritten(noted);
    });
    turn = mine.catch(reported);
    return turn;
  }
  const look = (): Promise<void> => rewrite(({ at }) => at + UNDER_WAY_MS <= now() && last + HOUR <= now());
  const timer = setInterval(() => void look(), LOOKED_EVERY_MS).unref();

  return {
    async before(operation, input) {
      const { TableName, Item } = input as {
        readonly TableName?: string;
        readonly Item?: { readonly gone?: { readonly BOOL?: boolean } };
      };
      if (operation !== 'PutItem' || Item?.gone?.BOOL !== true || TableName?.endsWith('vault') !== true) return;
      const prefix = TableName.slice(0, -'vault'.length);
      await notes.add(
        ERASED,
        JSON.stringify({ at: now(), tables: HELD_IN.map((name) => prefix + name) } satisfies Noted),
      );
    },
    look,
    finish: () => rewrite(() => true),
    idle: () => turn,
    stop: () => clearInterval(timer),
  };
}

interface Noted {
  readonly at: number;
  readonly tables: readonly string[];
}

/**
 * Rewrites a range of keys in LevelDB. `compactRange` writes the memory to a file and merges it downwards, but never
 * rewrites the lowest level alone. So a value is put at both ends, outside the read range: its file covers the range
 * and is merged with everything below.
 */
async function rewriteRange(level: Level, part: string): Promise<void> {
  const [start, end] = [`${part}}`, `${part}\u007f`];
  await level.compactRange?.(start, end);
  for (const key of [start, end]) await level.put(key, '');
  await level.compactRange?.(start, end);
}

const reported = (fault: unknown): void =>
  console.error(JSON.stringify({ level: 'error', what: 'rewriting', message: String(fault) }));
