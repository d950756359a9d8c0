import { hmac, toBase64url } from '../../../domain/lib/hash.ts';
import { last, sure } from '../../../domain/lib/sure.ts';
import { canonical } from '../../../domain/log/canonical.ts';
import { moderatorOf } from '../../../domain/log/pseudonyms.ts';
import type { Match } from '../../../domain/match/state/state.ts';
import { boxDigest, hashOfEntry, type PressEntry, pressCommitment } from '../../../domain/press/entry.ts';
import { greyAt, isGrey } from '../../../domain/press/grey.ts';
import { byModerator } from '../../../domain/press/moderators.ts';
import { Problem } from '../../platform/http/problem.ts';
import { Busy } from '../../platform/kit/faults.ts';
import type { Ports } from '../../platform/ports/grounds.ts';
import type { KeptEntry } from '../../platform/ports/ports.ts';

import type { Matches } from '../matches/matches.ts';
import { accountBehind, accountOf } from '../people/blocking.ts';
import { meIn } from '../people/me.ts';
import type { Persons } from '../people/persons.ts';
import { aboutOf } from '../press/about.ts';
import { houseBoxOf } from '../press/boxes.ts';
import { chainOf } from '../press/end.ts';
import { caseOf } from './cases.ts';

/** What moderation of a game needs. */
export type Moderating = Pick<Ports, 'log' | 'press' | 'people' | 'keys' | 'random' | 'subjectOf' | 'now'> & {
  readonly matches: Matches;
  readonly persons: Persons;
};

const TRIES = 16;

type Owning = Pick<Moderating, 'people' | 'persons'>;

/** Returns whether a person, or a bot account of theirs, is or was in a game. */
export async function isOwn(service: Owning, match: Match, user: string): Promise<boolean> {
  const { people, persons } = service;
  const all = [match.owner, ...(match.people ?? [])];
  const me = await meIn(service, match, user);
  if (me !== undefined && all.includes(me)) return true;
  const person = await persons.personOf(user);
  const account = person && (await accountOf(people, person));
  if (account === undefined || match.form !== 2) return false;
  const behind = await Promise.all(all.map((pseudonym) => accountBehind(people, match.game, pseudonym)));
  return behind.includes(account);
}

/** Throws a Problem (403) if a moderator takes part in the game. */
export async function unlessOwn(service: Owning, match: Match, user: string): Promise<void> {
  if (await isOwn(service, match, user))
    throw new Problem(403, 'YOUR_OWN_GAME', {
      en: 'you or a bot account of yours played in this game; leave it to another moderator',
      ko: '나나 내 봇 계정이 있거나 있었던 게임입니다. 다른 운영진에게 맡기세요.',
    });
}

/**
 * Returns a case and its match for a moderator. Throws a Problem: 404 if there is none, 403 if it is of their own game.
 */
export async function examinable(service: Moderating, user: string, id: string) {
  const known = await caseOf(service, id);
  const { match } = sure(await service.matches.load(known.entry.game), 'match of a case');
  await unlessOwn(service, match, user);
  return { ...known, match };
}

/**
 * Hides a reported entry by appending an entry to its conversation. Nothing is changed, and people outside the
 * conversation learn nothing. The list of hidden entries is written beside it. If it stops before that, the request can
 * be repeated.
 */
export async function hide(service: Moderating, user: string, id: string, reason: string) {
  const { entry, match } = await examinable(service, user, id);
  const { game, conversation, n } = entry;
  const hiding = await appended(service, match, await service.subjectOf(user), { conversation, hides: n }, reason);
  await service.press.hide(game, conversation, n, hiding.n);
  return { game, conversation, n: hiding.n, hides: n, at: hiding.at };
}

async function appended(
  service: Moderating,
  match: Match,
  subject: string,
  { conversation, hides }: { readonly conversation: string; readonly hides: number },
  reason: string,
): Promise<PressEntry> {
  const { press, now, random, keys } = service;
  const { game } = match;
  // This needs no secret of the moderator, because a moderator without other acts has none yet.
  const under = (...what: readonly string[]): string => toBase64url(hmac(keys.cases, canonical(what)));
  const cmdId = under('fieldpost/hide/1', game, conversation, String(hides)).slice(0, 22);
  const by = byModerator(moderatorOf(game, under('fieldpost/hider/1', game, subject)));
  for (let tries = 0; tries < TRIES; tries++) {
    const chain = await chainOf(service, game, conversation);
    const there = chain.find(({ entry }) => entry.hides === hides);
    if (there !== undefined) return there.entry;
    const { entry: newest } = last(chain);
    const place = { game, conversation, n: newest.n + 1, by };
    const said = { text: reason, salt: toBase64url(random(32)) };
    const box = houseBoxOf(service, place, said);
    const at = Math.max(isGrey(conversation) ? greyAt(now()) : now(), newest.at);
    const about = await aboutOf(service, match, isGrey(conversation));
    const commitment = pressCommitment(place, said);
    const entry: PressEntry = {
      form: 1,
      ...place,
      at,
      about,
      hides,
      commitment,
      box: boxDigest(box),
      cmdId,
      prev: hashOfEntry(newest),
    };
    const kept: KeptEntry = { entry, hash: hashOfEntry(entry), box };
    if (newest.about.v <= about.v && (await press.append(kept))) return entry;
  }
  throw new Busy('others write in this conversation');
}
