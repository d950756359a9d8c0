import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';
import zlib from 'node:zlib';
import MimeNode from 'nodemailer/lib/mime-node';
import { vi } from 'vitest';
import { random } from './random.ts';

/*
 * A separate clock for work in this process. When nothing goes on, it jumps to the next timer: hours take
 * seconds, and the order of events follows from the work and its seed alone. Work in other threads (signatures,
 * compression, sockets), and letters, hold the clock.
 */

const turn = (): Promise<void> => new Promise((done) => setImmediate(done));

/** Turns of the event loop in which work goes on before the clock moves. */
const TURNS = 3;
/** Turns without a timer and without work, after which nothing can happen any more. */
const MOST_TURNS = 50_000;

let held = 0;

/** Holds the clock until real work is done. */
export async function real<T>(work: Promise<T>): Promise<T> {
  held++;
  try {
    return await work;
  } finally {
    held--;
  }
}

/** Runs work on a clock that begins at `start`. `moved` is called with each new time. */
export async function inVirtualTime<T>(
  { start, seed }: { readonly start: number; readonly seed: number },
  work: () => Promise<T>,
  moved: (now: number) => void = () => undefined,
): Promise<T> {
  vi.useFakeTimers({ now: start, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  const restored = [chanceOf(seed), pausesOf(), signaturesHeld(), compressionHeld(), lettersHeld()];
  try {
    let isDone = false;
    const done = work().finally(() => {
      isDone = true;
    });
    done.catch(() => undefined);
    for (let quiet = 0; !isDone; ) {
      for (let turns = 0; turns < TURNS && !isDone; turns++) {
        await turn();
        if (held > 0) turns = -1;
      }
      if (isDone) break;
      if (vi.getTimerCount() > 0) {
        vi.advanceTimersToNextTimer();
        moved(Date.now());
        quiet = 0;
      } else if (++quiet > MOST_TURNS) throw new Error('nothing happens, and nothing will');
    }
    return await done;
  } finally {
    for (const restore of restored) restore();
    vi.useRealTimers();
  }
}

/** Waits, on the clock in use. */
export const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Draws what the SDK draws from the seed, too. */
function chanceOf(seed: number): () => void {
  const before = Math.random;
  const below = random(seed + 1_000_000);
  Math.random = () => below(2 ** 30) / 2 ** 30;
  return () => {
    Math.random = before;
  };
}

/** Modules that import the pause of Node wait on this clock, too. */
function pausesOf(): () => void {
  const before = timers.setTimeout;
  timers.setTimeout = (async (ms = 0, value?: unknown) => {
    await sleep(ms);
    return value;
  }) as typeof before;
  syncBuiltinESMExports();
  return () => {
    timers.setTimeout = before;
    syncBuiltinESMExports();
  };
}

const SUBTLE = ['importKey', 'sign', 'verify', 'digest'] as const;

function signaturesHeld(): () => void {
  const { subtle } = globalThis.crypto;
  for (const name of SUBTLE) {
    const before = subtle[name].bind(subtle) as (...args: unknown[]) => Promise<unknown>;
    Object.defineProperty(subtle, name, { configurable: true, value: (...args: unknown[]) => real(before(...args)) });
  }
  return () => {
    for (const name of SUBTLE) delete (subtle as unknown as { [name: string]: unknown })[name];
  };
}

interface Compressing {
  end(...args: unknown[]): unknown;
  once(event: string, done: () => void): unknown;
}
const STREAMS = ['Gzip', 'Gunzip', 'BrotliCompress', 'BrotliDecompress', 'Deflate', 'Inflate'] as const;

function compressionHeld(): () => void {
  const prototypes = STREAMS.map((name) => (zlib as unknown as { [name: string]: { prototype: Compressing } })[name]);
  for (const found of prototypes) {
    if (found === undefined) continue;
    const { end } = found.prototype;
    found.prototype.end = function (this: Compressing, ...args) {
      void real(
        new Promise<void>((done) => {
          for (const event of ['end', 'error', 'close']) this.once(event, done);
        }),
      );
      return end.apply(this, args);
    };
  }
  return () => {
    for (const found of prototypes) if (found !== undefined) delete (found.prototype as { end?: unknown }).end;
  };
}

/** A letter is built by streams, which take many turns. */
function lettersHeld(): () => void {
  const { build } = MimeNode.prototype;
  MimeNode.prototype.build = function (this: MimeNode) {
    return real(Reflect.apply(build, this, []) as Promise<Buffer>);
  } as typeof build;
  return () => {
    MimeNode.prototype.build = build;
  };
}
