import { readdirSync, readFileSync } from 'node:fs';
import type { Command } from '../../domain/kutuzov/commands.ts';
import type { Ending } from '../../domain/kutuzov/endings.ts';
import { type Event, type EventOf, eventSchema } from '../../domain/kutuzov/events.ts';
import { kutuzov } from '../../domain/kutuzov/index.ts';
import type { Camp } from '../../domain/kutuzov/nations.ts';
import type { State } from '../../domain/kutuzov/state.ts';
import { view } from '../../domain/kutuzov/view.ts';
import type { Json, JsonObject } from '../../domain/lib/json.ts';
import type { Commit } from '../../domain/log/commit.ts';
import { careless, eager, type Game, house, type Player, play } from '../bench/kutuzov-players.ts';
import { random } from '../kit/random.ts';
import { seated, type Table } from '../kit/table.ts';
import { brooding, crushing, eventful, idle, reckless, seizing } from './aims.ts';

// The golden games of Kutuzov: for each way to end the first one by number that ends so within a few commands, between players who
// want that end or let it happen.

interface Plan extends Omit<Game, 'seed' | 'players' | 'watch'> {
  readonly imperial: Player;
  readonly tsarist: Player;
  /** How it is to end. */
  readonly camp: Camp;
  readonly how: Ending;
}

/** A game of a plan, command by command. */
interface Played {
  readonly seed: number;
  readonly camp: Camp | undefined;
  readonly how: string | undefined;
  readonly given: readonly { readonly seat: string; readonly command: Command }[];
}

const GAMES = 400;
const MOST = 260;

function played({ imperial, tsarist, ...game }: Omit<Plan, 'camp' | 'how'>, seed: number): Played {
  const given: Played['given'][number][] = [];
  const watch: Game['watch'] = (_, seat, command) => given.push({ seat, command });
  const { camp, how } = play({ most: MOST, ...game, players: { imperial, tsarist }, seed, watch });
  return { seed, camp, how, given };
}

/** The same game as a match. */
function recorded({ scenario, seating = 'four' }: Pick<Plan, 'scenario' | 'seating'>, { seed, given }: Played): Table {
  const table = seated(kutuzov, { seed, options: { scenario, seating } });
  for (const { seat, command } of given) table.wait(60).act(seat, command as unknown as Json);
  return table;
}

/** The first game by number that ends as planned. */
function first(plan: Plan): Table {
  for (let seed = 1; seed <= GAMES; seed++) {
    const game = played(plan, seed);
    if (game.camp === plan.camp && game.how === plan.how) return recorded(plan, game);
  }
  throw new Error(`no ${plan.how} in ${GAMES} games of scenario ${plan.scenario}`);
}

/** The events of the game in a log, without what only the match knows. */
export const eventsIn = (commits: readonly Commit[]): readonly Event[] =>
  commits
    .flatMap(({ envelope }) => envelope.events)
    .filter((event): event is Event & JsonObject => !String(event.type).startsWith('match/'));

/** How a log ended by the rules: who won, and by what, in which turn. Undefined: a player has resigned. */
export function endingOf(commits: readonly Commit[]): (EventOf<'ended'> & { readonly turn: number | undefined }) | undefined {
  const events = eventsIn(commits);
  const ended = events.find((event) => event.type === 'ended');
  return ended && { ...ended, turn: events.findLast((event) => event.type === 'turn-began')?.turn };
}

const FOLDER = new URL('kutuzov/', import.meta.url);
const EVENT_TYPES = eventSchema.def.options.map(({ shape }) => shape.type.value);

/** The facts that no log of the folder holds yet. */
function missing(): readonly string[] {
  const texts = readdirSync(FOLDER).map((file) => readFileSync(new URL(file, FOLDER), 'utf8'));
  return EVENT_TYPES.filter((type) => !texts.some((text) => text.includes(`"type":"${type}"`)));
}

