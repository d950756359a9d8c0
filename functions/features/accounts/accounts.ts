import type * as z from 'zod';
import type { Json } from '../../../domain/lib/json.ts';
import { sure } from '../../../domain/lib/sure.ts';
import { Problem } from '../../platform/http/problem.ts';
import { Busy } from '../../platform/kit/faults.ts';
import type { Entry, People, Views } from '../../platform/ports/ports.ts';
import { keys } from '../people/keys.ts';
import { FORMERLY_MS, formerIn, handleIn, nameIn } from '../people/names.ts';
import type { Persons } from '../people/persons.ts';
import { chosenIn, REASONS } from '../people/reasons.ts';
import { accountSchema } from './account-schema.ts';
import { type Endings, endsAt } from './ending.ts';
import type { Handles } from './handles.ts';
import type { accountEditSchema, deletionSchema } from './schemas.ts';

type Account = z.infer<typeof accountSchema>;
type Deletion = z.infer<typeof deletionSchema>;
type Edit = z.infer<typeof accountEditSchema>;

const TRIES = 8;

interface Deps {
  readonly people: Pick<People, 'get' | 'put'>;
  readonly persons: Pick<Persons, 'self' | 'personOf' | 'calledAtFirst'>;
  readonly handles: Handles;
  readonly endings: Endings;
  readonly views: Pick<Views, 'mine'>;
  now(): number;
}

/** Reads and changes the accounts of people. */
export function createAccounts({ people, persons, handles, endings, views, now }: Deps) {
  /** Returns the account of a user. Writes nothing, so a new user gets an account with default values. */
  async function read(user: string): Promise<Account> {
    const person = await persons.personOf(user);
    const profile = person === undefined ? undefined : await people.get(...keys.profile(person));
    if (profile === undefined)
      return { user, kind: 'person', name: persons.calledAtFirst(user, user), notifications: REASONS, rev: 0 };
    return told(user, profile);
  }

  async function told(user: string, profile: Entry): Promise<Account> {
    const { kind, language, zone, notices = REASONS, reasonsForm, remind, quiet } = keys.profile.read(profile);
    const handle = await handleIn(people, profile);
    const former = formerIn(profile);
    const renameFrom = handles.renameFrom(profile, handle);
    return accountSchema.parse({
      user,
      kind,
      name: await nameIn(people, profile),
      ...(handle !== undefined && { handle }),
      ...(former !== undefined && former.at + FORMERLY_MS > now() && { formerly: former.handle }),
      ...(renameFrom !== undefined && { renameFrom }),
      ...(language !== undefined && { language }),
      ...(zone !== undefined && { zone }),
      notifications: chosenIn(notices, reasonsForm),
      ...(remind !== undefined && { remind }),
      ...(quiet !== undefined && { quiet }),
      ...(endsAt(profile) !== undefined && { ends: endsAt(profile) }),
      rev: profile.rev,
    });
  }

  /** Changes a profile. Throws a Problem (409) if it was changed since the caller read it. */
  async function edit(user: string, { rev, notifications, ...rest }: Edit): Promise<Account> {
    const { person } = await persons.self(user);
    const changes = { ...rest, ...(notifications && { notices: notifications, reasonsForm: 2 }) };
    for (let tries = 0; tries < TRIES; tries++) {
      const profile = await people.get(...keys.profile(person));
      if (profile === undefined) throw new Busy('this person is being erased');
      if (rev !== undefined && rev !== profile.rev) throw changed();
      const kept = Object.entries<Json | undefined>({ ...profile.value, ...changes });
      const value = Object.fromEntries(
        kept.flatMap(([name, each]) => (each === null || each === undefined ? [] : [[name, each]])),
      );
      if (await people.put(profile.pk, profile.sk, value, profile.rev))
        return told(user, { ...profile, value, rev: profile.rev + 1 });
    }
    throw new Busy('this profile is being written');
  }

  /** Gives the caller a handle, or removes it. Throws a Problem if they may not have this one. */
  async function rename(user: string, handle: string | undefined): Promise<Account> {
    const { person } = await persons.self(user);
    await (handle === undefined ? handles.release(person) : handles.take(person, handle));
    return read(user);
  }

  /** Requests the deletion of the caller's account. */
  async function end(user: string): Promise<Deletion> {
    const { person } = await persons.self(user);
    await endings.end(person);
    const profile = sure(await people.get(...keys.profile(person)), 'profile of a person');
    return { ends: sure(endsAt(profile), 'end of an account that ends'), forEver: await ofForm1(user) };
  }

  /** Returns the games of form 1, whose logs name the user directly. */
  async function ofForm1(user: string): Promise<string[]> {
    const games: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await views.mine([user], { limit: 100, ...(cursor !== undefined && { cursor }) });
      games.push(...page.items.map(({ game }) => game));
      cursor = page.cursor;
    } while (cursor !== undefined);
    return games;
  }

  /** Keeps an account and cancels its deletion. Throws a Problem if the account has ended. */
  async function keep(user: string): Promise<Account> {
    const { person } = await persons.self(user);
    await endings.keep(person);
    return read(user);
  }

  /** Returns the subject that invitations store for the holder of a handle; `undefined` without a holder. */
  async function subjectCalled(handle: string): Promise<string | undefined> {
    const profile = await handles.profileCalled(handle);
    return profile && keys.profile.read(profile).subject;
  }

  return { read, edit, rename, end, keep, subjectCalled, profileCalled: handles.profileCalled };
}
export type Accounts = ReturnType<typeof createAccounts>;

const changed = (): Problem =>
  new Problem(409, 'PROFILE_CHANGED', {
    en: 'your profile was changed since you read it: read it again',
    ko: '읽은 뒤에 프로필이 바뀌었습니다. 다시 읽으세요.',
  });
