import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import * as z from 'zod';
import { type Decider, LateEngine, UnfitEngine } from '../../../domain/match/audit/deciders.ts';
import { keepNewest } from '../kit/newest.ts';
import type { Bounds, Watch } from './bounds.ts';
import { CONFINED, CONFINED_BY, PROGRAM } from './engine-program.ts';

/** Number of commits between two reports of a process. */
const AT_ONCE = 20;

/** How long a process waits for another log, because an engine starts slowly. */
const IDLE_MS = 5_000;

const redecidedSchema = z.object({
  redecided: z.int().min(0),
  findings: z.array(z.object({ v: z.int(), detail: z.string() })),
});
const stoppedSchema = z.object({ at: z.int().min(1), right: z.int().min(0) });

/** A request to the process. */
interface Question {
  readonly ms: number;
  readonly code: string;
  readonly commits: readonly unknown[];
  readonly seed: string;
  readonly mine: readonly string[];
  /** An earlier pass decided this many commits. */
  readonly from: number;
}

/** The progress of stopped passes over logs: the commits, and how many of them are the engine's own. */
interface Far {
  readonly from: number;
  readonly redecided: number;
}
const START: Far = { from: 0, redecided: 0 };
/** Number of logs with a remembered progress. */
const MOST_BEGUN = 100;

/** A message of the process: an answer, or why there is none. */
interface Said {
  readonly id: number;
  /** The process continues after this many more commits. */
  readonly done?: number;
  readonly answer?: unknown;
  /** Its time ended before a commit; this many were right. */
  readonly stopped?: unknown;
  readonly failed?: string;
  readonly late?: true;
}

/**
 * Returns an engine that runs in a separate process, so that its time and memory are limited and this process answers
 * others meanwhile. It works on one log at a time. Throws `UnfitEngine` if it throws, ends without an answer, or
 * exceeds its limits. Throws `LateEngine` at its time limit; a call with the same log continues. `isConfined`: the
 * server has not chosen the code, so it cannot reach files, processes or the network.
 */
export function deciderOf(code: string, bounds: Bounds, watch?: Watch, isConfined = false): Decider {
  const begun = new Map<string, Far>();
  let running: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  /** Returns the process, and starts it again if there is none. */
  function awake(): ChildProcess {
    clearTimeout(idle);
    if (running?.connected) return running;
    const how = isConfined ? [...CONFINED_BY, '-e', CONFINED] : ['-e', PROGRAM];
    running = spawn(process.execPath, [`--max-old-space-size=${bounds.megabytes}`, ...how], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: isConfined ? 'json' : 'advanced',
      env: {},
    });
    endWithThis(running);
    // Errors of the process between two requests are ignored.
    running.on('error', () => undefined);
    return running;
  }

  const end = (child: ChildProcess): void => {
    if (running === child) running = undefined;
    child.kill('SIGKILL');
  };

  async function ask(question: Question): Promise<Said> {
    const child = awake();
    const progress = watch?.(question.commits.length);
    hold(child, true);
    try {
      const said = await answerOf(child, { ...question, ...(progress && { tellsEach: AT_ONCE }) }, bounds.ms, (done) =>
        progress?.step(done),
      );
      idle = setTimeout(() => end(child), IDLE_MS).unref();
      return said;
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
      // The chain has been checked, so the hash of the last commit identifies all of them.
      const log = [commits.at(-1)?.hash, ...names].join(' ');
      const asked = turn.then(async () => {
        const far = begun.get(log) ?? START;
        try {
          return { far, said: await ask({ ms: bounds.ms, code, commits, seed, mine: names, from: far.from }) };
        } catch (caught) {
          throw caught instanceof LateEngine ? lateAfter(bounds, far) : caught;
        }
      });
      turn = asked.catch(() => undefined);
      const { far, said } = await asked;
      const stopped = stoppedSchema.safeParse(said.stopped);
      if (stopped.success && stopped.data.at < commits.length && far.redecided + stopped.data.right < own) {
        const now = { from: stopped.data.at, redecided: far.redecided + stopped.data.right };
        keepNewest(begun, log, now, MOST_BEGUN);
        throw lateAfter(bounds, now);
      }
      const answer = redecidedSchema.safeParse(said.answer);
      if (!answer.success || far.redecided + answer.data.redecided > own) throw UNREAD;
      begun.delete(log);
      return { ...answer.data, redecided: far.redecided + answer.data.redecided };
    },
  };
}

const UNREAD = new UnfitEngine({ en: 'its answer cannot be read', ko: '답을 읽을 수 없습니다' });

const lateAfter = ({ ms }: Pick<Bounds, 'ms'>, { redecided }: Far): LateEngine =>
  new LateEngine(
    { en: `it gave no answer in ${ms / 1000} seconds`, ko: `${ms / 1000}초 안에 답하지 않았습니다` },
    { redecided, findings: [] },
  );

/** Sets whether this process waits for another one before it ends. */
function hold(child: ChildProcess, isHeld: boolean): void {
  for (const each of [child, child.channel]) each?.[isHeld ? 'ref' : 'unref']();
}

const alive = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of alive) child.kill('SIGKILL');
});

/** Ends a process together with this one, even while it is busy. */
function endWithThis(child: ChildProcess): void {
  alive.add(child);
  child.once('exit', () => alive.delete(child));
}

let questions = 0;

/** Returns the answer of a process within its time. */
async function answerOf(
  child: ChildProcess,
  question: object,
  ms: number,
  step: (done: number) => void,
): Promise<Said> {
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
    if (said.late) throw lateAfter({ ms }, START);
    if (said.failed !== undefined)
      throw new UnfitEngine({ en: `it failed: ${said.failed}`, ko: `실패했습니다: ${said.failed}` });
    return said;
  } finally {
    over.abort();
  }
}
/** How long the process may take to notice that it is late, and to start. */
const GRACE_MS = 1_000;
