import { chanceOf } from '../../../domain/chance.ts';
import { kutuzov } from '../../../domain/kutuzov/index.ts';
import { choosing } from '../../../domain/kutuzov/legal.ts';
import type { Standing } from '../../../domain/kutuzov/standing.ts';
import type { State } from '../../../domain/kutuzov/state.ts';
import { PRESETS } from '../../../site/src/manners/standing.ts';
import { seedOf } from '../../kit/random.ts';

/** How often people would have been asked in a game of four. */
export interface Questions {
  /** Windows in which a seat was asked, each seat once; of these so many in its own impulse. */
  readonly windows: number;
  readonly own: number;
  /** Windows in which somebody other than the active Power was asked: the game waits. */
  readonly waits: number;
  /** Answers other than a pass that a player would have given where the order passed. */
  readonly lost: number;
  readonly turns: number;
  readonly impulses: number;
  readonly seats: number;
}

/** What a seat may leave behind: nothing, nothing but passes for the rest of each move, or a standing order. */
type Left = Standing | null | 'pass-for-this-move';

/** What a seat may leave behind, by name; some of it the table offers. */
export const ORDERS: { readonly [name: string]: Left } = {
  none: null,
  'pass-for-this-move': 'pass-for-this-move',
  'by-mail': offered('by-mail'),
  quiet: offered('quiet'),
  away: {},
};

function offered(id: string): Standing {
  const preset = PRESETS.kutuzov?.find((each) => each.id === id);
  return kutuzov.schemas.standing.parse(preset?.standing);
}

/**
 * House players play a game to its end, for people: each answers what its order leaves to it. A window is known by the `beat` at which it
 * opened, which stands still while answers come in.
 */
export function askedOver(scenario: number, seed: number, order: Left): Questions {
  const standing = order === 'pass-for-this-move' ? null : order;
  const chance = chanceOf(seedOf(seed), {});
  const start = kutuzov.initial({ scenario, windows: 'merged' });
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
    const ordered = standing === null ? undefined : kutuzov.answer(view, seat, standing);
    const chosen = kutuzov.bot(view, seat, chance);
    if (isWindow && ordered === undefined) {
      windows++;
      if (now.power === active) own++;
      else waits.add(state.beat);
    }
    if (isWindow && ordered !== undefined && chosen.type !== 'pass' && ordered.type === 'pass') lost++;
    const isFurther = order === 'pass-for-this-move' && isWindow && chosen.type === 'pass' && isStep(state);
    const decided = kutuzov.decide(state, seat, ordered ?? (isFurther ? { type: 'pass', for: 'move' } : chosen), chance);
    if (!decided.ok) throw new Error(`${seat}: ${decided.error.code}`);
    state = decided.value.reduce(kutuzov.evolve, state);
  }
  return { windows, own, waits: waits.size, lost, turns: turns.size, impulses: impulses.size, seats: 4 };
}

const isStep = ({ frames }: State): boolean => frames.some(({ is }) => is === 'step');
