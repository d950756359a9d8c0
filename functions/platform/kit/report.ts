import { GameStopped, isFull, isPassing, UnknownEngine } from './faults.ts';
import { requestId } from './request-id.ts';
import { inSources } from './stack.ts';

/**
 * What a line of the functions' own log is about, and how serious it is. The cloud counts the errors and alerts people.
 */
const LEVELS = {
  /** Another commit came first, and a command was decided again. */
  conflict: 'info',
  /** A command that had been committed was sent again and got its receipt. */
  retry: 'info',
  /** Work was put off because something it needs did not answer. */
  busy: 'warn',
  /** A game was decided by an engine that is unknown here: a newer release runs beside this one. */
  upgrading: 'warn',
  /** A snapshot could not be written; the match stays readable, and costs more to read. */
  snapshot: 'warn',
  /** A result could not be stored; it is computed again on the next request. */
  memo: 'warn',
  /** Something kept to save work was not written by us; it is not used. */
  rejected: 'error',
  /**
   * Nobody is told of it otherwise: a command of the clock or of a bot, or the answer of a standing order, was refused.
   */
  refused: 'warn',
  /** A bot chose what the rules refuse: a bug. The default answer of its question was given instead. */
  misplay: 'error',
  /** The store has no space; nothing is written until the operator frees some. */
  full: 'error',
  /** A bug ended a request. */
  fault: 'error',
  /** A bug stopped a game in the background; the other games go on. */
  quarantine: 'error',
  /** The log of a game is not the one that was written; nobody may play it on until that is put right. */
  stopped: 'error',
  /** This machine's clock or the time of a game is wrong, and commands are refused. */
  clock: 'error',
  /** A commit was changed or removed after it was written. */
  tamper: 'error',
} as const;
export type Reported = keyof typeof LEVELS;

type About = { readonly [name: string]: string | undefined };

export type Report = (what: Reported, about: About) => void;

/**
 * Writes one line of JSON straight to the stream: in the cloud the console would put a prefix before it, and the line
 * would not be JSON.
 */
export const report: Report = (what, about) => {
  process.stderr.write(`${JSON.stringify({ level: LEVELS[what], what, ...about, request: requestId() })}\n`);
};

/** Reports what a piece of work threw; `bug` names it unless it passes by itself. Never a body, never a token. */
export function reportThrown(caught: unknown, bug: 'fault' | 'quarantine', about: About): void {
  const { name, message, stack } = caught instanceof Error ? caught : new Error(String(caught));
  if (caught instanceof GameStopped)
    report('stopped', { ...about, game: caught.game, evidence: caught.evidence, message });
  else if (caught instanceof UnknownEngine)
    report('upgrading', { ...about, game: caught.game, engine: caught.engine, message });
  else
    report(isFull(caught) ? 'full' : isPassing(caught) ? 'busy' : bug, {
      ...about,
      name,
      message,
      stack: inSources(stack),
    });
}
