import { describe, expect, it } from 'vitest';
import type { Power } from '../../domain/kutuzov/map/nations.ts';
import { answer, type Standing, stand, standingSchema } from '../../domain/kutuzov/standing.ts';
import type { State } from '../../domain/kutuzov/state.ts';
import { view } from '../../domain/kutuzov/view.ts';
import { BATTLE, field } from './kit/battles.ts';
import { move, play } from './kit/contacts.ts';
import { asking, framed, seatOf, spending } from './kit/kit.ts';

const answerOf = (state: State, power: Power, standing: Standing) => answer(view(state, [seatOf(power)]), seatOf(power), standing)?.type;

/** Barclay has announced a move from Smolensk to Dorogobuzh, which Davout may intercept out of Vyazma. */
const announced = play(spending(field('smolensk: barclay R1 4; vyazma: davout FN 4'), 'R1', 1), [
  'R1',
  move('smolensk', 'dorogobuzh', ['barclay'], { R1: 4 }),
]).state;

describe('the plainest standing order', () => {
  it('passes where one may react', () => {
    expect(asking(announced)).toContain('fn window');
    expect(answerOf(announced, 'FN', {})).toBe('pass');
  });
  it('leaves what is asked outside one’s own impulses to silence, or has it asked', () => {
    const losing = framed(announced, [
      ...announced.frames.slice(0, 2),
      {
        is: 'losses',
        power: 'FN',
        camp: 'imperial',
        space: 'vyazma',
        troops: [...announced.troops.vyazma!, { of: 'FS', sp: 1, marched: 0, stopped: false, marked: false }],
        leaders: ['davout'],
        pool: 1,
        regroup: 0,
        shared: false,
        taken: {},
        rule: '§12.51',
      },
    ]);
    expect(asking(losing)).toEqual(['fn losses']);
    expect(answerOf(losing, 'FN', {})).toBe('lose');
    expect(answerOf(losing, 'FN', { choices: 'ask' })).toBe(undefined);
    const own = { ...losing, impulse: { ...losing.impulse, power: 'FN' as const } };
    expect(answerOf(own, 'FN', {})).toBeUndefined();
  });
  it('answers no plans, and nobody else’s questions', () => {
    const planning = spending(announced, 'FN', 2);
    expect(asking(planning)).toEqual(['fn card']);
    expect(answerOf(planning, 'FN', {})).toBe(undefined);
    expect(answerOf(planning, 'R1', {})).toBe(undefined);
  });
  it('takes no extra impulse, unless it is to be asked (§4.22)', () => {
    const offered = framed(announced, [announced.frames[0]!, { is: 'preemption', power: 'FN' }]);
    expect(answerOf(offered, 'FN', {})).toBe('wait');
    expect(answerOf(offered, 'FN', { askIf: [{ if: 'preemption' }] })).toBe(undefined);
  });
});

describe('a standing order asks', () => {
  it.each<{ readonly what: string; readonly standing: Standing; readonly isAsked: boolean }>([
    { what: 'when enemies move beside one’s own formations', standing: { askIf: [{ if: 'move', within: 1 }] }, isAsked: true },
    { what: 'but not when it has to be nearer', standing: { askIf: [{ if: 'move', within: 0 }] }, isAsked: false },
    { what: 'when they move near a space', standing: { askIf: [{ if: 'move', within: 2, of: 'smolensk' }] }, isAsked: true },
    { what: 'not when they move elsewhere', standing: { askIf: [{ if: 'move', within: 2, of: 'warsaw' }] }, isAsked: false },
    { what: 'at a moment that is named', standing: { askIf: [{ if: 'moment', at: 'contact' }] }, isAsked: true },
    { what: 'at no other', standing: { askIf: [{ if: 'moment', at: 'halve-attrition' }] }, isAsked: false },
    { what: 'when one of several is so', standing: { askIf: [{ if: 'siege' }, { if: 'moment', at: 'contact' }] }, isAsked: true },
    { what: 'not when there is no battle', standing: { askIf: [{ if: 'battle' }] }, isAsked: false },
  ])('$what', ({ standing, isAsked }) => {
    expect(standingSchema.safeParse(standing).success).toBe(true);
    expect(answerOf(announced, 'FN', standing) === undefined).toBe(isAsked);
  });
  it('in a battle, or in that of a space', () => {
    const [turn, impulse] = announced.frames;
    const battle = { ...announced, frames: [turn!, impulse!, { ...BATTLE, stage: 'round' as const }, announced.frames.at(-1)!] };
    const asks = (standing: Standing) => answerOf(battle, 'FN', standing) === undefined;
    expect(asks({ askIf: [{ if: 'battle' }] })).toBe(true);
    expect(asks({ askIf: [{ if: 'battle', space: 'smolensk' }] })).toBe(true);
    expect(asks({ askIf: [{ if: 'battle', space: 'moscow' }] })).toBe(false);
    expect(asks({ askIf: [{ if: 'siege' }] })).toBe(false);
  });
});

it('until one’s own impulse: then it is served, and speaks no more', () => {
  const given = stand(view(announced, ['fn']), 'fn', { until: 'my-impulse' });
  expect(given.since).toEqual(announced.beat);
  expect(answerOf(announced, 'FN', given)).toBe('pass');
  const later = { ...announced, began: { ...announced.began, FN: announced.beat + 7 } };
  expect(answerOf(later, 'FN', given)).toBeUndefined();
  const others = { ...announced, began: { ...announced.began, R2: announced.beat + 7 } };
  expect(answerOf(others, 'FN', given)).toBe('pass');
});

it('what it says is held to its schema', () => {
  for (const standing of [{ askIf: [{ if: 'rain' }] }, { askIf: [{ if: 'move' }] }, { until: 'doomsday' }, { react: 'pass' }])
    expect(standingSchema.safeParse(standing).success).toBe(false);
});
