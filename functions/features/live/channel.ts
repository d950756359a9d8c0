import { decodeJwt } from 'jose';
import type { Locale } from '../../../domain/lib/text.ts';
import { readBody } from '../../platform/http/body.ts';
import { invalid, Problem } from '../../platform/http/problem.ts';
import { Busy, isPassing } from '../../platform/kit/faults.ts';
import { reportThrown } from '../../platform/kit/report.ts';
import type { Ports } from '../../platform/ports/grounds.ts';
import type { Connection, Holder } from '../../platform/ports/ports.ts';
import type { Authenticate } from '../auth/auth.ts';
import { type Caller, mustBeGoodFor } from '../auth/scopes.ts';
import { versionFor } from '../matches/faces.ts';
import type { Matches } from '../matches/matches.ts';
import { isAdmitted, meIn } from '../people/me.ts';
import type { Persons } from '../people/persons.ts';
import { BEARER, LIVE, SUBPROTOCOL } from './contract.ts';
import { cursorAt } from './cursor.ts';
import {
  badMessage,
  complain,
  end,
  forget,
  type Holding,
  noToken,
  otherPerson,
  tokenExpired,
  tooLarge,
  tooManyConnections,
  tooManyGames,
} from './held.ts';
import { clientMessageSchema, type ServerMessage } from './messages.ts';
import { newsNow } from './news.ts';
import { concerned, heldBy, namesOf, watching } from './places.ts';

/** The ports of the live channel. */
export interface Channel extends Holding {
  readonly service: Pick<Ports, 'subjectOf' | 'people' | 'views' | 'now'> & {
    readonly authenticate: Authenticate;
    readonly persons: Persons;
    readonly matches: Matches;
  };
}

/** The opening of a connection by a person. */
interface Opening {
  readonly id: string;
  /** The named subprotocols; empty means `fieldpost.v1`. */
  readonly protocols: readonly string[];
  readonly locale: Locale;
}

/** Accepts a connection. Returns the status of the answer and the chosen subprotocol. */
export async function connect(channel: Channel, { id, protocols, locale }: Opening) {
  if (protocols.length > 0 && !protocols.includes(SUBPROTOCOL)) return { status: 400 };
  const since = channel.now();
  const connection = { id, rev: 0, since, until: since + LIVE.lifeMs, locale, games: [], me: false };
  const token = protocols.find((each) => each.startsWith(BEARER))?.slice(BEARER.length);
  try {
    if (token === undefined) await channel.connections.put(connection);
    else await claim(channel, connection, token, false);
  } catch (caught) {
    return { status: problemOf(caught).status };
  }
  return { status: 200, ...(protocols.length > 0 && { protocol: SUBPROTOCOL }) };
}

/** Removes a closed connection. */
export async function disconnect(channel: Channel, id: string): Promise<void> {
  const connection = await channel.connections.get(id);
  if (connection !== undefined) await forget(channel, connection);
}

/** Executes and answers a message. Closes unknown connections. */
export async function receive(channel: Channel, id: string, bytes: Uint8Array): Promise<void> {
  const connection = await channel.connections.get(id);
  if (connection === undefined) return channel.posts.close(id);
  try {
    await answer(channel, connection, messageIn(bytes));
  } catch (caught) {
    await complain(channel, connection, problemOf(caught));
  }
}

function messageIn(bytes: Uint8Array) {
  if (bytes.length > LIVE.bytes) throw tooLarge(LIVE.bytes);
  let value: unknown;
  try {
    value = readBody(bytes);
  } catch (caught) {
    throw caught instanceof Problem ? badMessage(caught.detail) : caught;
  }
  const parsed = clientMessageSchema.safeParse(value);
  if (!parsed.success) throw badMessage(invalid(parsed.error, 'BAD_MESSAGE').detail);
  return parsed.data;
}

async function answer(channel: Channel, connection: Connection, message: ReturnType<typeof messageIn>): Promise<void> {
  const say = async (said: ServerMessage): Promise<void> => {
    if (!(await channel.posts.post(connection.id, said))) await forget(channel, connection);
  };
  if (message.type === 'token') {
    const { expires } = await claim(channel, connection, message.token, true);
    return say({ type: 'ready', expires });
  }
  const { holder } = connection;
  if (message.type !== 'ping') {
    if (holder === undefined) throw noToken();
    if (holder.expires <= channel.now()) throw tokenExpired();
  }
  if (holder !== undefined && !holder.isGreeted) {
    await changed(channel, connection, ({ holder: mine }) => ({
      ...(mine && { holder: { ...mine, isGreeted: true } }),
    }));
    await say({ type: 'ready', expires: holder.expires });
  }
  if (message.type === 'ping') return say({ type: 'pong' });
  if (message.type === 'subscribe' && holder !== undefined) {
    if (message.games.length > 0) mustBeGoodFor(callerOf(holder), GAMES);
    if (message.me) mustBeGoodFor(callerOf(holder), ME);
  }
  if (message.type === 'subscribe') return say(await subscribe(channel, connection.id, message.games, message.me));
  await unsubscribe(channel, connection.id, message.games, message.me);
}

/** The operation that a subscriber must be allowed to call, because they read the game after a message. */
const GAMES = { path: '/v1/games', permission: 'read', access: 'anyone' } as const;
const ME = { path: '/v1/me/events', permission: 'read', access: 'people' } as const;

const callerOf = ({ user, scopes }: Holder): Caller => ({ user, scopes, isPersonal: false });

const TRIES = 8;

