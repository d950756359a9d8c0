import { type ChildProcess, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import type { Embedded, Refused } from '../../../../functions/platform/dynamo/embedded.ts';
import type { QueueHost } from '../../../../functions/platform/queue/embedded.ts';
import type { SERVED } from '../../../bundles.ts';
import { SENDS, type ToSend } from './sends.ts';
import type { FromWorker, ToWorker } from './worker.ts';

/** A function that this machine serves. */
export type Served = (typeof SERVED)[number];

/** The limits of a worker. */
export interface Limits {
  /** Number of concurrent calls. */
  readonly atOnce: number;
  /** Number of waiting calls. More are refused. */
  readonly waiting: number;
  /** The time of one call, once the process has begun it; absent: unlimited. */
  readonly ms?: number;
  readonly megabytes: number;
}

/** The program and the store of workers. */
export interface Program {
  /** The file of worker.ts, or its bundle. */
  readonly file: string;
  readonly bundles: string;
  /** The store, if it is in this process. */
  readonly store: Embedded | undefined;
  /** Takes messages that its functions send. */
  readonly queues?: QueueHost;
}

/** A process beside the server for calls that would block it. */
export interface Worker {
  /**
   * Calls a function with an event. Throws `WorkerFull`, `TookTooMuch`, or an error with the message of the function's
   * error.
   */
  call(name: Served, event: object): Promise<unknown>;
  /** Ends the process. Active and later calls fail. */
  stop(): void;
}

/** The maximum number of calls waits. */
export class WorkerFull extends Error {}
/** A call exceeded its time or memory, or was active when another one did. */
export class TookTooMuch extends Error {}

interface Call {
  readonly name: Served;
  readonly event: object;
  done(result: unknown): void;
  failed(fault: Error): void;
  timer?: NodeJS.Timeout;
}

/** How long an idle worker lives. Counters in the memory of functions are worthless after ten minutes. */
const IDLE_MS = 600_000;

/** Starts its process at the first call, with low priority, and again after it ended. */
export function workerOf(
  { file, bundles, store, queues }: Program,
  { atOnce, waiting, ms, megabytes }: Limits,
): Worker {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let calls = 0;
  let isStopped = false;
  const working = new Map<number, Call>();
  const line: Call[] = [];

  function started(): ChildProcess {
    const memory = [`--max-old-space-size=${megabytes}`, '--max-semi-space-size=8'];
    const begun = spawn(process.execPath, [...process.execArgv, ...memory, file, bundles], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      serialization: 'advanced',
    });
    begun.on('message', (said: FromWorker) => heard(begun, said));
    begun.on('error', () => ended(begun));
    begun.on('exit', () => ended(begun));
    if (begun.pid !== undefined) lower(begun.pid);
    return begun;
  }

  const say = (to: ChildProcess, said: ToWorker): void => void to.send(said, () => undefined);

  function heard(from: ChildProcess, said: FromWorker): void {
    if (said.is === 'asks') return void answer(from, said.id, said.operation, said.input);
    const call = working.get(said.id);
    if (call === undefined) return;
    if (said.is === 'begins') {
      if (ms !== undefined) call.timer = setTimeout(end, ms);
      return;
    }
    clearTimeout(call.timer);
    working.delete(said.id);
    if (said.is === 'answered') call.done(said.result);
    else call.failed(new Error(said.message));
    next();
  }

  async function done(operation: string, input: object): Promise<object> {
    if (operation === SENDS) {
      const { queue, messages } = input as ToSend;
      await queues?.(queue, messages);
      return {};
    }
    if (store === undefined) throw new Error('the store is elsewhere');
    return store(operation, input);
  }

  async function answer(from: ChildProcess, id: number, operation: string, input: object): Promise<void> {
    try {
      say(from, { is: 'stored', id, output: await done(operation, input) });
    } catch (caught) {
      const { statusCode, body } = caught as Partial<Refused>;
      say(from, { is: 'refused', id, message: String(caught), why: body === undefined ? {} : { statusCode, body } });
    }
  }

  /** The process has ended: its active calls fail, and waiting ones go to the next one. */
  function ended(gone: ChildProcess): void {
    if (gone !== child) return;
    child = undefined;
    const lost = [...working.values()];
    working.clear();
    for (const { failed, timer } of lost) {
      clearTimeout(timer);
      failed(new TookTooMuch('it took too much time or memory'));
    }
    next();
  }

  const end = (): void => {
    const ending = child;
    ending?.kill('SIGKILL');
    if (ending !== undefined) ended(ending);
  };

  function next(): void {
    clearTimeout(idle);
    while (working.size < atOnce) {
      const call = line.shift();
      if (call === undefined) break;
      child ??= started();
      const id = ++calls;
      working.set(id, call);
      say(child, { is: 'call', id, name: call.name, event: call.event });
    }
    if (working.size === 0) idle = setTimeout(end, IDLE_MS).unref();
  }

  return {
    call: (name, event) =>
      new Promise((done, failed) => {
        if (isStopped) return failed(new Error('the server stops'));
        if (line.length >= waiting) return failed(new WorkerFull('too many calls wait'));
        line.push({ name, event, done, failed });
        next();
      }),
    stop() {
      isStopped = true;
      clearTimeout(idle);
      for (const { failed } of line.splice(0)) failed(new Error('the server stops'));
      end();
    },
  };
}

/** Lowers its priority below everything else on the machine. */
function lower(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The process has already ended.
  }
}
