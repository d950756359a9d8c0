import { gameSecret } from '../../../domain/log/pseudonyms.ts';
import { isFaced } from '../../../domain/match/state/face.ts';
import type { Match } from '../../../domain/match/state/state.ts';
import { tenureOf } from '../../../domain/press/entry.ts';
import { GREY, isGrey } from '../../../domain/press/grey.ts';
import { isWithin, pressOf, spansOf } from '../../../domain/press/rights.ts';
import type { Ports } from '../../platform/ports/grounds.ts';
import type { Entry } from '../../platform/ports/ports.ts';
import { invitationsOf } from '../invitations/invitations.ts';
import { linksOf } from '../invitations/links.ts';
import { facedIn } from '../matches/faces.ts';
import type { Matches } from '../matches/matches.ts';
import { waitingOf } from '../matches/waiting.ts';
import { keys } from '../people/keys.ts';
import { greyOpenedWith, openedWith, opener } from '../press/boxes.ts';
import { chainOf } from '../press/end.ts';
import { marksOf } from '../press/marks.ts';
import { conversationsOf, isTold, shownWith } from '../press/read.ts';
import type { OwnGame } from './answers.ts';

type Reading = Pick<Ports, 'people' | 'vault' | 'press' | 'now' | 'keys'> & { readonly matches: Matches };

/**
 * Returns a page of a person's games by id, each with the proof that it is theirs. Games of form 1 are omitted. `end`:
 * the last game, if there is another page.
 */
export async function gamesOf(service: Reading, person: string, after: string, limit: number) {
  const all = (await service.people.list(...keys.own.all(person))).filter(({ sk }) => gameIn(sk) > after);
  const shown = all.slice(0, limit);
  const games: OwnGame[] = [];
  for (const entry of shown) {
    const game = await ownGame(service, person, entry);
    if (game !== undefined) games.push(game);
  }
  const last = shown.at(-1);
  return { games, ...(all.length > limit && last !== undefined && { end: gameIn(last.sk) }) };
}

const gameIn = (sk: string): string => sk.slice('G#'.length);

async function ownGame(service: Reading, person: string, entry: Entry): Promise<OwnGame | undefined> {
  // Games played as a guest use the guest's keys.
  const holder = keys.own.read(entry).of ?? person;
  const secret = await service.vault.person(holder);
  if (secret === undefined) return undefined;
  const [game, pseudonym] = [gameIn(entry.sk), keys.own.read(entry).pseudonym];
  const loaded = await service.matches.load(game);
  // Delayed spectators export only what they see.
  const isShownLess = loaded !== undefined && isFaced(loaded.match, pseudonym);
  const match = ((isShownLess ? await facedIn(service.matches, loaded) : undefined) ?? loaded)?.match;
  const seesTalk = match !== undefined && !(isShownLess && match.settings.spectators?.is === 'off');
  const { rev: _, ...marks } = await marksOf(service.people, { person: holder, secret }, game);
  const mine = (match?.sittings ?? []).filter(({ user }) => user === pseudonym);
  return {
    game,
    pseudonym,
    secret: gameSecret(secret, game),
    ...(match && { status: match.status }),
    isOwner: match?.owner === pseudonym,
    seats: mine.map(({ seat, since, until }) => ({ seat, since, ...(until !== undefined && { until }) })),
    ...(seesTalk ? await talkOf(service, match, pseudonym, secret) : { press: [], grey: [], received: [] }),
    marks,
    ...(match !== undefined && {
      orders: await waitingOf(service.people, match, pseudonym),
    }),
    ...(match?.owner === pseudonym && {
      sent: [...(await invitationsOf(service, match))],
      links: [...(await linksOf(service, match))],
    }),
  };
}

/** Returns the messages that a person wrote and received in a match. */
async function talkOf(
  service: Reading,
  match: Match,
  pseudonym: string,
  secret: Uint8Array,
): Promise<Pick<OwnGame, 'press' | 'grey' | 'received'>> {
  const tenures = (match.sittings ?? []).filter(({ user }) => user === pseudonym).map(tenureOf);
  const shown = await shownWith(service, match.game, opener(service, match));
  const [press, received]: [OwnGame['press'], OwnGame['received']] = [[], []];
  for (const conversation of await conversationsOf(service.press, match, pseudonym)) {
    const spans = spansOf(match, pseudonym, conversation);
    for (const kept of (await chainOf(service, match.game, conversation)).filter(isTold(service, match))) {
      const { entry, hash } = kept;
      const item = { entry: { ...entry, about: { ...entry.about } }, hash };
      if (tenures.includes(entry.by)) press.push({ ...item, ...openedWith(secret, kept) });
      else if (isWithin(spans, entry.about.v)) received.push(await shown(kept));
    }
  }
  return { press, grey: await greyOf(service, match, tenures, secret), received };
}

/** Returns a person's grey press. Only their key leads to it, so every such conversation is tried. */
async function greyOf(
  service: Reading,
  match: Match,
  tenures: readonly string[],
  secret: Uint8Array,
): Promise<OwnGame['grey']> {
  if ((pressOf(match)?.grey ?? 'off') === 'off' || tenures.length === 0) return [];
  const noted = (await Promise.all(match.chairs.map(({ seat }) => service.press.noted(match.game, seat)))).flat();
  const conversations = [...new Set([GREY, ...noted.map(({ conversation }) => conversation).filter(isGrey)])].sort();
  const written: OwnGame['grey'] = [];
  for (const conversation of conversations)
    for (const kept of (await chainOf(service, match.game, conversation)).filter(isTold(service, match)))
      for (const tenure of tenures) {
        const said = greyOpenedWith(secret, kept, tenure);
        if (said !== undefined) written.push({ conversation, at: kept.entry.at, text: said.text });
      }
  return written;
}
