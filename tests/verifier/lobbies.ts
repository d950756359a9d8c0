import type { Json, JsonObject } from '../../domain/lib/json.ts';
import { oneOf } from '../kit/random.ts';
import type { Draft, Forger } from './forger.ts';
import { at, type Forgery, withEvent } from './forgeries.ts';

// Forgeries of what happens before the start: changes of the lobby, and players who sit down, move, and are removed.

const edits = (forger: Forger) => withEvent(forger, 'match/edited');
const leaves = (forger: Forger, how: string) =>
  withEvent(forger, 'match/left').filter(({ event }) => event.how === how);

const chairsOf = ({ log }: Forger): readonly JsonObject[] =>
  log[0]?.envelope.events[0]?.chairs as readonly JsonObject[];

const startOf = ({ log }: Forger): number =>
  log.find(({ envelope }) => envelope.events.some(({ type }) => type === 'match/started'))?.envelope.v ??
  log.length + 1;

/** Commits after the start that leave the match to go on. */
const inPlay = (forger: Forger): readonly Draft[] =>
  forger.log.filter(
    ({ envelope: { v, events } }) => v > startOf(forger) && !events.some(({ type }) => type === 'match/ended'),
  );

/** The seat of a player before a commit. */
function sittingAt({ log }: Forger, v: number): readonly string[] {
  const sitting = new Set<string>();
  for (const { envelope } of log.slice(0, v - 1)) {
    for (const { type, seat } of envelope.events) {
      if (type === 'match/joined') sitting.add(String(seat));
      if (type === 'match/left') sitting.delete(String(seat));
    }
  }
  return [...sitting];
}

const somebodyElse = (forger: Forger): string =>
  oneOf(forger.below, [
    `user:u${'F'.repeat(22)}`,
    `seat:${oneOf(forger.below, forger.played.seats)}`,
    'house',
    'someone',
  ]);

/** Kinds that a reader finds at any time, since they show in what is public. */
export const IN_THE_LOBBY: { readonly [kind: string]: Forgery } = {
  'a lobby changed after the start': (forger) =>
    at(forger, inPlay(forger), ({ envelope }) => {
      const owner = String(forger.log[0]?.envelope.events[0]?.owner);
      envelope.events.push({ type: 'match/edited', texts: `${'F'.repeat(42)}E` });
      envelope.by = `user:${owner}`;
      return true;
    }),

  'a lobby changed by another than its owner': (forger) =>
    at(forger, edits(forger), ({ commit }) => {
      commit.envelope.by = somebodyElse(forger);
      return true;
    }),

  'a setting changed that may not': (forger) =>
    at(forger, edits(forger), ({ event }) => {
      const settings = event.settings as JsonObject;
      event.settings = oneOf(forger.below, [
        { ...settings, anonymous: true },
        { entropy: 'house' },
        { seating: 'choose' },
        { invited: [] },
        { press: {} },
        { sandbox: true },
        { spectators: { is: 'off' } },
        [],
        null,
        5,
      ]) as Json;
      return true;
    }),

  'seats changed to what are none': (forger) =>
    at(forger, edits(forger), ({ event }) => {
      const [chair = {}] = chairsOf(forger);
      event.chairs = oneOf(forger.below, [
        [],
        null,
        'seats',
        [chair, chair],
        [{ seat: 1, holds: [] }],
        [{ seat: 'x' }],
      ]) as Json;
      return true;
    }),

  'seats changed so that somebody sits nowhere': (forger) =>
    at(forger, edits(forger), ({ commit, event }) => {
      const gone = oneOf(forger.below, sittingAt(forger, commit.envelope.v));
      event.chairs = chairsOf(forger).filter(({ seat }) => seat !== gone) as unknown as Json;
      return true;
    }),

  'a person sits down on a taken seat': (forger) =>
    at(forger, withEvent(forger, 'match/joined'), ({ commit, event }) => {
      const taken = sittingAt(forger, commit.envelope.v).filter((seat) => seat !== event.seat);
      if (taken.length === 0) return false;
      event.seat = oneOf(forger.below, taken);
      return true;
    }),

  'a person leaves a seat that is free': (forger) =>
    at(forger, withEvent(forger, 'match/left'), ({ commit, event }) => {
      const taken = sittingAt(forger, commit.envelope.v);
      const vacant = chairsOf(forger).filter(({ seat }) => !taken.includes(String(seat)));
      if (vacant.length === 0) return false;
      event.seat = oneOf(forger.below, vacant).seat ?? null;
      return true;
    }),

  'somebody removed by another than the owner': (forger) =>
    at(forger, leaves(forger, 'removed'), ({ commit }) => {
      commit.envelope.by = somebodyElse(forger);
      return true;
    }),

  'somebody moved or removed after the start': (forger) =>
    at(forger, inPlay(forger), ({ envelope }) => {
      const seat = oneOf(forger.below, sittingAt(forger, envelope.v));
      const how = oneOf(forger.below, ['moved', 'removed']);
      envelope.events.push({ type: 'match/left', seat, how });
      return true;
    }),

  'somebody moves and sits down nowhere': (forger) =>
    at(forger, leaves(forger, 'moved'), ({ commit: { envelope }, event, e }) => {
      const there = envelope.events[e + 1];
      if (there === undefined) return false;
      if (forger.below(2) === 0) envelope.events = envelope.events.toSpliced(e + 1, 1);
      else there.seat = event.seat ?? null;
      return there.sealed === undefined;
    }),

  'another sits down than the one who moves': (forger) =>
    at(
      forger,
      leaves(forger, 'moved').filter(({ commit, e }) => commit.envelope.events[e + 1]?.holder !== undefined),
      ({ commit, e }) => {
        const there = commit.envelope.events[e + 1];
        const holder = oneOf(forger.below, [{ kind: 'bot' }, { kind: 'user', user: 'uForged' }, null]);
        if (holder !== null) Object.assign(there ?? {}, { holder });
        else delete there?.holder;
        return true;
      },
    ),
};

/** Kinds that only the engine that decided finds. */
export const LOBBIES_WITH_THE_ENGINE: { readonly [kind: string]: Forgery } = {
  'another change of the lobby': (forger) =>
    at(forger, edits(forger), ({ event }) => {
      const settings = event.settings as JsonObject;
      event.settings = oneOf(forger.below, [{ ...settings, grace: 7 }, { deadlines: settings.deadlines ?? null }, {}]);
      return true;
    }),

  'a change of the lobby left out': (forger) =>
    at(forger, edits(forger), ({ commit, e }) => {
      commit.envelope.events = commit.envelope.events.toSpliced(e, 1);
      return true;
    }),

  'somebody left who was removed, or was removed who left': (forger) =>
    at(forger, [...leaves(forger, 'left'), ...leaves(forger, 'removed')], ({ commit, event }) => {
      const owner = String(forger.log[0]?.envelope.events[0]?.owner);
      if (event.how === 'left') commit.envelope.by = `user:${owner}`;
      event.how = event.how === 'left' ? 'removed' : 'left';
      return true;
    }),

  'another who moved': (forger) =>
    at(forger, leaves(forger, 'moved'), ({ commit, event }) => {
      const others = forger.played.seats.filter((seat) => seat !== event.seat);
      commit.envelope.by = `seat:${oneOf(forger.below, others)}`;
      return true;
    }),
};
