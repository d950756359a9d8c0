import { describe, expect, it } from 'vitest';
import type { FrameOf } from '../../domain/kutuzov/frames/frames.ts';
import { answer, type Standing, stand, standingSchema } from '../../domain/kutuzov/standing.ts';
import type { State } from '../../domain/kutuzov/state/state.ts';
import { view } from '../../domain/kutuzov/state/view.ts';
import type { Power } from '../../domain/kutuzov/terms/nations.ts';
import { BATTLE, field } from './kit/battles.ts';
import { move, play } from './kit/contacts.ts';
import { asking, framed, seatOf, spending } from './kit/kit.ts';

const answerOf = (state: State, power: Power, standing: Standing) =>
  answer(view(state, [seatOf(power)]), seatOf(power), standing)?.type;

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
  it('leaves questions outside the player’s own impulses to the default answer, or asks the player', () => {
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
    {
      what: 'when enemies move beside one’s own formations',
      standing: { askIf: [{ if: 'move', within: 1 }] },
      isAsked: true,
    },
    { what: 'but not when it has to be nearer', standing: { askIf: [{ if: 'move', within: 0 }] }, isAsked: false },
    {
      what: 'when they move near a space',
      standing: { askIf: [{ if: 'move', within: 2, of: 'smolensk' }] },
      isAsked: true,
    },
    {
      what: 'not when they move elsewhere',
      standing: { askIf: [{ if: 'move', within: 2, of: 'warsaw' }] },
      isAsked: false,
    },
    { what: 'at a moment that is named', standing: { askIf: [{ if: 'moment', at: 'contact' }] }, isAsked: true },
    { what: 'at no other', standing: { askIf: [{ if: 'moment', at: 'halve-attrition' }] }, isAsked: false },
    {
      what: 'when one of several is so',
      standing: { askIf: [{ if: 'siege' }, { if: 'moment', at: 'contact' }] },
      isAsked: true,
    },
    { what: 'not when there is no battle', standing: { askIf: [{ if: 'battle' }] }, isAsked: false },
  ])('$what', ({ standing, isAsked }) => {
    expect(standingSchema.safeParse(standing).success).toBe(true);
    expect(answerOf(announced, 'FN', standing) === undefined).toBe(isAsked);
  });
  it('in a battle, or in that of a space', () => {
    const [turn, impulse] = announced.frames;
    const battle = {
      ...announced,
      frames: [turn!, impulse!, { ...BATTLE, stage: 'round' as const }, announced.frames.at(-1)!],
    };
    const asks = (standing: Standing) => answerOf(battle, 'FN', standing) === undefined;
    expect(asks({ askIf: [{ if: 'battle' }] })).toBe(true);
    expect(asks({ askIf: [{ if: 'battle', space: 'smolensk' }] })).toBe(true);
    expect(asks({ askIf: [{ if: 'battle', space: 'moscow' }] })).toBe(false);
    expect(asks({ askIf: [{ if: 'siege' }] })).toBe(false);
  });
});

describe('contact: where one could try, or is attacked (§11.11)', () => {
  const orders: Standing = { askIf: [{ if: 'contact' }] };
  const isAsked = (state: State, power: Power, order = orders) => answerOf(state, power, order) === undefined;

  const step = announced.frames.find((frame): frame is FrameOf<'step'> => frame.is === 'step')!;
  /**
   * Who wants to be asked of all Powers, were the others as given: Barclay arrives, and some may have tried to meet
   * him.
   */
  const asks = (others: string, attack = false, tries: object = {}, order = orders): readonly Power[] => {
    const [turn, impulse] = announced.frames;
    const frames: State['frames'] = [
      turn!,
      impulse!,
      { ...step, stage: 'contact', attack, ...tries },
      { is: 'window', point: 'contact', waiting: ['FN', 'R1', 'FS', 'R2'], topics: [] },
    ];
    const state = { ...field(`smolensk: barclay R1 4; ${others}`), impulse: announced.impulse, frames };
    return (['FN', 'R1', 'FS', 'R2'] as const).filter((power) => isAsked(state, power, order));
  };
  const evaded = { tried: true, evasions: { ...step.evasions, army: true, failures: 1 } };

  it('the Power that could intercept; not its partner, nor one that is far away, nor who moves', () => {
    expect(isAsked(announced, 'FN')).toBe(true);
    expect(asks('vyazma: davout FN 4')).toEqual(['FN']);
    expect(asks('warsaw: davout FN 4')).toEqual([]);
  });

  it('with `able`, after a try nobody who cannot try himself', () => {
    const able: Standing = { askIf: [{ if: 'contact', able: true }] };
    expect(asks('dorogobuzh: ney FN 2', true, {}, able)).toEqual(['FN', 'FS']);
    expect(asks('dorogobuzh: ney FN 2', true, evaded, able)).toEqual([]);
    expect(asks('vyazma: davout FN 4; dorogobuzh: ney FN 2', true, evaded, able)).toEqual(['FN']);
    // An interception that failed: those who are attacked can still evade, their partner can do nothing.
    expect(asks('dorogobuzh: FS 2', true, {}, able)).toEqual(['FN', 'FS']);
    expect(asks('dorogobuzh: FS 2', true, { tried: true }, able)).toEqual(['FS']);
  });

  it('both Powers of a Camp that is attacked; after a try only the one that stands there', () => {
    expect(asks('dorogobuzh: ney FN 2', true)).toEqual(['FN', 'FS']);
    expect(asks('dorogobuzh: ney FN 2', true, evaded)).toEqual(['FN']);
  });
});

