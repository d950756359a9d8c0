import type { Answered, Json } from '@fieldpost/client';

// How far a player is in a guide. A guide watches and never asks: whatever the player does is a legal move of the game,
// and the guide follows.

export type Guide = NonNullable<Answered<'getRules'>['guide']>;
export type Step = Guide['steps'][number];

export interface Progress {
  /** The step that is shown; the number of steps: all were shown. */
  readonly at: number;
  /** The steps whose answer was given, also before they were shown. */
  readonly done: readonly number[];
  /** The steps whose question got another answer. */
  readonly answered: readonly number[];
}

export const BEGUN: Progress = { at: 0, done: [], answered: [] };

/** A command of the player: sent, or written on a sheet. */
export interface Given {
  readonly kind: string;
  readonly command: Json;
  readonly isSent: boolean;
}

const isRecord = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns whether a command has all that a part of a command says. */
export const fits = (command: unknown, part: unknown): boolean =>
  isRecord(part)
    ? isRecord(command) && Object.entries(part).every(([key, value]) => fits(command[key], value))
    : JSON.stringify(command) === JSON.stringify(part);

/** Goes on from steps that are done. What is only read before a step that is done was not needed. */
function onward(steps: readonly Step[], progress: Progress): Progress {
  let { at } = progress;
  while (at < steps.length) {
    const next = steps.findIndex(({ wait }, i) => i >= at && wait !== undefined);
    if (!progress.done.includes(next)) break;
    at = next + 1;
  }
  return { ...progress, at };
}

const union = (some: readonly number[], more: readonly number[]): readonly number[] => [...new Set([...some, ...more])];

/** Takes note of a command of the player. */
export function given(steps: readonly Step[], progress: Progress, { kind, command, isSent }: Given): Progress {
  const asked = steps.flatMap(({ wait }, i) => (wait?.kinds.includes(kind) === true ? [i] : []));
  const isWanted = (i: number): boolean => {
    const part = steps[i]?.wait?.command;
    return part === undefined ? isSent : fits(command, part);
  };
  return onward(steps, {
    at: progress.at,
    done: union(progress.done, asked.filter(isWanted)),
    answered: isSent ? union(progress.answered, asked) : progress.answered,
  });
}

/** Takes note of the kinds of questions that are open: a step whose question was answered and is gone is over. */
export const asked = (steps: readonly Step[], progress: Progress, open: readonly string[]): Progress =>
  onward(steps, {
    ...progress,
    done: union(
      progress.done,
      progress.answered.filter((i) => steps[i]?.wait?.kinds.some((kind) => open.includes(kind)) !== true),
    ),
  });

/** Leaves the step that is shown. */
export const skipped = (steps: readonly Step[], progress: Progress): Progress =>
  onward(steps, { ...progress, at: Math.min(steps.length, progress.at + 1) });
