import { describe, expect, it } from 'vitest';
import type { Command } from '../../../domain/kutuzov/frames/commands.ts';
import { kutuzov } from '../../../domain/kutuzov/index.ts';
import { battleOf } from '../../../domain/kutuzov/pieces/pieces.ts';
import type { State } from '../../../domain/kutuzov/state/state.ts';
import { byPower, type Power } from '../../../domain/kutuzov/terms/nations.ts';
import { describe as describeGame } from '../../../domain/kutuzov/words/describe/describe.ts';
import { whereIs } from '../kit/events.ts';
import { after, asking, dice, drawn, events, facesOf, handsOf, refused, spending, standing } from '../kit/kit.ts';

const react = (card: number): Command => ({ type: 'react', card });
const pass: Command = { type: 'pass' };
const come = (from: string, leaders: readonly string[], sp: { readonly [nation: string]: number }): Command => ({
  type: 'intercept',
  from,
  leaders,
  sp,
});
const start = (
  power: Power,
  pieces: string,
  hands: Parameters<typeof handsOf>[0],
  change: Partial<State> = {},
): State => spending(drawn(pieces, { resources: byPower(() => 0), hands: handsOf(hands), ...change }), power, 2);
const rolled = (state: State, power: Power, command: Command, rolls: string): number | undefined => {
  const roll = events(state, power, command, dice(...facesOf(rolls))).find(({ type }) => type === 'rolled');
  return roll?.type === 'rolled' ? roll.total : undefined;
};

/** Nobody intercepts or evades. */
function uncontested(state: State): State {
  const frame = state.frames.at(-1);
  const [power] = frame?.is === 'window' && frame.point === 'contact' ? frame.waiting : [];
  return power === undefined ? state : uncontested(after(state, power, pass));
}

/** The enemy does not cancel the card just played. */
const uncountered = (state: State): State => asking(state).reduce((next) => after(next, 'R1', pass), state);

describe('interceptions by event from two spaces away (§11.2)', () => {
  const pieces = 'yaroslav: R1 4; kaluga: kutuzov R1 6; borodino: tormassov R2 4; moscow: napoleon FN 8';
  const flags = { moscow: 'FN', substov: 'FN' } as const;
  const marched = after(start('R1', pieces, { R1: [72] }, { flags }), 'R1', {
    type: 'move',
    from: 'yaroslav',
    to: 'substov',
    leaders: [],
    sp: { R1: 4 },
  });
  const met = after(marched, 'FN', come('moscow', ['napoleon'], { FN: 8 }), dice(6, 6));
  const asked = after(met, 'R1', react(72));

  it('is played at the beginning of the battle; then the Powers are asked in impulse order', () => {
    expect(asking(met)).toEqual(['r1 window']);
    expect(asking(asked)).toEqual(['r1 call']);
    expect(whereIs(asked, 72)).toBe('discard');
  });

  const kutuzovs = come('kaluga', ['kutuzov'], { R1: 6 });
  const joined = after(asked, 'R1', kutuzovs, dice(6, 6));
  const tormassovs = come('borodino', ['tormassov'], { R2: 4 });

  it('Kutuzov comes over Borodino, Tormassov from there: one roll for the whole way, with the worst line on it (§11.4)', () => {
    expect(rolled(asked, 'R1', kutuzovs, '44')).toBe(8 + battleOf(asked, 'kutuzov') - 1);
    expect(asking(joined)).toEqual(['r2 call']);
    expect(rolled(joined, 'R2', tormassovs, '44 1*15 1*18 1*15 1*15')).toEqual(8 + battleOf(asked, 'tormassov') - 1);
  });

  it('a joined active side retreats all together to one of the spaces its formations came from (§12.6)', () => {
    // Nobody hits anybody in two rounds.
    const beaten = after(joined, 'R2', tormassovs, dice(...facesOf('66 1*20 1*18 1*20 1*15')));
    expect(standing(beaten, 'substov')).toBe('napoleon, kutuzov, tormassov, FN 8, R1 10, R2 4');
    expect(asking(beaten)).toEqual(['r1 retreat']);
    const away = (to: string): Command => ({
      type: 'retreat',
      to,
      leaders: ['kutuzov', 'tormassov'],
      sp: { R1: 10, R2: 4 },
    });
    expect(refused(beaten, 'R1', away('tver'))).toBe('NOT_A_RETREAT §12.6');
    expect(standing(after(beaten, 'R1', away('borodino')), 'borodino')).toBe('kutuzov, tormassov, R1 10, R2 4');
  });

  it('Napoleon has the dice of the river in the first round (§12.43), by any lines of the others (§12.4)', () => {
    const text = describeGame(kutuzov.view(asked, []), 'en');
    expect(text).toContain('line of march 3');
  });

  it('a leader who fails is marked where he is, and no leader may try twice (§11.3)', () => {
    const failed = after(asked, 'R1', come('kaluga', ['kutuzov'], { R1: 6 }), dice(1, 1));
    expect(standing(failed, 'kaluga')).toBe('kutuzov, R1 6');
    expect(failed.leaders.kutuzov?.marked).toBe(true);
    expect(asking(failed)).toEqual(['r2 call']);
  });

  it('nobody comes from further away', () => {
    expect(refused(asked, 'R1', come('tula', ['kutuzov'], { R1: 6 }))).toBe('NOT_CALLED §11.3');
  });
});

