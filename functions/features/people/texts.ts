import * as z from 'zod';
import { fromBase64url, toBase64url } from '../../../domain/lib/hash.ts';
import { type JsonObject, jsonOf } from '../../../domain/lib/json.ts';
import { canonical } from '../../../domain/log/canonical.ts';
import { formOf } from '../../../domain/log/forms.ts';
import { jsonSchema } from '../../../domain/log/json-schema.ts';
import { textsKey } from '../../../domain/log/pseudonyms.ts';
import type { Match } from '../../../domain/match/state/state.ts';
import { decrypt, encrypt } from '../../platform/kit/box.ts';
import { Busy } from '../../platform/kit/faults.ts';
import type { Entry, People, Vault } from '../../platform/ports/ports.ts';
import { opensAs } from '../../platform/ports/stored.ts';
import { keys } from './keys.ts';
import type { Self } from './persons.ts';

/** The texts about a game by its creator. Logs do not contain them. */
interface Texts {
  readonly title: string;
  /** The texts inside the options, by JSON Pointer. */
  readonly names: JsonObject;
}

/** Stored texts, under the key of their author. */
export interface KeptTexts extends Texts {
  /** 32 random bytes as base64url, which prove the commitment in the log. */
  readonly salt: string;
  /** The invited people of a private game, by user or by `@` and handle. The log does not commit to them. */
  readonly invited: readonly string[];
}

/** Returns the commitment to texts in the log. */
const commitmentTo = ({ title, names, salt }: Texts & { readonly salt: string }): string =>
  formOf(2).commitment(salt, { title, names });

const sealed = (secret: Uint8Array, game: string, texts: KeptTexts): string =>
  toBase64url(encrypt(textsKey(secret, game), `texts/${game}`, Buffer.from(canonical(jsonOf(texts)))));

const unsealed = opensAs(() =>
  z.object({
    title: z.string(),
    names: z.record(z.string(), jsonSchema),
    salt: z.string(),
    invited: z.array(z.string()).readonly(),
  }),
);

const opened = (secret: Uint8Array, game: string, entry: Entry): KeptTexts =>
  unsealed(
    decrypt(textsKey(secret, game), `texts/${game}`, fromBase64url(keys.textsIn(entry).box)),
    `${entry.pk} / ${entry.sk}`,
  );

/** Texts before the commit that makes them valid. */
interface Prepared {
  /** For the commit. */
  readonly commitment: string;
  /** Stores the texts and invites people. Throws `Busy` if other texts were stored meanwhile. */
  keep(): Promise<void>;
}

/**
 * Prepares the texts and invitations of a new game. A retry finds its own texts and makes the same commitment. Returns
 * `undefined` for other texts under the same key.
 */
export async function newTexts(
  people: People,
  self: Self,
  game: string,
  { invited, ...texts }: KeptTexts,
  subjectOf: (invited: string) => Promise<string | undefined>,
): Promise<Prepared | undefined> {
  const key = keys.texts({ game });
  const before = await people.get(...key);
  const kept = before === undefined ? { ...texts, invited } : ownIn(self, game, before);
  const isSame = canonical(jsonOf({ ...kept, salt: '' })) === canonical(jsonOf({ ...texts, salt: '', invited }));
  if (kept === undefined || !isSame) return undefined;
  const commitment = commitmentTo(kept);
  return {
    commitment,
    async keep() {
      const subjects = (await Promise.all(invited.map(subjectOf))).filter((each) => each !== undefined);
      const value = { author: self.person, box: sealed(self.secret, game, kept), invited: subjects };
      if (before === undefined && !(await people.put(...key, value, 0)))
        await unlessOthers(people, self, game, commitment);
      for (const subject of subjects) await people.put(...keys.invitation(subject, game), {}, 0);
    },
  };
}

/** Returns the texts of an item if this person wrote it; else `undefined`. */
const ownIn = ({ person, secret }: Self, game: string, entry: Entry): KeptTexts | undefined =>
  keys.textsIn(entry).author === person ? opened(secret, game, entry) : undefined;

/**
 * Throws `Busy` unless the stored texts match the commitment. They differ if two requests with one key came at once.
 */
async function unlessOthers(people: People, self: Self, game: string, commitment: string): Promise<void> {
  const there = await people.get(...keys.texts({ game }));
  const kept = there && ownIn(self, game, there);
  if (kept === undefined || commitmentTo(kept) !== commitment)
    throw new Busy('another game is being opened with this key');
}

/** The texts about a game from a version on. */
interface Edition extends KeptTexts {
  /** The version that sent the invitations. */
  readonly since: number;
  /** The invited people by subject, unless the list was written again. Another person may have a handle by now. */
  readonly subjects?: readonly string[] | undefined;
}

/**
 * Prepares new texts about a game. They are stored under their commitment, apart from the old ones, and become valid
 * with a commit. The same texts are stored once.
 */
export async function editedTexts(
  people: People,
  self: Self,
  game: string,
  { since, invited, subjects: known, ...texts }: Edition,
  subjectOf: (invited: string) => Promise<string | undefined>,
): Promise<Prepared> {
  const commitment = commitmentTo(texts);
  const subjects = known ?? (await Promise.all(invited.map(subjectOf))).filter((each) => each !== undefined);
  const box = sealed(self.secret, game, { ...texts, invited });
  return {
    commitment,
    async keep() {
      await people.put(
        ...keys.texts({ game, texts: commitment, edited: since }),
        { author: self.person, box, invited: subjects, since },
        0,
      );
      for (const subject of subjects) await people.put(...keys.invitation(subject, game), {}, 0);
    },
  };
}

/** The texts, and their readers. */
interface Found {
  readonly texts: KeptTexts;
  readonly author: string;
  readonly subjects: readonly string[];
  readonly since: number;
}

/**
 * Returns the texts about a game at a version, and the invited people by subject; `undefined` if there are none, or
 * their author is erased.
 */
export async function textsIn(
  people: Pick<People, 'get'>,
  vault: Pick<Vault, 'person'>,
  match: Pick<Match, 'game' | 'texts' | 'edited'>,
): Promise<Found | undefined> {
  const entry = await people.get(...keys.texts(match));
  return entry && foundIn(vault, match.game, entry);
}

/** Returns the content of an item of texts; `undefined` if its author is erased. */
export async function foundIn(vault: Pick<Vault, 'person'>, game: string, entry: Entry): Promise<Found | undefined> {
  const { author, invited, since } = keys.textsIn(entry);
  const secret = await vault.person(author);
  return secret && { texts: opened(secret, game, entry), author, subjects: invited, since };
}

/**
 * Removes a person from the invited people of a game. There is no commit, because the log does not contain them.
 * Returns false if another process writes there.
 */
export async function withoutInvited(
  people: People,
  match: Match,
  { person, secret }: Self,
  subject: string,
): Promise<boolean> {
  const entry = await people.get(...keys.texts(match));
  if (entry === undefined) return true;
  const { invited, author } = keys.textsIn(entry);
  if (!invited.includes(subject) || author !== person) return true;
  return people.put(entry.pk, entry.sk, uninvited(secret, match.game, entry, subject), entry.rev);
}

/** Returns an item of texts without an invited person. Names and subjects have the same order. */
export function uninvited(secret: Uint8Array, game: string, entry: Entry, subject: string): Entry['value'] {
  const [texts, subjects] = [opened(secret, game, entry), keys.textsIn(entry).invited];
  const box = sealed(secret, game, { ...texts, invited: texts.invited.filter((_, i) => subjects[i] !== subject) });
  return { ...entry.value, box, invited: subjects.filter((each) => each !== subject) };
}
