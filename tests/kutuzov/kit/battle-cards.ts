import { battleDice, diceOf } from '../../../domain/kutuzov/battle/dice.ts';
import { run } from '../../../domain/kutuzov/decide.ts';
import { type Attack, beginBattle } from '../../../domain/kutuzov/deeds/pieces/attacks.ts';
import type { Command } from '../../../domain/kutuzov/frames/commands.ts';
import type { FrameOf } from '../../../domain/kutuzov/frames/frames.ts';
import type { State } from '../../../domain/kutuzov/state/state.ts';
import type { Event } from '../../../domain/kutuzov/table/events.ts';
import { evolve } from '../../../domain/kutuzov/table/evolve.ts';
import { tableOf } from '../../../domain/kutuzov/table/table.ts';
import type { Power } from '../../../domain/kutuzov/terms/nations.ts';
import { expectSpent } from '../../kit/decider.ts';
import { field } from './battles.ts';
import { asking, dice, events, facesOf, handsOf, noDice, spending } from './kit.ts';

// The words of the tests of battle cards: who holds what, who plays what, and what is rolled.

/** A battle in which these Powers hold these cards, at its first question. */
export function fought(
  pieces: string,
  hands: { readonly [power in Power]?: readonly number[] },
  attack: Pick<Attack, 'space' | 'camp'> & Partial<Attack> = { space: 'substov', camp: 'imperial' },
  change: Partial<State> = {},
): State {
  const table = tableOf(
    spending(
      field(pieces, { hands: handsOf(hands), flags: { moscow: attack.camp === 'imperial' ? 'FN' : 'R1' }, ...change }),
      attack.camp === 'imperial' ? 'FN' : 'R1',
      1,
    ),
    noDice,
  );
  beginBattle(table, { origins: ['moscow'], failures: 0, ...attack });
  run(table);
  return table.state;
}

export interface Played {
  readonly state: State;
  readonly events: readonly Event[];
}

/** Gives commands one after the other; the rolls are those of all of them (`facesOf`). */
export function play(start: State, commands: readonly (readonly [Power, Command])[], rolls = ''): Played {
  const chance = dice(...facesOf(rolls));
  const played = commands.reduce<Played>(
    (before, [power, command]) => {
      const happened = events(before.state, power, command, { draw: chance.draw });
      return { state: happened.reduce(evolve, before.state), events: [...before.events, ...happened] };
    },
    { state: start, events: [] },
  );
  expectSpent(chance);
  return played;
}

export const battleIn = ({ frames }: State): FrameOf<'battle'> =>
  frames.find((frame): frame is FrameOf<'battle'> => frame.is === 'battle')!;

export const diceIn = (state: State, side: 'attackers' | 'defenders'): number =>
  diceOf(battleDice(state, battleIn(state), side));

export const asked = (
  start: State,
  ...args: readonly [readonly (readonly [Power, Command])[], string?]
): readonly string[] => asking(play(start, ...args).state);

export const rolled = ({ events: all }: Played, why = 'battle'): readonly number[] =>
  all.flatMap((event) => (event.type === 'rolled' && event.why === why ? [event.dice.length] : []));

/** Attackers with 8 dice, defenders with 5. */
export const ARMIES = 'substov: davout FN 4, barclay R1 4';
