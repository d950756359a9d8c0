import { project } from '../../projector.ts';
import { type Erasing, erased, remove } from './erased.ts';
import { dayOf } from './guests.ts';
import { keys } from './persons.ts';

const DAY = 86_400_000;
/** So many days back the first sweep begins: longer than any guest stays. */
const FIRST = 40;

/** What a sweep did. */
interface Swept {
  readonly erased: number;
  readonly renamed: number;
}

/**
 * Erases guests whose time was over on a day before this one, unless somebody has taken over their games; and shows the games of those who
 * were taken over under the name of who did. Each step can be repeated.
 */
export async function sweepGuests(erasing: Erasing, now: number): Promise<Swept> {
  return { renamed: await renamed(erasing), erased: await left(erasing, now) };
}

async function renamed(erasing: Erasing): Promise<number> {
  const { people } = erasing.background;
  const taken = await people.list(...keys.leaving('taken', ''));
  for (const { pk, sk: guest } of taken) {
    for (const { sk } of await people.list(...keys.gamesOf(guest))) await project(erasing.background, sk.slice('G#'.length), 'anew');
    await remove(erasing, [pk, guest]);
  }
  return taken.length;
}

async function left(erasing: Erasing, now: number): Promise<number> {
  const { people } = erasing.background;
  const done = await people.get(...keys.swept());
  const from = done === undefined ? now - FIRST * DAY : Date.parse(String(done.value.day)) + DAY;
  let count = 0;
  for (let at = from; dayOf(at) < dayOf(now); at += DAY)
    for (const { pk, sk: guest, value } of await people.list(...keys.leaving(dayOf(at), ''))) {
      const profile = await people.get(...keys.profile(guest));
      if (profile?.value.taken === undefined) {
        await erased(erasing, guest, String(value.subject));
        count++;
      }
      await remove(erasing, [pk, guest]);
    }
  const day = dayOf(now - DAY);
  if (done?.value.day !== day) await people.put(...keys.swept(), { day }, done?.rev ?? 0);
  return count;
}
