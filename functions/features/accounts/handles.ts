import type { JsonObject } from '../../../domain/lib/json.ts';
import { Problem } from '../../platform/http/problem.ts';
import { Busy } from '../../platform/kit/faults.ts';
import type { Entry, People } from '../../platform/ports/ports.ts';
import { keys } from '../people/keys.ts';
import { shownAs, wrongWith } from '../people/letters.ts';
import { FORMERLY_MS, formerIn, handleIn } from '../people/names.ts';
import { keys as accountKeys } from './keys.ts';

const DAY = 86_400_000;
/** Time for which a released handle is reserved. */
const QUARANTINE_MS = 90 * DAY;
const RENAME_MS = FORMERLY_MS;
/** Time after which an unconfirmed claim is free. Until then its holder may be between two steps. */
const HALFWAY_MS = 600_000;
const TRIES = 8;

interface Deps {
  readonly people: Pick<People, 'get' | 'put'>;
  /** Returns the HMAC of a skeleton, which is the key of the claim. */
  claimOf(skeleton: string): Promise<string>;
  now(): number;
}

/**
 * Gives people unique handles without transactions. A person has a handle if its claim names them and their profile
 * names the claim. A claim is one item, so two people never have the same handle. Each step can be repeated. A person
 * whose change stops between two steps has either the old handle or none, and can choose again.
 */
export function createHandles({ people, claimOf, now }: Deps) {
  /**
   * Gives a person a handle. Throws a Problem (400) if it is not a valid handle, and (409) if it is taken or reserved,
   * or if the person changed their handle recently.
   */
  async function take(person: string, written: string): Promise<void> {
    const handle = shownAs(written);
    const wrong = wrongWith(handle);
    if (wrong !== undefined)
      throw new Problem(400, 'BAD_HANDLE', wrong, { errors: [{ pointer: '/handle', detail: wrong }] });
    // Loaded on demand, because the table of look-alikes is larger than all other code.
    const [{ skeletonOf }, { isReserved }] = await Promise.all([
      import('../people/skeleton.ts'),
      import('./reserved.ts'),
    ]);
    const skeleton = skeletonOf(handle);
    if (isReserved(skeleton)) throw reserved();
    const claim = await claimOf(skeleton);
    for (let tries = 0; tries < TRIES; tries++) {
      const profile = await profileOf(person);
      await finish(profile);
      const known = await handleIn(people, profile);
      if (known === handle) return;
      const from = renameFrom(profile, known);
      if (from !== undefined) throw tooSoon(from);
      if (!(await claimed(claim, person))) continue;
      if (!(await named(profile, { handle, claim }))) continue;
      const after = await profileOf(person);
      await finish(after);
      // Another person may have got the claim if this profile was written too late.
      if ((await handleIn(people, after)) !== handle) throw taken();
      return;
    }
    throw new Busy('this handle is being written');
  }

  /** Returns the profile of the holder of a handle; `undefined` without a holder. */
  async function profileCalled(written: string): Promise<Entry | undefined> {
    const handle = shownAs(written);
    if (wrongWith(handle) !== undefined) return undefined;
    const { skeletonOf } = await import('../people/skeleton.ts');
    const entry = await people.get(...keys.claim(await claimOf(skeletonOf(handle))));
    const { person, until } = entry === undefined ? {} : keys.claim.read(entry);
    if (person === undefined || until !== undefined) return undefined;
    const profile = await people.get(...keys.profile(person));
    const isTheirs =
      profile !== undefined &&
      keys.profile.read(profile).state === undefined &&
      (await handleIn(people, profile)) === handle;
    return isTheirs ? profile : undefined;
  }

  /** Releases a person's handle, if they have one. */
  async function release(person: string): Promise<void> {
    for (let tries = 0; tries < TRIES; tries++) {
      const profile = await profileOf(person);
      await finish(profile);
      if (keys.profile.read(profile).claim === undefined) return;
      if (await named(profile, undefined)) return finish(await profileOf(person));
    }
    throw new Busy('this handle is being written');
  }

  /**
   * Claims a handle for a person. Returns false if another process wrote there meanwhile. Throws a Problem if another
   * person has it.
   */
  async function claimed(claim: string, person: string): Promise<boolean> {
    const entry = await people.get(...keys.claim(claim));
    const known = entry && keys.claim.read(entry);
    if (known?.person === person && known.until === undefined) return true;
    if (entry !== undefined && known?.person !== person && !(await isFree(entry, claim))) throw taken();
    // The note comes first, so that erasing the person finds every claim that names them, also unfinished ones.
    await people.put(...accountKeys.claimOf(person, claim), {}, 0);
    return people.put(...keys.claim(claim), { person, at: now() }, entry?.rev ?? 0);
  }

  /** Returns whether a claim of another person, or of no person, has lapsed. */
  async function isFree(entry: Entry, claim: string): Promise<boolean> {
    const { person, at = Number.NaN, until } = keys.claim.read(entry);
    if (until !== undefined) return until <= now();
    const holder = person === undefined ? undefined : await people.get(...keys.profile(person));
    if (holder !== undefined && keys.profile.read(holder).claim === claim) return false;
    // The handle was released, but the process stopped before the claim was updated.
    const former = holder && formerIn(holder);
    if (former?.claim === claim) return former.at + QUARANTINE_MS <= now();
    return at + HALFWAY_MS <= now();
  }

  /** Writes a handle, or its removal, into a profile. Returns false if another process wrote there meanwhile. */
  async function named(
    profile: Entry,
    next: { readonly handle: string; readonly claim: string } | undefined,
  ): Promise<boolean> {
    const { handle, claim, former, renamed, ...rest } = profile.value;
    const hadOne = claim !== undefined || former !== undefined;
    const isBack = former !== undefined && formerIn(profile)?.handle === next?.handle;
    const given = {
      handle: String(handle),
      claim: String(claim),
      at: now(),
      ...(claim === next?.claim && { isKept: true }),
    };
    const left = claim === undefined ? !isBack && former : given;
    const value: JsonObject = {
      ...rest,
      ...next,
      ...(left !== undefined && left !== false && { former: left }),
      ...(next !== undefined && hadOne ? { renamed: now() } : renamed !== undefined && { renamed }),
    };
    // The note comes first: it has the lists rebuilt, also if a step after the profile fails.
    await people.put(...accountKeys.renamed(personIn(profile), profile.rev + 1), { at: now() }, 0);
    return people.put(profile.pk, profile.sk, value, profile.rev);
  }

  /** Starts the quarantine of a handle that the profile has released. */
  async function finish(profile: Entry): Promise<void> {
    const former = formerIn(profile);
    if (former === undefined || former.isKept || former.claim === keys.profile.read(profile).claim) return;
    const entry = await people.get(...keys.claim(former.claim));
    const known = entry && keys.claim.read(entry);
    if (entry === undefined || known?.person !== personIn(profile) || known.until !== undefined) return;
    await people.put(entry.pk, entry.sk, { ...entry.value, until: former.at + QUARANTINE_MS }, entry.rev);
  }

  /**
   * Returns when a person may take another handle; `undefined` means now. A person whose handle was removed may choose
   * again at once.
   */
  function renameFrom(profile: Entry, known: string | undefined): number | undefined {
    const { renamed, claim } = keys.profile.read(profile);
    const isLost = claim !== undefined && known === undefined;
    return renamed === undefined || isLost || renamed + RENAME_MS <= now() ? undefined : renamed + RENAME_MS;
  }

  async function profileOf(person: string): Promise<Entry> {
    const profile = await people.get(...keys.profile(person));
    if (profile === undefined || keys.profile.read(profile).state !== undefined)
      throw new Busy('this person is being erased');
    return profile;
  }

  return { take, release, renameFrom, profileCalled };
}
export type Handles = ReturnType<typeof createHandles>;

