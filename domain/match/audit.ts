import { ENGINE } from '../engine.ts';
import type { Game } from '../game.ts';
import type { Json } from '../lib/json.ts';
import { sure } from '../lib/sure.ts';
import { auditLog, type Finding, type LogChecks } from '../log/audit.ts';
import { canonical } from '../log/canonical.ts';
import { eventsOf } from '../log/commit.ts';
import type { Commit } from '../log/envelope.ts';
import { commitFor } from './command.ts';
import type { MatchCommand } from './commands.ts';
import type { Actor } from './desk.ts';
import { fold, NOTHING } from './evolve.ts';
import { chairOf, type Match } from './state.ts';

/** What an audit of a log found. `ok`: nothing. */
export interface Audit {
  readonly ok: boolean;
  readonly game: string;
  readonly version: number;
  readonly hash: string;
  /** The log is that of an ended match with all its secrets: seed, dice and every command could be checked. */
  readonly complete: boolean;
  readonly checks: LogChecks & {
    /** Commands decided again, with chance drawn again from the seed. */
    readonly redecided: number;
    /** Commands that another release of the engine decides otherwise: reported, not wrong. */
    readonly differing: number;
  };
  readonly findings: readonly Finding[];
  readonly notes: readonly string[];
}

/**
 * Audits a log as far as it is known: the chain and all commitments always. If it is `whole` (of an ended match, nothing left
 * out), every command is decided again with chance drawn again, and each commit must come out the same to the byte.
 */
export function audit(game: Game, commits: readonly unknown[], whole: boolean, engines: readonly string[] = [ENGINE]): Audit {
  const log = auditLog(commits, whole, game.streams);
  const last = commits.at(-1) as Commit | undefined;
  const head = { game: last?.envelope?.game ?? '', version: last?.envelope?.v ?? 0, hash: last?.hash ?? '' };
  const seed = whole ? log.seed : undefined;
  const again =
    seed !== undefined && log.findings.length === 0 ? redecide(game, commits as readonly Commit[], seed, engines) : NOT_REDECIDED;
  const findings = [...log.findings, ...again.findings];
  const checks = { ...log.checks, redecided: again.redecided, differing: again.notes.length };
  const notes = [...again.notes, ...restoresIn(log.findings.length === 0 ? (commits as readonly Commit[]) : [])];
  return { ok: findings.length === 0, ...head, complete: seed !== undefined, checks, findings, notes };
}

/** Each restore that the log states: the chance before it may have been seen before, and is not drawn from again. */
function restoresIn(commits: readonly Commit[]): readonly string[] {
  return commits.flatMap(({ envelope: { v, events, ...rest } }) =>
    events.some(({ type }) => type === 'match/restored')
      ? [
          `version ${v}: the log was restored up to version ${v - 1}; from here on chance is that of epoch ${rest.form === 2 ? rest.epoch : 0}`,
        ]
      : [],
  );
}

interface Redecided {
  readonly redecided: number;
  readonly findings: readonly Finding[];
  readonly notes: readonly string[];
}

const NOT_REDECIDED: Redecided = { redecided: 0, findings: [], notes: [] };

function redecide(game: Game, commits: readonly Commit[], seed: Uint8Array, engines: readonly string[]): Redecided {
  const findings: Finding[] = [];
  const notes: string[] = [];
  let match: Match = NOTHING;
  for (const commit of commits) {
    const difference = attempted(() => differenceOf(game, match, commit, seed));
    if (difference !== undefined && engines.includes(commit.envelope.engine)) {
      findings.push({ v: commit.envelope.v, code: 'NOT_REPEATABLE', detail: difference });
      break;
    }
    if (difference !== undefined) notes.push(`version ${commit.envelope.v}, decided by ${commit.envelope.engine}: ${difference}`);
    const unfolded = attempted(() => {
      match = fold(game, match, commit);
      return undefined;
    });
    if (unfolded !== undefined) {
      findings.push({ v: commit.envelope.v, code: 'NOT_REPEATABLE', detail: unfolded });
      break;
    }
  }
  return { redecided: match.v, findings, notes };
}

/** What `work` says is wrong; a log that was forged may also make it throw. */
function attempted(work: () => string | undefined): string | undefined {
  try {
    return work();
  } catch (caught) {
    return `it cannot be followed: ${(caught as Error).message}`;
  }
}

function differenceOf(game: Game, match: Match, commit: Commit, seed: Uint8Array): string | undefined {
  const { envelope, secrets, hash } = commit;
  // The log has been checked: it commits to this value, which `decide` refuses if it is no command.
  const command = sure(secrets.command, 'command in a whole log').value as unknown as MatchCommand;
  const { game: id, at, cmdId } = envelope;
  const given = envelope.form === 2 ? { nonce: envelope.nonce, ...(envelope.arrived !== undefined && { arrived: envelope.arrived }) } : {};
  const incoming = { game: id, by: actorOf(match, commit), at, cmdId, command, ...given };
  const decided = commitFor(game, match, incoming, seed, { engine: envelope.engine, form: envelope.form ?? 1 });
  if (!decided.ok) return `the command is refused: ${decided.error.code}: ${decided.error.detail}`;
  const again = decided.value;
  if (again.hash === hash) return undefined;
  if (canonical(again.envelope.draws as unknown as Json) !== canonical(envelope.draws as unknown as Json)) return 'it draws otherwise';
  const e = envelope.events.findIndex((event, i) => canonical(event) !== canonical((again.envelope.events[i] ?? null) as Json));
  return e < 0 ? 'its envelope comes out otherwise' : `event ${e} (${String(envelope.events[e]?.type)}) comes out otherwise`;
}

/** Who must have sent it: at a seat, the person who sat there; without a name, the person that the seal of the seat names. */
function actorOf(match: Match, commit: Commit): Actor {
  const { by } = commit.envelope;
  if (by === 'clock' || by === 'bots' || by === 'house') return by;
  if (by.startsWith('user:')) return { user: by.slice('user:'.length) };
  if (by === 'someone') return { user: (eventsOf(commit)[0]?.sealed?.value as { readonly user?: string } | undefined)?.user ?? '' };
  const holder = chairOf(match, by.slice('seat:'.length))?.holder;
  return { user: holder?.kind === 'user' ? holder.user : '' };
}