/** Of so many games the shortest of those that hold most of the facts that no other log holds. */
function rarest(games: number, plan: Omit<Plan, 'camp' | 'how'>): Table {
  const wanted = missing();
  let best: { readonly table: Table; readonly found: number } | undefined;
  for (let seed = 1; seed <= games; seed++) {
    const game = played(plan, seed);
    if (game.how === undefined) continue;
    const table = recorded(plan, game);
    const types = new Set(eventsIn(table.commits).map(({ type }) => type));
    const found = wanted.filter((type) => types.has(type as Event['type'])).length;
    const isShorter = found === best?.found && table.commits.length < best.table.commits.length;
    if (best === undefined || found > best.found || isShorter) best = { table, found };
  }
  if (best === undefined) throw new Error(`none of ${games} games of scenario ${plan.scenario} ends`);
  return best.table;
}

const ENDS: { readonly [name: string]: Plan } = {
  'imperial-morale': { scenario: 3, imperial: reckless, tsarist: crushing, camp: 'tsarist', how: 'morale' },
  'tsarist-morale': { scenario: 3, imperial: crushing, tsarist: reckless, camp: 'imperial', how: 'morale' },
  'both-capitals': { scenario: 2, imperial: house, tsarist: idle, camp: 'imperial', how: 'both-capitals' },
  'third-conquest-roll': { scenario: 1, imperial: house, tsarist: reckless, camp: 'imperial', how: 'third-conquest-roll' },
  'no-keys': { scenario: 3, imperial: seizing, tsarist: brooding, camp: 'imperial', how: 'no-keys' },
  'fourteen-keys': { scenario: 2, imperial: idle, tsarist: house, camp: 'tsarist', how: 'fourteen-keys' },
  conquest: { scenario: 3, seating: 'three-tsarist', imperial: house, tsarist: idle, camp: 'imperial', how: 'conquest' },
  defeat: { scenario: 2, seating: 'three-imperial', imperial: eager, tsarist: house, camp: 'tsarist', how: 'defeat' },
  peace: { scenario: 2, seating: 'two', imperial: eager, tsarist: idle, camp: 'tsarist', how: 'peace' },
  'will-to-fight': { scenario: 3, imperial: house, tsarist: reckless, camp: 'imperial', how: 'will-to-fight' },
  points: { scenario: 2, seating: 'two-split', imperial: eager, tsarist: idle, camp: 'tsarist', how: 'points', most: 330 },
  'points-in-retreat': { scenario: 4, imperial: careless, tsarist: house, camp: 'tsarist', how: 'points' },
};

/** A player of a whole Camp gives up. */
function resigned(): Table {
  const game = played({ scenario: 4, seating: 'two', imperial: house, tsarist: house, most: 60 }, 1);
  return recorded({ scenario: 4, seating: 'two' }, game).leave('imperial');
}

/** The Imperials are silent, and the clock answers for them, after a grace the first time. */
function lapsed(): Table {
  const settings = { deadlines: { default: 3600 }, grace: 600 };
  const table = seated(kutuzov, { seed: 1, options: { scenario: 4, seating: 'two' }, settings });
  const below = random(1);
  while (table.match.status === 'playing') {
    const open = table.waited().find(({ seat }) => seat === 'tsarist');
    if (open === undefined) table.wait((table.match.due! - table.now) / 1000).tick();
    else
      table.wait(60).act('tsarist', house(view(table.match.state as unknown as State, ['tsarist']), 'tsarist', below) as unknown as Json);
  }
  return table;
}

export const KUTUZOV: { readonly [name: string]: () => Table } = {
  ...Object.fromEntries(Object.entries(ENDS).map(([name, plan]) => [name, () => first(plan)])),
  resignation: resigned,
  lapses: lapsed,
  // What happens seldom, so that every fact there is stands in a log.
  'events-of-two-turns': () => rarest(12, { scenario: 3, imperial: eventful, tsarist: eventful, most: 420 }),
  'more-events': () => rarest(30, { scenario: 2, imperial: eventful, tsarist: eventful, most: 420 }),
};
