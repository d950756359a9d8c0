import { describe, expect, it } from 'vitest';
import type { Command } from '../../../domain/kutuzov/frames/commands.ts';
import type { State } from '../../../domain/kutuzov/state/state.ts';
import { byPower } from '../../../domain/kutuzov/terms/nations.ts';
import { holding, luck, whereIs } from '../kit/events.ts';
import { after, asking, dice, drawn, handsOf, refused, spending, standing } from '../kit/kit.ts';

const react = (card: number): Command => ({ type: 'react', card });
const pass: Command = { type: 'pass' };
const poor = byPower(() => 0);

/** Davout with 4 SP before scorched Substov: 5 attrition dice. */
const march: Command = { type: 'move', from: 'tver', to: 'substov', leaders: ['davout'], sp: { FN: 4 } };
const scorched = (hands: Parameters<typeof handsOf>[0], change: Partial<State> = {}): State =>
  spending(
    drawn('tver: davout FN 4', {
      flags: { tver: 'FN' },
      scorched: ['substov'],
      resources: poor,
      hands: handsOf(hands),
      ...change,
    }),
    'FN',
    2,
  );
const rolled = (hands: Parameters<typeof handsOf>[0], ...faces: readonly number[]): State =>
  after(scorched(hands), 'FN', march, dice(...faces));

describe('#73 Train des Equipages (§14.1)', () => {
  it('cancels two losses of an attrition roll before they are taken, and their Attrition Loss (§14.42)', () => {
    const asked = rolled({ FN: [73] }, 6, 6, 6, 1, 1);
    expect(asking(asked)).toEqual(['fn window']);
    expect(standing(asked, 'substov')).toBe('davout, FN 4');
    const over = after(asked, 'FN', react(73));
    expect(standing(over, 'substov')).toBe('davout, FN 3');
    expect(over.attrition.loss).toBe(1);
    expect(over.effects).toEqual([]);
    expect(whereIs(over, 73)).toBe('discard');
    expect(asking(over)).toEqual(['fn card']);
  });

  it('in winter eliminations first, then what goes to the Regroup Box (§14.61)', () => {
    const asked = after(scorched({ FN: [73] }, { turn: 3 }), 'FN', march, dice(6, 5, 5, 1, 1));
    const over = after(asked, 'FN', react(73));
    expect(standing(over, 'substov')).toBe('davout, FN 3');
    expect(over.regroup).toEqual({ FN: 1 });
    expect(over.attrition.loss).toBe(0);
  });

  it('may be the partner’s; a Power that passes has its losses', () => {
    const asked = rolled({ FN: [95], FS: [73] }, 6, 1, 1, 1, 1);
    expect(asking(asked)).toEqual(['fn window', 'fs window']);
    const saved = after(after(asked, 'FN', pass), 'FS', react(73));
    expect(standing(saved, 'substov')).toBe('davout, FN 4');
    expect(standing(after(after(asked, 'FN', pass), 'FS', pass), 'substov')).toBe('davout, FN 3');
  });

  it('is not asked of the enemy, nor of anybody when nothing is lost', () => {
    expect(asking(rolled({ R1: [73] }, 6, 1, 1, 1, 1))).toEqual(['fn card']);
    expect(asking(rolled({ FN: [73] }, 5, 1, 1, 1, 1))).toEqual(['fn card']);
  });
});

describe('#85 Field Hospitals (§5.21)', () => {
  it('sends three of the SP just eliminated to the Regroup Box: no Attrition Loss (§14.42)', () => {
    const asked = rolled({ FN: [85] }, 6, 6, 6, 6, 1);
    const over = after(asked, 'FN', react(85));
    expect(standing(over, 'substov')).toBe('davout');
    expect(over.regroup).toEqual({ FN: 3 });
    expect(over.attrition.loss).toBe(1);
    expect(over.effects).toEqual([]);
  });

  it('saves no leader', () => {
    const start = spending(
      drawn('tver: davout FN 1', {
        flags: { tver: 'FN' },
        scorched: ['substov'],
        resources: poor,
        hands: handsOf({ FN: [85] }),
      }),
      'FN',
      2,
    );
    const asked = after(start, 'FN', { ...march, sp: { FN: 1 } }, dice(6, 6));
    const over = after(asked, 'FN', react(85));
    expect(over.leaders.davout?.at).toBe('@eliminated');
    expect(over.regroup).toEqual({ FN: 1 });
    expect(over.attrition.loss).toBe(1);
  });

  it('does nothing for what goes to the Regroup Box anyway', () => {
    const asked = after(scorched({ FN: [85] }, { turn: 3 }), 'FN', march, dice(5, 1, 1, 1, 1));
    expect(refused(asked, 'FN', react(85))).toBe('NO_EFFECT §5.1');
  });

  it('works with #73: one card after the other', () => {
    const asked = rolled({ FN: [73, 85] }, 6, 6, 6, 6, 1);
    const next = after(asked, 'FN', react(85));
    expect(asking(next)).toEqual(['fn window']);
    const over = after(next, 'FN', react(73));
    expect(standing(over, 'substov')).toBe('davout, FN 2');
    expect(over.regroup).toEqual({ FN: 2 });
    expect(over.attrition.loss).toBe(0);
  });

  it('after the dice of a siege', () => {
    const state = spending(drawn('brest: davout FN 6', { resources: poor, hands: handsOf({ FS: [85] }) }), 'FN', 1);
    const start = { ...state, frames: state.frames.slice(0, 2) };
    const asked = after(
      start,
      'FN',
      { type: 'siege', space: 'brest', leaders: ['davout'], sp: { FN: 6 } },
      dice(...Array(12).fill(1), 6, 6),
    );
    expect(asking(asked)).toEqual(['fs window']);
    const over = after(asked, 'FS', react(85));
    expect(standing(over, 'brest')).toBe('davout, FN 4');
    expect(over.regroup).toEqual({ FN: 2 });
    expect(over.attrition.loss).toBe(0);
  });

  it('after an attrition roll by event', () => {
    const start = holding('FN', [48], 'brest: bagration R2 3', {}, { R1: [73], R2: [85] });
    const asked = after(start, 'FN', { type: 'play', card: 48, as: 'event' }, luck([6, 6, 1, 1]));
    expect(asking(asked)).toEqual(['r1 window', 'r2 window']);
    const over = after(after(asked, 'R1', pass), 'R2', react(85));
    // Those who still hold a card are asked again.
    expect(asking(over)).toEqual(['r1 window']);
    expect(after(over, 'R1', pass).regroup).toEqual({ R2: 2 });
  });
});
