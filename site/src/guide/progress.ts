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
  /** The steps whose question got an answer, whichever, and the question, if one answer was all of it. */
  readonly answered: readonly { readonly step: number; readonly ask?: string | undefined }[];
}

export const BEGUN: Progress = { at: 0, done: [], answered: [] };

/** A command of the player: sent, or written on a sheet. */
export interface Given {
  readonly kind: string;
  readonly command: Json;
  readonly isSent: boolean;
  /** The question, if one answer is all of it: a sheet. */
  readonly ask?: string | undefined;
}

/** A question that is open. */
export interface Open {
  readonly ask: string;
  readonly kind: string;
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

/**
 * Takes note of a command of the player. A step that takes any answer waits until its question is gone: a player of two
 * Powers may be asked twice.
 */
export function given(steps: readonly Step[], progress: Progress, { kind, command, isSent, ask }: Given): Progress {
  const asked = steps.flatMap(({ wait }, i) => (wait?.kinds.includes(kind) === true ? [i] : []));
  const isWanted = (i: number): boolean => {
    const part = steps[i]?.wait?.command;
    return part === undefined ? isSent && ask !== undefined : fits(command, part);
  };
  return onward(steps, {
    at: progress.at,
    done: union(progress.done, asked.filter(isWanted)),
    answered: isSent
      ? [...progress.answered.filter(({ step }) => !asked.includes(step)), ...asked.map((step) => ({ step, ask }))]
      : progress.answered,
  });
}

/** Takes note of the questions that are open: a step whose question was answered and is gone is over. */
export function asked(steps: readonly Step[], progress: Progress, open: readonly Open[]): Progress {
  const isOpen = ({ step, ask }: Progress['answered'][number]): boolean =>
    open.some((each) => (ask === undefined ? steps[step]?.wait?.kinds.includes(each.kind) === true : each.ask === ask));
  const over = progress.answered.filter((each) => !isOpen(each)).map(({ step }) => step);
  return onward(steps, { ...progress, done: union(progress.done, over) });
}

/** The piece that a step is about, if it asks for no more than a click at that piece. */
const pieceOf = ({ wait, light }: Step): string | undefined =>
  wait === undefined && light.length === 1 && light[0]?.startsWith('piece:') === true ? light[0] : undefined;

/** Takes note of names at which the player pointed. */
export function pointed(steps: readonly Step[], progress: Progress, names: readonly string[]): Progress {
  const step = steps[progress.at];
  const piece = step && pieceOf(step);
  return piece !== undefined && names.includes(piece) ? skipped(steps, progress) : progress;
}

/** Leaves the step that is shown. */
export const skipped = (steps: readonly Step[], progress: Progress): Progress =>
  onward(steps, { ...progress, at: Math.min(steps.length, progress.at + 1) });
