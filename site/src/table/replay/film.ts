import type { Answered } from '@fieldpost/client';

export type Line = Answered<'getStory'>['lines'][number];
export type Frame = NonNullable<Line['frames']>[number];

/** What the replay tells at one time: a frame, the frames of one group, or several of these in a long replay. */
export interface Step {
  readonly version: number;
  /** The seat that acts in it, if one does. */
  readonly seat?: string;
  /** What happened before it and is not told: the viewer's own steps. */
  readonly before?: readonly Pick<Step, 'version' | 'frames'>[];
  /** The first version of it, where it holds several. */
  readonly since?: number;
  /** All that happens in it. */
  readonly frames: readonly Frame[];
  /** The same in parts that follow each other; the frames of a part happen at the same time. */
  readonly parts: readonly (readonly Frame[])[];
  /** The sentence of it; empty where the game tells none. */
  readonly text: string;
  /** How long it would take alone, in milliseconds. */
  readonly time: number;
  /** The board of its version: what came of orders is drawn there. */
  readonly board?: string;
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
  verdict: 250,
  note: 250,
};
/** Many moves that happen at once, all the arrows of a phase, and a unit that is driven out. */
const FLIGHT = 900;
const PHASE = 3000;
const DRIVEN_OUT = 600;
/** More marks than this at once are a phase, which takes a while to look at. */
const FEW = 3;

/**
 * The shortest time of a step with a sentence, how long each further letter takes to read, the longest time that a
 * sentence gives its step, and the longest replay, in milliseconds.
 */
const READ = 1200;
const LETTER = 25;
const LETTERS = 40;
const READ_MOST = 4000;
const MOST = 12_000;
/** A replay of more seats than this takes as much longer. */
const SEATS = 2;
const mostOf = (steps: readonly Step[]): number =>
  (MOST * Math.max(SEATS, new Set(steps.map(({ seat }) => seat)).size)) / SEATS;

/** How long a sentence takes to read. */
const readTime = (text: string): number =>
  text === '' ? 0 : Math.min(READ_MOST, READ + LETTER * Math.max(0, text.length - LETTERS));

/** The kinds of frames that the board shows. A replay of none of them would show nothing. */
const SEEN: ReadonlySet<Frame['is']> = new Set([
  'move',
  'strike',
  'dice',
  'loss',
  'gone',
  'new',
  'card',
  'mark',
  'verdict',
]);

function timeOf(frames: readonly Frame[]): number {
  if (frames.some((frame) => frame.is === 'mark' && frame.outcome === 'dislodged')) return DRIVEN_OUT;
  const flies = frames.filter(({ is }) => is === 'move' || is === 'mark').length;
  const isPhase = flies > FEW && frames.some(({ is }) => is === 'mark');
  return Math.max(isPhase ? PHASE : flies > 1 ? FLIGHT : 0, ...frames.map(({ is }) => TIMES[is]));
}

/**
 * Puts frames of one group together. Each version counts its groups from 0. `about`: how sentences about the viewer
 * begin.
 */
export function stepsOf(version: number, frames: readonly Frame[], about: readonly string[] = []): readonly Step[] {
  const groups: Frame[][] = [];
  for (const frame of frames) {
    const last = groups.at(-1);
    if (frame.group !== undefined && last?.[0]?.group === frame.group) last.push(frame);
    else groups.push([frame]);
  }
  return joined(groups).map((group) => {
    const text = sentencesOf(textsOf(group), about);
    return { version, frames: group, parts: [group], text, time: Math.max(timeOf(group), readTime(text)) };
  });
}

/** The last of a piece falls and the piece is gone: that is one thing to see. */
function joined(groups: readonly (readonly Frame[])[]): readonly (readonly Frame[])[] {
  const steps: (readonly Frame[])[] = [];
  for (const group of groups) {
    const last = steps.at(-1);
    const isEnd = group.every(({ is }) => is === 'gone') && last?.every(({ is }) => is === 'loss') === true;
    if (isEnd && last[0]?.text === group[0]?.text) steps.splice(-1, 1, [...last, ...group]);
    else steps.push(group);
  }
  return steps;
}

