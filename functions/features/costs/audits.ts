import type { Viewer } from '../../../domain/lib/ids.ts';
import { isObject, type JsonObject, jsonOf } from '../../../domain/lib/json.ts';
import { seenBy } from '../../../domain/log/commit.ts';
import type { EventLog } from '../../../domain/log/store.ts';
import type { Audit } from '../../../domain/match/audit/audit.ts';
import type { Engines } from '../../../domain/match/audit/deciders.ts';
import { keepNewest } from '../../platform/kit/newest.ts';
import type { Report } from '../../platform/kit/report.ts';
import type { Memos } from '../../platform/ports/ports.ts';
import type { Loaded } from '../matches/folded.ts';
import { macOf } from '../matches/mac.ts';
import type { SpendOf } from './budget.ts';

/** An audit, and the head of the log it is of, signed. */
interface Audited {
  readonly report: Audit;
  readonly signedHead: string;
}

interface AuditDeps {
  readonly log: Pick<EventLog, 'read'>;
  readonly memos: Pick<Memos, 'get' | 'put'>;
  readonly engines: Engines;
  /** The key of the MACs of audits that are kept. */
  readonly key: Uint8Array;
  /** Signs the head of a log. */
  sign(payload: object): Promise<string>;
  /** Names the code that audits. */
  readonly build: string;
  /** Takes the cost of an audit out of the budget of who asks, or throws. */
  readonly spend: SpendOf;
  readonly report: Report;
}

/** Which audit it is: of a finished game there is one, of a running one that of each reader, who may not know all. */
interface Asked {
  readonly asker: string;
  readonly game: string;
  readonly slot: string;
  readonly head: string;
}

/** To decide a commit again costs as much as to check this many. */
const REDECIDED = 4;
/** What is larger is not kept: a log with very many findings. */
const MOST_BYTES = 100_000;

/**
 * Audits are computed once for each head of a log, and stored: in memory, and beside the lists, the newest of each
 * reader. They run one at a time. A MAC keeps others from writing one; another build computes it again, and so does one
 * without all engines at hand. An audit that ran out of time is not stored: the next request for it continues where it
 * stopped, and costs what is left.
 */
export function createAudits({ log, memos, engines, key, sign, build, spend, report }: AuditDeps) {
  const warm = new Map<string, { readonly head: string; readonly audited: Promise<Audited> }>();
  /** How many commands were decided again before the audit of a log was stopped, by its head. */
  const begun = new Map<string, number>();
  let turn: Promise<unknown> = Promise.resolve();

  const proofOf = ({ game, slot, head }: Asked, value: JsonObject): string =>
    macOf(key, [game, slot, head, build, value]);

  async function kept(asked: Asked): Promise<Audit | undefined> {
    const memo = await memos.get(partition(asked.game), asked.slot);
    if (memo?.head !== asked.head || memo.build !== build) return undefined;
    const value = memo.audit;
    if (!isObject(value) || memo.mac !== proofOf(asked, value)) {
      report('rejected', { game: asked.game, message: `the audit kept of ${asked.head} is not one of ours` });
      return undefined;
    }
    // Its MAC says that it was written below.
    return value as unknown as Audit;
  }

  async function workedOut({ game, match }: Loaded, viewer: Viewer): Promise<Audit> {
    // Loaded here: few requests ask for an audit, and its code is a tenth of what a process would begin with.
    const { audit } = await import('../../../domain/match/audit/audit.ts');
    const commits = await log.read(match.game, 0, match.v);
    const over = match.status === 'over';
    return audit(game, over ? commits : commits.map((commit) => seenBy(commit, viewer)), over, { engines });
  }

  /** A fault here costs the next reader an audit, and this one nothing. */
  async function keep(asked: Asked, made: Audit): Promise<void> {
    const value = jsonOf(made) as JsonObject;
    if (isLate(made) || made.engines.some(({ known }) => !known) || JSON.stringify(value).length > MOST_BYTES) return;
    try {
      const proof = { head: asked.head, build: build, mac: proofOf(asked, value) };
      await memos.put(partition(asked.game), asked.slot, { audit: value, ...proof });
    } catch (caught) {
      report('memo', { game: asked.game, message: String(caught) });
    }
  }

  async function reportOf(asked: Asked, loaded: Loaded, viewer: Viewer): Promise<Audit> {
    const known = await kept(asked);
    if (known !== undefined) return known;
    const { v, head, status } = loaded.match;
    spend(status === 'over' ? v + (v - (begun.get(head) ?? 0)) * (REDECIDED - 1) : v, asked.asker);
    const working = turn.then(() => workedOut(loaded, viewer));
    turn = working.catch(() => undefined);
    const made = await working;
    if (isLate(made)) keepNewest(begun, head, made.checks.redecided);
    else begun.delete(head);
    await keep(asked, made);
    return made;
  }

  async function auditedOf(asked: Asked, loaded: Loaded, viewer: Viewer): Promise<Audited> {
    const { game, v, head, at } = loaded.match;
    const made = await reportOf(asked, loaded, viewer);
    return { report: made, signedHead: await sign({ game, version: v, hash: head, at }) };
  }

  /**
   * The audit of a match at its head, as its reader may know it. Throws a Problem (429) when `asker` has spent their
   * share, or too much is being worked out for all together.
   */
  return (loaded: Loaded, viewer: Viewer, asker: string): Promise<Audited> => {
    const { game, head, status } = loaded.match;
    const asked = { asker, game, head, slot: status === 'over' ? 'over' : ['as', ...[...viewer].sort()].join(' ') };
    const name = `${game} ${asked.slot}`;
    const known = warm.get(name);
    if (known?.head === head) return known.audited;
    const audited = auditedOf(asked, loaded, viewer);
    keepNewest(warm, name, { head, audited });
    const forget = (): void => {
      if (warm.get(name)?.audited === audited) warm.delete(name);
    };
    audited.then(({ report }) => isLate(report) && forget(), forget);
    return audited;
  };
}
export type AuditsOf = ReturnType<typeof createAudits>;

/** Whether an audit was stopped by the time that it took. */
export const isLate = ({ reason }: Audit): boolean => reason === 'time';

const partition = (game: string): string => `audit#${game}`;
