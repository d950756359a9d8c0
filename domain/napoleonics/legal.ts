import type { Ask, Locale } from '../game.ts';
import { type Legal, nothing } from '../legal.ts';
import { procedureOf } from './procedures/index.ts';
import { knownFrom } from './procedures/known.ts';
import { isSide, type Public, type Side, type State } from './state.ts';
import { publicOf } from './table.ts';
import type { View } from './view.ts';
import { labelled } from './words/labels.ts';

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

/** Everything a seat may do now, from its view alone, in words of a language. */
export function legal(view: View, seat: string, locale: Locale = 'en'): Legal {
  const frame = view.frames.at(-1);
  if (frame === undefined || !isSide(seat) || asked(view)?.seat !== seat) return nothing;
  return labelled(procedureOf(frame).legal(knownFrom(view, seat), frame), view, locale);
}
