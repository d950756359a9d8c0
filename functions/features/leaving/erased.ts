import type { Erasures } from '../../platform/ports/ports.ts';
import { nameless } from '../accounts/handles.ts';
import { keys as accountKeys } from '../accounts/keys.ts';
import { keys as tokenKeys } from '../auth/keys.ts';
import { channelsOf } from '../channels/channels.ts';
import { forgetLinks, forgetSeen } from '../channels/forgotten.ts';
import { keys as costKeys } from '../costs/keys.ts';
import { type Projecting, project } from '../listing/project.ts';
import { keys as orderKeys } from '../matches/keys.ts';
import { reasonsOf } from '../moderation/keys.ts';
import { keys as notifications } from '../notifications/keys.ts';
import { invitationKeys as invitations, keys } from '../people/keys.ts';
import { alsoIn } from '../people/persons.ts';
import { foundIn, uninvited } from '../people/texts.ts';

/** The stores that a person is erased from, and the ports that rebuild lists. */
export interface Erasing {
  readonly erasures: Erasures;
  readonly background: Projecting;
  /** Takes an address off the list that gets no more mail, and throws nothing. Absent: there is no list. */
  readonly unsuppressed?: (address: string) => Promise<void>;
}

/**
 * Erases a person. Every step can be repeated, and a stopped run leaves enough for the next one. Names go first, then
 * the journal notes the erasure, then the key goes. Pointers to the person's games go last. `settled`: resolves when no
 * follower can still write old names into lists.
 */