const textsOf = (frames: readonly Frame[]): readonly string[] =>
  [...new Set(frames.map(({ text }) => text))].filter((text) => text !== '');

const areNotes = ({ frames }: Step): boolean => frames.every(({ is }) => is === 'note');

/** Whether a step has nothing to see: a number that changes beside the map without a word, a used card put away. */
const isIdle = ({ frames, text }: Step): boolean =>
  frames.every((frame) => (frame.is === 'card' && frame.as === 'away') || (frame.is === 'track' && text === ''));

/** More sentences than this at one time are no sentence for the bar: the log has them. */
const READABLE = 3;
/** How many of too many sentences are told. */
const TOLD = 2;

/** Returns sentences as one text, those about the viewer first; of too many the first ones and the number of the rest. */
function sentencesOf(texts: readonly string[], about: readonly string[]): string {
  const isMine = (text: string): boolean => about.some((name) => text.startsWith(`${name}:`));
  const sorted = [...texts.filter(isMine), ...texts.filter((text) => !isMine(text))];
  return sorted.length > READABLE ? `${sorted.slice(0, TOLD).join(' ')} (+${sorted.length - TOLD})` : sorted.join(' ');
}

/** Whether a step is the name of what follows, as of a phase: a note in a group. A note before it tells less. */
const isName = (step: Step): boolean => areNotes(step) && step.frames.every(({ group }) => group !== undefined);

