import type { Answered } from '@fieldpost/client';

export type Line = Answered<'getStory'>['lines'][number];
export type Frame = NonNullable<Line['frames']>[number];

/** What happens on the board at one time: a frame, or the frames of one group. */
export interface Step {
  readonly version: number;
  /** What happened before it and is not told: the viewer's own steps. */
  readonly before?: readonly Pick<Step, 'version' | 'frames'>[];
  readonly frames: readonly Frame[];
  /** The sentence of it; empty where the game tells none. */
  readonly text: string;
  /** How long it would take alone, in milliseconds. */
  readonly time: number;
}

/** How long things take, in milliseconds. */
const TIMES: { readonly [is in Frame['is']]: number } = {
  mark: 250,
  strike: 250,
  move: 600,
  dice: 1600,
  loss: 500,
  gone: 500,
  new: 500,
  card: 1200,
  track: 250,
  note: 250,
};
/** Many moves that happen at once, and a unit that is driven out. */
const FLIGHT = 900;
const DRIVEN_OUT = 600;

/** The longest replay, in milliseconds, and the longest one with dice. A longer one runs faster. */
const MOST = 8000;
const MOST_WITH_DICE = 12_000;

/** The kinds of frames that the board shows. A replay of none of them would show nothing. */
const SEEN: ReadonlySet<Frame['is']> = new Set(['move', 'strike', 'dice', 'loss', 'gone', 'new', 'card', 'mark']);

function timeOf(frames: readonly Frame[]): number {
  if (frames.some((frame) => frame.is === 'mark' && frame.outcome === 'dislodged')) return DRIVEN_OUT;
  const flies = frames.filter(({ is }) => is === 'move' || is === 'mark').length > 1;
  return Math.max(flies ? FLIGHT : 0, ...frames.map(({ is }) => TIMES[is]));
}

/** Puts frames of one group together. Each version counts its groups from 0. */
export function stepsOf(version: number, frames: readonly Frame[]): readonly Step[] {
  const groups: Frame[][] = [];
  for (const frame of frames) {
    const last = groups.at(-1);
    if (frame.group !== undefined && last?.[0]?.group === frame.group) last.push(frame);
    else groups.push([frame]);
  }
  return groups.map((group) => ({ version, frames: group, text: textsOf(group).join(' '), time: timeOf(group) }));
}

const textsOf = (frames: readonly Frame[]): readonly string[] =>
  [...new Set(frames.map(({ text }) => text))].filter((text) => text !== '');

const areNotes = ({ frames }: Step): boolean => frames.every(({ is }) => is === 'note');

/** More sentences than this at one time are no sentence for the bar: the log has them. */
const READABLE = 3;

/** Gives what is named first, as a phase with all its moves, its name instead of a page of sentences. */
const named = (steps: readonly Step[]): readonly Step[] =>
  steps.flatMap((step, i) => {
    const [before, next] = [steps[i - 1], steps[i + 1]];
    const isLong = (other: Step): boolean => textsOf(other.frames).length > READABLE;
    if (areNotes(step) && next !== undefined && isLong(next)) return [];
    if (before === undefined || !areNotes(before) || !isLong(step)) return [step];
    return [{ ...step, text: before.text.replace(/:$/, '') }];
  });

/**
 * How many steps of a version that the viewer's own seat wrote are those of the viewer's own click: notes, and the first
 * thing that happens, unless it is chance. What others answer in the same version is none of them.
 */
function ownIn(steps: readonly Step[]): number {
  const isNote = ({ frames }: Step): boolean => frames.every(({ is, group }) => is === 'note' && group === undefined);
  const first = steps.findIndex((step) => !isNote(step));
  const step = steps[first];
  if (step === undefined) return steps.length;
  // A resolution of many seats is named first, and is nobody's own step; chance is news for all.
  return step.frames.every(({ is }) => is !== 'note' && is !== 'dice') ? first + 1 : first;
}

/** Whether the board shows anything of a step; cards that come into the viewer's own hand are no news there. */
const isSeen = ({ frames }: Step, mine: readonly string[]): boolean =>
  frames.some((frame) => SEEN.has(frame.is) && !(frame.is === 'card' && mine.includes(frame.of)));

/**
 * The steps of versions as a viewer with these seats sees them told; none, where the board would show nothing.
 */
export function filmOf(lines: readonly Line[], mine: readonly string[]): readonly Step[] {
  const told: Step[] = [];
  let before: Step[] = [];
  for (const { version, seat, frames = [] } of lines) {
    const steps = stepsOf(version, frames);
    const own = seat !== undefined && mine.includes(seat) ? ownIn(steps) : 0;
    before.push(...steps.slice(0, own));
    const others = steps.slice(own);
    // Of a version in which nothing happens on the board, as when orders are sent, the log tells.
    if (!others.some((step) => isSeen(step, mine))) continue;
    for (const step of named(others)) {
      if (step.text === '' && areNotes(step)) continue;
      told.push(before.length === 0 ? step : { ...step, before });
      before = [];
    }
  }
  return told;
}

/** The steps from a version on, for the board of the version before it; `skipped`: how many there are before them. */
export function filmSince(
  steps: readonly Step[],
  version: number,
): { readonly skipped: number; readonly steps: readonly Step[] } {
  const skipped = steps.findIndex((step) => step.version >= version);
  const [first, ...others] = skipped < 0 ? [] : steps.slice(skipped);
  if (first === undefined) return { skipped: 0, steps };
  const before = (first.before ?? []).filter((own) => own.version >= version);
  return { skipped, steps: [{ ...first, before }, ...others] };
}

/** How many times as fast steps run as each would alone, so that a replay is over in time. */
export function hasteOf(steps: readonly Step[]): number {
  const whole = steps.reduce((sum, { time }) => sum + time, 0);
  const hasDice = steps.some(({ frames }) => frames.some(({ is }) => is === 'dice'));
  return Math.max(1, whole / (hasDice ? MOST_WITH_DICE : MOST));
}

/** The pieces that stand otherwise after the steps, by the names that the newest board has for them. */
export function changedIn(steps: readonly Step[]): readonly string[] {
  const names = new Set<string>();
  for (const { frames } of steps) {
    const come: string[] = [];
    for (const frame of frames) {
      if (frame.is === 'gone') names.delete(frame.piece);
      if (frame.is === 'loss' && frame.left > 0) come.push(frame.piece);
      if (frame.is === 'new') come.push(frame.piece);
      if (frame.is === 'move') {
        names.delete(frame.piece);
        come.push(frame.as ?? frame.piece, ...(frame.with ?? []));
      }
    }
    for (const name of come) names.add(name);
  }
  return [...names];
}
