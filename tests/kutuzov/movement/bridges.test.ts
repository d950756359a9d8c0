import { describe, expect, it } from 'vitest';
import type { Command } from '../../../domain/kutuzov/frames/commands.ts';
import { kutuzov } from '../../../domain/kutuzov/index.ts';
import { marchOf } from '../../../domain/kutuzov/map/ground.ts';
import type { State } from '../../../domain/kutuzov/state/state.ts';
import type { Power } from '../../../domain/kutuzov/terms/nations.ts';
import { field, morale } from '../kit/battles.ts';
import { move, pass, play, rolls } from '../kit/contacts.ts';
import { asking, handsOf, refused, scenario, spending, standing } from '../kit/kit.ts';

const bridge = (a: string, b: string): Command => ({ type: 'bridge', a, b });
const end: Command = { type: 'end' };
const high = {
  morale: morale('elan-du-guerre', 'vive-lempereur'),
  hands: handsOf({ FN: [41], R1: [44], FS: [60], R2: [79] }),
};

describe('Napoleon crosses to Tilsit in the first impulse (§PB4.1)', () => {
  const start = spending(
    field('zone-prussia: napoleon FN 8; konigsberg: yorck PR 3; tilsit: R1 2; zone-poland: ney FN 7', high),
    'FN',
    4,
  );
  const toTilsit = [
    ['FN', move('zone-prussia', 'konigsberg', ['napoleon'], { FN: 8 })],
    ['FN', bridge('konigsberg', 'tilsit')],
    ['FN', move('konigsberg', 'tilsit', ['napoleon', 'yorck'], { FN: 8, PR: 3 })],
  ] as const;
  // 8 + 3 SP, Yorck on the staff, Napoleon’s 5 and 2 of the French; the cavalry: 2 SP and 1, nothing for the river.
  const strong = '1'.repeat(19);

  it('the bridged river is clear: no terrain for the cavalry, no attrition on the way back; then the bridge goes', () => {
    const lost = play(start, ...toTilsit, ['R1', pass, `${strong} 511`]);
    expect(rolls(lost)).toEqual(['battle: 19 dice', 'battle: 3 dice']);
    expect(standing(lost.state, 'konigsberg')).toBe('napoleon, yorck, FN 8, PR 3');
    expect(standing(lost.state, 'tilsit')).toBe('R1 2');
    expect(lost.state.bridges).toEqual([{ owner: 'FN', a: 'konigsberg', b: 'tilsit', permanent: false }]);
    const over = play(lost.state, ['FN', end]);
    expect(over.state.bridges).toEqual([]);
    expect(asking(over.state).some((ask) => ask.includes('bridgehead'))).toBe(false);
  });

  it('after a victory all who were in Poland may go to Königsberg', () => {
    const won = play(start, ...toTilsit, ['R1', pass, `66${'1'.repeat(17)} 111`]);
    const asked = play(won.state, ['FN', end]);
    expect(asking(asked.state)).toEqual(['fn bridgehead']);
    expect(asked.state.bridges.length).toBe(1);
    const brought = play(asked.state, [
      'FN',
      { type: 'bring-up', from: 'zone-poland', leaders: ['ney'], sp: { FN: 7 }, group: false },
    ]);
    expect(standing(brought.state, 'konigsberg')).toBe('ney, FN 7');
    expect(standing(brought.state, 'zone-poland')).toBe('');
    expect(brought.state.facts.firstImpulseDone).toEqual(['FN']);
  });

  it('or some of the soldiers alone, without a leader', () => {
    const won = play(start, ...toTilsit, ['R1', pass, `66${'1'.repeat(17)} 111`], ['FN', end]);
    const legal = kutuzov.legal(kutuzov.view(won.state, ['fn']), 'fn');
    const led = legal.is === 'oneOf' ? legal.of.map((each) => each.is === 'fields' && each.fields.leaders) : [];
    expect(led).toContainEqual({ is: 'const', value: [], label: 'no leader', kind: 'party' });
    const brought = play(won.state, [
      'FN',
      { type: 'bring-up', from: 'zone-poland', leaders: [], sp: { FN: 5 }, group: false },
    ]);
    expect(standing(brought.state, 'konigsberg')).toBe('FN 5');
    expect(standing(brought.state, 'zone-poland')).toBe('ney, FN 2');
  });

  it('or they stay where they are', () => {
    const won = play(
      start,
      ...toTilsit,
      ['R1', pass, `66${'1'.repeat(17)} 111`],
      ['FN', end],
      ['FN', { type: 'keep' }],
    );
    expect(standing(won.state, 'zone-poland')).toBe('ney, FN 7');
  });
});

