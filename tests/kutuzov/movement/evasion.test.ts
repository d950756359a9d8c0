import { describe, expect, it } from 'vitest';
import {
  armyIn,
  causesOfEvasion,
  evasionBar,
  evasionBonus,
  looseIn,
} from '../../../domain/kutuzov/movement/evasion.ts';
import type { State } from '../../../domain/kutuzov/state/state.ts';
import { campOf, type Nation } from '../../../domain/kutuzov/terms/nations.ts';
import { field, marked, morale } from '../kit/battles.ts';
import { attack, evade, intercept, move, pass, play, rolls } from '../kit/contacts.ts';
import { asking, refused, spending, standing } from '../kit/kit.ts';

describe('where to (§11.6, §11.7)', () => {
  it.each<{
    readonly what: string;
    readonly state: State;
    readonly nation: Nation;
    readonly from: string;
    readonly to: string;
    readonly attackedFrom: string;
    readonly bar?: string;
  }>([
    {
      what: 'to the next space',
      state: field('tver: barclay R1 4'),
      nation: 'R1',
      from: 'tver',
      to: 'valdai',
      attackedFrom: 'substov',
    },
    {
      what: 'not to where the enemy comes from',
      state: field('tver: barclay R1 4'),
      nation: 'R1',
      from: 'tver',
      to: 'substov',
      attackedFrom: 'substov',
      bar: 'WHENCE_THEY_CAME §11.6',
    },
    {
      what: 'not afar',
      state: field('tver: barclay R1 4'),
      nation: 'R1',
      from: 'tver',
      to: 'moscow',
      attackedFrom: 'substov',
      bar: 'NOT_ADJACENT §10.3',
    },
    {
      what: 'not over a river',
      state: field('staraya-russa: R1 4'),
      nation: 'R1',
      from: 'staraya-russa',
      to: 'chudovo',
      attackedFrom: 'cholm',
      bar: 'OVER_RIVER §11.7',
    },
    {
      what: 'Imperials over a marsh',
      state: field('slutsk: davout FN 4'),
      nation: 'FN',
      from: 'slutsk',
      to: 'pinsk',
      attackedFrom: 'minsk',
    },
    {
      what: 'not to enemies',
      state: field('tver: barclay R1 4; valdai: FN 1'),
      nation: 'R1',
      from: 'tver',
      to: 'valdai',
      attackedFrom: 'substov',
      bar: 'ENEMIES_THERE §11.7',
    },
    {
      what: 'not into a zone with enemies alone',
      state: field('warsaw: FS 4; zone-poland: R1 1'),
      nation: 'FS',
      from: 'warsaw',
      to: 'zone-poland',
      attackedFrom: 'lukow',
      bar: 'ENEMIES_THERE §11.7',
    },
    {
      what: 'into a zone with friends among them',
      state: field('warsaw: FS 4; zone-poland: R1 1, FS 1'),
      nation: 'FS',
      from: 'warsaw',
      to: 'zone-poland',
      attackedFrom: 'lukow',
    },
    {
      what: 'not to an enemy fortress',
      state: field('krasny: davout FN 4'),
      nation: 'FN',
      from: 'krasny',
      to: 'smolensk',
      attackedFrom: 'orsha',
      bar: 'ENEMY_FORTRESS §11.7',
    },
    {
      what: 'to one that friends besiege',
      state: field('krasny: davout FN 4; smolensk: FN 1'),
      nation: 'FN',
      from: 'krasny',
      to: 'smolensk',
      attackedFrom: 'orsha',
    },
    {
      what: 'not to a friendly fortress under siege',
      state: field('krasny: R1 4; smolensk: FN 1'),
      nation: 'R1',
      from: 'krasny',
      to: 'smolensk',
      attackedFrom: 'orsha',
      bar: 'ENEMIES_THERE §11.7',
    },
    {
      what: 'staying, in a zone',
      state: field('zone-volga: R1 4'),
      nation: 'R1',
      from: 'zone-volga',
      to: 'zone-volga',
      attackedFrom: 'vladimir',
    },
    {
      what: 'not in a duchy',
      state: field('tver: R1 4'),
      nation: 'R1',
      from: 'tver',
      to: 'tver',
      attackedFrom: 'substov',
      bar: 'NO_STAYING §11.6',
    },
  ])('$what', ({ state, nation, from, to, attackedFrom, bar }) => {
    const refusal = evasionBar(state, campOf(nation), [nation], from, to, attackedFrom);
    expect(refusal && `${refusal.code} ${refusal.rule}`).toBe(bar);
  });
});

