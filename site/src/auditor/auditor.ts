import './jitless.ts';
import { compactVerify, importJWK } from 'jose';
import { STREAMS } from '../../../domain/games/streams.ts';
import type { Drawn } from '../../../domain/log/audit/draws.ts';
import type { Kept } from '../../../domain/match/audit/audit.ts';
import { auditLines, withFindings, wrongHead } from '../../../domain/match/audit/audit-lines.ts';
import { jsonIn, receiptIn, signedIn, type VerifySignature } from '../../../domain/match/audit/kept.ts';
import { logIn } from '../../../domain/match/audit/log-text.ts';
import { enginesOfService } from './engines.ts';
import type { Said, Task } from './messages.ts';

// Runs the auditor of the command line in a worker of the page: the same code with other hashes.

const say = (said: Said): void => self.postMessage(said);

const verify: VerifySignature = async (head, key) =>
  (await compactVerify(head, await importJWK(key, 'ES256'), { algorithms: ['ES256'] })).payload;

/** Commits in one progress message. */
const AT_ONCE = 8;

function counter(part: 'checked' | 'decided', of: number): () => void {
  let done = 0;
  return () => {
    if (++done % AT_ONCE === 0 || done === of) say({ is: 'far', part, done, of });
  };
}

/**
 * Returns what the reader kept, and findings on the given heads; `undefined` if unreadable, after a message about that.
 */
async function keptIn({
  receipts,
  heads,
  keys,
}: Task): Promise<{ kept: readonly Kept[]; wrong: readonly string[] } | undefined> {
  const kept: Kept[] = [];
  const wrong: string[] = [];
  for (const text of receipts) {
    const receipt = receiptIn(text);
    if (receipt === undefined) {
      say({ is: 'unusable', what: 'receipt', text });
      return undefined;
    }
    kept.push(receipt);
  }
  if (heads.length === 0) return { kept, wrong };
  let keySet: unknown;
  try {
    keySet = jsonIn(new TextEncoder().encode(keys));
  } catch (caught) {
    say({ is: 'unusable', what: 'keys', text: (caught as Error).message });
    return undefined;
  }
  for (const head of heads) {
    try {
      kept.push(await signedIn(head, keySet, verify));
    } catch (caught) {
      wrong.push(`the head is not signed by a key that was given: ${(caught as Error).message}`);
    }
  }
  return { kept, wrong };
}

async function work(task: Task): Promise<void> {
  const began = performance.now();
  const given = await keptIn(task);
  if (given === undefined) return;
  const log = logIn(new Uint8Array(task.bytes));
  const { length } = log.lines;
  const drawn: Drawn[] = [];
  const report = await auditLines(log, task.whole, {
    game: async (of) => (Object.hasOwn(STREAMS, of) ? { id: of, streams: STREAMS[of] ?? {} } : undefined),
    engines: enginesOfService(counter('decided', length)),
    kept: given.kept,
    watch: { checked: counter('checked', length), drew: (each) => drawn.push(each) },
  });
  say({ is: 'done', report: withFindings(report, given.wrong.map(wrongHead)), drawn, ms: performance.now() - began });
}

self.addEventListener('message', ({ data }: MessageEvent<Task>) => {
  work(data).catch((caught: unknown) => say({ is: 'failed', message: String((caught as Error)?.message ?? caught) }));
});
