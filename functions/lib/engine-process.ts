import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import * as z from 'zod';
import { type Decider, UnfitEngine } from '../../domain/match/deciders.ts';

/** What one pass of an engine over a log may take. */
export interface Bounds {
  readonly ms: number;
  readonly megabytes: number;
}

/** An HTTP API waits 30 seconds at most. */
export const IN_A_REQUEST: Bounds = { ms: 20_000, megabytes: 512 };
/** For a command that somebody waits for. */
export const AT_LEISURE: Bounds = { ms: 600_000, megabytes: 2_048 };

/** Is told how many commits a pass has before it, and of each few that are done. */
export type Watch = (commits: number) => { step(count: number): void; end(): void };

/** A process tells of so many commits at once. */
const AT_ONCE = 20;

/** How long a process waits for another log: an engine is slow when it starts. */
const IDLE_MS = 5_000;

/**
 * What the process runs: plain JavaScript, for it is not bundled. It gives the engine hash functions, and nothing else; this is no wall:
 * what is run is known by its hash. It ends by itself when it takes too long, or when nobody asks it any more.
 */
const PROGRAM = `
const { createHash, createHmac, hkdfSync } = require('node:crypto');
const { Script } = require('node:vm');
const hashes = {
  sha256: (data) => createHash('sha256').update(data).digest(),
  hmac: (key, data) => createHmac('sha256', key).update(data).digest(),
  hkdf: (key, info) => new Uint8Array(hkdfSync('sha256', key, new Uint8Array(), info, 32)),
};
let engine;
process.on('disconnect', () => process.exit());
process.on('message', ({ id, ms, code, commits, seed, mine, tellsEach }) => {
  let seen = 0;
  // An engine asks of each commit whether it is its own.
  const isMine = (name) => {
    if (++seen % tellsEach === 0) process.send({ id, done: tellsEach });
    return mine.includes(name);
  };
  globalThis.answer = () => {
    engine ??= new Function(code + '\\nreturn fieldpostEngine;')().make(hashes);
    return engine.redecide(commits, seed, isMine);
  };
  try {
    process.send({ id, answer: new Script('answer()').runInThisContext({ timeout: ms }) });
  } catch (caught) {
    process.send(caught?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT' ? { id, late: true } : { id, failed: String(caught?.message) });
  }
});
`;

const redecidedSchema = z.object({
  redecided: z.int().min(0),
  findings: z.array(z.object({ v: z.int(), detail: z.string() })),
});

/** What the process is asked. */
interface Question {
  readonly ms: number;
  readonly code: string;
  readonly commits: readonly unknown[];
  readonly seed: string;
  readonly mine: readonly string[];
}

/** What the process says: an answer, or why it has none. */
interface Said {
  readonly id: number;
  /** It goes on: so many more commits are done. */
  readonly done?: number;
  readonly answer?: unknown;
  readonly failed?: string;
  readonly late?: true;
}

/**
 * An engine, by its code, run in a process of its own: so its time and memory are bounded, and this one answers others meanwhile. It is
 * asked about one log at a time. Throws `UnfitEngine` when it throws, ends without an answer, or takes more than it may.
 */
export function deciderOf(code: string, bounds: Bounds, watch?: Watch): Decider {
  let running: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  /** The process, started anew where there is none. */
  function awake(): ChildProcess {
    clearTimeout(idle);
    if (running?.connected) return running;
    running = spawn(process.execPath, [`--max-old-space-size=${bounds.megabytes}`, '-e', PROGRAM], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
      env: {},
    });
    // What becomes of it between two questions concerns nobody.
    running.on('error', () => undefined);
    return running;
  }

  const end = (child: ChildProcess): void => {
    if (running === child) running = undefined;
    child.kill('SIGKILL');
  };

  async function ask(question: Question): Promise<unknown> {
    const child = awake();
    const progress = watch?.(question.commits.length);
    hold(child, true);
    try {
      const answer = await answerOf(child, { ...question, ...(progress && { tellsEach: AT_ONCE }) }, bounds.ms, (done) =>
        progress?.step(done),
      );
      idle = setTimeout(() => end(child), IDLE_MS).unref();
      return answer;
    } catch (caught) {
      end(child);
      throw caught;
    } finally {
      progress?.end();
      hold(child, false);
    }
  }

  return {
    async redecide(commits, seed, mine) {
      const names = [...new Set(commits.map(({ envelope }) => envelope.engine))].filter(mine);
      const own = commits.filter(({ envelope }) => names.includes(envelope.engine)).length;
      const asked = turn.then(() => ask({ ms: bounds.ms, code, commits, seed, mine: names }));
      turn = asked.catch(() => undefined);
      const answer = redecidedSchema.safeParse(await asked);
      if (answer.success && answer.data.redecided <= own) return answer.data;
      throw new UnfitEngine({ en: 'its answer cannot be read', ko: '답을 읽을 수 없습니다' });
    },
  };
}

/** Whether this process waits for another one before it ends. */
function hold(child: ChildProcess, isHeld: boolean): void {
  for (const each of [child, child.channel]) each?.[isHeld ? 'ref' : 'unref']();
}

let questions = 0;

/** The answer of a process to a question, in time. */
async function answerOf(child: ChildProcess, question: object, ms: number, step: (done: number) => void): Promise<unknown> {
  const id = ++questions;
  const over = new AbortController();
  const { signal } = over;
  const heard = new Promise<Said>((done) => {
    const listen = (said: Said): void => {
      if (said?.id !== id) return;
      if (said.done === undefined) done(said);
      else step(said.done);
    };
    child.on('message', listen);
    signal.addEventListener('abort', () => child.off('message', listen));
  });
  const ended = once(child, 'exit', { signal }).then(
    () => undefined,
    () => undefined,
  );
  const late = new Promise<Said>((done) => {
    const timer = setTimeout(() => done({ id, late: true }), ms + GRACE_MS);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
  try {
    child.send({ id, ...question }, () => undefined);
    const said = await Promise.race([heard, ended, late]);
    if (said === undefined)
      throw new UnfitEngine({
        en: 'it ended without an answer, as when it takes too much memory',
        ko: '답하지 않고 끝났습니다. 메모리를 너무 많이 썼을 수 있습니다',
      });
    if (said.late) throw new UnfitEngine({ en: `it gave no answer in ${ms / 1000} seconds`, ko: `${ms / 1000}초 안에 답하지 않았습니다` });
    if (said.failed !== undefined) throw new UnfitEngine({ en: `it failed: ${said.failed}`, ko: `실패했습니다: ${said.failed}` });
    return said.answer;
  } finally {
    over.abort();
  }
}
/** How long the process may take to notice itself that it is late, and to start. */
const GRACE_MS = 1_000;
