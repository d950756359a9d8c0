import type { Run } from '../../contract/chance.ts';
import { drawWith } from '../../contract/chance.ts';
import type { Card, Piles } from '../../contract/piles.ts';
import type { Stream, Streams } from '../../contract/streams.ts';
import { type Json, type JsonObject, jsonOf, same } from '../../lib/json.ts';
import { at } from '../../lib/sure.ts';
import { eventsOf } from '../commit.ts';
import type { Commit, Envelope2 } from '../envelope.ts';
import type { Finding } from '../finding.ts';
import { isFork } from '../forks.ts';
import { streamKey } from '../forms.ts';
import { movedSchema } from '../schema.ts';
import { MATCH_STREAMS, mayDrawFrom, streamOf } from '../streams.ts';
import { carry, checkCards, checkMoved, countAgain, type Sizes, shownBy, type Table, type Wrong } from './cards.ts';
import type { Part } from './parts.ts';
import { placesOf } from './places.ts';
import { dealtAgain } from './seating.ts';

/*
 * Chance, checked without the rules of any game. What is public shows at any time that no draw was left out and none is
 * without an event. Once the seed and the cards that moved are known, every die and every card is drawn again.
 */

/** A draw that was drawn again. */
export interface Drawn {
  /** The commit, and in it the event that shows it. */
  readonly v: number;
  readonly type: string;
  readonly stream: string;
  readonly index: number;
  /** How many outcomes there were, and which of them was drawn. */
  readonly of: number;
  readonly value: number;
  /** The value of that outcome: a face, a card, a seat; the number itself where seats are dealt. */
  readonly shows: Json;
}

/** Observers of an audit: its progress, and its repeated draws. */
export interface Watch {
  /** Called when a commit has passed the checks that need no rules. */
  checked?(): void;
  drew?(drawn: Drawn): void;
}

interface Chance {
  readonly findings: readonly Finding[];
  /** How many draws were drawn again. */
  readonly draws: number;
}

/**
 * Checks the draws. `parts`: each with the seed of its chance; a fork draws again, from the piles as they are.
 * `streams`: those of the game; `undefined` if unknown: then only the indexes of its draws, and its cards, can be
 * checked.
 */
export function checkChance(
  parts: readonly Part[],
  streams: Streams | undefined,
  whole: boolean,
  watch: Watch = {},
): Chance {
  const findings: Finding[] = [];
  const commits = parts.flatMap((part) => part.commits);
  const known: Streams = { ...streams, ...MATCH_STREAMS };
  const isFromStart = commits[0]?.envelope.v === 1;
  const seats = seatsIn(commits).length;
  let counters = new Map<string, number>();
  let epoch = 0;
  let isStarted = !isFromStart;
  let table: Table | undefined;
  let sizes: Sizes | undefined;
  let draws = 0;
  for (const [commit, seed] of parts.flatMap((part) => part.commits.map((each) => [each, part.seed] as const))) {
    if (commit.envelope.form !== 2) continue;
    const isOurs = ({ s }: Run): boolean => streams !== undefined || streamOf(known, s) !== undefined;
    const envelope = { ...commit.envelope, draws: commit.envelope.draws.filter(isOurs) };
    const wrong: Wrong = (code, detail) => {
      findings.push({ v: envelope.v, code, detail });
    };
    if (envelope.epoch !== epoch || isFork(envelope)) counters = new Map();
    epoch = envelope.epoch;
    isStarted ||= envelope.events.some(({ type }) => type === 'match/started');
    const runs = commit.envelope.draws;
    if (runs.length > 0 && !isStarted) wrong('WRONG_DRAWS', 'something is drawn before the match starts');
    if (runs.some(({ e }, r) => e < (runs[r - 1]?.e ?? 0)))
      wrong('WRONG_DRAWS', 'the draws are not in the order of the events that show them');
    for (const run of runs) {
      const next = counters.get(run.s) ?? (isFromStart ? 0 : run.i);
      const problem =
        problemOfRun(run, envelope, next) ?? (isOurs(run) ? problemOf(run, envelope, known, seats) : undefined);
      if (problem !== undefined) wrong('WRONG_DRAWS', problem);
      counters.set(run.s, run.i + run.k);
    }
    for (const problem of problemsOfPiles(envelope, table !== undefined)) wrong('WRONG_PILES', problem);
    if (envelope.stock !== undefined)
      table = new Map(Object.entries(envelope.stock).map(([pile, cards]) => [pile, [...cards]]));
    if (seed === undefined || !whole) {
      sizes = envelope.stock === undefined ? sizes : sizesOf(envelope.stock);
      if (sizes !== undefined) countAgain(envelope, sizes, wrong);
      else if (isFromStart && envelope.moves.length > 0)
        wrong('WRONG_PILES', 'cards move before anybody has said where they are');
      continue;
    }
    draws += drawAgain({ commit, envelope, seed, streams: known, table, commits, watch }, wrong);
  }
  return { findings, draws };
}

