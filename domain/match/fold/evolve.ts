import type { Play } from '../../contract/game.ts';
import type { SeatId } from '../../lib/ids.ts';
import type { Json } from '../../lib/json.ts';
import { sure } from '../../lib/sure.ts';
import { eventsOf } from '../../log/commit.ts';
import type { Commit, Envelope } from '../../log/envelope.ts';
import { isFork } from '../../log/forks.ts';
import { bankAfter } from '../clock/bank.ts';
import { spentAfter, withoutAnswer } from '../clock/limits.ts';
import { type Opened, openedAfter } from '../clock/opened.ts';
import { runsSince } from '../clock/overlap.ts';
import { sparedAfter } from '../clock/spared.ts';
import { withId } from '../state/command-ids.ts';
import { type Absent, type AnyEvent, isMatchEvent, type MatchEvent } from '../state/events.ts';
import { faceAfter } from '../state/face.ts';
import { moderatedAfter } from '../state/moderated.ts';
import { type Chair, chairOf, type Holder, type Match } from '../state/state.ts';
import { DEFAULT_SETTINGS, settingsIn, withEdits } from '../state/usual.ts';
import { drawsAfter, sealsAfter } from './evolve-log.ts';
import { evolveTime, gone } from './evolve-time.ts';
import { forkedBy, unbound } from './forked.ts';
import { sittingsAfter } from './sittings.ts';
import { withOrder } from './standing.ts';
import { answeredFor, tenuresAfter, tenuresBegun } from './tenures.ts';
import { undoAfter } from './undo.ts';

/** The match before its first commit. */
export const NOTHING: Match = {
  game: '',
  of: '',
  rules: '',
  v: 0,
  at: 0,
  head: '',
  status: 'lobby',
  owner: '',
  options: {},
  settings: DEFAULT_SETTINGS,
  seedCommitment: '',
  createdAt: 0,
  chairs: [],
  votes: {},
  standing: {},
  rewinds: 0,
  draws: {},
  seals: {},
  ids: '',
};

/** A log with a hole, or with commits of two histories. */
export class BrokenLog extends Error {}

/**
 * Folds one commit into a match. Deterministic, never mutates, knows no rule of any game. Throws `BrokenLog` when the
 * commit is not the next one of this match: a fault of the store, or a log that was restored under writers.
 */
export function fold(game: Play, before: Match, commit: Commit): Match {
  const { envelope, hash } = commit;
  if (envelope.v !== before.v + 1 || envelope.prev !== before.head)
    throw new BrokenLog(`commit ${envelope.v} does not follow version ${before.v} of ${envelope.game}`);
  const match = isFork(envelope) ? unbound(before) : before;
  const events = eventsOf(commit);
  let next: Match = { ...match, ...formIn(envelope), game: envelope.game, rules: envelope.rules, at: envelope.at };
  for (const event of events) next = apply(game, next, event);
  const { undo: _undo, face: _face, spared: _spared, opened: _opened, stood: _stood, halted: _halted, ...rest } = next;
  const undo = undoAfter(game, match, next, commit, events);
  const spent = spentAfter(game, match, next.spent, envelope);
  const bank = bankAfter(game, match, rest, envelope);
  return {
    ...rest,
    ...tenuresAfter(match, rest, envelope),
    ...(bank && { bank }),
    ...ranAfter(match, { ...rest, ...(bank && { bank }) }, envelope),
    ...(undo && { undo }),
    ...sparedAfter(game, match, next, events),
    ...faceAfter(game, match, next, envelope.v, envelope.at),
    v: envelope.v,
    head: hash,
    draws: drawsAfter(match, envelope),
    seals: sealsAfter(match, commit, events),
    ids: withId(match.ids, envelope),
    ...closedBy(next, commit),
    ...sittingsAfter(match, next, envelope),
    ...(spent && { spent }),
  };
}

/** Returns since when the deadline of a match of form 2 runs, and when it stood still since. */
function ranAfter({ opened, stood: before, halted }: Match, after: Match, { form, at, events }: Envelope): Opened {
  if (form !== 2) return {};
  const was = {
    ...(opened !== undefined && { opened }),
    ...(before && { stood: before }),
    ...(halted !== undefined && { halted }),
  };
  const { stood = [], ...ran } = openedAfter(was, at, events);
  const since = runsSince({ ...after, ...ran });
  const kept = stood.filter(([, until]) => until > since);
  return { ...ran, ...(kept.length > 0 && { stood: kept }) };
}

