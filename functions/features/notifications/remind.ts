import type { People } from '../../platform/ports/ports.ts';
import { keys as personKeys } from '../people/keys.ts';
import { keys } from './keys.ts';
import { queued } from './queue.ts';
import { type Half, momentsOf } from './reminders.ts';

/**
 * Queues the reminders of a person who has not answered after half of the time of a question, unless its deadline has
 * moved.
 */
export async function remind(people: Pick<People, 'get' | 'put'>, { game, who, due }: Half): Promise<void> {
  const entry = await people.get(...keys.seen(game));
  const seen = entry && keys.seen.read(entry);
  const turn = seen?.turns[who];
  if (seen?.due !== due || turn?.isOpen !== true || turn.opened === undefined) return;
  const profile = await people.get(...personKeys.profile(who));
  for (const { at, before } of momentsOf(turn.opened, due, profile && personKeys.profile.read(profile).remind)) {
    const need = {
      reason: 'deadline',
      game,
      who,
      of: turn.stretch,
      due,
      at,
      ...(before !== undefined && { before }),
    } as const;
    await queued(people, { do: 'tell', need }, at);
  }
}
