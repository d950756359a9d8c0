import { toBase64url } from '../../domain/lib/hash.ts';
import type { Json, JsonObject } from '../../domain/lib/json.ts';
import { canonical } from '../../domain/log/canonical.ts';
import { formOf } from '../../domain/log/forms.ts';
import { oneOf } from '../kit/random.ts';
import {
  chained,
  copied,
  type Draft,
  type Drawn,
  diceAgain,
  drawnIn,
  type Forger,
  movedIn,
  remade,
  shownBy,
} from './forger.ts';

/**
 * Forges a log in one place, or gives undefined where it has nothing of that kind. What the seed gives is recomputed
 * afterwards where the forger could do so. Lines, where the forgery is in the spelling.
 */
export type Forgery = (forger: Forger) => readonly Draft[] | readonly string[] | undefined;

export const lineOf = (commit: unknown): string => canonical(commit as Json);

/** One of some places at random, changed and recomputed; undefined where there is none, or nothing changed. */
export function at<P>(
  forger: Forger,
  places: readonly P[],
  change: (place: P) => boolean | undefined,
): readonly Draft[] | undefined {
  if (places.length === 0 || change(oneOf(forger.below, places)) === false) return undefined;
  return remade(forger.log, forger.played.seed);
}

/** Exchanges two cards wherever cards stand, from a commit on. */
function swapCards(forger: Forger, from: number, a: Json, b: Json): void {
  const swap = (value: Json): Json =>
    Array.isArray(value) ? value.map(swap) : value === a ? b : value === b ? a : value;
  for (const drawn of drawnIn(forger, 'pile')) {
    if (drawn.commit.envelope.v < from) continue;
    const shown = shownBy(drawn);
    shown.put(shown.list.map(swap));
  }
  for (const { envelope, secrets } of forger.log) {
    if (envelope.v >= from && secrets.piles) secrets.piles.value = swap(secrets.piles.value);
  }
}

/**
 * A card that lies in a pile of the run, and is not shown by it: the log itself says later that it was drawn from
 * there.
 */
function otherCard(forger: Forger, { run, commit }: Drawn, shown: readonly Json[]): Json | undefined {
  const later = forger.log.filter(({ envelope }) => envelope.v > commit.envelope.v);
  const cards = later.flatMap((each) =>
    each.envelope.moves.flatMap(({ from }, m) => (run.from?.includes(from) ? (movedIn(each)[m] ?? []) : [])),
  );
  const others = cards.filter((card) => !shown.includes(card));
  return others.length > 0 ? oneOf(forger.below, others) : undefined;
}

const dice = (forger: Forger): Drawn[] => drawnIn(forger, 'die');
const cards = (forger: Forger): Drawn[] =>
  drawnIn(forger, 'pile').filter(({ stream, event }) => stream.shown[String(event.type)] === 'sealed');

/** Puts one card instead of another, in what an event shows and in what moves with it. */
function replaceCard({ commit, run }: Drawn, shown: ReturnType<typeof shownBy>, card: Json, other: Json): void {
  shown.put(shown.list.with(shown.list.indexOf(card), other));
  commit.envelope.moves.forEach((move, m) => {
    const list = movedIn(commit)[m];
    if (move.e === run.e && list?.includes(card)) list.splice(list.indexOf(card), 1, other);
  });
}

export const withEvent = (forger: Forger, type: string) =>
  forger.log.flatMap((commit) =>
    commit.envelope.events.flatMap((event, e) => (event.type === type ? [{ commit, event, e }] : [])),
  );

export const sealsIn = (forger: Forger) =>
  forger.log.flatMap((commit) => commit.secrets.seals.map((seal) => ({ commit, seal })));

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Another spelling of the same bytes: the spare bits of the last character are not zero. */
const loose = (text: string): string => text.slice(0, -1) + LETTERS[LETTERS.indexOf(text.at(-1) ?? 'A') + 1];

