import { type Chance, chanceOf } from '../../../domain/contract/chance.ts';
import { admits } from '../../../domain/contract/legal.ts';
import { bot } from '../../../domain/kutuzov/bot/bot.ts';
import { NEWEST } from '../../../domain/kutuzov/edition/editions.ts';
import type { Command } from '../../../domain/kutuzov/frames/commands.ts';
import { kutuzov } from '../../../domain/kutuzov/index.ts';
import { choosing } from '../../../domain/kutuzov/legal.ts';
import type { Standing } from '../../../domain/kutuzov/standing.ts';
import type { State } from '../../../domain/kutuzov/state/state.ts';
import { jsonOf, same } from '../../../domain/lib/json.ts';
import { PRESETS } from '../../../site/src/manners/standing.ts';
import { seedOf } from '../../kit/random.ts';

/** How often people would have been asked in a game of four. */
export interface Questions {
  /** Windows in which a seat was asked, each seat once; and the number of these in its own impulse. */
  readonly windows: number;
  readonly own: number;
  /** Windows in which another Power than the active one was asked: the game waits. */
  readonly waits: number;
  /** Answers other than a pass that a player would have given where the order passed. */
  readonly lost: number;
  readonly turns: number;
  readonly impulses: number;
  readonly seats: number;
}

/** What people do so that less is asked of them. */
interface Manners {
  /** The order they leave behind; none: `null`. */
  readonly standing: Standing | null;
  /** They pass for the rest of each move, and in their own impulse for the rest of it. */
  readonly forMove?: true;
  /** They say with each approach, and with each attack, what they play in the battle. */
  readonly plans?: true;
}

/** Manners by name; some of the orders are those that the table offers. */
export const ORDERS: { readonly [name: string]: Manners } = {
  none: { standing: null },
  'pass-for-this-move': { standing: null, forMove: true },
  'pass-for-this-move-with-plans': { standing: null, forMove: true, plans: true },
  'by-mail': { standing: offered('by-mail') },
  'by-mail-with-plans': { standing: offered('by-mail'), plans: true },
  quiet: { standing: offered('quiet') },
  away: { standing: {} },
};

function offered(id: string): Standing {
  const preset = PRESETS.kutuzov?.find((each) => each.id === id);
  return kutuzov.schemas.standing.parse(preset?.standing);
}

/**
 * House players play a game to its end, for people: each answers what its order, and what it has said before, leave to
 * it. A window is known by the `beat` at which it opened, which stands still while answers come in.
 */
export function askedOver(scenario: number, seed: number, { standing, forMove, plans }: Manners): Questions {
  const chance = chanceOf(seedOf(seed), {});
  const start = kutuzov.initial({ scenario, edition: NEWEST, windows: 'merged' });
  let state = kutuzov.setup(start, chance).reduce(kutuzov.evolve, start);
  const impulses = new Set<string>();
  const turns = new Set<number>();
  const waits = new Set<number>();
  let [windows, own, lost] = [0, 0, 0];
  while (kutuzov.outcome(state) === undefined) {
    const [ask] = kutuzov.asks(state);
    if (ask === undefined) throw new Error('nobody is asked');
    const { seat } = ask;
    const view = kutuzov.view(state, [seat]);
    const now = choosing(view, seat);
    const isWindow = now?.frame.is === 'window';
    const active = state.impulse.power;
    turns.add(state.turn);
    if (active !== null) impulses.add(`${state.turn}/${state.began[active]}`);
    const ordered = kutuzov.answer(view, seat, standing ?? undefined);
    const chosen = bot(view, seat, chance);
    if (isWindow && ordered === undefined) {
      windows++;
      if (now.power === active) own++;
      else waits.add(state.beat);
    }
    if (isWindow && ordered !== undefined && chosen.type !== 'pass' && ordered.type === 'pass') lost++;
    const isOwn = isWindow && now.power === active;
    const isFurther = forMove && isWindow && chosen.type === 'pass' && (isOwn || isStep(state));
    const further: Command = isFurther ? { type: 'pass', for: isOwn ? 'impulse' : 'move' } : chosen;
    const given = ordered ?? (plans ? planned(state, seat, further) : further);
    const decided = kutuzov.decide(state, seat, given, chance);
    if (!decided.ok) throw new Error(`${seat}: ${decided.error.code}`);
    state = decided.value.reduce(kutuzov.evolve, state);
  }
  return { windows, own, waits: waits.size, lost, turns: turns.size, impulses: impulses.size, seats: 4 };
}

