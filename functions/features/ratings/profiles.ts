import type { Entry, People } from '../../platform/ports/ports.ts';
import { keys as personKeys } from '../people/keys.ts';
import { shownAs, wrongWith } from '../people/letters.ts';
import { FORMERLY_MS, formerIn, handleIn } from '../people/names.ts';
import { keys } from './keys.ts';
import { dayOf, daysBetween, type Met } from './ledger.ts';
import type { Figures, Profile } from './schemas.ts';
import { idle, shown } from './skill.ts';

/** The least number of deadlines for a percentage. */
const LEAST_DEADLINES = 20;
const STEP = 5;
const YEAR_DAYS = 365;

interface Deps {
  readonly people: Pick<People, 'get' | 'list'>;
  /** Returns the HMAC of a skeleton, which is the key of the claim. */
  claimOf(skeleton: string): Promise<string>;
  now(): number;
}

/** Reads the public profiles of people with a handle. */
export function createProfiles({ people, claimOf, now }: Deps) {
  /** Returns `undefined` if no person has this handle now. */
  return async (written: string): Promise<Profile | undefined> => {
    const handle = shownAs(written);
    if (wrongWith(handle) !== undefined) return undefined;
    const { skeletonOf } = await import('../people/skeleton.ts');
    const claim = await people.get(...personKeys.claim(await claimOf(skeletonOf(handle))));
    const person = claim && personKeys.claim.read(claim).person;
    const profile = person === undefined ? undefined : await people.get(...personKeys.profile(person));
    if (
      profile === undefined ||
      personKeys.profile.read(profile).state !== undefined ||
      (await handleIn(people, profile)) !== handle
    )
      return undefined;
    return told(people, profile, handle, now());
  };
}
export type Profiles = ReturnType<typeof createProfiles>;

async function told(people: Deps['people'], profile: Entry, handle: string, now: number): Promise<Profile> {
  const former = formerIn(profile);
  return {
    handle,
    kind: personKeys.profile.read(profile).kind === 'bot' ? 'bot' : 'person',
    ...(former !== undefined && former.at + FORMERLY_MS > now && { formerly: former.handle }),
    ...(await figuresOf(people, profile.pk.slice('U#'.length), now)),
  };
}

/** Whether an item is a record of `<game>/<seat>`: earlier previews kept notes of moderators beside them. */
const isRecord = ({ sk }: Entry): boolean => sk.includes('/');

/** Returns a person's figures: their profile without their identity. */
export async function figuresOf(people: Pick<People, 'get' | 'list'>, person: string, now: number): Promise<Figures> {
  const [ratings, records, deadlines, played] = await Promise.all([
    people.list(...keys.rating.all(person)),
    people.list(...keys.record.all(person)),
    people.get(...keys.deadlines(person)),
    people.get(...keys.games(person)),
  ]);
  const reliability = share(deadlines === undefined ? [] : keys.deadlines.read(deadlines).met, dayOf(now));
  return {
    ratings: ratings.map((entry) => {
      const value = keys.rating.read(entry);
      const [of = '', mode] = entry.sk.slice('Z#'.length).split('/');
      const skill = idle({ mu: value.mu, sigma: value.sigma }, daysBetween(value.day, dayOf(now)));
      const history = value.history.map(([day, mu, sigma]) => ({
        day,
        rating: shown({ mu, sigma }).rating,
      }));
      return { of, mode: mode === 'live' ? 'live' : 'mail', games: value.games, ...shown(skill), history };
    }),
    records: records.filter(isRecord).map((entry) => {
      const parts = entry.sk.slice('Y#'.length).split('/');
      const [of = '', setup, seat = ''] = parts.length === 2 ? [parts[0], undefined, parts[1]] : parts;
      const { won, shared, lost } = keys.record.read(entry);
      return { of, ...(setup !== undefined && { setup }), seat, won, shared, lost };
    }),
    games: played === undefined ? [] : [...keys.games.read(played).games],
    ...(reliability !== undefined && { reliability }),
  };
}

/** Returns the percentage of met deadlines in the last year, in steps; `undefined` if there are too few. */
export function share(met: Met, today: string): number | undefined {
  const newest = met.filter(([day]) => daysBetween(day, today) <= YEAR_DAYS);
  const [answered, missed] = [
    newest.reduce((sum, each) => sum + each[1], 0),
    newest.reduce((sum, each) => sum + each[2], 0),
  ];
  if (answered + missed < LEAST_DEADLINES) return undefined;
  return Math.floor((100 * answered) / (answered + missed) / STEP) * STEP;
}
