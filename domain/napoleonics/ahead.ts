import type { Chance } from '../contract/chance.ts';
import type { DiceAhead } from '../contract/shown.ts';
import type { SeatId } from '../lib/ids.ts';
import type { Locale } from '../lib/text.ts';
import { asks } from './asks.ts';
import { DECK } from './cards/rows.ts';
import { enacted } from './decide.ts';
import { lapse } from './legal.ts';
import type { Command } from './state/commands.ts';
import type { AskKind } from './state/kinds.ts';
import type { State } from './state/state.ts';
import { type Table, tableOf } from './state/table.ts';
import { type View, view } from './state/view.ts';
import { type Rolled, rolling } from './words/rolling.ts';

/** Questions of a melee that the defender may pass over. */
const PASSED: readonly AskKind[] = ['first-strike', 'retire', 'form-square'];

/** Ends a trial at its first roll, or at a draw of another kind. */
class Ended extends Error {}

/**
 * Returns the first dice that a legal command of a seat leads to, if the defender passes over every question before
 * them. It tries the command on a battle made of the view alone, so it tells nothing that the view does not.
 */
export function diceAhead(seen: View, seat: SeatId, command: Command, locale: Locale): DiceAhead | undefined {
  let now = imagined(seen);
  let next = { seat, command };
  let isAsked = false;
  // A melee asks each of these once.
  for (let answers = 0; answers <= PASSED.length; answers++) {
    const { table, rolled, isDrawn } = tried(now, next.seat, next.command);
    if (rolled !== undefined)
      return { ...rolling(table.now, rolled, locale), ...(isAsked && { ifUnanswered: true }), after: [] };
    if (isDrawn) return undefined;
    now = table.state;
    const [ask] = asks(now);
    if (ask === undefined || !PASSED.includes(ask.kind as AskKind)) return undefined;
    next = { seat: ask.seat, command: lapse(view(now, [ask.seat]), ask.seat) };
    isAsked = true;
  }
  return undefined;
}

interface Tried {
  readonly table: Table;
  readonly rolled?: Rolled;
  /** A draw of another kind came first. */
  readonly isDrawn: boolean;
}

/** Carries out a command up to its first roll, or to a draw of another kind, which ends it without one. */
function tried(state: State, seat: SeatId, command: Command): Tried {
  const found: { table?: Table; rolled?: Rolled; isDrawn: boolean } = { isDrawn: false };
  const chance: Chance = {
    draw(stream) {
      found.isDrawn = stream !== 'dice';
      if (found.isDrawn) throw new Ended();
      return 0;
    },
    told() {
      const event = found.table?.events.at(-1);
      if (event?.type !== 'rolled') return;
      found.rolled = event;
      throw new Ended();
    },
  };
  const table = tableOf(state, chance);
  found.table = table;
  try {
    enacted(table, seat, command);
  } catch (thrown) {
    if (!(thrown instanceof Ended)) throw thrown;
  }
  return { ...found, table };
}

/** A battle as a viewer sees it. Cards that the viewer does not see are any: no question before the dice needs them. */
function imagined({ hands, held, pile, looked, track, scouted, ...shown }: View): State {
  const unseen = (count: number): State['pile'] => DECK.slice(0, count);
  return {
    ...shown,
    hands: { top: hands.top ?? unseen(held.top), bottom: hands.bottom ?? unseen(held.bottom) },
    pile: unseen(pile),
    track: { top: track.top ?? {}, bottom: track.bottom ?? {} },
    scouted: scouted ?? unseen(looked),
    seals: 0,
  };
}
