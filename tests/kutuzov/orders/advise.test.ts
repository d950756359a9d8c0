import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../../domain/contract/chance.ts';
import { sample } from '../../../domain/contract/sampling.ts';
import { decide } from '../../../domain/kutuzov/decide.ts';
import type { Command } from '../../../domain/kutuzov/frames/commands.ts';
import { kutuzov } from '../../../domain/kutuzov/index.ts';
import type { State } from '../../../domain/kutuzov/state/state.ts';
import { random, seedOf } from '../../kit/random.ts';
import { field } from '../kit/battles.ts';
import { move } from '../kit/contacts.ts';
import { dealt, spending } from '../kit/kit.ts';

// Before a command is given the seat reads what it costs.

const adviceOn = (state: State, seat: string, command: Command) =>
  kutuzov.advise!(kutuzov.view(state, [seat]), seat, command);

describe('the CP of a command', () => {
  const state = spending(field('elnya: barclay R1 4'), 'R1', 3);

  it('are told with those that are left', () => {
    const march = move('elnya', 'mstislavl', ['barclay'], { R1: 4 });
    expect(adviceOn(state, 'r1', march)).toEqual([
      {
        code: 'COSTS_CP',
        about: 'card:99',
        detail: 'Costs 1 CP. 2 CP left.',
        ko: '1CP를 씁니다. 2CP가 남습니다.',
        rule: '§10.1',
      },
    ]);
    expect(adviceOn(spending(state, 'R1', 1), 'r1', march)[0]?.detail).toBe('Costs 1 CP. None are left.');
  });

  it('are given up at the end of a card', () => {
    expect(adviceOn(state, 'r1', { type: 'done' })[0]).toMatchObject({
      detail: 'Gives up 3 CP.',
      ko: '남은 3CP를 포기합니다.',
    });
  });

  it('are none where no card is in play', () => {
    expect(adviceOn({ ...state, frames: state.frames.slice(0, 2) }, 'r1', { type: 'end' })).toEqual([]);
  });

  it('are those that it takes then, whatever it is', () => {
    const below = random(7);
    const kinds = new Set<string>();
    for (const [power, seat] of [
      ['FN', 'fn'],
      ['FS', 'fs'],
      ['R1', 'r1'],
      ['R2', 'r2'],
    ] as const) {
      const begun = spending(dealt(1, 4), power, 5);
      const legal = kutuzov.legal(kutuzov.view(begun, [seat]), seat);
      for (let i = 0; i < 60; i++) {
        const command = sample(legal, below) as Command;
        const decided = decide(begun, seat, command, chanceOf(seedOf(i), {}));
        if (!decided.ok) throw new Error(decided.error.detail);
        const spent = decided.value.find((event) => event.type === 'cp-spent');
        const told = adviceOn(begun, seat, command)[0]?.detail;
        const said = spent && `Costs ${spent.cp} CP. ${spent.left === 0 ? 'None are left.' : `${spent.left} CP left.`}`;
        if (command.type === 'done') continue;
        // A march that the partner must agree to is paid for later.
        if (decided.value.some((event) => event.type === 'entered' && event.frame.is === 'consent'))
          expect(told).toMatch(/^Costs/);
        else expect(told, JSON.stringify(command)).toBe(said);
        if (told !== undefined) kinds.add(command.type);
      }
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['move', 'build']));
  });
});
