import type { Run } from '../chance.ts';
import { drawWith } from '../chance.ts';
import { inOrder } from '../lib/deck.ts';
import { type Json, type JsonObject, jsonOf, same } from '../lib/json.ts';
import { at } from '../lib/sure.ts';
import type { Finding } from './audit.ts';
import { eventsOf } from './commit.ts';
import type { Card, Commit, Envelope2 } from './envelope.ts';
import { streamKey } from './forms.ts';
import { dealtAgain } from './seating.ts';
import { MATCH_STREAMS, type Stream, type Streams, streamOf } from './streams.ts';

/*
 * Chance, checked without the rules of any game. What is public shows at any time that no draw was left out and none is without an event.
 * Once the seed and the cards that moved are known, every die and every card is drawn again.
 */

interface Chance {
  readonly findings: readonly Finding[];
  /** How many draws were drawn again. */
  readonly draws: number;
}

/** Where every card is; undefined as long as that is not known. */
type Table = Map<string, Card[]>;

export function checkChance(commits: readonly Commit[], seed: Uint8Array | undefined, streams: Streams, whole: boolean): Chance {
  const findings: Finding[] = [];
  const known: Streams = { ...streams, ...MATCH_STREAMS };
  const isFromStart = commits[0]?.envelope.v === 1;
  const seats = seatsIn(commits).length;
  let counters: Record<string, number> = {};
  let epoch = 0;
  let table: Table | undefined;
  let draws = 0;
  for (const commit of commits) {
    const { envelope } = commit;
    if (envelope.form !== 2) continue;
    const wrong = (code: 'WRONG_DRAWS' | 'WRONG_PILES', detail: string): void => {
      findings.push({ v: envelope.v, code, detail });
    };
    if (envelope.epoch !== epoch) counters = {};
    epoch = envelope.epoch;
    for (const run of envelope.draws) {
      const problem = problemOf(run, envelope, known, seats, isFromStart ? (counters[run.s] ?? 0) : (counters[run.s] ?? run.i));
      if (problem !== undefined) wrong('WRONG_DRAWS', problem);
      counters[run.s] = run.i + run.k;
    }
    for (const problem of problemsOfPiles(envelope, table !== undefined)) wrong('WRONG_PILES', problem);
    if (envelope.stock !== undefined) table = new Map(Object.entries(envelope.stock).map(([pile, cards]) => [pile, [...cards]]));
    if (seed === undefined || !whole) continue;
    draws += drawAgain({ commit, envelope, seed, streams: known, table, commits }, wrong);
  }
  return { findings, draws };
}

/** What is wrong with a run by what is public. `next`: the index that its stream goes on from. */
function problemOf({ s, i, n, k, e, from }: Run, { events }: Envelope2, streams: Streams, seats: number, next: number): string | undefined {
  const stream = streamOf(streams, s);
  const type = events[e]?.type;
  if (stream === undefined) return `there is no stream ${s}`;
  if (i !== next) return `the stream ${s} goes on from ${next}, not from ${i}`;
  if (type === undefined) return `no event shows draw ${i} of ${s}`;
  if (stream.kind !== 'pile' && from !== undefined) return `draw ${i} of ${s} names piles, but it draws no card`;
  if (stream.kind === 'seating') return type === 'match/dealt' ? undefined : `draw ${i} of ${s} is shown by ${String(type)}`;
  if (!Object.hasOwn(stream.shown, String(type))) return `draw ${i} of ${s} is shown by ${String(type)}`;
  if (stream.kind === 'die' && n !== stream.faces.length) return `draw ${i} of ${s} has ${n} outcomes, not ${stream.faces.length}`;
  if (stream.kind === 'seat' && n !== seats) return `draw ${i} of ${s} has ${n} outcomes, but there are ${seats} seats`;
  if (stream.kind === 'pile' && from === undefined) return `draw ${i} of ${s} does not name its piles`;
  if (stream.kind === 'pile' && k > n - 1) return `${k} draws of ${s} from ${n} cards`;
  return undefined;
}

