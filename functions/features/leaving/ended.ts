import { gameSecret, pseudonymOf } from '../../../domain/log/pseudonyms.ts';
import { endsAt } from '../accounts/ending.ts';
import { keys as tokenKeys } from '../auth/keys.ts';
import { keys } from '../people/keys.ts';
import { type Erasing, erased } from './erased.ts';
import { isIn } from './leaving-games.ts';

const DAY = 86_400_000;
/** The longest wait for a person to leave their games. A stopped game cannot be left. */
const LATEST_MS = 8 * DAY;

/** The longest duration of a request for deletion. */
const HALFWAY_MS = 600_000;

/**
 * Erases people with ended accounts. At once, their names are hidden and their tokens are void. They are erased after
 * they left their games (leaving-games.ts). Each step can be repeated.
 */
export async function sweepEnded(erasing: Erasing, now: number): Promise<number> {
  const { people } = erasing.background;
  let count = 0;
  for (const note of await people.list(...keys.leaving('ending', ''))) {
    const { pk, sk: person } = note;
    const profile = await people.get(...keys.profile(person));
    const at = profile && endsAt(profile);
    // The deletion was just requested, and the profile is not written yet.
    if (profile !== undefined && at === undefined && now - (keys.leaving.read(note).at ?? 0) < HALFWAY_MS) continue;
    if (profile !== undefined && at !== undefined) {
      if (at > now) continue;
      if (keys.profile.read(profile).state === undefined)
        await people.put(...keys.profile(person), { ...profile.value, state: 'ended' }, profile.rev);
      for (const token of await people.list(...tokenKeys.tokenOf.all(person)))
        await people.remove(...tokenKeys.token(tokenKeys.tokenOf.read(token).hash));
      if (now < at + LATEST_MS && (await isSomewhere(erasing, person))) continue;
      await erased(erasing, person);
      count++;
    }
    await people.remove(pk, person);
  }
  return count;
}

/** Returns whether a person still has a seat or owns a lobby. */
async function isSomewhere({ background: { people, vault, matches } }: Erasing, person: string): Promise<boolean> {
  for (const entry of await people.list(...keys.own.all(person))) {
    const game = entry.sk.slice('G#'.length);
    const secret = await vault.person(keys.own.read(entry).of ?? person);
    const match = secret && (await matches.load(game).catch(() => undefined))?.match;
    if (secret !== undefined && match !== undefined && isIn(match, pseudonymOf(game, gameSecret(secret, game))))
      return true;
  }
  return false;
}
