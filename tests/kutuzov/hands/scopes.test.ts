import { describe, expect, it } from 'vitest';
import type { Command } from '../../../domain/kutuzov/commands.ts';
import { kutuzov } from '../../../domain/kutuzov/index.ts';
import type { Power } from '../../../domain/kutuzov/map/nations.ts';
import type { State } from '../../../domain/kutuzov/state.ts';
import { admits } from '../../../domain/legal.ts';
import type { Json } from '../../../domain/lib/json.ts';
import { field } from '../kit/battles.ts';
import { move, pass } from '../kit/contacts.ts';
import { asking, handsOf, noDice, refused, seatOf, spending } from '../kit/kit.ts';

/** Barclay may go from Smolensk, and Kutuzov from Moscow; Davout could meet one who comes to Dorogobuzh. Nobody's card is seen. */
const start = spending(
  field('smolensk: barclay R1 4; moscow: kutuzov R1 2; vyazma: davout FN 4', { hands: handsOf({ FN: [98], FS: [99], R1: [97] }) }),
  'R1',
  6,
);
const march: readonly [Power, Command] = ['R1', move('smolensk', 'dorogobuzh', ['barclay'], { R1: 4 })];
const forMove = { type: 'pass', for: 'move' } as const;
const forImpulse = { type: 'pass', for: 'impulse' } as const;

const give = (state: State, power: Power, command: Command): State => {
  const decided = kutuzov.decide(state, seatOf(power), command, noDice);
  if (!decided.ok) throw new Error(`${power}: ${decided.error.code}`);
  return decided.value.reduce(kutuzov.evolve, state);
};

/** Answers what is asked, Power by Power, until none of these is asked any more; gives who was asked, window by window. */
function asked(
  state: State,
  answers: { readonly [power in Power]?: Command },
): { readonly state: State; readonly windows: readonly string[] } {
  const windows: string[] = [];
  let now = state;
  for (;;) {
    const open = asking(now).filter((each) => each.endsWith(' window'));
    if (open.length === 0) return { state: now, windows };
    windows.push(open.map((each) => each.split(' ')[0]).join(' '));
    for (const each of open) {
      const power = each.split(' ')[0]!.toUpperCase() as Power;
      now = give(now, power, answers[power] ?? pass);
    }
  }
}

describe('a pass for the rest of a move', () => {
  const announced = give(start, ...march);

  it('is one of the choices at a window of the move; for the impulse too', () => {
    const grammar = kutuzov.legal(kutuzov.view(announced, [seatOf('FS')]), seatOf('FS'));
    for (const command of [pass, forMove, forImpulse]) expect(admits(grammar, command as unknown as Json)).toBe(true);
    expect(refused(announced, 'FS', { type: 'pass', for: 'turn' } as unknown as Command)).toBe('NOT_A_CHOICE');
  });

  it('asks a Power that nothing concerns no more in this move', () => {
    const all = asked(announced, {}).windows;
    const less = asked(announced, { FS: forMove }).windows;
    expect(all.length).toBeGreaterThan(1);
    expect(all.slice(1).some((window) => window.includes('fs'))).toBe(true);
    expect(less[0]).toEqual(all[0]);
    expect(less.slice(1).some((window) => window.includes('fs'))).toBe(false);
  });

  it('but asks one that could meet the move when it arrives', () => {
    const windows = asked(announced, { FN: forMove }).windows;
    expect(windows.slice(1).some((window) => window.includes('fn'))).toBe(true);
  });

  it('ends with the move: the next one asks again; one for the impulse lasts to its end', () => {
    const second: readonly [Power, Command] = ['R1', move('moscow', 'ryazan', ['kutuzov'], { R1: 2 })];
    const after = (scope: Command) => asking(give(asked(announced, { FS: scope }).state, ...second));
    expect(after(forMove)).toContain('fs window');
    expect(after(forImpulse)).not.toContain('fs window');
  });
});
