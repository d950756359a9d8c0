import type { JsonObject } from '../../../domain/lib/json.ts';
import { canonical } from '../../../domain/log/canonical.ts';
import type { Match } from '../../../domain/match/state.ts';
import { boxName, type Opened, type PressEntry, pressKey, tenureIn } from '../../../domain/press/entry.ts';
import { decrypt, encrypt } from '../box.ts';
import { keys, textOf } from '../people/persons.ts';
import type { KeptEntry } from '../ports.ts';
import type { Service } from '../service.ts';

type Place = Pick<PressEntry, 'game' | 'conversation' | 'n' | 'by'>;

/** What somebody says, encrypted under a key that only they have, for this seat of this game, and bound to its place in the chain. */
export const boxOf = (person: Uint8Array, place: Place, { text, salt, corrects }: Opened): Uint8Array =>
  encrypt(
    pressKey(person, place.game, place.by),
    boxName(place),
    Buffer.from(canonical({ text, salt, ...(corrects !== undefined && { corrects }) })),
  );

/** What was said in an entry, by its author's secret. Throws where the box is not this author's, or of another place. */
export const openedWith = (person: Uint8Array, { entry, box }: KeptEntry): Opened =>
  JSON.parse(Buffer.from(decrypt(pressKey(person, entry.game, entry.by), boxName(entry), box)).toString()) as JsonObject & Opened;

/** Opens entries of a match; what somebody said who is erased stays shut. Each author is looked up once. */
export function opener({ people, vault }: Pick<Service, 'people' | 'vault'>, { game, sittings = [] }: Match) {
  const secrets = new Map<string, Promise<Uint8Array | undefined>>();

  async function secretOf(by: string): Promise<Uint8Array | undefined> {
    const { seat, since } = tenureIn(by);
    const user = sittings.find((sitting) => sitting.seat === seat && sitting.since === since)?.user;
    const behind = user === undefined ? undefined : await people.get(...keys.behind(game, user));
    return behind && vault.person(textOf(behind, 'person'));
  }

  return async (kept: KeptEntry): Promise<Opened | undefined> => {
    const { by } = kept.entry;
    const secret = secrets.get(by) ?? secretOf(by);
    secrets.set(by, secret);
    const found = await secret;
    return found && openedWith(found, kept);
  };
}
