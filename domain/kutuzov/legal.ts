import { type Legal, nothing } from '../contract/legal.ts';
import type { SeatId } from '../lib/ids.ts';
import type { Command } from './frames/commands.ts';
import type { Frame } from './frames/frames.ts';
import { procedureOf } from './procedures/index.ts';
import type { View } from './state/view.ts';
import type { Power } from './terms/nations.ts';

/** The Power for which a seat chooses now, by what the seat sees. */
export function choosing(view: View, seat: SeatId): { readonly frame: Frame; readonly power: Power } | undefined {
  const frame = view.frames.at(-1);
  if (frame === undefined) return undefined;
  const power = procedureOf(frame)
    .asks(view, frame)
    .find((each) => view.seats[seat]?.includes(each));
  return power && { frame, power };
}

/** Everything `seat` may do now, without words for people (labels.ts). */
export function legal(view: View, seat: SeatId): Legal {
  const now = choosing(view, seat);
  return now === undefined ? nothing : procedureOf(now.frame).legal(view, now.frame, now.power);
}

/** Returns the default answer: the least of the choices. */
export function lapse(view: View, seat: SeatId): Command {
  const now = choosing(view, seat);
  if (now === undefined) throw new Error(`${seat} is not asked`);
  return procedureOf(now.frame).lapse(view, now.frame, now.power);
}
