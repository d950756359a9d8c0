import type { Commit } from '../../domain/log/commit.ts';
import type { EventLog, Newest, Snapshot } from '../../domain/log/store.ts';

/** The log in memory. What goes in and what comes out is copied through JSON, as a store would. */
export function memoryEventLog(): EventLog {
  const commits = new Map<string, { readonly json: string; readonly newest: Newest }[]>();
  const kept = new Map<string, string>();
  const snapshots = new Map<string, Map<number, string>>();
  const commitIn = ({ json }: { readonly json: string }): Commit => JSON.parse(json) as Commit;

  return {
    async append(commit, face) {
      const { game, v } = commit.envelope;
      const there = commits.get(game) ?? [];
      if (there[v - 1] !== undefined) return 'taken';
      const newest = { v, hash: commit.hash, ...(face !== undefined && { face }) };
      there[v - 1] = { json: JSON.stringify(commit), newest };
      commits.set(game, there);
      return 'appended';
    },
    async read(game, after, limit = Number.POSITIVE_INFINITY) {
      const later = (commits.get(game) ?? []).slice(after).filter((each) => each !== undefined);
      return later.slice(0, limit).map(commitIn);
    },
    async newest(game, after = 0) {
      return commits.get(game)?.slice(after).at(-1)?.newest;
    },
    async head(game) {
      const newest = commits.get(game)?.at(-1);
      return newest && commitIn(newest);
    },
    async keep(hash, from) {
      kept.set(hash, JSON.stringify(from));
    },
    async kept(hash, after, limit) {
      const json = kept.get(hash);
      return json === undefined ? undefined : (JSON.parse(json) as Commit[]).slice(after, after + limit);
    },
    async snapshot(game, upTo = Number.POSITIVE_INFINITY) {
      const usable = [...(snapshots.get(game) ?? [])].filter(([v]) => v <= upTo).sort(([a], [b]) => b - a);
      return usable[0] === undefined ? undefined : (JSON.parse(usable[0][1]) as Snapshot);
    },
    async saveSnapshot(game, snapshot) {
      snapshots.set(game, (snapshots.get(game) ?? new Map()).set(snapshot.v, JSON.stringify(snapshot)));
    },
  };
}
