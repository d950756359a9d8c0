import type { Json, JsonObject } from '../../domain/lib/json.ts';
import { oneOf } from '../kit/random.ts';
import { copied, type Draft, type Forger, movedIn, remade } from './forger.ts';
import { at, type Forgery, withEvent } from './forgeries.ts';
import type { Played } from './logs.ts';

const isOfMatch = (event: JsonObject): boolean => String(event.type).startsWith('match/');

/** Events of a game that nothing else in their commit points to. */
const looseEvents = ({ log }: Forger) =>
  log.flatMap((commit) => {
    const { events, draws, moves } = commit.envelope;
    const event = events.at(-1);
    const isLoose = event !== undefined && events.length > 1 && !isOfMatch(event) && !event.sealed && !event.opens;
    return isLoose && ![...draws, ...moves].some(({ e }) => e === events.length - 1) ? [commit] : [];
  });

/** Kinds that only the engine that decided finds: without one nothing is found, and nothing is said to hold. */
export const WITH_THE_ENGINE: { readonly [kind: string]: Forgery } = {
  'winner changed': (forger) =>
    at(forger, withEvent(forger, 'match/ended'), ({ event }) => {
      event.outcome = { result: 'won', seats: [oneOf(forger.below, forger.played.seats)], how: 'forged' };
      return true;
    }),

  'result changed': (forger) => {
    const types = new Set(
      Object.values(forger.played.game.streams).flatMap((stream) =>
        stream.kind === 'seating' ? [] : Object.keys(stream.shown),
      ),
    );
    const places = forger.log.flatMap(({ envelope }) =>
      envelope.events.flatMap((event) => {
        if (isOfMatch(event) || types.has(String(event.type))) return [];
        return Object.keys(event).flatMap((field) =>
          typeof event[field] === 'number' || field === 'rule' ? [{ event, field }] : [],
        );
      }),
    );
    return at(forger, places, ({ event, field }) => {
      const value = event[field];
      event[field] = typeof value === 'number' ? value + 1 : 'another rule';
      return true;
    });
  },

  'hand held back': (forger) => {
    const stock = Object.keys(forger.log.find(({ envelope }) => envelope.stock)?.envelope.stock ?? {});
    const places = forger.log.flatMap((commit, c) =>
      commit.envelope.moves.flatMap((move, m) => {
        const [card] = movedIn(commit)[m] ?? [];
        const later = forger.log.slice(c + 1).flatMap((each) => movedIn(each).flat());
        return move.n === 1 && card !== undefined && !later.includes(card) ? [{ commit, m }] : [];
      }),
    );
    return at(forger, places, ({ commit: { envelope }, m }) => {
      const { from, to } = envelope.moves[m] ?? { from: '', to: '' };
      const other = oneOf(
        forger.below,
        stock.filter((pile) => pile !== from && pile !== to),
      );
      envelope.moves = envelope.moves.map((move, i) => (i === m ? { ...move, to: other } : move));
      return true;
    });
  },

  'an event left out': (forger) =>
    at(forger, looseEvents(forger), ({ envelope }) => {
      envelope.events.pop();
      return true;
    }),

  'an event moved to another commit': (forger) =>
    at(forger, looseEvents(forger), ({ envelope }) => {
      const next = forger.log[envelope.v]?.envelope;
      if (next === undefined || next.events.some(({ type }) => type === 'match/ended')) return false;
      next.events.push(envelope.events.pop() ?? {});
      return true;
    }),

  'a takeback left out': (forger) => {
    const places = withEvent(forger, 'match/took-back').filter(
      ({ commit }) => forger.log[commit.envelope.v]?.envelope.ask !== undefined,
    );
    if (places.length === 0) return undefined;
    const { v } = oneOf(forger.below, places).commit.envelope;
    const log = forger.log.filter(({ envelope }) => envelope.v !== v);
    renumbered(log, v + 1, -1);
    return remade(log, forger.played.seed);
  },

  'a takeback twice': (forger) => {
    const places = withEvent(forger, 'match/took-back');
    return places.length === 0 ? undefined : twice(forger, oneOf(forger.below, places).commit.envelope.v);
  },

  'the commands of two commits exchanged': (forger) =>
    at(forger, forger.log, ({ secrets, envelope }) => {
      const { secrets: others } = oneOf(forger.below, forger.log);
      if (secrets.command === undefined || others.command === undefined || envelope.v === 1) return false;
      [secrets.command, others.command] = [others.command, secrets.command];
      return JSON.stringify(secrets.command.value) !== JSON.stringify(others.command.value);
    }),

  'another who acted': (forger) =>
    at(
      forger,
      forger.log.filter(({ envelope }) => envelope.by.startsWith('seat:')),
      ({ envelope }) => {
        const mine = envelope.by;
        envelope.by = `seat:${oneOf(forger.below, forger.played.seats)}`;
        return envelope.by !== mine;
      },
    ),

  'other settings': (forger) =>
    at(forger, withEvent(forger, 'match/created'), ({ event }) => {
      const settings = event.settings as JsonObject;
      if (settings.entropy === 'joint') return false;
      event.settings = { ...settings, draw: settings.draw === 'majority' ? 'unanimous' : 'majority' };
      return true;
    }),
};