/** Gives what is named first, as a phase with all its moves, its name instead of a page of sentences. */
const named = (steps: readonly Step[]): readonly Step[] =>
  steps.flatMap((step, i) => {
    const [before, next] = [steps[i - 1], steps[i + 1]];
    const isLong = (other: Step): boolean => textsOf(other.frames).length > READABLE;
    if (next !== undefined && (isName(step) || (areNotes(step) && (isLong(next) || isName(next))))) return [];
    if (before === undefined || !areNotes(before) || !(isLong(step) || isName(before))) return [step];
    const text = isLong(step) ? before.text.replace(/:$/, '') : `${before.text} ${step.text}`;
    return [{ ...step, text, time: Math.max(timeOf(step.frames), readTime(text)) }];
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
  // A resolution of many seats is named first, and is nobody's own step; chance and who has won are news for all.
  return step.frames.every(({ is }) => is !== 'note' && is !== 'dice' && is !== 'verdict') ? first + 1 : first;
}

/** Whether the board shows anything of a step; cards that come into the viewer's own hand are no news there. */
const isSeen = ({ frames }: Step, mine: readonly string[]): boolean =>
  frames.some((frame) => SEEN.has(frame.is) && !(frame.is === 'card' && mine.includes(frame.of)));

/**
 * The steps of versions as a viewer with these seats sees them told; none, where the board would show nothing. `about`:
 * the names of these seats.
 */
export function filmOf(
  lines: readonly Line[],
  mine: readonly string[],
  about: readonly string[] = [],
): readonly Step[] {
  const told: Step[] = [];
  let before: Step[] = [];
  for (const { version, seat, frames = [] } of lines) {
    const steps = stepsOf(version, frames, about);
    const own = seat !== undefined && mine.includes(seat) ? ownIn(steps) : 0;
    before.push(...steps.slice(0, own));
    const others = steps.slice(own);
    // Of a version in which nothing happens on the board, as when orders are sent, the log tells.
    if (!others.some((step) => isSeen(step, mine))) continue;
    for (const step of named(others)) {
      if ((step.text === '' && areNotes(step)) || isIdle(step)) continue;
      told.push({ ...step, ...(seat !== undefined && { seat }), ...(before.length > 0 && { before }) });
      before = [];
    }
  }
  return grouped(told);
}

/** The first version that a step tells of. */
export const sinceOf = ({ version, since = version }: Step): number => since;

/** The steps from a version on, for the board of the version before it; `skipped`: how many there are before them. */
export function filmSince(
  steps: readonly Step[],
  version: number,
): { readonly skipped: number; readonly steps: readonly Step[] } {
  const skipped = steps.findIndex((step) => sinceOf(step) >= version);
  const [first, ...others] = skipped < 0 ? [] : steps.slice(skipped);
  if (first === undefined) return { skipped: 0, steps };
  const before = (first.before ?? []).filter((own) => own.version >= version);
  return { skipped, steps: [{ ...first, before }, ...others] };
}

/**
 * Returns the step that is shown last, if its version has only numbers left to tell, such as who owns what now: the
 * board of that version shows them.
 */
export function countedIn(steps: readonly Step[], at: number): Step | undefined {
  const step = steps[at - 1];
  if (step?.board === undefined) return undefined;
  const rest = steps.slice(at - 1).filter(({ version }) => version === step.version);
  return rest.every(isCount) ? step : undefined;
}

/** Whether a step tells numbers alone. */
export const isCount = ({ frames }: Pick<Step, 'frames'>): boolean =>
  frames.some(({ is }) => is === 'track') && frames.every(({ is }) => is === 'track' || is === 'note');

/** Puts neighbours together until each step can be read in time; those of one version and the shortest ones first. */
function grouped(steps: readonly Step[]): readonly Step[] {
  const left = [...steps];
  const costOf = (at: number): number => {
    const [one, other] = [left[at], left[at + 1]];
    if (one === undefined || other === undefined) return Number.POSITIVE_INFINITY;
    return one.time + other.time + (one.version === other.version ? 0 : MOST) + (one.seat === other.seat ? 0 : MOST);
  };
  const most = mostOf(steps) / READ;
  while (left.length > most) {
    const costs = left.map((_, i) => costOf(i));
    const at = costs.indexOf(Math.min(...costs));
    const [one, other] = left.slice(at, at + 2);
    if (one === undefined || other === undefined) break;
    left.splice(at, 2, together(one, other));
  }
  return left;
}

function together(one: Step, other: Step): Step {
  const { before: own = [], ...next } = other;
  const before = own.flatMap(({ frames }) => frames);
  const texts = [...new Set([one.text, other.text])].filter((text) => text !== '');
  return {
    ...next,
    since: sinceOf(one),
    ...(one.before !== undefined && { before: one.before }),
    frames: [...one.frames, ...before, ...other.frames],
    parts: [...one.parts, ...(before.length > 0 ? [before] : []), ...other.parts],
    text: texts.join(' '),
    time: one.time + other.time,
  };
}

/** How long each step is shown, so that a replay is over in time and every sentence can be read. */
export function timesOf(steps: readonly Step[]): readonly number[] {
  const least = steps.map(({ time }) => Math.min(time, READ));
  const sum = (times: readonly number[]): number => times.reduce((all, time) => all + time, 0);
  const more = sum(steps.map(({ time }) => time)) - sum(least);
  const share = more === 0 ? 0 : Math.max(0, Math.min(1, (mostOf(steps) - sum(least)) / more));
  return steps.map(({ time }, i) => {
    const base = least[i] ?? 0;
    return base + (time - base) * share;
  });
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

/**
 * The sentences of a replay, each once: those about the seats of a viewer without the name, with the moves of others
 * that name these seats, and all of them.
 */
export function toldOf(steps: readonly Step[], names: readonly string[]) {
  const told = steps.flatMap(({ frames }) => frames).filter(({ is, text }) => is !== 'note' && text !== '');
  const all = [...new Set(told.map(({ text }) => text))];
  const moves = new Set(told.filter(({ is }) => is === 'move').map(({ text }) => text));
  const mine = all.flatMap((text) => {
    const name = names.find((each) => text.startsWith(`${each}: `));
    if (name !== undefined) return [text.slice(name.length + 2)];
    // What others do to the viewer's seats names them.
    return moves.has(text) && names.some((each) => text.includes(each)) ? [text] : [];
  });
  return { mine, all };
}
