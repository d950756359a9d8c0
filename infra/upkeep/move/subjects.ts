import { keys as accountKeys } from '../../../functions/features/accounts/keys.ts';
import { keys as tokenKeys } from '../../../functions/features/auth/keys.ts';
import { BOT_USER, GUEST_USER } from '../../../functions/features/auth/users.ts';
import { keys } from '../../../functions/features/people/keys.ts';
import type { Entry } from '../../../functions/platform/ports/ports.ts';

/** How a service names people and handles: by HMACs under its keys. */
export interface Naming {
  subjectOf(user: string): Promise<string>;
  claimOf(skeleton: string): Promise<string>;
}

/** The names of the old service, and those of the new one in their place. */
export interface Renamed {
  /** Subjects and claims. */
  readonly hashes: ReadonlyMap<string, string>;
  /** Users of persons. */
  readonly users: ReadonlyMap<string, string>;
  /** Persons with a subject of an unknown user. They keep their games, and nobody can sign in as them. */
  readonly unknown: readonly string[];
  /** Users of accounts that keep their names, because `users` does not have them. */
  readonly kept: readonly string[];
  /** Names in `users` that no account has. */
  readonly strangers: readonly string[];
}

interface Between {
  readonly from: Naming;
  readonly to: Naming;
  /** The skeleton of a handle, under which look-alikes are the same. */
  skeletonOf(handle: string): string;
  /** By user of the old issuer, the user of the new one; absent: the same. */
  readonly users: ReadonlyMap<string, string>;
}

/**
 * Finds the users of the old service: the names of persons, and the users of tokens, bot accounts and guests. Returns
 * the names of each in the new service.
 */
export async function renamedIn(entries: readonly Entry[], { from, to, skeletonOf, users }: Between): Promise<Renamed> {
  const candidates = new Set<string>();
  const holders = new Set<string>();
  const hashes = new Map<string, string>();
  const subjects = new Map<string, string>();
  for (const entry of entries) {
    const { pk, sk } = entry;
    if (pk.startsWith('K#')) holders.add(tokenKeys.token.read(entry).user);
    else if (pk.startsWith('U#') && sk.startsWith('B#')) candidates.add(BOT_USER + accountKeys.botOf.read(entry).id);
    else if (pk.startsWith('U#') && sk === 'P') {
      const { name, subject, handle, former } = keys.profile.read(entry);
      candidates.add(name);
      subjects.set(subject, pk.slice('U#'.length));
      for (const each of [handle, former?.handle])
        if (each !== undefined) hashes.set(await from.claimOf(skeletonOf(each)), await to.claimOf(skeletonOf(each)));
    }
  }
  const isOwn = (user: string): boolean => user.startsWith(BOT_USER) || user.startsWith(GUEST_USER);
  const kept: string[] = [];
  const strangers: string[] = [];
  for (const user of new Set([...candidates, ...holders, ...users.keys()])) {
    const subject = await from.subjectOf(user);
    hashes.set(subject, await to.subjectOf(isOwn(user) ? user : (users.get(user) ?? user)));
    const isNamed = !isOwn(user) && (subjects.has(subject) || holders.has(user));
    if (isNamed && !users.has(user)) kept.push(user);
    if (!isNamed && users.has(user)) strangers.push(user);
  }
  const unknown = [...subjects].filter(([subject]) => !hashes.has(subject)).map(([, person]) => person);
  return { hashes, users, unknown, kept: kept.sort(), strangers };
}

/** A subject or a claim as a whole. */
const HASH = /(?<![\w-])[\w-]{43}(?![\w-])/g;

/** Returns an item of people as the new service has it. */
export function renamed<E extends Pick<Entry, 'pk' | 'sk' | 'value'>>(entry: E, { hashes, users }: Renamed): E {
  const under = (text: string): string => text.replace(HASH, (hash) => hashes.get(hash) ?? hash);
  const value = JSON.parse(under(JSON.stringify(entry.value))) as Entry['value'];
  const user = entry.pk.startsWith('K#') ? users.get(String(value.user)) : undefined;
  return { ...entry, pk: under(entry.pk), sk: under(entry.sk), value: user === undefined ? value : { ...value, user } };
}