/** Names the engine otherwise, from some commit on. */
export const renamed =
  (nameOf: (of: string) => string): Forgery =>
  (forger) =>
    at(forger, forger.log, ({ envelope: { v } }) => {
      for (const { envelope } of forger.log) if (envelope.v >= v) envelope.engine = nameOf(forger.played.game.id);
      return isPlain(forger);
    });

/** Whether nothing in a game depends on the hash of a commit, as joint dice do: it can be changed unseen. */
const isPlain = ({ log }: Pick<Forger, 'log'>): boolean =>
  !log.some(({ envelope }) => envelope.events.some(({ type }) => type === 'match/closed'));

/** Votes against an end, which change nothing that is decided later. */
const idleVotes = ({ log }: Forger): readonly Draft[] =>
  log.filter(
    ({ envelope: { events } }) => events.length === 1 && events[0]?.type === 'match/voted' && events[0].value === false,
  );

/**
 * Whether the log was restored just after a commit: then deadlines go on from the time of that commit, so the engine
 * misses it.
 */
const isRestoredFrom = ({ log }: Pick<Forger, 'log'>, { envelope: { v } }: Draft): boolean =>
  log[v]?.envelope.events.some(({ type }) => type === 'match/restored') === true;

/**
 * A log with this number of commits more or less before version `from`: versions are renumbered wherever they stand.
 */
function renumbered(log: readonly Draft[], from: number, by: number): void {
  const moved = (v: Json | undefined): Json | undefined => (typeof v === 'number' && v >= from ? v + by : v);
  for (const { envelope, secrets } of log) {
    if (envelope.v >= from) envelope.v += by;
    for (const event of envelope.events) {
      for (const opening of (event.opens ?? []) as unknown as { v: number }[]) opening.v = Number(moved(opening.v));
      if (event.type === 'match/took-back') event.version = moved(event.version) ?? null;
      if (event.type !== 'match/restored') continue;
      event.from = envelope.v - 1;
      Object.assign(secrets.command?.value ?? {}, { from: envelope.v - 1 });
    }
  }
}

/** A log in which a commit stands twice, as another command. */
function twice({ log, played }: Forger, v: number): readonly Draft[] {
  const made = structuredClone(log.slice(v - 1, v));
  for (const { envelope } of made) Object.assign(envelope, { cmdId: `forged-${v}`, nonce: `${'B'.repeat(21)}A` });
  const after = log.slice(v - 1);
  renumbered(after, v, 1);
  return remade([...log.slice(0, v - 1), ...made, ...after], played.seed);
}

/** Changes all times of a log. */
function inTimes(value: Json, by: number): Json {
  if (Array.isArray(value)) return value.map((item) => inTimes(item, by));
  if (typeof value === 'number') return value > 1_000_000_000_000 ? value + by : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inTimes(item as Json, by)]));
}