describe('intercepted: where enemies try to intercept a move (§11.4)', () => {
  const step = announced.frames.find((frame): frame is FrameOf<'step'> => frame.is === 'step')!;
  const [turn, impulse] = announced.frames;
  const intercepting = { type: 'intercept', from: 'vyazma', leaders: ['davout'], sp: { FN: 4 } } as const;
  const asked = (command: FrameOf<'step'>['tries'][number]['command'], trigger: object = {}): readonly Power[] => {
    const frames: State['frames'] = [
      turn!,
      impulse!,
      { ...step, stage: 'announced', tries: [{ power: 'FN', command }] },
      { is: 'window', point: 'tries', waiting: ['FN', 'R1', 'FS', 'R2'], topics: [] },
    ];
    const order = { askIf: [{ if: 'intercepted', ...trigger }] } as Standing;
    return (['FN', 'R1', 'FS', 'R2'] as const).filter(
      (power) => answerOf({ ...announced, frames }, power, order) === undefined,
    );
  };

  it('both Powers of the Camp that moves, if the enemies are strong enough, leaders counted', () => {
    expect(asked(intercepting)).toEqual(['R1', 'R2']);
    expect(asked(intercepting, { strength: 5 })).toEqual(['R1', 'R2']);
    expect(asked(intercepting, { strength: 6 })).toEqual([]);
  });

  it('nobody where enemies try to evade alone', () => {
    expect(asked({ type: 'evade', to: 'smolensk' })).toEqual([]);
  });
});

describe('tries: where one’s Power tries to intercept or evade (§11.8)', () => {
  const step = announced.frames.find((frame): frame is FrameOf<'step'> => frame.is === 'step')!;
  const [turn, impulse] = announced.frames;
  type Try = FrameOf<'step'>['tries'][number];
  const davout: Try = {
    power: 'FN',
    command: { type: 'intercept', from: 'vyazma', leaders: ['davout'], sp: { FN: 4 } },
  };
  const murat: Try = { power: 'FS', command: { type: 'intercept', from: 'roslavl', leaders: [], sp: { FS: 1 } } };
  const evading: Try = { power: 'FS', command: { type: 'evade', to: 'smolensk' } };
  const asked = (
    tries: readonly Try[],
    trigger: object = {},
    point = 'tries',
    more: Partial<State> = {},
  ): readonly Power[] => {
    const frames: State['frames'] = [
      turn!,
      impulse!,
      { ...step, stage: 'announced', tries },
      { is: 'window', point, waiting: ['FN', 'R1', 'FS', 'R2'], topics: [] } as State['frames'][number],
    ];
    const order = { askIf: [{ if: 'tries', ...trigger }] } as Standing;
    const state = { ...announced, ...more, frames };
    return (['FN', 'R1', 'FS', 'R2'] as const).filter((power) => answerOf(state, power, order) === undefined);
  };

  it('the Power that tries, not its partner, before it rolls', () => {
    expect(asked([davout])).toEqual(['FN']);
    expect(asked([evading])).toEqual(['FS']);
    expect(asked([davout], {}, 'contact')).toEqual([]);
  });

  it('in the single-hand game both Powers of the Camp that tries, for they have one hand (§2.32)', () => {
    expect(asked([davout], {}, 'tries', { singleHand: true })).toEqual(['FN', 'FS']);
  });

  it('if all who try to intercept are strong enough, leaders counted', () => {
    expect(asked([davout, murat], { strength: 6 })).toEqual(['FN', 'FS']);
    expect(asked([davout, evading], { strength: 5 })).toEqual(['FN', 'FS']);
    expect(asked([davout, evading], { strength: 6 })).toEqual([]);
  });
});

