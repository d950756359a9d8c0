import { type Answer, type Courier, type Load, Unsent } from './loads.ts';
import { vendorOf } from './vendors.ts';

/** Loads of one call of the courier. */
const MOST = 25;
/** How long a load waits for others. */
const GATHERING_MS = 20;

interface Waiting {
  readonly load: Load;
  done(of: Answer): void;
  failed(why: unknown): void;
}

/** Returns the kind of a load: a slow receiver of one kind delays no other kind. */
const kindOf = (load: Load): string =>
  'letter' in load ? 'letters' : vendorOf(new URL(load.parcel.url).hostname) === undefined ? 'hooks' : 'pushes';

/**
 * Returns a courier that carries loads of one kind together. Rejects with `Unsent` where the courier could not do its
 * work, so that the load is carried again.
 */
export function inBatches(carry: (loads: readonly Load[]) => Promise<readonly Answer[]>): Courier {
  const waiting = new Map<string, Waiting[]>();
  async function flush(kind: string): Promise<void> {
    const batch = waiting.get(kind) ?? [];
    waiting.delete(kind);
    try {
      const answers = await carry(batch.map(({ load }) => load));
      if (answers.length !== batch.length) throw new Error('the courier answered for other loads');
      for (const [i, { done }] of batch.entries()) done(answers[i] ?? { unsent: 'no answer' });
    } catch (caught) {
      for (const { failed } of batch) failed(caught);
    }
  }
  return async (load) => {
    const kind = kindOf(load);
    const answer = await new Promise<Answer>((done, failed) => {
      const others = waiting.get(kind) ?? [];
      others.push({ load, done, failed });
      waiting.set(kind, others);
      if (others.length === MOST) void flush(kind);
      // A batch that filled up meanwhile has left its place to the next one, which then leaves a little early.
      else if (others.length === 1) setTimeout(() => void (waiting.has(kind) && flush(kind)), GATHERING_MS);
    });
    if ('unsent' in answer) throw new Unsent(answer.unsent);
    return answer;
  };
}
