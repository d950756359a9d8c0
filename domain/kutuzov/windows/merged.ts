import { last, sure } from '../../lib/sure.ts';
import { lossesAhead, verdictAhead } from '../battle/foreseen.ts';
import type { Answer } from '../frames/commands.ts';
import type { Frame } from '../frames/frames.ts';
import type { Position } from '../state/state.ts';
import { isMerged, type Moment, momentsOf, type Point } from '../terms/points.ts';
import { isAnswer } from './reactions.ts';
import { WINDOWS } from './windows.ts';

/*
 * One window for several moments that follow each other, so that people answer once: the approach of enemies, the time
 * before the dice, the time after them. Cards on losses come before those on the result, which hits decide, independent
 * of the pieces that were hit. Every answer is sealed once. When all are in they are opened by rank, moment after
 * moment, and at a moment cards before tries. As soon as one rank holds something, that rank alone is opened and played
 * (§5.22), the attackers’ cards before the defenders’ (§12.1), and cards before the tries are announced (§11.11). All
 * other answers are given back unopened, a pass and a try alike, and their givers answer again by what they know now:
 * an unseen answer binds nobody.
 */

/** A moment of a window, and the position as it is there, were the moments before it over. */
export interface Part<P extends Position> {
  readonly moment: Moment;
  readonly position: P;
  /** What the window belongs to. */
  readonly below: Frame;
}

/** The moments of a window, which is open or is about to open over the last frame. */
export function partsOf<P extends Position>(position: P, point: Point): readonly Part<P>[] {
  const { frames } = position;
  const at = frames.at(-1)?.is === 'window' ? frames.length - 2 : frames.length - 1;
  const its = sure(frames[at], 'frame below a window');
  return momentsOf(point).flatMap((moment) =>
    framesAt(position, its, moment, point).map((stack) => ({
      moment,
      below: last(stack),
      position: { ...position, frames: frames.toSpliced(at, 1, ...stack) },
    })),
  );
}

/**
 * The frame below a window at one of its moments, with what will lie upon it then; none where that moment will not
 * come.
 */
function framesAt(position: Position, frame: Frame, moment: Moment, point: Point): readonly (readonly Frame[])[] {
  if (point !== 'after-dice' || frame.is !== 'battle') return [[frameAt(frame, moment, point)]];
  if (moment === 'losses') return lossesAhead(position, frame).map((losses) => [frame, losses]);
  const verdict = verdictAhead(position, frame);
  return verdict === undefined ? [] : [[verdict]];
}

/** The frame below a window as it is at one of its moments. */
export function frameAt(frame: Frame, moment: Moment, point: Point): Frame {
  if (!isMerged(point)) return frame;
  if (frame.is === 'step' && (moment === 'march' || moment === 'contact')) return { ...frame, stage: moment };
  if (frame.is === 'battle') return { ...frame, stage: moment === 'battle-active' ? 'active' : 'inactive' };
  if (frame.is === 'siege') return { ...frame, stage: moment === 'siege-active' ? 'active' : 'inactive' };
  throw new Error(`${moment} is no moment of ${frame.is}`);
}

/** The answers that are opened at the end of a window, and the moment of each; the rest is given back. */
interface Opened<A> {
  readonly moment: Moment;
  readonly opened: readonly A[];
  readonly returned: readonly A[];
}

/** Opens the answers of a window by rank; where nobody does anything, all of them, at its last moment. */
export function byRank<A extends Answer>(position: Position, point: Point, answers: readonly A[]): Opened<A> {
  const parts = partsOf(position, point);
  const cards = parts.map(({ moment, position: then, below }) => {
    const { reacts, reactors } = WINDOWS[moment];
    const able = reactors(then, below);
    const isIts = ({ power, command }: A) =>
      command.type === 'react' && able.includes(power) && isAnswer(then, reacts, power, command.card);
    return { moment, opened: answers.filter(isIts) };
  });
  const { moment } = last(parts);
  const others = answers.filter(({ command }) => command.type !== 'pass' && command.type !== 'react');
  const first = [...cards, { moment, opened: others }].find(({ opened }) => opened.length > 0);
  return first === undefined
    ? { moment, opened: answers, returned: [] }
    : { ...first, returned: answers.filter((each) => !first.opened.includes(each)) };
}
