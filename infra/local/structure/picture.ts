import { LAYERS } from './layers.mjs';
import { between } from './page.ts';
import { type Arrows, reachedFrom, type Source } from './sources.ts';

/** Returns the folder of a file; none for files that the picture leaves out. */
type RoomOf = (path: string) => string | undefined;

/** Returns the layer of a root that contains a file; `undefined` if none does. */
function layerIn(root: string, path: string): string | undefined {
  const layers = (LAYERS[root] ?? []).filter((layer) => path.startsWith(`${root}/${layer}/`));
  return layers.sort((a, b) => b.length - a.length)[0];
}

/** Returns the names of the folders of a game. The files at its root join them all, and are left out. */
const inGame =
  (game: string): RoomOf =>
  (path) =>
    layerIn(`domain/${game}`, path);

/** Returns the layer of a file of `domain/` or `functions/`; elsewhere its folder below `infra/`. */
const inLayers: RoomOf = (path) => {
  const [top = '', room = '', file] = path.split('/');
  const layer = layerIn(top, path);
  if (layer !== undefined) return `${top}/${layer}`;
  return file === undefined ? top : `${top}/${room}`;
};

function roomArrows(sources: readonly Source[], roomOf: RoomOf): Arrows {
  const arrows = new Map<string, Set<string>>();
  for (const { path, imports } of sources) {
    const from = roomOf(path);
    if (from === undefined) continue;
    const targets = arrows.get(from) ?? new Set<string>();
    arrows.set(from, targets);
    for (const to of imports.map(roomOf)) if (to !== undefined && to !== from) targets.add(to);
  }
  return arrows;
}

/** Returns the graph without arrows that follow from others. Every folder still reaches the same folders. */
function reduced(arrows: Arrows): Arrows {
  const left = new Map(
    [...arrows].sort(([a], [b]) => a.localeCompare(b)).map(([from, to]) => [from, new Set([...to].sort())]),
  );
  for (const [from, targets] of left) {
    for (const to of [...targets]) {
      targets.delete(to);
      if (!reachedFrom(left, from).has(to)) targets.add(to);
    }
  }
  return left;
}

function mermaid(arrows: Arrows): string {
  const id = (room: string): string => room.replaceAll(/[^a-z]/g, '_');
  const nodes = [...arrows.keys()].sort().map((room) => `  ${id(room)}["${room}/"]`);
  const lines = [...arrows].flatMap(([from, targets]) =>
    [...targets].sort().map((to) => `  ${id(from)} --> ${id(to)}`),
  );
  return ['```mermaid', 'graph TD', ...nodes, ...lines, '```'].join('\n');
}

const GAMES = ['diplomacy', 'kutuzov', 'napoleonics'];

/** Returns the layers of the server and the folders of each game as Mermaid, for a page in Markdown. */
function pictures(sources: readonly Source[]): string {
  const drawn = [['Server', inLayers] as const, ...GAMES.map((game) => [`domain/${game}`, inGame(game)] as const)];
  return drawn
    .map(([title, roomOf]) => `**${title}**\n\n${mermaid(reduced(roomArrows(sources, roomOf)))}`)
    .join('\n\n');
}

/** Returns a page with regenerated pictures of the folders. */
export const withPictures = (page: string, sources: readonly Source[]): string =>
  between(page, 'rooms', pictures(sources));