describe('additions to the dice of an evasion (§11.8)', () => {
  const wet = { flags: { slutsk: 'FN', pinsk: 'FN' } } as const;
  it.each<{
    readonly what: string;
    readonly state: State;
    readonly nation: Nation;
    readonly commander: string | undefined;
    readonly from: string;
    readonly to: string;
    readonly bonus: number;
  }>([
    {
      what: 'the commander’s rating, into a friendly space',
      state: field('tver: kutuzov R1 4'),
      nation: 'R1',
      commander: 'kutuzov',
      from: 'tver',
      to: 'valdai',
      bonus: 4 + 1,
    },
    {
      what: 'nothing for soldiers alone, over rough',
      state: field('tver: R1 4'),
      nation: 'R1',
      commander: undefined,
      from: 'tver',
      to: 'toropets',
      bonus: 1 - 1,
    },
    {
      what: 'from a space of the enemy’s colour (ruling 17)',
      state: field('krasny: davout FN 4', { flags: { orsha: 'FN' } }),
      nation: 'FN',
      commander: 'davout',
      from: 'krasny',
      to: 'orsha',
      bonus: 4 + 1 - 1,
    },
    {
      what: 'Imperials over a marsh, in winter too',
      state: field('slutsk: davout FN 4', { ...wet, turn: 3 }),
      nation: 'FN',
      commander: 'davout',
      from: 'slutsk',
      to: 'pinsk',
      bonus: 4 + 1 - 1,
    },
    {
      what: 'Russians over a marsh',
      state: field('slutsk: R2 4'),
      nation: 'R2',
      commander: undefined,
      from: 'slutsk',
      to: 'pinsk',
      bonus: 1 - 1,
    },
    {
      what: 'Russians over a marsh in winter',
      state: field('slutsk: R2 4', { turn: 3 }),
      nation: 'R2',
      commander: undefined,
      from: 'slutsk',
      to: 'pinsk',
      bonus: 1,
    },
    {
      what: 'staying in a zone of their own',
      state: field('zone-volga: barclay R1 4'),
      nation: 'R1',
      commander: 'barclay',
      from: 'zone-volga',
      to: 'zone-volga',
      bonus: 1 + 1,
    },
    {
      what: 'staying in an enemy one',
      state: field('zone-volga: davout FN 4'),
      nation: 'FN',
      commander: 'davout',
      from: 'zone-volga',
      to: 'zone-volga',
      bonus: 4 - 1,
    },
  ])('$what', ({ state, nation, commander, from, to, bonus }) => {
    expect(evasionBonus(state, campOf(nation), commander, from, to)).toBe(bonus);
  });
});

describe('the attrition of an evasion (§11.9)', () => {
  it.each<{
    readonly what: string;
    readonly state: State;
    readonly nation: Nation;
    readonly from: string;
    readonly to: string;
    readonly causes: readonly string[];
  }>([
    {
      what: 'none on friendly ground',
      state: field('tver: R1 4'),
      nation: 'R1',
      from: 'tver',
      to: 'valdai',
      causes: [],
    },
    {
      what: 'enemy ground',
      state: field('tver: R1 4', { flags: { valdai: 'FN' } }),
      nation: 'R1',
      from: 'tver',
      to: 'valdai',
      causes: ['enemy-ground'],
    },
    {
      what: 'none where friends stand on it',
      state: field('tver: R1 4; valdai: R1 1', { flags: { valdai: 'FN' } }),
      nation: 'R1',
      from: 'tver',
      to: 'valdai',
      causes: [],
    },
    {
      what: 'a fortress that friends besiege',
      state: field('krasny: FN 4; smolensk: FN 1'),
      nation: 'FN',
      from: 'krasny',
      to: 'smolensk',
      causes: ['enemy-ground'],
    },
    {
      what: 'scorched ground',
      state: field('tver: R1 4', { scorched: ['valdai'] }),
      nation: 'R1',
      from: 'tver',
      to: 'valdai',
      causes: ['scorched'],
    },
    {
      what: 'Imperials over a marsh',
      state: field('slutsk: FN 4', { flags: { pinsk: 'FN' } }),
      nation: 'FN',
      from: 'slutsk',
      to: 'pinsk',
      causes: ['marsh'],
    },
    {
      what: 'Russians over a marsh',
      state: field('slutsk: R2 4'),
      nation: 'R2',
      from: 'slutsk',
      to: 'pinsk',
      causes: [],
    },
    {
      what: 'a river that an event lets it cross (§10.44, ruling 42)',
      state: field('chudovo: R1 4'),
      nation: 'R1',
      from: 'chudovo',
      to: 'staraya-russa',
      causes: ['river'],
    },
    {
      what: 'staying',
      state: field('zone-volga: FN 4'),
      nation: 'FN',
      from: 'zone-volga',
      to: 'zone-volga',
      causes: [],
    },
  ])('$what', ({ state, nation, from, to, causes }) => {
    expect(causesOfEvasion(state, campOf(nation), from, to)).toEqual(causes);
  });
});

