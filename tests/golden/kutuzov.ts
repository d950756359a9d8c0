import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { askedOf } from '../../domain/kutuzov/asks.ts';
import { kutuzov } from '../../domain/kutuzov/index.ts';
import type { Standing } from '../../domain/kutuzov/standing.ts';
import type { Ending, State } from '../../domain/kutuzov/state/state.ts';
import { view } from '../../domain/kutuzov/state/view.ts';
import { type Event, type EventOf, eventSchema } from '../../domain/kutuzov/table/events.ts';
import { type Camp, campOf } from '../../domain/kutuzov/terms/nations.ts';
import type { Json, JsonObject } from '../../domain/lib/json.ts';
import { ENGINE } from '../../domain/lib/release.ts';
import { at, sure } from '../../domain/lib/sure.ts';
import type { Commit } from '../../domain/log/commit.ts';
import { careless, eager, type Game, house, type Player } from '../bench/kutuzov-players.ts';
import { random } from '../kit/random.ts';
import { seated, type Table } from '../kit/table.ts';
import { brooding, crushing, eventful, idle, reckless, seizing } from './aims.ts';

// The golden games of Kutuzov: for each way to end one of the first by number that end so within a few hundred
// commands, between players who want that end or let it happen.

/** Who plays what. */
interface Match extends Pick<Game, 'scenario' | 'options'> {
  readonly imperial: Player;
  readonly tsarist: Player;
  /** Everybody may react; otherwise all seats have left orders to pass. */
  readonly isLively?: true;
}

/** A match, and how it is to end. */
interface Plan extends Match {
  readonly camp: Camp;
  readonly how: Ending;
  /** A fact that is to happen on the way. */
  readonly fact?: Event['type'];
}

/** No reactions. */
const ORDER: Standing = { choices: 'ask' };

/** How many games are looked at, and how many of those that end as planned. */
const GAMES = 200;
const ENOUGH = 3;
/** Commands of a short game, and of the longest that is played on. */
const SHORT = 250;
const MOST = 450;

/** Plays a match with a seed up to its end, or this number of commands. */
function played({ scenario, options, imperial, tsarist, isLively }: Match, seed: number, most = MOST): Table {
  const table = seated(kutuzov, { seed, options: { scenario, ...options } as JsonObject });
  for (const { seat } of table.match.chairs) table.stand(seat, isLively ? null : (ORDER as Json));
  const below = random(seed);
  for (let given = 0; given < most && table.match.status === 'playing'; given++) {
    const { seat } = at(table.waited(), 0);
    const state = table.match.state as unknown as State;
    const player = campOf(sure(askedOf(state, seat), 'Power that is asked')) === 'imperial' ? imperial : tsarist;
    table.wait(60).act(seat, player(view(state, [seat]), seat, below) as unknown as Json);
  }
  return table;
}

/** Of the first games by number that end as planned the shortest; one that is short is taken at once. */
function first(plan: Plan): Table {
  const found: Table[] = [];
  for (let seed = 1; seed <= GAMES && found.length < ENOUGH; seed++) {
    const game = played(plan, seed);
    const { camp, how } = endingOf(game.commits) ?? {};
    if (camp !== plan.camp || how !== plan.how || (plan.fact !== undefined && !factsIn(game).has(plan.fact))) continue;
    found.push(game);
    if (game.commits.length <= SHORT) break;
  }
  const [shortest] = found.sort((a, b) => a.commits.length - b.commits.length);
  if (shortest === undefined) throw new Error(`no ${plan.how} in ${GAMES} games of scenario ${plan.scenario}`);
  return shortest;
}

const factsIn = ({ commits }: Table): ReadonlySet<string> => new Set(eventsIn(commits).map(({ type }) => type));

/** The events of the game in a log, without what only the match knows. */
export const eventsIn = (commits: readonly Commit[]): readonly Event[] =>
  commits
    .flatMap(({ envelope }) => envelope.events)
    .filter((event): event is Event & JsonObject => !String(event.type).startsWith('match/'));

/** How a log ended by the rules: who won, and by what, in which turn. Undefined: a player has resigned. */
export function endingOf(
  commits: readonly Commit[],
): (EventOf<'ended'> & { readonly turn: number | undefined }) | undefined {
  const events = eventsIn(commits);
  const ended = events.find((event) => event.type === 'ended');
  return ended && { ...ended, turn: events.findLast((event) => event.type === 'turn-began')?.turn };
}

/** The folder of the golden logs of a game that this release played. Those of 0.1.0 lie in `tests/golden/<game>/`. */
export const folderOf = (game: string): string => `tests/golden/${ENGINE.replace(/^.*@/, '')}/${game}/`;
const EVENT_TYPES = eventSchema.def.options.map(({ shape }) => shape.type.value);

