import type { Ask } from '../game.ts';
import { procedureOf } from './procedures/index.ts';
import type { Public, Side, State } from './state.ts';
import { publicOf } from './table.ts';

/** Whom the last frame asks, and what; undefined when the battle is over. */
export function asked(p: Public): { readonly seat: Side; readonly kind: string } | undefined {
  const frame = p.frames.at(-1);
  return frame && procedureOf(frame).asks(p, frame);
}

/** The one open question; its name is the beat, which never comes back. */
export function asks(state: State): readonly Ask[] {
  const question = asked(publicOf(state));
  return question === undefined ? [] : [{ ask: `b${state.beat}`, ...question }];
}