/** Puts the hash of a commit that fixes the contributions into the seed. */
function closedBy({ entropy }: Match, { envelope, hash }: Commit): Pick<Match, 'entropy'> {
  const isClosing = envelope.events.some(({ type }) => type === 'match/closed');
  return entropy === undefined || !isClosing ? {} : { entropy: { ...entropy, closed: hash } };
}

/** What the match keeps of the form of its log. */
const formIn = (envelope: Envelope): Pick<Match, 'form' | 'epoch'> =>
  envelope.form === 2 ? { form: 2, ...(envelope.epoch > 0 && { epoch: envelope.epoch }) } : {};

/**
 * One event on a match, without the commit's bookkeeping (version, draws, seals, undo): what `decide` looks ahead with.
 */
export function apply(game: Play, match: Match, event: AnyEvent): Match {
  if (!isMatchEvent(event)) return { ...match, state: game.evolve(match.state, event) as Json };
  switch (event.type) {
    case 'match/created':
      return {
        ...match,
        of: event.of,
        ...(event.title !== undefined && { title: event.title }),
        ...(event.texts !== undefined && { texts: event.texts }),
        ...known(match, event.owner),
        owner: event.owner,
        ...(event.origin && { origin: event.origin }),
        options: event.options,
        settings: settingsIn(match, event.settings),
        seedCommitment: event.seedCommitment,
        createdAt: match.at,
        chairs: event.chairs,
        ...(event.settings.entropy === 'joint' && { entropy: { failed: 0, contributions: [], revealed: {} } }),
      };
    case 'match/forked':
      return forkedBy(match, event);
    case 'match/edited':
      return edited(match, event);
    case 'match/joined': {
      const holder = 'holder' in event ? event.holder : (event.sealed.value as Holder);
      const chairs = match.chairs.map(({ former, ...chair }) =>
        chair.seat === event.seat ? { ...chair, holder } : { ...chair, ...(former !== undefined && { former }) },
      );
      const named = holder.kind === 'user' ? known(match, holder.user) : {};
      const joined = { ...match, ...named, chairs, ...contributed(match, event.seat, event.contribution) };
      return match.status === 'playing' && holder.kind === 'user'
        ? { ...joined, ...tenuresBegun(match, [{ seat: event.seat, holder }]) }
        : joined;
    }
    case 'match/contributed':
      return { ...match, ...contributed(match, event.seat, event.contribution) };
    // The hash of the commit is not known yet: `fold` puts it in.
    case 'match/closed':
      if (event.seats !== undefined)
        return { ...match, check: { failed: match.check?.failed ?? 0, seats: event.seats, confirmed: [] } };
      return { ...match, entropy: { ...sure(match.entropy, 'entropy of a match that closes'), closed: '' } };
    case 'match/revealed': {
      const entropy = sure(match.entropy, 'entropy of a match with reveals');
      return { ...match, entropy: { ...entropy, revealed: { ...entropy.revealed, [event.seat]: event.bytes } } };
    }
    case 'match/confirmed': {
      const check = sure(match.check, 'ready check of a match that is confirmed');
      return { ...match, check: { ...check, confirmed: [...check.confirmed, event.seat] } };
    }
    case 'match/reopened': {
      const opened = { ...match, votes: withoutReady(match.votes) };
      if (match.entropy === undefined) return { ...opened, check: { failed: event.failed, confirmed: [] } };
      return { ...opened, entropy: { failed: event.failed, contributions: [], revealed: {} } };
    }
    case 'match/preferred': {
      const wish = { seats: event.sealed.value as readonly SeatId[], topic: event.sealed.topic };
      return {
        ...match,
        chairs: match.chairs.map((chair) => (chair.seat === event.seat ? { ...chair, wish } : chair)),
      };
    }
    case 'match/dealt':
      return {
        ...match,
        chairs: match.chairs.map((chair) =>
          seated(
            chair,
            match.chairs.find(({ seat }) => seat === event.from[chair.seat]),
          ),
        ),
      };
    case 'match/left':
      return {
        ...gone(match, event.seat),
        ...(event.how === 'removed' && removed(match, event.seat)),
        chairs: match.chairs.map((chair) => (chair.seat === event.seat ? seated(chair, undefined) : chair)),
        ...(match.status === 'lobby' && contributed(match, event.seat, undefined)),
      };
    case 'match/moderated':
      return { ...match, ...moderatedAfter(match, event) };
    case 'match/started': {
      const begins: Match = { ...match, status: 'playing', votes: {}, state: game.initial(match.options) as Json };
      return { ...begins, ...tenuresBegun(match, match.chairs) };
    }
    case 'match/voted': {
      const others = (match.votes[event.kind] ?? []).filter((seat) => seat !== event.seat);
      return {
        ...match,
        votes: { ...match.votes, [event.kind]: event.value ? [...others, event.seat].sort() : others },
        ...(event.calendar && { calendars: { ...match.calendars, [event.seat]: event.calendar } }),
      };
    }
    case 'match/stood':
      return { ...match, standing: withOrder(game, match, event.seat, event.sealed.value) };
    case 'match/answered':
      return {
        ...match,
        ...answeredFor(match, event.seat, event.ask, 'how' in event ? event.how : (event.sealed.value as Absent)),
      };
    case 'match/restored':
    case 'match/clock-set':
      return match;
    case 'match/noted':
    case 'match/paused':
    case 'match/resumed':
    case 'match/extended':
    case 'match/away':
    case 'match/vacated':
    case 'match/calendar':
    case 'match/outage':
    case 'match/clock':
      return evolveTime(game, match, event);
    case 'match/took-back': {
      const { base, since } = sure(match.undo, 'step to take back');
      const kept = since.filter(({ v }) => v !== event.version);
      const state = kept
        .flatMap(({ events }) => events)
        .reduce<unknown>((at, each) => game.evolve(at, each), base) as Json;
      return { ...match, ...withoutAnswer(match, event.seat), state, rewinds: match.rewinds + 1 };
    }
    case 'match/ended': {
      const { due: _, grace: __, paused: ___, ...rest } = match;
      return { ...rest, status: 'over', outcome: event.outcome, seed: event.seed };
    }
  }
}