/** The facts that no log of the folder holds yet. */
function missing(): readonly string[] {
  const folder = folderOf('kutuzov');
  const texts = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  return EVENT_TYPES.filter((type) => !texts.some((text) => text.includes(`"type":"${type}"`)));
}

/** Chooses among this number of games: those with the most facts that no other log holds, and of those the shortest. */
function rarest(games: number, match: Match): Table {
  const wanted = missing();
  const ranked = Array.from({ length: games }, (_, i) => played(match, i + 1))
    .filter(({ match: { status } }) => status === 'over')
    .map((game) => ({ game, found: wanted.filter((type) => factsIn(game).has(type)).length }))
    .sort((a, b) => b.found - a.found || a.game.commits.length - b.game.commits.length);
  if (ranked[0] === undefined) throw new Error(`none of ${games} games of scenario ${match.scenario} ends`);
  return ranked[0].game;
}

const ENDS: { readonly [name: string]: Plan } = {
  'imperial-morale': { scenario: 3, imperial: reckless, tsarist: house, camp: 'tsarist', how: 'morale' },
  'tsarist-morale': { scenario: 3, imperial: crushing, tsarist: reckless, camp: 'imperial', how: 'morale' },
  'both-capitals': { scenario: 2, imperial: house, tsarist: idle, camp: 'imperial', how: 'both-capitals' },
  'third-conquest-roll': {
    scenario: 1,
    imperial: house,
    tsarist: reckless,
    camp: 'imperial',
    how: 'third-conquest-roll',
  },
  'no-keys': { scenario: 3, imperial: seizing, tsarist: brooding, camp: 'imperial', how: 'no-keys' },
  'fourteen-keys': { scenario: 2, imperial: idle, tsarist: house, camp: 'tsarist', how: 'fourteen-keys' },
  conquest: {
    scenario: 3,
    options: { seating: 'three-tsarist' },
    imperial: house,
    tsarist: idle,
    camp: 'imperial',
    how: 'conquest',
  },
  // Prussia revolts on the way.
  defeat: {
    scenario: 2,
    options: { seating: 'three-imperial' },
    imperial: reckless,
    tsarist: crushing,
    camp: 'tsarist',
    how: 'defeat',
    fact: 'regroup-set',
  },
  peace: {
    scenario: 2,
    options: { powersBy: 'auction' },
    imperial: eager,
    tsarist: idle,
    camp: 'tsarist',
    how: 'peace',
  },
  'will-to-fight': {
    scenario: 3,
    options: { seating: 'two-single' },
    imperial: house,
    tsarist: reckless,
    camp: 'imperial',
    how: 'will-to-fight',
  },
  points: {
    scenario: 2,
    options: { seating: 'two-split', openHands: true },
    imperial: eager,
    tsarist: idle,
    camp: 'tsarist',
    how: 'points',
  },
  'points-in-retreat': {
    scenario: 4,
    imperial: careless,
    tsarist: careless,
    isLively: true,
    camp: 'imperial',
    how: 'points',
  },
};

const PAIR = { scenario: 4, options: { seating: 'two' }, imperial: house, tsarist: house } as const;

/** A player of a whole Camp gives up. */
const resigned = (): Table => played(PAIR, 1, 15).leave('imperial');

/** The Imperials are silent, and the clock answers for them, after a grace the first time. */
function lapsed(): Table {
  const { scenario, options } = PAIR;
  const table = seated(kutuzov, {
    seed: 1,
    options: { scenario, ...options },
    settings: { deadlines: { default: 3600 }, grace: 600 },
  });
  const below = random(1);
  table.stand('tsarist', ORDER as Json);
  while (table.match.status === 'playing') {
    const open = table.waited().find(({ seat }) => seat === 'tsarist');
    if (open === undefined) table.wait((table.match.due! - table.now) / 1000).tick();
    else
      table
        .wait(60)
        .act(
          'tsarist',
          house(view(table.match.state as unknown as State, ['tsarist']), 'tsarist', below) as unknown as Json,
        );
  }
  return table;
}

export const KUTUZOV: { readonly [name: string]: () => Table } = {
  ...Object.fromEntries(Object.entries(ENDS).map(([name, plan]) => [name, () => first(plan)])),
  resignation: resigned,
  lapses: lapsed,
  // What happens seldom, so that every fact there is stands in a log.
  'single-hands': () =>
    rarest(8, { scenario: 3, options: { seating: 'two-single' }, imperial: eventful, tsarist: idle }),
  events: () => rarest(14, { scenario: 4, imperial: eventful, tsarist: eventful, isLively: true }),
  'more-events': () => rarest(40, { scenario: 3, imperial: eventful, tsarist: idle }),
};
