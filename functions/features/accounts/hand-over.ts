import { type JsonObject, jsonOf } from '../../../domain/lib/json.ts';
import { sure } from '../../../domain/lib/sure.ts';
import { Busy } from '../../platform/kit/faults.ts';
import type { Entry, People } from '../../platform/ports/ports.ts';
import type { Matches } from '../matches/matches.ts';
import { keys } from '../people/keys.ts';
import { type Also, alsoIn } from '../people/persons.ts';

const TRIES = 16;

interface Deps {
  readonly people: People;
  readonly matches: Pick<Matches, 'load'>;
}

/**
 * Moves the games, invitations and texts of a guest to the person who took it over. Every step can be repeated. Calls
 * `moved` for each game. Returns the number of games.
 */
export async function handOver(
  deps: Deps,
  person: string,
  guest: Entry,
  moved: (game: string) => unknown = () => undefined,
): Promise<number> {
  const { people } = deps;
  const id = guest.pk.slice('U#'.length);
  const games = await people.list(...keys.own.all(id));
  for (const entry of games) {
    await move(deps, person, id, entry);
    moved(entry.sk.slice('G#'.length));
  }
  await people.put(...keys.leaving('taken', id), {}, 0);
  await hold(people, person, { person: id, subject: keys.profile.read(guest).subject });
  return games.length;
}

/** Returns whether a guest was handed over to a person completely. */
export async function isHandedOver(people: People, person: Entry, guest: string): Promise<boolean> {
  const known = await people.get(...keys.signIn(keys.profile.read(person).subject));
  return known !== undefined && alsoIn(known).some((each) => each.person === guest);
}

/** Gives the guest's pseudonym in a game to this person, unless they already have another one there. */
async function move({ people, matches }: Deps, person: string, guest: string, { sk, value }: Entry): Promise<void> {
  const game = sk.slice('G#'.length);
  const own = await people.get(...keys.own(person, game));
  const known = own && keys.own.read(own);
  if (known?.of === guest) return;
  if (known !== undefined && (await matches.load(game))?.match.people?.includes(known.pseudonym)) return;
  const moved: JsonObject = { ...value, of: guest };
  if (!(await people.put(...keys.own(person, game), moved, own?.rev ?? 0)))
    throw new Busy('this person is being written');
}

/** Notes with the sign-in of a person which guest they were. */
async function hold(people: People, person: string, guest: Also): Promise<void> {
  const profile = sure(await people.get(...keys.profile(person)), 'profile of a person');
  for (let tries = 0; tries < TRIES; tries++) {
    const known = sure(await people.get(...keys.signIn(keys.profile.read(profile).subject)), 'sign-in of a person');
    const also = alsoIn(known);
    if (also.some((each) => each.person === guest.person)) return;
    const value = { ...known.value, also: [...also, guest].map(jsonOf) };
    if (await people.put(known.pk, known.sk, value, known.rev)) return;
  }
  throw new Busy('this person is being written');
}