describe('the first impulse of French South (§PB4.1)', () => {
  const start = spending(
    field(
      'zone-galicia: ney FN 4 FS 7; zone-austria: AU 2 FS 2; warsaw: eugene FS 2; lemberg: schwarzenberg AU 4; stanislovov: tormassov R2 4',
      high,
    ),
    'FS',
    5,
  );

  it('5 CP, and the stack of Galicia goes to Lemberg', () => {
    const played = play(
      start,
      ['FS', move('zone-austria', 'zone-galicia', [], { AU: 2 })],
      ['FS', move('zone-austria', 'zone-galicia', [], { FS: 2 })],
      ['FS', move('warsaw', 'zone-galicia', ['eugene'], { FS: 2 })],
      ['FS', bridge('lemberg', 'stanislovov')],
      ['FS', move('lemberg', 'stanislovov', ['schwarzenberg'], { AU: 4 }), '5111111 111111'],
      // Behind Tormassov there are only rivers: he cannot evade, and pays for the retreat. Schwarzenberg: 4 SP + 2 + 1
      // of allies at Elan.
      ['R2', { type: 'retreat', to: 'kamenets', leaders: ['tormassov'], sp: { R2: 4 } }, '11111'],
    );
    expect(standing(played.state, 'stanislovov')).toBe('schwarzenberg, AU 4');
    expect(asking(played.state)).toEqual(['fs impulse']);
    const brought = play(
      played.state,
      ['FS', end],
      ['FS', { type: 'bring-up', from: 'zone-galicia', leaders: ['eugene'], sp: { FS: 11, AU: 2 }, group: true }],
    );
    expect(standing(brought.state, 'lemberg')).toBe('ney, eugene, FN 4, FS 11, AU 2');
  });
});

describe('the marker (§PB4.1)', () => {
  const start = spending(field('konigsberg: yorck PR 3'), 'FN', 3);

  it('lies on one river between home duchies, once; only Imperials use it', () => {
    const { state } = play(start, ['FN', bridge('konigsberg', 'kovno')]);
    expect(marchOf(state, 'kovno', 'konigsberg', 'imperial')).toBe('clear');
    expect(marchOf(state, 'kovno', 'konigsberg', 'tsarist')).toBe('river');
    expect(refused(state, 'FN', bridge('konigsberg', 'tilsit'))).toBe('NO_BRIDGE_NOW §PB4.1');
  });

  it.each<{
    readonly what: string;
    readonly power: Power;
    readonly state: State;
    readonly command: Command;
    readonly refusal: string;
  }>([
    {
      what: 'a line that is no river',
      power: 'FN',
      state: start,
      command: bridge('konigsberg', 'memel'),
      refusal: 'NO_FRONTIER_RIVER §PB4.1',
    },
    {
      what: 'a river inside Russia',
      power: 'FN',
      state: start,
      command: bridge('grodno', 'kovno'),
      refusal: 'NO_FRONTIER_RIVER §PB4.1',
    },
    {
      what: 'Russians',
      power: 'R1',
      state: spending(field(''), 'R1', 1),
      command: bridge('konigsberg', 'kovno'),
      refusal: 'NO_BRIDGE_NOW §PB4.1',
    },
    {
      what: 'after the first impulse',
      power: 'FN',
      state: { ...start, facts: { ...start.facts, firstImpulseDone: ['FN'] } },
      command: bridge('konigsberg', 'kovno'),
      refusal: 'NO_BRIDGE_NOW §PB4.1',
    },
    {
      what: 'in another scenario',
      power: 'FN',
      state: spending(scenario(2), 'FN', 1),
      command: bridge('warsaw', 'grodno'),
      refusal: 'NO_BRIDGE_NOW §PB4.1',
    },
  ])('refused: $what', ({ power, state, command, refusal }) => {
    expect(refused(state, power, command)).toBe(refusal);
  });

  it('permanent bridges stay, with any pieces there (ruling 37)', () => {
    const before = scenario(2);
    const state = spending(
      {
        ...before,
        troops: { ...before.troops, kovno: [{ of: 'R1', sp: 1, marched: 0, stopped: false, marked: false }] },
      },
      'FN',
      1,
    );
    expect(play(state, ['FN', { type: 'done' }], ['FN', end]).state.bridges).toEqual(before.bridges);
  });
});