/** Writes a changed connection, and repeats after concurrent messages of the same connection. */
async function changed(
  { connections }: Channel,
  { id }: Pick<Connection, 'id'>,
  change: (connection: Connection) => Partial<Connection>,
): Promise<Connection> {
  for (let tries = 0; tries < TRIES; tries++) {
    const connection = await connections.get(id);
    if (connection === undefined) throw new Busy(`the connection ${id} is gone`);
    const next = { ...connection, ...change(connection) };
    if (await connections.put(next)) return next;
  }
  throw new Busy(`the connection ${id} is being written`);
}

/** Gives a connection to the holder of a token, or extends it for its holder. Throws a Problem on a bad token. */
async function claim(channel: Channel, connection: Connection, token: string, isGreeted: boolean): Promise<Holder> {
  const { service, connections, now } = channel;
  const caller = await service.authenticate(`Bearer ${token}`);
  if (caller === undefined) throw noToken();
  const { user, scopes } = caller;
  if (connection.holder !== undefined && connection.holder.user !== user) throw otherPerson();
  const holder: Holder = {
    user,
    ...(scopes && { scopes }),
    subject: await service.subjectOf(user),
    expires: expiryOf(token) ?? Math.min(now() + HOUR, caller.expires ?? Number.POSITIVE_INFINITY),
    isGreeted,
  };
  if (connection.rev === 0) await connections.put({ ...connection, holder });
  else await changed(channel, connection, () => ({ holder }));
  if (connection.holder === undefined) await makeRoom(channel, { ...connection, holder }, holder);
  return holder;
}

/** Interval after which a personal token is checked again, because it may be revoked. */
const HOUR = 3_600_000;

const expiryOf = (token: string): number | undefined => {
  if (token.split('.').length !== 3) return undefined;
  const { exp } = decodeJwt(token);
  return exp === undefined ? undefined : exp * 1000;
};

/** Lists a new connection under its holder, and closes the oldest ones above the limit. */
async function makeRoom(channel: Channel, connection: Connection, { subject }: Holder): Promise<void> {
  const { connections, now } = channel;
  const place = heldBy(subject);
  await connections.list(place, connection);
  const ids = await connections.at(place);
  const found = await Promise.all(ids.map(async (id) => [id, await connections.get(id)] as const));
  const open: Connection[] = [];
  for (const [id, each] of found) {
    if (each === undefined) await connections.unlist(place, id);
    else if (each.until <= now()) await forget(channel, each);
    else open.push(each);
  }
  const byAge = open.sort((a, b) => a.since - b.since || (a.id < b.id ? -1 : 1));
  for (const old of byAge.slice(0, Math.max(0, byAge.length - LIVE.connections)))
    await end(channel, old, tooManyConnections(LIVE.connections));
}

/**
 * Lists a connection under games and, if requested, under its holder. Only then it sends the versions, so no version is
 * missed. Games that the holder may not see are treated like games that do not exist.
 */
async function subscribe(channel: Channel, id: string, games: readonly string[], me: boolean): Promise<ServerMessage> {
  const { service, connections } = channel;
  const before = await connections.get(id);
  const user = before?.holder?.user;
  if (before === undefined || user === undefined) throw noToken();
  const seen = (
    await Promise.all([...new Set(games)].map(async (game) => ((await versionOf(service, user, game)) ? [game] : [])))
  ).flat();
  const now = await changed(channel, before, (connection) => {
    const all = [...new Set([...connection.games, ...seen])];
    if (all.length > LIVE.games) throw tooManyGames(LIVE.games);
    return { games: all, me: connection.me || me };
  });
  const places = [...seen.map(watching), ...(me ? namesOf(now).map(concerned) : [])];
  await Promise.all(places.map((place) => connections.list(place, now)));
  const versions = await Promise.all(seen.map(async (game) => [game, await versionOf(service, user, game)] as const));
  return {
    type: 'subscribed',
    games: Object.fromEntries(versions.flatMap(([game, version]) => (version === undefined ? [] : [[game, version]]))),
    ...(me && { me: cursorAt(user, await newsNow(service, user)) }),
  };
}

async function unsubscribe(channel: Channel, id: string, games: readonly string[], me: boolean): Promise<void> {
  const now = await changed(channel, { id }, (connection) => ({
    games: connection.games.filter((game) => !games.includes(game)),
    me: connection.me && !me,
  }));
  const places = [...games.map(watching), ...(me ? namesOf(now).map(concerned) : [])];
  await Promise.all(places.map((place) => channel.connections.unlist(place, id)));
}

/** Returns the newest version of a game that the user may see; `undefined` if none. */
async function versionOf(
  { matches, persons }: Channel['service'],
  user: string,
  game: string,
): Promise<number | undefined> {
  const match = (await matches.load(game))?.match;
  if (match === undefined) return undefined;
  const me = await meIn({ persons }, match, user);
  return (await isAdmitted({ persons }, match, user, me)) ? versionFor(match, me) : undefined;
}

/** Returns the Problem for a thrown value. Bugs and machine faults are reported, and their details stay hidden. */
function problemOf(caught: unknown): Problem {
  if (caught instanceof Problem) return caught;
  reportThrown(caught, 'fault', { operation: 'live' });
  return isPassing(caught)
    ? new Problem(503, 'BUSY', {
        en: 'the server is busy; send the same message again',
        ko: '바쁩니다. 같은 메시지를 다시 보내세요.',
      })
    : new Problem(500, 'FAULT', {
        en: 'the server failed and logged the error',
        ko: '서버에 문제가 생겨 기록해 두었습니다.',
      });
}
