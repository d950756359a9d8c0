import { describe, expect, it } from 'vitest';
import { run } from '../../../../domain/kutuzov/decide.ts';
import type { TurnStage } from '../../../../domain/kutuzov/frames/turn.ts';
import { kutuzov } from '../../../../domain/kutuzov/index.ts';
import { enterAttritionStep, exposed } from '../../../../domain/kutuzov/procedures/turn/attrition-step.ts';
import type { State } from '../../../../domain/kutuzov/state/state.ts';
import { after, asking, dice, drawn, framed, refused, spending, standing, worked } from '../../kit/kit.ts';
import { attritionOf, between, happens, moraleOf } from '../../kit/tracks.ts';

const poor = { FN: 0, R1: 0, FS: 0, R2: 0 };
const levels = (
  imperial: State['morale']['imperial']['level'],
  tsarist: State['morale']['tsarist']['level'],
): Partial<State> => ({
  morale: { imperial: { level: imperial, loss: 0, gain: 0 }, tsarist: { level: tsarist, loss: 0, gain: 0 } },
});
const map = (pieces: string, change: Partial<State> = {}): State => drawn(pieces, { resources: poor, ...change });
/** A turn that ends, from a stage on, up to the next question. */
const from = (stage: TurnStage, state: State, ...faces: readonly number[]): State =>
  framed(state, [{ is: 'turn', stage }], dice(...faces));
/** The attrition step, up to the first question in it. */
const stepped = (state: State, ...faces: readonly number[]): State =>
  happens(between(state, 'attrition'), enterAttritionStep, dice(...faces));
/** Nothing happens in the steps after it: two morale checks of 2. */
const QUIET = [1, 1, 1, 1];

describe('the impulses of a turn are over (§4.1)', () => {
  const hands: State['hands'] = {
    FN: { home: [1, 4], other: [31] },
    R1: { home: [], other: [] },
    FS: { home: [], other: [] },
    R2: { home: [], other: [] },
  };
  const faceUp = { FN: [47], R1: [22], FS: [], R2: [] };
  /** French North alone had cards, and its last impulse ends; a resource of FS makes the attrition step wait. */
  const over = framed({ ...map('kovno: yorck PR 1'), hands, faceUp, resources: { ...poor, FS: 1 } }, [
    { is: 'turn', stage: 'impulses' },
    { is: 'impulse', power: 'FN', preemptive: false, lone: true, passing: false, stage: 'end' },
  ]);

  it('unused Home cards are discarded, others are kept (§5.4)', () => {
    expect(over.homeUsed.imperial).toEqual([4]);
    expect(over.beside.FN).toEqual([1]);
    expect(over.hands.FN).toEqual({ home: [], other: [31] });
  });

  it('cards that lay face up go back to their deck (§4.21)', () => {
    expect(over.faceUp).toEqual({ FN: [], R1: [], FS: [], R2: [] });
    expect(over.homeUsed.tsarist).toEqual([22]);
    expect(over.discard).toEqual([47]);
  });

  it('a used card lies face up on the discards, a Home card with its Camp (§4.21)', () => {
    const spent = spending(map(''), 'FN', 1, 43);
    const home = spending(map(''), 'FN', 1, 4);
    const done = (state: State) => after(state, 'FN', { type: 'done' });
    expect(done(spent).discard.at(-1)).toBe(43);
    expect(done(home).homeUsed.imperial).toEqual([4]);
  });

  it('#1 lies beside FN, #9 beside FS, after use by any Power (§4.21, ruling E154)', () => {
    const used = (power: 'FN' | 'FS', card: number) =>
      after(spending(map(''), power, 1, card), power, { type: 'done' });
    expect(used('FN', 1).beside).toEqual({ FN: [1], R1: [], FS: [], R2: [] });
    expect(used('FS', 9).beside).toEqual({ FN: [], R1: [], FS: [9], R2: [] });
    expect(used('FN', 9).beside.FS).toEqual([9]);
    expect(used('FS', 9).homeUsed.imperial).toEqual([]);
  });

  it('of the used Home cards a viewer sees the top one alone (§4.21)', () => {
    const pile = (imperial: readonly number[]) => ({ ...over, homeUsed: { imperial, tsarist: [] } });
    const seen = kutuzov.view(pile([2, 4]), ['fn']);
    expect(seen.homeTop).toEqual({ imperial: 4, tsarist: null });
    expect(kutuzov.view(pile([3, 4]), ['fn'])).toEqual(seen);
  });
});