const sizesOf = (stock: Piles): Sizes => new Map(Object.entries(stock).map(([pile, cards]) => [pile, cards.length]));

/** Returns what is wrong with a run, in any game. `next`: the index at which its stream continues. */
function problemOfRun({ s, i, n, k, e, from }: Run, { events }: Envelope2, next: number): string | undefined {
  if (i !== next) return `the stream ${s} goes on from ${next}, not from ${i}`;
  if (from !== undefined && k > n - 1) return `${k} draws of ${s} from ${n} cards`;
  return events[e] === undefined ? `no event shows draw ${i} of ${s}` : undefined;
}

/** Returns what is wrong with a run by the public facts of the game. */
function problemOf(
  { s, i, n, e, from }: Run,
  { events }: Envelope2,
  streams: Streams,
  seats: number,
): string | undefined {
  const stream = streamOf(streams, s);
  const type = String(events[e]?.type);
  if (stream === undefined) return `there is no stream ${s}`;
  if (stream.kind !== 'pile' && from !== undefined) return `draw ${i} of ${s} names piles, but it draws no card`;
  const isShown = stream.kind === 'seating' ? type === 'match/dealt' : Object.hasOwn(stream.shown, type);
  if (!isShown) return `draw ${i} of ${s} is shown by ${type}`;
  if (stream.kind === 'die' && n !== stream.faces.length)
    return `draw ${i} of ${s} has ${n} outcomes, not ${stream.faces.length}`;
  if (stream.kind === 'seat' && n !== seats) return `draw ${i} of ${s} has ${n} outcomes, but there are ${seats} seats`;
  if (stream.kind !== 'pile') return undefined;
  if (from === undefined) return `draw ${i} of ${s} does not name its piles`;
  if (new Set(from).size < from.length) return `draw ${i} of ${s} names a pile twice`;
  const other = from.find((pile) => !mayDrawFrom(stream, s, pile));
  return other === undefined ? undefined : `draw ${i} of ${s} is from ${other}`;
}

/** Returns what is wrong with a list of all piles, or with moves, by public facts. */
function problemsOfPiles({ stock, moves, events }: Envelope2, isKnown: boolean): readonly string[] {
  const isStart = events.some(({ type }) => type === 'match/started');
  return [
    ...(stock !== undefined && (isKnown || !isStart) ? ['it says where all cards are, but no match starts'] : []),
    ...moves
      .filter(({ e }) => events[e] === undefined)
      .map(({ e }) => `cards move with event ${e}, which is not there`),
  ];
}

interface Again {
  readonly commit: Commit;
  readonly envelope: Envelope2;
  readonly seed: Uint8Array;
  readonly streams: Streams;
  readonly table: Table | undefined;
  readonly commits: readonly Commit[];
  readonly watch: Watch;
}

/** An event with the value of its seal in it. */
type Shown = JsonObject;

