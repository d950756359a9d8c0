import type { Command } from '../../../domain/kutuzov/frames/commands.ts';
import type { State } from '../../../domain/kutuzov/state/state.ts';
import { evolve } from '../../../domain/kutuzov/table/evolve.ts';
import type { Power } from '../../../domain/kutuzov/terms/nations.ts';
import { field } from './battles.ts';
import type { Played } from './contacts.ts';
import { dice, events, facesOf, handsOf, spending } from './kit.ts';

type Cards = Parameters<typeof handsOf>[0];
/** A Power with three CP, and the cards of all. */
export const orders = (power: Power, pieces: string, cards: Cards, change: Partial<State> = {}): State =>
  spending(field(pieces, { hands: handsOf(cards), turn: 2, ...change }), power, 3);
export const react = (card: number): Command => ({ type: 'react', card });
/**
 * Commands one after the other, each with the rolls made for it (`facesOf`); every holder of a card that fits is asked
 * about it.
 */
export const play = (start: State, ...commands: readonly (readonly [Power, Command, string?])[]): Played =>
  commands.reduce<Played>(
    (played, [power, command, rolls = '']) => {
      const happened = events(played.state, power, command, dice(...facesOf(rolls)));
      return { state: happened.reduce(evolve, played.state), events: [...played.events, ...happened] };
    },
    { state: start, events: [] },
  );
/** What dice were thrown for. */
export const whys = (played: Played): readonly string[] =>
  played.events.flatMap((event) => (event.type === 'rolled' ? [event.why] : []));
