import * as z from 'zod';
import { sha256 } from '../../../domain/lib/hash.ts';
import { LOCALES } from '../../../domain/lib/text.ts';
import { readsAs, rows } from '../../platform/ports/stored.ts';
import { REASONS, SENT } from '../people/reasons.ts';
import { kindOfChannel, OUTCOMES, SERVICE_TYPES, stateOfChannel, WHY } from './outcomes.ts';

const marks = () => z.record(z.string(), z.number());

const TABLE = rows({
  /** An errand at a time: a notification whose reason may still hold then, or a delivery to retry. */
  errand: {
    pk: 'Q#{shard}',
    sk: '{time}#{id}',
    value: readsAs(() =>
      z.discriminatedUnion('do', [
        z.object({ do: z.literal('tell'), need: need(), tries: z.number().exactOptional() }),
        z.object({
          do: z.literal('remind'),
          half: z.object({ game: z.string(), who: z.string(), due: z.number(), at: z.number() }),
        }),
        z.object({
          do: z.literal('note'),
          who: z.string(),
          game: z.string(),
          of: z.number(),
          conversation: z.string(),
          epoch: z.number().exactOptional(),
        }),
        z.object({
          do: z.literal('said'),
          game: z.string(),
          conversation: z.string(),
          n: z.number(),
          by: z.string(),
          v: z.number(),
          at: z.number(),
          tries: z.number(),
          epoch: z.number().exactOptional(),
        }),
        z.object({ do: z.literal('bring'), person: z.string(), way: z.string(), notice: z.string() }),
        z.object({ do: z.enum(['digest', 'bundle']), person: z.string(), way: z.string() }),
        z.object({ do: z.literal('herald'), person: z.string(), way: z.string(), game: z.string(), news: news() }),
        z.object({
          do: z.literal('ask'),
          person: z.string(),
          way: z.string(),
          round: z.string().exactOptional(),
          tries: z.number().exactOptional(),
        }),
        z.object({
          do: z.literal('say'),
          person: z.string(),
          way: z.string(),
          id: z.string(),
          what: z.enum(SERVICE_TYPES).exclude(['challenge']),
          about: z.string().exactOptional(),
          tries: z.number(),
        }),
      ]),
    ),
  },
  /** What the follower has seen of a game: the players to act, and since when. */
  seen: {
    pk: 'J#{game}',
    sk: 'J',
    value: readsAs(() =>
      z.object({
        version: z.number(),
        status: z.enum(['lobby', 'playing', 'over']),
        due: z.number().exactOptional(),
        turns: z.record(
          z.string(),
          z.object({
            stretch: z.number(),
            isOpen: z.boolean(),
            ask: z.string().exactOptional(),
            opened: z.number().exactOptional(),
            closed: z.number().exactOptional(),
            votes: z.array(z.string()).readonly().exactOptional(),
            isOut: z.literal(true).exactOptional(),
          }),
        ),
        invited: z.array(z.string()).readonly(),
        vacant: z.array(z.string()).readonly().exactOptional(),
        pause: z.object({ version: z.number(), at: z.number() }).exactOptional(),
        spared: z.number().exactOptional(),
        lost: z.array(z.string()).readonly().exactOptional(),
        epoch: z.number().exactOptional(),
      }),
    ),
  },
  /** The hooks of a game, without their addresses, and the public state that they were told last. */
  gameHooks: {
    pk: 'J#{game}',
    sk: 'H',
    value: readsAs(() =>
      z.object({
        hooks: z.array(z.object({ id: z.string(), person: z.string(), by: z.string(), host: z.string() })).readonly(),
        seen: z.object({
          version: z.number(),
          status: z.enum(['lobby', 'playing', 'over']),
          phase: z.string().exactOptional(),
          since: z.number(),
          vacant: z.number(),
          votes: z.array(z.string()).readonly(),
        }),
      }),
    ),
  },
  /** Notes that a notification was made, and its number. */
  made: { pk: 'I#{person}', sk: 'K#{notification}', value: readsAs(() => z.object({ number: z.number() })) },
  /** The notifications of a person, in order. */
  numbered: { pk: 'I#{person}', sk: 'N#{number}', value: readsAs(notice) },
  /** The delivery of a notification by a channel. */
  delivery: {
    pk: 'I#{person}',
    sk: 'D#{channel}#{notification}',
    value: readsAs(() =>
      z.object({
        notice: message(),
        state: z.enum(['waiting', 'sent', 'dead', 'dropped']),
        tries: z.number(),
        at: z.number(),
        outcome: z.enum(OUTCOMES).exactOptional(),
        needs: z.array(need()).readonly().exactOptional(),
        leased: z.number().exactOptional(),
        in: z.string().exactOptional(),
      }),
    ),
  },
  /** A message of the server about a channel: a try of its challenge, a test, or that another channel is off. */
  said: {
    pk: 'I#{person}',
    sk: 'T#{channel}#{message}',
    value: readsAs(() =>
      z.object({
        what: z.enum(SERVICE_TYPES),
        state: z.enum(['waiting', 'sent', 'dead']),
        tries: z.number(),
        at: z.number(),
        outcome: z.enum(OUTCOMES).exactOptional(),
        leased: z.number().exactOptional(),
      }),
    ),
  },
  /** A need that waits for the digest of a channel. */
  held: {
    pk: 'I#{person}',
    sk: 'H#{channel}#{notification}',
    value: readsAs(() => z.object({ need: need() })),
  },
  /** What waits for one letter of a channel, until when, and the letter that is being sent. */
  bundle: {
    pk: 'I#{person}',
    sk: 'B#{channel}',
    value: readsAs(() => waiting().extend({ letter: waiting().exactOptional() })),
  },
  /** How many messages a channel got on a day, and how many of its turns, deadlines and lost seats. */
  daily: {
    pk: 'I#{person}',
    sk: 'A#{channel}',
    value: readsAs(() => z.object({ day: z.number(), count: z.number(), urgent: z.number().exactOptional() })),
  },
  /** A channel of a person: its state, and its address under their key. A removed channel has only a state. */
  channel: {
    pk: 'U#{person}',
    sk: 'C#{channel}',
    value: readsAs(() =>
      z.discriminatedUnion('state', [
        z.object({ state: z.literal('gone') }),
        z.object({
          state: stateOfChannel(),
          why: z.enum(WHY).exactOptional(),
          reasons: z.array(z.enum(REASONS)).readonly(),
          form: z.literal(2).exactOptional(),
          digest: z.number().exactOptional(),
          names: z.literal(true).exactOptional(),
          seats: z.literal(true).exactOptional(),
          format: z.enum(['discord', 'slack', 'text']).exactOptional(),
          unshown: z.literal(true).exactOptional(),
          game: z.string().exactOptional(),
          guesses: z.number().exactOptional(),
          round: z.string().exactOptional(),
          created: z.number(),
          locale: z.enum(LOCALES),
          failing: z.number().exactOptional(),
          kind: kindOfChannel(),
          box: z.string(),
        }),
      ]),
    ),
  },
  /** The number of receivers that a person asked to confirm. */
  asked: {
    pk: 'U#{person}',
    sk: 'S',
    value: readsAs(() =>
      z.object({ hour: z.number(), inHour: z.number(), day: z.number(), inDay: z.number(), marks: marks() }),
    ),
  },
  /** How often addresses were asked in an hour, by keyed hash: a fixed number of items. */
  bucket: { pk: 'N#asked', sk: '{bucket}', value: readsAs(() => z.object({ hour: z.number(), marks: marks() })) },
  /** The one channel of a browser's endpoint, by keyed hash. A deleted channel leaves only a state. */
  endpoint: {
    pk: 'E#{mark}',
    sk: 'E',
    value: readsAs(() =>
      z.object({ person: z.string().optional(), way: z.string().optional(), state: z.literal('gone').optional() }),
    ),
  },
  /** The person of a browser's channel. The browser renews its subscription without a token. */
  renewal: {
    pk: 'E#{channel}',
    sk: 'C',
    value: readsAs(() => z.object({ person: z.string().optional(), state: z.literal('gone').optional() })),
  },
  /** The channel that the unsubscribe link of a mail ends. */
  unsubscribed: {
    pk: 'O#{hash}',
    sk: 'O',
    value: readsAs(() =>
      z.object({ person: z.string().optional(), way: z.string().optional(), state: z.literal('gone').optional() }),
    ),
  },
});

