import { describe, expect, it } from 'vitest';
import { concludeTurn, rollForConquest } from '../../../domain/kutuzov/procedures/tracks/conquest.ts';
import type { State } from '../../../domain/kutuzov/state/state.ts';
import type { Table } from '../../../domain/kutuzov/table/table.ts';
import { canConquer, isDecisive, modifierOf, modifiersOf, resultOf } from '../../../domain/kutuzov/tracks/conquest.ts';
import { dice, drawn, worked } from '../kit/kit.ts';

const napoleon = 'smolensk: napoleon FN 4';
const withFacts = (state: State, facts: Partial<State['facts']>): State => ({
  ...state,
  facts: { ...state.facts, ...facts },
});
const levels = (
  imperial: State['morale']['imperial']['level'],
  tsarist: State['morale']['tsarist']['level'],
): Partial<State> => ({
  morale: { imperial: { level: imperial, loss: 0, gain: 0 }, tsarist: { level: tsarist, loss: 0, gain: 0 } },
});
const plain = levels('vive-lempereur', 'vive-lempereur');
const parts = (state: State): readonly string[] => modifiersOf(state).map(({ why, plus }) => `${why} ${plus}`);
const attrition = (level: State['attrition']['level']): Partial<State> => ({ attrition: { level, loss: 0, gain: 0 } });
/** Eleven Russian Keys: with Warsaw the Tsarists have three. */
const LOST = [
  'riga',
  'smolensk',
  'narva',
  'grodno',
  'minsk',
  'brest',
  'kharkov',
  'voronezh',
  'ryazan',
  'yaroslav',
  'st-petersburg',
];
const french = (spaces: readonly string[]): State['flags'] => Object.fromEntries(spaces.map((space) => [space, 'FN']));

describe('modifiers of the die (§19.5)', () => {
  it.each<{ readonly what: string; readonly state: State; readonly expected: readonly string[] }>([
    {
      what: 'Imperial Elan',
      state: drawn(napoleon, levels('elan-du-guerre', 'vive-lempereur')),
      expected: ['imperial-morale 1'],
    },
    {
      what: 'Imperial Grognards',
      state: drawn(napoleon, levels('les-grognards', 'vive-lempereur')),
      expected: ['imperial-morale -1'],
    },
    {
      what: 'Imperial Tu Felix',
      state: drawn(napoleon, levels('tu-felix-austria', 'vive-lempereur')),
      expected: ['imperial-morale -2'],
    },
    {
      what: 'Imperial Sauve',
      state: drawn(napoleon, levels('sauve-qui-peut', 'vive-lempereur')),
      expected: ['imperial-morale -3'],
    },
    {
      what: 'Tsarist Grognards',
      state: drawn(napoleon, levels('marchez-vous', 'les-grognards')),
      expected: ['tsarist-morale 1'],
    },
    {
      what: 'Tsarist Tu Felix',
      state: drawn(napoleon, levels('marchez-vous', 'tu-felix-austria')),
      expected: ['tsarist-morale 2'],
    },
    {
      what: 'Tsarist Sauve',
      state: drawn(napoleon, levels('marchez-vous', 'sauve-qui-peut')),
      expected: ['tsarist-morale 3'],
    },
    {
      what: 'Harsh attrition',
      state: drawn(napoleon, { ...plain, ...attrition('harsh') }),
      expected: ['attrition -1'],
    },
    {
      what: 'Severe attrition',
      state: drawn(napoleon, { ...plain, ...attrition('severe') }),
      expected: ['attrition -2'],
    },
    {
      what: 'Crippling attrition',
      state: drawn(napoleon, { ...plain, ...attrition('crippling') }),
      expected: ['attrition -3'],
    },
    { what: 'Difficult attrition', state: drawn(napoleon, { ...plain, ...attrition('difficult') }), expected: [] },
    { what: 'Napoleon eliminated', state: drawn('', plain), expected: ['napoleon -3'] },
    {
      what: 'Moscow: a Depot, and a capital',
      state: drawn(napoleon, { ...plain, flags: { moscow: 'FS' } }),
      expected: ['depots 1', 'capitals 1'],
    },
    { what: 'Kiev: a Depot', state: drawn(napoleon, { ...plain, flags: { kiev: 'AU' } }), expected: ['depots 1'] },
    {
      what: 'not while it is uncontrolled',
      state: drawn(`${napoleon}; moscow: barclay R1 4`, { ...plain, flags: { moscow: 'FS' } }),
      expected: [],
    },
    {
      what: 'a home Key lost',
      state: drawn(napoleon, { ...plain, flags: { masuria: 'R1' } }),
      expected: ['homeland -1'],
    },
    {
      what: 'Warsaw, Key and Depot, uncontrolled',
      state: drawn(`${napoleon}; warsaw: platov R2 4`, plain),
      expected: ['homeland -2'],
    },
  ])('$what', ({ state, expected }) => {
    expect(parts({ ...state, turn: 2 }).filter((part) => !part.startsWith('keys'))).toEqual(expected);
  });

  it('Napoleon in the Regroup Box is not on the map either', () => {
    const state = drawn(napoleon, plain);
    const away = { ...state, leaders: { ...state.leaders, napoleon: { ...state.leaders.napoleon!, at: '@regroup' } } };
    expect(parts(away)).toEqual(['napoleon -3']);
  });

  it('three Tsarist Keys +2, neutral Austria −2, Warsaw lost −2', () => {
    const state = drawn(napoleon.replace('smolensk', 'orsha'), { ...plain, flags: { ...french(LOST), warsaw: 'R2' } });
    expect(parts(withFacts(state, { austriaNeutral: true }))).toEqual([
      'depots 3',
      'capitals 1',
      'keys 2',
      'homeland -4',
    ]);
    expect(modifierOf(withFacts(state, { austriaNeutral: true }))).toBe(2);
  });
});

