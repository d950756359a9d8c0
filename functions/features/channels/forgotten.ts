import { jsonOf } from '../../../domain/lib/json.ts';
import type { People } from '../../platform/ports/ports.ts';
import { keys } from '../notifications/keys.ts';
import { channelsOf } from './channels.ts';
import { withoutHooksOf } from './hooks/listed.ts';

/**
 * Removes what leads to a person's channels from outside: the links in their mails, the endpoints of their browsers,
 * and the hooks of games. Needs the person's key, under which they are stored.
 */
export async function forgetLinks(
  people: Pick<People, 'get' | 'list' | 'put' | 'remove'>,
  person: string,
  secret: Uint8Array,
): Promise<void> {
  await withoutHooksOf(people, person);
  for (const { id, token, mark } of await channelsOf(people, person, secret)) {
    if (token !== undefined) await people.remove(...keys.unsubscribing(token));
    if (mark === undefined) continue;
    await people.remove(...keys.renewal(id));
    const entry = await people.get(...keys.endpoint(mark));
    if (entry !== undefined && keys.endpoint.read(entry).person === person) await people.remove(entry.pk, entry.sk);
  }
}

const TRIES = 8;

/**
 * Removes a person, and the subjects under which others invited them, from what was seen of a game. Throws if another
 * process writes there.
 */
export async function forgetSeen(
  people: Pick<People, 'get' | 'put'>,
  game: string,
  person: string,
  subject: string | undefined,
): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    const entry = await people.get(...keys.seen(game));
    if (entry === undefined) return;
    const seen = keys.seen.read(entry);
    const { [person]: known, ...turns } = seen.turns;
    const invited = seen.invited.filter((each) => each !== subject);
    if (known === undefined && invited.length === seen.invited.length) return;
    if (await people.put(...keys.seen(game), jsonOf({ ...seen, turns, invited }), entry.rev)) return;
  }
  throw new Error('what was seen of a game is being written');
}
