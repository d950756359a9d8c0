import { reportThrown } from '../../platform/kit/report.ts';
import type { Connection, People, Shown, Views } from '../../platform/ports/ports.ts';
import { keys } from '../people/keys.ts';
import { advanced, cursorAt, START } from './cursor.ts';
import { end, forget, type Holding, tokenExpired } from './held.ts';
import type { ServerMessage } from './messages.ts';
import { concerned, namesOf, watching } from './places.ts';

/** What telling stands on. */
export interface Telling extends Holding {
  readonly views: Pick<Views, 'shown'>;
  readonly people: Pick<People, 'get'>;
  /** A pause before the lists are looked at once more. */
  pause(attempt: number): Promise<void>;
}

/** How often the lists are looked at until they have what is to be told. */
const LOOKS = 10;

/** Tells subscribers that a game has a version. `first`: the first version since the last call. */
type Teller = (game: string, version: number, first?: number) => Promise<void>;

/**
 * Subscribers of a game get its version: of a public game that has started and hides nothing from spectators at once;
 * of any other one when the lists have it, and of a private one only those that the lists name then. People that it
 * concerns get a cursor, when the lists have it: so what they read then has it too. A delayed spectator gets their
 * version, and only when it changes. A lost message is no fault: clients that read after their cursor find it.
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
    // All at once: when one person is told does not depend on who the others are.
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

/** Whether who finds a game under a name is told of it as it is now. */
const isSeated = ({ others }: Shown, name: string): boolean => others === undefined || others.seated.includes(name);

/** A game as the lists have it, once they have this version; undefined: they do not get it. */
async function shownFrom({ views, pause }: Telling, game: string, version: number): Promise<Shown | undefined> {
  for (let looks = 0; looks < LOOKS; looks++) {
    const shown = await views.shown(game);
    if (shown !== undefined && shown.version >= version) return shown;
    await pause(looks);
  }
  return undefined;
}

const MOST_KEPT = 10_000;

/** The names of people as connections have them: of a person the subject, which never changes; any other name stays. */
export function subjectsIn({ people }: Pick<Telling, 'people'>): (name: string) => Promise<string> {
  const kept = new Map<string, string>();
  return async (name) => {
    const known = kept.get(name);
    if (known !== undefined) return known;
    const found = await people.get(...keys.profile(name));
    const { taken, kind } = found === undefined ? {} : keys.profile.read(found);
    const profile = taken === undefined ? found : await people.get(...keys.profile(taken));
    const subject = profile === undefined ? name : keys.profile.read(profile).subject;
    // A guest may yet be taken over.
    if (kind === 'guest' && taken === undefined) return subject;
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(name, subject);
    return subject;
  };
}

/** How many are told at once. */
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

/** Nobody waits for one who cannot be told. */
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
