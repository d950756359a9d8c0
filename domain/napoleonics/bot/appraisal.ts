import type { Command } from '../state/commands.ts';

/**
 * What a legal command is worth to the seat that gives it, in blocks; only the difference between two of them counts.
 */
export type Appraisal = (command: Command) => number;

/** A command that answers no question of the frame. */
export function foreign({ type }: Command): never {
  throw new Error(`${type} is no answer here`);
}
