import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { sure } from '../../../domain/lib/sure.ts';
import { committed } from '../../../functions/features/matches/stream.ts';
import { saidIn } from '../../../functions/features/press/heard.ts';
import type { Embedded, Refused } from '../../../functions/platform/dynamo/embedded.ts';
import { VIEW } from '../../../functions/platform/dynamo/lists/kept.ts';
import type { TableNames } from '../../../functions/platform/dynamo/tables.ts';
import { reportThrown } from '../../../functions/platform/kit/report.ts';

export type StreamHandler = (event: DynamoDBStreamEvent) => Promise<DynamoDBBatchResponse>;

/** Receives commits and messages of people: before each is written, after it, or after its refusal. */
interface Outlet {
  /** Absent if there is no receiver. */
  before?(unseen: string): Promise<void>;
  emit(record: DynamoDBRecord): void;
  refused?(unseen: string): void;
}

/** Replaces DynamoDB's streams, which dynalite lacks: each Put of a commit or an entry makes a record. */
export function streaming(ask: Embedded, tables: Streamed, outlet: Outlet): Embedded {
  return async (operation, input) => {
    const put = operation === 'PutItem' ? keysIn(input as Put, tables) : undefined;
    if (put === undefined) return ask(operation, input);
    await outlet.before?.(put.unseen);
    try {
      const output = await ask(operation, asked(input as Put, put));
      outlet.emit(recordOf(put.pk, put.sk, put.hasImages ? imagesOf(input as Put, output) : undefined));
      return output;
    } catch (caught) {
      if ((caught as Partial<Refused>).statusCode === 400) outlet.refused?.(put.unseen);
      throw caught;
    }
  };
}

/**
 * Does the same for another DynamoDB by a proxy in front of it, which passes every request on. `path`: the secret path
 * of the proxy; other paths get nothing.
 */
export function streamingProxy(target: string, tables: Streamed, outlet: Outlet, path = '/'): Server {
  return createServer((incoming, outgoing) => {
    if (!isAt(incoming, path)) {
      outgoing.writeHead(403).end();
      return;
    }
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      passOn(target, tables, outlet, incoming, Buffer.concat(chunks), outgoing).catch(() => outgoing.destroy());
    });
  });
}

/** Returns whether a request is for a path, with or without a slash at its end. */
const isAt = ({ url }: IncomingMessage, path: string): boolean => url?.replace(/\/$/, '') === path.replace(/\/$/, '');

async function passOn(
  target: string,
  tables: Streamed,
  outlet: Outlet,
  incoming: IncomingMessage,
  body: Buffer,
  outgoing: ServerResponse,
) {
  const isPut = String(incoming.headers['x-amz-target']).endsWith('.PutItem');
  const input = isPut ? (JSON.parse(body.toString('utf8')) as Put) : undefined;
  const put = input && keysIn(input, tables);
  const sent = input !== undefined && put?.hasImages === true ? Buffer.from(JSON.stringify(asked(input, put))) : body;
  const answered: Buffer[] = [];
  if (input !== undefined && put !== undefined) {
    await outlet.before?.(put.unseen);
    outgoing.once('finish', () => {
      const output = (): object => JSON.parse(Buffer.concat(answered).toString('utf8')) as object;
      if (outgoing.statusCode === 200)
        outlet.emit(recordOf(put.pk, put.sk, put.hasImages ? imagesOf(input, output()) : undefined));
      else if (outgoing.statusCode === 400) outlet.refused?.(put.unseen);
    });
  }
  const { method } = incoming;
  const headers = { ...incoming.headers, 'content-length': String(sent.length) };
  const onward = httpRequest(target, { method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
    if (put?.hasImages === true) answer.on('data', (chunk: Buffer) => answered.push(chunk));
    answer.pipe(outgoing);
  });
  onward.on('error', () => outgoing.destroy());
  onward.end(sent);
}

