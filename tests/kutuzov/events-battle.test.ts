import { describe, expect, it } from 'vitest';
import { battleDice, diceOf } from '../../domain/kutuzov/battle.ts';
import type { Command } from '../../domain/kutuzov/commands.ts';
import { run } from '../../domain/kutuzov/decide.ts';
import type { Event } from '../../domain/kutuzov/events.ts';
import { evolve } from '../../domain/kutuzov/evolve.ts';
import type { FrameOf } from '../../domain/kutuzov/frames.ts';
import type { Power } from '../../domain/kutuzov/nations.ts';
import { type Attack, beginBattle } from '../../domain/kutuzov/procedures/battle.ts';
import type { State } from '../../domain/kutuzov/state.ts';
import { tableOf } from '../../domain/kutuzov/table.ts';
import { field } from './battles.ts';
import { pass } from './contacts.ts';
import { whereIs } from './event-kit.ts';
import { asking, dice, events, handsOf, noDice, refused, spending } from './kit.ts';

const react = (card: number): Command => ({ type: 'react', card });

/** A battle in which these Powers hold these cards, at its first question. */
function fought(
  pieces: string,
  hands: { readonly [power in Power]?: readonly number[] },
  attack: Pick<Attack, 'space' | 'camp'> & Partial<Attack> = { space: 'tver', camp: 'imperial' },
  change: Partial<State> = {},
): State {
  const table = tableOf(spending(field(pieces, { hands: handsOf(hands), ...change }), attack.camp === 'imperial' ? 'FN' : 'R1', 1), noDice);
  beginBattle(table, { origins: ['moscow'], failures: 0, ...attack });
  run(table);
  return table.state;
}

interface Played {
  readonly state: State;
  readonly events: readonly Event[];
}
/** Gives commands one after the other; everything thrown must be stated, and all that is stated thrown: `6*3 1*8` is three 6s and eight 1s. */
function play(start: State, commands: readonly (readonly [Power, Command])[], rolls = ''): Played {
  const faces = rolls
    .split(' ')
    .flatMap((part) => (part.includes('*') ? Array<number>(Number(part.slice(2))).fill(Number(part[0])) : [...part].map(Number)));
  const chance = dice(...faces);
  const played = commands.reduce<Played>(
    (before, [power, command]) => {
      const happened = events(before.state, power, command, chance);
      return { state: happened.reduce(evolve, before.state), events: [...before.events, ...happened] };
    },
    { state: start, events: [] },
  );
  const thrown = played.events.flatMap((event) => (event.type === 'rolled' ? event.dice : []));
  if (thrown.join() !== faces.join()) throw new Error(`thrown ${thrown.join('')}, not ${faces.join('')}`);
  return played;
}

const battleIn = ({ frames }: State): FrameOf<'battle'> => frames.find((frame): frame is FrameOf<'battle'> => frame.is === 'battle')!;
const diceIn = (state: State, side: 'attackers' | 'defenders'): number => diceOf(battleDice(state, battleIn(state), side));

describe('battle cards (§12.1)', () => {
  const pieces = 'tver: davout FN 4, barclay R1 4';

  it('the attackers play theirs, one after the other, then the defenders (§5.3)', () => {
    const start = fought(pieces, { FN: [51, 53], R1: [99] });
    expect(asking(start)).toEqual(['fn window']);
    const one = play(start, [
      ['FN', react(51)],
      ['R1', pass],
    ]).state;
    expect([asking(one), diceIn(one, 'attackers'), diceIn(one, 'defenders')]).toEqual([['fn window'], 10, 5]);
    const two = play(one, [
      ['FN', react(53)],
      ['R1', pass],
    ]).state;
    expect([asking(two), diceIn(two, 'attackers')]).toEqual([['r1 window'], 11]);
  });

  it('are for Powers with a piece in the battle (§5.3)', () => {
    const start = fought('tver: davout FN 4, barclay R1 4; moscow: bagration R2 3', { FS: [51], R2: [51], FN: [99] });
    expect(asking(start)).toEqual(['fn window', 'fs window']);
    expect(refused(start, 'FS', react(51))).toBe('NOT_IN_BATTLE §5.3');
  });

  it('are cancelled by an enemy before they do anything (#81), and lie with the discards', () => {
    const start = fought(pieces, { FN: [51, 99], R1: [81] });
    const asked = play(start, [['FN', react(51)]]).state;
    expect(asking(asked)).toEqual(['r1 window']);
    const cancelled = play(asked, [['R1', react(81)]]).state;
    expect([whereIs(cancelled, 51), whereIs(cancelled, 81), diceIn(cancelled, 'attackers'), asking(cancelled)]).toEqual([
      'discard',
      'discard',
      8,
      ['fn window'],
    ]);
  });
});
