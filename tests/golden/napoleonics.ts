import { chanceOf } from '../../domain/contract/chance.ts';
import type { Json, JsonObject } from '../../domain/lib/json.ts';
import type { Commit } from '../../domain/log/commit.ts';
import { bot } from '../../domain/napoleonics/bot/bot.ts';
import type { Battle } from '../../domain/napoleonics/field/battle.ts';
import { napoleonics } from '../../domain/napoleonics/index.ts';
import type { Event } from '../../domain/napoleonics/state/events.ts';
import type { State } from '../../domain/napoleonics/state/state.ts';
import { eager } from '../kit/eager.ts';
import { type Below, random } from '../kit/random.ts';
import { type Opening, seated, type Table } from '../kit/table.ts';
import { fray } from '../napoleonics/kit/fray.ts';
import { skirmish } from '../napoleonics/kit/skirmish.ts';

// The golden battles of Napoleonics: for each way to win or to stop, the first by number that ends so within a few
// commands.

const stateOf = ({ match }: Table): State => match.state as unknown as State;

/** A seat's command: mostly that of the built-in bot, else any. */
function commandOf(table: Table, seat: string, below: Below): Json {
  const view = napoleonics.view(stateOf(table), [seat]);
  if (below(4) === 0) return eager(napoleonics.legal(view, seat), below)!;
  return bot(view, seat, chanceOf(table.seed, { bot: table.commits.length })) as unknown as Json;
}

/** People answer, now and then take a step back, and leave standing orders, up to this number of commits. */
function fought(opening: Opening, below: Below, most: number): Table {
  const table = seated(napoleonics, opening);
  table.stand('top', { firstStrike: 'play', formSquare: true });
  while (table.match.status === 'playing' && table.commits.length < most) {
    table.wait(60);
    const mine = table.match.undo?.since.at(-1)?.seat;
    if (mine !== undefined && below(12) === 0) table.takeBack(mine);
    else {
      const { seat } = table.waited()[0]!;
      table.act(seat, commandOf(table, seat, below));
    }
  }
  return table;
}

/** How a battle was won: the reason of the last banner, the side to move, and the roll before it. */
interface Ending {
  readonly banner: string;
  readonly turn: 'own' | 'enemy';
  readonly roll: string | undefined;
}

/** The events of the game in a log, without what only the match knows. */
export const eventsIn = (commits: readonly Commit[]): readonly Event[] =>
  commits
    .flatMap(({ envelope }) => envelope.events)
    .filter((event): event is Event & JsonObject => !String(event.type).startsWith('match/'));

/** Read from the commits of a log, without folding them; undefined: nobody has won by banners. */
export function endingOf(commits: readonly Commit[]): Ending | undefined {
  const events = eventsIn(commits);
  const last = <T extends Event['type']>(type: T) =>
    events.findLast((event): event is Extract<Event, { type: T }> => event.type === type);
  const won = last('won');
  return (
    won && {
      banner: last('banner-gained')!.banner.for,
      turn: last('turn-began')!.side === won.winner ? 'own' : 'enemy',
      roll: eventsIn(commits.slice(-1)).findLast((event) => event.type === 'rolled')?.why,
    }
  );
}

/** The first battle by number that is won in such a way. */
function won(battle: Battle, isSuch: (ending: Ending, events: readonly Event[]) => boolean): Table {
  for (let number = 1; number <= 2_000; number++) {
    const table = fought({ seed: number, options: { battle: battle as unknown as Json } }, random(number), 180);
    const ending = endingOf(table.commits);
    if (ending !== undefined && isSuch(ending, eventsIn(table.commits))) return table;
  }
  throw new Error(`no such end of ${battle.id}`);
}

const moved = (events: readonly Event[], how: Extract<Event, { type: 'moved' }>['how']): boolean =>
  events.some((event) => event.type === 'moved' && event.how === how);
const has = (events: readonly Event[], type: Event['type']): boolean => events.some((event) => event.type === type);

const same = (text: string) => ({ en: text, ko: text });
const town: Battle = {
  ...skirmish,
  id: 'town',
  slug: 'town',
  objectives: [
    {
      kind: 'hold',
      id: 'town',
      side: 'bottom',
      hexes: ['e9'],
      banners: 1,
      gain: 'immediate',
      lasts: 'temporary',
      text: same('The town.'),
    },
    {
      kind: 'hold',
      id: 'hill',
      side: 'top',
      hexes: ['g5'],
      banners: 1,
      gain: 'own-turn-start',
      lasts: 'temporary',
      text: same('The hill.'),
    },
  ],
};
const road: Battle = {
  ...skirmish,
  id: 'road',
  slug: 'road',
  banners: { top: 2, bottom: 1 },
  objectives: [
    {
      kind: 'exit',
      id: 'road',
      side: 'bottom',
      hexes: ['a1', 'a2', 'a3', 'a4'],
      banners: 1,
      edge: 'top',
      text: same('Over the road.'),
    },
  ],
};

const resigned = (): Table => fought({ seed: 3, options: { scenario: '008' } }, random(3), 40).leave('bottom');

const agreed = (): Table =>
  fought({ seed: 4, options: { scenario: '015' } }, random(4), 60)
    .vote('top', 'draw')
    .vote('bottom', 'draw');

/** The Allies are silent: the clock answers for them, after a grace the first time, until they have lost. */
function lapsed(): Table {
  const settings = { deadlines: { default: 3600 }, grace: 600 };
  const battle: Battle = { ...skirmish, banners: { top: 2, bottom: 4 } };
  const table = seated(napoleonics, { seed: 5, options: { battle: battle as unknown as Json }, settings });
  const below = random(5);
  while (table.match.status === 'playing') {
    const { seat } = table.waited()[0]!;
    if (seat === 'bottom') table.wait(60).act(seat, commandOf(table, seat, below));
    else table.wait((table.match.due! - table.now) / 1000).tick();
  }
  return table;
}

export const NAPOLEONICS: { readonly [name: string]: () => Table } = {
  'own-turn': () => won(skirmish, ({ banner, turn }) => banner === 'unit' && turn === 'own'),
  'battle-back': () =>
    won(skirmish, ({ banner, turn, roll }) => banner === 'unit' && turn === 'enemy' && roll === 'battle-back'),
  objective: () => won(town, ({ banner }) => banner === 'objective'),
  leader: () => won(skirmish, ({ banner }) => banner === 'leader'),
  exit: () => won(road, ({ banner }) => banner === 'exit'),
  resignation: resigned,
  'agreed-draw': agreed,
  lapses: lapsed,
  // What happens seldom, so that every fact there is stands in a log.
  'rally-and-supply': () =>
    won(fray, (_, events) => has(events, 'regained') && has(events, 'banner-lost') && moved(events, 'supply')),
  'bounce-and-leave': () => won(fray, (_, events) => moved(events, 'bounce') && has(events, 'leader-left')),
  'leadership-and-retiring': () => won(fray, (_, events) => has(events, 'unordered') && moved(events, 'retire')),
};
