import { sha256 } from '../../domain/lib/hash.ts';
import type { JsonObject } from '../../domain/lib/json.ts';
import { at, sure } from '../../domain/lib/sure.ts';
import type { Entry } from '../kit/entry.ts';
import { sampleFor } from '../kit/play.ts';
import { type Below, oneOf, random } from '../kit/random.ts';
import { seated, type Table } from '../kit/table.ts';
import { playedAgainstBots } from '../verifier/bot-logs.ts';
import { forksOf } from '../verifier/forks.ts';
import { playedTable } from '../verifier/logs.ts';

// Golden logs of form 2 for what can happen in any game: one log a kind, and the same kinds for each game.

/** Commits of a random match, its lobby among them. */
const COMMITS = 60;
const HOUR = 3600;

/** Persons answer at random, this number of times. */
function played(table: Table, answers: number, below: Below): Table {
  for (let i = 0; i < answers && table.match.status === 'playing'; i++) {
    const { seat } = oneOf(below, table.wait(1 + below(20)).waited());
    table.act(seat, sampleFor(table.game, table.match, seat, below));
  }
  return table;
}

/** Everybody in play gives a vote of a kind. */
function voted(table: Table, kind: 'draw' | 'pause' | 'extend'): Table {
  for (const seat of table.game.parties(table.match.state))
    if (table.match.status === 'playing') table.vote(seat, kind);
  return table;
}

const dueOf = ({ match }: Table): number => sure(match.due, 'deadline');

const optionsOf = ({ options }: Entry): JsonObject =>
  (typeof options === 'function' ? options(1) : options) as JsonObject;

/**
 * The server was away over a deadline, and over the end of a pause. An outage of the record is applied. Then a vote
 * extends the deadline, the players pause and go on, and a default answer is given.
 */
function outages(entry: Entry): Table {
  const below = random(3);
  const settings = { deadlines: { default: HOUR }, pause: { most: HOUR }, extensions: { count: 1, seconds: HOUR } };
  const table = played(seated(entry.game, { seed: 21, options: optionsOf(entry), settings }), 9, below);
  const late = (): Table => {
    table.now = dueOf(table) + 1_000_000;
    return table.send('clock', { type: 'tick' });
  };
  played(late(), 3, below);
  const from = table.wait(60).now;
  table.wait(600).send('house', { type: 'outage', n: 4, from, until: from + 600_000 });
  voted(table.wait(60), 'extend');
  voted(table.wait(60), 'pause');
  late();
  table.now = dueOf(table);
  return voted(played(table.tick(), 3, below), 'draw');
}

/** A moderator mutes a player, takes the seat away, which ends a game of two, and closes a game that goes on. */
function moderated(entry: Entry): Table {
  const table = played(seated(entry.game, { seed: 22, options: optionsOf(entry) }), 6, random(4));
  const seat = at(table.match.chairs, 0).seat;
  const reason = sha256('a reason');
  table.wait(60).send({ user: 'mod' }, { type: 'moderate', act: 'mute', target: seat, reason });
  table.wait(60).send({ user: 'mod' }, { type: 'moderate', act: 'unseat', target: seat, reason });
  if (table.match.status === 'playing')
    table.wait(60).send({ user: 'mod' }, { type: 'moderate', act: 'close', reason });
  return table;
}

/**
 * The kinds. Each random match has a changed lobby, takebacks, standing orders, votes and two restores; its number says
 * how its seats are taken (one in three each: chosen, dealt, by preference), and if names are hidden.
 */
export const kindsOf = (entry: Entry): { readonly [name: string]: () => Table } => ({
  fork: () => at(forksOf(entry, 2), 0),
  'fork-of-a-fork': () => at(forksOf(entry, 3), 1),
  'joint-dice': () => playedTable(entry, 3, COMMITS),
  'ready-check': () => playedTable(entry, 1, COMMITS),
  restored: () => playedTable(entry, 6, COMMITS),
  outages: () => outages(entry),
  moderated: () => moderated(entry),
  bots: () => playedAgainstBots(entry, optionsOf(entry), COMMITS),
});