/**
 * Removes the name from the claims of an erased person. For a year, no other person can take these handles and be
 * mistaken for them.
 */
export async function nameless(
  people: Pick<People, 'get' | 'put' | 'list'>,
  profile: Entry,
  now: number,
): Promise<void> {
  const person = personIn(profile);
  const noted = (await people.list(...accountKeys.claimOf.all(person))).map(({ sk }) => sk.slice('H#'.length));
  const named = [keys.profile.read(profile).claim, formerIn(profile)?.claim].filter((each) => each !== undefined);
  for (const claim of new Set([...noted, ...named])) {
    const entry = await people.get(...keys.claim(claim));
    if (entry !== undefined && keys.claim.read(entry).person === person)
      await people.put(entry.pk, entry.sk, { until: now + 365 * DAY }, entry.rev);
  }
}

const personIn = ({ pk }: Entry): string => pk.slice('U#'.length);

const taken = (): Problem =>
  new Problem(409, 'HANDLE_TAKEN', {
    en: 'another person has this handle or a similar one, or had it lately',
    ko: '다른 사람이 쓰고 있거나, 비슷해 보이거나, 최근까지 쓰던 별칭입니다.',
  });

const reserved = (): Problem =>
  new Problem(409, 'HANDLE_RESERVED', {
    en: 'this handle is reserved for the server, a role or a seat',
    ko: '사이트, 역할, 자리의 이름은 별칭으로 쓸 수 없습니다.',
  });

const tooSoon = (from: number): Problem => {
  const day = new Date(from).toISOString().slice(0, 10);
  return new Problem(409, 'RENAMED_LATELY', {
    en: `a handle changes once in 30 days: yours from ${day} on`,
    ko: `별칭은 30일에 한 번 바꿀 수 있습니다. ${day}부터 바꿀 수 있습니다.`,
  });
};
