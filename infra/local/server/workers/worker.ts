import { pathToFileURL } from 'node:url';
import { sure } from '../../../../domain/lib/sure.ts';
import { isEmbedded } from '../../../../functions/platform/courier/embedding.ts';
import { type Embedded, stores } from '../../../../functions/platform/dynamo/embedded.ts';
import { queueHosts } from '../../../../functions/platform/queue/embedded.ts';
import { bundleOf } from '../../../bundles.ts';
import { SENDS, type ToSend } from './sends.ts';
import type { Served } from './workers.ts';

// The program of a worker (workers.ts). It loads the functions that it must call, and sends requests for the store to
// the server.

/** A message of the server: a call, or the store's answer to a request of this process. */
export type ToWorker =
  | { readonly is: 'call'; readonly id: number; readonly name: Served; readonly event: object }
  | { readonly is: 'stored'; readonly id: number; readonly output: object }
  | { readonly is: 'refused'; readonly id: number; readonly message: string; readonly why: object };

/** A message of this process: the start of a call, its result, or a request to the store or a queue. */
export type FromWorker =
  | { readonly is: 'begins'; readonly id: number }
  | { readonly is: 'answered'; readonly id: number; readonly result: unknown }
  | { readonly is: 'failed'; readonly id: number; readonly message: string }
  | { readonly is: 'asks'; readonly id: number; readonly operation: string; readonly input: object };

type Handler = (event: object, context: object) => Promise<unknown>;

interface Asked {
  done(output: object): void;
  failed(fault: Error): void;
}

const bundles = sure(process.argv[2], 'folder of bundles');
const handlers = new Map<Served, Promise<Handler>>();
const asked = new Map<number, Asked>();
let questions = 0;

/** Ends this process when the server is gone, even with unsent messages. */
const say = (said: FromWorker): void => void process.send?.(said, undefined, undefined, () => undefined);

const askServer: Embedded = (operation, input) =>
  new Promise((done, failed) => {
    const id = ++questions;
    asked.set(id, { done, failed });
    say({ is: 'asks', id, operation, input });
  });

async function handlerOf(name: Served): Promise<Handler> {
  const { handler } = (await import(pathToFileURL(bundleOf(bundles, name)).href)) as { readonly handler: Handler };
  return handler;
}

async function call(id: number, name: Served, event: object): Promise<void> {
  const loaded = handlers.get(name) ?? handlerOf(name);
  handlers.set(name, loaded);
  try {
    const handler = await loaded;
    say({ is: 'begins', id });
    say({ is: 'answered', id, result: await handler(event, {}) });
  } catch (caught) {
    say({ is: 'failed', id, message: String(caught) });
  }
}

/** Returns the request to the store that was answered, and closes it. */
function answered(id: number): Asked {
  const question = sure(asked.get(id), 'question to the store');
  asked.delete(id);
  return question;
}

// The server stops this process, or is gone. Ctrl-C in its terminal reaches all processes.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());
process.on('message', (said: ToWorker) => {
  if (said.is === 'call') void call(said.id, said.name, said.event);
  else if (said.is === 'stored') answered(said.id).done(said.output);
  else answered(said.id).failed(Object.assign(new Error(said.message), said.why));
});

// Uses the server's store and queues through messages, and any other store directly.
if (isEmbedded(process.env.DYNAMODB_ENDPOINT)) process.env.DYNAMODB_ENDPOINT = stores.embed(askServer);
process.env.QUEUE_ENDPOINT = queueHosts.embed(async (queue, messages) => {
  await askServer(SENDS, { queue, messages } satisfies ToSend);
});
