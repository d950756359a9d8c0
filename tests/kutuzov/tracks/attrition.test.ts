import { describe, expect, it } from 'vitest';
import { kutuzov } from '../../../domain/kutuzov/index.ts';
import type { State } from '../../../domain/kutuzov/state/state.ts';
import { after, asking, dice, drawn, events, refused, seatOf, spending, standing } from '../kit/kit.ts';

const poor = { FN: 0, R1: 0, FS: 0, R2: 0 };
const march = { type: 'move', from: 'tver', to: 'substov', leaders: ['barclay'], sp: { R1: 4 } } as const;
const scorched = (change: Partial<State> = {}): State =>
  spending(drawn('tver: barclay R1 4', { scorched: ['substov'], resources: poor, ...change }), 'R1', 2);

describe('a march that costs attrition (§10.4)', () => {
  it('enters scorched ground: a die for each SP and leader, a 6 eliminates (§10.45, §14.1)', () => {
    const over = after(scorched(), 'R1', march, dice(6, 2, 3, 6, 1));
    expect(standing(over, 'substov')).toBe('barclay, R1 2');
    expect(over.lastRoll).toEqual({
      why: 'attrition',
      power: 'R1',
      dice: [6, 2, 3, 6, 1],
      total: 2,
      rule: '§14.1',
      space: 'substov',
    });
    expect(asking(over)).toEqual(['r1 card']);
  });

  it('in winter a 5 goes to the Regroup Box, after the eliminations (§14.61)', () => {
    const over = after(scorched({ turn: 3 }), 'R1', march, dice(6, 5, 3, 5, 1));
    expect(standing(over, 'substov')).toBe('barclay, R1 1');
    expect(over.regroup).toEqual({ R1: 2 });
  });

  it('two causes of one space are one roll (§14.3)', () => {
    const base = scorched();
    const state = {
      ...base,
      leaders: { ...base.leaders, barclay: { ...base.leaders.barclay!, marched: 3 } },
      troops: { tver: [{ of: 'R1', sp: 4, marched: 3, stopped: false, marked: false }] },
    } as const;
    const rolls = events(state, 'R1', march, dice(1, 1, 1, 1, 1, 1, 1, 1, 1, 1)).filter(
      ({ type }) => type === 'rolled',
    );
    expect(rolls).toHaveLength(1);
  });

  it('pieces that joined on the way keep their own count (§10.42)', () => {
    const base = drawn('tver: barclay', { resources: poor });
    const rows = [
      { of: 'R1', sp: 1, marched: 0, stopped: false, marked: false },
      { of: 'R1', sp: 3, marched: 3, stopped: false, marked: false },
    ] as const;
    const over = after(spending({ ...base, troops: { tver: rows } }, 'R1', 2), 'R1', march, dice(6, 1, 1));
    expect(standing(over, 'substov')).toBe('barclay, R1 3');
    expect(over.lastRoll?.dice).toEqual([6, 1, 1]);
  });
});

describe('resources halve an attrition roll (§16.4)', () => {
  const rich = scorched({ resources: { ...poor, R1: 1, R2: 2 } });
  const asked = after(rich, 'R1', march);

  it('of oneself or the partner, before the roll; both are asked at once', () => {
    expect(asking(asked)).toEqual(['r1 window', 'r2 window']);
    expect(refused(asked, 'R1', { type: 'halve', resources: 2 })).toBe('NOT_A_CHOICE');
  });

  it('are gathered and opened together: nobody sees who passed', () => {
    expect(events(asked, 'R1', { type: 'halve', resources: 1 }).map(({ type }) => type)).toEqual([
      'answered',
      'reached',
    ]);
    const one = after(asked, 'R1', { type: 'halve', resources: 1 });
    expect(asking(one)).toEqual(['r2 window']);
    expect(one.resources.R1).toBe(1);
    expect(kutuzov.view(one, [seatOf('R2')])).toEqual(
      kutuzov.view(after(asked, 'R1', { type: 'pass' }), [seatOf('R2')]),
    );
    const over = after(one, 'R2', { type: 'halve', resources: 1 }, dice(6));
    expect(over.resources).toEqual({ ...poor, R2: 1 });
    expect(over.lastRoll?.dice).toEqual([6]);
    expect(standing(over, 'substov')).toBe('barclay, R1 3');
  });

  it('the name of a question stays while another Power answers', () => {
    const name = (state: State) => kutuzov.asks(state).find(({ seat }) => seat === 'r2')?.ask;
    expect(name(after(asked, 'R1', { type: 'pass' }))).toBe(name(asked));
  });
});