/** Draws everything in a commit again, event by event, and moves the cards. Gives the number of draws. */
function drawAgain(again: Again, wrong: Wrong): number {
  const { commit, envelope, table, streams } = again;
  const { moves } = envelope;
  const events = eventsOf(commit);
  const parsed = movedSchema.safeParse(commit.secrets.piles?.value ?? []);
  const lists: readonly (readonly Card[])[] = parsed.success ? parsed.data : [];
  if (!parsed.success || lists.length !== moves.length)
    wrong('WRONG_PILES', 'the cards that moved are not those of its moves');
  let draws = 0;
  envelope.events.forEach((_, e) => {
    const runs = envelope.draws.filter((run) => run.e === e);
    draws += runs.reduce((sum, { k }) => sum + k, 0);
    const event: Shown = jsonOf(at(events, e));
    checkShown(again, e, runs, event, wrong);
    const mine = moves.flatMap((move, m) => (move.e === e ? [{ move, cards: lists[m] ?? [] }] : []));
    checkMoved(
      streams,
      mine.flatMap(({ cards }) => cards),
      event,
      wrong,
    );
    for (const { move, cards } of mine) carry(table, move, cards, wrong);
  });
  return draws;
}

/** Compares the values that one event shows with its draws. */
function checkShown(again: Again, e: number, runs: readonly Run[], event: Shown, wrong: Wrong): void {
  const { streams, seed, envelope, commits, table, watch } = again;
  const type = String(event.type);
  const valuesOf = ({ s, i, n, k, from }: Run): readonly number[] => {
    const key = streamKey(seed, s, envelope.epoch);
    return Array.from({ length: k }, (_, j) => drawWith(key, i + j, from === undefined ? n : Math.max(n - j, 1)));
  };
  const drew = (run: Run, j: number, value: number, shows: Json): void =>
    watch.drew?.({
      v: envelope.v,
      type,
      stream: run.s,
      index: run.i + j,
      of: run.from === undefined ? run.n : run.n - j,
      value,
      shows,
    });
  if (type === 'match/dealt') {
    const draws = runs.flatMap((run) =>
      valuesOf(run).map((value, j) => {
        drew(run, j, value, value);
        return { value, below: run.n };
      }),
    );
    if (!same(event.from, dealtAgain(commits, envelope, draws)))
      wrong('WRONG_DRAWS', `event ${e} deals other seats than were drawn`);
    return;
  }
  const stream = streamShowing(streams, runs, type);
  if (stream === undefined || stream.kind === 'seating') return;
  const shown = shownBy(event, stream.shown[type]);
  if (stream.kind === 'pile') {
    checkCards({ runs, valuesOf, shown, table, isMixed: stream.mixed === true, type, drew }, wrong);
    return;
  }
  const list = stream.kind === 'die' ? stream.faces : seatsIn(commits);
  const drawn = runs.flatMap((run) =>
    valuesOf(run).map((value, j) => {
      const face = list[value] ?? null;
      drew(run, j, value, face);
      return face;
    }),
  );
  if (!same(shown, drawn)) wrong('WRONG_DRAWS', `event ${e} (${type}) shows other than was drawn`);
}

/** The stream that an event of a type shows: that of its first run, or one that names the type and nothing else. */
function streamShowing(streams: Streams, [run]: readonly Run[], type: string): Stream | undefined {
  const drawn = run === undefined ? undefined : streamOf(streams, run.s);
  if (drawn !== undefined && drawn.kind !== 'seating' && Object.hasOwn(drawn.shown, type)) return drawn;
  return Object.values(streams).find((each) => each.kind !== 'seating' && Object.hasOwn(each.shown, type));
}

/** The seats, sorted by the first thing each plays. */
const seatsIn = (commits: readonly Commit[]): readonly string[] =>
  [...placesOf(commits)].sort((a, b) => ((a.holds[0] ?? '') < (b.holds[0] ?? '') ? -1 : 1)).map(({ seat }) => seat);
