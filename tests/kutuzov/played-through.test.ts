import { expect, it } from 'vitest';
import type { Command } from '../../domain/kutuzov/frames/commands.ts';
import type { State } from '../../domain/kutuzov/state/state.ts';
import { evolve } from '../../domain/kutuzov/table/evolve.ts';
import type { Power } from '../../domain/kutuzov/terms/nations.ts';
import { field } from './kit/battles.ts';
import { evade, intercept, move, type Played, pass, rolls } from './kit/contacts.ts';
import { asking, dice, events, handsOf, refused, spending, standing } from './kit/kit.ts';

/* The rulebook's long examples, each from its first order to its end. */

/** Commands one after the other, each with the dice thrown for it: `6*3 1*8` is three 6s and eight 1s. */
const play = (start: State, ...commands: readonly (readonly [Power, Command, string?])[]): Played =>
  commands.reduce<Played>(
    (played, [power, command, thrown = '']) => {
      const faces = thrown
        .split(' ')
        .flatMap((part) =>
          part.includes('*') ? Array<number>(Number(part.slice(2))).fill(Number(part[0])) : [...part].map(Number),
        );
      const happened = events(played.state, power, command, dice(...faces));
      return { state: happened.reduce(evolve, played.state), events: [...played.events, ...happened] };
    },
    { state: start, events: [] },
  );
const react = (card: number): Command => ({ type: 'react', card });

it('Napoleon’s group cannot get away from Mstislavl, and the war is lost (§9.11, §11.2, §12.6, §12.63)', () => {
  const pieces =
    'mstislavl: napoleon FN 6 murat FS 2; smolensk: barclay R1 4; chernigov: tormassov R2 4; roslavl: R1 1; elnya: R1 1; starodub: R2 1; mogilev: R1 1';
  const low = {
    imperial: { level: 'sauve-qui-peut', loss: 1, gain: 0 },
    tsarist: { level: 'marchez-vous', loss: 0, gain: 0 },
  } as const;
  const start = spending(
    field(pieces, { morale: low, flags: { gomel: 'FN' }, hands: handsOf({ R1: [72], R2: [20] }) }),
    'R1',
    1,
  );
  const tried = play(start, ['R1', move('smolensk', 'mstislavl', ['barclay'], { R1: 4 })], ['FN', evade('gomel')]);
  const met = play(tried.state, ['R1', pass], ['R2', pass, '13']);
  expect(rolls(met)).toEqual(['evasion 8']);
  expect(met.state.morale.imperial.loss).toEqual(1 + (1 + 1) * 2);
  expect(asking(met.state)).toEqual(['r1 window']);
  // Each side disrupts one of the other: a tie, which is lost at Sauve Qui Peut. One of the French goes to the Regroup
  // Box.
  const fought = play(
    met.state,
    ['R1', react(72)],
    ['R2', intercept('chernigov', ['tormassov'], { R2: 4 }), '66 1*10 5 1*13 5'],
    ['FN', { type: 'lose', nation: 'FN' }],
  );
  expect(rolls(fought)).toEqual(['interception 12', 'battle: 11 dice', 'battle: 14 dice']);
  // The reinforcements came over Gomel; of the ways out Orsha is left.
  expect(asking(fought.state)).toEqual(['r2 window']);
  expect(standing(fought.state, 'mstislavl')).toBe('napoleon, murat, barclay, tormassov, FN 5, R1 4, FS 2, R2 4');
  const { state } = play(fought.state, ['R2', react(20), '66']);
  expect(state.leaders.napoleon?.at).toBe('@regroup');
  expect(state.regroup).toEqual({ FN: 6, FS: 2 });
  expect(state.morale.imperial.loss).toEqual(5 + (3 + 1) * 2);
  expect(state.over).toMatchObject({ camp: 'tsarist', how: 'morale' });
});

it('Kutuzov and Tormassov come to the artillery that Napoleon met at Substov (§11.2, §12.41, §12.43)', () => {
  const pieces = 'yaroslav: R1 4; kaluga: kutuzov R1 6; borodino: tormassov R2 4; moscow: napoleon FN 8';
  const start = spending(
    field(pieces, { flags: { moscow: 'FN', substov: 'FN' }, hands: handsOf({ R1: [72] }) }),
    'R1',
    1,
  );
  const met = play(
    start,
    ['R1', move('yaroslav', 'substov', [], { R1: 4 })],
    ['FN', intercept('moscow', ['napoleon'], { FN: 8 }), '12'],
  );
  expect(rolls(met)).toEqual(['interception 9']);
  expect(asking(met.state)).toEqual(['r1 window']);
  // Kutuzov 4 and Tormassov 1, and one less for the rough way. Kutuzov: 14 SP, a staff officer, 4; Napoleon: 8 SP, 5,
  // and 3 for the river.
  const fought = play(
    met.state,
    ['R1', react(72)],
    ['R1', intercept('kaluga', ['kutuzov'], { R1: 6 }), '33'],
    ['R2', intercept('borodino', ['tormassov'], { R2: 4 }), '36 1*19 5 1*15'],
  );
  expect(rolls(fought)).toEqual(['interception 9', 'interception 9', 'battle: 19 dice', 'battle: 16 dice']);
  expect(standing(fought.state, 'kaluga')).toBe('');
  expect(standing(fought.state, 'borodino')).toBe('');
  expect(asking(fought.state)).toEqual(['r1 retreat']);
  // They go back together to one of the spaces they came from.
  const all = { leaders: ['kutuzov', 'tormassov'], sp: { R1: 10, R2: 4 } } as const;
  expect(refused(fought.state, 'R1', { type: 'retreat', to: 'kaluga', ...all })).toBe('NOT_A_RETREAT §12.6');
  const { state } = play(fought.state, ['R1', { type: 'retreat', to: 'borodino', ...all }]);
  expect(standing(state, 'borodino')).toBe('kutuzov, tormassov, R1 10, R2 4');
  expect(standing(state, 'substov')).toBe('napoleon, FN 8');
});
