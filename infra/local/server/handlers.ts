import { pathToFileURL } from 'node:url';
import type { Callers } from '../../../functions/features/auth/callers.ts';
import type { LiveHandler } from '../../../functions/features/live/handler.ts';
import type { HttpHandler } from '../../../functions/platform/http/answers/answering.ts';
import type { Message, QueueName } from '../../../functions/platform/ports/queue.ts';
import type { Consumer } from '../../../functions/platform/queue/consumer.ts';
import { bundleOf, SERVED } from '../../bundles.ts';
import type { Outbox } from './outbox.ts';
import type { Consumed } from './queues.ts';
import type { StreamHandler } from './stream.ts';
import { consuming } from './workers/relayed.ts';
import type { Worker } from './workers/workers.ts';

/** The functions that the server's process calls. */
type Handlers = {
  readonly read: HttpHandler;
  readonly costly: HttpHandler;
  readonly write: HttpHandler;
  readonly press: HttpHandler;
  readonly projector: StreamHandler & Consumer;
  readonly live: LiveHandler;
  clock(): Promise<unknown>;
  readonly deadlines: Consumer;
  guests(): Promise<unknown>;
  ratings(): Promise<unknown>;
  anchor(): Promise<unknown>;
  readonly herald: StreamHandler;
  sender(): Promise<unknown>;
  readonly callers: Callers;
};

/** The functions in this process. Bots run in a worker. */
const HERE = SERVED.filter((name) => name !== 'bots');

/** Loads them from a folder of bundles. */
export async function load(bundles: string): Promise<Handlers> {
  const modules = await Promise.all(
    HERE.map(async (name) => [name, (await import(pathToFileURL(bundleOf(bundles, name)).href)) as Module] as const),
  );
  const handlers = Object.fromEntries(modules.map(([name, { handler }]) => [name, handler]));
  return { ...handlers, callers: Object.fromEntries(modules).read?.callers } as Handlers;
}

interface Module {
  readonly handler: unknown;
  /** For the function `read`. */
  readonly callers?: Callers;
}

/**
 * Returns the consumer of each queue. The outbox notes games, because a crash would lose their messages. Notifications
 * have no queue here: they are stored until their time, and a timer calls the sender.
 */
export function consumersOf(
  { deadlines, projector }: Pick<Handlers, 'deadlines' | 'projector'>,
  { bots }: { readonly bots: Worker },
  outbox: Outbox | undefined,
): { readonly [name in Exclude<QueueName, 'tells' | 'hooks'>]: Consumed } {
  const noted = outbox && {
    before: ({ game }: Message['body']) => outbox.before(String(game)),
    after: ({ game }: Message['body']) => outbox.after(String(game)),
  };
  const remembered = noted === undefined ? {} : { noted };
  return {
    // The clock finds a lost deadline again.
    ticks: { consumer: deadlines, batch: 5, atOnce: 2 },
    bots: { consumer: consuming(bots, 'bots'), batch: 1, atOnce: 1, ...remembered },
    again: { consumer: projector, batch: 10, atOnce: 1, ...remembered },
  };
}