describe('the pieces that suffer in the attrition step (§4.3)', () => {
  it.each<{
    readonly what: string;
    readonly pieces: string;
    readonly change: Partial<State>;
    readonly imperial: readonly string[];
    readonly tsarist: readonly string[];
  }>([
    { what: 'intruders in a duchy', pieces: 'kovno: davout FN 4', change: {}, imperial: ['kovno'], tsarist: [] },
    { what: 'besiegers, not the owner', pieces: 'riga: yorck PR 2', change: {}, imperial: ['riga'], tsarist: [] },
    {
      what: 'pieces in an enemy zone',
      pieces: 'zone-poland: platov R2 2',
      change: {},
      imperial: [],
      tsarist: ['zone-poland'],
    },
    {
      what: 'both in a zone: only who is not at home',
      pieces: 'zone-poland: platov R2 2, ney FN 2',
      change: {},
      imperial: [],
      tsarist: ['zone-poland'],
    },
    {
      what: 'nobody in friendly ground',
      pieces: 'smolensk: barclay R1 4; warsaw: davout FN 4',
      change: {},
      imperial: [],
      tsarist: [],
    },
    {
      what: 'Tsarists under an Imperial flag',
      pieces: 'kovno: platov R2 2',
      change: { flags: { kovno: 'FN' } },
      imperial: [],
      tsarist: ['kovno'],
    },
  ])('$what', ({ pieces, change, imperial, tsarist }) => {
    const state = map(pieces, change);
    expect(exposed(state, 'imperial')).toEqual(imperial);
    expect(exposed(state, 'tsarist')).toEqual(tsarist);
  });
});

describe('the attrition step (§4.3)', () => {
  it('a die for each SP and leader; the survivors flag the duchy', () => {
    const over = stepped(map('kovno: davout FN 4'), 1, 6, 1, 1, 1, 1, 1);
    expect(standing(over, 'kovno')).toBe('davout, FN 3');
    expect(over.flags).toEqual({ kovno: 'FN' });
    expect(attritionOf(over)).toBe('normal 1');
  });

  it('the Imperial level is checked after the Imperial rolls, before the Tsarists suffer (§14.43)', () => {
    const state = map('kovno: davout; vilna: platov R2 2', {
      flags: { vilna: 'FN' },
      attrition: { level: 'normal', loss: 5, gain: 0 },
    });
    // Davout 1; the check 1 + 2 is less than 5; Platov 6, so he loses an SP.
    const over = stepped(state, 1, 1, 2, 6, 1, 1);
    expect(attritionOf(over)).toBe('problematic');
    expect(standing(over, 'vilna')).toBe('platov, R2 1');
  });

  it('nine Attrition Loss matter only for this check (§14.43)', () => {
    const state = map('kovno: davout FN 4', { attrition: { level: 'normal', loss: 8, gain: 0 } });
    expect(attritionOf(stepped(state, 6, 1, 1, 1, 1, 4, 5))).toBe('normal 9');
  });

  it('a resource halves a roll here too (§16.4)', () => {
    const state = { ...map('kovno: davout FN 4'), resources: { ...poor, FS: 1 } };
    const asked = stepped(state);
    expect(asking(asked)).toEqual(['fs window']);
    const over = after({ ...asked, turn: 4 }, 'FS', { type: 'halve', resources: 1 }, dice(1, 1, ...QUIET));
    expect(over.resources.FS).toBe(0);
    expect(over.flags.kovno).toBe('FN');
  });
});

