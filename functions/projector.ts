import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { hiddenPeople, type Match, seatsOf } from '../domain/match/state.ts';
import { type MatchView, viewOf } from '../domain/match/view.ts';
import { background } from './lib/environment.ts';
import { GameStopped } from './lib/faults.ts';
import { overGames, reportTampering } from './lib/matches/stream.ts';
import { behindOf, namesFor } from './lib/people/names.ts';
import { textsIn } from './lib/people/texts.ts';
import type { Listed } from './lib/ports.ts';
import type { Background } from './lib/service.ts';

type Projecting = Pick<Background, 'matches' | 'views' | 'people' | 'vault'>;

/** Puts what the lists show of a game, as it is now, into `views`. */
export async function project(on: Projecting, game: string): Promise<void> {
  const version = await on.views.version(game);
  const loaded = await on.matches.load(game);
  if (version > (loaded?.match.v ?? 0)) throw new GameStopped(game, 'a newer view');
  if (loaded === undefined) return;
  const { phase, seats } = viewOf(loaded.game, loaded.match, 'ko');
  const ko = phase === undefined ? { seats } : { phase, seats };
  const { shown, finders, held } = await peopleIn(on, loaded.match);
  await on.views.put({ ...viewOf(loaded.game, loaded.match, 'en'), ...shown, ko, held }, finders);
}

interface Shown {
  readonly shown: Pick<MatchView, 'title' | 'people'>;
  /** Who finds the game under their own, besides those whom its view names. */
  readonly finders: readonly string[];
  /** Who holds which seats, by the name under which they find the game. */
  readonly held: NonNullable<Listed['held']>;
}

/** What a list shows of the people of a game, and what they wrote: none of it stands in a log of form 2. */
async function peopleIn({ people, vault }: Projecting, match: Match): Promise<Shown> {
  const seated = match.chairs.flatMap(({ holder }) => (holder?.kind === 'user' ? [holder.user] : []));
  const seatsBy = (named: readonly (readonly [name: string, user: string])[]) =>
    Object.fromEntries(named.filter(([, user]) => seated.includes(user)).map(([name, user]) => [name, seatsOf(match, user)]));
  if (match.form !== 2) return { shown: {}, finders: hiddenPeople(match), held: seatsBy(seated.map((user) => [user, user])) };
  const [behind, kept] = await Promise.all([behindOf(people, match), textsIn(people, vault, match.game)]);
  const here = behind.filter(({ pseudonym, name }) => name !== undefined && [match.owner, ...seated].includes(pseudonym));
  return {
    shown: { people: namesFor(match, here, undefined), ...(kept && { title: kept.texts.title }) },
    finders: [...here.map(({ person }) => person), ...(kept?.subjects ?? [])],
    held: seatsBy(here.map(({ person, pseudonym }) => [person, pseudonym])),
  };
}

const projecting = overGames(async (game) => project(background(), game));

/** Follows the stream of `events`, and reports commits that were changed or removed. */
export async function handler(event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  reportTampering(event);
  return projecting(event);
}
