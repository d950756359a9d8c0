import { describe, expect, it } from 'vitest';
import { placeFlag } from '../../../domain/kutuzov/deeds/tracks/flagging.ts';
import { closeImpulses, endImpulse } from '../../../domain/kutuzov/procedures/turn/sequence.ts';
import type { State } from '../../../domain/kutuzov/state/state.ts';
import { type Table, tableOf } from '../../../domain/kutuzov/table/table.ts';
import { intercept, pass, play } from '../kit/contacts.ts';
import { afterEvent, barred, holding, playEvent, whereIs } from '../kit/events.ts';
import { after, asking, noDice, refused, standing } from '../kit/kit.ts';

const target = (space: string) => ({ type: 'target', space }) as const;
const done = { type: 'done' } as const;
const happens = (state: State, what: (table: Table) => void): State => {
  const table = tableOf(state, noDice);
  what(table);
  return table.state;
};
const lossOf = ({ morale }: State): number => morale.imperial.loss;

describe('#108: the Imperial flag goes from up to two duchies within two spaces of a Tsarist formation', () => {
  const flags = {
    vyazma: 'FN',
    borodino: 'FN',
    smolensk: 'FN',
    moscow: 'FN',
    mogilev: 'FS',
    dorogobuzh: 'FS',
  } as const;
  const start = holding('R2', [108], 'kaluga: R2 1; vyazma: FN 2; dorogobuzh: murat FS 4', { flags });

  it('no fortress, none with Imperials, none further away; as many as the player likes', () => {
    const asked = playEvent(start, 'R2', 108).state;
    for (const space of ['vyazma', 'smolensk', 'mogilev', 'dorogobuzh', 'kaluga']) {
      expect(refused(asked, 'R2', target(space)), space).toBe('NOT_A_CHOICE');
    }
    const freed = play(asked, ['R2', target('borodino')], ['R2', target('moscow')]).state;
    expect(freed.flags.borodino).toBe(undefined);
    expect(freed.flags.moscow).toBe(undefined);
    expect(whereIs(freed, 108)).toBe('discard');
    expect(asking(freed)).toEqual(['r2 impulse']);
    expect(lossOf(freed) - lossOf(start)).toBe(1); // Moscow is a Depot (§7.2).
    expect(after(asked, 'R2', done).flags).toEqual(flags);
    expect(barred(holding('R2', [108], 'kaluga: R2 1; vyazma: FN 2', { flags: { vyazma: 'FN' } }), 'R2', 108)).toBe(
      'NO_TARGET §5.1',
    );
    expect(barred(holding('FN', [108], '', { flags }), 'FN', 108)).toBe('NOT_FOR_YOU §5.1');
  });

  const near = holding('R1', [108], 'kaluga: R1 1; vyazma: ney FN 3; yukhnov: R1 1', {
    flags: { borodino: 'FN', vyazma: 'FN' },
  });
  it('each may be intercepted (§11.1): who comes stays and keeps the flag', () => {
    const asked = playEvent(near, 'R1', 108, { answers: [['R1', target('borodino')]] }).state;
    expect(asking(asked)).toEqual(['fn window']);
    expect(refused(asked, 'FN', intercept('vyazma', ['davout'], { FN: 3 }))).toBe('NOT_ABLE §11.3');
    const kept = play(asked, ['FN', intercept('vyazma', ['ney'], { FN: 3 }), '26']).state;
    expect(standing(kept, 'borodino')).toBe('ney, FN 3');
    expect(kept.flags.borodino).toBe('FN');
    expect(standing(kept, 'vyazma')).toBe('');
    expect(asking(kept)).toEqual(['r1 event']);
    expect(refused(kept, 'R1', target('borodino'))).toBe('NOT_A_CHOICE');
    const passed = after(asked, 'FN', pass);
    expect(passed.flags.borodino).toBe(undefined);
    expect(asking(passed)).toEqual(['r1 impulse']);
  });
  it('a try that fails marks the army, and the flag goes', () => {
    const asked = playEvent(near, 'R1', 108, { answers: [['R1', target('borodino')]] }).state;
    const failed = play(asked, ['FN', intercept('vyazma', ['ney'], { FN: 3 }), '11']).state;
    expect(failed.flags.borodino).toBe(undefined);
    expect(failed.leaders.ney?.marked).toBe(true);
    expect(standing(failed, 'vyazma')).toBe('ney, FN 3');
  });
  it('the interceptors suffer the attrition of their way (§11.5), and fight nobody', () => {
    const scorched = { ...near, scorched: ['borodino'], attrition: { level: 'normal', loss: 0, gain: 0 } } as const;
    const asked = playEvent(scorched, 'R1', 108, { answers: [['R1', target('borodino')]] }).state;
    const kept = play(asked, ['FN', intercept('vyazma', ['ney'], { FN: 3 }), '26 6111']).state;
    expect(standing(kept, 'borodino')).toBe('ney, FN 2');
    expect(kept.flags.borodino).toBe('FN');
  });
  it('nobody intercepts where Tsarists stand already (§11.1)', () => {
    const guarded = holding('R1', [108], 'borodino: R1 1; vyazma: ney FN 3', { flags: { borodino: 'FN' } });
    const freed = afterEvent(guarded, 'R1', 108, { answers: [['R1', target('borodino')]] });
    expect(freed.flags).toEqual({});
    expect(asking(freed)).toEqual(['r1 impulse']);
  });
});

describe('#52: near Moscow; and Moscow burns when Imperials flag it', () => {
  const start = holding('R1', [52], 'smolensk: R1 1', { flags: { borodino: 'FN', mogilev: 'FN' }, scorched: [] });
  const flag = (state: State, space: string) => happens(state, (table) => placeFlag(table, 'FN', space, 'FN', '§7'));

  it('within two spaces of Moscow, wherever Tsarists are', () => {
    const asked = playEvent(start, 'R1', 52).state;
    expect(refused(asked, 'R1', target('mogilev'))).toBe('NOT_A_CHOICE');
    const freed = after(asked, 'R1', target('borodino'));
    expect(freed.flags).toEqual({ mogilev: 'FN' });
    expect(whereIs(freed, 52)).toBe('face up');
    expect(barred(holding('FN', [52], ''), 'FN', 52)).toBe('NOT_FOR_YOU §5.1');
  });
  it('while the card lies face up (§4.21): Scorched Earth on Moscow, nowhere else', () => {
    const played = afterEvent(start, 'R1', 52, { answers: [['R1', done]] });
    expect(flag(played, 'moscow').scorched).toEqual(['moscow']);
    expect(flag(played, 'tula').scorched).toEqual([]);
    expect(flag(start, 'moscow').scorched).toEqual([]);
    expect(flag({ ...played, scorched: ['moscow'] }, 'moscow').scorched).toEqual(['moscow']);
    const over = happens(played, (table) => {
      endImpulse(table, { is: 'impulse', power: 'R1', preemptive: false, lone: false, passing: false, stage: 'end' });
      closeImpulses(table);
    });
    expect(over.effects).toEqual([]);
    expect(flag(over, 'moscow').scorched).toEqual([]);
  });
  it('without a flag to be taken off it still waits for Moscow', () => {
    const played = afterEvent(holding('R2', [52], '', { flags: {} }), 'R2', 52);
    expect(played.effects).toMatchObject([{ id: 'burning', space: 'moscow', until: 'faceUp' }]);
  });
});