describe('formations that evade together (§11.6)', () => {
  it.each<{ readonly what: string; readonly pieces: string; readonly nation: Nation; readonly led: number }>([
    { what: 'an army with all that its leader commands', pieces: 'barclay R1 4', nation: 'R1', led: 4 },
    { what: 'what he does not command is left to itself', pieces: 'barclay R1 6', nation: 'R1', led: 4 },
    { what: 'a group with all that its leaders command', pieces: 'kutuzov barclay R1 10', nation: 'R1', led: 10 },
  ])('$what', ({ pieces, nation, led }) => {
    const state = field(`tver: ${pieces}`);
    const all = state.troops.tver![0]!.sp;
    expect(armyIn(state, 'tver', 'tsarist')?.sp).toEqual({ [nation]: led });
    expect(looseIn(state, 'tver', 'tsarist')).toEqual(all === led ? {} : { [nation]: all - led });
  });
});

describe('a group with Napoleon at Mstislavl, at Sauve Qui Peut (§9.11)', () => {
  const state = field('mstislavl: napoleon murat FN 6; smolensk: barclay R1 4', { flags: { gomel: 'FN' } });
  const low = { imperial: { level: 'sauve-qui-peut', loss: 1, gain: 0 }, tsarist: state.morale.tsarist } as const;
  const start = spending({ ...state, morale: low, facts: { ...state.facts, austriaNeutral: true } }, 'R1', 1);
  const declare = ['R1', move('smolensk', 'mstislavl', ['barclay'], { R1: 4 })] as const;

  it('the attempt costs (1 + 1) × 2 Morale Loss; it fails: a die more for the attackers; a tie is lost', () => {
    // Napoleon 5, +1 to a friendly space, −1 from one of the enemy’s colour, −1 over rough, and 4: 8. The retreat costs
    // 4 more: a check.
    const played = play(start, declare, ['FN', evade('gomel'), '13 511111 511111111111 11']);
    expect(rolls(played)).toEqual(['evasion 8', 'battle: 6 dice', 'battle: 12 dice', 'morale-check: 2 dice']);
    expect(played.events.flatMap((event) => (event.type === 'morale-set' ? [event.loss] : []))).toEqual([5, 9]);
    expect(played.state.over).toMatchObject({ camp: 'tsarist', how: 'morale' });
  });

  it('and as much when it succeeds', () => {
    const { state: gone } = play(start, declare, ['FN', evade('gomel'), '14']);
    expect(standing(gone, 'gomel')).toBe('napoleon, murat, FN 6');
    expect(standing(gone, 'mstislavl')).toBe('barclay, R1 4');
    expect(gone.morale.imperial.loss).toBe(5);
  });
});

