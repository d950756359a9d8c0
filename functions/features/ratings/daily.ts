import type { Game } from '../../../domain/contract/game.ts';
import { isObject, type JsonObject, jsonOf } from '../../../domain/lib/json.ts';
import { type Finish, finishOf } from '../../../domain/match/state/finish.ts';
import type { Match } from '../../../domain/match/state/state.ts';
import { Busy, GameStopped } from '../../platform/kit/faults.ts';
import { reportThrown } from '../../platform/kit/report.ts';
import type { Ports } from '../../platform/ports/grounds.ts';
import type { Entry, Listed, People } from '../../platform/ports/ports.ts';
import type { Matches } from '../matches/matches.ts';
import { keys as personKeys } from '../people/keys.ts';
import { behindOf } from '../people/names.ts';
import { withGame } from './balance.ts';
import { keys } from './keys.ts';
import {
  dayAfter,
  dayBefore,
  dayOf,
  daysBetween,
  entered,
  gamesOf,
  howOf,
  type LedgerGame,
  type LedgerSeat,
  type Met,
  type Moments,
  newestDay,
  type Played,
  placeOf,
  startOf,
} from './ledger.ts';
import { after, idle, type Skill, UNKNOWN } from './skill.ts';

// Ratings change once a day, for all games that ended on it, in the order of their ends. So nobody can tell which of
// several games changed a rating, and everybody with the logs can repeat the calculation. Every step can be repeated:
// entries of the ledger are never computed again.

type Rating = Pick<Ports, 'people' | 'views'> & { readonly matches: Matches };

/** Number of games between the same two people that count on a day. */
const MOST_MEETINGS = 3;
/** Stored numbers of deadlines, moments of a rating and games of a person. */
const DEADLINES = 200;
const MOMENTS = 100;
const GAMES = 20;
const TRIES = 8;

/** Rates all finished days that were not rated yet, up to the day before `now`. Returns the number of games. */
export async function rateDays(on: Rating, now: number): Promise<number> {
  const last = dayBefore(dayOf(now));
  // Written first, so that a run that is repeated after midnight keeps its first day.
  if ((await newestDay(on.people)) === undefined) await on.people.put(...keys.newestDay(), { day: dayBefore(last) }, 0);
  let games = 0;
  for (let day = dayAfter((await newestDay(on.people)) ?? last); day <= last; day = dayAfter(day)) {
    games += await rateDay(on, day);
    const marker = await on.people.get(...keys.newestDay());
    await on.people.put(...keys.newestDay(), { day }, marker?.rev ?? 0);
  }
  return games;
}

/** Rates a day. A game that the lists showed too late for its own day counts for the next one. */
async function rateDay(on: Rating, day: string): Promise<number> {
  const known = new Set((await gamesOf(on.people, dayBefore(day))).map(({ game }) => game));
  const ended = (await endedSince(on, startOf(dayBefore(day)))).filter(
    (view) => view.at < startOf(dayAfter(day)) && !known.has(view.game),
  );
  const met = new Map<string, number>();
  for (const view of [...ended].sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1))) {
    try {
      await rateGame(on, day, view.game, met);
    } catch (caught) {
      // An unreadable game does not stop the others. After any other error the day is repeated.
      if (!(caught instanceof GameStopped)) throw caught;
      reportThrown(caught, 'fault', { game: view.game });
    }
  }
  return ended.length;
}

/** Returns the public games in the lists that ended since a time. */
async function endedSince({ views }: Rating, since: number): Promise<readonly Listed[]> {
  const found: Listed[] = [];
  let cursor: string | undefined;
  do {
    const page = await views.list({ status: 'over', limit: 100, ...(cursor !== undefined && { cursor }) });
    found.push(...page.items.filter(({ at }) => at >= since));
    cursor = page.items.every(({ at }) => at >= since) ? page.cursor : undefined;
  } while (cursor !== undefined);
  return found;
}

async function rateGame(on: Rating, day: string, id: string, met: Map<string, number>): Promise<void> {
  const loaded = await on.matches.load(id);
  const finish = loaded && finishOf(loaded.game, loaded.match);
  if (loaded === undefined || finish === undefined) return;
  const behind = await behindOf(on.people, loaded.match);
  const personOf = (pseudonym: string): string | undefined =>
    behind.find((each) => each.pseudonym === pseudonym && each.name !== undefined)?.person;
  const seats = await Promise.all(
    finish.seats.map(async (seat) => ({
      ...seat,
      person: personOf(seat.by),
      kind: await kindOf(on.people, personOf(seat.by)),
    })),
  );
  const unrated = finish.unrated ?? unfit(seats) ?? (isOften(seats, met) ? 'often' : undefined);
  const list = `${loaded.match.of}/${finish.mode}${seats.some(({ kind }) => kind === 'bot') ? '/programs' : ''}`;
  const counted = unrated === undefined ? await reckoned(on.people, day, list, seats) : seats;
  const setup = setupOf(loaded.game, loaded.match);
  const game = await entered(on.people, day, {
    game: id,
    of: loaded.match.of,
    at: finish.at,
    ...(unrated === undefined ? { list } : { unrated }),
    ...(setup !== undefined && { setup }),
    seats: counted.map(({ person: _, kind: __, ...seat }) => seat),
  });
  if (isAmongPeople(finish, loaded.match, seats))
    await once(on.people, keys.balance(game.of, game.setup), keys.balanceOf.read, `${day}#${placeOf(game)}`, (before) =>
      withGame(before, game),
    );
  if (game.unrated === undefined) for (const pair of pairsOf(seats)) met.set(pair, (met.get(pair) ?? 0) + 1);
  for (const seat of game.seats) {
    const person = personOf(seat.by);
    if (person !== undefined) await noted(on.people, person, day, game, seat);
  }
}