/** What is wrong by what is public with a list of all piles, or with moves. */
function problemsOfPiles({ stock, moves, events }: Envelope2, isKnown: boolean): readonly string[] {
  const isStart = events.some(({ type }) => type === 'match/started');
  return [
    ...(stock !== undefined && (isKnown || !isStart) ? ['it says where all cards are, but no match starts'] : []),
    ...moves.filter(({ e }) => events[e] === undefined).map(({ e }) => `cards move with event ${e}, which is not there`),
  ];
}

interface Again {
  readonly commit: Commit;
  readonly envelope: Envelope2;
  readonly seed: Uint8Array;
  readonly streams: Streams;
  readonly table: Table | undefined;
  readonly commits: readonly Commit[];
}

type Wrong = (code: 'WRONG_DRAWS' | 'WRONG_PILES', detail: string) => void;

/** Draws everything in a commit again, event by event, and moves the cards. Gives the number of draws. */
function drawAgain(again: Again, wrong: Wrong): number {
  const { commit, envelope, table } = again;
  const events = eventsOf(commit);
  const lists = (commit.secrets.piles?.value ?? []) as readonly (readonly Card[])[];
  if (lists.length !== envelope.moves.length) wrong('WRONG_PILES', 'the cards that moved are not those of its moves');
  let draws = 0;
  envelope.events.forEach((_, e) => {
    const runs = envelope.draws.filter((run) => run.e === e);
    draws += runs.reduce((sum, { k }) => sum + k, 0);
    const event = jsonOf(at(events, e)) as JsonObject;
    checkShown(again, e, runs, event, wrong);
    const moved = envelope.moves.flatMap((move, m) => (move.e === e ? (lists[m] ?? []) : []));
    checkMoved(again, e, moved, event, wrong);
    envelope.moves.forEach((move, m) => {
      if (move.e === e) carry(table, move.from, move.to, move.n, lists[m] ?? [], wrong);
    });
  });
  return draws;
}

function carry(table: Table | undefined, from: string, to: string, n: number, cards: readonly Card[], wrong: Wrong): void {
  if (table === undefined) {
    wrong('WRONG_PILES', 'cards move before anybody has said where they are');
    return;
  }
  if (cards.length !== n) wrong('WRONG_PILES', `${cards.length} cards move from ${from} to ${to}, not ${n}`);
  const source = table.get(from) ?? [];
  for (const card of cards) {
    const at = source.indexOf(card);
    if (at < 0) wrong('WRONG_PILES', `${card} moves from ${from}, where it is not`);
    else source.splice(at, 1);
  }
  table.set(to, [...(table.get(to) ?? []), ...cards]);
}

/** With an event that shows drawn cards no other cards move than those it shows; or none. */
function checkMoved({ streams }: Again, e: number, moved: readonly Card[], event: { readonly [field: string]: Json }, wrong: Wrong): void {
  const type = String(event.type);
  const stream = Object.values(streams).find((each) => each.kind === 'pile' && Object.hasOwn(each.shown, type));
  if (moved.length === 0 || stream === undefined || stream.kind !== 'pile') return;
  const shown = shownBy(event, stream.shown[type]);
  if (!same(inOrder(moved), inOrder(shown as readonly Card[])))
    wrong('WRONG_PILES', `event ${e} (${type}) moves other cards than it shows`);
}

/** Compares what one event shows with what is drawn for it. */
function checkShown(again: Again, e: number, runs: readonly Run[], event: { readonly [field: string]: Json }, wrong: Wrong): void {
  const { streams, seed, envelope, commits } = again;
  const valuesOf = ({ s, i, n, k, from }: Run): readonly number[] => {
    const key = streamKey(seed, s, envelope.epoch);
    return Array.from({ length: k }, (_, j) => drawWith(key, i + j, from === undefined ? n : n - j));
  };
  if (event.type === 'match/dealt') {
    const draws = runs.flatMap((run) => valuesOf(run).map((value) => ({ value, below: run.n })));
    if (!same(event.from, dealtAgain(commits, envelope, draws))) wrong('WRONG_DRAWS', `event ${e} deals other seats than were drawn`);
    return;
  }
  if (runs.length === 0) checkUndrawn(again, e, event, wrong);
  for (const name of new Set(runs.map(({ s }) => s))) {
    const stream = streamOf(streams, name);
    const mine = runs.filter(({ s }) => s === name);
    const type = String(event.type);
    if (stream === undefined || stream.kind === 'seating') continue;
    const shown = shownBy(event, stream.shown[type]);
    const expected =
      stream.kind === 'pile' ? cardsDrawn(again, mine, valuesOf, shown, wrong) : outcomes(stream, commits, mine.flatMap(valuesOf));
    if (!same(shown as Json, expected as Json)) wrong('WRONG_DRAWS', `event ${e} (${type}) shows other than ${name} drew`);
  }
}

