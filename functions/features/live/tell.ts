import { reportThrown } from '../../platform/kit/report.ts';
import type { Connection, People, Shown } from '../../platform/ports/ports.ts';
import { keys } from '../people/keys.ts';
import { advanced, cursorAt, START } from './cursor.ts';
import { end, forget, type Holding, tokenExpired } from './held.ts';
import type { ServerMessage } from './messages.ts';
import { concerned, namesOf, watching } from './places.ts';

/** The ports of the teller. */
export interface Telling extends Holding {
  readonly people: Pick<People, 'get'>;
}

/** Tells subscribers that a game has a version. `before`: the game before the lists got it; `undefined`: it is new. */
type Teller = (game: string, now: Shown, before: Shown | undefined) => Promise<void>;

/**
 * Sends versions to the subscribers of a game, as soon as the lists have them. Private games go only to people in the
 * lists. People concerned get a cursor, and what they read after it has the version. Delayed spectators get their own
 * version when it changes: between exactly these two states of the lists. A longer span would tell them that a player
 * moved in secret. Lost messages are ignored, because clients that read after their cursor find the change.
 */
export function teller(telling: Telling): Teller {
  const subjects = subjectsIn(telling);
  return async (game, shown, before) => {
    const { version, others } = shown;
    const known = before?.version ?? 0;
    // Only names have changed.
    if (version <= known) return;
    const news = { type: 'game', game, version } as const;
    const names = await Promise.all(
      shown.names.map(async (name) => ({ name: await subjects(name), isSeated: isSeated(shown, name) })),
    );
    const isMoved = others === undefined || (others.since > known && others.since <= version);
    const toldTo = (connection: Connection): ServerMessage | undefined => {
      const found = names.filter(({ name }) => namesOf(connection).includes(name));
      if (found.some((each) => each.isSeated)) return news;
      if (!shown.isPublic && found.length === 0) return undefined;
      return isMoved ? { ...news, version: others?.version ?? version } : undefined;
    };
    await toThoseAt(telling, watching(game), toldTo);
    // All at once, so that the time of a message does not reveal the other receivers.
    await Promise.all(
      names.map(async ({ name, isSeated: sits }) => {
        if (!sits && !isMoved) return;
        const position = advanced(START, [{ game, ...(sits || others === undefined ? shown : others) }]);
        await toThoseAt(
          telling,
          concerned(name),
          ({ holder }) => holder && { type: 'me', cursor: cursorAt(holder.user, position) },
        );
      }),
    );
  };
}

/** Returns whether a person who finds a game under a name sees it as it is now. */
const isSeated = ({ others }: Shown, name: string): boolean => others === undefined || others.seated.includes(name);

const MOST_KEPT = 10_000;

/** Returns names of people as connections have them: the subject of a person, which never changes. Other names stay. */
export function subjectsIn({ people }: Pick<Telling, 'people'>): (name: string) => Promise<string> {
  const kept = new Map<string, string>();
  return async (name) => {
    const known = kept.get(name);
    if (known !== undefined) return known;
    const found = await people.get(...keys.profile(name));
    const { taken, kind } = found === undefined ? {} : keys.profile.read(found);
    const profile = taken === undefined ? found : await people.get(...keys.profile(taken));
    const subject = profile === undefined ? name : keys.profile.read(profile).subject;
    // A person may still take over a guest.
    if (kind === 'guest' && taken === undefined) return subject;
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(name, subject);
    return subject;
  };
}

/** Number of people who are told at once. */
const AT_ONCE = 50;

export async function toThoseAt(
  telling: Telling,
  place: string,
  message: (connection: Connection) => ServerMessage | undefined,
): Promise<void> {
  const ids = await telling.connections.at(place);
  for (let from = 0; from < ids.length; from += AT_ONCE)
    await Promise.all(ids.slice(from, from + AT_ONCE).map((id) => toOne(telling, place, id, message)));
}

/** Sends to one connection. Failures do not delay the others. */
async function toOne(
  telling: Telling,
  place: string,
  id: string,
  messageFor: (to: Connection) => ServerMessage | undefined,
): Promise<void> {
  const { connections, posts, now } = telling;
  try {
    const connection = await connections.get(id);
    if (connection?.holder === undefined) return await connections.unlist(place, id);
    const message = messageFor(connection);
    if (message === undefined) return;
    if (connection.until <= now()) await forget(telling, connection);
    else if (connection.holder.expires <= now()) await end(telling, connection, tokenExpired());
    else if (!(await posts.post(id, message))) await forget(telling, connection);
  } catch (caught) {
    reportThrown(caught, 'fault', { operation: 'tell' });
  }
}
