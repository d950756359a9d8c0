import type { Game } from '../../contract/game.ts';
import type { Text } from '../../lib/text.ts';
import { auditLog, type LogChecks } from '../../log/audit/audit.ts';
import type { Watch } from '../../log/audit/draws.ts';
import type { Commit } from '../../log/envelope.ts';
import type { Finding } from '../../log/finding.ts';
import type { Redecided } from '../decide/engine.ts';
import {
  clockSetsIn,
  formIn,
  outagesIn,
  restoresIn,
  saysOf,
  theirsWords,
  UNKNOWN_GAME,
  unfitWords,
} from './audit-words.ts';
import { type Engines, LateEngine, UnfitEngine } from './deciders.ts';

/** What a person kept of a log while the game ran: a receipt, or a signed head with a checked signature. */
export interface Kept {
  readonly game: string;
  readonly version: number;
  readonly hash: string;
}

/**
 * `holds`: everything was checked, and nothing is wrong. `broken`: something is wrong (`findings`). `incomplete`:
 * nothing is wrong, but the log stops before its end, though it claims to be whole. `unchecked`: nothing was found, but
 * something could not be checked (`reason`).
 */
type Verdict = 'holds' | 'broken' | 'incomplete' | 'unchecked';

/** Findings that say only that more must follow. */
const OF_THE_END: readonly string[] = ['NO_END', 'CUT_OFF'];

/** Returns the verdict on a log with these findings. */
function verdictOf(findings: readonly { readonly code: string }[], isAllChecked: boolean): Verdict {
  if (findings.some(({ code }) => !OF_THE_END.includes(code))) return 'broken';
  return findings.length > 0 ? 'incomplete' : isAllChecked ? 'holds' : 'unchecked';
}

/**
 * Why a log is `unchecked`: an engine took too long, is missing, failed or is theirs (`time`, `engine`), or `secrets`
 * are missing.
 */
type Reason = 'time' | 'engine' | 'secrets';

/** An engine that the log names, how many commits name it, and whether it was at hand and could be asked. */
interface NamedEngine {
  readonly name: string;
  readonly commits: number;
  readonly known: boolean;
}

/** The result of an audit. `ok`: the verdict is `holds`. */
export interface Audit {
  readonly verdict: Verdict;
  /** Of the verdict `unchecked` alone. */
  readonly reason?: Reason;
  readonly ok: boolean;
  readonly game: string;
  readonly version: number;
  readonly hash: string;
  /** The log is that of an ended match with all its secrets: seed and dice could be checked. */
  readonly complete: boolean;
  readonly checks: LogChecks & {
    /** Commands decided again, by the very engine that decided them, with chance drawn again from the seed. */
    readonly redecided: number;
    /** Receipts and signed heads that the log was compared with. */
    readonly kept: number;
  };
  /** In the order in which they first decided something. */
  readonly engines: readonly NamedEngine[];
  readonly findings: readonly Finding[];
  /** In words: what was checked, what could not be, and what that leaves open. */
  readonly says: readonly Text[];
}

/** The inputs of an audit besides the log. */
export interface Means {
  readonly engines: Engines;
  readonly kept?: readonly Kept[];
  readonly watch?: Watch;
  /** Why more must follow than was given. */
  readonly cut?: string | undefined;
}

/**
 * Audits a log as far as it is known: the chain and all commitments always. If it is `whole` (of an ended match,
 * nothing left out), every command is decided again by the engine that decided it, one pass for each engine, and each
 * commit must come out the same to the byte. `kept`: what it must agree with. `game`: undefined where the game that the
 * log is of is not known here; then there are no engines of it, and its draws cannot be checked.
 */
