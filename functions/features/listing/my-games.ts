import type * as z from 'zod';
import type { Locale } from '../../../domain/lib/text.ts';
import { cursorOf, positionIn } from '../../platform/http/cursor.ts';
import type { Listed, ListQuery, Page } from '../../platform/ports/ports.ts';
import { viewIn } from '../matches/lists.ts';
import type { myGameSchema } from './answers.ts';

type MyGame = z.infer<typeof myGameSchema>;

/** The selectable fields, in the order of the description. */
export const FIELDS = [
  'id',
  'of',
  'title',
  'status',
  'phase',
  'version',
  'at',
  'seat',
  'ask',
  'kind',
  'awaited',
  'answered',
  'ready',
  'deadline',
] as const satisfies readonly (keyof MyGame)[];
type Field = (typeof FIELDS)[number];

/** What a game needs from a person: an answer to an open question, bytes for the dice, or a confirmation. */
interface Wait {
  readonly seat: string;
  readonly ask?: string;
  readonly kind: string;
}

/** Returns the seats of a reader, by the names under which the lists keep their games. */
export const seatsIn = ({ held = {} }: Listed, names: readonly string[]): readonly string[] =>
  names.flatMap((name) => (Object.hasOwn(held, name) ? (held[name] ?? []) : []));

/** Returns what a game needs from the holder of these seats; `undefined` if nothing. */
export function waitIn(view: Listed, own: readonly string[]): Wait | undefined {
  const question = view.asks.find(({ settled, seat }) => settled !== true && own.includes(seat));
  if (question !== undefined) return question;
  const revealing = view.entropy?.awaited.find((each) => own.includes(each));
  if (revealing !== undefined) return { seat: revealing, kind: 'reveal' };
  const confirming = view.check?.awaited.find((each) => own.includes(each));
  return confirming === undefined ? undefined : { seat: confirming, kind: 'confirm' };
}

/**
 * Returns an open question to the holder of these seats: one that the game waits for, or else one that they already
 * answered.
 */
const questionIn = ({ asks }: Listed, own: readonly string[]) =>
  asks.find(({ settled, seat }) => settled !== true && own.includes(seat)) ??
  asks.find(({ seat }) => own.includes(seat));

/** Returns a game in the chosen fields. */
export function picked(listed: Listed, names: readonly string[], fields: readonly Field[], locale: Locale): MyGame {
  const view = viewIn(listed, locale);
  const own = seatsIn(listed, names);
  const wait = waitIn(listed, own);
  const question = questionIn(listed, own);
  const all: { readonly [field in Field]: MyGame[field] } = {
    id: view.game,
    of: view.of,
    title: view.title,
    status: view.status,
    phase: view.phase,
    version: view.version,
    at: view.at,
    seat: wait?.seat ?? own[0],
    ask: wait?.ask,
    kind: wait?.kind,
    awaited: wait !== undefined,
    answered: question && question.answered === true,
    ready: question && question.settled === true,
    deadline: view.due,
  };
  return Object.fromEntries(fields.flatMap((field) => (all[field] === undefined ? [] : [[field, all[field]]])));
}

/**
 * Returns the unfinished games that wait for a reader: soonest deadline first, games without a deadline last. Omits
 * sandboxes, which always wait.
 */
export function awaiting(games: readonly Listed[], names: readonly string[], query: ListQuery): Page<Listed> {
  const { limit, cursor, status, of } = query;
  const list = JSON.stringify(['awaiting', names[0], status ?? null, of ?? null]);
  const from = cursor === undefined ? '' : positionIn(list, cursor);
  const waiting = games
    .filter((view) => (status === undefined || view.status === status) && (of === undefined || view.of === of))
    .filter((view) => view.settings.sandbox !== true && waitIn(view, seatsIn(view, names)) !== undefined)
    .map((view) => ({ view, place: placeOf(view) }))
    .filter(({ place }) => place > from)
    .sort((a, b) => (a.place < b.place ? -1 : 1));
  const shown = waiting.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(({ view }) => view),
    ...(waiting.length > limit && last !== undefined && { cursor: cursorOf(list, last.place) }),
  };
}

/** Returns the sort key of a waiting game: its deadline, then its id. */
const placeOf = ({ due, game }: Listed): string => `${due === undefined ? '~' : String(due).padStart(15, '0')}#${game}`;
