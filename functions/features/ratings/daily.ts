import type { Game } from '../../../domain/contract/game.ts';
import { sha256 } from '../../../domain/lib/hash.ts';
import { isObject, type JsonObject, jsonOf } from '../../../domain/lib/json.ts';
import { last } from '../../../domain/lib/sure.ts';
import { type Finish, finishOf } from '../../../domain/match/state/finish.ts';
import type { Match } from '../../../domain/match/state/state.ts';
import { Busy, GameStopped } from '../../platform/kit/faults.ts';
import { reportThrown } from '../../platform/kit/report.ts';
import type { Ports } from '../../platform/ports/grounds.ts';
import type { Entry, People } from '../../platform/ports/ports.ts';
import type { Matches } from '../matches/matches.ts';
import { keys as personKeys } from '../people/keys.ts';
import { behindOf } from '../people/names.ts';
import { withGame } from './balance.ts';
import { markerIn, PAGE, pageOf, ratedBefore } from './day.ts';
import { keys } from './keys.ts';
import {
  dayAfter,
  dayBefore,
  dayOf,
  daysBetween,
  entered,
  howOf,
  type LedgerGame,
  type LedgerSeat,
  type Met,
  type Moments,
  newestDay,
  type Played,
  placeOf,
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

/**
 * Rates all finished days that were not rated yet, up to the day before `now`. Stops between two games when `isLate`,
 * and the next call goes on there. Returns the number of games, and whether nothing is left.
 */
export async function rateDays(
  on: Rating,
  now: number,
  isLate: () => boolean = () => false,
): Promise<{ readonly games: number; readonly isDone: boolean }> {
  const newest = dayBefore(dayOf(now));
  // Written first, so that a run that is repeated after midnight keeps its first day.
  if ((await newestDay(on.people)) === undefined)
    await on.people.put(...keys.newestDay(), { day: dayBefore(newest) }, 0);
  const marker = await markerIn(on.people);
  let games = 0;
  for (let day = dayAfter(marker.at().day); day <= newest; day = dayAfter(day)) {
    for (let page = await pageOf(on.views, day, marker.at().after); page.length > 0; ) {
      const rated = await ratedBefore(on.people, day, page);
      for (const view of page) {
        if (rated.has(view.game)) continue;
        if (isLate()) return { games, isDone: false };
        await rateOrSkip(on, day, view.game);
        games++;
        if (!(await marker.move({ day: dayBefore(day), after: placeOf(view) }))) return { games, isDone: false };
      }
      page = page.length < PAGE ? [] : await pageOf(on.views, day, placeOf(last(page)));
    }
    if (!(await marker.move({ day }))) return { games, isDone: false };
  }
  return { games, isDone: true };
}

/** Rates a game. An unreadable one does not stop the others; after any other error the next call goes on here. */
async function rateOrSkip(on: Rating, day: string, game: string): Promise<void> {
  try {
    await rateGame(on, day, game);
  } catch (caught) {
    if (!(caught instanceof GameStopped)) throw caught;
    reportThrown(caught, 'fault', { game });
  }
}

async function rateGame(on: Rating, day: string, id: string): Promise<void> {
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
  const unrated = finish.unrated ?? unfit(seats) ?? ((await isOften(on.people, day, seats)) ? 'often' : undefined);
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
  for (const seat of game.seats) {
    const person = personOf(seat.by);
    const pairs = game.unrated === undefined ? pairsOf(seats).filter((pair) => pair.includes(person)) : [];
    if (person !== undefined) await noted(on.people, person, day, game, seat, pairs.map(nameOfPair));
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

type Pair = readonly [one: string | undefined, other: string | undefined];

const pairsOf = (seats: readonly Seated[]): readonly Pair[] =>
  seats.flatMap(({ person }, i) => seats.slice(i + 1).map((other): Pair => [person, other.person]));

/** Returns the name of a pair of people. It reveals neither of them, and is the same for both. */
const nameOfPair = (pair: Pair): string => sha256([...pair].sort().join('+')).slice(0, 12);

/** Returns whether two of these people had their games of the day that count. */
async function isOften(people: People, day: string, seats: readonly Seated[]): Promise<boolean> {
  const met = await Promise.all(seats.map(({ person }) => metOn(people, day, String(person))));
  const counts: { readonly [pair: string]: number } = Object.assign({}, ...met);
  return pairsOf(seats).some((pair) => (counts[nameOfPair(pair)] ?? 0) >= MOST_MEETINGS);
}

/** Returns how often a person met others in games of a day that count. */
async function metOn(people: People, day: string, person: string): Promise<{ readonly [pair: string]: number }> {
  const entry = await people.get(...keys.games(person));
  const { today } = entry === undefined ? {} : keys.games.read(entry);
  return today?.day === day ? today.met : {};
}

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
async function noted(
  people: People,
  person: string,
  day: string,
  game: LedgerGame,
  seat: LedgerSeat,
  pairs: readonly string[],
): Promise<void> {
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
  await once(people, keys.games(person), keys.games.read, place, ({ games = [], today }) => ({
    games: [played, ...games].slice(0, GAMES).map(jsonOf),
    today: { day, met: withPairs(today?.day === day ? today.met : {}, pairs) },
  }));
  if (seat.answered + seat.missed > 0)
    await once(people, keys.deadlines(person), keys.deadlines.read, place, ({ met = [] }) => ({
      met: newestOf([[day, seat.answered, seat.missed], ...met]),
    }));
}

/** Returns how often pairs met, after another game of these. */
const withPairs = (met: { readonly [pair: string]: number }, pairs: readonly string[]) =>
  Object.fromEntries([...Object.entries(met), ...pairs.map((pair) => [pair, (met[pair] ?? 0) + 1] as const)]);

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
