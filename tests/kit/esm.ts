import { createHash } from 'node:crypto';
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import type { Below } from './random.ts';
import { shuffled } from './random.ts';
import { sleep } from './virtual-time.ts';

/*
 * Event sources of Lambda at their worst: what their documents allow, more often than it happens. Streams keep the
 * order of one key and of nothing else. Queues keep none. Both deliver at least once.
 */

/** A mapping of a stream to a function. */
export interface Mapping {
  readonly name: string;
  sees(record: DynamoDBRecord): boolean;
  /** Runs the function. Rejects if it threw, ran out of time, or died. */
  invoke(event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse>;
  /** The most records of a batch. */
  readonly batch: number;
  /** ParallelizationFactor: lanes of a shard, by key. */
  readonly lanes: number;
  /** How often a batch is tried again before it is given up. */
  readonly retries: number;
}

/** Chances of a hundred. */
export interface Disorder {
  /** A batch that succeeded is delivered again. */
  readonly doubled: number;
  /** After a partial success, all of the batch is delivered again. */
  readonly whole: number;
  /** Before a record, its shard splits. */
  readonly split: number;
  /** The longest time until a lane reads, in milliseconds. */
  readonly lagMs: number;
}

/** A range of hashes, and the shards that it was split into. */
interface Shard {
  readonly from: number;
  readonly to: number;
  readonly parent?: Shard;
  children?: readonly [Shard, Shard];
}

const HASHES = 65_536;
/** A number below `HASHES` that follows from a text. */
const hash16 = (text: string): number => createHash('sha256').update(text).digest().readUInt16BE();
const BACK_OFF_MS = 100;
const MOST_BACK_OFF_MS = 30_000;

export function streamOf(below: Below, disorder: Disorder, mappings: readonly Mapping[], shards = 2) {
  const roots: Shard[] = Array.from({ length: shards }, (_, i) => ({
    from: Math.floor((HASHES / shards) * i),
    to: Math.floor((HASHES / shards) * (i + 1)),
  }));
  const chance = (what: 'doubled' | 'whole' | 'split'): boolean => below(100) < disorder[what];
  const readers = mappings.map((mapping) => readerOf(mapping, below, disorder, chance));

  const leafOf = (hash: number, among: readonly Shard[]): Shard => {
    const shard = among.find(({ from, to }) => from <= hash && hash < to) ?? among[0];
    if (shard === undefined) throw new Error('a stream has shards');
    return shard.children === undefined ? shard : leafOf(hash, shard.children);
  };

  return {
    put(record: DynamoDBRecord): void {
      const hash = hash16(keyIn(record));
      const leaf = leafOf(hash, roots);
      if (leaf.to - leaf.from > 1 && chance('split')) {
        const middle = Math.floor((leaf.from + leaf.to) / 2);
        leaf.children = [
          { from: leaf.from, to: middle, parent: leaf },
          { from: middle, to: leaf.to, parent: leaf },
        ];
      }
      for (const reader of readers) reader.take(leafOf(hash, [leaf]), record);
    },
    isIdle: (): boolean => readers.every(({ isIdle }) => isIdle()),
    /** Records that were given up, by the name of the mapping. */
    dropped: (): readonly (readonly [string, DynamoDBRecord])[] => readers.flatMap(({ dropped }) => dropped),
  };
}

const keyIn = ({ dynamodb }: DynamoDBRecord): string => dynamodb?.Keys?.pk?.S ?? '';
const sequenceOf = ({ dynamodb }: DynamoDBRecord): string => dynamodb?.SequenceNumber ?? '';

function readerOf(mapping: Mapping, below: Below, { lagMs }: Disorder, chance: (what: 'doubled' | 'whole') => boolean) {
  /** Records that wait in a lane, and whether the lane is being read. */
  const lanes = new Map<Shard, { readonly waiting: DynamoDBRecord[][]; readonly isRead: boolean[] }>();
  const dropped: (readonly [string, DynamoDBRecord])[] = [];
  let busy = 0;

  function lanesOf(shard: Shard) {
    const found = lanes.get(shard) ?? {
      waiting: Array.from({ length: mapping.lanes }, () => []),
      isRead: Array.from({ length: mapping.lanes }, () => false),
    };
    lanes.set(shard, found);
    return found;
  }
  const isEmpty = (shard: Shard | undefined): boolean =>
    shard === undefined ||
    (isEmpty(shard.parent) &&
      lanesOf(shard).waiting.every(({ length }) => length === 0) &&
      !lanesOf(shard).isRead.includes(true));

  /** Runs the function, and returns the first record that failed; `all` if nothing is known of the batch. */
  async function failedIn(batch: readonly DynamoDBRecord[]): Promise<number | 'all'> {
    try {
      const { batchItemFailures } = await mapping.invoke({ Records: [...batch] });
      const failed = new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
      return batch.findIndex((record) => failed.has(sequenceOf(record)));
    } catch {
      return 'all';
    }
  }

  async function deliver(batch: readonly DynamoDBRecord[], retries = mapping.retries): Promise<void> {
    const failed = await failedIn(batch);
    if (failed === -1) {
      if (chance('doubled')) await failedIn(batch);
      return;
    }
    await sleep(Math.min(MOST_BACK_OFF_MS, BACK_OFF_MS * 2 ** (mapping.retries - retries)));
    if (retries === 0) {
      dropped.push(...batch.slice(failed === 'all' ? 0 : failed).map((record) => [mapping.name, record] as const));
      return;
    }
    if (typeof failed === 'number') return deliver(chance('whole') ? batch : batch.slice(failed), retries - 1);
    // BisectBatchOnFunctionError: halves are tried one after the other.
    const middle = Math.ceil(batch.length / 2);
    await deliver(batch.slice(0, middle), retries - 1);
    if (middle < batch.length) await deliver(batch.slice(middle), retries - 1);
  }

  async function read(shard: Shard, lane: number): Promise<void> {
    const { waiting, isRead } = lanesOf(shard);
    const queue = waiting[lane];
    if (queue === undefined || isRead[lane] === true) return;
    isRead[lane] = true;
    await sleep(below(lagMs + 1));
    while (!isEmpty(shard.parent)) await sleep(1 + below(50));
    while (queue.length > 0) {
      const batch = queue.slice(0, 1 + below(mapping.batch));
      await deliver(batch);
      queue.splice(0, batch.length);
    }
    isRead[lane] = false;
  }

  return {
    take(shard: Shard, record: DynamoDBRecord): void {
      if (!mapping.sees(record)) return;
      const lane = hash16(`${keyIn(record)} lane`) % mapping.lanes;
      lanesOf(shard).waiting[lane]?.push(record);
      busy++;
      void read(shard, lane).finally(() => busy--);
    },
    isIdle: (): boolean => busy === 0,
    dropped,
  };
}

/** A message of a queue. */
interface Message<T> {
  readonly id: string;
  readonly body: T;
  /** How often it was received, this time included. */
  readonly receives: number;
}

/** A queue, and the function that consumes it. */
export interface Consumer<T> {
  /** Returns the ids of the messages that failed. Rejects if it threw, ran out of time, or died: then all did. */
  consume(messages: readonly Message<T>[]): Promise<readonly string[]>;
  readonly batch: number;
  /** How long a received message is hidden, whether or not the work is done. */
  readonly visibilityMs: number;
  /** After this many receives a message goes to the dead-letter queue. */
  readonly most: number;
  /** MaximumConcurrency. */
  readonly workers: number;
}

interface Waiting<T> {
  readonly id: string;
  readonly body: T;
  receives: number;
  visible: number;
}

/** A standard queue: no order, and each message once or more. `doubled`: the chance of a hundred of a second copy. */
export function queueOf<T>(below: Below, { doubled, lagMs }: Pick<Disorder, 'doubled' | 'lagMs'>, of: Consumer<T>) {
  const waiting = new Map<string, Waiting<T>>();
  const dead: Message<T>[] = [];
  let [sent, working] = [0, 0];

  async function work(): Promise<void> {
    if (working >= of.workers) return;
    working++;
    try {
      for (let batch = received(); batch.length > 0; batch = received()) {
        const failed = await of.consume(batch).catch(() => batch.map(({ id }) => id));
        // After its time a message may be in other hands. It is deleted all the same.
        for (const { id } of batch) if (!failed.includes(id)) waiting.delete(id);
      }
    } finally {
      working--;
    }
    const next = Math.min(...[...waiting.values()].map(({ visible }) => visible));
    if (waiting.size > 0 && working === 0) void sleep(Math.max(1, next - Date.now())).then(work);
  }

  function received(): readonly Message<T>[] {
    const visible = shuffled(below, [...waiting.values()]).filter((each) => each.visible <= Date.now());
    const taken: Message<T>[] = [];
    for (const each of visible.slice(0, 1 + below(of.batch))) {
      each.receives++;
      if (each.receives > of.most) {
        waiting.delete(each.id);
        dead.push(each);
        continue;
      }
      // A copy that another server of the queue still shows.
      const isDoubled = below(100) < doubled;
      each.visible = isDoubled ? Date.now() + 1 + below(1_000) : Date.now() + of.visibilityMs;
      if (isDoubled) void sleep(each.visible - Date.now()).then(work);
      taken.push({ ...each });
    }
    return taken;
  }

  return {
    send(body: T, delayMs = 0): void {
      const wait = delayMs + below(lagMs + 1);
      waiting.set(String(++sent), { id: String(sent), body, receives: 0, visible: Date.now() + wait });
      void sleep(wait).then(work);
    },
    isIdle: (): boolean => waiting.size === 0 && working === 0,
    /** What the dead-letter queue has. */
    dead: dead as readonly Message<T>[],
  };
}
