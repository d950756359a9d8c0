import type { Text } from '../../lib/text.ts';
import type { Engine, Redecided } from '../decide/engine.ts';

/** What an audit needs of an engine, in this process or in another. */
export interface Decider {
  /** The auditor has not chosen it. The audited server names it and holds it, so its word proves nothing. */
  readonly isTheirs?: boolean;
  redecide(...given: Parameters<Engine['redecide']>): Redecided | Promise<Redecided>;
}

/**
 * The source of engines: returns the engine of a game that commits name (in form 1 a release, in form 2 the hash of its
 * file); `undefined` if it is not at hand. The source compares a file with its hash first. Throws `UnfitEngine`, and so
 * do the engines.
 */
export type Engines = (name: string, of: string) => Promise<Decider | undefined>;

/**
 * An engine that cannot be asked: its file is not the one of its name, or it gave no answer. The audit goes on without
 * it.
 */
export class UnfitEngine extends Error {
  /** What is wrong, as the end of a sentence. */
  readonly why: Text;
  constructor(why: Text) {
    super(why.en);
    this.why = why;
  }
}

/**
 * An engine that was stopped because it took too long. `done`: what it had decided again till then; the next pass may
 * go on there.
 */
export class LateEngine extends UnfitEngine {
  readonly done: Redecided;
  constructor(why: Text, done: Redecided) {
    super(why);
    this.done = done;
  }
}