describe('counters without a leader try one by one (§11.6)', () => {
  const start = spending(field('tver: R1 3; toropets: davout FN 4', { flags: { toropets: 'FN' } }), 'FN', 2);
  const declare = ['FN', move('toropets', 'tver', ['davout'], { FN: 4 })] as const;

  it('they cost no morale; each failure is a die for the attackers, and the ground does not help (§11.8, §12.4)', () => {
    // +1 to a friendly space. Davout: 4 SP + 4 + 1; over rough the defender would have a die more.
    const played = play(
      start,
      declare,
      ['R1', evade('valdai', { R1: 2 }), '44'],
      ['R1', evade('valdai', { R1: 1 }), '34 511111111 1'],
    );
    expect(rolls(played)).toEqual(['evasion 9', 'evasion 8', 'battle: 9 dice', 'battle: 1 dice']);
    expect(standing(played.state, 'valdai')).toBe('R1 2');
    expect(played.state.morale.tsarist.loss).toBe(0);
  });

  it('without a try the ground helps', () => {
    const played = play(start, declare, ['R1', pass, '51111111 1111']);
    expect(rolls(played)).toEqual(['battle: 8 dice', 'battle: 4 dice']);
  });

  it('those who have failed do not try again', () => {
    const { state } = play(start, declare, ['R1', evade('valdai', { R1: 2 }), '11']);
    expect(asking(state)).toEqual(['r1 window']);
    expect(refused(state, 'R1', evade('valdai', { R1: 2 }))).toBe('NOT_A_CHOICE');
  });

  it.each<{ readonly what: string; readonly command: ReturnType<typeof evade>; readonly refusal: string }>([
    { what: 'back to the enemy', command: evade('toropets', { R1: 1 }), refusal: 'WHENCE_THEY_CAME §11.6' },
    { what: 'an army that is not there', command: evade('valdai'), refusal: 'NO_ARMY_TO_EVADE §11.6' },
  ])('refused: $what', ({ command, refusal }) => {
    expect(refused(play(start, declare).state, 'R1', command)).toBe(refusal);
  });
});

it('a formation that fails to evade keeps the Entrenchment (§12.45, ruling 18)', () => {
  const state = field('tver: barclay R1 4; toropets: davout FN 4', {
    flags: { toropets: 'FN' },
    entrenched: { tver: 'tsarist' },
  });
  // Barclay: 1 + 1 and 2 are 4. Davout: 4 SP + 4 + 1 − 1; Barclay: 4 SP + 1.
  const played = play(
    spending(state, 'FN', 1),
    ['FN', move('toropets', 'tver', ['davout'], { FN: 4 })],
    ['R1', evade('valdai'), '11 11111111 51111'],
  );
  expect(rolls(played)).toEqual(['evasion 4', 'battle: 8 dice', 'battle: 5 dice']);
  expect(played.state.morale.tsarist.loss).toBe(1);
});

it('an Entrenchment goes with those who evade (§12.45)', () => {
  const state = field('tver: barclay R1 4; substov: davout FN 4', {
    flags: { substov: 'FN' },
    entrenched: { tver: 'tsarist' },
  });
  const { state: gone } = play(
    spending(state, 'FN', 1),
    ['FN', move('substov', 'tver', ['davout'], { FN: 4 })],
    ['R1', evade('valdai'), '66'],
  );
  expect(gone.entrenched).toEqual({});
});

it('marks do not hinder it and go along, apart from others (§11.6)', () => {
  const state = field('tver: barclay R1 4; valdai: R1 2; substov: davout FN 4', { flags: { substov: 'FN' } });
  const tired = {
    ...state,
    leaders: { ...state.leaders, barclay: { ...state.leaders.barclay!, marked: true } },
    troops: { ...state.troops, tver: [{ ...state.troops.tver![0]!, marked: true }] },
  };
  const { state: gone } = play(
    spending(tired, 'FN', 1),
    ['FN', move('substov', 'tver', ['davout'], { FN: 4 })],
    ['R1', evade('valdai'), '66'],
  );
  expect(marked(gone)).toEqual(['barclay', 'valdai R1 4']);
  expect(standing(gone, 'valdai')).toBe('barclay, R1 6');
});

it('the attacker may follow with more CP, and they evade again (§11.10)', () => {
  const state = field('tver: barclay R1 4; substov: davout FN 4', { flags: { substov: 'FN' } });
  const played = play(
    spending(state, 'FN', 3),
    ['FN', move('substov', 'tver', ['davout'], { FN: 4 })],
    // Uncontrolled ground and then an enemy duchy: an ambush (§10.43), but only after the evasion (§11.11).
    ['R1', evade('valdai'), '66'],
    ['FN', move('tver', 'valdai', ['davout'], { FN: 4 })],
    ['R1', evade('chudovo'), '66 11111'],
  );
  expect(rolls(played)).toEqual(['evasion 14', 'evasion 14', 'attrition: 5 dice']);
  expect(standing(played.state, 'chudovo')).toBe('barclay, R1 4');
  expect(standing(played.state, 'valdai')).toBe('davout, FN 4');
  expect(asking(played.state)).toEqual(['fn card']);
});

