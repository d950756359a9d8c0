import type { EventLog } from '../../domain/log/store.ts';
import type { Vault } from '../../functions/platform/ports/ports.ts';

/**
 * What may happen at one call of a store:
 * - `failed`: nothing was done, and the caller gets an error: throttled at odd calls, timed out at even ones;
 * - `reply lost`: it was done, and the caller gets an error;
 * - `overtaken`: a command of another process comes first;
 * - `crash before`, `crash after`: the process dies before, or after, the store did it.
 */
type Fault = 'failed' | 'reply lost' | 'overtaken' | 'crash before' | 'crash after';

/** Which fault happens at which call, counted from 1 over all processes. */
export type Plan = { readonly [call: number]: Fault };

/** Faults that make a difference; a read has nothing to lose after it was done. */
const AT_WRITES: readonly Fault[] = ['failed', 'reply lost', 'overtaken', 'crash before', 'crash after'];
const AT_READS: readonly Fault[] = ['failed', 'overtaken', 'crash before'];

export interface Stores {
  readonly log: EventLog;
  readonly vault: Vault;
}

/**
 * A process on stores that outlive it. `died` rejects with `Crash` when it dies; none of its calls answers afterwards.
 */
interface Process extends Stores {
  readonly died: Promise<never>;
}

export class Crash extends Error {}

/** Stores under a plan of faults, used by one process after another. */
export interface World {
  /** Which of the calls so far were writes. */
  readonly calls: readonly boolean[];
  start(): Process;
}

const WRITES = new Set<string>(['append', 'saveSnapshot', 'keepSeed', 'keep']);

/** `overtake`: what another process does, straight to the stores. */
export function worldOf(stores: Stores, plan: Plan, overtake: () => Promise<unknown> = nobody): World {
  const calls: boolean[] = [];

  function start(): Process {
    let die: (crash: Crash) => void = () => undefined;
    let isDead = false;
    const died = new Promise<never>((_, reject) => {
      die = (crash) => {
        isDead = true;
        reject(crash);
      };
    });
    died.catch(() => undefined);

    async function call(name: string, work: () => Promise<unknown>): Promise<unknown> {
      if (isDead) return new Promise(() => undefined);
      calls.push(WRITES.has(name));
      const fault = plan[calls.length];
      if (fault === 'failed')
        throw serviceError(calls.length % 2 === 1 ? 'ProvisionedThroughputExceededException' : 'TimeoutError');
      if (fault === 'overtaken') await overtake();
      if (fault !== 'crash before') {
        const done = await work();
        if (fault === undefined || fault === 'overtaken') return done;
        if (fault === 'reply lost') throw serviceError('TimeoutError');
      }
      die(new Crash(`${fault} ${name}`));
      return new Promise(() => undefined);
    }

    const faulty = <T extends object>(store: T): T =>
      Object.fromEntries(
        Object.entries(store).map(([name, work]) => [
          name,
          (...args: unknown[]) => call(name, () => work.apply(store, args)),
        ]),
      ) as T;
    return { log: faulty(stores.log), vault: faulty(stores.vault), died };
  }

  return { calls, start };
}

const nobody = async (): Promise<void> => undefined;

/** An error as the AWS SDK throws it. */
const serviceError = (name: string): Error => Object.assign(new Error(name), { name, $metadata: {} });

/**
 * Runs every plan of up to `depth` faults at the calls that `run` makes: after each run, one more fault at each later
 * call that was made. `run` returns the calls of its world. `overtaking`: also plans in which another process comes
 * first. Returns how many plans were run.
 */
export async function everyPlan(
  depth: number,
  run: (plan: Plan) => Promise<World['calls']>,
  { overtaking = false } = {},
): Promise<number> {
  const faults = (isWrite: boolean) =>
    (isWrite ? AT_WRITES : AT_READS).filter((fault) => overtaking || fault !== 'overtaken');

  async function from(plan: Plan, last: number, left: number): Promise<number> {
    const calls = await run(plan);
    let plans = 1;
    if (left === 0) return plans;
    for (let call = last + 1; call <= calls.length; call++) {
      for (const fault of faults(calls[call - 1]!)) plans += await from({ ...plan, [call]: fault }, call, left - 1);
    }
    return plans;
  }
  return from({}, 0, depth);
}
