import { GameStopped, isFull, isPassing, UnknownEngine } from './faults.ts';
import { type Metric, measured } from './metrics.ts';
import { requestId } from './request-id.ts';
import { inSources } from './stack.ts';

/** The subject and severity of a line in the functions' log. The cloud counts the errors and alerts the operator. */
const LEVELS = {
  /** Another commit came first, and a command was decided again. */
  conflict: 'info',
  /** A retry of a committed command got its receipt. */
  retry: 'info',
  /** Work was delayed because a service that it needs did not answer. */
  busy: 'warn',
  /** An engine that is unknown here decided a game: a newer release runs beside this one. */
  upgrading: 'warn',
  /** A snapshot could not be written. The match stays readable, at a higher cost. */
  snapshot: 'warn',
  /** A result could not be stored; it is computed again on the next request. */
  memo: 'warn',
  /** A cached item was not written by this service, so it is not used. */
  rejected: 'error',
  /** A command of the clock or of a bot, or the answer of a standing order, was refused. No client learns of it. */
  refused: 'warn',
  /** A bot chose an illegal answer, which is a bug. The default answer was given. */
  misplay: 'error',
  /** The store has no space. Nothing is written until the operator frees some. */
  full: 'error',
  /** A bug ended a request. */
  fault: 'error',
  /** A bug stopped a game in the background. Other games continue. */
  quarantine: 'error',
  /** The log of a game is not the one that was written. Nobody may continue it until the operator repairs it. */
  stopped: 'error',
  /** This machine's clock or the time of a game is wrong, and commands are refused. */
  clock: 'error',
  /** The service was asked at its public address, and did not answer as it should: an outage, if it goes on. */
  beat: 'error',
  /** A game that the service plays with itself did not go as it should. */
  canary: 'error',
  /** Too much is spent: functions were stopped until the operator releases them. */
  braked: 'error',
  /** The mail service refuses this server, or a delivery failed before it left. It is tried again. */
  unsent: 'error',
  /** A commit was changed or removed after it was written. */
  tamper: 'error',
} as const;
export type Reported = keyof typeof LEVELS;

/** The reports that are measured too. */
const COUNTED: { readonly [what in Reported]?: Metric } = { conflict: 'conflicts', refused: 'refusals' };

type About = { readonly [name: string]: string | undefined };

export type Report = (what: Reported, about: About) => void;

/** Writes one line of JSON directly to the stream, because the cloud's console would add a prefix. */
export const report: Report = (what, about) => {
  const metric = COUNTED[what];
  if (metric !== undefined) measured(metric, 1, about.code);
  process.stderr.write(`${JSON.stringify({ level: LEVELS[what], what, ...about, request: requestId() })}\n`);
};

/** Reports an error of some work. `bug` names it unless it is temporary. Never includes a body or a token. */
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
      message: unquoted(message),
      stack: inSources(stack && unquoted(stack)),
    });
}

/** Leaves out the text that a fault of `JSON.parse` quotes: it may be what a person wrote. */
const unquoted = (text: string): string =>
  text.replace(/Unexpected token [\s\S]*? is not valid JSON/g, 'Unexpected token in what is not valid JSON');
