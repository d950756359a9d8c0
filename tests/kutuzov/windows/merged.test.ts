import { describe, expect, it } from 'vitest';
import { admits } from '../../../domain/contract/legal.ts';
import { decide } from '../../../domain/kutuzov/decide.ts';
import type { Command } from '../../../domain/kutuzov/frames/commands.ts';
import { kutuzov } from '../../../domain/kutuzov/index.ts';
import { legal } from '../../../domain/kutuzov/legal.ts';
import type { State } from '../../../domain/kutuzov/state/state.ts';
import { view } from '../../../domain/kutuzov/state/view.ts';
import type { Event, EventOf } from '../../../domain/kutuzov/table/events.ts';
import { evolve } from '../../../domain/kutuzov/table/evolve.ts';
import type { Power } from '../../../domain/kutuzov/terms/nations.ts';
import { orders, react } from '../kit/answers.ts';
import { ARMIES, battleIn, fought } from '../kit/battle-cards.ts';
import { intercept, move, pass } from '../kit/contacts.ts';
import { asking, dice, facesOf, seatOf } from '../kit/kit.ts';

// Moments that follow each other are one window, opened by rank.

interface Played {
  readonly state: State;
  readonly events: readonly Event[];
}
/** Commands one after the other, each accepted, with the rolls of all. */
function play(start: State, commands: readonly (readonly [Power, Command])[], rolls = ''): Played {
  const chance = dice(...facesOf(rolls));
  return commands.reduce<Played>(
    ({ state, events }, [power, command]) => {
      const decided = decide(state, seatOf(power), command, { draw: (...of) => chance.draw(...of) });
      if (!decided.ok) throw new Error(`${power}: ${decided.error.code}`);
      return { state: decided.value.reduce(evolve, state), events: [...events, ...decided.value] };
    },
    { state: start, events: [] },
  );
}
const openedIn = ({ events }: Played): readonly EventOf<'opened'>[] =>
  events.filter((event): event is EventOf<'opened'> => event.type === 'opened');
const pointOf = ({ state }: Played) => {
  const frame = state.frames.at(-1);
  return frame?.is === 'window' ? frame.point : frame?.is;
};

/** Barclay marches to Dorogobuzh, where Davout and Eugène could intercept him. */
const approach = (cards: Parameters<typeof orders>[2] = {}): Played =>
  play(orders('R1', 'smolensk: barclay R1 4; vyazma: davout FN 4; roslavl: eugene FS 4', cards, { merged: true }), [
    ['R1', move('smolensk', 'dorogobuzh', ['barclay'], { R1: 4 })],
  ]);
const davout = ['FN', intercept('vyazma', ['davout'], { FN: 4 })] as const;
/** Everybody else who is asked passes. */
const others = ({ state }: Played, ...named: readonly Power[]) =>
  asking(state)
    .map((each) => each.split(' ')[0]!.toUpperCase() as Power)
    .filter((power) => !named.includes(power))
    .map((power) => [power, pass] as const);

describe('the approach of enemies is one window (§11.11)', () => {
  it('in which one may play a card against the move, or intercept', () => {
    const asked = approach({ FN: [76] });
    expect(pointOf(asked)).toBe('approach');
    const choices = legal(view(asked.state, ['fn']), 'fn');
    for (const command of [react(76), davout[1], pass]) expect(admits(choices, command as never)).toBe(true);
  });

  it('tries are announced once nobody has played a card', () => {
    const asked = approach({ FS: [76] });
    const tried = play(asked.state, [...others(asked, 'FN'), davout]);
    const [opened] = openedIn(tried);
    expect(opened?.answers).toEqual([{ power: 'FN', command: davout[1] }]);
    expect(opened?.returned).toHaveLength(others(asked, 'FN').length);
    expect(tried.state.answers).toEqual({});
    expect(pointOf(tried)).toBe('tries');
    expect(tried.state.frames.find(({ is }) => is === 'step')).toMatchObject({
      stage: 'announced',
      tries: [{ power: 'FN' }],
    });
  });

  it('a card against the move is played alone; the try of the partner is given back unopened, and he is asked again (§5.22)', () => {
    const asked = approach({ FS: [76] });
    const held = play(asked.state, [...others(asked, 'FN', 'FS'), davout, ['FS', react(76)]]);
    const [opened] = openedIn(held);
    expect(opened?.answers).toEqual([{ power: 'FS', command: react(76) }]);
    const answeredBy = held.events.flatMap((event) =>
      event.type === 'answered' ? [[event.power, event.sealed.topic] as const] : [],
    );
    expect(opened?.returned).toEqual(answeredBy.flatMap(([power, topic]) => (power === 'FS' ? [] : [topic])));
    expect(JSON.stringify(held.events.filter(({ type }) => type !== 'answered'))).not.toContain('intercept"');
    expect(held.state.answers).toEqual({});
  });

  it('a pass and a try that are given back look alike, to the byte', () => {
    const asked = approach({ FS: [76] });
    const given = (answer: Command) => {
      const { events } = play(asked.state, [...others(asked, 'FN', 'FS'), ['FN', answer], ['FS', react(76)]]);
      return JSON.stringify(
        events.map((event) => ('sealed' in event ? { ...event, sealed: event.sealed!.topic } : event)),
      );
    };
    expect(given(davout[1])).toBe(given(pass));
  });

  it('nobody does anything: the move goes on, and the passes are opened together', () => {
    const asked = approach();
    const gone = play(asked.state, others(asked));
    expect(openedIn(gone).map(({ returned }) => returned)).toEqual([undefined]);
    expect(asking(gone.state)).toEqual(['r1 card']);
  });
});

