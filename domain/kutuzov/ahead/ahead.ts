import type { Chance } from '../../contract/chance.ts';
import type { DiceAhead } from '../../contract/shown.ts';
import type { SeatId } from '../../lib/ids.ts';
import { last } from '../../lib/sure.ts';
import type { Locale } from '../../lib/text.ts';
import { asked, askedOf } from '../asks.ts';
import { run } from '../decide.ts';
import type { Command } from '../frames/commands.ts';
import { procedureOf } from '../procedures/index.ts';
import type { State } from '../state/state.ts';
import type { View } from '../state/view.ts';
import { type Table, tableOf } from '../table/table.ts';
import type { Power } from '../terms/nations.ts';
import { peopled } from './imagined.ts';
import { type Rolled, rolling } from './rolling.ts';

/** Rolls that both sides make at once: the first, and the one that answers it. */
const PAIRS: { readonly [why: string]: string } = { battle: 'battle', siege: 'fortress' };
/** After such a roll without losses the course goes on as planned. */
const ON_THE_WAY: readonly string[] = ['attrition', 'batteries'];
/** A command leads through no more windows than that before its dice. */
const MOST = 40;

/** A roll that is about to be made, and the position before it. */
interface Found {
  readonly rolled: Rolled;
  readonly before: State;
}

/** Ends a trial at a roll after which nothing is known, or at a draw of another kind. */
class Ended extends Error {}

/**
 * Returns the dice that a legal command of a seat leads to, if everybody passes at every window before them: the
 * attrition of a march, and the first round of the battle or siege after it. It tries the command on a game made of the
 * view alone, so it tells nothing that the view does not.
 */
export function diceAhead(view: View, seat: SeatId, command: Command, locale: Locale): DiceAhead | undefined {
  const found: Found[] = [];
  // In a window that is open others may have answered, or may still do so.
  const open = view.frames.at(-1);
  let isAsked = open?.is === 'window' && open.topics.length > 0;
  let now = peopled(view);
  let power: Power | undefined = askedOf(now, seat);
  let said = command;
  for (let windows = 0; windows < MOST && power !== undefined; windows++) {
    const { state, isOver } = tried(now, power, said, found);
    now = state;
    // A pass leads on to the first dice.
    if (found.length === 0) isAsked = true;
    if (isOver || now.frames.at(-1)?.is !== 'window') break;
    power = asked(now)[0];
    said = { type: 'pass' };
  }
  const [first, ...after] = found.map(({ rolled, before }) => rolling(before, rolled, locale));
  return first && { ...first, ...(isAsked && { ifUnanswered: true }), after };
}

/** Carries out a command up to the next question, with dice that hit nothing, and notes the rolls. */
function tried(
  start: State,
  power: Power,
  command: Command,
  found: Found[],
): { readonly state: State; readonly isOver: boolean } {
  const at: { table?: Table } = {};
  const chance: Chance = {
    draw(stream) {
      if (stream !== 'dice' && stream !== 'window') throw new Ended();
      return 0;
    },
    told() {
      const rolled = at.table?.events.at(-1);
      if (at.table === undefined || rolled?.type !== 'rolled') return;
      found.push({ rolled, before: at.table.state });
      if (isEnd(found)) throw new Ended();
    },
  };
  const table = tableOf(start, chance);
  at.table = table;
  try {
    const frame = last(table.state.frames);
    procedureOf(frame).act(table, frame, power, command);
    run(table);
  } catch (thrown) {
    if (!(thrown instanceof Ended)) throw thrown;
    return { state: table.state, isOver: true };
  }
  return { state: table.state, isOver: false };
}

/** Whether no roll after these is known. */
function isEnd(found: readonly Found[]): boolean {
  const [before, newest] = [found.at(-2)?.rolled.why, found.at(-1)?.rolled.why ?? ''];
  if (before !== undefined && PAIRS[before] === newest) return true;
  return PAIRS[newest] === undefined && !ON_THE_WAY.includes(newest);
}