/**
 * Events that show drawn cards, but nothing was drawn for them: somebody knew where the cards lay, or there was no choice, because all
 * cards of a pile are shown. Dice and seats are always drawn.
 */
function checkUndrawn({ streams, table }: Again, e: number, event: { readonly [field: string]: Json }, wrong: Wrong): void {
  const type = String(event.type);
  const stream = Object.values(streams).find(
    (each) => each.kind !== 'seating' && !(each.kind === 'pile' && each.mixed === true) && Object.hasOwn(each.shown, type),
  );
  if (stream === undefined || stream.kind === 'seating') return;
  const shown = shownBy(event, stream.shown[type]);
  if (stream.kind !== 'pile') {
    if (shown.length > 0) wrong('WRONG_DRAWS', `event ${e} (${type}) shows what nobody drew`);
    return;
  }
  const isShown = (card: Card): boolean => shown.some((each) => each === card);
  const free = [...(table ?? [])].flatMap(([pile, cards]) => (pile.endsWith('/top') || cards.every(isShown) ? cards : []));
  if (shown.some((card) => !free.some((each) => each === card))) wrong('WRONG_DRAWS', `event ${e} (${type}) shows a card that nobody drew`);
}

/** The outcomes that an event shows, as a list. */
function shownBy(event: { readonly [field: string]: Json }, field: string | undefined): readonly Json[] {
  if (field === undefined) return [];
  const sealed = event.sealed as { readonly value: Json } | undefined;
  const value = field === 'sealed' ? sealed?.value : event[field];
  return Array.isArray(value) ? value : value === undefined ? [] : [value as Json];
}

function outcomes(
  stream: Exclude<Stream, { kind: 'pile' | 'seating' }>,
  commits: readonly Commit[],
  values: readonly number[],
): readonly Json[] {
  const list = stream.kind === 'die' ? stream.faces : seatsIn(commits);
  return values.map((value) => list[value] ?? null);
}

/** The seats, sorted by the first thing each plays. */
function seatsIn(commits: readonly Commit[]): readonly string[] {
  const chairs = (commits[0]?.envelope.events[0]?.chairs ?? []) as readonly { readonly seat: string; readonly holds: readonly string[] }[];
  return [...chairs].sort((a, b) => (String(a.holds[0]) < String(b.holds[0]) ? -1 : 1)).map(({ seat }) => seat);
}

/**
 * The cards that an event must show: those it took from a place that somebody knew, as they are; then those drawn; then, where that empties
 * the piles, the last card, for which nothing is drawn.
 */
function cardsDrawn(
  { table }: Again,
  runs: readonly Run[],
  valuesOf: (run: Run) => readonly number[],
  shown: readonly Json[],
  wrong: Wrong,
): readonly Json[] {
  const from = runs[0]?.from ?? [];
  const pool = [...inOrder(from.flatMap((pile) => table?.get(pile) ?? []))];
  const tops = from.flatMap((pile) => table?.get(`${pile}/top`) ?? []);
  const isKnown = (card: Json): boolean => tops.some((each) => each === card);
  const known = shown.slice(
    0,
    Math.max(
      0,
      shown.findIndex((card) => !isKnown(card)),
    ),
  );
  const drawn: Json[] = [];
  for (const run of runs) {
    if (run.n !== pool.length) wrong('WRONG_DRAWS', `draw ${run.i} of ${run.s} is from ${run.n} cards, but ${pool.length} are there`);
    for (const value of valuesOf(run)) drawn.push(...pool.splice(value, 1));
  }
  if (shown.length > known.length + drawn.length && pool.length === 1) drawn.push(...pool);
  return [...known, ...drawn];
}
