import { describe, expect, it } from 'vitest';
import { admits } from '../../domain/contract/legal.ts';
import { noLuck, type Stated, specification } from '../kit/decider.ts';
import { decide } from '../kit/duel/decide.ts';
import { evolve } from '../kit/duel/evolve.ts';
import { CARDS, type Command, type Event, type Seat, type State } from '../kit/duel/state.ts';
import { legal, view } from '../kit/duel/view.ts';

// The rules of the fixture game, and the language in which every decider is specified: given, when, then.

const isOffered = (state: State, seat: string, command: Command): boolean =>
  admits(legal(view(state, [seat]), seat), command);
const given = specification<State, Command, Event>({ decide, evolve, isOffered });

/** Red’s turn; the tokens stand side by side, red holds a lunge and blue a parry. */
const fencing: State = {
  hits: { red: 3, blue: 3 },
  places: { red: 1, blue: 2 },
  hands: { red: ['lunge-1'], blue: ['parry-1'] },
  top: [],
  rest: CARDS.filter((card) => card !== 'lunge-1' && card !== 'parry-1'),
  discard: [],
  first: 'red',
  round: 1,
  beat: 0,
  seals: 0,
  moment: { is: 'turn', seat: 'red', steps: 0, looked: false },
};
/** Dice that show these faces. */
function dice(...faces: readonly number[]): Stated {
  const left = [...faces];
  return { draw: (stream, below) => (left.shift() ?? noLuck.draw(stream, below) + 1) - 1, left: () => left };
}
const attack = (card: string | null): Command => ({ type: 'attack', card });
const react = (card: string | null): Command => ({ type: 'react', card });

describe('a strike', () => {
  it('hits with each die of 4 or more: a lunge has two dice', () => {
    given(fencing)
      .when('red', attack('lunge-1'))
      .when('blue', react(null), dice(4, 6))
      .then([
        { type: 'reacted', seat: 'blue' },
        { type: 'opened', cards: { red: 'lunge-1', blue: null } },
        { type: 'struck', seat: 'blue', dice: [4, 6], hits: 2 },
        { type: 'turned', to: 'blue' },
      ]);
  });

  it('hits once less against a parry', () => {
    const { state } = given(fencing).when('red', attack('lunge-1')).when('blue', react('parry-1'), dice(5, 5));
    expect(state.hits).toEqual({ red: 3, blue: 2 });
  });

  it('ends the duel when no hit is left', () => {
    given({ ...fencing, hits: { red: 3, blue: 1 } })
      .when('red', attack(null))
      .when('blue', react(null), dice(6))
      .then([
        { type: 'reacted' },
        { type: 'opened' },
        { type: 'struck', hits: 1 },
        { type: 'finished', winner: 'red' },
      ]);
  });

  it('is made from the place beside, with a card of the hand (§3.5, §4.1)', () => {
    given(fencing, { type: 'stepped', seat: 'red', to: 0 }).when('red', attack(null)).then('TOO_FAR §3.5');
    given(fencing).when('red', attack('parry-1')).then('NOT_IN_HAND §4.1');
    given(fencing).when('blue', attack(null)).then('NOT_YOUR_TURN §3.1');
  });
});

describe('a turn', () => {
  it('has two steps, to free places (§3.2)', () => {
    const step = (to: number): Command => ({ type: 'step', to });
    given(fencing).when('red', step(2)).then('NO_STEP §3.2');
    given(fencing).when('red', step(0)).when('red', step(1)).when('red', step(0)).then('NO_STEP §3.2');
  });

  it('has one look at a card or two (§3.3)', () => {
    const looked: Event = {
      type: 'looked',
      seat: 'red',
      depth: 0,
      sealed: { to: ['red'], topic: 'seal/1', value: 'lunge-2' },
    };
    given(fencing, looked).when('red', { type: 'look', count: 1 }).then('NO_LOOK §3.3');
  });
});

describe('a specification', () => {
  const seat: Seat = 'red';

  it('fails when luck is stated that nobody uses, or used that nobody stated', () => {
    expect(() => given(fencing).when(seat, { type: 'rest' }, dice(3))).toThrow('stated and never drawn: 3');
    expect(() => given(fencing).when(seat, attack(null)).when('blue', react(null))).toThrow(
      'nobody expected a draw from dice',
    );
  });

  it('fails when a command is accepted that the specification refuses, or refused that it accepts', () => {
    expect(() => given(fencing).when(seat, { type: 'rest' }).then('NO_REST')).toThrow(
      'accepted, though a refusal was expected',
    );
    expect(() => given(fencing).when(seat, attack('parry-1')).then([])).toThrow('NOT_IN_HAND §4.1');
  });

  it('fails when other events happen', () => {
    expect(() =>
      given(fencing)
        .when(seat, { type: 'rest' })
        .then([{ type: 'rested' }]),
    ).toThrow();
  });

  it('fails when a command is accepted that the view does not offer', () => {
    const blind = specification<State, Command, Event>({ decide, evolve, isOffered: () => false });
    expect(() => blind(fencing).when(seat, { type: 'rest' })).toThrow('accepted, though it is not offered');
  });
});
