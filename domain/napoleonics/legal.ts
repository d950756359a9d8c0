import { type Legal, nothing } from '../contract/legal.ts';
import type { SeatId } from '../lib/ids.ts';
import type { Locale } from '../lib/text.ts';
import { isSide, type Side } from './army/sides.ts';
import { asked } from './asks.ts';
import { procedureOf } from './procedures/index.ts';
import type { Command } from './state/commands.ts';
import type { Frame } from './state/frames.ts';
import { knownFrom } from './state/known.ts';
import type { View } from './state/view.ts';
import { labelled } from './words/labels.ts';

/** The side that a seat chooses for now, by what the seat sees. */
function choosing(view: View, seat: SeatId): { readonly frame: Frame; readonly side: Side } | undefined {
  const frame = view.frames.at(-1);
  return frame !== undefined && isSide(seat) && asked(view).includes(seat) ? { frame, side: seat } : undefined;
}

/** Everything a seat may do now, from its view alone, in words of a language. */
export function legal(view: View, seat: SeatId, locale: Locale = 'en'): Legal {
  const now = choosing(view, seat);
  if (now === undefined) return nothing;
  return labelled(procedureOf(now.frame).legal(knownFrom(view, now.side), now.frame, now.side), view, locale);
}

/**
 * Returns the default answer: no more orders, moves or attacks, no cards, no advance; a unit neither retires nor forms
 * square, and battles back; all flags are ignored; an enemy is out of supply (§14.22a); where something else must be
 * chosen, the first of the list.
 */
export function lapse(view: View, seat: SeatId): Command {
  const now = choosing(view, seat);
  if (now === undefined) throw new Error(`${seat} has nothing to answer`);
  return procedureOf(now.frame).lapse(knownFrom(view, now.side), now.frame, now.side);
}