export async function erased(
  stores: Erasing,
  person: string,
  subject?: string,
  settled: () => Promise<void> = async () => undefined,
): Promise<readonly string[]> {
  const { people } = stores.background;
  // 1. No answer names the person.
  const profile = await people.get(...keys.profile(person));
  if (profile !== undefined && keys.profile.read(profile).state === undefined)
    await people.put(...keys.profile(person), { ...profile.value, state: 'erasing' }, profile.rev);

  // Their tokens become invalid. Their bot accounts are erased with them.
  for (const token of await people.list(...tokenKeys.tokenOf.all(person))) {
    await people.remove(...tokenKeys.token(tokenKeys.tokenOf.read(token).hash));
    await people.remove(token.pk, token.sk);
  }
  for (const bot of await people.list(...accountKeys.botOf.all(person))) {
    await erased(stores, accountKeys.botOf.read(bot).person);
    await people.remove(bot.pk, bot.sk);
  }
  // So are the guests that they were.
  const signIn =
    profile === undefined ? undefined : await people.get(...keys.signIn(keys.profile.read(profile).subject));
  for (const guest of signIn === undefined ? [] : alsoIn(signIn)) await erased(stores, guest.person, guest.subject);

  // The links in their mails and their addresses are stored under the key, so they go before it.
  const secret = await stores.background.vault.person(person);
  if (secret !== undefined) {
    await forgetLinks(people, person, secret);
    for (const { place } of await channelsOf(people, person, secret))
      if (place.kind === 'mail') await stores.unsuppressed?.(place.address);
  }

  // 2. The journal, which survives a restore. 3. The key: then pseudonyms cannot be linked and texts cannot be read.
  await stores.erasures.note(person);
  await stores.erasures.forget(person);

  // 4. Owners of pseudonyms, the person's texts, and places where others named them.
  const own = await people.list(...keys.own.all(person));
  const games = own.map(({ sk }) => sk.slice('G#'.length));
  for (const [i, entry] of own.entries()) {
    const game = String(games[i]);
    await people.remove(...keys.behind(game, keys.own.read(entry).pseudonym));
    await people.remove(...orderKeys.orders(game, keys.own.read(entry).pseudonym));
    const rematch = await people.get(...invitations.rematch(game));
    if (rematch !== undefined && invitations.rematch.read(rematch).by === person)
      await people.remove(rematch.pk, rematch.sk);
    for (const texts of await people.list(...keys.textsOf(game)))
      if (keys.textsIn(texts).author === person) await people.remove(texts.pk, texts.sk);
  }
  const signedIn = profile === undefined ? subject : keys.profile.read(profile).subject;
  const invited = signedIn === undefined ? [] : await people.list(...keys.invitation.all(signedIn));
  for (const { pk, sk } of invited) {
    const game = sk.slice('G#'.length);
    await uninvite(stores, game, String(signedIn));
    await people.remove(...invitations.sent(game, String(signedIn)));
    await people.remove(pk, sk);
  }

  for (const { pk, sk } of await people.list(...invitations.led.all(person))) {
    await unlink(stores, sk.slice('A#'.length), person);
    await people.remove(pk, sk);
  }

  // 5. The lists.
  const touched = [...new Set([...games, ...invited.map(({ sk }) => sk.slice('G#'.length))])];
  await settled();
  const stopped: unknown[] = [];
  for (const game of touched)
    await project(stores.background, game, 'anew').catch((caught: unknown) => stopped.push(caught));
  for (const game of touched) await forgetSeen(people, game, person, signedIn);
  for (const name of [person, ...(signedIn === undefined ? [] : [signedIn])]) await stores.erasures.unlist(name);
  // Only games with lists that cannot be rebuilt keep their pointers.
  if (stopped.length > 0) throw stopped[0];

  // 6. Their handle stays free of owners for a year.
  if (profile !== undefined) await nameless(people, profile, Date.now());

  // 7. Their notifications and channels.
  const told = [
    ...(await people.list(...notifications.notificationsOf(person))),
    ...(await people.list(...notifications.channel.all(person))),
  ];
  for (const { pk, sk } of told) await people.remove(pk, sk);

  // 8. The pointers to all of this.
  for (const { pk, sk } of await people.list(...accountKeys.allRenamed(person))) await people.remove(pk, sk);
  for (const { pk, sk } of own) await people.remove(pk, sk);
  if (signedIn !== undefined) await people.remove(...keys.signIn(signedIn));
  // Read positions, drafts, message counts, blocks, reports and handles.
  for (const begins of ['R#', 'L#', 'M#', 'E#', 'H#'])
    for (const { pk, sk } of await people.list(`U#${person}`, begins)) await people.remove(pk, sk);
  // Their reasons as a moderator.
  for (const { note, reason } of await reasonsOf(people, person)) {
    await people.remove(...reason);
    await people.remove(note.pk, note.sk);
  }
  // Ratings and records. The ledger names only pseudonyms.
  for (const begins of ['Z#', 'Y'])
    for (const { pk, sk } of await people.list(`U#${person}`, begins)) await people.remove(pk, sk);
  await people.remove(...costKeys.quotas(person));
  await people.remove(...keys.leaving('taken', person));
  const leaves = profile && keys.profile.read(profile).leaves;
  if (leaves !== undefined) await people.remove(...keys.leaving(leaves, person));
  await people.remove(...keys.profile(person));
  await people.remove(...keys.leaving('ending', person));
  return touched;
}

/**
 * Removes a person from the invitations of a game. Throws if another process writes there at the same moment; the
 * caller repeats all.
 */
async function uninvite({ background: { people, vault } }: Erasing, game: string, subject: string): Promise<void> {
  for (const entry of await people.list(...keys.textsOf(game))) {
    const kept = await foundIn(vault, game, entry);
    const secret = kept && (await vault.person(kept.author));
    if (secret === undefined) continue;
    if (!(await people.put(entry.pk, entry.sk, uninvited(secret, game, entry, subject), entry.rev)))
      throw new Error(`the texts of ${game} were changed meanwhile; erase again`);
  }
}

/** Removes a person from the invite links that they used. Throws if another person uses one at the same moment. */
async function unlink({ background: { people } }: Erasing, game: string, person: string): Promise<void> {
  for (const entry of await people.list(...invitations.link.all(game))) {
    const { used } = invitations.link.read(entry);
    if (!used.includes(person)) continue;
    if (
      !(await people.put(
        entry.pk,
        entry.sk,
        { ...entry.value, used: used.filter((each) => each !== person) },
        entry.rev,
      ))
    )
      throw new Error(`the links of ${game} were used meanwhile; erase again`);
  }
}
