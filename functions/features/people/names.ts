import { isHidden, type Match } from '../../../domain/match/state/state.ts';
import type { Entry, People } from '../../platform/ports/ports.ts';
import { keys } from './keys.ts';

/** How long others see the former handle of a person. */
export const FORMERLY_MS = 30 * 86_400_000;

/** Returns the released handle in a profile. Only handles.ts writes it. */
export const formerIn = (profile: Entry) => keys.profile.read(profile).former;

/** Returns the handle of a person, if its claim confirms the profile. */
export async function handleIn(people: Pick<People, 'get'>, profile: Entry): Promise<string | undefined> {
  const { claim, handle } = keys.profile.read(profile);
  const entry = claim === undefined ? undefined : await people.get(...keys.claim(claim));
  const { person, until } = entry === undefined ? {} : keys.claim.read(entry);
  const isTheirs = until === undefined && person !== undefined && keys.profile(person)[0] === profile.pk;
  return isTheirs ? handle : undefined;
}

/** Returns the displayed name of a person: the handle, or the name and owner of a bot account. */
export async function nameIn(people: Pick<People, 'get'>, profile: Entry): Promise<string> {
  const { kind, owner: of, name: given } = keys.profile.read(profile);
  const name = (await handleIn(people, profile)) ?? given;
  if (kind !== 'bot' || of === undefined) return name;
  const owner = await people.get(...keys.profile(of));
  return owner === undefined ? name : `${name} (bot of ${await nameIn(people, owner)})`;
}

/** The person behind a pseudonym. */
interface Behind {
  readonly pseudonym: string;
  readonly person: string;
  /** The account of the person: for a bot account, its owner. */
  readonly account: string;
  /** `undefined` if their profile is gone. */
  readonly subject?: string;
  /** `undefined` if the person is erased or is being erased. */
  readonly name?: string;
  /** Their former handle, for a while after a change. */
  readonly formerly?: { readonly handle: string; readonly until: number };
}

/** Returns the people behind the pseudonyms in the log of a game. */
export async function behindOf(people: Pick<People, 'get' | 'list'>, match: Match): Promise<readonly Behind[]> {
  if (match.form !== 2) return [];
  const known = match.people ?? [];
  const entries = (await people.list(...keys.behind.all(match.game))).filter(({ sk }) => known.includes(sk));
  return Promise.all(
    entries.map(async (entry) => {
      const { person, profile } = await shownFor(people, keys.behind.read(entry).person);
      const known = profile && keys.profile.read(profile);
      const subject = known && { subject: known.subject };
      const account = known?.owner ?? person;
      if (profile === undefined || known?.state !== undefined)
        return { pseudonym: entry.sk, person, account, ...subject };
      const former = formerIn(profile);
      const formerly = former && { formerly: { handle: former.handle, until: former.at + FORMERLY_MS } };
      return { pseudonym: entry.sk, person, account, ...subject, name: await nameIn(people, profile), ...formerly };
    }),
  );
}

/** Returns a person and their profile. For a guest after a takeover, returns the person who took over. */
async function shownFor(people: Pick<People, 'get'>, person: string) {
  const profile = await people.get(...keys.profile(person));
  const taken = profile && keys.profile.read(profile).taken;
  return taken === undefined
    ? { person, profile }
    : { person: taken, profile: await people.get(...keys.profile(taken)) };
}

/** Returns the name of the person behind a pseudonym in a game; `undefined` if they are erased or are being erased. */
export async function nameBehind(
  people: Pick<People, 'get'>,
  game: string,
  pseudonym: string,
): Promise<string | undefined> {
  const entry = await people.get(...keys.behind(game, pseudonym));
  const { profile } = entry === undefined ? {} : await shownFor(people, keys.behind.read(entry).person);
  return profile === undefined || keys.profile.read(profile).state !== undefined ? undefined : nameIn(people, profile);
}

type Names = { readonly [pseudonym: string]: string };

/** Returns the people that `me` may know: in an anonymous game only themselves, until it is over. */
const toldOf = (match: Match, behind: readonly Behind[], me: string | undefined): readonly Behind[] =>
  isHidden(match) ? behind.filter(({ pseudonym }) => pseudonym === me) : behind;

/** Returns names by pseudonym, as `me` may know them. */
export const namesFor = (match: Match, behind: readonly Behind[], me: string | undefined): Names =>
  Object.fromEntries(
    toldOf(match, behind, me).flatMap(({ pseudonym, name }) => (name === undefined ? [] : [[pseudonym, name]])),
  );

/** Returns the former handles of people who changed theirs recently, as `me` may know them. */
export const formerlyFor = (match: Match, behind: readonly Behind[], me: string | undefined, now: number): Names =>
  Object.fromEntries(
    toldOf(match, behind, me).flatMap(({ pseudonym, formerly }) =>
      formerly === undefined || formerly.until <= now ? [] : [[pseudonym, formerly.handle]],
    ),
  );
