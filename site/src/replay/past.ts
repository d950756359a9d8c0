import type { Answered, Fieldpost, Game, Json } from '@fieldpost/client';

/** A version of a game as a viewer saw it, and its events. Before the start there is no board. */
export interface Past {
  readonly version: number;
  readonly game: Game;
  readonly state?: Answered<'getState'>;
  readonly board?: string;
  /** The sentences about this commit. */
  readonly told: readonly string[];
  /** Dice rolled in this commit, a list for each roll. */
  readonly dice: readonly (readonly string[])[];
}

/** The viewer of a replay: another reader, seat or language needs other versions. */
interface Reading {
  readonly api: Fieldpost;
  readonly game: string;
  readonly as: string | undefined;
  readonly newest: number;
}

/** Number of versions kept, and number fetched in advance. */
const KEPT = 60;
const AHEAD = 3;

/** The versions of a replay: each is fetched once, and those around the shown one are fetched in advance. */
export function pastOf({ api, game, as, newest }: Reading) {
  const kept = new Map<number, Promise<Past>>();
  let turn = 0;

  async function read(version: number): Promise<Past> {
    const eyes = as === undefined ? {} : { as };
    const at = { game, version, ...eyes };
    const commit = { game, after: version - 1, limit: 1, ...eyes };
    const [then, story, events] = await Promise.all([
      api.getGame({ game, version }),
      api.getStory(commit),
      api.getEvents(commit),
    ]);
    const told = story.lines.filter((line) => line.version === version).flatMap(({ lines }) => lines);
    const dice = diceIn(events.commits[0]?.envelope.events ?? []);
    if (then.status === 'lobby') return { version, game: then, told, dice };
    const [state, board] = await Promise.all([api.getState(at), api.raw('getBoard', at)]);
    return { version, game: then, state, board: board.text, told, dice };
  }

  function get(version: number): Promise<Past> {
    const known = kept.get(version) ?? read(version);
    kept.delete(version);
    kept.set(version, known);
    known.catch(() => kept.delete(version));
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    return known;
  }

  /** Fetches the likely next versions, one at a time, until the reader goes elsewhere. */
  async function fetchAround(version: number): Promise<void> {
    const mine = ++turn;
    for (let away = 1; away <= AHEAD; away++)
      for (const next of [version + away, version - away]) {
        if (mine !== turn) return;
        if (next >= 1 && next <= newest && !kept.has(next)) await get(next).catch(() => undefined);
      }
  }

  return { get, fetchAround, isKept: (version: number): boolean => kept.has(version) };
}

/** Returns dice as events show them: the list of faces of each roll. */
const diceIn = (events: readonly { readonly [name: string]: unknown }[]): readonly (readonly string[])[] =>
  events.flatMap(({ type, faces, dice }) => {
    const shown = (faces ?? dice) as Json | undefined;
    return type === 'rolled' && Array.isArray(shown) && shown.length > 0 ? [shown.map(String)] : [];
  });