describe('the time before the dice is one window (§12.1)', () => {
  const battle = (hands: Parameters<typeof fought>[1]) => fought(ARMIES, hands, undefined, { merged: true });
  const start = battle({ FN: [51], R1: [51, 95] });
  const stageOf = ({ state }: Played) => battleIn(state).stage;

  it('attackers and defenders are asked together', () => {
    expect(pointOf({ state: start, events: [] })).toBe('before-dice');
    expect(asking(start)).toEqual(expect.arrayContaining(['fn window', 'r1 window']));
  });

  it('a card of the attackers comes first; the answers of the defenders are given back, and both are asked again', () => {
    const named = others({ state: start, events: [] }, 'FN', 'R1');
    const played = play(start, [...named, ['R1', react(95)], ['FN', react(51)]]);
    expect(openedIn(played)[0]?.answers).toEqual([{ power: 'FN', command: react(51) }]);
    expect(openedIn(played)[0]?.returned?.length).toBe(named.length + 1);
    expect(played.state.hands.R1.other).toContain(95);
  });

  it('a card of the defenders is played when the attackers have none; they may play another, the attackers no more', () => {
    const played = play(start, [...others({ state: start, events: [] }, 'FN', 'R1'), ['R1', react(95)], ['FN', pass]]);
    expect(openedIn(played)[0]?.answers).toEqual([{ power: 'R1', command: react(95) }]);
    expect(stageOf(played)).toBe('inactive');
  });
});

