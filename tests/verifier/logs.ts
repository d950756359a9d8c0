import type { Game } from '../../domain/contract/game.ts';
import type { Bot } from '../../domain/games/bots.ts';
import { sha256, toBase64url } from '../../domain/lib/hash.ts';
import type { SeatId } from '../../domain/lib/ids.ts';
import type { Json } from '../../domain/lib/json.ts';
import { checkContributions } from '../../domain/log/audit/contributions.ts';
import { canonical } from '../../domain/log/canonical.ts';
import type { Commit } from '../../domain/log/envelope.ts';
import { contributionOf } from '../../domain/log/joint.ts';
import type { Settings } from '../../domain/match/state/settings.ts';
import type { Entry } from '../kit/entry.ts';
import { sampleFor } from '../kit/play.ts';
import { type Below, oneOf, random, seedOf } from '../kit/random.ts';
import { open, type Table } from '../kit/table.ts';

/** A log of form 2, played at random, and what its forger knows. */
export interface Played {
  readonly game: Game;
  readonly id: string;
  readonly seed: Uint8Array;
  /** What its draws come from: the seed, unless the dice are not the server's alone. */
  readonly chanceSeed: Uint8Array;
  readonly seats: readonly SeatId[];
  readonly commits: readonly Commit[];
  /** A version in the middle of play: the log up to it is what a reader has while the game goes on. */
  readonly middle: number;
}

const SEATINGS: readonly Settings['seating'][] = ['choose', 'random', 'preferences'];

/**
 * A whole match at random, its lobby too: seats are chosen, dealt at random or by wishes, with names or without, some
 * of them to bots; people stand up and sit down again; twice the log is restored. The same number plays the same match.
 */
export function playedLog(entry: Entry, seed: number, most: number): Played {
  const table = playedTable(entry, seed, most);
  const { game, id, commits, match } = table;
  const began = commits.findIndex(({ envelope }) => envelope.events.some(({ type }) => type === 'match/started')) + 1;
  const middle = Math.floor((began + commits.length) / 2);
  const chanceSeed = checkContributions(commits).seedOfChance?.(table.seed) ?? table.seed;
  return { game, id, seed: table.seed, chanceSeed, seats: match.chairs.map((chair) => chair.seat), commits, middle };
}

/** The same, as the table at which it was played. */
export function playedTable({ game, bot, options, standing }: Entry, seed: number, most: number): Table {
  const below = random(seed * 7919 + 17);
  const seating = SEATINGS[seed % 3] ?? 'choose';
  const entropy = seed % 4 === 3 ? ('joint' as const) : ('house' as const);
  const settings = {
    seating,
    anonymous: seed % 2 === 1,
    deadlines: { default: 3600 },
    entropy,
    ...(seed % 4 === 1 && { ready: { seconds: 600 } }),
  };
  const table = open(game, {
    seed,
    id: `g${String(seed).padStart(20, '0')}`,
    settings,
    options: typeof options === 'function' ? options(seed) : options,
  });
  fillLobby(table, seating, below);
  if (entropy === 'joint') revealAll(table);
  if (seed % 4 === 1) confirmAll(table);
  const restores = [2 + below(4), 9 + below(12)];
  const began = table.commits.length;
  while (table.match.status === 'playing' && table.commits.length < most) {
    step(table, bot, below, standing(below));
    if (restores.includes(table.commits.length - began)) {
      table.wait(60 + below(600)).send('house', { type: 'restored', from: table.match.v });
    }
  }
  for (const seat of game.parties(table.match.state))
    if (table.match.status === 'playing' && isPerson(table, seat)) table.vote(seat, 'draw');
  return table;
}

/** Everybody says that they are there. */
function confirmAll(table: Table): void {
  for (const { seat } of people(table)) table.wait(5).send(personOn(table, seat), { type: 'confirm', seat });
}