/** A capital in Imperial hands and +3: Moscow as Depot and capital, and Elan. */
const held = drawn(napoleon, { ...levels('elan-du-guerre', 'vive-lempereur'), flags: { moscow: 'FN' } });

describe('results of the die (§19.5)', () => {
  it('9 with a capital in Imperial hands conquers Russia', () => {
    expect(modifierOf(held)).toBe(3);
    expect(resultOf(held, 6, 'turn')).toEqual({ camp: 'imperial', how: 'conquest' });
    expect(resultOf(held, 5, 'turn')).toBe(undefined);
  });

  it('without a capital it does not', () => {
    const rich = drawn(napoleon, { ...levels('elan-du-guerre', 'sauve-qui-peut'), flags: { kiev: 'FS' } });
    expect(modifierOf(rich)).toBe(5);
    expect(resultOf(rich, 6, 'turn')).toBe(undefined);
    expect(canConquer(rich, 'turn')).toBe(false);
  });

  it('−3 is the defeat of the Empire', () => {
    const beaten = drawn('', levels('les-grognards', 'elan-du-guerre'));
    expect(modifierOf(beaten)).toBe(-4);
    expect(resultOf(beaten, 1, 'turn')).toEqual({ camp: 'tsarist', how: 'defeat' });
    expect(resultOf(beaten, 2, 'turn')).toBe(undefined);
  });

  it('by Will to Fight no capital is needed, a natural 6 is enough, and −3 is a Tsarist victory (§19.82, §19.21)', () => {
    const low = drawn('', levels('les-grognards', 'elan-du-guerre'));
    expect(resultOf(low, 6, 'will')).toEqual({ camp: 'imperial', how: 'will-to-fight' });
    expect(resultOf(low, 1, 'will')).toEqual({ camp: 'tsarist', how: 'will-to-fight' });
    expect(resultOf(low, 3, 'will')).toBe(undefined);
    const high = drawn(napoleon, { ...levels('elan-du-guerre', 'sauve-qui-peut'), flags: { kiev: 'FS' } });
    expect(resultOf(high, 4, 'will')).toEqual({ camp: 'imperial', how: 'will-to-fight' });
  });
});

describe('the roll at the end of a turn (§4.7)', () => {
  const rolledFor = (why: 'turn' | 'will', state: State, ...faces: readonly number[]): Table =>
    worked(state, (table) => rollForConquest(table, why), dice(...faces));

  it('is not made when no face can end the game', () => {
    const quiet = drawn(napoleon, { ...plain, turn: 1 });
    expect(isDecisive(quiet, 'turn')).toBe(false);
    const table = rolledFor('turn', quiet);
    expect(table.events).toEqual([]);
  });

  it('a roll that could conquer counts in turns 1 and 2; with the third Russia is conquered without a die (§19.22)', () => {
    // The end of turn 1 with St. Petersburg held, Will to Fight in turn 2, and the end of turn 2.
    const first = rolledFor('turn', { ...held, turn: 1 }, 5);
    expect(first.state.facts.conquestRolls).toBe(1);
    expect(first.state.over).toBe(null);
    const second = rolledFor('will', { ...first.state, turn: 2 }, 5);
    expect(second.state.facts.conquestRolls).toBe(2);
    expect(second.state.over).toBe(null);
    const third = rolledFor('turn', second.state);
    expect(third.state.over).toMatchObject({ camp: 'imperial', how: 'third-conquest-roll' });
  });

  it('from turn 3 on no roll counts (§19.22)', () => {
    const table = rolledFor('turn', withFacts({ ...held, turn: 3 }, { conquestRolls: 2 }), 5);
    expect(table.state.facts.conquestRolls).toBe(2);
    expect(table.state.over).toBe(null);
  });

  it('one that could only be a defeat does not count', () => {
    const beaten = drawn('', { ...levels('les-grognards', 'elan-du-guerre'), turn: 2 });
    const table = rolledFor('turn', withFacts(beaten, { conquestRolls: 2 }), 1);
    expect(table.state.over).toMatchObject({ camp: 'tsarist', how: 'defeat' });
  });

  it('in the Retreat from Moscow Will to Fight rolls for nothing (§19.723)', () => {
    const table = rolledFor('will', withFacts({ ...held, turn: 4 }, { retreat: 'chosen' }));
    expect(table.events).toEqual([]);
  });

  it('a capital in Imperial hands opens the change of aim (§19.7)', () => {
    const taken = worked({ ...held, turn: 1 }, concludeTurn, dice(2));
    expect(taken.state.facts.retreat).toBe('open');
    expect(taken.state.over).toBe(null);
    const far = worked(drawn(napoleon, plain), concludeTurn);
    expect(far.state.facts.retreat).toBe('closed');
  });
});
