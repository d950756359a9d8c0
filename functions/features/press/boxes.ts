import * as z from 'zod';
import { canonical } from '../../../domain/log/canonical.ts';
import type { Match } from '../../../domain/match/state/state.ts';
import { boxName, type Opened, type PressEntry, pressKey, tenureIn, tenureOf } from '../../../domain/press/entry.ts';
import { isGrey } from '../../../domain/press/grey.ts';
import { isOfModerator } from '../../../domain/press/moderators.ts';
import { decrypt, encrypt } from '../../platform/kit/box.ts';
import type { Ports } from '../../platform/ports/grounds.ts';
import type { KeptEntry } from '../../platform/ports/ports.ts';
import { opensAs } from '../../platform/ports/stored.ts';
import { keys } from '../people/keys.ts';

const openedSchema = () => z.object({ text: z.string(), salt: z.string(), corrects: z.number().exactOptional() });
const said = opensAs(openedSchema);
const greySaid = opensAs(() => openedSchema().extend({ tenure: z.string(), blind: z.string() }));

type Place = Pick<PressEntry, 'game' | 'conversation' | 'n' | 'by'>;

/**
 * Encrypts a message under a key that only the author has for this seat of this game. Binds it to its place in the
 * chain.
 */
export const boxOf = (person: Uint8Array, place: Place, { text, salt, corrects }: Opened): Uint8Array =>
  encrypt(
    pressKey(person, place.game, place.by),
    boxName(place),
    Buffer.from(canonical({ text, salt, ...(corrects !== undefined && { corrects }) })),
  );

/** Decrypts an entry with its author's secret. Throws if the box has another author or another place. */
export const openedWith = (person: Uint8Array, { entry, box }: KeptEntry): Opened =>
  said(decrypt(pressKey(person, entry.game, entry.by), boxName(entry), box), boxName(entry));

/**
 * The secrets of a grey entry, which only the author and the server know: its author, and the salt of the commitment to
 * the author.
 */
export interface Behind {
  readonly tenure: string;
  readonly blind: string;
}

/** Encrypts a grey entry. The key belongs to the author's seat, and only the box names the author. */
export const greyBoxOf = (
  person: Uint8Array,
  place: Place,
  { text, salt }: Opened,
  { tenure, blind }: Behind,
): Uint8Array =>
  encrypt(pressKey(person, place.game, tenure), boxName(place), Buffer.from(canonical({ text, salt, tenure, blind })));

/** Decrypts a grey entry, if this person wrote it at this seat. */
export function greyOpenedWith(
  person: Uint8Array,
  { entry, box }: KeptEntry,
  tenure: string,
): (Opened & Behind) | undefined {
  let bytes: Uint8Array;
  try {
    bytes = decrypt(pressKey(person, entry.game, tenure), boxName(entry), box);
  } catch {
    return undefined;
  }
  return greySaid(bytes, boxName(entry));
}

/**
 * Encrypts a moderator's reason for hiding an entry. The key belongs to the server, because the reason stays as long as
 * the entry is hidden.
 */
export const houseBoxOf = (
  { keys: { cases } }: Pick<Ports, 'keys'>,
  place: Place,
  { text, salt }: Opened,
): Uint8Array => encrypt(cases, boxName(place), Buffer.from(canonical({ text, salt })));

/**
 * Returns a decrypter for entries of a match. Messages of deleted accounts stay encrypted. Each author is looked up
 * once.
 */
export function opener(
  { people, vault, keys: { cases } }: Pick<Ports, 'people' | 'vault' | 'keys'>,
  { game, sittings = [] }: Match,
) {
  const secrets = new Map<string, Promise<Uint8Array | undefined>>();

  async function secretOf(by: string): Promise<Uint8Array | undefined> {
    const { seat, since } = tenureIn(by);
    const user = sittings.find((sitting) => sitting.seat === seat && sitting.since === since)?.user;
    const behind = user === undefined ? undefined : await people.get(...keys.behind(game, user));
    return behind && vault.person(keys.behind.read(behind).person);
  }

  function known(by: string): Promise<Uint8Array | undefined> {
    const secret = secrets.get(by) ?? secretOf(by);
    secrets.set(by, secret);
    return secret;
  }

  /** Tries every holder of a seat at that time, so that the reads and their duration are the same for every author. */
  async function behind(kept: KeptEntry): Promise<(Opened & Behind) | undefined> {
    const { v } = kept.entry.about;
    const held = sittings
      .filter(({ since, until = Number.POSITIVE_INFINITY }) => since <= v && v < until)
      .map(tenureOf);
    const found = await Promise.all(
      held.map(async (tenure) => {
        const secret = await known(tenure);
        return secret && greyOpenedWith(secret, kept, tenure);
      }),
    );
    return found.find((each) => each !== undefined);
  }

  async function open(kept: KeptEntry): Promise<Opened | undefined> {
    if (isOfModerator(kept.entry.by)) return said(decrypt(cases, boxName(kept.entry), kept.box), boxName(kept.entry));
    if (isGrey(kept.entry.conversation)) {
      const found = await behind(kept);
      return found && { text: found.text, salt: found.salt };
    }
    const secret = await known(kept.entry.by);
    return secret && openedWith(secret, kept);
  }

  return Object.assign(open, { behind });
}
