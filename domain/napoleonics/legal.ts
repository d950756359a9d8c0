import type { Locale } from '../game.ts';
import { type Legal, nothing } from '../legal.ts';
import { asked } from './asks.ts';
import { knownFrom } from './known.ts';
import { procedureOf } from './procedures/index.ts';
import { isSide } from './state.ts';
import type { View } from './view.ts';
import { labelled } from './words/labels.ts';

/** Everything a seat may do now, from its view alone, in words of a language. */
export function legal(view: View, seat: string, locale: Locale = 'en'): Legal {
  const frame = view.frames.at(-1);
  if (frame === undefined || !isSide(seat) || asked(view)?.seat !== seat) return nothing;
  return labelled(procedureOf(frame).legal(knownFrom(view, seat), frame), view, locale);
}
