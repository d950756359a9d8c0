import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import databases from 'dynalite/db/index.js';
import type { Embedded, Refused } from '../../../functions/platform/dynamo/embedded.ts';
import { Unusable } from './data-folder.ts';
import { type Forgetting, forgettingIn } from './forgetting.ts';
import { operationsOn } from './operations.ts';

/** DynamoDB in this process, without a port. Only holders of this object can use it. */
interface Store {
  readonly ask: Embedded;
  readonly notes: Notes;
  /** Removes erased values from the files; `undefined`: the store is in memory. */
  readonly forgetting: Forgetting | undefined;
  close(): Promise<void>;
}

/** Small facts beside the tables, which no table shows. */
export interface Notes {
  add(name: string, value?: string): Promise<void>;
  remove(name: string): Promise<void>;
  value(name: string): Promise<string | undefined>;
  /** Returns the names that start with `start`. */
  names(start: string): Promise<readonly string[]>;
}

interface StoreOptions {
  /** The folder of LevelDB; undefined: in memory. */
  readonly path: string | undefined;
  /** Below this free space on the disk, in bytes, nothing is written. LevelDB needs space to compact. */
  readonly reserve?: number;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

const RESERVE = 32 * 1024 * 1024;

/**
 * Tables that a power cut may damage: lists, which are rebuilt from the log, and connections, which it ends. All other
 * writes are on the disk before they are acknowledged.
 */
const isMadeAgain = (key: string): boolean => /^(item-[^~]*(views|connections)|note)~/.test(key);

/**
 * Opens dynalite over LevelDB. Refuses writes with 507 while the disk is full. After an error of LevelDB at a write, it
 * refuses more until LevelDB was closed and opened again, because it would lose the record after a half-written one.
 * Throws if another process uses the folder.
 */
export async function openStore({ path, reserve = RESERVE, now = Date.now }: StoreOptions): Promise<Store> {
  const database = databases.create({ createTableMs: 0, ...(path !== undefined && { path }) });
  const { db: level } = database;
  const carriedOut = operationsOn(database);
  await opened(level, path);

  let isBroken = false;
  const guarded = async (work: Promise<void>): Promise<void> => {
    try {
      await work;
    } catch (caught) {
      isBroken = true;
      throw full(caught);
    }
  };
  const [put, del, batch] = [level._put.bind(level), level._del.bind(level), level._batch.bind(level)];
  level._put = (key, value, options) => guarded(put(key, value, { ...options, sync: !isMadeAgain(key) }));
  level._del = (key, options) => guarded(del(key, { ...options, sync: !isMadeAgain(key) }));
  level._batch = (operations, options) => guarded(batch(operations, { ...options, sync: true }));

  const hasRoom = async (): Promise<boolean> => {
    if (path === undefined) return true;
    const { bavail, bsize } = await statfs(dirname(path));
    return bavail * bsize > reserve;
  };

  let open = 0;
  let whenQuiet: (() => void) | undefined;
  let healing: Promise<void> | undefined;
  /**
   * Closes LevelDB, once it is idle, and opens it again. LevelDB then reads its log and drops a half-written record.
   */
  async function heal(): Promise<void> {
    if (open > 0) await new Promise<void>((quiet) => (whenQuiet = quiet));
    await forgetting?.idle();
    await closedForNow(level);
    await level.open();
    isBroken = false;
  }

  async function ask(operation: string, input: object): Promise<object> {
    const isWrite = WRITES.has(operation);
    const roomy = !isWrite || (await hasRoom());
    if (isBroken && isWrite && roomy)
      healing ??= heal()
        .catch(noop)
        .finally(() => (healing = undefined));
    await healing;
    if (level.status !== 'open' || (isWrite && (isBroken || !roomy))) throw full();
    open++;
    try {
      await forgetting?.before(operation, input);
      return await carriedOut(operation, input);
    } finally {
      open--;
      if (open === 0) whenQuiet?.();
    }
  }

  const notes = notesIn(level);
  const forgetting = path === undefined ? undefined : forgettingIn({ level, notes, now });
  // Removes values that were erased before the last server was killed.
  void forgetting?.finish();
  return {
    ask,
    notes,
    forgetting,
    async close() {
      forgetting?.stop();
      if (level.status === 'open') await forgetting?.finish();
      await level.close();
    },
  };
}

/** Closes LevelDB so that it can be opened again. dynalite's own `close` is final. */
const closedForNow = (level: Level): Promise<void> => (Object.getPrototypeOf(level) as Level).close.call(level);

const WRITES: ReadonlySet<string> = new Set(['PutItem', 'DeleteItem', 'CreateTable']);
const noop = (): void => undefined;

/** The store's answer when the disk is full. */
const full = (cause?: unknown): Error & Refused =>
  Object.assign(new Error('the disk took no more', { cause }), {
    statusCode: 507,
    body: { __type: 'StorageFull', message: 'the disk is full' },
  });

async function opened(level: Level, path: string | undefined): Promise<void> {
  try {
    await level.open();
  } catch (caught) {
    const { code, message } = ((caught as Error).cause ?? caught) as {
      readonly code?: string;
      readonly message: string;
    };
    if (code !== 'LEVEL_LOCKED')
      throw new Unusable(`the data in ${path} cannot be opened: ${message}`, { cause: caught });
    throw new Unusable(
      `another server uses the data in ${dirname(path ?? '')}; stop it, or name another folder with FIELDPOST_DATA`,
    );
  }
}

const NOTE = 'note~';

const notesIn = (level: Level): Notes => ({
  add: (name, value = '') => level.put(NOTE + name, value),
  remove: (name) => level.del(NOTE + name),
  value: async (name) => (await level.get(NOTE + name)) as string | undefined,
  async names(start) {
    const names: string[] = [];
    for await (const key of level.keys({ gt: NOTE + start, lt: `${NOTE + start}~` }))
      names.push(key.slice(NOTE.length));
    return names;
  },
});