describe('the time after the dice is one window (§5.22, §12.51)', () => {
  const begin = (hands: Parameters<typeof fought>[1], pieces = ARMIES, change: Partial<State> = {}): State =>
    fought(pieces, hands, undefined, { merged: true, ...change });
  /** Nobody plays a card before the dice. */
  const after = (start: State, rolls: string): Played => play(start, others({ state: start, events: [] }), rolls);
  /** All windows passed, until a Power is asked something else. */
  const quietly = (played: Played): Played =>
    played.state.frames.at(-1)?.is === 'window' ? quietly(play(played.state, others(played))) : played;
  const windows = (played: Played): readonly string[] =>
    played.state.frames.at(-1)?.is === 'window'
      ? [String(pointOf(played)), ...windows(play(played.state, others(played)))]
      : [];
  // Davout eliminates one of Barclay’s four and disrupts one; Barclay misses.
  const HITS = '6 5 1*6 1*5';

  it('in which one may save losses or answer the result, and after which nobody is asked again before the retreat', () => {
    const struck = after(begin({ FN: [57], R1: [85, 57] }), HITS);
    expect(pointOf(struck)).toBe('after-dice');
    const choices = legal(view(struck.state, ['r1']), 'r1');
    for (const card of [85, 57]) expect(admits(choices, react(card) as never)).toBe(true);
    expect(windows(struck)).toEqual(['after-dice']);
    expect(asking(quietly(struck).state)).toEqual(['r1 retreat']);
  });

  it('a seat whose cards do not fit the moment reads that it can only pass; another reads what it may do', () => {
    const { state } = after(begin({ FN: [51], R1: [85] }), HITS);
    const promptOf = (seat: string) => kutuzov.prompt!(view(state, [seat]), seat, 'en');
    expect(promptOf('fn')).toMatchObject({
      text: 'Battle of Substov, round 1. The dice are thrown. You can only pass.',
      short: 'You can only pass here.',
    });
    expect(promptOf('r1').text).toBe('Battle of Substov, round 1. The dice are thrown. You may play a card.');
    expect(kutuzov.prompt!(view(state, []), 'fn', 'en').text).toContain('You may play a card.');
  });

  it('once the losses are taken the sides of the fight have no dice: no round is known to follow', () => {
    const struck = after(begin({ FN: [57], R1: [85, 57] }), HITS);
    const diceOf = ({ state }: Played) =>
      kutuzov.fights!(view(state, []), 'en')[0]?.sides.map(({ dice, parts }) => [dice, parts.length > 0]);
    expect(diceOf(struck)?.every(([dice, isTold]) => Number(dice) > 0 && isTold)).toBe(true);
    expect(diceOf(quietly(struck))).toEqual([
      [0, false],
      [0, false],
    ]);
  });

  it('a card on the losses comes first; one on the result is given back unopened, and may be played then', () => {
    const struck = after(begin({ FN: [57, 51], R1: [85] }), HITS);
    const saved = play(struck.state, [...others(struck, 'FN', 'R1'), ['FN', react(57)], ['R1', react(85)]]);
    expect(openedIn(saved)[0]?.answers).toEqual([{ power: 'R1', command: react(85) }]);
    expect(saved.state.hands.FN.other).toContain(57);
    expect(pointOf(saved)).toBe('after-dice');
    const again = play(saved.state, [...others(saved, 'FN'), ['FN', react(57)]]);
    expect(pointOf(again)).toBe('before-dice');
    expect(battleIn(again.state).round).toBe(2);
    expect(again.state.regroup).toEqual({ R1: 1 });
  });

  it('a card that saves one side does not save the other (§5.21)', () => {
    const struck = after(begin({ FN: [57], R1: [85] }), '66 5 1*5 66 1*3');
    const saved = play(struck.state, [...others(struck, 'R1'), ['R1', react(85)]]);
    const { state } = quietly(saved);
    expect(state.regroup).toEqual({ R1: 2 });
    expect(state.troops.substov).toMatchObject([
      { of: 'FN', sp: 2 },
      { of: 'R1', sp: 2 },
    ]);
  });

  it('asks nobody about a result that is none yet, and nobody about losses that are none', () => {
    // A tie in the first round goes on (§12.61); the one who lost nothing has nothing to save.
    const tie = after(begin({ FN: [57], R1: [57] }), '5 1*7 5 1*4');
    expect(pointOf(tie)).toBe('before-dice');
    const beaten = after(begin({ FN: [85], R1: [63] }), '5 1*7 1*5');
    expect(pointOf(beaten)).toBe('after-dice');
    expect(admits(legal(view(beaten.state, ['fn']), 'fn'), react(85) as never)).toBe(false);
  });

  it('of a side that is wiped out nobody asks how the battle ends', () => {
    const gone = after(begin({ FN: [57], R1: [85] }, 'substov: davout FN 4, R1 1'), '6 1*7 1');
    expect(asking(gone.state)).not.toContain('fn window');
    expect(windows(gone)).toEqual(['after-dice']);
  });

  it.each([
    { what: 'nobody plays', hands: {} },
    { what: 'losses are saved', hands: { R1: [85] } },
    { what: 'a rout is averted', hands: { R1: [63] } },
    { what: 'the battle goes on', hands: { FN: [57] } },
  ])('$what: all comes out as with a window for each moment', ({ hands }) => {
    const rolls = '66 5 1*5 6 1*4 1*8 6 1*3 1*20';
    const outcome = (merged: boolean) => {
      let state = fought(ARMIES, { FN: [99], R1: [99], ...hands }, undefined, { merged });
      const left = new Map(Object.entries(hands).map(([power, cards]) => [power, cards[0]!]));
      const chance = dice(...facesOf(rolls));
      while (state.frames.at(-1)?.is === 'window') {
        const power = asking(state)[0]!.split(' ')[0]!.toUpperCase() as Power;
        const card = left.get(power);
        const isPlayed =
          card !== undefined && admits(legal(view(state, [seatOf(power)]), seatOf(power)), react(card) as never);
        if (isPlayed) left.delete(power);
        const decided = decide(state, seatOf(power), isPlayed ? react(card!) : pass, {
          draw: (...of) => chance.draw(...of),
        });
        if (!decided.ok) throw new Error(decided.error.code);
        state = decided.value.reduce(evolve, state);
      }
      expect([...left.keys()]).toEqual([]);
      const { troops, leaders, regroup, morale, attrition } = state;
      return { troops, leaders, regroup, morale, attrition, asks: asking(state) };
    };
    expect(outcome(true)).toEqual(outcome(false));
  });
});