describe('partner: where one’s partner attacks', () => {
  const step = announced.frames.find((frame): frame is FrameOf<'step'> => frame.is === 'step')!;
  const [turn, impulse] = announced.frames;
  const asked = (
    more: Partial<FrameOf<'step'>>,
    trigger: object = {},
    point = 'approach',
    start: State = announced,
  ): readonly Power[] => {
    const frames: State['frames'] = [
      turn!,
      impulse!,
      { ...step, stage: 'march', ...more },
      { is: 'window', point, waiting: ['FN', 'R1', 'FS', 'R2'], topics: [] } as State['frames'][number],
    ];
    const order = { askIf: [{ if: 'partner', ...trigger }] } as Standing;
    return (['FN', 'R1', 'FS', 'R2'] as const).filter(
      (power) => answerOf({ ...start, frames }, power, order) === undefined,
    );
  };
  const size = step.leaders.length + step.troops.reduce((sum, { sp }) => sum + sp, 0);

  it('the partner of the Power that attacks, before it goes', () => {
    expect([step.power, step.leaders.length > 0]).toEqual(['R1', true]);
    expect(asked({ attack: true })).toEqual(['R2']);
    expect(asked({ attack: true }, {}, 'march')).toEqual(['R2']);
    expect(asked({ attack: true }, {}, 'contact')).toEqual([]);
    expect(asked({ attack: false })).toEqual([]);
  });

  it('nobody in the single-hand game, where the attacker has the hand of both (§2.32)', () => {
    expect(asked({ attack: true }, {}, 'approach', { ...announced, singleHand: true })).toEqual([]);
  });

  it('if those who attack are so many, leaders counted', () => {
    expect(asked({ attack: true }, { strength: size })).toEqual(['R2']);
    expect(asked({ attack: true }, { strength: size + 1 })).toEqual([]);
  });
});

describe('the moments of a battle', () => {
  const [turn, impulse] = announced.frames;
  const over = (battle: State['frames'][number], point: string): State => ({
    ...field('smolensk: barclay R1 4, davout FN 4'),
    impulse: announced.impulse,
    frames: [
      turn!,
      impulse!,
      battle,
      { is: 'window', point, waiting: ['FN', 'FS', 'R1', 'R2'], topics: [] } as State['frames'][number],
    ],
  });
  const battle = (round: number): State['frames'][number] => ({
    ...BATTLE,
    round,
    stage: 'active',
    attackers: { ...BATTLE.attackers, nations: ['FN', 'FS'] },
    defenders: { ...BATTLE.defenders, nations: ['R1', 'R2'] },
  });
  const asked = (state: State, standing: Standing) =>
    (['FN', 'R1', 'FS', 'R2'] as const).filter((power) => answerOf(state, power, standing) === undefined);
  const mine: Standing = { askIf: [{ if: 'battle', round: 1, mine: true }] };

  it('of round 1, who has a piece in the battle', () => {
    expect(asked(over(battle(1), 'battle-active'), mine)).toEqual(['FN', 'R1']);
    expect(asked(over(battle(1), 'battle-inactive'), { askIf: [{ if: 'battle', round: 1 }] })).toEqual([
      'FN',
      'R1',
      'FS',
      'R2',
    ]);
  });

  it('not of another round, nor when it is about to end', () => {
    expect(asked(over(battle(2), 'battle-active'), mine)).toEqual([]);
    expect(asked(over(battle(1), 'verdict'), mine)).toEqual([]);
  });

  it('or after the dice of any round, of battles of so many SP and leaders of both Camps', () => {
    const after = (more: object = {}): Standing => ({ askIf: [{ if: 'battle', after: true, ...more }] });
    for (const round of [1, 2])
      expect(asked(over(battle(round), 'after-dice'), after())).toEqual(['FN', 'R1', 'FS', 'R2']);
    expect(asked(over(battle(1), 'verdict'), after({ mine: true }))).toEqual(['FN', 'R1']);
    expect(asked(over(battle(2), 'after-dice'), after({ round: 1 }))).toEqual([]);
    expect(asked(over(battle(1), 'battle-active'), after())).toEqual([]);
    // Barclay with 4 SP, Davout with 4.
    expect(asked(over(battle(1), 'after-dice'), after({ mine: true, strength: 10 }))).toEqual(['FN', 'R1']);
    expect(asked(over(battle(1), 'after-dice'), after({ mine: true, strength: 11 }))).toEqual([]);
  });

  it('of a siege, the Camp whose fortress it is', () => {
    const siege = {
      is: 'siege',
      power: 'FN',
      camp: 'imperial',
      space: 'riga',
      nation: 'FN',
      commander: 'davout',
      apart: { troops: [], leaders: [] },
      round: 1,
      sixes: 0,
      disrupted: 0,
      lost: 0,
      relieved: [],
      ahead: false,
      stage: 'active',
    } as State['frames'][number];
    const ours: Standing = { askIf: [{ if: 'siege', round: 1, ours: true }] };
    expect(asked(over(siege, 'siege-inactive'), ours)).toEqual(['R1', 'R2']);
    expect(asked(over(siege, 'siege-inactive'), { askIf: [{ if: 'siege', round: 2, ours: true }] })).toEqual([]);
    expect(asked(over(siege, 'siege-inactive'), { askIf: [{ if: 'siege', space: 'riga' }] })).toEqual([
      'FN',
      'R1',
      'FS',
      'R2',
    ]);
  });
});

