import type * as z from 'zod';
import { type Made, NOTED, type Replay } from '../../contract/replay.ts';
import { grouped } from '../../lib/grouped.ts';
import type { View } from '../state/view.ts';
import type { pieceFacts } from '../table/piece-facts.ts';
import type { Nation } from '../terms/nations.ts';
import type { Troop } from '../terms/schemas.ts';
import type { Words } from './words.ts';

const REGROUP = '@regroup';

/** Soldiers of a nation in a space, as the board names them: `FN@smolensk`. */
const soldiers = (nation: Nation, space: string): string => `${nation}@${space.replace('@', '')}`;

/** How many SP of a nation stand in a space, or in the Regroup Box. */
function standing({ troops, regroup }: View, nation: Nation, space: string): number {
  if (space === REGROUP) return regroup[nation] ?? 0;
  return (troops[space] ?? []).reduce((sum, { of, sp }) => sum + (of === nation ? sp : 0), 0);
}

/** Those of a nation, whatever they did in the impulse, are one piece. */
const byNation = (troops: readonly Troop[]): readonly (readonly [Nation, number])[] =>
  [...grouped(troops, ({ of }) => of)].map(([of, some]) => [of, some.reduce((sum, { sp }) => sum + sp, 0)]);

/** Soldiers go from one place to another; `with`: leaders who go along. */
function go(view: View, [of, count]: readonly [Nation, number], path: readonly [string, string], rest = {}): Made {
  const [from, to] = path;
  const left = standing(view, of, from) - count;
  return { is: 'move', piece: soldiers(of, from), path, ...rest, as: soldiers(of, to), count, left };
}

/** SP leave the map: so many of them, and the piece if they are the last. */
function lose(view: View, space: string, of: Nation, count: number, why: string): readonly Made[] {
  const piece = soldiers(of, space);
  const left = standing(view, of, space) - count;
  const place = space === REGROUP ? {} : { at: space };
  const loss: Made = { is: 'loss', piece, count, left, ...place, group: 0 };
  return left > 0 ? [loss] : [loss, { is: 'gone', piece, why, group: 1 }];
}

/** Whether the board has a leader who is at this place. */
const isShown = (at: string): boolean => !at.startsWith('@') || at === REGROUP || at === '@eliminated';

/** A leader comes to a place: he comes to the board, moves on it, or leaves it. */
function put(view: View, leader: string, at: string): readonly Made[] {
  const from = view.leaders[leader]?.at ?? '@unavailable';
  if (from === at) return [];
  if (!isShown(from)) return isShown(at) ? [{ is: 'new', piece: leader, at }] : [];
  return isShown(at) ? [{ is: 'move', piece: leader, path: [from, at] }] : [{ is: 'gone', piece: leader, why: at }];
}

/** Where pieces go, and what they suffer. */
export const pieceReplay = {
  moved: ({ from, to, troops, leaders }, { before }) => {
    const view = before();
    const [first, ...others] = byNation(troops);
    const along = leaders.length === 0 ? {} : { with: leaders };
    if (first !== undefined)
      return [go(view, first, [from, to], along), ...others.map((each) => go(view, each, [from, to]))];
    return leaders.map((piece) => ({ is: 'move', piece, path: [from, to] }));
  },
  placed: ({ space, of, sp, from }, { before }) =>
    from === 'regroup'
      ? [go(before(), [of, sp], [REGROUP, space])]
      : [{ is: 'new', piece: soldiers(of, space), at: space, count: sp }],
  lost: ({ space, troops, to }, { before }) =>
    byNation(troops).flatMap(([of, sp]) =>
      to === 'regroup' ? [go(before(), [of, sp], [space, REGROUP])] : lose(before(), space, of, sp, 'eliminated'),
    ),
  'regroup-set': ({ of, sp }, { before }) => {
    const more = sp - standing(before(), of, REGROUP);
    if (more > 0) return [{ is: 'new', piece: soldiers(of, REGROUP), at: REGROUP, count: more }];
    return more < 0 ? lose(before(), REGROUP, of, -more, 'eliminated') : [];
  },
  'leader-put': (event, { before }) => put(before(), event.leader, event.at),
  marked: NOTED,
  halted: NOTED,
  freed: NOTED,
  'commander-named': NOTED,
} satisfies Replay<z.infer<(typeof pieceFacts)[number]>, Words>;
