import type { People } from '../../platform/ports/ports.ts';
import { keys as personKeys } from '../people/keys.ts';
import { keys } from './keys.ts';
import { epochIn, type Need } from './needs.ts';
import { type Queueing, queued } from './queue.ts';
import { quietAt } from './quiet.ts';
import { type Half, momentsOf } from './reminders.ts';

interface Reminding extends Queueing {
  readonly people: Pick<People, 'get' | 'put'>;
}

/**
 * Queues the reminders of a person who has not answered after half of the time of a question, unless its deadline has
 * moved.
 */
export async function remind(on: Reminding, { game, who, due }: Half): Promise<void> {
  const { people } = on;
  const entry = await people.get(...keys.seen(game));
  const seen = entry && keys.seen.read(entry);
  const turn = seen?.turns[who];
  if (seen?.due !== due || turn?.isOpen !== true || turn.opened === undefined) return;
  const profile = await people.get(...personKeys.profile(who));
  const hours = profile && personKeys.profile.read(profile);
  for (const { at, before } of momentsOf(turn.opened, due, hours?.remind, (moment) => quietAt(hours ?? {}, moment))) {
    const need = {
      reason: 'deadline',
      game,
      who,
      of: turn.stretch,
      due,
      at,
      ...epochIn(seen),
      ...(before !== undefined && { before }),
    } as const;
    await queued(on, { do: 'tell', need }, at);
  }
}

/** Queues the reminders of the question that opened a turn. */
export async function remindOf(on: Reminding, { game, who, at }: Need): Promise<void> {
  const entry = await on.people.get(...keys.seen(game));
  const due = entry && keys.seen.read(entry).due;
  if (due !== undefined) await remind(on, { game, who, due, at });
}
