import type { People, Projected } from '../../../platform/ports/ports.ts';
import { keys } from '../../notifications/keys.ts';
import { type Queueing, queued } from '../../notifications/queue.ts';
import { HELD_MS } from '../../notifications/reminders.ts';
import { changeHooks } from './listed.ts';
import { newsBetween, outsideOf } from './outside.ts';

/** What following a game for its hooks needs. */
interface Following extends Queueing {
  readonly people: Pick<People, 'get' | 'put'>;
}

/** How long a hook outlives its game, so that news of the end can be sent again. */
const AFTERWARDS_MS = 2 * 86_400_000;

/**
 * Queues what the hooks of a game are told, as the lists have it. They are queued first, and then the new state is
 * noted. So a repetition after a crash queues the same. Phases shorter than 90 s are not told.
 */
export async function followHooks(on: Following, { view }: Projected): Promise<void> {
  const { people } = on;
  const { game } = view;
  const entry = await people.get(...keys.gameHooks(game));
  if (entry === undefined || keys.gameHooks.read(entry).hooks.length === 0) return;
  const { hooks, seen } = keys.gameHooks.read(entry);
  const now = outsideOf(view, seen);
  if (now.version < seen.version) return;
  const at = view.others?.since.at ?? view.at;
  for (const news of newsBetween(seen, now))
    for (const { id: way, person } of hooks) {
      const errand = { do: 'herald', person, way, game } as const;
      await queued(on, { ...errand, news }, news.what === 'over' ? at : at + HELD_MS);
      if (news.what === 'over') await queued(on, { ...errand, news: { ...news, what: 'ended' } }, at + AFTERWARDS_MS);
    }
  await changeHooks(people, game, (kept) =>
    kept === undefined || kept.seen.version > now.version ? undefined : { ...kept, seen: now },
  );
}
