import type { Listed } from '../../platform/ports/ports.ts';
import { seatsIn } from '../listing/my-games.ts';
import type { Need, Seen, Turn } from './needs.ts';
import { HELD_MS } from './reminders.ts';

// Needs that follow from votes, pauses and lost seats.

/** The parts of a turn beside its question. */
type Beside = Pick<Turn, 'votes' | 'isOut'>;

/** Returns the votes that wait for a person, by what everybody sees of votes, and whether all their seats are out. */
export function besideOf(view: Listed, person: string): Beside {
  const own = seatsIn(view, [person]);
  const votes = (view.offers ?? [])
    .filter(({ by, needs }) => needs.some((seat) => own.includes(seat)) && !by.some((seat) => own.includes(seat)))
    .map(({ kind }) => kind);
  const isOut = view.status === 'playing' && own.length > 0 && own.every((seat) => view.out?.includes(seat));
  return { ...(votes.length > 0 && { votes }), ...(isOut && { isOut }) };
}

type Turns = Seen['turns'];
type Before = Seen | undefined;

/** Returns a need for each vote that began to wait for a person: one for each kind and stretch. */
export const voteNeeds = ({ game, at }: Listed, turns: Turns, before: Before): readonly Need[] =>
  Object.entries(turns).flatMap(([who, { stretch, votes = [] }]) =>
    votes
      .filter((kind) => before?.turns[who]?.votes?.includes(kind) !== true)
      .map((kind) => ({ reason: 'vote', game, who, of: stretch, kind, at: at + HELD_MS }) as const),
  );

/** Returns since when a game is paused; `undefined` if it is not. */
export const pauseIn = ({ paused, status, version, at }: Listed, before: Before): Seen['pause'] =>
  paused === undefined || status !== 'playing' ? undefined : (before?.pause ?? { version, at });

/**
 * Returns the needs of a pause that begins or ends, and of time that the server gave back. The end of a pause that was
 * too short to be told is not told.
 */
export function pauseNeeds(view: Listed, people: readonly string[], before: Before): readonly Need[] {
  const { game, status, version, at, paused, spared = 0 } = view;
  if (before?.status !== 'playing' || status !== 'playing') return [];
  const all = (kind: string, when: number, of = before.version): readonly Need[] =>
    people.map((who) => ({ reason: 'paused', game, who, of, kind, at: when }));
  const isEnded = paused === undefined && before.pause !== undefined && at - before.pause.at >= HELD_MS;
  return [
    ...(paused !== undefined && before.pause === undefined ? all('paused', at + HELD_MS, version) : []),
    ...(isEnded ? all('resumed', at + HELD_MS) : []),
    ...(spared > (before.spared ?? 0) ? all('given', at) : []),
  ];
}

/** Returns the people who lost their seats since, and how. */
export function lostIn(view: Listed, people: readonly string[], before: Before): ReadonlyMap<string, string> {
  const gone = Object.entries(before?.turns ?? {}).filter(([who]) => !people.includes(who));
  return new Map(
    gone.flatMap(([who, turn]) => {
      const how = view.lost?.[who] ?? (isLate(view, turn, before) ? 'late' : undefined);
      return how === undefined ? [] : [[who, how]];
    }),
  );
}

/**
 * Returns the people who lost their seats and hold none now. Nobody joins them by the commit that ends the game: those
 * people are told of the end.
 */
export const stillLostIn = (
  { status }: Listed,
  people: readonly string[],
  lost: ReadonlyMap<string, string>,
  before: Before,
): readonly string[] =>
  [...new Set([...(before?.lost ?? []), ...(status === 'over' ? [] : lost.keys())])].filter(
    (who) => !people.includes(who),
  );

/** Returns whether a person lost a place in the lobby, because they did not confirm or reveal in time. */
const isLate = ({ status, at }: Listed, { isOpen, ask }: Turn, before: Before): boolean =>
  status === 'lobby' &&
  before?.due !== undefined &&
  at >= before.due &&
  isOpen &&
  (ask === 'reveal' || ask === 'confirm');

/** Returns whether a need of this kind still holds. `undefined`: it is of another kind. */
export function changeStands({ reason, of, who, kind = '' }: Need, seen: Seen | undefined): boolean | undefined {
  if (reason === 'vote') return seen?.turns[who]?.votes?.includes(kind) === true;
  const isLost = seen?.lost?.includes(who) === true;
  if (reason === 'removed' && seen?.status === 'over') return isLost;
  if (reason === 'removed') return seen !== undefined && seen.turns[who] === undefined;
  if (reason === 'started' && isLost) return false;
  if (reason !== 'paused') return undefined;
  if (seen?.status !== 'playing' || isLost) return false;
  return kind === 'given' || (kind === 'paused' ? seen.pause?.version === of : seen.pause === undefined);
}