export const keys = {
  ...TABLE,
  heldFor: (person: string, channel: string) => TABLE.held(person, channel, ''),
  deliveriesBy: (person: string, channel: string) => TABLE.delivery(person, channel, ''),
  /** All stored items of the notifications of a person. */
  notificationsOf: (person: string) => [`I#${person}`, ''] as const,
  askedAt: (mark: string) => TABLE.bucket(mark.slice(0, 2)),
  /** As `askedAt`, counted for a day. */
  askedToday: (mark: string) => TABLE.bucket(`d${mark.slice(0, 2)}`),
  unsubscribing: (token: string) => TABLE.unsubscribed(sha256(token)),
};

/** Notifications that wait for one letter, with their needs. */
function waiting() {
  const kept = z.object({ id: z.string(), at: z.number(), need: need() });
  return z.object({ at: z.number(), kept: z.array(kept).readonly() });
}

/** A reason to notify a person, if it still holds at its time. */
function need() {
  return z.object({
    reason: z.enum(REASONS),
    game: z.string(),
    who: z.string(),
    of: z.number(),
    v: z.number().exactOptional(),
    due: z.number().exactOptional(),
    before: z.number().exactOptional(),
    kind: z.string().exactOptional(),
    conversation: z.string().exactOptional(),
    from: z
      .object({
        who: z.string().exactOptional(),
        seat: z.string().exactOptional(),
        since: z.number().exactOptional(),
        isMasked: z.literal(true).exactOptional(),
      })
      .exactOptional(),
    at: z.number(),
    epoch: z.number().exactOptional(),
  });
}

/** What a hook of a game is told. `ended`: the hook ends, because its game is over. */
function news() {
  return z.object({
    what: z.enum(['phase', 'seat-offered', 'vote', 'over', 'ended']),
    of: z.number(),
    kind: z.string().exactOptional(),
  });
}

/** A stored notification. */
function notice() {
  return z.object({ ...item().shape, id: z.string(), at: z.number() });
}

function item() {
  return z.object({ reason: z.enum(REASONS), game: z.string(), kind: z.string().exactOptional() });
}

/** A stored message of a channel. */
function message() {
  return notice().extend({
    reason: z.enum(SENT),
    game: z.string().exactOptional(),
    items: z.array(item()).readonly().exactOptional(),
  });
}