describe('flags at the end of the attrition step (§4.3)', () => {
  /** The flag in a space after the step; `dice`: how many are thrown in it, all of them 1s. */
  const flagged = (pieces: string, change: Partial<State>, space: string, dice: number): string =>
    stepped(map(pieces, change), ...Array<number>(dice).fill(1)).flags[space] ?? 'none';

  it.each<{
    readonly what: string;
    readonly pieces: string;
    readonly change: Partial<State>;
    readonly space: string;
    readonly flag: string;
    readonly dice: number;
  }>([
    {
      what: 'a group: its commander’s',
      pieces: 'kovno: murat FS 4, davout FN 2',
      change: {},
      space: 'kovno',
      flag: 'FS',
      dice: 8,
    },
    { what: 'an ally’s army: its own', pieces: 'kovno: yorck PR 2', change: {}, space: 'kovno', flag: 'PR', dice: 3 },
    {
      what: 'soldiers alone: of the Power with most',
      pieces: 'kovno: FN 1, FS 2',
      change: {},
      space: 'kovno',
      flag: 'FS',
      dice: 3,
    },
    {
      what: 'an enemy flag on one’s own ground is taken off',
      pieces: 'kovno: barclay R1 2',
      change: { flags: { kovno: 'FN' } },
      space: 'kovno',
      flag: 'none',
      dice: 3,
    },
    {
      what: 'a Tsarist on Imperial ground',
      pieces: 'lukow: platov R2 2',
      change: {},
      space: 'lukow',
      flag: 'R2',
      dice: 3,
    },
    { what: 'not in a fortress', pieces: 'riga: davout FN 2', change: {}, space: 'riga', flag: 'none', dice: 3 },
    {
      what: 'not in a zone',
      pieces: 'zone-poland: platov R2 2',
      change: {},
      space: 'zone-poland',
      flag: 'none',
      dice: 3,
    },
  ])('$what', ({ pieces, change, space, flag, dice }) => {
    expect(flagged(pieces, change, space, dice)).toBe(flag);
  });

  it('a Depot costs a Morale Loss (§7.2)', () => {
    const over = stepped(map('kiev: schwarzenberg AU 2', levels('elan-du-guerre', 'vive-lempereur')), 1, 1, 1);
    expect(over.flags).toEqual({ kiev: 'AU' });
    expect(moraleOf(over, 'tsarist')).toBe('vive-lempereur 1');
  });

  it('a partner’s home duchy is given back, or flagged: its Power chooses', () => {
    const state = stepped(map('yaroslav: bagration R2 2', { flags: { yaroslav: 'FN' } }), 1, 1, 1);
    expect(asking(state)).toEqual(['r2 attrition-step']);
    expect(refused(state, 'R2', { type: 'flag', space: 'kovno', flag: 'own' })).toBe('NOT_A_CHOICE');
    const choose = (flag: 'own' | 'none') =>
      after({ ...state, turn: 4 }, 'R2', { type: 'flag', space: 'yaroslav', flag }, dice(...QUIET)).flags;
    expect(choose('own')).toEqual({ yaroslav: 'R2' });
    expect(choose('none')).toEqual({});
  });

  it('no flag of that pool left: none is placed, an enemy one can be taken off (§1.7)', () => {
    const spaces = [
      'tilsit',
      'memel',
      'libau',
      'windau',
      'mitau',
      'pernau',
      'hapsal',
      'reval',
      'dorpat',
      'wolmar',
      'pskov',
    ];
    const allied = Object.fromEntries(spaces.map((space) => [space, 'PR'] as const));
    expect(flagged('kovno: yorck PR 2', { flags: allied }, 'kovno', 3)).toBe('none');
    expect(flagged('lemberg: schwarzenberg AU 2', { flags: { ...allied, lemberg: 'R2' } }, 'lemberg', 3)).toBe('none');
  });

  it('hesitant allies do not flag in Russia (§9.31)', () => {
    const state = map('kovno: yorck PR 2', levels('marchez-vous', 'vive-lempereur'));
    expect(stepped(state, 1, 1, 1).flags).toEqual({});
  });
});

describe('the order of the steps (§4.1)', () => {
  it('attrition, Cossacks, morale, resources, conquest, peace, interphase', () => {
    const table = worked({ ...map(''), turn: 1, frames: [{ is: 'turn', stage: 'attrition' }] }, run, dice(...QUIET));
    const stages = table.events.flatMap((event) =>
      event.type === 'went' && event.frame.is === 'turn' ? [event.frame.stage] : [],
    );
    expect(stages.slice(0, 6)).toEqual(['cossacks', 'morale', 'balance', 'conquest', 'peace', 'interphase']);
    expect(table.state.frames[0]).toEqual({ is: 'turn', stage: 'interphase' });
  });

  it('counts of an impulse start again (§14.45)', () => {
    const table = worked({ ...map(''), turn: 4, frames: [{ is: 'turn', stage: 'attrition' }] }, run, dice(...QUIET));
    expect(table.events[0]).toMatchObject({ type: 'impulse-began', power: null });
  });

  it('both Camps check their morale (§4.5)', () => {
    const morale: State['morale'] = {
      imperial: { level: 'elan-du-guerre', loss: 5, gain: 0 },
      tsarist: { level: 'les-grognards', loss: 6, gain: 0 },
    };
    const over = from('morale', { ...map('', { morale }), turn: 4 }, 2, 2, 3, 4);
    expect(moraleOf(over, 'imperial')).toBe('vive-lempereur');
    expect(moraleOf(over, 'tsarist')).toBe('les-grognards 6');
  });

  it('at Elan four Gain are kept (§9.53)', () => {
    const morale: State['morale'] = {
      imperial: { level: 'elan-du-guerre', loss: 0, gain: 6 },
      tsarist: { level: 'les-grognards', loss: 0, gain: 0 },
    };
    expect(moraleOf(from('balance', { ...map('', { morale }), turn: 4 }), 'imperial')).toBe('elan-du-guerre -4');
  });

  it('resources above five are given up (§4.6)', () => {
    const state = { ...map(''), turn: 4, resources: { FN: 7, R1: 5, FS: 6, R2: 0 } };
    expect(from('balance', state).resources).toEqual({ FN: 5, R1: 5, FS: 5, R2: 0 });
  });
});

