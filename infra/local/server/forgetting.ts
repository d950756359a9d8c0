// What was erased is gone from the tables at once. LevelDB keeps overwritten values in its files until it happens to
// merge them, so the files are rewritten: at most once an hour, so that nobody can force it, and when the store is
// closed.

/** A person was erased, and the files still hold what they had: since when, and in which tables. */
const ERASED = 'erased';
const HOUR = 3_600_000;
/** An erasure deletes further items for a moment after the first. */
const UNDER_WAY_MS = 600_000;
const LOOKED_EVERY_MS = 60_000;

/** Tables that hold what an erasure takes away, by the ends of their names. The log names nobody. */
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
  /** Rewrites the files if anything was erased since they were: when the store is opened, and before it is closed. */
  finish(): Promise<void>;
  /** Resolves when nothing is being rewritten. */
  idle(): Promise<void>;
  stop(): void;
}

/** Takes what was erased out of the files of LevelDB. A store in memory has none. */
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
 * Rewrites all that LevelDB has of a part of its keys. `compactRange` writes what is in memory to a file, with
 * overwritten values, and merges it with those below; the lowest level is never rewritten by itself. So a value is put
 * at both ends, outside of what is read: its file covers the whole part, and is merged with everything below.
 */
async function rewriteRange(level: Level, part: string): Promise<void> {
  const [start, end] = [`${part}}`, `${part}\u007f`];
  await level.compactRange?.(start, end);
  for (const key of [start, end]) await level.put(key, '');
  await level.compactRange?.(start, end);
}

const reported = (fault: unknown): void =>
  console.error(JSON.stringify({ level: 'error', what: 'rewriting', message: String(fault) }));
