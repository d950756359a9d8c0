import { type Step, timesOf } from './film.ts';

/**
 * The state of a replay. `at` counts the steps that the board shows or is just showing; at 0 it shows the board before
 * all of them.
 */
export interface Player {
  readonly steps: readonly Step[];
  readonly at: number;
  readonly mode: 'playing' | 'paused' | 'over';
  /** Whether the last change is shown with motion. */
  readonly moves: boolean;
}

export type Act =
  | { readonly do: 'start'; readonly steps: readonly Step[]; readonly isPaused?: boolean }
  /** The time of the step is over. */
  | { readonly do: 'next' }
  /** `to`: how many steps are shown then; without it the replay is over. */
  | { readonly do: 'skip'; readonly to?: number | undefined }
  | { readonly do: 'again' }
  | { readonly do: 'pause' }
  | { readonly do: 'resume' }
  /** One step on, or back, by hand: the replay stands still there. */
  | { readonly do: 'forth' }
  | { readonly do: 'back' };

export const NOTHING: Player = { steps: [], at: 0, mode: 'over', moves: false };

/** Returns the replay after an act. It never touches the board. */
export function played(player: Player, act: Act): Player {
  const { steps, at, mode } = player;
  const last = steps.length;
  switch (act.do) {
    case 'start':
      return begun(act.steps, act.isPaused === true);
    case 'next':
      if (mode !== 'playing') return player;
      return at < last ? { ...player, at: at + 1, moves: true } : { ...player, mode: 'over', moves: false };
    case 'skip':
      if (mode === 'over') return player;
      if (act.to !== undefined && act.to < last) return { ...player, at: act.to, mode: 'playing', moves: false };
      return { ...player, at: last, mode: 'over', moves: false };
    case 'again':
      return begun(steps, false);
    case 'pause':
      return mode === 'playing' ? { ...player, mode: 'paused', moves: false } : player;
    case 'resume':
      return mode === 'paused' ? { ...player, mode: 'playing', moves: false } : player;
    case 'forth':
      if (mode === 'over') return begun(steps, true);
      if (at >= last) return { ...player, mode: 'over', moves: false };
      return { ...player, at: at + 1, mode: 'paused', moves: true };
    case 'back':
      // From the newest board the last step is taken back; from the first board there is no way back.
      if (last === 0) return player;
      return { ...player, at: Math.max(0, (mode === 'over' ? last : at) - 1), mode: 'paused', moves: false };
  }
}

function begun(steps: readonly Step[], isPaused: boolean): Player {
  if (steps.length === 0) return { ...NOTHING };
  return { steps, at: isPaused ? 1 : 0, mode: isPaused ? 'paused' : 'playing', moves: isPaused };
}

/** How long the board shows what it shows before the next step, in milliseconds. */
export const waitOf = ({ steps, at }: Player): number => (at === 0 ? 0 : (timesOf(steps)[at - 1] ?? 0));

/** The step that is shown. */
export const stepOf = ({ steps, at }: Player): Step | undefined => steps[at - 1];
