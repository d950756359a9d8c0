import type * as z from 'zod';
import { waitIn } from '../../listing/my-games.ts';
import type { hookMessageSchema } from '../../notifications/answers.ts';
import type { Told } from '../../notifications/threads.ts';

type Data = z.infer<typeof hookMessageSchema>['data'];

/** Reasons whose kind says what happened. The kind of any other message is that of the question. */
const HAPPENED: ReadonlySet<Told['reason']> = new Set(['paused', 'removed']);

/**
 * Returns what a message tells of a game: its public state as this reader sees it now, and their own seats. In an
 * anonymous game the seats, and the question that shows one of them, need the reader's consent (`seats`).
 */
export function dataOf(told: Told, reader: { readonly seats?: true }, origin: string): Data {
  const { id, thread, game, reason, kind, items, view, seats = [] } = told;
  if (game === undefined) return { id, thread, url: `${origin}/me`, ...itemsOf(told) };
  const data = { id, thread, game, url: `${origin}/g/${game}` };
  if (view === undefined) return data;
  const { of, version, status, due } = view;
  const wait = seats.length > 0 ? waitIn(view, seats) : undefined;
  const isTold = view.settings.anonymous !== true || reader.seats === true;
  const asked = isTold && wait !== undefined;
  const what = HAPPENED.has(reason) ? kind : asked ? wait.kind : undefined;
  const title = items[0]?.title;
  return {
    ...data,
    of,
    version,
    status,
    ...(isTold && { seats: [...seats] }),
    ...(asked && wait.ask !== undefined && { ask: wait.ask }),
    ...(what !== undefined && { kind: what }),
    ...(due !== undefined && { due }),
    ...(reason === 'vote' && kind !== undefined && { vote: kind }),
    ...(title !== undefined && { title }),
  };
}

/** A digest says what it tells of each game. */
const itemsOf = ({ reason, items }: Told): Pick<Data, 'items'> =>
  reason === 'digest' ? { items: items.map(({ reason: type, game }) => ({ type, game })) } : {};