export async function audit(
  game: Pick<Game, 'id' | 'streams'> | undefined,
  commits: readonly unknown[],
  whole: boolean,
  means: Means,
): Promise<Audit> {
  const { engines, kept = [], watch, cut } = means;
  const log = auditLog(commits, whole, game?.streams, watch);
  const last = commits.at(-1) as Commit | undefined;
  const head = { game: last?.envelope?.game ?? '', version: last?.envelope?.v ?? 0, hash: last?.hash ?? '' };
  const isShaped = log.checks.commits === commits.length;
  const shaped = isShaped ? (commits as readonly Commit[]) : [];
  const complete = whole && log.seed !== undefined;
  const seed = complete && log.findings.length === 0 ? seedIn(shaped) : undefined;
  const passes: Pass[] = [];
  for (const [name, count] of namesIn(shaped))
    passes.push({
      name,
      commits: count,
      ...(await asked(async () => game && engines(name, game.id), shaped, seed, name)),
    });
  const differing = passes.flatMap(({ answer }) => answer?.findings ?? []);
  const unlike = differing
    .map(({ v, detail }): Finding => ({ v, code: 'NOT_REPEATABLE', detail }))
    .sort((a, b) => a.v - b.v);
  const end: readonly Finding[] = cut === undefined ? [] : [{ v: commits.length + 1, code: 'CUT_OFF', detail: cut }];
  const findings = [...log.findings, ...end, ...unlike, ...differencesFrom(kept, shaped)];
  const known = passes.map(({ name, commits, isKnown }): NamedEngine => ({ name, commits, known: isKnown }));
  const redecided = passes.reduce((sum, { answer }) => sum + (answer?.redecided ?? 0), 0);
  const theirs = passes.filter(({ isTheirs, answer }) => isTheirs && answer !== undefined).map(({ name }) => name);
  const verdict = verdictOf(findings, complete && redecided === commits.length && theirs.length === 0);
  const isLate = passes.some((pass) => pass.isLate);
  const reason = verdict === 'unchecked' ? { reason: isLate ? 'time' : complete ? 'engine' : 'secrets' } : {};
  const report = {
    verdict,
    ...(reason as { reason?: Reason }),
    ok: verdict === 'holds',
    ...head,
    complete,
    engines: known,
    findings,
  };
  const checks = { ...log.checks, redecided, kept: kept.length };
  const unfit = passes.flatMap(({ name, why }) => (why === undefined ? [] : [unfitWords(name, why)]));
  const history = [...formIn(shaped), ...restoresIn(shaped), ...clockSetsIn(shaped), ...outagesIn(shaped)];
  return {
    ...report,
    checks,
    says: [
      ...(game ? [] : [UNKNOWN_GAME]),
      ...saysOf({ ...report, checks }, kept),
      ...theirs.map(theirsWords),
      ...unfit,
      ...history,
    ],
  };
}

/** The result of asking an engine. */
interface Asked {
  /** It is at hand, and nothing was wrong with it. */
  readonly isKnown: boolean;
  readonly answer?: Redecided;
  readonly why?: Text;
  /** Nobody here has chosen it. */
  readonly isTheirs?: boolean;
  /** It was stopped because of the time that it took; `answer` has what it had done. */
  readonly isLate?: boolean;
}
interface Pass extends Asked {
  readonly name: string;
  readonly commits: number;
}

/**
 * Lets an engine decide again what is its own; without a seed it is only looked for. An engine that is unfit takes no
 * audit down.
 */
async function asked(
  find: () => ReturnType<Engines>,
  commits: readonly Commit[],
  seed: string | undefined,
  name: string,
): Promise<Asked> {
  try {
    const engine = await find();
    if (engine === undefined) return { isKnown: false };
    const isTheirs = engine.isTheirs ?? false;
    return seed === undefined
      ? { isKnown: true, isTheirs }
      : { isKnown: true, isTheirs, answer: await engine.redecide(commits, seed, (each) => each === name) };
  } catch (caught) {
    if (caught instanceof LateEngine) return { isKnown: true, isLate: true, why: caught.why, answer: caught.done };
    if (caught instanceof UnfitEngine) return { isKnown: false, why: caught.why };
    throw caught;
  }
}

/** The names of the engines in a log, and how many commits have each. */
function namesIn(commits: readonly Commit[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const { envelope } of commits) counts.set(envelope.engine, (counts.get(envelope.engine) ?? 0) + 1);
  return [...counts];
}

/** The seed as the log publishes it; it has been compared with its commitment. */
const seedIn = (commits: readonly Commit[]): string | undefined =>
  commits
    .flatMap(({ envelope }) => envelope.events)
    .filter(({ type }) => type === 'match/ended')
    .map(({ seed }) => String(seed))[0];

/** Returns where the log differs from a kept receipt or head: it was rewritten, or cut off earlier. */
const differencesFrom = (kept: readonly Kept[], commits: readonly Commit[]): readonly Finding[] =>
  kept.flatMap(({ game, version, hash }): readonly Finding[] => {
    const commit = commits.find(({ envelope }) => envelope.v === version);
    if (commit === undefined)
      return [
        {
          v: version,
          code: 'NOT_AS_KEPT',
          detail: 'the log has no such version, and a receipt or head of it was kept',
        },
      ];
    const isSame = commit.hash === hash && commit.envelope.game === game;
    return isSame
      ? []
      : [{ v: version, code: 'NOT_AS_KEPT', detail: 'it is not the commit of the receipt or head that was kept' }];
  });