/** The tables that have a stream. */
type Streamed = Pick<TableNames, 'events' | 'views'>;

/** The prefixes of partitions of commits and of messages of people. The game follows. */
const COMMITS = 'G#';
const PRESS = 'P#';

interface Put {
  readonly ReturnValues?: 'ALL_OLD';
  readonly TableName: string;
  readonly Item: { readonly pk: { readonly S: string }; readonly sk: { readonly S: string } };
}

/** The place of a Put, and whether its record has images of the item before and after. */
interface Place {
  readonly unseen: string;
  readonly pk: string;
  readonly sk: string;
  readonly hasImages?: true;
}

/** Returns the place of a Put of a commit, an entry or a view; `undefined` for other items. */
function keysIn({ TableName, Item }: Put, { events, views }: Streamed): Place | undefined {
  if (TableName !== events && TableName !== views) return undefined;
  const [pk, sk] = [Item.pk.S, Item.sk.S];
  if (TableName === events && pk.startsWith(PRESS))
    return saidIn(recordOf(pk, sk)) && { unseen: `${pk} ${sk}`, pk, sk };
  if (TableName === views && pk.startsWith(COMMITS) && sk === VIEW)
    return { unseen: `${pk} ${sk}`, pk, sk, hasImages: true };
  if (TableName !== events || !pk.startsWith(COMMITS)) return undefined;
  return { unseen: pk.slice(COMMITS.length), pk, sk };
}

/** A Put with images also returns the item that it replaces. */
const asked = (input: Put, { hasImages }: Place): Put => (hasImages ? { ...input, ReturnValues: 'ALL_OLD' } : input);

const imagesOf = ({ Item }: Put, { Attributes }: { readonly Attributes?: object }) =>
  ({ NewImage: Item, ...(Attributes && { OldImage: Attributes }) }) as unknown as Images;
type Images = Pick<NonNullable<DynamoDBRecord['dynamodb']>, 'NewImage' | 'OldImage'>;

let sequence = 0;
const recordOf = (pk: string, sk: string, images: Images = {}): DynamoDBRecord => ({
  eventName: images.OldImage === undefined ? 'INSERT' : 'MODIFY',
  dynamodb: { Keys: { pk: { S: pk }, sk: { S: sk } }, SequenceNumber: String(++sequence), ...images },
});

/** Returns the record that a stream would have delivered before a crash: the commits of a game, its view, an entry. */
export function caughtUp(unseen: string): DynamoDBRecord {
  const [place = '', sk] = unseen.split(' ');
  return sk === undefined ? recordOf(COMMITS + place, 'C#') : recordOf(place, sk);
}

/** Returns what is unseen with a game: its commits, and its view, which may be newer than what the herald told. */
export const withViews = (unseen: string): readonly string[] =>
  unseen.includes(' ') ? [unseen] : [unseen, `${COMMITS}${unseen} ${VIEW}`];
/** Returns whether a name of the outbox is that of a game. */
export const isGame = (unseen: string): boolean => !unseen.includes(' ');

/** Returns the outbox's name of a record's subject. */
export function unseenAs(record: DynamoDBRecord): string {
  const { pk, sk } = record.dynamodb?.Keys ?? {};
  return saidIn(record) === undefined && sk?.S !== VIEW
    ? sure(committed(record), 'game of a record')
    : `${pk?.S} ${sk?.S}`;
}

/** Says that a batch failed from one of its records on; undefined: on none. */
export const failedFrom = (record: DynamoDBRecord | undefined): DynamoDBBatchResponse => ({
  batchItemFailures:
    record === undefined
      ? []
      : [{ itemIdentifier: sure(record.dynamodb?.SequenceNumber, 'sequence number of a record') }],
});

/** Reports what a handler throws, and fails the whole batch then. */
export const guarded =
  (handler: StreamHandler): StreamHandler =>
  async (event) => {
    try {
      return await handler(event);
    } catch (caught) {
      reportThrown(caught, 'quarantine', {});
      return failedFrom(event.Records[0]);
    }
  };