const isOfOneCamp = (one: string, other: string): boolean => one[0] === other[0];
const isStep = ({ frames }: State): boolean => frames.some(({ is }) => is === 'step');

/**
 * An answer, or an attack, with the cards that the server would play if the battle came, at once or after a try
 * in vain. Without a plan where that depends on dice: a seat that is not sure is asked again.
 */
function planned(state: State, seat: string, command: Command): Command {
  const bare = { ...command, plan: [] } as unknown as Command;
  if (!admits(kutuzov.legal(kutuzov.view(state, [seat]), seat), jsonOf(bare))) return command;
  const [plan = [], ...others] = DICE.map((chance) => planBy(state, seat, command, chance));
  return others.every((other) => same(jsonOf(other), jsonOf(plan)))
    ? ({ ...command, plan } as unknown as Command)
    : command;
}

/** The plan of a Power for dice that all fall alike. */
function planBy(state: State, seat: string, command: Command, chance: Chance): readonly number[] {
  const isTry = command.type === 'intercept' || command.type === 'evade';
  const alone =
    cardsAfter(state, seat, command, chance) ??
    (isTry ? cardsAfter(state, seat, { type: 'pass' }, chance) : undefined) ??
    [];
  const helping = cardsAfter(state, seat, command, chance, true) ?? [];
  return [...new Set([...alone, ...helping])];
}

/**
 * What the server would play of a plan if nobody else did anything; undefined: no battle comes, and there is nothing
 * else to play. `helping`: before the battle, where its partner tries to meet the move, which partners tell each other.
 */
function cardsAfter(
  state: State,
  seat: string,
  command: Command,
  chance: Chance,
  helping = false,
): readonly number[] | undefined {
  const cards: number[] = [];
  let now = after(state, seat, command, chance);
  let hasCome = false;
  for (let answers = 0; answers < 30 && now !== undefined; answers++) {
    const [window, below] = [now.frames.at(-1), now.frames.at(-2)];
    if (window?.is !== 'window') break;
    const isBattle = below?.is === 'battle' && window.point === 'before-dice';
    if (isBattle && (helping || below.round > 1)) break;
    hasCome ||= isBattle;
    const asked: string | undefined = kutuzov.asks(now)[0]?.seat;
    if (asked === undefined) break;
    const power = choosing(kutuzov.view(now, [asked]), asked)?.power;
    const isTries = window.point === 'tries' && below?.is === 'step' && !isOfOneCamp(below.power.toLowerCase(), seat);
    const isBefore = below?.is === 'step' && (below.power === power ? window.point === 'approach' : isTries);
    const isAsked = asked === seat && (isBattle || isBefore);
    const isPartner =
      helping && below?.is === 'step' && window.point === 'approach' && asked !== seat && isOfOneCamp(asked, seat);
    const wanted: Command = isAsked || isPartner ? bot(kutuzov.view(now, [asked]), asked, EVEN) : { type: 'pass' };
    const chosen: Command = isPartner && wanted.type === 'react' ? { type: 'pass' } : wanted;
    if (isAsked && chosen.type === 'react') cards.push(chosen.card);
    now = after(now, asked, chosen, chance);
  }
  return hasCome || cards.length > 0 ? cards : undefined;
}

/** What follows from a command. */
function after(state: State, seat: string, command: Command, chance: Chance): State | undefined {
  const decided = kutuzov.decide(state, seat, command, chance);
  return decided.ok ? decided.value.reduce(kutuzov.evolve, state) : undefined;
}

const EVEN: Chance = { draw: (_, below) => Math.floor(below / 2) };
/** Dice in the middle, all low, all high. */
const DICE: readonly Chance[] = [EVEN, { draw: () => 0 }, { draw: (_, below) => below - 1 }];