describe('attrition rolls (§16.4)', () => {
  const rolling = (sp: number, resources: number): State => ({
    ...field(`smolensk: davout FN ${sp}`),
    impulse: announced.impulse,
    resources: { FN: resources, R1: 0, FS: 3, R2: 0 },
    frames: [
      announced.frames[0]!,
      announced.frames[1]!,
      {
        is: 'attrition',
        power: 'FN',
        camp: 'imperial',
        space: 'smolensk',
        troops: [{ of: 'FN', sp, marched: 0, stopped: false, marked: false }],
        leaders: ['davout'],
        causes: ['river'],
        halvings: 0,
        stage: 'resources',
      },
      { is: 'window', point: 'halve-attrition', waiting: ['FN', 'FS'], topics: [] },
    ],
  });
  const orderOf = (state: State, power: Power, standing: Standing) =>
    answer(view(state, [seatOf(power)]), seatOf(power), standing);

  it('asks before the player’s own roll with this number of dice', () => {
    const eight: Standing = { askIf: [{ if: 'roll', dice: 8 }] };
    expect(orderOf(rolling(7, 1), 'FN', eight)).toBeUndefined();
    expect(orderOf(rolling(6, 1), 'FN', eight)).toEqual({ type: 'pass' });
    expect(orderOf(rolling(7, 1), 'FS', eight)).toEqual({ type: 'pass' });
  });

  it('or before one of one’s Camp, which the partner may halve too', () => {
    const ours: Standing = { askIf: [{ if: 'roll', dice: 8, ours: true }] };
    expect(orderOf(rolling(7, 1), 'FN', ours)).toBeUndefined();
    expect(orderOf(rolling(7, 1), 'FS', ours)).toBeUndefined();
    expect(orderOf(rolling(6, 1), 'FS', ours)).toEqual({ type: 'pass' });
  });

  it('halves as the order says, while enough is kept', () => {
    const policy: Standing = { halve: { from: 8, spend: 1, keep: 2 } };
    expect(orderOf(rolling(7, 3), 'FN', policy)).toEqual({ type: 'halve', resources: 1 });
    expect(orderOf(rolling(7, 2), 'FN', policy)).toEqual({ type: 'pass' });
    expect(orderOf(rolling(6, 3), 'FN', policy)).toEqual({ type: 'pass' });
    expect(orderOf(rolling(7, 3), 'FS', policy)).toEqual({ type: 'pass' });
    expect(orderOf(rolling(7, 3), 'FN', { ...policy, askIf: [{ if: 'roll', dice: 8 }] })).toBeUndefined();
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

it('its content is checked against its schema', () => {
  for (const standing of [
    { askIf: [{ if: 'rain' }] },
    { askIf: [{ if: 'move' }] },
    { until: 'doomsday' },
    { react: 'pass' },
  ])
    expect(standingSchema.safeParse(standing).success).toBe(false);
});
