import type { Connection, Connections } from '../../functions/platform/ports/ports.ts';

/** The table `connections` in memory, copied through JSON as a store would. */
export function memoryConnections(): Connections {
  const connections = new Map<string, string>();
  const places = new Map<string, Set<string>>();
  const there = (id: string): Connection | undefined => {
    const json = connections.get(id);
    return json === undefined ? undefined : (JSON.parse(json) as Connection);
  };
  return {
    get: async (id) => there(id),
    async put(connection) {
      const { id, rev } = connection;
      if ((there(id)?.rev ?? 0) !== rev) return false;
      connections.set(id, JSON.stringify({ ...connection, rev: rev + 1 }));
      return true;
    },
    async remove(id) {
      connections.delete(id);
    },
    async list(place, { id }) {
      places.set(place, new Set([...(places.get(place) ?? []), id]));
    },
    async unlist(place, id) {
      places.get(place)?.delete(id);
    },
    at: async (place) => [...(places.get(place) ?? [])].sort(),
  };
}