/** Exchanges a text wherever it stands. */
const inTexts = <T>(value: T, from: string, to: string): T =>
  JSON.parse(JSON.stringify(value).replaceAll(from, to)) as T;

/**
 * A consistent new history: only a person who kept a receipt or a head finds it. `others`: other logs of the same game.
 */
export const withAReceipt = (others: (of: Played) => readonly Played[]): { readonly [kind: string]: Forgery } => ({
  'another title': (forger) =>
    at(forger, forger.log.slice(0, 1), ({ envelope, secrets }) => {
      const [created] = envelope.events;
      const texts = `${'F'.repeat(42)}E`;
      if (created) created.texts = texts;
      Object.assign(secrets.command?.value ?? {}, { texts });
      return isPlain(forger);
    }),

  'another title later': (forger) =>
    at(forger, withEvent(forger, 'match/edited'), ({ commit, event }) => {
      const texts = `${'F'.repeat(42)}E`;
      event.texts = texts;
      Object.assign(commit.secrets.command?.value ?? {}, { texts });
      return isPlain(forger);
    }),

  'another owner': (forger) => {
    const owner = String(forger.log[0]?.envelope.events[0]?.owner);
    const log = inTexts(forger.log, `"user:${owner}"`, '"user:uForged"').map((commit) =>
      inTexts(commit, `"${owner}"`, '"uForged"'),
    );
    return isPlain(forger) ? remade(log, forger.played.seed) : undefined;
  },

  'other times': (forger) => {
    const isRestored = withEvent(forger, 'match/restored').length > 0;
    const log = inTimes(
      forger.log as unknown as Json,
      isRestored ? 1 : 60_000 * (1 + forger.below(50)),
    ) as unknown as Forger['log'];
    return isPlain(forger) ? remade(log, forger.played.seed) : undefined;
  },

  'other nonces': (forger) =>
    at(forger, forger.log, ({ envelope }) => {
      envelope.nonce = `${'B'.repeat(21)}A`;
      return isPlain(forger);
    }),

  'another id of a command': (forger) => {
    const votes = forger.log.filter(({ envelope }) => envelope.events.some(({ type }) => type === 'match/voted'));
    return at(forger, votes, ({ envelope }) => {
      const { v } = envelope;
      const isSettled = envelope.events.some(({ type }) => type === 'match/ended');
      for (const each of forger.log) if (each.envelope.v === v) each.envelope.cmdId = `forged-${v}`;
      return !isSettled && isPlain(forger);
    });
  },

  'another command': (forger) => {
    const votes = withEvent(forger, 'match/voted').filter(
      ({ commit }) => !commit.envelope.events.some(({ type }) => type === 'match/ended'),
    );
    return at(forger, votes, ({ commit, event }) => {
      if (event.value !== false || !isPlain(forger)) return false;
      event.kind = event.kind === 'cancel' ? 'draw' : 'cancel';
      Object.assign(commit.secrets.command?.value ?? {}, { kind: event.kind });
      return true;
    });
  },

  'a vote left out': (forger) => {
    const votes = idleVotes(forger).filter((vote) => !isRestoredFrom(forger, vote));
    if (votes.length === 0 || !isPlain(forger)) return undefined;
    const { v } = oneOf(forger.below, votes).envelope;
    const log = forger.log.filter(({ envelope }) => envelope.v !== v);
    renumbered(log, v + 1, -1);
    return remade(log, forger.played.seed);
  },

  'a vote made up': (forger) => {
    const votes = idleVotes(forger);
    if (votes.length === 0 || !isPlain(forger)) return undefined;
    return twice(forger, oneOf(forger.below, votes).envelope.v);
  },

  'a whole new history': (forger) => {
    const other = oneOf(forger.below, others(forger.played));
    const log = copied(other.commits).map((commit) => inTexts(commit, `"${other.id}"`, `"${forger.played.id}"`));
    return isPlain({ log }) ? remade(log, other.seed) : undefined;
  },

  'cut off': (forger) => forger.log.slice(0, 1 + forger.below(forger.log.length - 1)),
});
