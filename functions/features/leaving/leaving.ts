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
/** The first sweep begins this many days back, which exceeds a guest's lifetime. */
const FIRST = 40;

/** The result of a sweep. */
interface Swept {
  readonly erased: number;
  readonly renamed: number;
}

/** The partition of guests who could not be erased on their day. */
const LATE = 'late';

/**
 * Erases guests that expired before this day, unless a person took over their games. Also rebuilds lists after
 * takeovers, changed handles and invitations. Each step can be repeated. A failure delays only its own person or game,
 * and every sweep retries it.
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

/** The longest time from the note of a changed handle to the write of the profile. */
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

/** The longest time from the note of an invitation to its write. */
const INVITING_MS = 60_000;

/** Shows games to the people who are invited to them now. */
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

/** Rebuilds a person's games in the lists. Returns false if some could not be rebuilt. */
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

/** Erases one guest, or completes an interrupted takeover. Returns whether it erased. */
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
  // Of two requests with one key, one becomes the guest. The other leaves only this note.
  const signIn = await people.get(...keys.signIn(subject));
  if (profile === undefined && signIn !== undefined && keys.signIn.read(signIn).person !== guest) return false;
  await erased(erasing, guest, subject);
  return true;
}

/** Returns the person who took over a guest, if they still exist. */
async function takerOf(people: People, guest: Entry | undefined): Promise<Entry | undefined> {
  const taken = guest && keys.profile.read(guest).taken;
  if (taken === undefined) return undefined;
  const profile = await people.get(...keys.profile(taken));
  return profile !== undefined && keys.profile.read(profile).state === undefined ? profile : undefined;
}

/** Returns whether work succeeded. Reports what it threw. */
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
