import { reportThrown } from '../../platform/kit/report.ts';
import type { Connection, People, Shown, Views } from '../../platform/ports/ports.ts';
import { keys } from '../people/keys.ts';
import { advanced, cursorAt, START } from './cursor.ts';
import { end, forget, type Holding, tokenExpired } from './held.ts';
import type { ServerMessage } from './messages.ts';
import { concerned, namesOf, watching } from './places.ts';

/** The ports of the teller. */
export interface Telling extends Holding {
  readonly views: Pick<Views, 'shown'>;
  readonly people: Pick<People, 'get'>;
  /** Waits before the lists are read again. */
  pause(attempt: number): Promise<void>;
}

/** How often the teller reads the lists for a version. */
const LOOKS = 10;

/** Tells subscribers that a game has a version. `first`: the first version since the last call. */
type Teller = (game: string, version: number, first?: number) => Promise<void>;

/**
 * Sends versions to the subscribers of a game. A started public game without secrets from spectators is sent at once,
 * any other when the lists have it. Private games go only to people in the lists. People concerned get a cursor, and
 * what they read after it has the version. Delayed spectators get their own version when it changes. Lost messages are
 * ignored, because clients that read after their cursor find the change.
 */
export function teller(telling: Telling): Teller {
  const subjects = subjectsIn(telling);
  return async (game, version, first = version) => {
    const before = await telling.views.shown(game);
    const news = { type: 'game', game, version } as const;
    const isOpen = before?.isPublic === true && !before.isLobby && before.others === undefined;
    if (isOpen) await toThoseAt(telling, watching(game), () => news);
    const shown = await shownFrom(telling, game, version);
    if (shown === undefined) return;
    const { others } = shown;
    const names = await Promise.all(
      shown.names.map(async (name) => ({ name: await subjects(name), isSeated: isSeated(shown, name) })),
    );
    const isMoved = others === undefined || (others.since >= first && others.since <= version);
    if (!isOpen) {
      const toldTo = (connection: Connection): ServerMessage | undefined => {
        const found = names.filter(({ name }) => namesOf(connection).includes(name));
        if (found.some((each) => each.isSeated)) return news;
        if (!shown.isPublic && found.length === 0) return undefined;
        return isMoved ? { ...news, version: others?.version ?? version } : undefined;
      };
      await toThoseAt(telling, watching(game), toldTo);
    }
    // All at once, so that the time of a message does not reveal the other receivers.
    await Promise.all(
      names.map(async ({ name, isSeated: sits }) => {
        if (!sits && !isMoved) return;
        const known = advanced(START, [{ game, ...(sits || others === undefined ? shown : others) }]);
        await toThoseAt(
          telling,
          concerned(name),
          ({ holder }) => holder && { type: 'me', cursor: cursorAt(holder.user, known) },
        );
      }),
    );
  };
}

/** Returns whether a person who finds a game under a name sees it as it is now. */
const isSeated = ({ others }: Shown, name: string): boolean => others === undefined || others.seated.includes(name);

/** Returns a game from the lists once they have this version; `undefined` if they do not get it. */
async function shownFrom({ views, pause }: Telling, game: string, version: number): Promise<Shown | undefined> {
  for (let looks = 0; looks < LOOKS; looks++) {
    const shown = await views.shown(game);
    if (shown !== undefined && shown.version >= version) return shown;
    await pause(looks);
  }
  return undefined;
}

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
  telling: Omit<Telling, 'views'>,
  place: string,
  message: (connection: Connection) => ServerMessage | undefined,
): Promise<void> {
  const ids = await telling.connections.at(place);
  for (let from = 0; from < ids.length; from += AT_ONCE)
    await Promise.all(ids.slice(from, from + AT_ONCE).map((id) => toOne(telling, place, id, message)));
}

/** Sends to one connection. Failures do not delay the others. */
async function toOne(
  telling: Omit<Telling, 'views'>,
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