/** Returns whether a game began with a person on each seat and lasted long enough. */
const isAmongPeople = ({ seats, isShort }: Finish, { chairs }: Match, seated: readonly Seated[]): boolean =>
  !isShort && seats.length === chairs.length && seated.every(({ kind }) => kind !== 'bot');

type Seated = LedgerSeat & { readonly person: string | undefined; readonly kind: string | undefined };

async function kindOf(people: People, person: string | undefined): Promise<string | undefined> {
  const profile = person === undefined ? undefined : await people.get(...personKeys.profile(person));
  return profile && personKeys.profile.read(profile).kind;
}

/** Returns why the players cannot be compared. */
function unfit(seats: readonly Seated[]): LedgerGame['unrated'] {
  const kinds = new Set(seats.map(({ kind }) => kind));
  if (kinds.has(undefined)) return 'erased';
  if (kinds.has('guest')) return 'guests';
  if (kinds.size > 1) return 'programs-and-people';
  // Two pseudonyms may belong to one person who took over a guest.
  return new Set(seats.map(({ person }) => person)).size < seats.length ? 'twice' : undefined;
}

const pairsOf = (seats: readonly Seated[]): readonly string[] =>
  seats.flatMap(({ person }, i) => seats.slice(i + 1).map((other) => [person, other.person].sort().join('+')));

const isOften = (seats: readonly Seated[], met: ReadonlyMap<string, number>): boolean =>
  pairsOf(seats).some((pair) => (met.get(pair) ?? 0) >= MOST_MEETINGS);

/** Returns the seats with the estimates of their players before and after. */
async function reckoned(
  people: People,
  day: string,
  list: string,
  seats: readonly Seated[],
): Promise<readonly Seated[]> {
  const before = await Promise.all(seats.map(({ person }) => skillOn(people, String(person), list, day)));
  const skills = after(seats.map((seat, i) => ({ ...seat, before: before[i] ?? UNKNOWN })));
  return seats.map((seat, i) => ({ ...seat, before: before[i] ?? UNKNOWN, after: skills[i] ?? UNKNOWN }));
}

async function skillOn(people: Pick<People, 'get'>, person: string, list: string, day: string): Promise<Skill> {
  const entry = await people.get(...keys.rating(person, list));
  if (entry === undefined) return UNKNOWN;
  const { mu, sigma, day: last } = keys.rating.read(entry);
  return idle({ mu, sigma }, daysBetween(last, day));
}

/** Returns the scenario of a game, if the game has scenarios. */
function setupOf({ setups }: Pick<Game, 'setups'>, { options }: Match): string | undefined {
  if (setups === undefined) return undefined;
  const { scenario, battle }: JsonObject = isObject(options) ? options : {};
  // Without a choice, the first scenario was played.
  return battle === undefined ? String(scenario ?? setups('en')[0]?.id) : 'own';
}

/** Notes a game in a person's record, once. */
async function noted(people: People, person: string, day: string, game: LedgerGame, seat: LedgerSeat): Promise<void> {
  const place = `${day}#${placeOf(game)}`;
  const { after } = seat;
  if (game.list !== undefined && after !== undefined)
    await once(people, keys.rating(person, game.list), keys.rating.read, place, ({ games = 0, history = [] }) => ({
      ...after,
      day,
      games: games + 1,
      history: moments([...history, [day, after.mu, after.sigma]]),
    }));
  const how = howOf(game, seat);
  const what = [game.of, ...(game.setup === undefined ? [] : [game.setup]), seat.seat].join('/');
  await once(people, keys.record(person, what), keys.record.read, place, ({ won = 0, shared = 0, lost = 0 }) => {
    const before = { won, shared, lost };
    return { ...before, [how]: before[how] + 1 };
  });
  const played: Played = {
    game: game.game,
    of: game.of,
    at: game.at,
    ...(game.setup !== undefined && { setup: game.setup }),
    seat: seat.seat,
    how,
  };
  await once(people, keys.games(person), keys.games.read, place, ({ games = [] }) => ({
    games: [played, ...games].slice(0, GAMES).map(jsonOf),
  }));
  if (seat.answered + seat.missed > 0)
    await once(people, keys.deadlines(person), keys.deadlines.read, place, ({ met = [] }) => ({
      met: newestOf([[day, seat.answered, seat.missed], ...met]),
    }));
}

/** Returns the newest moments of a rating: the last of each day. */
const moments = (all: Moments): Moments => all.filter(([day], i) => all[i + 1]?.[0] !== day).slice(-MOMENTS);

function newestOf(met: Met): Met {
  let sum = 0;
  return met.filter(([, answered, missed]) => {
    const isNeeded = sum < DEADLINES;
    sum += answered + missed;
    return isNeeded;
  });
}

/** Changes an item for the game at a place once. Games come in the order of their places. */
async function once<Value extends { readonly last: string }>(
  people: Pick<People, 'get' | 'put'>,
  key: readonly [pk: string, sk: string],
  read: (entry: Entry) => Value,
  place: string,
  change: (before: Partial<Value>) => JsonObject,
): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    const entry = await people.get(...key);
    const before = entry && read(entry);
    if (before !== undefined && before.last >= place) return;
    if (await people.put(...key, { ...change(before ?? {}), last: place }, entry?.rev ?? 0)) return;
  }
  throw new Busy('this rating is being written');
}