/** Kinds of forgery that anybody finds in the log alone. */
export const WITHOUT_RULES: { readonly [kind: string]: Forgery } = {
  'die changed': (forger) =>
    at(forger, dice(forger), (drawn) => {
      const shown = shownBy(drawn);
      const i = forger.below(shown.list.length);
      const others = drawn.stream.kind === 'die' ? drawn.stream.faces.filter((face) => face !== shown.list[i]) : [];
      shown.put(shown.list.with(i, oneOf(forger.below, others)));
      return true;
    }),

  'dice without a draw': (forger) =>
    at(forger, dice(forger), ({ commit, run }) => {
      commit.envelope.draws = commit.envelope.draws.filter((each) => each.e !== run.e);
      const last = new Map<string, number>();
      for (const { envelope } of forger.log) {
        if (envelope.epoch !== commit.envelope.epoch) continue;
        envelope.draws = envelope.draws.map((each) => {
          const i = last.get(each.s) ?? 0;
          last.set(each.s, i + each.k);
          return { ...each, i };
        });
      }
      return true;
    }),

  'card changed': (forger) =>
    at(forger, cards(forger), (drawn) => {
      const shown = shownBy(drawn);
      const other = otherCard(forger, drawn, shown.list);
      if (other === undefined) return false;
      replaceCard(drawn, shown, oneOf(forger.below, shown.list), other);
      return true;
    }),

  'two cards exchanged from there on': (forger) =>
    at(forger, cards(forger), (drawn) => {
      const { list } = shownBy(drawn);
      const other = otherCard(forger, drawn, list);
      if (other === undefined) return false;
      swapCards(forger, drawn.commit.envelope.v, oneOf(forger.below, list), other);
      return true;
    }),

  'another card moved than was shown': (forger) =>
    at(forger, cards(forger), (drawn) => {
      const other = otherCard(forger, drawn, shownBy(drawn).list);
      const m = drawn.commit.envelope.moves.findIndex(({ e }) => e === drawn.run.e);
      const list = movedIn(drawn.commit)[m];
      if (other === undefined || list === undefined) return false;
      list.splice(forger.below(list.length), 1, other);
      return true;
    }),

  'draw swapped': (forger) =>
    at(forger, dice(forger), (drawn) => {
      const mine = shownBy(drawn);
      const others = dice(forger).filter(
        (each) => canonical(shownBy(each).list) !== canonical(mine.list) && each.run.k === drawn.run.k,
      );
      if (others.length === 0) return false;
      const theirs = shownBy(oneOf(forger.below, others));
      const kept = mine.list;
      mine.put(theirs.list);
      theirs.put(kept);
      return true;
    }),

  'draw thrown away': (forger) =>
    at(forger, dice(forger), ({ commit, run }) => {
      const { v, epoch } = commit.envelope;
      for (const each of dice(forger)) {
        const isLater = each.commit.envelope.v > v || (each.commit.envelope.v === v && each.run.i >= run.i);
        if (isLater && each.commit.envelope.epoch === epoch && each.run.s === run.s) each.run.i++;
      }
      diceAgain(forger, v);
      return true;
    }),

  'unknown stream': (forger) =>
    at(forger, dice(forger), ({ commit, run }) => {
      const { v, epoch } = commit.envelope;
      const first = run.i;
      const s = run.s;
      for (const each of dice(forger)) {
        const isLater = each.commit.envelope.v > v || (each.commit.envelope.v === v && each.run.i >= first);
        if (isLater && each.commit.envelope.epoch === epoch && each.run.s === s)
          Object.assign(each.run, { s: `${s}2`, i: each.run.i - first });
      }
      return true;
    }),

  'another number of outcomes': (forger) =>
    at(forger, [...dice(forger), ...cards(forger)], (drawn) => {
      drawn.run.n += 1;
      if (drawn.stream.kind === 'die') diceAgain(forger, drawn.commit.envelope.v);
      return true;
    }),

  'card twice': (forger) =>
    at(forger, cards(forger), (drawn) => {
      const shown = shownBy(drawn);
      const distinct = [...new Set(shown.list)];
      if (distinct.length < 2) return false;
      replaceCard(drawn, shown, distinct[0] ?? null, distinct[1] ?? null);
      return true;
    }),

  'cards put back into piles': (forger) =>
    at(
      forger,
      forger.log.filter(({ envelope }) => envelope.moves.length > 0 && !envelope.stock),
      ({ envelope }) => {
        const stock = forger.log.find((each) => each.envelope.stock)?.envelope.stock;
        if (stock === undefined) return false;
        envelope.stock = structuredClone(stock);
        return true;
      },
    ),

  'a move of an event that is not there': (forger) =>
    at(
      forger,
      forger.log.filter(({ envelope }) => envelope.moves.length > 0),
      ({ envelope }) => {
        envelope.moves = envelope.moves.map((move, m) => (m === 0 ? { ...move, e: envelope.events.length } : move));
        return true;
      },
    ),

  'seats dealt otherwise': (forger) =>
    at(forger, withEvent(forger, 'match/dealt'), ({ event }) => {
      const from = Object.entries(event.from as JsonObject);
      if (from.length < 2) return false;
      const [first, second] = from;
      event.from = Object.fromEntries([[first?.[0], second?.[1]], [second?.[0], first?.[1]], ...from.slice(2)]);
      return true;
    }),

  'seats dealt without draws': (forger) =>
    at(forger, withEvent(forger, 'match/dealt'), ({ commit, event }) => {
      const before = commit.envelope.draws.length;
      commit.envelope.draws = commit.envelope.draws.filter(({ s }) => s !== 'seating');
      const seats = Object.keys(event.from as JsonObject);
      event.from = Object.fromEntries(seats.map((seat) => [seat, seat]));
      return commit.envelope.draws.length < before;
    }),

  'epoch skipped': (forger) =>
    at(forger, withEvent(forger, 'match/restored'), ({ commit }) => {
      const { v, epoch } = commit.envelope;
      const before = forger.log[v - 2]?.envelope.epoch ?? 0;
      for (const { envelope } of forger.log) if (envelope.epoch === epoch) envelope.epoch = before;
      diceAgain(forger, v);
      return true;
    }),

  'epoch not its minute': (forger) =>
    at(forger, withEvent(forger, 'match/restored'), ({ commit }) => {
      const { v, epoch } = commit.envelope;
      const other = epoch + 1 + forger.below(5);
      for (const { envelope } of forger.log) if (envelope.epoch === epoch) envelope.epoch = other;
      diceAgain(forger, v);
      return true;
    }),

  'epoch without a restore': (forger) =>
    at(forger, forger.log, ({ envelope: { v, epoch, at: time } }) => {
      for (const { envelope } of forger.log)
        if (envelope.epoch === epoch && envelope.v >= v) envelope.epoch = Math.floor(time / 60_000) + 1;
      diceAgain(forger, v);
      return true;
    }),

  'salt lengthened': (forger) => {
    remade(forger.log, forger.played.seed);
    const places = sealsIn(forger);
    if (places.length === 0) return undefined;
    const { seal } = oneOf(forger.below, places);
    const [first, ...rest] = canonical(seal.value);
    seal.salt += String(first);
    try {
      seal.value = JSON.parse(rest.join('')) as Json;
    } catch {
      // What is left of the text is no value: then the salt alone is longer.
    }
    return forger.log;
  },

  'loose base64url': (forger) => {
    const commit = oneOf(forger.below, forger.log);
    const openings = forger.log.flatMap(({ envelope }) =>
      envelope.events.flatMap(({ opens }) => (opens ?? []) as { salt?: string }[]),
    );
    switch (forger.below(5)) {
      case 0:
        commit.envelope.nonce = loose(commit.envelope.nonce);
        return remade(forger.log, forger.played.seed);
      case 1:
        if (commit.secrets.command) commit.secrets.command.salt = loose(commit.secrets.command.salt);
        return forger.log;
      case 2:
        for (const { event } of withEvent(forger, 'match/ended')) event.seed = loose(String(event.seed));
        return chained(forger.log);
      case 3: {
        const opened = openings.filter(({ salt }) => salt !== undefined);
        if (opened.length === 0) return undefined;
        const opening = oneOf(forger.below, opened);
        opening.salt = loose(String(opening.salt));
        return chained(forger.log);
      }
      default:
        commit.hash = loose(commit.hash);
        return forger.log;
    }
  },

  'a key given twice': (forger) => {
    const lines = forger.log.map(lineOf);
    const i = forger.below(lines.length);
    const line = lines[i] ?? '';
    const doubled = oneOf(forger.below, [
      line.replace('"at":', '"at":1,"at":'),
      line.replace('{"envelope":', '{"envelope":{},"envelope":'),
      line.replace('"type":', '"type":"match/ended","type":'),
    ]);
    return lines.with(i, doubled);
  },

  'another spelling of a line': (forger) => {
    const lines = forger.log.map(lineOf);
    const i = forger.below(lines.length);
    const line = lines[i] ?? '';
    const changed = oneOf(forger.below, [
      `${line} `,
      line.replace('{', '{ '),
      line.replace(/"v":(\d+)/, '"v":$1.0'),
      line.replace('a', '\\u0061'),
    ]);
    return lines.with(i, changed);
  },

  'number that two languages read in two ways': (forger) =>
    at(forger, forger.log, ({ envelope }) => {
      const [event] = envelope.events;
      if (event) event.forged = oneOf(forger.below, [0.1, 2 ** 53, 1e21, -1e-7]);
      return event !== undefined;
    }),

  'form lowered': (forger) => {
    const { below, log } = forger;
    const from = oneOf(below, [0, below(log.length)]);
    const strip = ({
      form: _,
      epoch: _1,
      nonce: _2,
      moves: _3,
      stock: _4,
      piles: _5,
      arrived: _6,
      ...rest
    }: Draft['envelope']) => ({
      ...rest,
      draws: Object.fromEntries(rest.draws.map(({ s, i, k }) => [s, i + k])),
    });
    const lowered = log.map((commit, i) => (i < from ? commit : { ...commit, envelope: strip(commit.envelope) }));
    return chained(lowered as Draft[]);
  },

  arrived: (forger) =>
    at(forger, forger.log, ({ envelope }) => {
      envelope.arrived = envelope.at + oneOf(forger.below, [0, 1, -8001, -60_000]);
      return true;
    }),

  'time back': (forger) =>
    at(forger, forger.log.slice(1), ({ envelope }) => {
      envelope.at = (forger.log[envelope.v - 2]?.envelope.at ?? 0) - 1;
      return true;
    }),

  'another command': (forger) => {
    const { secrets } = oneOf(forger.below, forger.log);
    if (secrets.command) secrets.command.value = { type: 'tick', forged: forger.below(9) };
    return chained(forger.log);
  },

  'opening changed': (forger) => {
    const places = forger.log.flatMap(({ envelope, secrets }) => [
      ...secrets.opened,
      ...envelope.events.flatMap(({ opens }) =>
        ((opens ?? []) as unknown as { value?: Json }[]).filter(({ value }) => value !== undefined),
      ),
    ]);
    if (places.length === 0) return undefined;
    oneOf(forger.below, places).value = { forged: true };
    return chained(forger.log);
  },

  'a secret left out': (forger) => {
    const places = sealsIn(forger);
    if (places.length === 0) return undefined;
    const { commit, seal } = oneOf(forger.below, places);
    commit.secrets.seals = commit.secrets.seals.filter((each) => each !== seal);
    return forger.log;
  },

  'seed changed': (forger) => {
    const seed = forger.played.seed.map((byte) => byte ^ 1);
    for (const { event } of withEvent(forger, 'match/ended')) event.seed = toBase64url(seed);
    return remade(forger.log, seed);
  },

  'seed and its commitment changed': (forger) => {
    const seed = forger.played.seed.map((byte) => byte ^ 1);
    const first = forger.log[0]?.envelope.events[0];
    if (first) first.seedCommitment = formOf(2).seedCommitment(seed);
    for (const { event } of withEvent(forger, 'match/ended')) event.seed = toBase64url(seed);
    return drawnIn(forger, 'die').length + drawnIn(forger, 'pile').length > 0 ? remade(forger.log, seed) : undefined;
  },
};

/**
 * Commits of another game instead of as many of this one; the other forger's game takes the name of this one, its
 * secrets are its own.
 */
export function spliced(forger: Forger, other: Forger): readonly Draft[] {
  const from = 1 + forger.below(Math.min(forger.log.length, other.log.length) - 2);
  const { game } = forger.log[0]?.envelope ?? { game: '' };
  const many = 1 + forger.below(3);
  const taken = copied(other.log as never).slice(from, from + many);
  for (const { envelope } of taken) Object.assign(envelope, { game, at: forger.log[envelope.v - 1]?.envelope.at });
  return chained([...forger.log.slice(0, from), ...taken, ...forger.log.slice(from + taken.length)]);
}
