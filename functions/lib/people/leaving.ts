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
 * were taken over, or have another handle, under the names that hold now. Each step can be repeated.
 */
export async function sweepGuests(erasing: Erasing, now: number): Promise<Swept> {
  return { renamed: (await taken(erasing)) + (await renamed(erasing, now)), erased: await left(erasing, now) };
}

async function taken(erasing: Erasing): Promise<number> {
  const all = await erasing.background.people.list(...keys.leaving('taken', ''));
  for (const { pk, sk: guest } of all) {
    await shownAnew(erasing, guest);
    await remove(erasing, [pk, guest]);
  }
  return all.length;
}

/** So long a change of a handle may take from the note of it to the profile. */
const RENAMING_MS = 600_000;

async function renamed(erasing: Erasing, now: number): Promise<number> {
  const { people } = erasing.background;
  let count = 0;
  for (const { pk, sk, value } of await people.list(...keys.allRenamed())) {
    const [person = '', rev] = sk.split('#');
    const profile = await people.get(...keys.profile(person));
    if (profile !== undefined && profile.rev < Number(rev) && now - Number(value.at) < RENAMING_MS) continue;
    await shownAnew(erasing, person);
    for (const program of await people.list(...keys.botsOf(person))) await shownAnew(erasing, String(program.value.person));
    await remove(erasing, [pk, sk]);
    count++;
  }
  return count;
}

/** Makes what the lists show of a person's games anew. */
async function shownAnew(erasing: Erasing, person: string): Promise<void> {
  for (const { sk } of await erasing.background.people.list(...keys.gamesOf(person)))
    await project(erasing.background, sk.slice('G#'.length), 'anew');
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
