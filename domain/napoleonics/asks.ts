import type { Ask } from '../contract/game.ts';
import type { Side } from './army/sides.ts';
import { procedureOf } from './procedures/index.ts';
import type { Public, State } from './state/state.ts';
import { publicOf } from './state/table.ts';

/** The sides that the last frame asks; one at most, and none when the battle is over. */
export function asked(p: Public): readonly Side[] {
  const frame = p.frames.at(-1);
  return frame === undefined ? [] : procedureOf(frame).asks(p, frame);
}

/** The name of the question that the last frame asks. */
export function kindOf(p: Public): string | undefined {
  const frame = p.frames.at(-1);
  return frame && (procedureOf(frame).kind?.(p, frame) ?? frame.is);
}

/** The one open question; its name is the beat, which never comes back. */
export function asks(state: State): readonly Ask[] {
  const p = publicOf(state);
  const kind = kindOf(p);
  return kind === undefined ? [] : asked(p).map((seat) => ({ ask: `b${state.beat}`, seat, kind }));
}
