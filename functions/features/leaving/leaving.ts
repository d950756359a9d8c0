import { sure } from '../../../domain/lib/sure.ts';
import { reportThrown } from '../../platform/kit/report.ts';
import type { Entry, People } from '../../platform/ports/ports.ts';
import { dayOf } from '../accounts/guests.ts';
import { handOver, isHandedOver } from '../accounts/hand-over.ts';
import { keys as accountKeys } from '../accounts/keys.ts';
import { project } from '../listing/project.ts';
import { invitationKeys as invitations, keys } from '../people/keys.ts';
import { type Erasing, erased } from './erased.ts';
import { keys as leavingKeys } from './keys.ts';

const DAY = 86_400_000;
/** The first sweep begins this many days back: longer than any guest stays. */
const FIRST = 40;

/** What a sweep did. */
interface Swept {
  readonly erased: number;
  readonly renamed: number;
}

/** Where guests are noted who could not be erased on their day. */
const LATE = 'late';

/**
 * Erases guests with a time that ended before this day, unless a person has taken over their games. Also shows the
 * games of guests who were taken over, and of people with another handle, under the present names, and to the people
 * invited now. Each step can be repeated. What throws delays no other person and no other game, and every sweep tries
 * it again.
 */
export async function sweepGuests(erasing: Erasing, now: number): Promise<Swept> {
  const shown = (await taken(erasing)) + (await renamed(erasing, now)) + (await invited(erasing, now));
  return { renamed: shown, erased: await left(erasing, now) };
}

async function taken(erasing: Erasing): Promise<number> {
  let count = 0;
  for (const { pk, sk: guest } of await erasing.background.people.list(...keys.leaving('taken', ''))) {
    if (!(await shownAnew(erasing, guest))) continue;
    await erasing.background.people.remove(pk, guest);
    count++;
  }
  return count;
}

/** So long a change of a handle may take from the note of it to the profile. */
const RENAMING_MS = 600_000;

async function renamed(erasing: Erasing, now: number): Promise<number> {
  const { people } = erasing.background;
  let count = 0;
  for (const entry of await people.list(...accountKeys.allRenamed())) {
    const { pk, sk } = entry;
    const [person = '', rev] = sk.split('#');
    const profile = await people.get(...keys.profile(person));
    if (profile !== undefined && profile.rev < Number(rev) && now - accountKeys.renaming.read(entry).at < RENAMING_MS)
      continue;
    const programs = (await people.list(...accountKeys.botOf.all(person))).map(
      (program) => accountKeys.botOf.read(program).person,
    );
    const shown = [];
    for (const each of [person, ...programs]) shown.push(await shownAnew(erasing, each));
    if (shown.includes(false)) continue;
    await erasing.background.people.remove(pk, sk);
    count++;
  }
  return count;
}

/** So long after the note of it an invitation may still be written. */
const INVITING_MS = 60_000;

/** Shows games to those who are invited to them now. */
async function invited(erasing: Erasing, now: number): Promise<number> {
  const { people } = erasing.background;
  let count = 0;
  for (const entry of await people.list(...invitations.changed.all())) {
    const { pk, sk: game } = entry;
    if (!(await isDone({ game }, () => project(erasing.background, game, 'anew')))) continue;
    count++;
    const note = await people.get(pk, game);
    const { at } = invitations.changed.read(entry);
    if (now - at >= INVITING_MS && note !== undefined && invitations.changed.read(note).at === at)
      await erasing.background.people.remove(pk, game);
  }
  return count;
}

/** Rebuilds what the lists show of a person's games. False: some of it could not be built. */
async function shownAnew(erasing: Erasing, person: string): Promise<boolean> {
  const shown = [];
  for (const { sk } of await erasing.background.people.list(...keys.own.all(person))) {
    const game = sk.slice('G#'.length);
    shown.push(await isDone({ game, person }, () => project(erasing.background, game, 'anew')));
  }
  return !shown.includes(false);
}

async function left(erasing: Erasing, now: number): Promise<number> {
  const { people } = erasing.background;
  const done = await people.get(...leavingKeys.swept());
  const from = done === undefined ? now - FIRST * DAY : Date.parse(leavingKeys.swept.read(done).day) + DAY;
  const days = [];
  for (let at = from; dayOf(at) < dayOf(now); at += DAY) days.push(dayOf(at));
  let count = 0;
  for (const day of [LATE, ...days])
    for (const note of await people.list(...keys.leaving(day, ''))) {
      const isGone = await isDone({ person: note.sk }, async () => {
        if (await leaves(erasing, note)) count++;
      });
      if (!isGone) await people.put(...keys.leaving(LATE, note.sk), note.value, 0);
      if (isGone || day !== LATE) await erasing.background.people.remove(note.pk, note.sk);
    }
  const day = dayOf(now - DAY);
  if (done === undefined || leavingKeys.swept.read(done).day !== day)
    await people.put(...leavingKeys.swept(), { day }, done?.rev ?? 0);
  return count;
}

/** Erases one guest, or completes a takeover of the guest that was cut short. Returns whether it erased. */
async function leaves(erasing: Erasing, note: Entry): Promise<boolean> {
  const { people } = erasing.background;
  const { sk: guest } = note;
  const subject = sure(keys.leaving.read(note).subject, 'subject of a guest');
  const profile = await people.get(...keys.profile(guest));
  const taker = await takerOf(people, profile);
  if (profile !== undefined && taker !== undefined) {
    if (!(await isHandedOver(people, taker, guest)))
      await handOver(erasing.background, taker.pk.slice('U#'.length), profile);
    return false;
  }
  // Of two requests with one key one becomes the guest: the other has left nothing but this note.
  const signIn = await people.get(...keys.signIn(subject));
  if (profile === undefined && signIn !== undefined && keys.signIn.read(signIn).person !== guest) return false;
  await erased(erasing, guest, subject);
  return true;
}

/** Who has taken over a guest, and is still there. */
async function takerOf(people: People, guest: Entry | undefined): Promise<Entry | undefined> {
  const taken = guest && keys.profile.read(guest).taken;
  if (taken === undefined) return undefined;
  const profile = await people.get(...keys.profile(taken));
  return profile !== undefined && keys.profile.read(profile).state === undefined ? profile : undefined;
}

/** Whether work came to its end; what it threw is reported. */
async function isDone(
  about: { readonly game?: string; readonly person?: string },
  work: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (caught) {
    reportThrown(caught, 'quarantine', about);
    return false;
  }
}
