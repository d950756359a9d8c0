import * as z from 'zod';
import { fromBase64url, toBase64url } from '../../../domain/lib/hash.ts';
import { type JsonObject, jsonOf } from '../../../domain/lib/json.ts';
import { canonical } from '../../../domain/log/canonical.ts';
import { formOf } from '../../../domain/log/forms.ts';
import { textsKey } from '../../../domain/log/pseudonyms.ts';
import { jsonSchema } from '../../../domain/log/schema.ts';
import type { Match } from '../../../domain/match/state/state.ts';
import { decrypt, encrypt } from '../../platform/kit/box.ts';
import { Busy } from '../../platform/kit/faults.ts';
import type { Entry, People, Vault } from '../../platform/ports/ports.ts';
import { opensAs } from '../../platform/ports/stored.ts';
import { keys } from './keys.ts';
import type { Self } from './persons.ts';

/** What its creator wrote about a game: no log holds it. */
interface Texts {
  readonly title: string;
  /** What stood inside the options, by JSON Pointer. */
  readonly names: JsonObject;
}

/** Texts as they are kept, under the key of their author. */
export interface KeptTexts extends Texts {
  /** 32 random bytes, base64url: with it the commitment in the log can be checked. */
  readonly salt: string;
  /**
   * Who may see a private game, as its creator named them, by user or `@` and handle; the log does not commit to them.
   */
  readonly invited: readonly string[];
}

/** What the log holds of texts. */
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

/** Texts before the commit that makes them count. */
interface Prepared {
  /** For the commit. */
  readonly commitment: string;
  /** Keeps them, and invites. Throws `Busy` where other texts were kept meanwhile. */
  keep(): Promise<void>;
}

/**
 * Prepares what was written about a new game, and who is invited. A retry finds its own texts again and so makes the
 * same commitment; other texts under the same key give undefined.
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

/** Returns the texts of an item, if this person wrote it; else `undefined`. */
const ownIn = ({ person, secret }: Self, game: string, entry: Entry): KeptTexts | undefined =>
  keys.textsIn(entry).author === person ? opened(secret, game, entry) : undefined;

/** Throws `Busy` unless the texts that are kept are those of the commitment: two requests with one key came at once. */
async function unlessOthers(people: People, self: Self, game: string, commitment: string): Promise<void> {
  const there = await people.get(...keys.texts({ game }));
  const kept = there && ownIn(self, game, there);
  if (kept === undefined || commitmentTo(kept) !== commitment)
    throw new Busy('another game is being opened with this key');
}

/** What is written about a game from some version on. */
interface Edition extends KeptTexts {
  /** The version that sent the invitations. */
  readonly since: number;
  /** The invited people, by subject, unless they were written again: a handle may be another person's by now. */
  readonly subjects?: readonly string[] | undefined;
}

/**
 * Prepares what is written about a game from now on, to be kept apart from what was there: under the commitment, which
 * only a commit makes the one that counts. The same texts are kept once.
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

/** What was written, and its readers. */
interface Found {
  readonly texts: KeptTexts;
  readonly author: string;
  readonly subjects: readonly string[];
  readonly since: number;
}

/**
 * What is written about a game at a version, and who is invited, by subject; undefined: nothing, or its author is
 * erased.
 */
export async function textsIn(
  people: Pick<People, 'get'>,
  vault: Pick<Vault, 'person'>,
  match: Pick<Match, 'game' | 'texts' | 'edited'>,
): Promise<Found | undefined> {
  const entry = await people.get(...keys.texts(match));
  return entry && foundIn(vault, match.game, entry);
}

/** What an item of texts holds; undefined: its author is erased. */
export async function foundIn(vault: Pick<Vault, 'person'>, game: string, entry: Entry): Promise<Found | undefined> {
  const { author, invited, since } = keys.textsIn(entry);
  const secret = await vault.person(author);
  return secret && { texts: opened(secret, game, entry), author, subjects: invited, since };
}

/**
 * Takes a person out of those that a game was opened or edited for. No commit: the log does not know who is invited.
 * False: another process writes there.
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

/** Returns an item of texts without an invited person: names and subjects are in one order. */
export function uninvited(secret: Uint8Array, game: string, entry: Entry, subject: string): Entry['value'] {
  const [texts, subjects] = [opened(secret, game, entry), keys.textsIn(entry).invited];
  const box = sealed(secret, game, { ...texts, invited: texts.invited.filter((_, i) => subjects[i] !== subject) });
  return { ...entry.value, box, invited: subjects.filter((each) => each !== subject) };
}