describe('#66: formations around the battle (§11.2)', () => {
  const pieces = 'dorogobuzh: davout FN 4; smolensk: barclay R1 4; mstislavl: bagration R2 4; elnya: ney FN 3';
  const attack: Command = { type: 'move', from: 'dorogobuzh', to: 'smolensk', leaders: ['davout'], sp: { FN: 4 } };
  const fought = (hands: Parameters<typeof handsOf>[0]): State => {
    const contact = after(start('FN', pieces, hands, { flags: { dorogobuzh: 'FN' } }), 'FN', attack);
    return uncontested(contact);
  };

  it('of the active side try once the enemy has played his cards too (§12.1)', () => {
    const open = fought({ FN: [66], R1: [51] });
    const called = uncountered(after(open, 'FN', react(66)));
    expect(asking(called)).toEqual(['r1 window']);
    expect(asking(after(called, 'R1', react(51)))).toEqual(['fn call']);
  });

  it('of the inactive side try before those of the active one (§11.2)', () => {
    const called = uncountered(after(fought({ FN: [66], R1: [72] }), 'FN', react(66)));
    const tries = after(called, 'R1', react(72));
    expect(asking(tries)).toEqual(['r2 call']);
    expect(asking(after(tries, 'R2', pass))).toEqual(['fn call']);
  });

  it('are called by nobody who has no piece in the battle (§5.3)', () => {
    const open = fought({ R2: [66] });
    expect(asking(open)).toEqual(['r2 window']);
    expect(refused(open, 'R2', react(66))).toBe('NOT_IN_BATTLE §5.3');
  });

  it('formations that have just evaded do not come back (§11.6)', () => {
    const attacked = after(
      start('FN', 'substov: davout FN 4; tver: barclay R1 6', { R1: [66] }, { flags: { substov: 'FN' } }),
      'FN',
      {
        type: 'move',
        from: 'substov',
        to: 'tver',
        leaders: ['davout'],
        sp: { FN: 4 },
      },
    );
    const gone = after(attacked, 'R1', { type: 'evade', to: 'valdai' }, dice(6, 6));
    expect(standing(gone, 'valdai')).toBe('barclay, R1 4');
    expect(standing(gone, 'tver')).toBe('R1 2');
    const met = after(gone, 'R1', pass);
    expect(asking(met)).toEqual(['r1 window']);
    expect(refused(met, 'R1', react(66))).toBe('NO_TARGET §5.1');
  });

  it('formations that come fight in the round, and suffer the attrition of their way first (§11.5)', () => {
    const scorched = { ...fought({ FN: [66] }), scorched: ['smolensk'] };
    const called = after(scorched, 'FN', react(66));
    const come3 = events(called, 'FN', come('elnya', ['ney'], { FN: 3 }), dice(...facesOf('66 1*4 1*13 1*6 1*13 1*6')));
    const whys = come3.flatMap((event) => (event.type === 'rolled' ? [`${event.why} ${event.dice.length}`] : []));
    expect(whys.slice(0, 3)).toEqual(['interception 2', 'attrition 4', 'battle 13']);
  });
});

describe('#109: soldiers without a leader, or one army (§11.3)', () => {
  const pieces = 'dorogobuzh: davout FN 4; smolensk: barclay R1 4; mstislavl: R2 6; elnya: FN 3; vyazma: ney FN 3';
  const attack: Command = { type: 'move', from: 'dorogobuzh', to: 'smolensk', leaders: ['davout'], sp: { FN: 4 } };
  const flags = { dorogobuzh: 'FN' } as const;
  const called = (power: Power): State => {
    const contact = after(start('FN', pieces, { [power]: [109] }, { flags }), 'FN', attack);
    return after(uncontested(contact), power, react(109));
  };

  it('as many as four SP try as if a leader of rating 2 led them, once', () => {
    const asked = called('R2');
    expect(asking(asked)).toEqual(['r2 call']);
    expect(refused(asked, 'R2', come('mstislavl', [], { R2: 5 }))).toBe('NOT_CALLED §11.3');
    // Over a rough line, into a space of one's own.
    expect(rolled(asked, 'R2', come('mstislavl', [], { R2: 4 }), '44 1*10 1*10 1*10 1*10')).toBe(8 + 2 + 1 - 1);
    const failed = after(asked, 'R2', come('mstislavl', [], { R2: 4 }), dice(...facesOf('11 1*10 1*6 1*10 1*6')));
    expect(failed.troops.mstislavl?.map(({ sp, marked }) => [sp, marked])).toEqual([
      [2, false],
      [4, true],
    ]);
  });

  it('may be those of the active side', () => {
    expect(asking(called('FN'))).toEqual(['fn call']);
  });

  it('against a move of the enemy, which they meet in battle (§11.1)', () => {
    const state = start(
      'FN',
      'dorogobuzh: davout FN 4; mstislavl: R2 6',
      { R2: [109] },
      { flags: { dorogobuzh: 'FN' } },
    );
    const asked = after(after(state, 'FN', attack), 'R2', react(109));
    expect(asking(asked)).toEqual(['r2 call']);
    const met = after(asked, 'R2', come('mstislavl', [], { R2: 4 }), dice(...facesOf('66 1*10 1*5 1*10 1*5')));
    expect(standing(met, 'smolensk')).toBe('R2 4');
    expect(met.lastRoll?.why).toBe('battle');
  });

  it('is offered to no leader against a move of his own side', () => {
    const state = start('FN', 'dorogobuzh: davout FN 4; elnya: FN 3', { FS: [109] }, { flags: { dorogobuzh: 'FN' } });
    expect(standing(after(state, 'FN', attack), 'smolensk')).toBe('davout, FN 4');
  });
});
