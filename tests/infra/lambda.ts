import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { isOfMetrics } from '../kit/cloudwatch.ts';

/**
 * A function as the cloud runs it: its bundle in a separate process (here a thread), with its own environment and
 * nothing else.
 */
export interface Lambda {
  /** What the handler answers. Rejects with what it throws. */
  invoke<Result>(event: unknown): Promise<Result>;
  /** The lines it has written to its log so far, over all starts; those of metrics apart. */
  readonly lines: readonly string[];
  readonly metrics: readonly string[];
  /** Ends the process; the next call starts another one, as after a pause. */
  stop(): Promise<void>;
}

interface Surroundings {
  readonly env: { readonly [name: string]: string };
  /** Addresses that are elsewhere here: prefixes, and what stands instead of each. Asked at each start. */
  moved(): readonly (readonly [from: string, to: string])[];
  /** How far its clock is ahead, in milliseconds. */
  ahead(): number;
}

const CODE = `
const { parentPort, workerData } = require('node:worker_threads');
const fetchHere = globalThis.fetch;
const movedOf = (url) => workerData.moved.reduce((at, [from, to]) => at.replace(from, to), String(url));
globalThis.fetch = (url, options) => fetchHere(movedOf(url), options);
const now = Date.now;
let ahead = 0;
Date.now = () => now() + ahead;
// The store's clock goes with it.
const parse = Date.parse;
Date.parse = (text) => parse(text) + ahead;
parentPort.on('message', async ({ id, event, ahead: told }) => {
  ahead = told;
  try {
    const { handler } = await import(workerData.module);
    parentPort.postMessage({ id, result: await handler(event, {}) });
  } catch (caught) {
    parentPort.postMessage({ id, error: String(caught.stack) });
  }
});`;

export function lambda(module: string, { env, moved, ahead }: Surroundings): Lambda {
  const lines: string[] = [];
  const metrics: string[] = [];
  let worker: Worker | undefined;
  let calls = 0;
  const waiting = new Map<number, { done(result: unknown): void; failed(error: Error): void }>();

  function start(): Worker {
    const started = new Worker(CODE, {
      eval: true,
      env: { ...env },
      workerData: { module, moved: moved() },
      stdout: true,
      stderr: true,
    });
    for (const stream of [started.stdout, started.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        for (const line of text.split('\n').filter((each) => each !== ''))
          (isOfMetrics(line) ? metrics : lines).push(line);
      });
    }
    started.on('message', ({ id, result, error }: { id: number; result?: unknown; error?: string }) => {
      const { done, failed } = waiting.get(id)!;
      waiting.delete(id);
      if (error === undefined) done(result);
      else failed(new Error(error));
    });
    return started;
  }

  return {
    lines,
    metrics,
    invoke: (event) =>
      new Promise((done, failed) => {
        worker ??= start();
        const id = ++calls;
        waiting.set(id, { done: done as (result: unknown) => void, failed });
        worker.postMessage({ id, event, ahead: ahead() });
      }),
    async stop() {
      const stopped = worker;
      worker = undefined;
      await stopped?.terminate();
    },
  };
}

interface Invoked {
  readonly statusCode: number;
  readonly headers?: Record<string, string>;
  readonly body: string;
}

/** Calls the handler of a bundle once in a process with the folder of its asset as working folder, as in the cloud. */
export const invokedIn = async (folder: string, event: unknown): Promise<Invoked> =>
  (await invokedAndHeard(folder, event)).answer;

/** The same, and what it wrote to its log. */
export async function invokedAndHeard(
  folder: string,
  event: unknown,
): Promise<{ readonly answer: Invoked; readonly lines: string }> {
  const code = `const { handler } = await import('./index.mjs'); process.stdout.write(JSON.stringify(await handler(${JSON.stringify(event)}, {})));`;
  const run = promisify(execFile);
  const { stdout, stderr } = await run(process.execPath, ['--input-type=module', '-e', code], {
    cwd: folder,
    env: {},
    maxBuffer: 2 ** 26,
  });
  return { answer: JSON.parse(stdout), lines: stderr };
}