it('once interceptors have come there is no evasion any more (§11.4)', () => {
  const state = field('tver: R1 1; valdai: kutuzov R1 4; bezhetsk: barclay R1 2; substov: davout FN 4', {
    flags: { substov: 'FN' },
  });
  const { state: joined } = play(
    spending(state, 'FN', 1),
    ['FN', move('substov', 'tver', ['davout'], { FN: 4 })],
    ['R1', intercept('valdai', ['kutuzov'], { R1: 4 }), '66'],
  );
  expect(asking(joined)).toEqual(['r1 window']);
  expect(refused(joined, 'R1', evade('bezhetsk', { R1: 1 }))).toBe('NOT_ATTACKED §11.6');
});

describe('announced together (§11.4, §11.11)', () => {
  const state = field('dorogobuzh: davout FN 2; elnya: murat FS 4; smolensk: barclay R1 4', {
    flags: { dorogobuzh: 'FN', elnya: 'FS', vyazma: 'FN' },
  });
  const start = spending(state, 'R1', 1);
  const answers = [
    ['R1', move('smolensk', 'dorogobuzh', ['barclay'], { R1: 4 })],
    ['FN', evade('vyazma')],
  ] as const;

  it('an interception is rolled for first; where it succeeds nobody evades, and nothing is paid for it', () => {
    // Murat 2 + 1 − 1 over rough and 7; with more SP he has the command (§10.62): 6 SP, Davout on his staff and 2.
    // Barclay loses.
    const joined = play(start, ...answers, ['FS', intercept('elnya', ['murat'], { FS: 4 }), '34 11111 511111111']);
    expect(rolls(joined)).toEqual(['interception 9', 'battle: 5 dice', 'battle: 9 dice']);
    expect(joined.state.morale.imperial.loss).toBe(0);
  });

  it('where it fails they do', () => {
    const { state: gone } = play(start, ...answers, ['FS', intercept('elnya', ['murat'], { FS: 4 }), '33 66']);
    expect(standing(gone, 'vyazma')).toBe('davout, FN 2');
    expect(gone.morale.imperial.loss).toBe(1);
  });
});

it('a formation that has just evaded does not intercept the same enemies', () => {
  const state = field('tver: kutuzov R1 4; substov: davout FN 4', { flags: { substov: 'FN' } });
  const { state: gone } = play(
    spending(state, 'FN', 2),
    ['FN', move('substov', 'tver', ['davout'], { FN: 4 })],
    ['R1', evade('valdai'), '66'],
  );
  expect(asking(gone)).toEqual(['fn card']);
  expect(standing(gone, 'tver')).toBe('davout, FN 4');
});

describe('in a zone (§11.6, §10.72)', () => {
  const start = spending(field('zone-volga: barclay R1 4 davout FN 4', { morale: morale('elan-du-guerre') }), 'FN', 2);

  it('a formation that evades may stay unfought; to attack again costs CP, and it may evade again (§11.10)', () => {
    // Barclay: 1 + 1 in his own zone.
    const stayed = play(start, ['FN', attack('zone-volga', ['davout'], { FN: 4 })], ['R1', evade('zone-volga'), '34']);
    expect(rolls(stayed)).toEqual(['evasion 9']);
    expect(standing(stayed.state, 'zone-volga')).toBe('davout, barclay, FN 4, R1 4');
    expect(asking(stayed.state)).toEqual(['fn card']);
    // Davout: 4 SP + 4 + 2 for morale + 1 for the failure; Barclay has no die for his home zone (§12.44).
    const again = play(
      stayed.state,
      ['FN', attack('zone-volga', ['davout'], { FN: 4 })],
      ['R1', evade('zone-volga'), '33 11111111111 51111'],
    );
    expect(rolls(again)).toEqual(['evasion 8', 'battle: 11 dice', 'battle: 5 dice']);
    expect(again.state.morale.tsarist.loss).toBe(2);
  });

  it('those who stayed take no part when others are fought', () => {
    const two = spending(field('zone-volga: barclay R1 6 davout FN 4'), 'FN', 1);
    const played = play(
      two,
      ['FN', attack('zone-volga', ['davout'], { FN: 4 })],
      ['R1', evade('zone-volga'), '66'],
      // Two SP without a leader, and a die for the home zone.
      ['R1', pass, '51111111 111'],
    );
    expect(rolls(played)).toEqual(['evasion 14', 'battle: 8 dice', 'battle: 3 dice']);
    expect(marked(played.state)).not.toContain('barclay');
  });
});
