import type { Viewer } from '../../../domain/lib/ids.ts';
import { type JsonObject, jsonOf } from '../../../domain/lib/json.ts';
import { seenBy } from '../../../domain/log/commit.ts';
import type { EventLog } from '../../../domain/log/store.ts';
import type { Audit } from '../../../domain/match/audit/audit.ts';
import type { Engines } from '../../../domain/match/audit/deciders.ts';
import { keepNewest } from '../../platform/kit/newest.ts';
import type { Report } from '../../platform/kit/report.ts';
import type { Memos } from '../../platform/ports/ports.ts';
import { isJsonObject } from '../../platform/ports/shape.ts';
import type { Loaded } from '../matches/folded.ts';
import { macOf } from '../matches/mac.ts';
import { isAudit } from './audit-shape.ts';
import type { SpendOf } from './budget.ts';

/** An audit, and the signed head of its log. */
interface Audited {
  readonly report: Audit;
  readonly signedHead: string;
}

interface AuditDeps {
  readonly log: Pick<EventLog, 'read'>;
  readonly memos: Pick<Memos, 'get' | 'put'>;
  readonly engines: Engines;
  /** The key of the MACs of stored audits. */
  readonly key: Uint8Array;
  /** Signs the head of a log. */
  sign(payload: object): Promise<string>;
  /** Names the code that audits. */
  readonly build: string;
  /** Charges the cost of an audit to its reader, or throws. */
  readonly spend: SpendOf;
  readonly report: Report;
}

/** Identifies an audit. A finished game has one for all readers, a running one has one for each reader. */
interface Asked {
  readonly asker: string;
  readonly game: string;
  readonly slot: string;
  readonly head: string;
}

/** The cost of deciding a commit again, relative to checking one. */
const REDECIDED = 4;
/** Larger audits are not stored: logs with thousands of findings. */
const MOST_BYTES = 100_000;

/**
 * Audits each head of a log once and stores the newest audit of each reader, in memory and beside the lists. Audits run
 * one at a time. A MAC protects them from forgery. Another build audits again, as does a build that lacked an engine.
 * An audit that ran out of time is not stored: the next request continues it and pays for the rest.
 */
export function createAudits({ log, memos, engines, key, sign, build, spend, report }: AuditDeps) {
  const warm = new Map<string, { readonly head: string; readonly audited: Promise<Audited> }>();
  /** How many commands were decided again before an audit stopped, by the head of its log. */
  const begun = new Map<string, number>();
  let turn: Promise<unknown> = Promise.resolve();

  const proofOf = ({ game, slot, head }: Asked, value: JsonObject): string =>
    macOf(key, [game, slot, head, build, value]);

  async function kept(asked: Asked): Promise<Audit | undefined> {
    const memo = await memos.get(partition(asked.game), asked.slot);
    if (memo?.head !== asked.head || memo.build !== build) return undefined;
    const value = memo.audit;
    if (!isJsonObject(value) || memo.mac !== proofOf(asked, value) || !isAudit(value)) {
      report('rejected', { game: asked.game, message: `the audit kept of ${asked.head} is not one of ours` });
      return undefined;
    }
    return value;
  }

  async function workedOut({ game, match }: Loaded, viewer: Viewer): Promise<Audit> {
    // Loaded on demand: few requests need an audit, and its code is a tenth of the code of a start.
    const { audit } = await import('../../../domain/match/audit/audit.ts');
    const commits = await log.read(match.game, 0, match.v);
    const over = match.status === 'over';
    return audit(game, over ? commits : commits.map((commit) => seenBy(commit, viewer)), over, { engines });
  }

  /** Stores an audit. An error here only costs the next reader another audit. */
  async function keep(asked: Asked, made: Audit): Promise<void> {
    const value = jsonOf(made);
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
   * Returns the audit of a match at its head, as its reader may know it. Throws a Problem (429) if `asker` has used up
   * their share, or if all audits together are too expensive.
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

/** Returns whether an audit stopped because of its time limit. */
export const isLate = ({ reason }: Audit): boolean => reason === 'time';

const partition = (game: string): string => `audit#${game}`;
