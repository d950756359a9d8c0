import type { Chance } from '../contract/chance.ts';
import { admits } from '../contract/legal.ts';
import type { Refusal } from '../contract/refusal.ts';
import { jsonOf } from '../lib/json.ts';
import { err, ok, type Result } from '../lib/result.ts';
import { last } from '../lib/sure.ts';
import { strangerIn } from './actions/strangers.ts';
import { asked, askedOf } from './asks.ts';
import { loseTrains } from './deeds/pieces/vacating.ts';
import { settleDue } from './deeds/tracks/due.ts';
import { endsSuddenly } from './deeds/tracks/ending.ts';
import type { Command } from './frames/commands.ts';
import { procedureOf } from './procedures/index.ts';
import { abandonPlaces } from './procedures/movement/withdrawal.ts';
import { refusal } from './refusals.ts';
import type { State } from './state/state.ts';
import { view } from './state/view.ts';
import type { Event } from './table/events.ts';
import { type Table, tableOf } from './table/table.ts';
import type { Power } from './terms/nations.ts';

/** Decides one command, or says which rule forbids it; then the procedure runs on to the next choice. */
export function decide(
  state: State,
  seat: string,
  command: Command,
  chance: Chance,
): Result<readonly Event[], Refusal> {
  const frame = state.frames.at(-1);
  const power = askedOf(state, seat);
  if (frame === undefined || power === undefined) {
    return err(
      refusal(
        'NOT_YOUR_CHOICE',
        { en: 'this seat has nothing to answer now', ko: '지금 이 자리가 선택할 것은 없습니다.' },
        '§4.2',
      ),
    );
  }
  const procedure = procedureOf(frame);
  const seen = view(state, [seat]);
  if (!admits(procedure.legal(seen, frame, power), jsonOf(command))) {
    const reason = strangerIn(seen, command) ?? procedure.against(seen, frame, power, command);
    return err(
      reason ??
        refusal('NOT_A_CHOICE', { en: 'this is not one of the choices now', ko: '지금의 선택지에 없는 명령입니다.' }),
    );
  }
  return ok(enacted(state, power, command, chance).events);
}

/**
 * Carries out a command that is known to be legal: the procedure of the last frame acts, and runs on to the next
 * choice.
 */
export function enacted(state: State, power: Power, command: Command, chance: Chance): Table {
  const table = tableOf(state, chance);
  const frame = last(state.frames);
  procedureOf(frame).act(table, frame, power, command);
  run(table);
  return table;
}

/** Runs the last frame on until a Power has a choice, or the game has ended. */
export function run(table: Table): void {
  for (;;) {
    const frame = table.state.frames.at(-1);
    if (frame === undefined) return;
    if (settleDue(table) || abandonPlaces(table) || loseTrains(table)) continue;
    if (endsSuddenly(table)) return;
    if (asked(table.state).length > 0) return;
    const { beat } = table.state;
    procedureOf(frame).run(table, frame);
    if (table.state.beat === beat) throw new Error(`the frame ${frame.is} made no progress`);
  }
}