/** A follower, and which records it is given. */
interface Follower {
  readonly handler: StreamHandler;
  sees(record: DynamoDBRecord): boolean;
}

/** Sees commits. */
export const ofCommits = (handler: StreamHandler): Follower => ({
  handler,
  sees: (record) => committed(record) !== undefined && !isView(record),
});
/** Sees views that were written, and what people say. */
export const ofTold = (handler: StreamHandler): Follower => ({
  handler,
  sees: (record) => isView(record) || saidIn(record) !== undefined,
});
const isView = ({ dynamodb }: DynamoDBRecord): boolean => dynamodb?.Keys?.sk?.S === VIEW;

/** Records in transit to the functions that follow the stream. */
export interface Delivery {
  emit(record: DynamoDBRecord): void;
  /** Resolves when no record is in transit. */
  idle(): Promise<void>;
  isBusy(): boolean;
  /** Delivers no further batch. Resolves when the active one is done. */
  stop(): Promise<void>;
}

/**
 * Delivers records in order, one batch at a time, to each follower. A failed batch is retried a little later from its
 * failed record. A record that keeps failing is dropped, so that it does not block others. `done`: called for each
 * record that all its followers took.
 */
export function deliverTo(
  followers: readonly Follower[],
  done: (record: DynamoDBRecord) => void = () => undefined,
): Delivery {
  const missing = new Map<DynamoDBRecord, number>();
  const taken = (record: DynamoDBRecord): void => {
    const left = (missing.get(record) ?? 0) - 1;
    missing.set(record, left);
    if (left > 0) return;
    missing.delete(record);
    done(record);
  };
  const lanes = followers.map(({ handler, sees }) => ({
    sees,
    ...lane(handler, taken, (record) => missing.delete(record)),
  }));
  return {
    emit: (record) => {
      const seeing = lanes.filter(({ sees }) => sees(record));
      missing.set(record, seeing.length);
      for (const one of seeing) one.push(record);
    },
    async idle() {
      // Work of one lane may create work for another.
      while (lanes.some(({ isRunning }) => isRunning())) await Promise.all(lanes.map(({ idle }) => idle()));
    },
    isBusy: () => lanes.some(({ isRunning }) => isRunning()),
    async stop() {
      await Promise.all(lanes.map(({ stop }) => stop()));
    },
  };
}

const BATCH = 25;
const RETRY_MS = 500;
const TRIES = 4;

function lane(
  handler: StreamHandler,
  taken: (record: DynamoDBRecord) => void,
  givenUp: (record: DynamoDBRecord) => void,
) {
  const queue: DynamoDBRecord[] = [];
  let running: Promise<void> | undefined;
  let isStopped = false;

  async function run(): Promise<void> {
    let tries = 0;
    while (queue.length > 0 && !isStopped) {
      const batch = queue.slice(0, BATCH);
      const { batchItemFailures } = await handler({ Records: batch });
      const failed = batch.findIndex(
        ({ dynamodb }) => batchItemFailures[0]?.itemIdentifier === dynamodb?.SequenceNumber,
      );
      for (const record of queue.splice(0, failed < 0 ? batch.length : failed)) taken(record);
      tries = failed < 0 ? 0 : failed === 0 ? tries + 1 : 1;
      if (tries === TRIES) {
        for (const record of queue.splice(0, 1)) givenUp(record);
        tries = 0;
      } else if (failed >= 0) await new Promise((waited) => setTimeout(waited, RETRY_MS));
    }
    running = undefined;
  }

  const idle = async (): Promise<void> => {
    while (running !== undefined) await running;
  };
  return {
    push(record: DynamoDBRecord) {
      queue.push(record);
      if (!isStopped) running ??= Promise.resolve().then(run);
    },
    idle,
    isRunning: () => running !== undefined,
    async stop() {
      isStopped = true;
      await idle();
    },
  };
}
