import { gameSecret } from '../../../domain/log/pseudonyms.ts';
import type { Match } from '../../../domain/match/state.ts';
import { tenureIn } from '../../../domain/press/entry.ts';
import type { OwnGame } from '../http/schemas/export.ts';
import { keys, textOf } from '../people/persons.ts';
import type { Entry } from '../ports.ts';
import { openedWith } from '../press/boxes.ts';
import { chainOf } from '../press/end.ts';
import { marksOf } from '../press/marks.ts';
import { conversationsOf } from '../press/read.ts';
import type { Service } from '../service.ts';

type Reading = Pick<Service, 'people' | 'vault' | 'matches' | 'press'>;

/** Games of a person, by their ids: a page after one, each with what shows that it is theirs. Games of form 1 are not among them. */
export async function gamesOf(service: Reading, person: string, after: string, limit: number) {
  const all = (await service.people.list(...keys.gamesOf(person))).filter(({ sk }) => gameIn(sk) > after);
  const shown = all.slice(0, limit);
  const games: OwnGame[] = [];
  for (const entry of shown) {
    const game = await ownGame(service, person, entry);
    if (game !== undefined) games.push(game);
  }
  const last = shown.at(-1);
  return { games, ...(all.length > limit && last !== undefined && { cursor: gameIn(last.sk) }) };
}

const gameIn = (sk: string): string => sk.slice('G#'.length);

async function ownGame(service: Reading, person: string, entry: Entry): Promise<OwnGame | undefined> {
  // Where they were a guest, the guest's keys are theirs.
  const holder = typeof entry.value.of === 'string' ? entry.value.of : person;
  const secret = await service.vault.person(holder);
  if (secret === undefined) return undefined;
  const [game, pseudonym] = [gameIn(entry.sk), textOf(entry, 'pseudonym')];
  const match = (await service.matches.load(game))?.match;
  const { read, muted, seats, drafts } = await marksOf(service.people, { person: holder, secret }, game);
  const mine = (match?.sittings ?? []).filter(({ user }) => user === pseudonym);
  return {
    game,
    pseudonym,
    secret: gameSecret(secret, game),
    ...(match && { status: match.status }),
    isOwner: match?.owner === pseudonym,
    seats: mine.map(({ seat, since, until }) => ({ seat, since, ...(until !== undefined && { until }) })),
    press: match === undefined ? [] : await writtenBy(service, match, pseudonym, secret),
    marks: { read, muted, seats, drafts },
  };
}

async function writtenBy(service: Reading, match: Match, pseudonym: string, secret: Uint8Array): Promise<OwnGame['press']> {
  const mine = (match.sittings ?? []).filter(({ user }) => user === pseudonym);
  const isMine = (by: string): boolean => {
    const { seat, since } = tenureIn(by);
    return mine.some((sitting) => sitting.seat === seat && sitting.since === since);
  };
  const written: OwnGame['press'] = [];
  for (const conversation of await conversationsOf(service.press, match, pseudonym))
    for (const kept of await chainOf(service, match.game, conversation))
      if (isMine(kept.entry.by)) {
        const { entry, hash } = kept;
        written.push({ entry: { ...entry, about: { ...entry.about } }, hash, ...openedWith(secret, kept) });
      }
  return written;
}
