import { describe, expect, it } from 'vitest';
import { closeImpulses, endImpulse } from '../../../domain/kutuzov/procedures/turn/sequence.ts';
import type { State } from '../../../domain/kutuzov/state/state.ts';
import { type Table, tableOf } from '../../../domain/kutuzov/table/table.ts';
import { move } from '../kit/contacts.ts';
import { afterEvent, barred, holding, luck, whereIs } from '../kit/events.ts';
import { after, asking, dice, noDice, refused, spending, standing } from '../kit/kit.ts';

const done = (state: State, what: (table: Table) => void): State => {
  const table = tableOf(state, noDice);
  what(table);
  return table.state;
};
const ends = (state: State, power: 'FN' | 'R1'): State =>
  done(state, (table) =>
    endImpulse(table, { is: 'impulse', power, preemptive: false, lone: false, passing: false, stage: 'end' }),
  );

describe('#22: the first Scorched Earth of each scheduled Tsarist impulse costs no resource (§16.57)', () => {
  const scorch = (space: string) => ({ type: 'scorch', space }) as const;
  const start = holding('R1', [22], 'vitebsk: FN 3', {
    facts: { ...holding('R1', []).facts, kutuzovHasAppeared: true },
  });
  const played = afterEvent(start, 'R1', 22);

  it('of both Powers, without a resource; the second one costs one', () => {
    const first = after(played, 'R1', scorch('orsha'));
    expect(first.scorched.includes('orsha')).toBe(true);
    expect(first.resources.R1).toBe(0);
    expect(whereIs(played, 22)).toBe('face up');
    expect(refused(first, 'R1', scorch('polotsk'))).toBe('NO_RESOURCES §16.57');
    const rich = after({ ...first, resources: { ...first.resources, R1: 1 } }, 'R1', scorch('polotsk'));
    expect(rich.resources.R1).toBe(0);
    const other = { ...holding('R2', [], 'vitebsk: FN 3'), effects: played.effects };
    expect(after(other, 'R2', scorch('orsha')).resources.R2).toBe(0);
  });
  it('it counts as the one of the impulse until Kutuzov has come; not in a pre-emptive impulse', () => {
    const early = {
      ...played,
      facts: { ...played.facts, kutuzovHasAppeared: false },
      resources: { ...played.resources, R1: 1 },
    };
    expect(refused(after(early, 'R1', scorch('orsha')), 'R1', scorch('polotsk'))).toBe('ONE_UNTIL_KUTUZOV §16.57');
    const extra = { ...played, impulse: { ...played.impulse, preemptive: true } };
    expect(refused(extra, 'R1', scorch('orsha'))).toBe('PREEMPTIVE §16.57');
  });
  it('as long as the card lies face up (§4.21)', () => {
    const closed = done(ends(played, 'R1'), closeImpulses);
    expect(closed.effects).toEqual([]);
    expect(closed.homeUsed.tsarist).toEqual([22]);
    expect(barred(holding('FN', [22], ''), 'FN', 22)).toBe('NOT_FOR_YOU §5.1');
  });
});

describe('#47: in each impulse one attrition roll of the Power is halved free (§16.4)', () => {
  const start = holding('FN', [47], 'slonim: davout FN 4; lida: FN 3', {
    scorched: ['minsk'],
    flags: { slonim: 'FN', lida: 'FN' },
    attrition: { level: 'normal', loss: 0, gain: 0 },
  });
  const played = afterEvent(start, 'FN', 47);
  const march = (state: State, from: string, leaders: readonly string[], sp: number): State =>
    after(spending(state, 'FN', 4), 'FN', move(from, 'minsk', leaders, { FN: sp }), luck());
  const halve = { type: 'halve', resources: 0, free: true } as const;

  it('when the Power wants it: two dice instead of five', () => {
    const due = march(played, 'slonim', ['davout'], 4);
    expect(asking(due)).toEqual(['fn window']);
    expect(whereIs(played, 47)).toBe('face up');
    expect(refused(due, 'FN', { type: 'halve', resources: 1 })).not.toBe('');
    const halved = after(due, 'FN', halve, dice(6, 1));
    expect(standing(halved, 'minsk')).toBe('davout, FN 3');
    expect(asking(halved)).toEqual(['fn card']);
    expect(standing(after(due, 'FN', { type: 'pass' }, dice(6, 6, 1, 1, 1)), 'minsk')).toBe('davout, FN 2');
  });
  it('once in an impulse, and together with resources', () => {
    const due = march({ ...played, resources: { ...played.resources, FN: 1 } }, 'slonim', ['davout'], 4);
    const quartered = after(due, 'FN', { ...halve, resources: 1 }, dice(1));
    expect(quartered.resources.FN).toBe(0);
    expect(quartered.effects.map(({ id }) => id)).toEqual(['freeHalving', 'halvedFree']);
    const again = after(quartered, 'FN', move('lida', 'minsk', [], { FN: 2 }), dice(1, 1));
    expect(asking(again)).toEqual(['fn card']);
    const rich = after(
      { ...quartered, resources: { ...quartered.resources, FN: 1 } },
      'FN',
      move('lida', 'minsk', [], { FN: 2 }),
      luck(),
    );
    expect(refused(rich, 'FN', halve)).toBe('NOT_FREE §16.4');
    expect(ends(quartered, 'FN').effects.map(({ id }) => id)).toEqual(['freeHalving']);
  });
  it('only of its own rolls, and while the card lies face up', () => {
    const partner = after(
      spending(
        {
          ...played,
          troops: { ...played.troops, slonim: [{ of: 'FS', sp: 2, marched: 0, stopped: false, marked: false }] },
        },
        'FS',
        4,
      ),
      'FS',
      move('slonim', 'minsk', [], { FS: 2 }),
      dice(1, 1),
    );
    expect(asking(partner)).toEqual(['fs card']);
    expect(done(ends(played, 'FN'), closeImpulses).effects).toEqual([]);
  });
});

describe('#61', () => {
  it('Imperials: six dice against Attrition Loss (§14.46)', () => {
    const start = holding('FS', [61], '', { attrition: { level: 'difficult', loss: 4, gain: 0 } });
    const played = afterEvent(start, 'FS', 61, { faces: [5, 6, 1, 2, 3, 4] });
    expect(played.attrition.loss).toBe(2);
    expect(played.impulse.plus).toBe(true);
  });
  it('Tsarists: the next attrition roll of the Power in this turn is not made, and nobody is asked', () => {
    const start = holding('R1', [61], 'smolensk: barclay R1 4, R2 3', { scorched: ['krasny', 'dorogobuzh'] });
    const played = afterEvent(start, 'R1', 61);
    const other = after(spending(played, 'R2', 4), 'R2', move('smolensk', 'dorogobuzh', [], { R2: 1 }), dice(1));
    expect(other.effects.map(({ id }) => id)).toEqual(['nextAttritionCancelled']);
    const rich = { ...other, resources: { FN: 0, R1: 1, FS: 0, R2: 0 } };
    const spared = after(spending(rich, 'R1', 4), 'R1', move('smolensk', 'krasny', ['barclay'], { R1: 2 }));
    expect(standing(spared, 'krasny')).toBe('barclay, R1 2');
    expect(asking(spared)).toEqual(['r1 card']);
    expect(spared.effects).toEqual([]);
    expect(
      standing(
        after(
          { ...spared, resources: start.resources },
          'R1',
          move('smolensk', 'dorogobuzh', [], { R1: 2 }),
          dice(6, 1),
        ),
        'dorogobuzh',
      ),
    ).toBe('R1 1, R2 1');
  });
});
