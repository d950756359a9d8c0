import { keyAt, shownOf, usersOf } from '../../functions/lib/dynamo/places.ts';
import { listName } from '../../functions/lib/dynamo/views.ts';
import { cursorOf, positionIn } from '../../functions/lib/http/cursor.ts';
import type { Listed, ListQuery, Page, Views } from '../../functions/lib/ports.ts';

/** The lists in memory: everything is found by looking at every game. */
export function memoryViews(): Views {
  const views = new Map<string, string>();
  const hiding = new Map<string, readonly string[]>();
  const all = (): Listed[] => [...views.values()].map((json) => JSON.parse(json) as Listed);

  function page(names: readonly string[] | undefined, query: ListQuery, belongs: (view: Listed) => boolean): Page<Listed> {
    const { status, of, limit, cursor } = query;
    const name = listName(names, query);
    const from = cursor === undefined ? '~' : positionIn(name, cursor);
    const items = all()
      .filter((view) => belongs(view) && (status === undefined || view.status === status) && (of === undefined || view.of === of))
      .map((view) => ({ view, sk: keyAt(view.at, view.game) }))
      .filter(({ sk }) => sk < from)
      .sort((a, b) => (a.sk < b.sk ? 1 : -1));
    const shown = items.slice(0, limit);
    return {
      items: shown.map(({ view }) => view),
      ...(items.length > limit && { cursor: cursorOf(name, shown.at(-1)!.sk) }),
    };
  }

  return {
    async put(view, hidden = []) {
      const kept = views.get(view.game);
      if (kept !== undefined && (JSON.parse(kept) as Listed).version > view.version) return;
      views.set(view.game, JSON.stringify(view));
      hiding.set(view.game, hidden);
    },
    version: async (game) => all().find((view) => view.game === game)?.version ?? 0,
    async shown(game) {
      const view = all().find((each) => each.game === game);
      return view && shownOf(view, hiding.get(game) ?? []);
    },
    list: async (query) => page(undefined, query, ({ settings }) => settings.visibility === 'public'),
    mine: async (names, query) =>
      page(names, query, (view) => usersOf(view, hiding.get(view.game) ?? []).some((user) => names.includes(user))),
    async overdue(now, limit, from = '') {
      const due = all()
        .filter(({ due }) => due !== undefined && due <= now)
        .map((view) => ({ game: view.game, sk: keyAt(view.due!, view.game) }))
        .filter(({ sk }) => sk > from)
        .sort((a, b) => (a.sk < b.sk ? -1 : 1))
        .slice(0, limit);
      return { games: due.map(({ game }) => game), ...(due.length === limit && { next: due.at(-1)!.sk }) };
    },
  };
}
