import { at } from '../../../lib/sure.ts';
import { bestOf, leaderOf, leadersIn, leadingPower } from '../../pieces/pieces.ts';
import type { Position } from '../../state/state.ts';
import type { EventOf } from '../../table/events.ts';
import type { Table } from '../../table/table.ts';
import { type Camp, campOf, type Power, powerOf } from '../../terms/nations.ts';
import { settleEntrenchment } from './entrenchment.ts';

/*
 * The command where leaders stand together (§10.54, §10.62). A Power may name another of its own leaders in its
 * impulse.
 */

/**
 * Returns the leaders that a Power may name as the commander of a space now: its own, where it has the command
 * (§10.62).
 */
export function candidates(position: Position, power: Power, space: string): readonly string[] {
  const camp = campOf(power);
  const commander = position.commanders[space]?.[camp];
  if (commander === undefined || powerOf(leaderOf(position, commander).of) !== power) return [];
  return leadersIn(position, space, camp).filter(
    (id) => id !== commander && powerOf(leaderOf(position, id).of) === power,
  );
}

/**
 * The commander of a Camp in a space when one has to be found: a leader of the Power with more SP, of `active` if they
 * are even (§10.62); of these the one who has come with others under him, else the best.
 */
export function commanderFor(
  position: Position,
  space: string,
  camp: Camp,
  active: Power,
  arriving?: string,
): string | undefined {
  const power = leadingPower(position, space, camp, active);
  const all = leadersIn(position, space, camp);
  const own = all.filter((id) => powerOf(leaderOf(position, id).of) === power);
  const among = own.length > 0 ? own : all;
  if (arriving !== undefined && among.includes(arriving)) return arriving;
  const before = position.commanders[space]?.[camp];
  if (before !== undefined && among.includes(before)) return before;
  return bestOf(position, among);
}

/**
 * Settles who commands after pieces left or came: nobody is named where one leader is alone, and a commander stays
 * until a new leader joins (§10.62). `arriving`: the leaders who came, their commander first; he keeps the command
 * where they meet nobody.
 */
export function settleCommand(
  table: Table,
  space: string,
  camp: Camp,
  active: Power,
  arriving: readonly string[] = [],
): void {
  const { state } = table;
  const leaders = leadersIn(state, space, camp);
  const named = state.commanders[space]?.[camp];
  const leader = leaders.length < 2 ? undefined : commanderOf(table, space, camp, active, arriving);
  if (leader !== named) table.emit({ type: 'commander-named', space, camp, leader: leader ?? null, rule: '§10.54' });
}

function commanderOf(
  { state }: Table,
  space: string,
  camp: Camp,
  active: Power,
  arriving: readonly string[],
): string | undefined {
  const leaders = leadersIn(state, space, camp);
  const named = state.commanders[space]?.[camp];
  if (arriving.length === 0 && named !== undefined && leaders.includes(named)) return named;
  if (arriving.length === leaders.length) return arriving[0];
  return commanderFor(state, space, camp, active, arriving[0]);
}

/**
 * Pieces go from a space to another: who commands in both is settled, and the Entrenchment that they leave behind
 * (§12.45).
 */
export function transfer(table: Table, pieces: Omit<EventOf<'moved'>, 'type'>, active: Power): void {
  const { from, to, leaders, troops } = pieces;
  const camp = campOf(leaders[0] === undefined ? at(troops, 0).of : leaderOf(table.state, leaders[0]).of);
  table.emit({ type: 'moved', ...pieces });
  settleCommand(table, from, camp, active);
  settleCommand(table, to, camp, active, leaders);
  settleEntrenchment(table, from);
}
