import {
  changedAt,
  isVacant,
  isWanted,
  keyAt,
  listedAt,
  shownOf,
  usersOf,
  viewFor,
} from '../../functions/platform/dynamo/lists/places.ts';
import { listName } from '../../functions/platform/dynamo/lists/stretches.ts';
import { cursorOf, positionIn } from '../../functions/platform/http/cursor.ts';
import type { Listed, ListQuery, Page, Projected, Views } from '../../functions/platform/ports/ports.ts';

/** The lists in memory: everything is found by looking at every game. */
export function memoryViews(): Views {
  const views = new Map<string, string>();
  const kept = (game: string): Projected | undefined => {
    const json = views.get(game);
    return json === undefined ? undefined : (JSON.parse(json) as Projected);
  };
  const all = (): Projected[] => [...views.values()].map((json) => JSON.parse(json) as Projected);

  function page(
    names: readonly string[] | undefined,
    query: ListQuery,
    belongs: (of: Projected) => boolean,
    keyOf: (view: Listed) => string,
  ): Page<Listed> {
    const { status, of, isVacant: vacant, wanted, limit, cursor } = query;
    const name = listName(names, query);
    const from = cursor === undefined ? '~' : positionIn(name, cursor);
    const items = all()
      .filter(belongs)
      .map(({ view }) => viewFor(view, names ?? []))
      .filter(
        (view) =>
          (status === undefined || view.status === status) &&
          (of === undefined || view.of === of) &&
          (!vacant || isVacant(view)) &&
          isWanted(view, wanted),
      )
      .map((view) => ({ view, sk: keyOf(view) }))
      .filter(({ sk }) => sk < from)
      .sort((a, b) => (a.sk < b.sk ? 1 : -1));
    const shown = items.slice(0, limit);
    return {
      items: shown.map(({ view }) => view),
      ...(items.length > limit && { cursor: cursorOf(name, shown.at(-1)!.sk) }),
    };
  }

  return {
    async put(view, hidden = [], more = {}, before = undefined) {
      const there = kept(view.game);
      if (before !== undefined && JSON.stringify(before) !== JSON.stringify(there)) return false;
      if ((there?.view.version ?? 0) > view.version) return true;
      views.set(view.game, JSON.stringify({ view, hidden, ...more }));
      return true;
    },
    projected: async (game) => kept(game),
    glimpsed: async (game) => kept(game),
    version: async (game) => kept(game)?.view.version ?? 0,
    async shown(game) {
      const there = kept(game);
      return there && shownOf(there.view, there.hidden);
    },
    list: async (query) =>
      page(
        undefined,
        query,
        ({ view }) => view.settings.visibility === 'public',
        (view) => keyAt(listedAt(view), view.game),
      ),
    mine: async (names, query) =>
      page(
        names,
        query,
        ({ view, hidden }) => usersOf(view, hidden).some((user) => names.includes(user)),
        (view) => keyAt(changedAt(view), view.game),
      ),
    async live(names) {
      const found = all().filter(
        ({ view, hidden }) => view.status !== 'over' && usersOf(view, hidden).some((user) => names.includes(user)),
      );
      return {
        marks: found.map((each) => JSON.stringify(each)).sort(),
        games: () => found.map(({ view }) => viewFor(view, names)),
      };
    },
    moved: async (names, since) =>
      all()
        .filter(
          ({ view, hidden }) => view.status !== 'over' && usersOf(view, hidden).some((user) => names.includes(user)),
        )
        .map(({ view }) => viewFor(view, names))
        .filter((view) => changedAt(view) >= since),
    ended: async (names, since, limit, admits) =>
      all()
        .filter(
          ({ view, hidden }) => view.status === 'over' && usersOf(view, hidden).some((user) => names.includes(user)),
        )
        .map(({ view }) => view)
        .filter((view) => view.at >= since && admits(view))
        .sort((a, b) => (keyAt(a.at, a.game) < keyAt(b.at, b.game) ? -1 : 1))
        .slice(0, limit),
    over: async (since, until, limit, after) =>
      all()
        .filter(({ view }) => view.status === 'over' && view.settings.visibility === 'public')
        .map(({ view }) => viewFor(view, []))
        .filter(({ at }) => at >= since && at < until)
        .sort((a, b) => (keyAt(a.at, a.game) < keyAt(b.at, b.game) ? -1 : 1))
        .filter(({ at, game }) => after === undefined || keyAt(at, game) > keyAt(after.at, after.game))
        .slice(0, limit),
    deadlines: {
      partitions: ['D#all'],
      async *between(partition, after, until) {
        const dues = all()
          .flatMap(({ view: { game, due } }) => (due === undefined ? [] : [{ partition, game, due }]))
          .filter(({ due }) => due > after && due <= until)
          .sort((a, b) => (keyAt(a.due, a.game) < keyAt(b.due, b.game) ? -1 : 1));
        for (let from = 0; from < dues.length; from += 100) yield dues.slice(from, from + 100);
      },
      stands: async ({ game, due }) => kept(game)?.view.due === due,
      forget: async () => undefined,
    },
  };
}