/** Returns a lobby after a change: seated players stay, and are no longer ready. The commit is the next one. */
function edited(
  match: Match,
  { texts, options, chairs, settings }: Extract<MatchEvent, { type: 'match/edited' }>,
): Match {
  const there = chairs?.map((chair): Chair => {
    const { holder, wish } = chairOf(match, chair.seat) ?? {};
    return { ...chair, ...(holder && { holder }), ...(wish && { wish }) };
  });
  const changed: Match = {
    ...match,
    texts,
    edited: match.v + 1,
    ...(options !== undefined && { options }),
    ...(there && { chairs: there }),
    ...(settings && { settings: withEdits(match.settings, settings) }),
    votes: withoutReady(match.votes),
  };
  return { ...changed, ...inOrder(changed) };
}

/** Returns the person whom the owner removes from a seat, by the next commit; none for a bot. */
function removed(match: Match, seat: SeatId): Pick<Match, 'removed'> {
  const holder = chairOf(match, seat)?.holder;
  return holder?.kind === 'user' ? { removed: { ...match.removed, [holder.user]: match.v + 1 } } : {};
}

const withoutReady = (votes: Match['votes']): Match['votes'] =>
  Object.fromEntries(Object.entries(votes).filter(([kind]) => kind !== 'ready'));

/** Records the commitment to bytes for the dice of the person at a place, or (`undefined`) its withdrawal. */
function contributed(
  { entropy, chairs }: Match,
  place: SeatId,
  contribution: string | undefined,
): Pick<Match, 'entropy'> {
  if (entropy === undefined) return {};
  const others = entropy.contributions.filter(({ seat }) => seat !== place);
  const contributions = contribution === undefined ? others : [...others, { seat: place, contribution }];
  return inOrder({ entropy: { ...entropy, contributions }, chairs });
}

/** The contributions to the dice in the order of the places. */
function inOrder({ entropy, chairs }: Pick<Match, 'entropy' | 'chairs'>): Pick<Match, 'entropy'> {
  if (entropy === undefined) return {};
  const contributions = chairs.flatMap(({ seat }) => entropy.contributions.filter((each) => each.seat === seat));
  return { entropy: { ...entropy, contributions } };
}

/** The people of a log of form 2, and one more. */
const known = ({ form, people = [] }: Match, user: string): Pick<Match, 'people'> =>
  form !== 2 ? {} : { people: people.includes(user) ? people : [...people, user] };

/** A chair with the holder of another place, or vacant; nobody wishes for a seat any more. */
function seated({ seat, name, holds }: Chair, place: Chair | undefined): Chair {
  return place?.holder === undefined ? { seat, name, holds } : { seat, name, holds, holder: place.holder };
}
