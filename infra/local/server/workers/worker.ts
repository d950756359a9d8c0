import { pathToFileURL } from 'node:url';
import { sure } from '../../../../domain/lib/sure.ts';
import { isEmbedded } from '../../../../functions/platform/courier/embedding.ts';
import { type Embedded, stores } from '../../../../functions/platform/dynamo/embedded.ts';
import { bundleOf } from '../../../bundles.ts';
import type { Served } from './workers.ts';

// The program of a worker (workers.ts): loads the functions that it is asked to call, and asks the server for what is
// in the store.

/** What the server's process says: a call, or the store's answer to a question of this process. */
export type ToWorker =
  | { readonly is: 'call'; readonly id: number; readonly name: Served; readonly event: object }
  | { readonly is: 'stored'; readonly id: number; readonly output: object }
  | { readonly is: 'refused'; readonly id: number; readonly message: string; readonly why: object };

/** What this process says: that it begins a call, what came of one, or a question to the store. */
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

/** When the server is gone this process ends, also with unsent messages. */
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

/** The question to the store that was answered; it is open no longer. */
function answered(id: number): Asked {
  const question = sure(asked.get(id), 'question to the store');
  asked.delete(id);
  return question;
}

// The server stops this process, or is gone; a Ctrl-C in its terminal comes to all.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());
process.on('message', (said: ToWorker) => {
  if (said.is === 'call') void call(said.id, said.name, said.event);
  else if (said.is === 'stored') answered(said.id).done(said.output);
  else answered(said.id).failed(Object.assign(new Error(said.message), said.why));
});

// A store in the server's process is reached through it, another one where it is.
if (isEmbedded(process.env.DYNAMODB_ENDPOINT)) process.env.DYNAMODB_ENDPOINT = stores.embed(askServer);
