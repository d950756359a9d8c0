import type { Chance } from '../contract/chance.ts';
import type { Refusal } from '../contract/refusal.ts';
import { err, ok, type Result } from '../lib/result.ts';
import { isSide } from './army/sides.ts';
import { asked } from './asks.ts';
import { procedureOf } from './procedures/index.ts';
import { refusal } from './refusals.ts';
import type { Command } from './state/commands.ts';
import type { Event } from './state/events.ts';
import { known } from './state/known.ts';
import type { State } from './state/state.ts';
import { type Table, tableOf } from './state/table.ts';

/** Decides one command, or says which rule forbids it; then the procedure runs on to the next choice. */
export function decide(
  state: State,
  seat: string,
  command: Command,
  chance: Chance,
): Result<readonly Event[], Refusal> {
  const table = tableOf(state, chance);
  const frame = state.frames.at(-1);
  if (frame === undefined || !isSide(seat) || !asked(table.now).includes(seat)) {
    return err(
      refusal(
        'NOT_YOUR_CHOICE',
        { en: 'the other side has the choice now', ko: '지금은 상대편이 선택할 차례입니다.' },
        '§4.0a',
      ),
    );
  }
  const procedure = procedureOf(frame);
  const objection = procedure.against(known(state, seat), frame, seat, command);
  if (objection !== undefined) return err(objection);
  enacted(table, seat, command);
  return ok(table.events);
}

/** Carries out a command that is known to be legal, and runs on to the next choice. */
export function enacted(table: Table, seat: string, command: Command): void {
  const frame = table.state.frames.at(-1);
  if (frame === undefined || !isSide(seat)) return;
  procedureOf(frame).act(table, frame, seat, command);
  run(table);
}

/** Runs the last frame on until a player has a choice, or a side has won. */
function run(table: Table): void {
  for (;;) {
    const frame = table.state.frames.at(-1);
    if (frame === undefined || asked(table.now).length > 0) return;
    const { beat } = table.state;
    procedureOf(frame).run(table, frame);
    if (table.state.beat === beat) throw new Error(`the frame ${frame.is} made no progress`);
  }
}