/** Everybody sits down. One person stands up and comes again; of many seats two are for bots. */
function fillLobby(table: Table, seating: Settings['seating'], below: Below): void {
  const seats = table.match.chairs.map(({ seat }) => seat);
  const bots = seating !== 'choose' && seats.length > 3 ? 2 : 0;
  const join = (user: string, seat: SeatId): Table => {
    if (seating === 'choose') return table.join(user, seat);
    const preferences = Array.from({ length: below(3) }, () => oneOf(below, seats));
    return table.send(
      { user },
      { type: 'join', ...(seating === 'preferences' && { preferences: [...new Set(preferences)] }) },
    );
  };
  for (const seat of seats.slice(bots)) join(`${seat}-person`, seat);
  changeLobby(table, seating, below);
  const free = table.match.chairs.filter(({ holder }) => holder === undefined).map(({ seat }) => seat);
  for (const seat of free)
    table.send({ user: 'ann' }, { type: 'join', bot: true, ...(seating === 'choose' && { seat }) });
  if (table.match.settings.entropy === 'joint') {
    for (const { seat } of people(table)) {
      const contribution = contributionOf(table.id, seat, bytesOf(table, seat));
      table.send(personOn(table, seat), { type: 'contribute', seat, contribution });
    }
  }
  table.wait(below(90)).start();
}

/**
 * What can happen in a lobby: a player stands up, a stranger sits down and is removed, the owner changes the settings,
 * and where seats are chosen a player goes to the vacant seat and back again. In the end they sit as before.
 */
function changeLobby(table: Table, seating: Settings['seating'], below: Below): void {
  const { owner, options } = table.match;
  const [first = '', ...others] = people(table).map(({ seat }) => seat);
  const last = others.at(-1) ?? '';
  const leaver = personOn(table, last);
  table.wait(below(90)).leave(last);
  const there = { ...(seating === 'choose' && { seat: last }), ...(seating === 'preferences' && { preferences: [] }) };
  table.send({ user: 'eve' }, { type: 'join', ...there });
  table.send({ user: owner }, { type: 'remove', seat: last });
  const settings = { deadlines: { default: 1800 + below(1800) }, absent: oneOf(below, ['lapse', 'bot'] as const) };
  table
    .wait(below(90))
    .send({ user: owner }, { type: 'edit', texts: OTHER_TEXTS, settings, ...(below(2) === 0 && { options }) });
  if (seating === 'choose') {
    const mover = personOn(table, first);
    table.send(mover, { type: 'move', seat: first, to: last });
    table.wait(below(90)).send(mover, { type: 'move', seat: last, to: first });
  }
  table.send(leaver, { type: 'join', ...there });
}

/** A commitment to other texts, which nobody wrote either. */
const OTHER_TEXTS = sha256('other texts');

/** What the person at a place gives to the dice. */
const bytesOf = ({ match }: Table, seat: SeatId): string =>
  toBase64url(seedOf(500 + match.chairs.findIndex((chair) => chair.seat === seat)));

const personOn = ({ match }: Table, seat: SeatId) => {
  const holder = match.chairs.find((chair) => chair.seat === seat)?.holder;
  return { user: holder?.kind === 'user' ? holder.user : 'nobody' };
};
const people = (table: Table) => table.match.chairs.filter(({ seat }) => isPerson(table, seat));

/** Everybody reveals, in some order. */
function revealAll(table: Table): void {
  for (const { seat } of people(table).toReversed()) {
    table.wait(5).send(personOn(table, seat), { type: 'reveal', seat, bytes: bytesOf(table, seat) });
  }
}

function step(table: Table, bot: Bot, below: Below, standing: Json): void {
  const { game, match } = table.wait(below(60));
  const mine = match.undo?.since.at(-1)?.seat;
  const chance = below(100);
  if (mine !== undefined && chance < 25) table.takeBack(mine);
  else if (chance < 32) table.stand(oneOf(below, people(table)).seat, below(3) === 0 ? null : standing);
  else if (chance < 35) table.vote(oneOf(below, people(table)).seat, 'cancel', false);
  else if (match.due !== undefined && chance < 39) table.wait(Math.ceil((match.due - match.at) / 1000)).tick();
  else {
    const { seat } = oneOf(below, table.waited());
    if (isPerson(table, seat)) table.act(seat, sampleFor(game, match, seat, below));
    else table.playBot(seat, bot);
  }
}

const isPerson = ({ match }: Table, seat: SeatId): boolean =>
  match.chairs.some((chair) => chair.seat === seat && chair.holder?.kind === 'user');

/** The log as it is exported. */
export const linesOf = (commits: readonly Commit[]): string =>
  commits.map((commit) => `${canonical(commit as unknown as Json)}\n`).join('');