describe('peace and the last turn (§4.8)', () => {
  const napoleon = map('smolensk: napoleon FN 2');

  it.each([
    { turn: 2, face: 6, how: 'peace' },
    { turn: 3, face: 6, how: 'peace' },
    { turn: 2, face: 5, how: undefined },
    { turn: 3, face: 5, how: undefined },
  ])('after turn $turn a $face: $how (§19.6)', ({ turn, face, how }) => {
    expect(from('peace', { ...napoleon, turn }, face).over?.how).toBe(how);
  });

  it('after turn 1 there is no die', () => {
    expect(from('peace', { ...napoleon, turn: 1 }).over).toBeNull();
  });

  it('No Peace (#36) set aside for the winter does not stop it, only its event would (§19.6)', () => {
    expect(from('peace', { ...napoleon, turn: 3, winter: [36] }, 6).over?.how).toBe('peace');
  });

  it('after the last turn points decide, without a die (§20.1)', () => {
    const over = (change: Partial<State>) => from('peace', { ...napoleon, ...change }).over;
    expect(over({ turn: 4 })).toMatchObject({ camp: 'tsarist', powers: ['R1'], how: 'points' });
    expect(over({ turn: 3, lastTurn: 3 })?.how).toBe('points');
  });

  it('sudden death of the conquest roll comes first (§4.7)', () => {
    const state = map('', { turn: 4, ...levels('les-grognards', 'elan-du-guerre') });
    expect(from('conquest', state, 1).over).toMatchObject({ camp: 'tsarist', how: 'defeat' });
  });
});

describe('the change of aim (§19.7)', () => {
  const open = (change: Partial<State> = {}, retreat: State['facts']['retreat'] = 'open'): State => {
    const state = map('smolensk: napoleon FN 2', change);
    return from('peace', { ...state, turn: 3, facts: { ...state.facts, retreat } }, 1);
  };

  it('after turn 3, if it has been opened and there is no peace, French North chooses (§19.71)', () => {
    expect(asking(open())).toEqual(['fn aim']);
    expect(asking(open({}, 'closed'))).not.toEqual(['fn aim']);
    expect(refused(open(), 'FN', { type: 'pass' })).toBe('NOT_A_CHOICE');
  });

  it('to go on changes nothing (§19.721)', () => {
    const before = open();
    const over = after(before, 'FN', { type: 'aim', retreat: false });
    expect(over.facts.retreat).toBe('refused');
    expect(over.morale).toEqual(before.morale);
    expect(over.attrition).toEqual(before.attrition);
  });

  it('the retreat: morale and attrition (§19.722)', () => {
    const before = open({
      morale: {
        imperial: { level: 'marchez-vous', loss: 4, gain: 0 },
        tsarist: { level: 'marchez-vous', loss: 7, gain: 0 },
      },
      attrition: { level: 'severe', loss: 3, gain: 0 },
    });
    const over = after(before, 'FN', { type: 'aim', retreat: true });
    // Two levels up bring 3 and 3 Morale Gain (§14.48).
    expect(over.facts.retreat).toBe('chosen');
    expect(moraleOf(over, 'tsarist')).toBe('vive-lempereur');
    expect(attritionOf(over)).toBe('difficult');
    expect(moraleOf(over, 'imperial')).toBe('marchez-vous -2');
    expect(asking(over)).toEqual(['fn assign']);
  });

  it('two resources, and one for each level that cannot be had: FN and R1 assign them (§19.722)', () => {
    const before = open({
      morale: {
        imperial: { level: 'elan-du-guerre', loss: 0, gain: 0 },
        tsarist: { level: 'elan-du-guerre', loss: 0, gain: 2 },
      },
      attrition: { level: 'problematic', loss: 0, gain: 1 },
    });
    const chosen = after(before, 'FN', { type: 'aim', retreat: true });
    expect(attritionOf(chosen)).toBe('normal -1');
    expect(moraleOf(chosen, 'tsarist')).toBe('elan-du-guerre -2');
    const assigned = after(chosen, 'FN', { type: 'assign', to: { FN: 1, FS: 2 } });
    expect(assigned.resources).toEqual({ FN: 1, R1: 0, FS: 2, R2: 0 });
    expect(asking(assigned)).toEqual(['r1 assign']);
  });
});
